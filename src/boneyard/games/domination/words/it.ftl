game-domination = Domination
box-domination = Domination
box-domination-words = Posa le tessere fra i numeri e chiudi i territori prima degli altri.

option-board = Tabellone
option-board-help = I numeri sul tabellone: sempre gli stessi, o nuovi ogni volta.
option-board-standard = Il tabellone standard
option-board-random = Un tabellone nuovo
option-first = Chi comincia
option-first-help = Si tira a sorte, oppure scegli un posto.
option-first-lot = A sorte
option-first-0 = Il primo posto
option-first-1 = Il secondo posto
option-first-2 = Il terzo posto
option-first-3 = Il quarto posto

refused-not-an-edge = Nomina le due caselle fra cui va la tessera, come d4e4 o d4d5. In questo gioco non si può passare, e si pesca in automatico.
refused-lower-square-first = Prima va la casella più a sinistra o più in basso: { $edge }.
refused-not-neighbours = { $one } e { $two } non sono vicine: fra loro non va nessuna tessera.
refused-edge-taken = In { $edge } c’è già una tessera.
why-edge-taken = Tutti i posti per { $tile } sono occupati.

# Domination nel terminale. $tile è una tessera, $edges sono coppie di caselle come d4e4, $letter è la lettera di un giocatore.
number-fields = territori
number-outer = territori sul bordo
domination-chips = { $fields ->
    [one] { $letter } { $fields } territorio ({ $outer } sul bordo)
   *[other] { $letter } { $fields } territori ({ $outer } sul bordo)
}
domination-rank = Riga { $rank }: { $values }.
domination-conquered = { $letter } ha: { $fields }.
domination-ripe = Manca un solo lato: { $fields }.
domination-fits = { $tile } va in { $edges }
board-standard = Il tabellone standard:
board-found = Un tabellone nuovo:
board-clumping = Addensamento: { $clumping } (tabellone standard: { $standard }; più è basso, meglio è)
board-use = Per giocarci: { $command }
board-searching = Cerco un tabellone

# Domination al tavolo. $tile è una tessera, $one e $two sono caselle come d4; una mossa segue il nome di chi l’ha fatta.
domination-place = { $tile } tra { $one } e { $two }
domination-closing = { $count ->
    [one] { $tile } tra { $one } e { $two }, chiude un territorio
   *[other] { $tile } tra { $one } e { $two }, chiude { $count } territori
}
domination-conquering = { $count ->
    [one] { $tile } tra { $one } e { $two }: un territorio conquistato
   *[other] { $tile } tra { $one } e { $two }: { $count } territori conquistati
}
domination-fields = { $fields ->
    [one] { $fields } territorio, { $outer } sul bordo
   *[other] { $fields } territori, { $outer } sul bordo
}
domination-table = Il tabellone: ogni casella con il suo valore, le tessere alla sua destra e sopra, e il territorio in alto a destra
domination-right = tessera a destra
domination-above = tessera sopra
domination-field-of = { $you ->
    [yes] il tuo territorio
   *[no] territorio di { $name }
}
domination-field-ripe = territorio a cui manca un lato

clause-DOM-11 = { $fields-tied ->
    [yes] Parità di territori: decidono quelli sul bordo ({ $outer }).
   *[no] Più territori: { $fields }.
}

help-board = mostra il tabellone standard di Domination o cercane uno nuovo
help-new = cerca un nuovo tabellone
help-board-seed = seme del caso; lo stesso seme e gli stessi passi danno lo stesso tabellone (predefinito: a caso)
help-steps = passi di ricerca (predefinito: 20000000, pochi secondi)
error-first = l’opzione first deve essere { $lot } o un posto da 0 a { $last }, non «{ $given }»
error-board = l’opzione board deve essere standard, random o un tabellone di { $count } cifre da 0 a 6, prima la riga 8, non «{ $given }»
error-board-edges = ogni tessera deve andare bene su { $count } lati di un tabellone; qui { $shown }

lesson-domination-board = Il tabellone è pieno di numeri. Una tessera sta sempre fra due numeri. Queste sette tessere sono tue, e nessun altro le vede.
lesson-domination-lay = Il tuo 5-3 va bene fra un 5 e un 3, ogni metà accanto al suo numero. Posalo nel posto che brilla.
lesson-domination-take = Hai pescato subito un’altra tessera, così ne hai di nuovo sette. Ora posa il doppio zero fra due zeri.
lesson-domination-grow = Quattro numeri sono gli angoli di un territorio. Con una tessera su ognuno dei quattro lati è chiuso. Posa il tuo 6-3.
lesson-domination-close = Guarda: un territorio ha tre lati chiusi. Posa il doppio sei sul quarto, e il territorio è tuo.
lesson-domination-third = Ora lì c’è il tuo gettone. Ma si posa sempre una sola tessera per turno. Posa il tuo 6-0.
lesson-domination-two = Ada non se n’è accorta: due territori sono quasi chiusi. Il tuo 5-0 li chiude tutti e due insieme.
lesson-domination-end = Due territori con una tessera sola. Quando il tabellone è pieno, vince chi ne ha di più. Un consiglio: se posi il terzo lato, un altro può chiudere il territorio.

feat-double-conquest = Una doppia conquista

reason-closes-later = Quando toccherà di nuovo alla stessa persona, ci sarà un territorio da chiudere { $better } volte su 10, altrimenti { $worse }.
reason-next-closes = Dopo, chi segue può chiudere un territorio { $better } volte su 10, altrimenti { $worse }.
reason-takes-field = Così si chiude subito un territorio.
