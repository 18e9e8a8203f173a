# Conseils. $margin dit de combien un coup est meilleur : little, clear ou much ; $other est un domino ou un infinitif.
hint-only = Il n’y a qu’un coup possible : { $move }.
hint-play = À ta place, je jouerais { $move }.
hint-close = { $other }, c’est à peu près aussi bien.
hint-better = { $margin ->
    [little] Je crois que c’est un peu mieux que { $other }.
    [much] Je crois que c’est bien mieux que { $other }.
   *[clear] Je crois que c’est mieux que { $other }.
}
hint-certain = { $margin ->
    [little] C’est sûr, c’est un peu mieux que { $other }.
    [much] C’est sûr, c’est bien mieux que { $other }.
   *[clear] C’est sûr, c’est mieux que { $other }.
}
hint-guess = Mais ce n’est qu’une intuition.
hint-thinking = Je réfléchis…

# Conseils pour les coups sans domino ; doing-… nomme un tel coup dans les phrases ci-dessus
hint-draw = À ta place, je piocherais.
hint-pass = À ta place, je passerais.
hint-stop = À ta place, je m’arrêterais là.
hint-only-draw = Tu ne peux que piocher.
hint-only-pass = Tu ne peux que passer.
doing-draw = piocher
doing-pass = passer
doing-stop = s’arrêter
# À côté d’un coup avec le même domino
doing-same-otherwise = le même domino posé autrement
