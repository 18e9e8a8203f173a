# Ce qu’on dit d’une tour. Les mots de la marge sont ceux du moteur.
tower-level = Étage { $level }
tower-solid = La construction est solide.
tower-shaky = La construction est instable.
tower-about-to-fall = La construction va bientôt tomber.
tower-weakest = Son point faible : { $upper } sur { $lower }.
tower-weakest-table = Son point faible : { $upper } sur la table.
tower-fell = C’est tombé. Dominos tombés : { $tiles }.
tower-due-flat = À poser maintenant : à plat, sur la table.
tower-due-up = À poser maintenant : en hauteur, sur un autre domino.
tower-place = { $tile } en { $place }, vers { $heading }
heading-e = l’est
heading-n = le nord
heading-w = l’ouest
heading-s = le sud
