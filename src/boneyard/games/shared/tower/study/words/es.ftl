puzzle-stands = Alguien con una mano muy firme pone { $tile } donde la ves. ¿Aguanta la construcción?
puzzle-stands-stands = Aguanta
puzzle-stands-falls = Se cae
puzzle-stands-stands-why = Aguanta: el peso descansa sobre lo que hay debajo, y los imanes hacen el resto.
puzzle-stands-falls-why = Se cae: hay demasiado peso en el aire, más del que pueden sujetar los imanes.
