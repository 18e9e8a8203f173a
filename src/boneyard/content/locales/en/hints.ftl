# Hints. $ahead is a number of points, or of games in a hundred; it may have a decimal.
hint-only = There is only one move: { $move }.
hint-play = I would play { $move }.
hint-close = { $other } is about as good.
hint-better-points = It is worth about { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
} more than { $other }.
hint-better-wins = It wins about { $ahead ->
    [one] { $ahead } more game
   *[other] { $ahead } more games
} in a hundred than { $other }.
hint-certain-points = It is worth { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
} more than { $other }, whatever the others do.
hint-certain-wins = It is certainly better than { $other }.
hint-thinking = Thinking…

# Hints for moves without a tile; doing-… names such a move in the sentences above
hint-draw = I would draw one.
hint-pass = I would pass.
hint-stop = I would stop here.
hint-only-draw = All you can do is draw.
hint-only-pass = All you can do is pass.
doing-draw = drawing
doing-pass = passing
doing-stop = stopping
