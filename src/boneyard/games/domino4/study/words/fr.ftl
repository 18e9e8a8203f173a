puzzle-joker = Le domino clair a été posé face cachée comme joker. Le jeu a quatre jokers, dont un au milieu. Celui-ci peut-il en être un ?
puzzle-joker-cannot = Non, c’est impossible
puzzle-joker-may = Oui, c’est possible
puzzle-joker-cannot-why = Tu vois tous les jokers : sur la table et dans ta main. Ce n’en est donc pas un, et tu peux accuser.
puzzle-joker-may-why = Tu ne vois pas les quatre jokers : il peut y en avoir un ici.
