# I livelli dei bot, ciascuno con una frase che lo spiega.
level-child = Bambino
level-child-help = Posa quello che va bene, e spesso solo quello che gli piace.
level-beginner = Principiante
level-beginner-help = Conosce i trucchi di base e li segue.
level-club = Giocatore di circolo
level-club-help = Prova ogni mossa prima di scegliere.
level-expert = Esperto
level-expert-help = Pensa con diverse mosse d’anticipo.
level-master = Maestro
level-master-help = È quello che pensa più a lungo, e nota che cosa non giochi.
