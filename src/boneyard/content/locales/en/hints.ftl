# Hints. $margin says how much better a move is: little, clear or much. $other is a tile or a deed.
hint-only = There is only one move: { $move }.
hint-play = I would play { $move }.
hint-close = { $other } is about as good.
hint-better = { $margin ->
    [little] I think it is a little better than { $other }.
    [much] I think it is much better than { $other }.
   *[clear] I think it is better than { $other }.
}
hint-certain = { $margin ->
    [little] I am sure it is a little better than { $other }.
    [much] I am sure it is much better than { $other }.
   *[clear] I am sure it is better than { $other }.
}
hint-guess = But it is only a guess.
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
# Beside a move with the same tile
doing-same-otherwise = the same tile played another way
