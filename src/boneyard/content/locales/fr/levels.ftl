# Les niveaux des bots, chacun avec une phrase qui l’explique.
level-child = Enfant
level-child-help = Pose ce qui convient, et souvent juste ce qui lui plaît.
level-beginner = Débutant
level-beginner-help = Connaît les règles simples et les suit.
level-club = Joueur de club
level-club-help = Essaie chaque coup avant de choisir.
level-expert = Expert
level-expert-help = Prévoit plusieurs coups à l’avance.
level-master = Maître
level-master-help = Réfléchit le plus longtemps, et remarque ce que tu ne poses pas.
