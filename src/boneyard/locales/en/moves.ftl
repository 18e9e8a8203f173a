# Why a move is refused. $tile is a domino as text, $end a number of pips.
refused-over = The game is over.
refused-not-your-turn = It is not the turn of seat { $seat }.
refused-not-text = A move is written as text.
refused-not-a-line-move = A move is a domino and an end, such as 64L or 64R, or draw, or pass.
refused-no-side-yet = The first domino has no side: write { $tile }.
refused-which-end = Say which end: { $tile }L or { $tile }R.
refused-higher-first = The higher number comes first: { $tile }.
refused-can-lay = You have a domino that fits, so you lay one.
refused-no-stock = The stock is empty: pass.
refused-must-draw = There is still a stock: draw.
refused-not-in-hand = You do not hold { $tile }.
refused-not-an-edge = A move names the two squares that the domino lies between, such as d4e4 or d4d5.
refused-lower-square-first = The lower square comes first: { $edge }.
refused-not-neighbours = { $one } and { $two } are not next to each other, so no domino goes between them.
refused-edge-taken = There is a domino at { $edge } already.
refused-does-not-fit = { $tile } does not fit: that end shows { $end }.
refused-open-with = The game begins with the highest double: { $tile }.

# Towers. $own and $other are numbers of pips.
refused-not-a-place = A move is a domino, a cell and a direction, such as 64@0,0,1/e, or draw, or pass.
refused-below-table = Level 0 is the table: nothing goes below it.
refused-double-heading = A double is written eastward or northward: { $tile } with /e or /n.
refused-open-construction = The construction begins with the highest double: { $tile }@0,0,0/e.
refused-cell-taken = There is already a domino there.
refused-not-equal = Halves above each other must be equal: { $own } would meet { $other }.
refused-touches-nothing = { $tile } would touch nothing that holds it there.
refused-not-parallel = The second domino lies parallel to the first, { $first }.
refused-not-an-end = Only the ends of the construction may be built on.
refused-must-lay-flat = Now you lay flat, at table level.
refused-must-lay-up = Now you lay up, on top of another domino.
