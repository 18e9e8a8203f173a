# What the terminal says. $you is yes when the reader is the player; a name alone never decides it.
players = { $count } players
menu-title = What shall we play?
menu-ask = Number or name (1 to { $count }):
menu-again = Please type a number from 1 to { $count }, or the name of a game.
getting-ready = Getting { $game } ready (only the first time)
you = You
seat = Seat { $seat }
seat-holds = { $name }: { $count }
stock-holds = Stock: { $count }
line-empty = The table is empty.
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
move-stop = { $you ->
    [yes] You stop.
   *[no] { $name } stops.
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
number-tiles = tiles left
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
begins = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
told = { $what }: { $text }
anything-to-say = { $name }, anything to say? (press Enter to continue)

# Two clauses in one sentence
apart = { $one }; { $two }
