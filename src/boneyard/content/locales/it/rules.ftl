# Le regole, come pagine da leggere.
rules-opening = Apro le regole…
rules-games = Giochi
rules-contents = In questa pagina
rules-learn = Impara giocando
rules-play = Gioca
rules-print = Stampa
rules-note = Quello che sta in un riquadro dal bordo dorato è una nostra scelta: lì le regole stampate tacciono, o non dicono lo stesso in tutte le lingue.
example-fits = { $tile } va bene
example-fails = { $tile } non va bene
