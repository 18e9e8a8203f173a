puzzle-holds = Quale numero non può avere { $name }? Guarda che cosa è successo, il tavolo e le tue tessere.
puzzle-holds-why = { $name } non può avere un { $number }: lo dicono chi è passato o ha pescato e le tessere che vedi.
