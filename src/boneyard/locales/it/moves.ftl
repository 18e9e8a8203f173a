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
