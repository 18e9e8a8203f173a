# Rivedere una partita finita. $points è una quantità, come la dicono coach-points o coach-wins; $move e $better sono mosse.
look-back = Analizza la partita
look-back-waiting = Analizzo la partita…
look-back-failed = Questa volta non ha funzionato. Riprova.
look-back-close = Chiudi l’analisi
coach-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
coach-wins = { $count ->
    [one] { $count } partita su 100
   *[other] { $count } partite su 100
}

# Giudizi sulle mosse
mark-best = La mossa migliore
mark-good = Buona mossa
mark-slip = Piccolo errore
mark-blunder = Grave errore
mark-unclear = Troppo vicine per dirlo
mark-forced = L’unica mossa
mark-better = { $better } era meglio, di circa { $points }.
mark-show = Mostra
mark-play-on = Continua da qui
mark-known = { $you ->
    [yes] Giudicata in base a ciò che potevi sapere.
   *[no] Giudicata in base a ciò che { $name } poteva sapere.
}
mark-open = Giudicata come se tutte le tessere fossero scoperte.
open-hands-switch = Giudica a tessere scoperte

# Il grafico
graph-title = Probabilità di vincere
graph-open = Il grafico conosce tutte le tessere.
graph-move = Mossa { $number }
graph-reads = { $name } { $percent } %

# Fortuna e scelte
split-title = Fortuna e scelte
split-deal = La distribuzione
split-chance = La fortuna durante il gioco
split-unseen = Ciò che nessuno poteva sapere
split-choices = { $you ->
    [yes] Le tue scelte
   *[no] Scelte: { $name }
}
split-total = In tutto
split-points = { $points }
split-words = { $you ->
    [yes] Insieme fanno esattamente il tuo vantaggio o svantaggio finale: { $points }.
   *[no] Insieme fanno esattamente il vantaggio o lo svantaggio finale di { $name }: { $points }.
}
split-words-wins = { $you ->
    [yes] La fortuna e le scelte si contano in partite vinte su 100. Insieme portano esattamente dalla parità a come è finita per te.
   *[no] La fortuna e le scelte si contano in partite vinte su 100. Insieme portano esattamente dalla parità a come è finita per { $name }.
}

# Che cosa ha deciso la partita
story-luck = { $you ->
    [yes] Hai vinto soprattutto per fortuna.
   *[no] { $name } ha vinto soprattutto per fortuna.
}
story-choices = { $you ->
    [yes] Hai vinto soprattutto grazie alle tue scelte.
   *[no] { $name } ha vinto soprattutto grazie alle sue scelte.
}
story-both = { $you ->
    [yes] Hai vinto per fortuna e grazie alle tue scelte.
   *[no] { $name } ha vinto per fortuna e grazie alle sue scelte.
}
story-mistakes = { $you ->
    [yes] Hai vinto soprattutto grazie agli errori altrui.
   *[no] { $name } ha vinto soprattutto grazie agli errori altrui.
}
story-luck-mistakes = { $you ->
    [yes] Hai vinto per fortuna e grazie agli errori altrui.
   *[no] { $name } ha vinto per fortuna e grazie agli errori altrui.
}
story-against-luck = { $you ->
    [yes] Hai vinto nonostante la sfortuna.
   *[no] { $name } ha vinto nonostante la sfortuna.
}
story-deal = La fortuna è venuta soprattutto dalla distribuzione: circa { $points }.
story-chance = La fortuna è venuta soprattutto durante il gioco: circa { $points }.
story-unseen = La fortuna è venuta soprattutto da ciò che nessuno poteva sapere: circa { $points }.
story-costliest = { $you ->
    [yes] La mossa più costosa è stata la numero { $number }: hai preferito { $move }, e { $better } era meglio di circa { $points }.
   *[no] La mossa più costosa è stata la numero { $number }: { $name } ha preferito { $move }, e { $better } era meglio di circa { $points }.
}
story-see = Vedi la mossa { $number }

# Perché una mossa è migliore. $better e $worse dicono quante volte su 10, dopo questa mossa e dopo l’altra
reason-next-stuck = Dopo, chi segue non ha niente da posare { $better } volte su 10, altrimenti { $worse }.
reason-own-next = Dopo resta qualcosa da posare al turno seguente { $better } volte su 10, altrimenti { $worse }.
