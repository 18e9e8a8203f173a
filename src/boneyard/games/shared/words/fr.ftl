box-magnetic = Magnetic Domino
box-magnetic-words = Construis en hauteur avec des aimants. Ça tient, ça tremble, et tôt ou tard tout s’écroule.

option-count = Ce qu’on compte
option-count-help = Compter les points, ou seulement les dominos : plus facile pour les jeunes enfants.
option-count-pips = Les points
option-count-tiles = Les dominos

clause-MAG-6 = { $tiles ->
    [0] Plus un seul domino en main.
   *[other] Tout est bloqué : celui qui a le moins en main gagne.
}
clause-MAG-9 = La partie a assez duré : celui qui a le moins en main gagne.

feat-line-double = Une victoire avec un double en dernier
feat-line-blocked = Une victoire quand personne ne pouvait jouer

reason-falls = Tout s’écroule { $better } fois sur 10, sinon { $worse } fois.
