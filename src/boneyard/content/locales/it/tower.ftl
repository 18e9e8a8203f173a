# Che cosa si dice di una torre. Le parole del margine sono quelle del motore.
tower-level = Piano { $level }
tower-solid = La costruzione è salda.
tower-shaky = La costruzione vacilla.
tower-about-to-fall = La costruzione sta per cadere.
tower-weakest = Il punto debole: { $upper } su { $lower }.
tower-weakest-table = Il punto debole: { $upper } sul tavolo.
tower-fell = È caduta. Tessere cadute: { $tiles }.
tower-due-flat = Adesso si posa in piano, sul tavolo.
tower-due-up = Adesso si posa in alto, sopra un’altra tessera.
tower-place = { $tile } in { $place }, verso { $heading }
heading-e = est
heading-n = nord
heading-w = ovest
heading-s = sud
