puzzle-stands = Una mano molto ferma posa { $tile } dove la vedi. La costruzione regge?
puzzle-stands-stands = Regge
puzzle-stands-falls = Cade
puzzle-stands-stands-why = Regge: il peso poggia su ciò che sta sotto, e le calamite fanno il resto.
puzzle-stands-falls-why = Cade: troppo peso sporge nel vuoto, più di quanto le calamite possano tenere.
