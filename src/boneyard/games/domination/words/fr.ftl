game-domination = Domination
box-domination = Domination
box-domination-words = Pose des dominos entre les chiffres et ferme des territoires avant les autres.

option-board = Plateau
option-board-help = Les chiffres du plateau : toujours les mêmes, ou nouveaux à chaque partie.
option-board-standard = Le plateau standard
option-board-random = Un nouveau plateau
option-first = Qui commence
option-first-help = On tire au sort, ou tu choisis une place.
option-first-lot = Tirage au sort
option-first-0 = La première place
option-first-1 = La deuxième place
option-first-2 = La troisième place
option-first-3 = La quatrième place

refused-not-an-edge = Un coup nomme les deux cases entre lesquelles se pose le domino, comme d4e4 ou d4d5. Dans ce jeu, on ne passe pas, et on pioche automatiquement.
refused-lower-square-first = La case la plus à gauche, ou la plus basse, vient en premier : { $edge }.
refused-not-neighbours = { $one } et { $two } ne se touchent pas : aucun domino ne se pose entre les deux.
refused-edge-taken = Il y a déjà un domino en { $edge }.
why-edge-taken = Toutes les places pour { $tile } sont prises.

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

clause-DOM-11 = { $fields-tied ->
    [yes] Égalité : les territoires en bordure décident ({ $outer }).
   *[no] Le plus de territoires : { $fields }.
}

help-board = afficher le plateau standard de Domination ou en chercher un nouveau
help-new = chercher un nouveau plateau
help-board-seed = graine du hasard ; la même graine et les mêmes étapes donnent le même plateau (par défaut : au hasard)
help-steps = étapes de recherche (par défaut : 20000000, quelques secondes)
error-first = l’option first doit être { $lot } ou une place de 0 à { $last }, pas « { $given } »
error-board = l’option board doit être standard, random ou un plateau de { $count } chiffres de 0 à 6, rangée 8 d’abord, pas « { $given } »
error-board-edges = chaque domino doit convenir à { $count } bords d’un plateau ; ici { $shown }

lesson-domination-board = Le plateau est plein de nombres. Un domino se pose toujours entre deux nombres. Ces sept dominos sont à toi, et personne d’autre ne les voit.
lesson-domination-lay = Ton 5-3 se pose entre un 5 et un 3, chaque moitié à côté de son nombre. Pose‑le à la place qui brille.
lesson-domination-take = Tu as pioché tout de suite un nouveau domino : tu en as de nouveau sept. Pose maintenant ton double zéro entre deux zéros.
lesson-domination-grow = Quatre nombres sont les coins d’un territoire. Avec un domino sur chacun de ses quatre côtés, il est fermé. Pose ton 6-3.
lesson-domination-close = Regarde : un territoire a trois côtés fermés. Ferme le quatrième avec ton double six, et il est à toi.
lesson-domination-third = Ton jeton est dessus. C’est toujours un seul domino par tour. Pose ton 6-0.
lesson-domination-two = Ada n’a pas fait attention : deux territoires sont presque fermés. Ton 5-0 ferme les deux d’un coup.
lesson-domination-end = Deux territoires avec un domino. Quand le plateau est plein, celui qui en a le plus gagne. Un conseil : si tu poses le troisième côté, l’autre peut fermer.

feat-double-conquest = Une double conquête

reason-closes-later = Quand la même personne rejouera, elle aura un territoire à fermer { $better } fois sur 10, sinon { $worse } fois.
reason-next-closes = Ensuite, le joueur suivant peut fermer un territoire { $better } fois sur 10, sinon { $worse } fois.
reason-takes-field = Cela ferme tout de suite un territoire.
