# Conseils. $ahead est un nombre de points, ou de parties sur cent ; $other est un domino ou un infinitif.
hint-only = Il n’y a qu’un coup possible : { $move }.
hint-play = À ta place, je jouerais { $move }.
hint-close = { $other }, c’est à peu près aussi bien.
hint-better-points = Ce coup rapporte environ { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
} de plus que { $other }.
hint-better-wins = Ce coup fait gagner environ { $ahead ->
    [one] { $ahead } partie
   *[other] { $ahead } parties
} sur cent de plus que { $other }.
hint-certain-points = Ce coup rapporte { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
} de plus que { $other }, quoi que fassent les autres.
hint-certain-wins = Ce coup vaut mieux que { $other }, c’est sûr.
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
