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
refused-mexican-train-does-not-fit = { $tile } does not fit: train { $train } needs { $number }.
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
mexican-train-end = needs { $number }
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

# The first game. Ada is the other player.
lesson-mexican-train-hand = The double nine is in the station. These dominoes are yours, and so is train A. Whoever has the fewest pips left at the end wins.
lesson-mexican-train-join = Trains leave from the station, so yours starts with a 9. Play your 9-8 on train A.
lesson-mexican-train-next = Ada has started the Mexican train, M. Your own train now ends in 8: play your 8-5 there.
lesson-mexican-train-double = Now play your double five. A double lies crosswise.
lesson-mexican-train-cover = A double must be covered before anything else is played. Cover it with your 9-5.
lesson-mexican-train-mexican = A few turns later. Everyone may play on the Mexican train. It ends in 6: play your 8-6 there.
lesson-mexican-train-open = Ada had nothing that fitted. She drew one, had to pass, and now her train is open. Play your 9-0 on train B.
lesson-mexican-train-draw = Now nothing of yours fits. Draw one from the stock.
lesson-mexican-train-pass = That one does not fit either, so pass. Your train will be open.
lesson-mexican-train-close = Ada has played on your train. Play your 5-2 there yourself, and it is closed again.
lesson-mexican-train-last = Much later. Ada has played a double one and could not cover it, so you must. Cover it with your last domino.
lesson-mexican-train-end = You have no dominoes left, so the round is over. Ada still has 64 pips: you have won. Now you know how to play.
