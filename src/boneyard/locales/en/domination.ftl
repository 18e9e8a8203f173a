# Domination. $edge is two squares as text, such as d4e4; $tile a domino; $letter a player's letter.
refused-not-an-edge = A move names the two squares that the domino lies between, such as d4e4 or d4d5.
refused-lower-square-first = The lower square comes first: { $edge }.
refused-not-neighbours = { $one } and { $two } are not next to each other, so no domino goes between them.
refused-edge-taken = There is a domino at { $edge } already.
number-fields = fields
number-outer = outer fields
domination-chips = { $fields ->
    [one] { $letter } { $fields } field ({ $outer } outer)
   *[other] { $letter } { $fields } fields ({ $outer } outer)
}
domination-rank = Rank { $rank }: { $values }.
domination-conquered = { $letter } has: { $fields }.
domination-ripe = Only one side is open: { $fields }.
domination-fits = { $tile } fits { $edges }
board-standard = The standard board:
board-found = A new board:
board-clumping = Clumping { $clumping } (the standard board: { $standard }; less is better)
board-use = To play on it: { $command }
board-searching = Searching for a board
