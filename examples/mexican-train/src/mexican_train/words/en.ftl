# Mexican Train. $tile is a domino as text, $train the letter of a train, $number a number of pips.
game-mexican-train = Mexican Train
box-mexican-train = Mexican Train
box-mexican-train-words = Build your own train, keep an eye on the open ones, and hop onto the Mexican train.

option-doubles = Doubles
option-doubles-help = A double must be covered before anything else is played, or it is a domino like any other.
option-doubles-covered = Must be covered
option-doubles-free = Like any other
option-first_train = The first turn
option-first_train-help = Play one domino in your first turn, or as many as you like on your own train.
option-first_train-one = One domino
option-first_train-whole = A whole train

refused-mexican-train-not-a-move = Type a domino and a train, such as 94B, or 94M for the Mexican train, or draw, pass or stop.
refused-mexican-train-which = Which train? Type { $tile } and the letter of a train, such as { $tile }M.
refused-mexican-train-no-train = There is no train { $train } at this table.
refused-mexican-train-closed = Train { $train } is not open, so only its owner may play there.
refused-mexican-train-does-not-fit = { $tile } does not fit: train { $train } asks for a { $number }.
refused-mexican-train-cover = First someone must cover the double { $number } on train { $train }.
refused-mexican-train-own-only = In your first turn, keep to your own train, or stop.
refused-mexican-train-no-stop = You can only stop after playing on your own train in your first turn.
refused-mexican-train-must-pass = You have drawn a domino and it does not fit, so you have to pass.
refused-mexican-train-play-or-stop = Play another domino on your own train, or stop.

clause-MT-10 = Someone has played their last domino, and the fewest pips win.
clause-MT-11 = Nobody could play any more, and the fewest pips win.

mexican-train-station = Station: double { $number }.
mexican-train-mexican = Mexican train
mexican-train-open = open
mexican-train-closed = closed
mexican-train-end = asks for { $number }
mexican-train-to-cover = The double { $number } on train { $train } must be covered.
mexican-train-go-on = You may play more dominoes on your own train, or stop.
mexican-train-row = Train { $train }, { $name }
mexican-train-put-station = { $you ->
    [yes] You put the double { $number } in the station.
   *[no] { $name } puts the double { $number } in the station.
}
mexican-train-play-on = Play on train { $train }, { $name }
mexican-train-choose = Choose a domino, then a train.

lesson-mexican-train-hand = The double nine is in the station. These dominoes are yours, and this is your train, A. Whoever has the fewest pips at the end wins.
