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
refused-mexican-train-does-not-fit = { $tile } does not fit: train { $train } needs a { $number }.
refused-mexican-train-cover = First the double { $number } on train { $train } must be covered.
refused-mexican-train-own-only = In your first turn, keep to your own train, or stop.
refused-mexican-train-no-stop = You can only stop while you are building your first train.
refused-mexican-train-must-pass = You have drawn a domino and it does not fit, so you have to pass.
refused-mexican-train-play-or-stop = Play another domino on your own train, or stop.

clause-MT-10 = Someone has played their last domino, and the fewest pips win.
clause-MT-11 = Nobody could play any more, and the fewest pips win.

mexican-train-station = Station: double { $number }.
mexican-train-mexican = Mexican train
mexican-train-row = Train { $train }, { $name }
mexican-train-open = open
mexican-train-end = needs a { $number }
mexican-train-empty = no dominoes yet
mexican-train-to-cover = The double { $number } on train { $train } must be covered.
mexican-train-go-on = You may play more dominoes on your own train, or stop.
mexican-train-put-station = { $you ->
    [yes] You put the double { $number } in the station.
   *[no] { $name } puts the double { $number } in the station.
}
mexican-train-place = on train { $place }
mexican-train-said = { $tile } on train { $train }

mexican-train-view-station = Station
mexican-train-view-trains = Trains
mexican-train-view-open = Open trains
mexican-train-view-cover = Double to cover
mexican-train-view-drawn = Has drawn
mexican-train-view-rolling = Building a first train
mexican-train-view-last = Last domino
