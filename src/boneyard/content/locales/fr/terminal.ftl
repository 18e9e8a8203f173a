# Ce que dit le terminal. $you vaut yes quand on s’adresse au joueur lui-même : on le tutoie.
players = { $count } joueurs
menu-title = À quoi joue‑t‑on ?
menu-ask = Numéro ou nom (de 1 à { $count }) :
menu-again = Tape un numéro de 1 à { $count }, ou le nom d’un jeu.
getting-ready = { $game } : préparation (seulement la première fois)
you = Toi
seat = Place { $seat }
seat-holds = { $name } : { $count }
stock-holds = Pioche : { $count }
line-empty = La table est vide.
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
move-stop = { $you ->
    [yes] Tu t’arrêtes là.
   *[no] { $name } s’arrête là.
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
begins = { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
}
told = { $what } : { $text }
anything-to-say = { $name }, quelque chose à dire ? (Entrée pour continuer)

# Deux parties d’une même phrase
apart = { $one } ; { $two }
