# Treno messicano. $tile è una tessera scritta, $train la lettera di un treno, $number un numero di punti.
game-mexican-train = Treno messicano
box-mexican-train = Treno messicano
box-mexican-train-words = Costruisci il tuo treno, tieni d’occhio quelli aperti e salta sul treno messicano.

option-doubles = Doppi
option-doubles-help = Un doppio va coperto prima di posare altro, oppure è una tessera come le altre.
option-doubles-covered = Vanno coperti
option-doubles-free = Come le altre
option-first_train = Il primo turno
option-first_train-help = Posa una tessera nel tuo primo turno, o quante ne vuoi sul tuo treno.
option-first_train-one = Una tessera
option-first_train-whole = Un treno intero

refused-mexican-train-not-a-move = Scrivi una tessera e un treno, come 94B, o 94M per il treno messicano, oppure draw, pass o stop.
refused-mexican-train-which = Su quale treno? Scrivi { $tile } e la lettera di un treno, come { $tile }M.
refused-mexican-train-no-train = A questo tavolo non c’è un treno { $train }.
refused-mexican-train-closed = Il treno { $train } non è aperto, quindi lì gioca solo chi lo possiede.
refused-mexican-train-does-not-fit = { $tile } non va bene: al treno { $train } serve un { $number }.
refused-mexican-train-cover = Prima va coperto il doppio { $number } del treno { $train }.
refused-mexican-train-own-only = Nel tuo primo turno resta sul tuo treno, oppure fermati (stop).
refused-mexican-train-no-stop = Puoi fermarti solo mentre costruisci il tuo primo treno.
refused-mexican-train-must-pass = Hai pescato una tessera e non va bene, quindi devi passare (pass).
refused-mexican-train-play-or-stop = Posa un’altra tessera sul tuo treno, oppure fermati (stop).

clause-MT-10 = Qualcuno ha posato l’ultima tessera, e vince chi ha meno punti.
clause-MT-11 = Nessuno poteva più giocare, e vince chi ha meno punti.

mexican-train-station = Stazione: doppio { $number }.
mexican-train-mexican = treno messicano
mexican-train-row = Treno { $train }, { $name }
mexican-train-open = aperto
mexican-train-end = chiede un { $number }
mexican-train-empty = ancora senza tessere
mexican-train-to-cover = Va coperto il doppio { $number } del treno { $train }.
mexican-train-go-on = Puoi posare altre tessere sul tuo treno, oppure fermarti.
mexican-train-put-station = { $you ->
    [yes] Posi il doppio { $number } nella stazione.
   *[no] { $name } posa il doppio { $number } nella stazione.
}
mexican-train-place = sul treno { $place }
mexican-train-said = { $tile } sul treno { $train }

mexican-train-view-station = Stazione
mexican-train-view-trains = Treni
mexican-train-view-open = Treni aperti
mexican-train-view-cover = Doppio da coprire
mexican-train-view-drawn = Ha pescato
mexican-train-view-rolling = Costruisce il suo primo treno
mexican-train-view-last = Ultima tessera

# La prima partita. Ada è l’altra giocatrice.
lesson-mexican-train-hand = Nella stazione c’è il doppio nove. Queste tessere sono tue, e anche il treno A. Vince chi alla fine ha meno punti.
lesson-mexican-train-join = I treni partono dalla stazione, quindi il tuo comincia con un 9. Posa il tuo 9-8 sul treno A.
lesson-mexican-train-next = Ada ha cominciato il treno messicano, M. Ora il tuo treno finisce con un 8: posa lì il tuo 8-5.
lesson-mexican-train-double = Ora posa il tuo doppio cinque. Un doppio si posa di traverso.
lesson-mexican-train-cover = Un doppio va coperto prima di posare altro. Coprilo con il tuo 9-5.
lesson-mexican-train-mexican = Qualche turno dopo. Sul treno messicano può giocare chiunque. Finisce con un 6: posa lì il tuo 8-6.
lesson-mexican-train-open = Ada non aveva tessere adatte. Ne ha pescata una, ha dovuto passare, e ora il suo treno è aperto. Posa il tuo 9-0 sul treno B.
lesson-mexican-train-draw = Adesso sei tu a non avere tessere adatte. Pescane una dal mazzo.
lesson-mexican-train-pass = Neanche questa va bene, quindi passa. Il tuo treno sarà aperto.
lesson-mexican-train-close = Ada ha giocato sul tuo treno. Posa lì tu il tuo 5-2, e si chiude di nuovo.
lesson-mexican-train-last = Molto dopo. Ada ha posato un doppio uno e non ha potuto coprirlo, quindi tocca a te. Coprilo con la tua ultima tessera.
lesson-mexican-train-end = Non hai più tessere, quindi la mano è finita. Ad Ada restano 64 punti: hai vinto. Ora sai giocare.
