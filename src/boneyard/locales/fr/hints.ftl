# Conseils. $ahead est un nombre de points, ou de parties sur cent.
hint-only = Il n'y a qu'un coup possible : { $move }.
hint-play = À ta place, je jouerais { $move }.
hint-close = { $other } est presque aussi bon.
hint-better-points = Cela rapporte environ { $ahead } points de plus que { $other }.
hint-better-wins = Cela gagne environ { $ahead } parties sur cent de plus que { $other }.
hint-certain-points = Cela rapporte { $ahead } points de plus que { $other }, quoi que fassent les autres.
hint-certain-wins = C'est à coup sûr meilleur que { $other }.
hint-thinking = Je réfléchis…

# Conseils pour les coups sans domino ; doing-… nomme un tel coup dans les phrases ci-dessus
hint-draw = À ta place, je piocherais.
hint-pass = À ta place, je passerais.
hint-stop = À ta place, je m’arrêterais là.
hint-accept = À ta place, je le croirais.
hint-accuse = À ta place, je dirais que ce n’est pas un joker.
hint-last = À ta place, je dirais maintenant « Dernier domino ! ».
hint-give = À ta place, je donnerais { $tile }.
hint-only-draw = Tu ne peux que piocher.
hint-only-pass = Tu ne peux que passer.
hint-only-last = Tu peux seulement dire « Dernier domino ! ».
doing-draw = piocher
doing-pass = passer
doing-stop = s’arrêter
doing-accept = le croire
doing-accuse = ne pas le croire
doing-last = dire « Dernier domino ! »
doing-give = donner { $tile }
