# Ce que dit le terminal. $you vaut yes quand on s’adresse au joueur lui-même : on le tutoie.
game-classic = Dominos
game-magnetic-flat = Magnetic Domino, à plat
game-magnetic-tower = Magnetic Domino, en tour
game-magnetic-staggered = Magnetic Domino, en quinconce
game-domination = Domination
game-domino4 = Domino 4
players = { $count } joueurs
menu-title = À quoi joue-t-on ?
menu-ask = Numéro ou nom (de 1 à { $count }) :
menu-again = Tape un numéro de 1 à { $count }, ou le nom d’un jeu.
getting-ready = { $game } : préparation (seulement la première fois)
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
your-move = { $you ->
    [yes] À toi de jouer (numéro ou texte, « ? » pour l’aide) :
   *[no] { $name }, à toi de jouer (numéro ou texte, « ? » pour l’aide) :
}
which-of-these = Il y en a { $count } : lequel ? (Entrée pour revenir)
help-move = Tape le numéro d’un coup ou le coup lui-même. « hint » demande conseil à un maître, « rules » montre les règles, « log » les coups déjà joués. Avec « quit » tu quittes, et la partie est enregistrée.
hand-over = Passe l’écran à { $name }. { $name }, appuie sur Entrée :
move-lays = { $you ->
    [yes] Tu joues { $move }.
   *[no] { $name } joue { $move }.
}
move-draw = { $you ->
    [yes] Tu pioches un domino.
   *[no] { $name } pioche un domino.
}
move-pass = { $you ->
    [yes] Tu passes.
   *[no] { $name } passe.
}
won = { $you ->
    [yes] Tu gagnes. { $reason }
   *[no] { $name } gagne. { $reason }
}
won-shared = Victoire partagée : { $names }. { $reason }
won-nobody = Cette fois, personne ne gagne. { $reason }
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
number-pips = points en main
number-tiles = dominos en main
not-over = La partie n’est pas encore finie.
match-totals = { $count ->
    [one] Après une manche :
   *[other] Après { $count } manches :
}
match-won = { $you ->
    [yes] La victoire finale est pour toi.
   *[no] Victoire finale : { $names }.
}
replay-next = Coup { $number } sur { $count } : Entrée le montre, q pour quitter.
goodbye = Au revoir.
go-on = Pour continuer cette partie : { $command }
bot-name = { $bot } (robot)
start-draw = Qui commence ? Dominos tirés : { $shown }.
begins = { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
}
move-stop = { $you ->
    [yes] Tu t’arrêtes là.
   *[no] { $name } s’arrête là.
}
move-accept = { $you ->
    [yes] Tu acceptes.
   *[no] { $name } accepte.
}
move-accuse = { $you ->
    [yes] Tu accuses : ce n’est pas un joker.
   *[no] { $name } accuse : ce n’est pas un joker.
}
move-give = { $you ->
    [yes] Tu donnes un domino.
   *[no] { $name } donne un domino.
}
move-last = { $you ->
    [yes] Tu annonces ton dernier domino.
   *[no] { $name } annonce son dernier domino.
}
domino4-table = Table
domino4-west = Bout ouest, en { $cells } : { $wish }.
domino4-east = Bout est, en { $cells } : { $wish }.
domino4-west-closed = Bout ouest : plus de place.
domino4-east-closed = Bout est : plus de place.
domino4-wish-any = n’importe quel domino
domino4-wish-white = une moitié blanche
domino4-wish-half = un { $number } { $colour }
domino4-wish-double = un { $number } { $colour }, ou un double { $number } de n’importe quelle couleur
domino4-wish-named = n’importe quel domino { $colour }
domino4-colour-r = rouge
domino4-colour-g = vert
domino4-colour-b = bleu
domino4-colour-y = jaune
domino4-two = Personne n’a posé de domino pendant tout un tour de table : le premier qui peut a droit à deux dominos.
domino4-second = Tu peux poser un second domino, ou t’arrêter (stop).
domino4-answers = Un domino est posé face cachée comme joker : accept (j’accepte) ou accuse (j’accuse) ?
domino4-gift = Choisis le domino à donner.
domino4-owes = Il te reste un domino : dis last! avant qu’un autre ne joue.
domino4-known = Tu as vu chez { $name } : { $tiles }.
told = { $what } : { $text }
anything-to-say = { $name }, quelque chose à dire ? (Entrée pour continuer)

# Deux parties d’une même phrase
apart = { $one } ; { $two }
