# De regels als bladzijden om te lezen.
rules-opening = De regels worden opengeslagen…
rules-games = Spellen
rules-contents = Op deze bladzijde
rules-learn = Leren door te spelen
rules-play = Spelen
rules-print = Afdrukken
rules-note = Wat in een kader met een gouden rand staat, is onze eigen afspraak: daar zwijgen de gedrukte regels, of de talen zijn het niet met elkaar eens.
example-fits = { $tile } past
example-fails = { $tile } past niet
