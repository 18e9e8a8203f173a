game-magnetic-flat = Magnetic Domino, flach
way-magnetic-flat = Flach
way-magnetic-flat-words = Eine Reihe, und nichts fällt um. Werde vor den anderen deine Steine los.

refused-open-with = Das Spiel beginnt mit dem höchsten Doppelstein: { $tile }.

lesson-magnetic-flat-hand = Diese sieben Steine gehören dir. Die Farben sind nur zum Anschauen: Es zählen nur die Augen. Wer zuerst alle gelegt hat, gewinnt.
lesson-magnetic-flat-begin = Du hast die Doppelsechs, also fängst du an. Leg sie in die Mitte.
lesson-magnetic-flat-join = Ada hat 6-1 gelegt. Die Enden zeigen jetzt 6 und 1. Leg deine 6-5 an die 6.
lesson-magnetic-flat-zero = Ein paar Steine später. Ein Ende ohne Augen ist eine Null. Dort passt deine Doppelnull.
lesson-magnetic-flat-stuck = Eine 6 ist offen. Leg deine 6-3 und schau, was Ada macht.
lesson-magnetic-flat-draw = Ada hatte nichts, was passt: Sie hat einen Stein gezogen, und ihr Zug war vorbei. Jetzt passt bei dir auch nichts. Zieh auch einen.
lesson-magnetic-flat-fits = Du hast 5-3 gezogen. Sie hätte gepasst, aber nach dem Ziehen ist dein Zug vorbei. Leg jetzt deine Doppelzwei.
lesson-magnetic-flat-last = Ada zieht wieder. Leg deinen letzten Stein an die 5.
lesson-magnetic-flat-end = Du hast gewonnen. Ada schreibt die Augen auf, die sie noch hat: 14. Nach ein paar Spielen gewinnt die kleinste Summe.
