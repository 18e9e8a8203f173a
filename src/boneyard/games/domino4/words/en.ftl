game-domino4 = Domino 4
box-domino4 = Domino 4
box-domino4-words = Square tiles in four colours, two open ends, jokers, and a little nerve.

option-cornerstone = Cornerstones
option-cornerstone-help = You may also play a tile in the middle, if all the numbers that touch match.
option-bluff = Bluff joker
option-bluff-help = You may play any tile face down as a joker; the others can believe you or not.

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
why-end-asks = { $tile } does not fit: the ends need { $wish }.
why-answer-first = First say whether you believe the joker.
refused-turned-wrong = { $tile } fits there, but not turned that way.

hint-accept = I would believe it.
hint-accuse = I would say that it is no joker.
hint-last = I would say “Last tile!” now.
hint-give = I would give { $tile } away.
hint-only-last = All you can do now is say “Last tile!”.
doing-accept = believing it
doing-accuse = doubting it
doing-last = saying “Last tile!”
doing-give = giving { $tile } away
do-accept = { d4-accept }
do-accuse = { d4-accuse }
do-last = { d4-last }
do-give = giving { $tile } away
move-accept = { $you ->
    [yes] You believe it.
   *[no] { $name } believes it.
}
move-accuse = { $you ->
    [yes] You say: “That is no joker.”
   *[no] { $name } says: “That is no joker.”
}
move-give = { $you ->
    [yes] You give a tile away.
   *[no] { $name } gives a tile away.
}
move-last = { $you ->
    [yes] You announce your last tile.
   *[no] { $name } announces their last tile.
}

domino4-table = Table
domino4-left = Left end, at { $cells }: { $wish }.
domino4-right = Right end, at { $cells }: { $wish }.
domino4-left-closed = Left end: no room.
domino4-right-closed = Right end: no room.
domino4-wish-any = any tile
domino4-wish-white = any white half
domino4-wish-half = { $colour } { $number }
domino4-wish-double = { $colour } { $number }, or any double { $number }
domino4-wish-named = any tile in { $colour }
domino4-colour-r = red
domino4-colour-g = green
domino4-colour-b = blue
domino4-colour-y = yellow
domino4-two = Nobody has played a tile for a whole round: the next player who can may play two.
domino4-second = You may play a second tile, or stop.
domino4-answers = A tile was played face down as a joker: accept or accuse?
domino4-gift = Choose a tile to give away.
domino4-owes = You have one tile left: type last! before anyone else moves.
domino4-known = You have seen that { $name } has { $tiles }.

