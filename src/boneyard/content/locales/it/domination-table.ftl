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
