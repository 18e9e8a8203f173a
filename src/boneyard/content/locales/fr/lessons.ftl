# Une première partie pour apprendre, pas à pas. Pour un enfant de huit ans ; Ada joue avec toi.
lesson-title = Apprendre : { $game }
lesson-step = Étape { $number } sur { $count }
lesson-back = Une étape en arrière
lesson-next = Suite
lesson-show = Montre-moi
lesson-again = Encore une fois
lesson-play = Ta première partie
lesson-wrong = Pas celui-là. Le bon est celui qui brille.

lesson-classic-hand = Ces sept dominos sont à toi. Ada ne les voit pas, et tu ne vois pas les siens. Le premier qui a posé tous ses dominos gagne.
lesson-classic-join = Ada a posé 4-0. Les mêmes nombres vont ensemble : ton 5-4 se pose contre le 4. Touche le domino, puis la place qui brille.
lesson-classic-ends = La chaîne a deux bouts. Ce sont maintenant un 5 et un 6. Pose ton 5-2 contre le 5.
lesson-classic-double = Vous avez joué un peu. Pose maintenant ton double six. Un double a deux fois le même nombre et se pose en travers.
lesson-classic-passed = Ada n’a aucun domino qui convient, elle passe. Tant mieux pour toi : pose ton 6-1.
lesson-classic-draw = Il y a un 2 et un 5 aux bouts, et ton 1-1 ne convient pas. Prends un domino dans la pioche.
lesson-classic-fits = Tu as pioché 2-1, et il convient. Pose-le contre le 2.
lesson-classic-last = Ada passe encore. Il te reste un domino, et il convient. Pose-le.
lesson-classic-end = Tu as gagné. Les points qu’Ada a encore en main sont pour toi : 8. Maintenant, tu sais jouer.

lesson-domination-board = Le plateau est plein de nombres. Un domino se pose toujours entre deux nombres. Ces sept dominos sont à toi, et personne d’autre ne les voit.
lesson-domination-lay = Ton 5-3 se pose entre un 5 et un 3, chaque moitié à côté de son nombre. Pose-le à la place qui brille.
lesson-domination-take = Tu as pioché tout de suite un nouveau domino : tu en as de nouveau sept. Pose maintenant ton double zéro entre deux zéros.
lesson-domination-grow = Quatre nombres sont les coins d’un territoire. Avec un domino sur chacun de ses quatre côtés, il est fermé. Pose ton 6-3.
lesson-domination-close = Regarde : un territoire a trois côtés fermés. Ferme le quatrième avec ton double six, et il est à toi.
lesson-domination-third = Ton jeton est dessus. C’est toujours un seul domino par tour. Pose ton 6-0.
lesson-domination-two = Ada n’a pas fait attention : deux territoires sont presque fermés. Ton 5-0 ferme les deux d’un coup.
lesson-domination-end = Deux territoires avec un domino. Quand le plateau est plein, celui qui en a le plus gagne. Un conseil : si tu poses le troisième côté, l’autre peut fermer.

lesson-domino4-hand = Ces onze dominos sont à toi. Chacun a deux moitiés avec un chiffre. Une chaîne part du joker vers la gauche, une autre vers la droite. Le premier qui n’a plus de dominos gagne.
lesson-domino4-begin = Tu commences. À côté du joker, tous les dominos conviennent. Pose ton 4-3 vert à gauche.
lesson-domino4-join = Ada a posé le 4-3 bleu, et son 4 est libre. La même couleur et le même chiffre vont ensemble : pose ton 4-2 bleu contre lui.
lesson-domino4-joker = Un joker se pose partout, et tu dis quelle couleur vient après. Pose ton joker et choisis le bleu.
lesson-domino4-double = Ada a posé le double quatre bleu. Après un double, le même double d’une autre couleur convient aussi : pose le tien, le rouge.
lesson-domino4-white = Une moitié blanche est libre. Le blanc va avec le blanc, quelle que soit la couleur du domino. Pose ton 4-0 vert, et la chaîne continue en vert.
lesson-domino4-draw = Aucun de tes dominos ne convient. Prends un domino dans la pioche. Ensuite, c’est à Ada.
lesson-domino4-last = Bien plus tard : il te reste deux dominos. Quand il n’en reste qu’un, il faut le dire. Appuie d’abord sur « { d4-last } », puis pose le double un jaune.
lesson-domino4-last-wrong = Appuie d’abord sur « { d4-last } ».
lesson-domino4-out = Bien dit. Pose maintenant ton dernier domino.
lesson-domino4-end = Tu as gagné. Celui qui oublie de le dire saute un tour. Les pierres d’angle et le bluff, c’est pour plus tard : les règles en parlent.

