# De regels als bladzijden om te lezen.
rules-opening = De regels worden opengeslagen …
rules-games = Spellen
rules-contents = Op deze bladzijde
rules-learn = Leren door te spelen
rules-play = Spelen
rules-print = Afdrukken
rules-note = Wat langs een gouden rand staat, is onze afspraak: daar zwijgen de gedrukte regels, of de talen zijn het niet eens.
example-fits = { $tile } past
example-fails = { $tile } past niet
