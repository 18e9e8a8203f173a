puzzle-stands = Iemand met een heel vaste hand legt { $tile } waar je hem ziet. Blijft het bouwwerk staan?
puzzle-stands-stands = Het blijft staan
puzzle-stands-falls = Het valt
puzzle-stands-stands-why = Het houdt: het gewicht rust op wat eronder ligt, en de magneten doen de rest.
puzzle-stands-falls-why = Het valt: er hangt te veel gewicht over de rand, meer dan de magneten kunnen houden.
