# Train mexicain. $tile est un domino écrit, $train la lettre d’un train, $number un nombre de points.
game-mexican-train = Train mexicain
box-mexican-train = Train mexicain
box-mexican-train-words = Construis ton train, surveille les trains ouverts et saute dans le train mexicain.

option-doubles = Doubles
option-doubles-help = Un double doit être couvert avant qu’on pose autre chose, ou bien c’est un domino comme les autres.
option-doubles-covered = À couvrir
option-doubles-free = Comme les autres
option-first_train = Le premier tour
option-first_train-help = Pose un domino à ton premier tour, ou autant que tu veux sur ton propre train.
option-first_train-one = Un domino
option-first_train-whole = Tout un train

refused-mexican-train-not-a-move = Écris un domino et un train, par exemple 94B, ou 94M pour le train mexicain, ou draw, pass ou stop.
refused-mexican-train-which = Sur quel train ? Écris { $tile } et la lettre d’un train, par exemple { $tile }M.
refused-mexican-train-no-train = Il n’y a pas de train { $train } à cette table.
refused-mexican-train-closed = Le train { $train } n’est pas ouvert : seul son propriétaire peut y jouer.
refused-mexican-train-does-not-fit = { $tile } ne convient pas : au train { $train } il faut un { $number }.
refused-mexican-train-cover = Il faut d’abord couvrir le double { $number } du train { $train }.
refused-mexican-train-own-only = À ton premier tour, reste sur ton propre train, ou arrête‑toi (stop).
refused-mexican-train-no-stop = Tu ne peux t’arrêter que pendant que tu construis ton premier train.
refused-mexican-train-must-pass = Tu as pioché un domino et il ne convient pas : passe ton tour (pass).
refused-mexican-train-play-or-stop = Pose encore un domino sur ton propre train, ou arrête‑toi (stop).

clause-MT-10 = Quelqu’un a posé son dernier domino : le moins de points gagne.
clause-MT-11 = Plus personne ne pouvait jouer : le moins de points gagne.

mexican-train-station = Gare : double { $number }.
mexican-train-mexican = train mexicain
mexican-train-row = Train { $train }, { $name }
mexican-train-open = ouvert
mexican-train-end = demande un { $number }
mexican-train-empty = pas encore de domino
mexican-train-to-cover = Il faut couvrir le double { $number } du train { $train }.
mexican-train-go-on = Tu peux poser d’autres dominos sur ton train, ou t’arrêter.
mexican-train-put-station = { $you ->
    [yes] Tu poses le double { $number } dans la gare.
   *[no] { $name } pose le double { $number } dans la gare.
}
mexican-train-place = sur le train { $place }
mexican-train-said = { $tile } sur le train { $train }

mexican-train-view-station = Gare
mexican-train-view-trains = Trains
mexican-train-view-open = Trains ouverts
mexican-train-view-cover = Double à couvrir
mexican-train-view-drawn = A pioché
mexican-train-view-rolling = Construit un premier train
mexican-train-view-last = Dernier domino

# La première partie. Ada est l’autre joueuse.
lesson-mexican-train-hand = Le double neuf est dans la gare. Ces dominos sont à toi, et le train A aussi. Celui qui a le moins de points à la fin gagne.
lesson-mexican-train-join = Les trains partent de la gare, alors le tien commence par un 9. Pose ton 9-8 sur le train A.
lesson-mexican-train-next = Ada a commencé le train mexicain, M. Ton train finit maintenant par un 8 : poses‑y ton 8-5.
lesson-mexican-train-double = Pose maintenant ton double cinq. Un double se pose en travers.
lesson-mexican-train-cover = Un double doit être couvert avant qu’on pose autre chose. Couvre‑le avec ton 9-5.
lesson-mexican-train-mexican = Quelques tours plus tard. Tout le monde peut jouer sur le train mexicain. Il finit par un 6 : poses‑y ton 8-6.
lesson-mexican-train-open = Aucun domino d’Ada ne convenait. Elle en a pioché un, elle a dû passer, et maintenant son train est ouvert. Pose ton 9-0 sur le train B.
lesson-mexican-train-draw = Cette fois, aucun de tes dominos ne convient. Pioche un domino.
lesson-mexican-train-pass = Celui-là ne convient pas non plus, alors passe. Ton train sera ouvert.
lesson-mexican-train-close = Ada a joué sur ton train. Poses‑y toi-même ton 5-2, et il se referme.
lesson-mexican-train-last = Bien plus tard. Ada a posé un double un et n’a pas pu le couvrir : c’est à toi de le faire. Couvre‑le avec ton dernier domino.
lesson-mexican-train-end = Tu n’as plus de dominos, alors la manche est finie. Il reste 64 points à Ada : tu as gagné. Maintenant, tu sais jouer.
