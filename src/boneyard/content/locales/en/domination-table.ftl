# Domination at the table. $tile is a domino, $one and $two are squares such as d4; what a player did follows the name.
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
    [one] { $fields } field, { $outer } on the edge
   *[other] { $fields } fields, { $outer } on the edge
}
domination-table = The board: each square with its value, the dominoes to its right and above it, and the field to its upper right
domination-right = domino to the right
domination-above = domino above
domination-field-of = { $you ->
    [yes] your field
   *[no] { $name }’s field
}
domination-field-ripe = field with one side open
