# Revoir une partie finie. $points est une quantité, telle que coach-points ou coach-wins la dit ; $move et $better sont des coups.
look-back = Analyser la partie
look-back-waiting = J’analyse la partie…
look-back-failed = Ça n’a pas marché cette fois. Réessaie.
look-back-close = Fermer l’analyse
coach-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
coach-wins = { $count } %

# Avis sur les coups
mark-best = Meilleur coup
mark-good = Bon coup
mark-slip = Petite erreur
mark-blunder = Grosse erreur
mark-unclear = Trop serré pour juger
mark-forced = Le seul coup
mark-better = { $better }, c’était mieux, d’environ { $points }.
mark-show = Montrer
mark-play-on = Continuer à partir d’ici
mark-known = { $you ->
    [yes] Jugé d’après ce que tu pouvais savoir.
   *[no] Jugé d’après ce que { $name } pouvait savoir.
}
mark-open = Jugé comme si toutes les mains étaient ouvertes.
open-hands-switch = Juger mains ouvertes

# La courbe
graph-title = Chances de gagner
graph-open = La courbe connaît toutes les mains.
graph-move = Coup { $number }
graph-reads = { $name } { $percent } %

# La chance et les choix
split-title = La chance et les choix
split-deal = La donne
split-chance = La chance en cours de jeu
split-unseen = Ce que personne ne pouvait savoir
split-choices = { $you ->
    [yes] Tes choix
   *[no] Choix : { $name }
}
split-total = Total
split-points = { $points }
split-words = { $you ->
    [yes] Ensemble, cela fait exactement ton avance ou ton retard à la fin : { $points }.
   *[no] Ensemble, cela fait exactement l’avance ou le retard de { $name } à la fin : { $points }.
}
split-words-wins = { $you ->
    [yes] La chance et les choix se comptent en parties gagnées sur 100. Ensemble, ils mènent exactement de chances égales à ton résultat.
   *[no] La chance et les choix se comptent en parties gagnées sur 100. Ensemble, ils mènent exactement de chances égales au résultat de { $name }.
}

# Ce qui a décidé de la partie
story-luck = { $you ->
    [yes] Tu as gagné surtout par chance.
   *[no] { $name } a gagné surtout par chance.
}
story-choices = { $you ->
    [yes] Tu as gagné surtout par tes choix.
   *[no] { $name } a gagné surtout par ses choix.
}
story-both = { $you ->
    [yes] Tu as gagné par chance et par tes choix.
   *[no] { $name } a gagné par chance et par ses choix.
}
story-mistakes = { $you ->
    [yes] Tu as gagné surtout grâce aux erreurs adverses.
   *[no] { $name } a gagné surtout grâce aux erreurs adverses.
}
story-luck-mistakes = { $you ->
    [yes] Tu as gagné par chance et grâce aux erreurs adverses.
   *[no] { $name } a gagné par chance et grâce aux erreurs adverses.
}
story-against-luck = { $you ->
    [yes] Tu as gagné malgré la malchance.
   *[no] { $name } a gagné malgré la malchance.
}
story-deal = La chance est venue surtout de la donne : environ { $points }.
story-chance = La chance est venue surtout en cours de jeu : environ { $points }.
story-unseen = La chance est venue surtout de ce que personne ne pouvait savoir : environ { $points }.
story-costliest = { $you ->
    [yes] Le coup le plus coûteux est le numéro { $number } : tu as préféré { $move }, et { $better }, c’était mieux d’environ { $points }.
   *[no] Le coup le plus coûteux est le numéro { $number } : { $name } a préféré { $move }, et { $better }, c’était mieux d’environ { $points }.
}
story-see = Voir le coup { $number }

# Pourquoi un coup est meilleur. $better et $worse disent combien de fois sur 10, après ce coup et après l’autre
reason-next-stuck = Ensuite, le joueur suivant n’a rien à poser { $better } fois sur 10, sinon { $worse } fois.
reason-own-next = Ensuite, il reste quelque chose à poser au tour suivant { $better } fois sur 10, sinon { $worse } fois.
