# Perché una mossa non vale. $tile è una tessera come testo, $end un numero di punti.
refused-over = La partita è finita.
refused-not-your-turn = Adesso non tocca al posto { $seat }.
refused-not-text = Una mossa si scrive come testo.
refused-not-a-line-move = Una mossa è una tessera con un lato, come 64L (a sinistra) o 64R (a destra), oppure draw (pescare), oppure pass (passare).
refused-no-side-yet = La prima tessera non ha ancora un lato: scrivi { $tile }.
refused-which-end = Di' da che parte: { $tile }L (a sinistra) o { $tile }R (a destra).
refused-higher-first = Il numero più alto va per primo: { $tile }.
refused-can-lay = Hai una tessera che va bene, quindi ne metti una.
refused-no-stock = Il mazzo è vuoto: passa (pass).
refused-must-draw = Nel mazzo ci sono ancora tessere: pescane una (draw).
refused-not-in-hand = Non hai la tessera { $tile }.
refused-not-an-edge = Una mossa nomina le due caselle fra cui va la tessera, come d4e4 o d4d5.
refused-lower-square-first = La casella più bassa va per prima: { $edge }.
refused-not-neighbours = { $one } e { $two } non sono vicine: fra loro non va nessuna tessera.
refused-edge-taken = In { $edge } c'è già una tessera.
refused-does-not-fit = { $tile } non va bene: da quella parte il numero è { $end }.
refused-open-with = La partita comincia con il doppio più alto: { $tile }.

# Torri. $own e $other sono numeri di punti.
refused-not-a-place = Una mossa è una tessera, una casella e una direzione, come 64@0,0,1/e, oppure draw (pescare), oppure pass (passare).
refused-below-table = Il piano 0 è il tavolo: sotto non va niente.
refused-double-heading = Un doppio si scrive verso est o verso nord: { $tile } con /e o /n.
refused-open-construction = La costruzione comincia con il doppio più alto: { $tile }@0,0,0/e.
refused-cell-taken = Lì c'è già una tessera.
refused-not-equal = Le metà sovrapposte devono essere uguali: { $own } incontrerebbe { $other }.
refused-touches-nothing = { $tile } lì non toccherebbe niente che la tenga.
refused-not-parallel = La seconda tessera sta parallela alla prima, { $first }.
refused-not-an-end = Si può mettere solo alle estremità della costruzione.
refused-must-lay-flat = Adesso metti in piano, sul tavolo.
refused-must-lay-up = Adesso metti in alto, sopra un'altra tessera.
# Domino 4. $wish è ciò che chiede un'estremità: any (tutto), white (bianco), r3 (tre rosso), r33 (dopo un doppio), r (rosso).
refused-not-a-domino4-move = Una mossa si scrive r43@2,-1/nw, J@1,0=b, draw, pass, stop, last!, accept, accuse o give:r43.
refused-not-a-domino4-tile = Una tessera è un colore (r, g, b, y) con due numeri da 4 a 0, come r43; un jolly è J.
refused-too-far = Nessuna tessera può stare così lontano dal centro.
refused-name-a-colour = Un jolly nomina un colore: finisci con =r, =g, =b o =y.
refused-name-a-turn = Di’ come è girata la tessera: finisci con /nw, /ne, /se o /sw.
refused-double-turn = Un doppio si scrive con nw o ne: { $tile } con { $turn }.
refused-nothing-to-announce = Adesso non hai un’ultima tessera da annunciare.
refused-answer-first = Prima rispondi: accept (ci credo) o accuse (ti accuso).
refused-only-announce = Non è il tuo turno; adesso puoi dire soltanto last!
refused-give-first = Prima dai una tessera: give: e il suo nome.
refused-nothing-to-give = Adesso non c’è niente da dare.
refused-nothing-to-answer = Adesso non c’è niente a cui rispondere.
refused-no-stop = Puoi fermarti solo dopo la prima di due tessere.
refused-second-or-stop = Posa una seconda tessera oppure fermati (stop).
refused-no-bluff = A questo tavolo non si posano tessere coperte.
refused-joker-face-down = A questo tavolo i jolly si posano coperti: comincia con ?
refused-not-last = L’ultima tessera si annuncia solo con la mossa che te ne lascia una.
refused-tile-there = Lì c’è già una tessera.
refused-cell-apart = Quella casella non tocca nessuna tessera.
refused-touches-others = Una tessera a un’estremità tocca solo quella a cui si attacca.
refused-no-cornerstone-there = Una pietra angolare non tocca né un jolly né l’ultima tessera di una catena.
refused-numbers-differ = Una pietra angolare tocca con tutte e due le metà, e i numeri che si toccano sono uguali.
refused-no-open-end = Lì non c’è un’estremità aperta.
refused-side-closed = Da quel lato la catena non continua: conta solo la metà libera.
refused-line-too-long = Dopo sei in linea retta la catena deve girare.
refused-end-asks = { $tile } non va bene: quell’estremità chiede { $wish }.
refused-turned-wrong = { $tile } lì va bene, ma non girata così.
