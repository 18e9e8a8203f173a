# Hints. $ahead is a number of points, or of games in a hundred; it may have a decimal.
hint-only = There is only one move: { $move }.
hint-play = I would play { $move }.
hint-close = { $other } is about as good.
hint-better-points = It brings about { $ahead } points more than { $other }.
hint-better-wins = It wins about { $ahead } games in a hundred more than { $other }.
hint-certain-points = It brings { $ahead } points more than { $other }, whatever the others do.
hint-certain-wins = It is sure to be better than { $other }.
hint-thinking = Thinking…
