game-classic = Dominos
box-classic = Dominos
box-classic-words = Une chaîne, deux bouts libres. Pose ce qui convient, retiens ce qui est sorti, et finis avant les autres.

option-blocked_winner = Qui gagne une manche bloquée
option-blocked_winner-help = Quand personne ne peut continuer, celui qui a le moins en main gagne.
option-blocked_winner-pips = Le moins de points
option-blocked_winner-tiles = Le moins de dominos

# The domino each player drew for the start is shown beside these words.
start-highest = { $you ->
    [yes] Le plus grand domino : tu commences.
   *[no] Le plus grand domino : { $name } commence.
}

clause-CLA-5 = Plus un seul domino en main.
clause-CLA-7 = Tout est bloqué : celui qui a le moins en main gagne.
clause-CLA-8 = Tout est bloqué, et il y a égalité : à l’autre compte de départager, points ou dominos.

lesson-classic-hand = Ces sept dominos sont à toi. Ada ne les voit pas, et tu ne vois pas les siens. Le premier qui a posé tous ses dominos gagne.
lesson-classic-join = Ada a posé 4-0. Les mêmes nombres vont ensemble : ton 5-4 se pose contre le 4. Touche le domino, puis la place qui brille.
lesson-classic-ends = La chaîne a deux bouts. Ce sont maintenant un 5 et un 6. Pose ton 5-2 contre le 5.
lesson-classic-double = Vous avez joué un peu. Pose maintenant ton double six. Un double a deux fois le même nombre et se pose en travers.
lesson-classic-passed = Ada n’a aucun domino qui convient, elle passe. Tant mieux pour toi : pose ton 6-1.
lesson-classic-draw = Il y a un 2 et un 5 aux bouts, et ton 1-1 ne convient pas. Prends un domino dans la pioche.
lesson-classic-fits = Tu as pioché 2-1, et il convient. Pose‑le contre le 2.
lesson-classic-last = Ada passe encore. Il te reste un domino, et il convient. Pose‑le.
lesson-classic-end = Tu as gagné. Les points qu’Ada a encore en main sont pour toi : 8. Maintenant, tu sais jouer.
