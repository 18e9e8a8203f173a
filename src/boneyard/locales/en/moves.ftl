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
# Domino 4. $wish is what an end asks for: any, white, r3 (red three), r33 (after a double), r (red).
refused-not-a-domino4-move = Write a move as r43@2,-1/nw, J@1,0=b, draw, pass, stop, last!, accept, accuse or give:r43.
refused-not-a-domino4-tile = A tile is a colour (r, g, b, y) and two numbers from 4 to 0, such as r43; a joker is J.
refused-too-far = No tile can lie that far from the middle.
refused-name-a-colour = A joker names a colour: end with =r, =g, =b or =y.
refused-name-a-turn = Say how the tile is turned: end with /nw, /ne, /se or /sw.
refused-double-turn = A double is written with nw or ne: { $tile } with { $turn }.
refused-nothing-to-announce = You have no last tile to announce now.
refused-answer-first = First answer: accept or accuse.
refused-only-announce = It is not your turn; all you can do now is say last!
refused-give-first = First give a tile: give: and its name.
refused-nothing-to-give = There is nothing to give now.
refused-nothing-to-answer = There is nothing to answer now.
refused-no-stop = You can stop only after the first of two tiles.
refused-second-or-stop = Lay a second tile, or stop.
refused-no-bluff = At this table no tile is laid face down.
refused-joker-face-down = At this table jokers are laid face down: begin with ?
refused-not-last = Announce your last tile only with the move that leaves you one.
refused-tile-there = A tile lies there already.
refused-cell-apart = That cell touches no tile.
refused-touches-others = A tile at an end touches only the tile it is joined to.
refused-no-cornerstone-there = A cornerstone touches neither a joker nor the last tile of a chain.
refused-numbers-differ = A cornerstone touches with both halves, and all touching numbers are equal.
refused-no-open-end = That is not an open end of a chain.
refused-side-closed = The chain does not go on at that side: only the open half counts.
refused-line-too-long = After six in a line the chain goes round a corner.
refused-end-asks = { $tile } does not fit: that end asks for { $wish }.
refused-turned-wrong = { $tile } fits there, but not turned like that.
