refused-not-a-line-move = Type a domino and an end, such as 64L (left) or 64R (right), or draw, or pass.
refused-no-side-yet = The first domino needs no side: just type { $tile }.
refused-which-end = Which end? Type { $tile }L (left) or { $tile }R (right).
refused-does-not-fit = { $tile } does not fit: that end shows { $end }.
why-does-not-fit = { $tile } does not fit: you need a { $end }.

line = Line
line-ends = Open ends: { $left } on the left, { $right } on the right.
start-draw = Draw for who starts: { $shown }.

spot-first = Start with { $tile }
spot-left = Play { $tile } at the left end, next to the { $pips }
spot-right = Play { $tile } at the right end, next to the { $pips }
laid = { $tile }
laid-left = { $tile } at the left end
laid-right = { $tile } at the right end
