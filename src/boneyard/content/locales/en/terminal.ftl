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
which-of-these = Which of these { $count }? (press Enter to go back)
help-move = Type the number of a move or the move itself. Type “hint” for a master’s advice, “rules” for the rules, “log” for the moves so far, or “quit” to save and leave.
hand-over = Pass the screen to { $name }. { $name }, press Enter:
move-lays = { $you ->
    [yes] You play { $move }.
   *[no] { $name } plays { $move }.
}
move-draw = { $you ->
    [yes] You draw one from the stock.
   *[no] { $name } draws one from the stock.
}
move-pass = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
won = { $you ->
    [yes] You win. { $reason }
   *[no] { $name } wins. { $reason }
}
won-shared = Shared win: { $names }. { $reason }
won-nobody = Nobody wins this one. { $reason }
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
match-won = { $you ->
    [yes] You win the match.
   *[no] Match won by: { $names }.
}
replay-next = Move { $number } of { $count }: press Enter to see it, q to quit.
goodbye = Goodbye.
go-on = To continue this game: { $command }
bot-name = { $bot } (bot)
start-draw = Draw for who starts: { $shown }.
begins = { $you ->
    [yes] You start.
   *[no] { $name } starts.
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
domino4-west = West end, at { $cells }: { $wish }.
domino4-east = East end, at { $cells }: { $wish }.
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
domino4-two = Nobody has played a tile for a whole round: the next player who can may play two.
domino4-second = You may play a second tile, or stop.
domino4-answers = A tile was played face down as a joker: accept or accuse?
domino4-gift = Choose a tile to give away.
domino4-owes = You have one tile left: type last! before anyone else moves.
domino4-known = You have seen that { $name } has { $tiles }.
told = { $what }: { $text }
anything-to-say = { $name }, anything to say? (press Enter to continue)

# Two clauses in one sentence
apart = { $one }; { $two }
