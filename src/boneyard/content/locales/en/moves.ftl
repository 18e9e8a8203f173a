# Why a move is refused. $tile is a domino as text, $end a number of pips.
refused-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-not-text = A move must be text.
refused-higher-first = Put the higher number first: { $tile }.
refused-can-lay = You have a tile that fits, so you must play one.
refused-no-stock = The stock is empty, so you have to pass.
refused-must-draw = There are still tiles in the stock, so draw one.
refused-not-in-hand = You do not have { $tile }.
