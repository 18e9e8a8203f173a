# The rules as pages to read.
rules-opening = Opening the rules…
rules-games = Games
rules-contents = On this page
rules-learn = Learn by playing
rules-play = Play
rules-print = Print
rules-note = Anything in a gold-edged box is our own ruling: there the printed rules say nothing, or their language versions disagree.
example-fits = { $tile } fits
example-fails = { $tile } does not fit
