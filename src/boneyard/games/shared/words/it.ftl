box-magnetic = Magnetic Domino
box-magnetic-words = Costruisci verso l’alto con le calamite. Sta su, traballa e prima o poi crolla.

option-count = Che cosa si conta
option-count-help = Si contano i punti, o solo le tessere: più facile per i bambini piccoli.
option-count-pips = I punti
option-count-tiles = Le tessere

clause-MAG-6 = { $tiles ->
    [0] Nemmeno una tessera in mano.
   *[other] Nessuno poteva andare avanti: vince chi è rimasto con meno.
}
clause-MAG-9 = La partita durava da troppo: vince chi è rimasto con meno.

feat-line-double = Una vittoria con un doppio per ultimo
feat-line-blocked = Una vittoria quando nessuno poteva giocare

reason-falls = Così cade tutto { $better } volte su 10, altrimenti { $worse }.
