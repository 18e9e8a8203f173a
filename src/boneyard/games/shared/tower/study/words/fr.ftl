puzzle-stands = Une main parfaitement sûre pose { $tile } là où tu le vois. La construction tient-elle ?
puzzle-stands-stands = Elle tient
puzzle-stands-falls = Elle s’écroule
puzzle-stands-stands-why = Elle tient : le poids repose sur ce qui est dessous, et les aimants font le reste.
puzzle-stands-falls-why = Elle s’écroule : trop de poids dépasse dans le vide, plus que les aimants ne peuvent retenir.
