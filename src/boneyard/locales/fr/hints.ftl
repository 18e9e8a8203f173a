# Conseils. $ahead est un nombre de points, ou de parties sur cent.
hint-only = Il n'y a qu'un coup possible : { $move }.
hint-play = À ta place, je jouerais { $move }.
hint-close = { $other } est presque aussi bon.
hint-better-points = Cela rapporte environ { $ahead } points de plus que { $other }.
hint-better-wins = Cela gagne environ { $ahead } parties sur cent de plus que { $other }.
hint-certain-points = Cela rapporte { $ahead } points de plus que { $other }, quoi que fassent les autres.
hint-certain-wins = C'est à coup sûr meilleur que { $other }.
hint-thinking = Je réfléchis…
