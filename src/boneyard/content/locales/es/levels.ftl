# Los niveles de los bots, cada uno con una frase que lo explica.
level-child = Niño
level-child-help = Pone lo que encaja, y muchas veces lo que se le antoja.
level-beginner = Principiante
level-beginner-help = Conoce los trucos básicos y los sigue.
level-club = Jugador de club
level-club-help = Prueba cada jugada antes de elegir.
level-expert = Experto
level-expert-help = Piensa varias jugadas por adelantado.
level-master = Maestro
level-master-help = Es quien más piensa, y se fija en lo que no juegas.
