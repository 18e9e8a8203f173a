# Domination à la table. $tile est un domino, $one et $two sont des cases comme d4 ; un coup vient après le nom de qui l’a joué.
domination-place = { $tile } entre { $one } et { $two }
domination-closing = { $count ->
    [one] { $tile } entre { $one } et { $two }, ferme un territoire
   *[other] { $tile } entre { $one } et { $two }, ferme { $count } territoires
}
domination-conquering = { $count ->
    [one] { $tile } entre { $one } et { $two } : un territoire conquis
   *[other] { $tile } entre { $one } et { $two } : { $count } territoires conquis
}
domination-fields = { $fields ->
    [one] { $fields } territoire, dont { $outer } en bordure
   *[other] { $fields } territoires, dont { $outer } en bordure
}
domination-table = Le plateau : les cases et leur valeur, les dominos à droite et au-dessus, et le territoire en haut à droite
domination-right = domino à droite
domination-above = domino au-dessus
domination-field-of = { $you ->
    [yes] ton territoire
   *[no] territoire : { $name }
}
domination-field-ripe = territoire avec un seul côté ouvert
