# Ce que dit le terminal. [Toi] est le nom donné par « you » : on tutoie alors ce joueur.
game-classic = Dominos
game-magnetic-flat = Magnetic Domino, à plat
game-magnetic-tower = Magnetic Domino, en tour
game-magnetic-staggered = Magnetic Domino, en quinconce
game-domination = Domination
game-domino4 = Domino 4
players = { $count } joueurs
menu-title = À quoi joue-t-on ?
menu-ask = Numéro ou nom (de 1 à { $count }) :
menu-again = Tape un numéro de 1 à { $count }, ou le nom d'un jeu.
getting-ready = Préparation de { $game } (seulement la première fois)
you = Toi
seat = Place { $seat }
seat-holds = { $name } : { $count }
stock-holds = Pioche : { $count }
line = Chaîne
line-empty = La table est vide.
line-ends = Bouts libres : { $left } à gauche, { $right } à droite.
your-hand = Tes dominos
your-moves = { $count ->
    [one] Tu peux jouer :
   *[other] Tu as le choix entre { $count } coups :
}
your-move = { $name ->
    [Toi] À toi de jouer (numéro ou texte, ? pour l'aide) :
   *[other] { $name }, à toi de jouer (numéro ou texte, ? pour l'aide) :
}
which-of-these = Lequel de ces { $count } coups ? (Entrée pour revenir)
help-move = Tape le numéro d'un coup ou le coup lui-même. « hint » demande conseil à un maître, « rules » montre les règles, « log » les coups déjà joués. Avec « quit » tu quittes, et la partie est gardée.
hand-over = Passe l'écran à { $name }, qui appuie sur Entrée :
move-lays = { $name ->
    [Toi] Tu joues { $move }.
   *[other] { $name } joue { $move }.
}
move-draw = { $name ->
    [Toi] Tu pioches un domino.
   *[other] { $name } pioche un domino.
}
move-pass = { $name ->
    [Toi] Tu passes.
   *[other] { $name } passe.
}
won = { $name ->
    [Toi] Tu gagnes ({ $clause }).
   *[other] { $name } gagne ({ $clause }).
}
won-shared = Victoire partagée : { $names } ({ $clause }).
won-nobody = Cette fois, personne ne gagne ({ $clause }).
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
number-pips = points en main
number-tiles = dominos en main
not-over = La partie n'est pas encore finie.
match-totals = { $count ->
    [one] Après une manche :
   *[other] Après { $count } manches :
}
match-won = { $names ->
    [Toi] La victoire finale est pour toi.
   *[other] La victoire finale est pour { $names }.
}
replay-next = Coup { $number } sur { $count } : Entrée le montre, q pour quitter.
goodbye = Au revoir.
go-on = Pour continuer cette partie : { $command }
bot-name = { $bot } (robot)
start-draw = Tirage pour commencer : { $shown }.
begins = { $name ->
    [Toi] Tu commences.
   *[other] { $name } commence.
}
move-stop = { $name ->
    [Toi] Tu t’arrêtes là.
   *[other] { $name } s’arrête là.
}
move-accept = { $name ->
    [Toi] Tu acceptes.
   *[other] { $name } accepte.
}
move-accuse = { $name ->
    [Toi] Tu accuses : ce n’est pas un joker.
   *[other] { $name } accuse : ce n’est pas un joker.
}
move-give = { $name ->
    [Toi] Tu donnes un domino.
   *[other] { $name } donne un domino.
}
move-last = { $name ->
    [Toi] Tu annonces ton dernier domino.
   *[other] { $name } annonce son dernier domino.
}
domino4-table = Table
domino4-west = Bout ouest, en { $cells } : { $wish }.
domino4-east = Bout est, en { $cells } : { $wish }.
domino4-west-closed = Bout ouest : plus de place.
domino4-east-closed = Bout est : plus de place.
domino4-wish-any = n’importe quel domino
domino4-wish-white = n’importe quelle moitié blanche
domino4-wish-half = { $colour } { $number }
domino4-wish-double = { $colour } { $number }, ou un double { $number } de n’importe quelle couleur
domino4-wish-named = n’importe quel domino en { $colour }
domino4-colour-r = rouge
domino4-colour-g = vert
domino4-colour-b = bleu
domino4-colour-y = jaune
domino4-two = Personne n’a rien posé pendant un tour complet : qui le peut a droit à deux dominos.
domino4-second = Tu peux poser un second domino, ou t’arrêter (stop).
domino4-answers = Un domino est posé face cachée comme joker : accept (j’accepte) ou accuse (j’accuse) ?
domino4-gift = Choisis le domino à donner.
domino4-owes = Il te reste un domino : dis last! avant qu’un autre ne joue.
domino4-known = La place { $seat } a { $tiles }, tu l’as vu.
told = { $what } : { $text }
anything-to-say = { $name }, quelque chose à dire ? (Entrée pour continuer)
