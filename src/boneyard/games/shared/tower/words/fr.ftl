option-steadiness = La main qui pose
option-steadiness-help = Avec quelle précision chaque domino arrive à sa place.
option-steadiness-perfect = Parfaite
option-steadiness-steady = Sûre
option-steadiness-shaky = Tremblante
option-magnets = Aimants
option-magnets-help = La force qui retient les dominos ensemble.
option-magnets-strong = Forts
option-magnets-normal = Normaux
option-magnets-weak = Faibles

# Tours. $own et $other sont des nombres de points.
refused-not-a-place = Un coup, c’est un domino, une case et une direction, comme 64@0,0,1/e, ou bien draw (piocher), ou pass (passer).
refused-below-table = L’étage 0 est la table : on ne pose rien au-dessous.
refused-double-heading = Un double s’écrit vers l’est ou vers le nord : { $tile } avec /e ou /n.
refused-open-construction = La construction commence par le plus grand double : { $tile }@0,0,0/e.
why-open-construction = La construction commence par le plus grand double : { $tile }.
refused-cell-taken = Il y a déjà un domino à cet endroit.
refused-not-equal = Les moitiés superposées doivent être égales : { $own } rencontrerait { $other }.
refused-touches-nothing = À cet endroit, rien ne tiendrait { $tile }.
refused-not-an-end = On ne peut poser qu’aux extrémités de la construction.

# Ce qu’on dit d’une tour. Les mots de la marge sont ceux du moteur.
tower-level = Étage { $level }
tower-solid = La construction est solide.
tower-shaky = La construction est instable.
tower-about-to-fall = La construction va bientôt tomber.
tower-weakest = Son point faible : { $upper } sur { $lower }.
tower-weakest-table = Son point faible : { $upper } sur la table.
tower-fell = C’est tombé. Dominos tombés : { $tiles }.
tower-due-flat = À poser maintenant : à plat, sur la table.
tower-due-up = À poser maintenant : en hauteur, sur un autre domino.
tower-place = { $tile } en { $place }, vers { $heading }
heading-e = l’est
heading-n = le nord
heading-w = l’ouest
heading-s = le sud

# Le plateau de la tour dans le navigateur. $tiles sont des dominos comme 6-4.
tower-word-solid = Solide
tower-word-shaky = Instable
tower-word-about-to-fall = Va tomber
tower-show-levels = Étages
tower-show-space = 3D
tower-zoom-in = Plus près
tower-zoom-out = Plus loin
tower-home = Vue de face
tower-stage = Fais glisser ou utilise les flèches pour tourner, plus et moins pour t’approcher ou t’éloigner.
tower-turn = Tourner ({ $number } sur { $count })
tower-empty = La table est vide. Le plus grand double commence.
tower-summary = { $count ->
    [one] Un domino est sur la table.
   *[other] { $levels ->
        [one] { $count } dominos sur un étage.
       *[other] { $count } dominos sur { $levels } étages.
    }
}
tower-floor = sur la table
tower-on = sur { $tiles }
tower-under = sous { $tiles }
tower-beside = à côté de { $tiles }
tower-at = près de { $tiles }
tower-points-right = le { $number } vers la droite
tower-points-left = le { $number } vers la gauche
tower-points-away = le { $number } à l’opposé de toi
tower-points-near = le { $number } vers toi
tower-lies-across = de gauche à droite
tower-lies-along = vers toi
tower-around = Où les places sont montrées
tower-before = Les places du domino précédent
tower-after = Les places du domino suivant
tower-everywhere = Tout autour
tower-risk-safe = Devrait tenir
tower-risk-risky = Peut tomber
tower-risk-falls = Va tomber
tower-holds = Ça tient !
tower-lay-flat = À plat
tower-lay-up = En hauteur
tower-advice-here = Pose‑le ici ou ailleurs.
tower-advice-turn = Pose‑le ainsi ou tourne‑le.
tower-advice-only = Il ne va qu’ici.
tower-advice-falls = Quoi que tu poses, ça va tomber.
tower-down = { $count ->
    [one] Un domino est tombé.
   *[other] { $count } dominos sont tombés.
}
tower-fell-takes = { $count ->
    [one] Un domino est tombé
   *[other] { $count } dominos sont tombés
} ; { $you ->
    [yes] tu en prends { $taken }.
   *[no] { $name } en prend { $taken }.
}
tower-takes = C’est tombé ; { $you ->
    [yes] tu en prends { $taken }.
   *[no] { $name } en prend { $taken }.
}

feat-tower-high = Une construction de six étages
feat-tower-bridge = Un pont sur deux dominos
feat-tower-hanging = Un domino suspendu à son aimant
feat-tower-narrow = Une victoire juste avant la chute
