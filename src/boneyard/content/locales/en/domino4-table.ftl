# Domino 4 in the browser. $tile is a tile in words, $colour a colour, $x and $y count cells east and north of the middle.
d4-tile = { $colour } { $high }-{ $low }
d4-tile-white = { $colour } { $high } and white
d4-joker = joker
d4-hidden = { $tile } face down
d4-end-0 = West end
d4-end-1 = East end
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
d4-said-last = “Last tile!”
d4-said-accept = “I believe it.”
d4-said-accuse = “That is no joker.”
d4-said-give = gives a tile away
d4-said-give-tile = gives { $tile } away
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
d4-note-two = Nobody has played a tile for a whole round: you may play two.
d4-note-second = Play a second tile, or stop.
d4-give = Give { $tile } to { $name }
d4-skips = misses a turn
d4-known = you have seen { $tiles }

# A move in the middle of a sentence: “I would play …”
d4-called-joker = a joker, naming { $colour }
d4-called-down = { $tile } face down, naming { $colour }
d4-called-last = { $text } with “Last tile!”
