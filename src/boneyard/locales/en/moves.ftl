# Why a move is refused. $tile is a domino as text, $end a number of pips.
refused-over = The game is over.
refused-not-your-turn = It is not the turn of seat { $seat }.
refused-not-text = A move is written as text.
refused-not-a-line-move = A move is a domino and an end, such as 64L or 64R, or draw, or pass.
refused-no-side-yet = The first domino has no side: write { $tile }.
refused-which-end = Say which end: { $tile }L or { $tile }R.
refused-higher-first = The higher number comes first: { $tile }.
refused-can-lay = You have a domino that fits, so you lay one.
refused-no-stock = The stock is empty: pass.
refused-must-draw = There is still a stock: draw.
refused-not-in-hand = You do not hold { $tile }.
refused-does-not-fit = { $tile } does not fit: that end shows { $end }.
refused-open-with = The game begins with the highest double: { $tile }.
