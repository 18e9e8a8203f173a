# Perché una mossa non vale. $tile è una tessera come testo, $end un numero di punti.
refused-over = La partita è finita.
refused-not-your-turn = Non è il tuo turno.
refused-not-text = Una mossa si scrive come testo.
refused-not-a-line-move = Scrivi una tessera e un lato, come 64L (a sinistra) o 64R (a destra), oppure draw (pescare) o pass (passare).
refused-no-side-yet = La prima tessera non ha bisogno di un lato: scrivi solo { $tile }.
refused-which-end = Da che parte? Scrivi { $tile }L (a sinistra) o { $tile }R (a destra).
refused-higher-first = Prima va il numero più alto: { $tile }.
refused-can-lay = Hai una tessera adatta, quindi devi posarne una.
refused-no-stock = Il mazzo è vuoto, quindi devi passare (pass).
refused-must-draw = Nel mazzo ci sono ancora tessere, quindi pescane una (draw).
refused-not-in-hand = Non hai la tessera { $tile }.
refused-not-an-edge = Nomina le due caselle fra cui va la tessera, come d4e4 o d4d5. In questo gioco non si può passare, e si pesca in automatico.
refused-lower-square-first = Prima va la casella più a sinistra o più in basso: { $edge }.
refused-not-neighbours = { $one } e { $two } non sono vicine: fra loro non va nessuna tessera.
refused-edge-taken = In { $edge } c’è già una tessera.
refused-does-not-fit = { $tile } non va bene: da quella parte il numero è { $end }.
refused-open-with = La partita comincia con il doppio più alto: { $tile }.

# Torri. $own e $other sono numeri di punti.
refused-not-a-place = Scrivi una tessera, una casella e una direzione, come 64@0,0,1/e, oppure draw (pescare) o pass (passare).
refused-below-table = Il piano 0 è il tavolo: sotto non va niente.
refused-double-heading = Un doppio si scrive verso est o verso nord: { $tile } con /e o /n.
refused-open-construction = La costruzione comincia con il doppio più alto: { $tile }@0,0,0/e.
refused-cell-taken = Lì c’è già una tessera.
refused-not-equal = Le metà sovrapposte devono essere uguali: qui si troverebbero insieme { $own } e { $other }.
refused-touches-nothing = { $tile } lì non avrebbe niente che la tenga.
refused-not-parallel = La seconda tessera va posata parallela alla prima, { $first }.
refused-not-an-end = Si può costruire solo alle estremità.
refused-must-lay-flat = Adesso devi posare in piano, sul tavolo.
refused-must-lay-up = Adesso devi posare in alto, sopra un’altra tessera.
# Domino 4. $wish è ciò che chiede un’estremità, a parole.
refused-not-a-domino4-move = Scrivi una mossa come r43@2,-1/nw o J@1,0=b, oppure draw, pass, stop, last!, accept, accuse o give:r43.
refused-not-a-domino4-tile = Una tessera è un colore (r, g, b, y) con due numeri da 4 a 0, come r43; un jolly è J.
refused-too-far = Nessuna tessera può stare così lontano dal centro.
refused-name-a-colour = Di’ quale colore segue: finisci con =r, =g, =b o =y.
refused-name-a-turn = Di’ come è girata la tessera: finisci con /nw, /ne, /se o /sw.
refused-double-turn = Un doppio si scrive con nw o ne: { $tile } con { $turn }.
refused-nothing-to-announce = Adesso non hai un’ultima tessera da annunciare.
refused-answer-first = Prima rispondi: accept (ci credo) o accuse (non ci credo).
refused-only-announce = Non è il tuo turno; adesso puoi soltanto scrivere «last!».
refused-give-first = Prima dai una tessera: scrivi give: e il suo nome, come give:r43.
refused-nothing-to-give = Adesso non c’è niente da dare.
refused-nothing-to-answer = Adesso non c’è niente a cui rispondere.
refused-no-stop = Puoi fermarti solo dopo la prima di due tessere.
refused-second-or-stop = Posa una seconda tessera oppure fermati (stop).
refused-no-bluff = A questo tavolo non si posano tessere coperte.
refused-joker-face-down = A questo tavolo i jolly si posano coperti: comincia con un punto interrogativo (?).
refused-not-last = L’ultima tessera si annuncia solo con la mossa che te ne lascia una sola.
refused-tile-there = Lì c’è già una tessera.
refused-cell-apart = Quella casella non tocca nessuna tessera.
refused-touches-others = Una tessera posata a un’estremità può toccare solo quella a cui si attacca.
refused-no-cornerstone-there = Una pietra angolare non può toccare un jolly né l’ultima tessera di una catena.
refused-numbers-differ = Una pietra angolare deve toccare altre tessere con tutte e due le metà, e i numeri che si toccano devono essere uguali.
refused-no-open-end = Lì non c’è un’estremità aperta di una catena.
refused-side-closed = Da quel lato la catena non continua: conta solo la metà libera.
refused-line-too-long = Dopo sei in linea retta la catena deve girare.
refused-end-asks = { $tile } non va bene: quell’estremità chiede { $wish }.
refused-turned-wrong = { $tile } lì va bene, ma non in quel verso.
