game-magnetic-flat = Magnetic Domino, à plat
way-magnetic-flat = À plat
way-magnetic-flat-words = Une chaîne à plat, et rien ne tombe. Finis avant les autres.

refused-open-with = On commence par le plus grand double : { $tile }.

lesson-magnetic-flat-hand = Ces sept dominos sont à toi. Les couleurs sont juste jolies : ce sont les points qui comptent. Le premier qui a posé tous ses dominos gagne.
lesson-magnetic-flat-begin = Tu as le double six, alors tu commences. Pose‑le au milieu.
lesson-magnetic-flat-join = Ada a posé 6-1. Aux bouts, il y a maintenant un 6 et un 1. Pose ton 6-5 contre le 6.
lesson-magnetic-flat-zero = Quelques dominos plus tard. Un bout sans points, c’est zéro. Ton double zéro se pose là.
lesson-magnetic-flat-stuck = Un 6 est libre. Pose ton 6-3, et regarde ce que fait Ada.
lesson-magnetic-flat-draw = Ada n’avait aucun domino qui convienne : elle en a pioché un, et son tour était fini. Maintenant, aucun des tiens ne convient non plus. Pioche.
lesson-magnetic-flat-fits = Tu as pioché 5-3. Il convenait, mais quand tu pioches, ton tour est fini. Pose maintenant ton double deux.
lesson-magnetic-flat-last = Ada pioche encore. Pose ton dernier domino contre le 5.
lesson-magnetic-flat-end = Tu as gagné. Ada note les points qu’elle a encore : 14. Après quelques parties, le plus petit total gagne.
