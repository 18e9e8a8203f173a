game-classic = Domino
box-classic = Domino
box-classic-words = Una fila, due estremità libere. Posa quello che va bene, ricorda che cosa è uscito e resta senza tessere prima degli altri.

option-blocked_winner = Chi vince una mano bloccata
option-blocked_winner-help = Quando nessuno può andare avanti, vince chi è rimasto con meno.
option-blocked_winner-pips = Meno punti
option-blocked_winner-tiles = Meno tessere

# The domino each player drew for the start is shown beside these words.
start-highest = { $you ->
    [yes] La tessera più alta: cominci tu.
   *[no] La tessera più alta: comincia { $name }.
}

clause-CLA-5 = Nemmeno una tessera in mano.
clause-CLA-7 = Nessuno poteva andare avanti: vince chi è rimasto con meno.
clause-CLA-8 = Nessuno poteva andare avanti ed era pari: allora decide l’altro conto, punti o tessere.

lesson-classic-hand = Queste sette tessere sono tue. Ada non le vede, e tu non vedi le sue. Vince chi posa per primo tutte le sue tessere.
lesson-classic-join = Ada ha posato il 4-0. I numeri uguali stanno insieme: il tuo 5-4 va accanto al 4. Tocca la tessera, poi il posto che brilla.
lesson-classic-ends = La fila ha due estremità. Ora mostrano 5 e 6. Posa il tuo 5-2 accanto al 5.
lesson-classic-double = Avete posato qualche altra tessera. Ora posa il tuo doppio sei. Un doppio ha due volte lo stesso numero e sta di traverso.
lesson-classic-passed = Ada non ha nessuna tessera adatta e passa. Meglio per te: posa il tuo 6-1.
lesson-classic-draw = Le estremità mostrano 2 e 5, e il tuo 1-1 non va bene. Pesca una tessera dal mazzo.
lesson-classic-fits = Hai pescato il 2-1, e va bene. Posalo accanto al 2.
lesson-classic-last = Ada passa ancora. Ti resta una tessera, e va bene. Posala.
lesson-classic-end = Hai vinto. I punti che Ada ha ancora in mano sono tuoi: 8. Adesso sai giocare.
