# Domination in the terminal. $tile is a domino, $edges are pairs of squares such as d4e4, $letter is a player's letter.
number-fields = fields
number-outer = outer fields
domination-chips = { $fields ->
    [one] { $letter } { $fields } field ({ $outer } outer)
   *[other] { $letter } { $fields } fields ({ $outer } outer)
}
domination-rank = Rank { $rank }: { $values }.
domination-conquered = { $letter } has: { $fields }.
domination-ripe = Only one side left open: { $fields }.
domination-fits = { $tile } fits { $edges }
board-standard = The standard board:
board-found = A new board:
board-clumping = Clumping: { $clumping } (standard board: { $standard }; lower is better)
board-use = To play on it: { $command }
board-searching = Searching for a board
