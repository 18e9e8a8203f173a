refused-not-a-line-move = Tipp einen Stein mit einer Seite ein, zum Beispiel 64L (links) oder 64R (rechts), oder draw (ziehen), oder pass (passen).
refused-no-side-yet = Der erste Stein braucht noch keine Seite: Tipp einfach { $tile } ein.
refused-which-end = An welcher Seite? Tipp { $tile }L (links) oder { $tile }R (rechts) ein.
refused-does-not-fit = { $tile } passt nicht: An diesem Ende liegt eine { $end }.
why-does-not-fit = { $tile } passt nicht: Du brauchst eine { $end }.

line = Reihe
line-ends = Offene Enden: { $left } links, { $right } rechts.
start-draw = Wer beginnt? Gezogen: { $shown }.

spot-first = Mit { $tile } beginnen
spot-left = { $tile } links anlegen, an die { $pips }
spot-right = { $tile } rechts anlegen, an die { $pips }
laid = { $tile }
laid-left = { $tile } links
laid-right = { $tile } rechts