lesson-magnetic-flat-hand = Ces sept dominos sont à toi. Les couleurs sont juste jolies : ce sont les points qui comptent. Le premier qui a posé tous ses dominos gagne.
lesson-magnetic-flat-begin = Tu as le double six, alors tu commences. Pose-le au milieu.
lesson-magnetic-flat-join = Ada a posé 6-1. Aux bouts, il y a maintenant un 6 et un 1. Pose ton 6-5 contre le 6.
lesson-magnetic-flat-zero = Quelques dominos plus tard. Un bout sans points, c’est zéro. Ton double zéro se pose là.
lesson-magnetic-flat-stuck = Un 6 est libre. Pose ton 6-3, et regarde ce que fait Ada.
lesson-magnetic-flat-draw = Ada n’avait aucun domino qui convienne : elle en a pioché un, et son tour était fini. Maintenant, aucun des tiens ne convient non plus. Pioche.
lesson-magnetic-flat-fits = Tu as pioché 5-3. Il convenait, mais quand tu pioches, ton tour est fini. Pose maintenant ton double deux.
lesson-magnetic-flat-last = Ada pioche encore. Pose ton dernier domino contre le 5.
lesson-magnetic-flat-end = Tu as gagné. Ada note les points qu’elle a encore : 14. Après quelques parties, le plus petit total gagne.

lesson-magnetic-tower-hand = Ici, on construit une tour avec des aimants. Ces sept dominos sont à toi. Le premier qui a posé tous les siens gagne, mais la tour doit tenir.
lesson-magnetic-tower-begin = Tu as le double six, alors tu commences. Pose-le sur la table.
lesson-magnetic-tower-top = Ada a posé 6-2 dessus : 6 sur 6. Les moitiés superposées doivent être égales. Pose ton 6-5 sur l’autre 6.
lesson-magnetic-tower-beside = Ada a glissé 5-2 dessous : 5 sous 5. Pose ton 3-2 sur son 2. Ce qui est côte à côte peut être différent.
lesson-magnetic-tower-under = Toi aussi, tu peux glisser un domino dessous. Pousse ton double deux sous le 2 qui dépasse.
lesson-magnetic-tower-daring = Une autre tour. Ose un peu : pose ton 4-3 sur le 3 qui est dans le vide.
lesson-magnetic-tower-fallen = Elle s’est écroulée. Celui qui a posé en dernier récupère tous les dominos de la tour. Tu as de nouveau le double six, alors tu commences la suivante.
lesson-magnetic-tower-last = Retour à la première tour. Il te reste un domino : pose ton 2-0 sur le 2.
lesson-magnetic-tower-end = Elle tient, et tu as gagné. Un mot au-dessus de la tour te dit si elle est solide. Garde un œil dessus.

lesson-magnetic-staggered-hand = Ici, on pose à plat, puis en hauteur, puis encore à plat. Ces sept dominos sont à toi. Le premier qui a posé tous les siens gagne, et tout doit tenir.
lesson-magnetic-staggered-begin = Tu as le double six, alors tu commences. Il se pose à plat.
lesson-magnetic-staggered-up = Ada a posé 6-0 sur la table, à plat aussi. À toi de poser en hauteur : mets ton 6-5 sur le 6.
lesson-magnetic-staggered-under = À plat de nouveau. On peut aussi glisser dessous : pousse ton 5-1 sous le 5 qui dépasse.
lesson-magnetic-staggered-again = Maintenant en hauteur. Pose ton 6-4 avec le 4 sur le 4 d’Ada.
lesson-magnetic-staggered-joined = À plat : sur la table, les mêmes nombres se touchent. Pose ton 6-1 contre le 1.
lesson-magnetic-staggered-ends = Ada n’avait aucun domino qui convienne, elle a pioché. On ne construit qu’aux extrémités. Pose ton 6-2 en hauteur, sur le 6.
lesson-magnetic-staggered-last = Plus qu’un domino. Pose ton double deux à plat, contre le 2.
lesson-magnetic-staggered-end = Tout tient, et tu as gagné. En haut, un signe te dit s’il faut poser à plat ou en hauteur.
