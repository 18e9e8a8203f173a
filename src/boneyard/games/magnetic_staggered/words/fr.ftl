game-magnetic-staggered = Magnetic Domino, en quinconce
way-magnetic-staggered = Quinconce

refused-must-lay-flat = Maintenant, tu dois poser à plat, sur la table.
refused-must-lay-up = Maintenant, tu dois poser en hauteur, sur un autre domino.

# What to do now, where flat or up is due.
staggered-pick-flat = À plat : choisis un domino qui brille.
staggered-pick-up = En hauteur : choisis un domino qui brille.
staggered-place-flat = À côté d’un domino ou dessous.
staggered-place-up = Sur un autre domino.
staggered-draw-flat = Rien à poser à plat : pioche.
staggered-draw-up = Rien à poser en hauteur : pioche.
staggered-pass-flat = Rien à poser à plat : passe.
staggered-pass-up = Rien à poser en hauteur : passe.

lesson-magnetic-staggered-hand = Ici, on pose à plat, puis en hauteur, puis encore à plat. Ces sept dominos sont à toi. Le premier qui a posé tous les siens gagne, et tout doit tenir.
lesson-magnetic-staggered-begin = Tu as le double six, alors tu commences. Il se pose à plat.
lesson-magnetic-staggered-up = Ada a posé 6-0 sur la table, à plat aussi. À toi de poser en hauteur : mets ton 6-5 sur le 6.
lesson-magnetic-staggered-under = À plat de nouveau. On peut aussi glisser dessous : pousse ton 5-1 sous le 5 qui dépasse.
lesson-magnetic-staggered-again = Maintenant en hauteur. Pose ton 6-4 avec le 4 sur le 4 d’Ada.
lesson-magnetic-staggered-joined = À plat : sur la table, les mêmes nombres se touchent. Pose ton 6-1 contre le 1.
lesson-magnetic-staggered-ends = Ada n’avait aucun domino qui convienne, elle a pioché. On ne construit qu’aux extrémités. Pose ton 6-2 en hauteur, sur le 6.
lesson-magnetic-staggered-last = Plus qu’un domino. Pose ton double deux à plat, contre le 2.
lesson-magnetic-staggered-end = Tout tient, et tu as gagné. En haut, un signe te dit s’il faut poser à plat ou en hauteur.
