# Rückblick auf ein beendetes Spiel. $points ist eine Menge, wie coach-points oder coach-wins sie nennt; $move und $better sind Züge.
look-back = Rückblick
look-back-waiting = Ich sehe mir das Spiel noch einmal an…
look-back-failed = Das hat diesmal nicht geklappt. Versuch es noch einmal.
look-back-close = Rückblick schließen
coach-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
coach-wins = { $count } von 100 Spielen

# Urteile über Züge
mark-best = Bester Zug
mark-good = Guter Zug
mark-slip = Kleiner Fehler
mark-blunder = Grober Fehler
mark-unclear = Zu knapp für ein Urteil
mark-forced = Der einzige Zug
mark-better = { $better } war besser, Unterschied etwa { $points }.
mark-show = Zeigen
mark-play-on = Von hier weiterspielen
mark-known = { $you ->
    [yes] Beurteilt nach dem, was du wissen konntest.
   *[no] Beurteilt nach dem, was { $name } wissen konnte.
}
mark-open = Beurteilt, als hätten alle Steine offen gelegen.
open-hands-switch = Mit offenen Steinen urteilen

# Die Kurve
graph-title = Gewinnchance
graph-open = Die Kurve kennt alle Steine.
graph-move = Zug { $number }
graph-reads = { $name } { $percent } %

# Glück und Entscheidungen
split-title = Glück und Entscheidungen
split-deal = Das Austeilen
split-chance = Glück im Spiel
split-unseen = Was niemand wissen konnte
split-choices = { $you ->
    [yes] Deine Entscheidungen
   *[no] Entscheidungen: { $name }
}
split-total = Zusammen
split-points = { $points }
split-words = { $you ->
    [yes] Zusammen ist das genau dein Vorsprung oder Rückstand am Ende: { $points }.
   *[no] Zusammen ist das genau der Vorsprung oder Rückstand von { $name } am Ende: { $points }.
}
split-words-wins = { $you ->
    [yes] Glück und Entscheidungen sind in gewonnenen Spielen von 100 gezählt. Zusammen führen sie genau von gleichen Chancen zu dem, wie es für dich ausging.
   *[no] Glück und Entscheidungen sind in gewonnenen Spielen von 100 gezählt. Zusammen führen sie genau von gleichen Chancen zu dem, wie es für { $name } ausging.
}

# Was das Spiel entschieden hat
story-luck = { $you ->
    [yes] Du hast vor allem durch Glück gewonnen.
   *[no] { $name } hat vor allem durch Glück gewonnen.
}
story-choices = { $you ->
    [yes] Du hast vor allem durch gute Entscheidungen gewonnen.
   *[no] { $name } hat vor allem durch gute Entscheidungen gewonnen.
}
story-both = { $you ->
    [yes] Du hast durch Glück und gute Entscheidungen gewonnen.
   *[no] { $name } hat durch Glück und gute Entscheidungen gewonnen.
}
story-mistakes = { $you ->
    [yes] Du hast vor allem durch Fehler anderer gewonnen.
   *[no] { $name } hat vor allem durch Fehler anderer gewonnen.
}
story-luck-mistakes = { $you ->
    [yes] Du hast durch Glück und durch Fehler anderer gewonnen.
   *[no] { $name } hat durch Glück und durch Fehler anderer gewonnen.
}
story-against-luck = { $you ->
    [yes] Du hast gewonnen, obwohl das Glück gegen dich war.
   *[no] { $name } hat trotz Pech gewonnen.
}
story-deal = Das meiste Glück lag im Austeilen: etwa { $points }.
story-chance = Das meiste Glück kam im Spiel: etwa { $points }.
story-unseen = Das meiste Glück lag in dem, was niemand wissen konnte: etwa { $points }.
story-costliest = { $you ->
    [yes] Der teuerste Zug war Nummer { $number }: Du hast { $move } gewählt, und { $better } war besser, Unterschied etwa { $points }.
   *[no] Der teuerste Zug war Nummer { $number }: { $name } hat { $move } gewählt, und { $better } war besser, Unterschied etwa { $points }.
}
story-see = Zug { $number } ansehen

# Warum ein Zug besser ist. $better und $worse sagen, wie oft von 10 Mal, nach diesem Zug und nach dem anderen
reason-next-stuck = Danach hat der Nächste { $better } von 10 Mal nichts, was passt, sonst { $worse } Mal.
reason-own-next = Danach lässt sich im nächsten Zug { $better } von 10 Mal etwas legen, sonst { $worse } Mal.
