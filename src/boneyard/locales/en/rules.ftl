# The rules as pages to read.
rules-opening = Opening the rules …
rules-games = Games
rules-contents = On this page
rules-learn = Learn by playing
rules-play = Play
rules-print = Print
rules-note = What stands in a frame with a gold edge is ours: there the printed rules are silent, or their languages disagree.
example-fits = { $tile } fits
example-fails = { $tile } does not fit
