refused-not-a-line-move = Typ een steen met een kant erbij, zoals 64L (links) of 64R (rechts), of draw (pakken), of pass (passen).
refused-no-side-yet = De eerste steen heeft nog geen kant: typ gewoon { $tile }.
refused-which-end = Aan welke kant? Typ { $tile }L (links) of { $tile }R (rechts).
refused-does-not-fit = { $tile } past niet: aan die kant ligt een { $end }.
why-does-not-fit = { $tile } past niet: je hebt een { $end } nodig.

line = Rij
line-ends = Open uiteinden: { $left } links, { $right } rechts.
start-draw = De loting: { $shown }.

spot-first = Beginnen met { $tile }
spot-left = { $tile } links aanleggen, aan de { $pips }
spot-right = { $tile } rechts aanleggen, aan de { $pips }
laid = { $tile }
laid-left = { $tile } links
laid-right = { $tile } rechts
