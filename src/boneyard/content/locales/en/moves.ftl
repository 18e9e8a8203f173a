# Why a move is refused. $tile is a domino as text, $end a number of pips.
refused-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-not-text = A move must be text.
refused-not-a-line-move = Type a domino and an end, such as 64L (left) or 64R (right), or draw, or pass.
refused-no-side-yet = The first domino needs no side: just type { $tile }.
refused-which-end = Which end? Type { $tile }L (left) or { $tile }R (right).
refused-higher-first = Put the higher number first: { $tile }.
refused-can-lay = You have a tile that fits, so you must play one.
refused-no-stock = The stock is empty, so you have to pass.
refused-must-draw = There are still tiles in the stock, so draw one.
refused-not-in-hand = You do not have { $tile }.
refused-not-an-edge = Name the two squares the domino goes between, such as d4e4 or d4d5. You cannot pass in this game, and drawing happens by itself.
refused-lower-square-first = Name the square further left, or further down, first: { $edge }.
refused-not-neighbours = { $one } and { $two } are not next to each other, so no domino goes between them.
refused-edge-taken = There is already a domino at { $edge }.
refused-does-not-fit = { $tile } does not fit: that end shows { $end }.
refused-open-with = The game starts with the highest double: { $tile }.

# Towers. $own and $other are numbers of pips.
refused-not-a-place = Type a domino, a cell and a direction, such as 64@0,0,1/e, or draw, or pass.
refused-below-table = Level 0 is the table: nothing goes below it.
refused-double-heading = Write a double heading east or north: { $tile } with /e or /n.
refused-open-construction = The structure starts with the highest double: { $tile }@0,0,0/e.
refused-cell-taken = There is already a domino there.
refused-not-equal = Halves that lie on top of each other must match: { $own } would meet { $other }.
refused-touches-nothing = { $tile } would have nothing to hold it there.
refused-not-parallel = The second domino must lie parallel to the first, { $first }.
refused-not-an-end = You may only build on the ends of the structure.
refused-must-lay-flat = This time you must play flat, at table level.
refused-must-lay-up = This time you must play up, on top of another domino.
# Domino 4. $wish is what an end asks for, in words.
refused-not-a-domino4-move = Type a move such as r43@2,-1/nw or J@1,0=b, or draw, pass, stop, last!, accept, accuse or give:r43.
refused-not-a-domino4-tile = A tile is a colour (r, g, b, y) and two numbers from 4 down to 0, such as r43; a joker is J.
refused-too-far = No tile can lie that far from the middle.
refused-name-a-colour = Name the next colour: end with =r, =g, =b or =y.
refused-name-a-turn = Say how the tile is turned: end with /nw, /ne, /se or /sw.
refused-double-turn = Write a double with nw or ne: { $tile } with { $turn }.
refused-nothing-to-announce = You have no last tile to announce now.
refused-answer-first = Answer first: accept or accuse.
refused-only-announce = It is not your turn; all you can do now is say last!
refused-give-first = First give a tile away: type give: and its name, such as give:r43.
refused-nothing-to-give = There is nothing to give now.
refused-nothing-to-answer = There is nothing to answer now.
refused-no-stop = You can only stop after the first of two tiles.
refused-second-or-stop = Play a second tile, or stop.
refused-no-bluff = At this table, tiles are not played face down.
refused-joker-face-down = At this table, jokers are played face down: start the move with a question mark (?).
refused-not-last = Announce your last tile only with the move that leaves you with one.
refused-tile-there = There is already a tile there.
refused-cell-apart = That cell does not touch any tile.
refused-touches-others = A tile at an end may touch only the tile it joins.
refused-no-cornerstone-there = A cornerstone may not touch a joker or the last tile of a chain.
refused-numbers-differ = Both halves of a cornerstone must touch other tiles, and all touching numbers must match.
refused-no-open-end = That is not an open end of a chain.
refused-side-closed = The chain does not continue on that side: only its open half counts.
refused-line-too-long = After six in a straight line, the chain must turn a corner.
refused-end-asks = { $tile } does not fit: that end needs { $wish }.
refused-turned-wrong = { $tile } fits there, but not turned that way.
