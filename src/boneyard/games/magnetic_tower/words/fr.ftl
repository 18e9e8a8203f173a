game-magnetic-tower = Magnetic Domino, en tour
way-magnetic-tower = Tour

option-parallel_second = Deuxième domino parallèle
option-parallel_second-help = Le deuxième domino doit être parallèle au premier, pour une partie équilibrée.
option-ends_only = Seulement aux extrémités
option-ends_only-help = On ne construit qu’aux extrémités de la tour : plus de suspense.

refused-not-parallel = Le deuxième domino doit être parallèle au premier, { $first }.

lesson-magnetic-tower-hand = Ici, on construit une tour avec des aimants. Ces sept dominos sont à toi. Le premier qui a posé tous les siens gagne, mais la tour doit tenir.
lesson-magnetic-tower-begin = Tu as le double six, alors tu commences. Pose‑le sur la table.
lesson-magnetic-tower-top = Ada a posé 6-2 dessus : 6 sur 6. Les moitiés superposées doivent être égales. Pose ton 6-5 sur l’autre 6.
lesson-magnetic-tower-beside = Ada a glissé 5-2 dessous : 5 sous 5. Pose ton 3-2 sur son 2. Ce qui est côte à côte peut être différent.
lesson-magnetic-tower-under = Toi aussi, tu peux glisser un domino dessous. Pousse ton double deux sous le 2 qui dépasse.
lesson-magnetic-tower-daring = Une autre tour. Ose un peu : pose ton 4-3 sur le 3 qui est dans le vide.
lesson-magnetic-tower-fallen = Elle s’est écroulée. Celui qui a posé en dernier récupère tous les dominos de la tour. Tu as de nouveau le double six, alors tu commences la suivante.
lesson-magnetic-tower-last = Retour à la première tour. Il te reste un domino : pose ton 2-0 sur le 2.
lesson-magnetic-tower-end = Elle tient, et tu as gagné. Un mot au-dessus de la tour te dit si elle est solide. Garde un œil dessus.
