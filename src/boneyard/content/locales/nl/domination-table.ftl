# Domination aan tafel. $tile is een steen, $one en $two zijn vakjes zoals d4; een zet staat na de naam van wie hem deed.
domination-place = { $tile } tussen { $one } en { $two }
domination-closing = { $count ->
    [one] { $tile } tussen { $one } en { $two }, sluit een veld af
   *[other] { $tile } tussen { $one } en { $two }, sluit { $count } velden af
}
domination-conquering = { $count ->
    [one] { $tile } tussen { $one } en { $two }: één veld veroverd
   *[other] { $tile } tussen { $one } en { $two }: { $count } velden veroverd
}
domination-fields = { $fields ->
    [one] { $fields } veld, { $outer } aan de rand
   *[other] { $fields } velden, { $outer } aan de rand
}
domination-table = Het bord: elk vakje met zijn waarde, de stenen rechts ervan en erboven, en het veld schuin rechtsboven
domination-right = steen rechts
domination-above = steen erboven
domination-field-of = { $you ->
    [yes] jouw veld
   *[no] veld van { $name }
}
domination-field-ripe = veld met nog één kant open