# Domino 4 in the browser. $tile is a tile in words, $colour a colour, $x and $y count cells to the right of the middle and above it.
d4-tile = { $colour } { $high }-{ $low }
d4-tile-white = { $colour } { $high } and white
d4-joker = joker
d4-hidden = { $tile } face down
d4-end-left = Left end
d4-end-right = Right end
d4-asks = { $end }: { $wish }.
d4-closed = { $end }: no room.
d4-side-n = above
d4-side-e = on the right
d4-side-s = below
d4-side-w = on the left
d4-corner-nw = top left
d4-corner-ne = top right
d4-corner-se = bottom right
d4-corner-sw = bottom left
d4-corner = { $number } { $corner }
d4-names = then { $colour }
d4-at-end = { $end }, { $side }
d4-cornerstone-at = Cornerstone at { $x }, { $y }
d4-place = { $where }: { $tile }
d4-place-turned = { $where }: { $tile }, { $look }
d4-lies = { $x }, { $y }: { $tile }, { $number } { $corner }
d4-lies-cornerstone = { $x }, { $y }: { $tile }, { $number } { $corner }, a cornerstone
d4-lies-joker = { $colour ->
    [no] { $x }, { $y }: joker
   *[other] { $x }, { $y }: joker, then { $colour }
}
d4-lies-down = { $tile ->
    [no] { $x }, { $y }: face down as a joker, then { $colour }
   *[other] { $x }, { $y }: face down as a joker, then { $colour }; you played { $tile }
}
d4-said-lays = { $tile }
d4-said-cornerstone = { $tile } as a cornerstone
d4-said-joker = joker, then { $colour }
d4-said-down = { $tile ->
    [no] a tile face down: “Joker, then { $colour }.”
   *[other] { $tile } face down: “Joker, then { $colour }.”
}
d4-said-and-last = { $text }. “Last tile!”
d4-said-down-and-last = { $text } “Last tile!”
d4-said-last = “Last tile!”
d4-said-accept = “I believe it.”
d4-said-accuse = “That is no joker.”
d4-said-give = a tile given away
d4-said-give-tile = { $tile } given away
d4-table = Table, { $count ->
    [one] one tile
   *[other] { $count } tiles
}
d4-plane = The table: drag or use the arrow keys to move it, plus and minus to zoom
d4-zoom-in = Zoom in
d4-zoom-out = Zoom out
d4-zoom-fit = Show everything
d4-turn-how = Turn it (R)
d4-colour-how = Which colour comes next?
d4-last = Last tile!
d4-last-not-now = Say it when you play the tile that leaves you with one.
d4-last-armed = You will say it with your next tile.
d4-face-down = Face down
d4-accept = I believe it
d4-accuse = That is no joker
d4-seconds = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
d4-note-asked = { $name }: “Joker, then { $colour }.” Do you believe it?
d4-note-answers = The others are deciding whether to believe it.
d4-note-gift = Choose one of your tiles to give to { $name }.
d4-note-gift-other = { $name } is choosing a tile to give away.
d4-note-down = Play any tile face down as a “joker”.
d4-note-turn = Turn it as you like, then place it.
d4-note-two = Nobody played a tile: you may play two.
d4-note-second = Play a second tile, or stop.
d4-note-no-second = Nothing else fits: your turn is over.
d4-give = Give { $tile } to { $name }
d4-skips = misses a turn
d4-known = you have seen { $tiles }
d4-scene-caught = { $role ->
    [player] Caught: it was { $tile }. You take it back and get one from { $other } too.
    [accuser] Well spotted: it was { $tile }. { $name } takes it back and gets one of yours too.
   *[none] Caught: it was { $tile }. { $name } takes it back and gets one from { $other } too.
}
d4-scene-drew = { $you ->
    [yes] And you draw one.
   *[no] And { $name } draws one.
}
d4-scene-joker = { $role ->
    [player] It really is a joker. You give { $other } a tile.
    [accuser] It really is a joker. { $name } gives you a tile.
   *[none] It really is a joker. { $name } gives { $other } a tile.
}
d4-scene-skips = { $you ->
    [yes] You forgot to say “Last tile!”, so you miss a turn.
   *[no] { $name } forgot to say “Last tile!” and misses a turn.
}
d4-scene-cornerstone = { $you ->
    [yes] A cornerstone: you draw one.
   *[no] A cornerstone: { $name } draws one.
}

# A move in the middle of a sentence: “I would play …”
d4-called-joker = a joker, naming { $colour }
d4-called-down = { $tile } face down, naming { $colour }
d4-called-last = { $text } with “Last tile!”

clause-D4-17 = No tiles left in hand.
clause-D4-18 = Nobody could play, so whoever has the fewest tiles wins.
clause-D4-36 = No tile was played for too long, so whoever has the fewest tiles wins.

lesson-domino4-hand = These eleven tiles are yours. Each has two halves with a number. One chain grows to the left of the joker and one to the right. The first player to run out of tiles wins.
lesson-domino4-begin = You start. Any tile fits beside the joker. Play your green 4-3 on the left.
lesson-domino4-join = Ada has played the blue 4-3, and its 4 is open. The same colour and the same number go together: play your blue 4-2 there.
lesson-domino4-joker = A joker fits anywhere, and you say which colour comes next. Play your joker and choose blue.
lesson-domino4-double = Ada has played the blue double four. After a double, the same double in another colour fits too: play your red one.
lesson-domino4-white = Now a white half is open. White goes with any white. Play your green 4-0, and the chain continues in green.
lesson-domino4-draw = None of your tiles fits now. Draw one from the stock. Then it is Ada’s turn.
lesson-domino4-last = Much later, you have two tiles. When you are down to one, you must say so. Press “{ d4-last }” first, then play the yellow double one.
lesson-domino4-last-wrong = Press “{ d4-last }” first.
lesson-domino4-out = Well said. Now play your last tile.
lesson-domino4-end = You have won. Whoever forgets to say it misses a turn. Cornerstones and bluffing can wait: you will find them in the rules.

feat-d4-face-down = A tile played face down
feat-d4-accuse = An accusation
feat-d4-joker-last = A win with a joker as the last tile

reason-joker = The tile lying face down is a joker about { $better } times out of 10.
