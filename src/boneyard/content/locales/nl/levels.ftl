# De niveaus van de bots, elk met een zin die het uitlegt.
level-child = Kind
level-child-help = Legt wat past, en vaak gewoon wat het leuk vindt.
level-beginner = Beginner
level-beginner-help = Kent de vuistregels en houdt zich eraan.
level-club = Clubspeler
level-club-help = Probeert elke zet uit voor hij kiest.
level-expert = Expert
level-expert-help = Denkt een paar zetten vooruit.
level-master = Meester
level-master-help = Denkt het langst na, en merkt wat jij niet legt.
