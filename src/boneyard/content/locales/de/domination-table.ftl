# Domination am Tisch. $tile ist ein Stein, $one und $two sind Kästchen wie d4; ein Zug steht nach dem Namen dessen, der ihn gemacht hat.
domination-place = { $tile } zwischen { $one } und { $two }
domination-closing = { $count ->
    [one] { $tile } zwischen { $one } und { $two }, schließt ein Feld
   *[other] { $tile } zwischen { $one } und { $two }, schließt { $count } Felder
}
domination-conquering = { $count ->
    [one] { $tile } zwischen { $one } und { $two }: ein Feld erobert
   *[other] { $tile } zwischen { $one } und { $two }: { $count } Felder erobert
}
domination-fields = { $fields ->
    [one] { $fields } Feld, { $outer } am Rand
   *[other] { $fields } Felder, { $outer } am Rand
}
domination-table = Das Brett: jedes Kästchen mit seinem Wert, die Steine rechts davon und darüber und das Feld rechts oben
domination-right = Stein rechts
domination-above = Stein darüber
domination-field-of = { $you ->
    [yes] dein Feld
   *[no] Feld von { $name }
}
domination-field-ripe = Feld mit nur einer offenen Seite
