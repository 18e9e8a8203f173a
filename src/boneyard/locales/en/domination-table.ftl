# Domination at the table. $tile is a domino, $one and $two are squares such as d4; a move is told after the name of who made it.
domination-place = { $tile } between { $one } and { $two }
domination-closing = { $count ->
    [one] { $tile } between { $one } and { $two }, closes a field
   *[other] { $tile } between { $one } and { $two }, closes { $count } fields
}
domination-conquering = { $count ->
    [one] { $tile } between { $one } and { $two }: a field conquered
   *[other] { $tile } between { $one } and { $two }: { $count } fields conquered
}
domination-fields = { $fields ->
    [one] { $fields } field, { $outer } at the rim
   *[other] { $fields } fields, { $outer } at the rim
}
domination-table = The board: squares with their values, the dominoes to their right and above, and the field above to the right
domination-right = domino to the right
domination-above = domino above
domination-field-of = { $you ->
    [yes] your field
   *[no] field of { $name }
}
domination-field-ripe = field with one side open
