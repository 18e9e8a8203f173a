# Domination dans le terminal. $tile est un domino, $edges des paires de cases comme d4e4, $letter la lettre d’un joueur.
number-fields = territoires
number-outer = territoires en bordure
domination-chips = { $fields ->
    [one] { $letter } : { $fields } territoire ({ $outer } en bordure)
   *[other] { $letter } : { $fields } territoires ({ $outer } en bordure)
}
domination-rank = Rangée { $rank } : { $values }.
domination-conquered = Conquis par { $letter } : { $fields }.
domination-ripe = Plus qu’un côté à fermer : { $fields }.
domination-fits = { $tile } se pose en { $edges }
board-standard = Le plateau standard :
board-found = Un nouveau plateau :
board-clumping = Regroupement : { $clumping } (plateau standard : { $standard } ; moins il y en a, mieux c’est)
board-use = Pour y jouer : { $command }
board-searching = Recherche d’un plateau
