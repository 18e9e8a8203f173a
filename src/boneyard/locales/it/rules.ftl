# Le regole, come pagine da leggere.
rules-opening = Si aprono le regole…
rules-games = Giochi
rules-contents = In questa pagina
rules-learn = Imparare giocando
rules-play = Giocare
rules-print = Stampare
rules-note = Ciò che ha un bordo dorato è una nostra scelta: lì le regole stampate tacciono, o le lingue non sono d’accordo.
example-fits = { $tile } va bene
example-fails = { $tile } non va bene
