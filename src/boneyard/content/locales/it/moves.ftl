# Perché una mossa non vale. $tile è una tessera come testo, $end un numero di punti.
refused-over = La partita è finita.
refused-not-your-turn = Non è il tuo turno.
refused-not-text = Una mossa si scrive come testo.
refused-higher-first = Prima va il numero più alto: { $tile }.
refused-can-lay = Hai una tessera adatta, quindi devi posarne una.
refused-no-stock = Il mazzo è vuoto, quindi devi passare (pass).
refused-must-draw = Nel mazzo ci sono ancora tessere, quindi pescane una (draw).
refused-not-in-hand = Non hai la tessera { $tile }.
