box-magnetic = Magnetic Domino
box-magnetic-words = Bau mit Magneten in die Höhe. Es steht, es wackelt, und irgendwann fällt es um.

option-count = Was gezählt wird
option-count-help = Die Augen oder nur die Steine, was für kleine Kinder leichter ist.
option-count-pips = Augen
option-count-tiles = Steine

clause-MAG-6 = { $tiles ->
    [0] Kein Stein mehr auf der Hand.
   *[other] Niemand kam weiter: Wer am wenigsten übrig hat, gewinnt.
}
clause-MAG-9 = Es hat lange genug gedauert: Wer am wenigsten übrig hat, gewinnt.

feat-line-double = Ein Sieg mit einem Doppelstein zum Schluss
feat-line-blocked = Ein Sieg, als niemand mehr legen konnte

reason-falls = So fällt alles { $better } von 10 Mal um, sonst { $worse } Mal.
