# What the terminal says. $you is yes when the reader is the player; a name alone never decides it.
game-classic = Dominoes
game-magnetic-flat = Magnetic Domino, flat
game-magnetic-tower = Magnetic Domino, tower
game-magnetic-staggered = Magnetic Domino, staggered
game-domination = Domination
game-domino4 = Domino 4
players = { $count } players
menu-title = What shall we play?
menu-ask = Number or name (1 to { $count }):
menu-again = Please type a number from 1 to { $count }, or the name of a game.
getting-ready = Getting { $game } ready (only the first time)
you = You
seat = Seat { $seat }
seat-holds = { $name }: { $count }
stock-holds = Stock: { $count }
line = Line
line-empty = The table is empty.
line-ends = Open ends: { $left } on the left, { $right } on the right.
your-hand = Your hand
your-moves = { $count ->
    [one] You can play:
   *[other] You can play one of { $count } moves:
}
your-move = { $you ->
    [yes] Your move (number or text, ? for help):
   *[no] { $name }, your move (number or text, ? for help):
}
which-of-these = Which of these { $count }? (Enter goes back)
help-move = Type the number of a move or the move itself. "hint" asks a master, "rules" shows the rules, "log" the moves so far, "quit" leaves and saves.
hand-over = Hand the screen to { $name }, who presses Enter:
move-lays = { $you ->
    [yes] You play { $move }.
   *[no] { $name } plays { $move }.
}
move-draw = { $you ->
    [yes] You take one from the stock.
   *[no] { $name } takes one from the stock.
}
move-pass = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
won = { $you ->
    [yes] You win ({ $clause }).
   *[no] { $name } wins ({ $clause }).
}
won-shared = Shared win: { $names } ({ $clause }).
won-nobody = Nobody wins this one ({ $clause }).
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
number-pips = pips left
number-tiles = dominoes left
not-over = The game is not over yet.
match-totals = { $count ->
    [one] After one round:
   *[other] After { $count } rounds:
}
match-won = The match goes to { $names }.
replay-next = Move { $number } of { $count }: Enter shows it, q leaves.
goodbye = Goodbye.
go-on = To go on with this game: { $command }
bot-name = { $bot } (bot)
start-draw = The draw for the start: { $shown }.
begins = { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
move-stop = { $you ->
    [yes] You stop.
   *[no] { $name } stops.
}
move-accept = { $you ->
    [yes] You believe it.
   *[no] { $name } believes it.
}
move-accuse = { $you ->
    [yes] You say: that is no joker.
   *[no] { $name } says: that is no joker.
}
move-give = { $you ->
    [yes] You give a tile away.
   *[no] { $name } gives a tile away.
}
move-last = { $you ->
    [yes] You announce your last tile.
   *[no] { $name } announces the last tile.
}
domino4-table = Table
domino4-west = West end, on { $cells }: { $wish }.
domino4-east = East end, on { $cells }: { $wish }.
domino4-west-closed = West end: no room.
domino4-east-closed = East end: no room.
domino4-wish-any = any tile
domino4-wish-white = any white half
domino4-wish-half = { $colour } { $number }
domino4-wish-double = { $colour } { $number }, or any double { $number }
domino4-wish-named = any tile in { $colour }
domino4-colour-r = red
domino4-colour-g = green
domino4-colour-b = blue
domino4-colour-y = yellow
domino4-two = Nobody has laid a tile for a whole round: who can, may lay two.
domino4-second = You may lay a second tile, or stop.
domino4-answers = A tile lies face down as a joker: accept or accuse?
domino4-gift = Choose the tile to give away.
domino4-owes = You have one tile left: say last! before somebody else moves.
domino4-known = Seat { $seat } holds { $tiles }, as you saw.
told = { $what }: { $text }
anything-to-say = { $name }, anything to say? (Enter goes on)

# Two clauses in one sentence
apart = { $one }; { $two }
