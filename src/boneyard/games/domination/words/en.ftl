game-domination = Domination
box-domination = Domination
box-domination-words = Place dominoes between the numbers and close fields before the others do.

option-board = Board
option-board-help = The numbers on the board: always the same, or new each time.
option-board-standard = The standard board
option-board-random = A new board
option-first = Who starts
option-first-help = Pick at random, or choose a seat.
option-first-lot = At random
option-first-0 = The first seat
option-first-1 = The second seat
option-first-2 = The third seat
option-first-3 = The fourth seat

refused-not-an-edge = Name the two squares the domino goes between, such as d4e4 or d4d5. You cannot pass in this game, and drawing happens by itself.
refused-lower-square-first = Name the square further left, or further down, first: { $edge }.
refused-not-neighbours = { $one } and { $two } are not next to each other, so no domino goes between them.
refused-edge-taken = There is already a domino at { $edge }.
why-edge-taken = Every place for { $tile } is taken.

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

# Domination at the table. $tile is a domino, $one and $two are squares such as d4; what a player did follows the name.
domination-place = { $tile } between { $one } and { $two }
domination-closing = { $count ->
    [one] { $tile } between { $one } and { $two }, closes a field
   *[other] { $tile } between { $one } and { $two }, closes { $count } fields
}
domination-conquering = { $count ->
    [one] { $tile } between { $one } and { $two }: a field conquered
   *[other] { $tile } between { $one } and { $two }: { $count } fields conquered
}
domination-fields = { $fields ->
    [one] { $fields } field, { $outer } on the edge
   *[other] { $fields } fields, { $outer } on the edge
}
domination-table = The board: each square with its value, the dominoes to its right and above it, and the field to its upper right
domination-right = domino to the right
domination-above = domino above
domination-field-of = { $you ->
    [yes] your field
   *[no] { $name }’s field
}
domination-field-ripe = field with one side open

clause-DOM-11 = { $fields-tied ->
    [yes] The fields were a tie, so the outer fields decide: { $outer }.
   *[no] Most fields: { $fields }.
}

help-board = show the standard board of Domination or search for a new one
help-new = search for a new board
help-board-seed = random seed; the same seed and steps give the same board (default: random)
help-steps = search steps (default: 20000000, a few seconds)
error-first = option first must be { $lot } or a seat from 0 to { $last }, not “{ $given }”
error-board = option board must be standard, random or a board of { $count } digits from 0 to 6, rank 8 first, not “{ $given }”
error-board-edges = each domino must fit { $count } edges of a board; here { $shown }

lesson-domination-board = The board is full of numbers. A domino goes between two of them. These seven dominoes are yours, and nobody else can see them.
lesson-domination-lay = Your 5-3 fits between a 5 and a 3, each half beside its own number. Place it in the glowing space.
lesson-domination-take = You drew a new domino straight away, so you have seven again. Now place your double zero between two zeros.
lesson-domination-grow = Four numbers are the corners of a field. With dominoes on all four sides, it is closed. Place your 6-3.
lesson-domination-close = Look: one field has three closed sides. Place your double six on the fourth side and the field is yours.
lesson-domination-third = Now your chip is on it. You still play just one domino a turn. Place your 6-0.
lesson-domination-two = Ada did not notice: two fields are nearly closed. Your 5-0 closes both at once.
lesson-domination-end = Two fields with one domino. When the board is full, whoever has the most fields wins. A tip: if you close the third side, the next player can close the field.

feat-double-conquest = A double conquest

reason-closes-later = When it is the same player’s turn again, there is a field to close { $better } times out of 10, rather than { $worse }.
reason-next-closes = It lets the next player close a field { $better } times out of 10, rather than { $worse }.
reason-takes-field = It closes a field at once.
