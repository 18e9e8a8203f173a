# Domination. $edge, ce sont deux cases en texte, comme d4e4 ; $tile un domino ; $letter la lettre d'un joueur.
refused-not-an-edge = Un coup nomme les deux cases entre lesquelles va le domino, comme d4e4 ou d4d5.
refused-lower-square-first = La case la plus basse vient en premier : { $edge }.
refused-not-neighbours = { $one } et { $two } ne se touchent pas : aucun domino ne va entre les deux.
refused-edge-taken = Il y a déjà un domino en { $edge }.
number-fields = territoires
number-outer = territoires en bordure
domination-chips = { $fields ->
    [one] { $letter } { $fields } territoire ({ $outer } en bordure)
   *[other] { $letter } { $fields } territoires ({ $outer } en bordure)
}
domination-rank = Rangée { $rank } : { $values }.
domination-conquered = { $letter } tient : { $fields }.
domination-ripe = Plus qu'un côté à fermer : { $fields }.
domination-fits = { $tile } va en { $edges }
board-standard = Le plateau standard :
board-found = Un nouveau plateau :
board-clumping = Amas { $clumping } (plateau standard : { $standard } ; moins, c'est mieux)
board-use = Pour y jouer : { $command }
board-searching = Recherche d'un plateau
