option-steadiness = Wie ruhig die Hand ist
option-steadiness-help = Wie genau jeder Stein auf seinem Platz landet.
option-steadiness-perfect = Perfekt
option-steadiness-steady = Ruhig
option-steadiness-shaky = Zittrig
option-magnets = Magnete
option-magnets-help = Wie fest die Steine aneinanderhaften.
option-magnets-strong = Stark
option-magnets-normal = Normal
option-magnets-weak = Schwach

# Türme. $own und $other sind Zahlen von Augen.
refused-not-a-place = Tipp einen Stein, ein Kästchen und eine Richtung ein, zum Beispiel 64@0,0,1/e, oder draw (ziehen), oder pass (passen).
refused-below-table = Ebene 0 ist der Tisch: Darunter kommt nichts.
refused-double-heading = Einen Doppelstein tippt man nach Osten oder Norden ein: { $tile } mit /e oder /n.
refused-open-construction = Das Bauwerk beginnt mit dem höchsten Doppelstein: { $tile }@0,0,0/e.
why-open-construction = Das Bauwerk beginnt mit dem höchsten Doppelstein: { $tile }.
refused-cell-taken = Dort liegt schon ein Stein.
refused-not-equal = Hälften, die übereinanderliegen, müssen gleich sein: Hier träfe { $own } auf { $other }.
refused-touches-nothing = { $tile } hätte dort keinen Halt.
refused-not-an-end = Du darfst nur an den Enden des Bauwerks legen.

# Was man von einem Turm sagt. Die Wörter für den Spielraum sind die des Spiels.
tower-level = Ebene { $level }
tower-solid = Das Bauwerk steht stabil.
tower-shaky = Das Bauwerk wackelt.
tower-about-to-fall = Das Bauwerk fällt gleich um.
tower-weakest = Die schwächste Stelle: { $upper } auf { $lower }.
tower-weakest-table = Die schwächste Stelle: { $upper } auf dem Tisch.
tower-fell = Umgefallen. Diese Steine sind gefallen: { $tiles }.
tower-due-flat = Jetzt legen: flach, auf den Tisch.
tower-due-up = Jetzt legen: hoch, auf einen anderen Stein.
tower-place = { $tile } auf { $place }, Richtung { $heading }
heading-e = Osten
heading-n = Norden
heading-w = Westen
heading-s = Süden

# Das Brett des Turms im Browser. $tiles sind Steine wie 6-4.
tower-word-solid = Stabil
tower-word-shaky = Wackelig
tower-word-about-to-fall = Fällt gleich um
tower-show-levels = Ebenen
tower-show-space = 3D
tower-zoom-in = Vergrößern
tower-zoom-out = Verkleinern
tower-home = Zurück zur Vorderseite
tower-stage = Zum Drehen ziehen oder die Pfeiltasten benutzen, zum Zoomen Plus und Minus.
tower-turn = Drehen ({ $number } von { $count })
tower-empty = Der Tisch ist leer. Der höchste Doppelstein beginnt.
tower-summary = { $count ->
    [one] Ein Stein liegt auf dem Tisch.
   *[other] { $levels ->
        [one] { $count } Steine auf einer Ebene.
       *[other] { $count } Steine auf { $levels } Ebenen.
    }
}
tower-floor = auf dem Tisch
tower-on = auf { $tiles }
tower-under = unter { $tiles }
tower-beside = neben { $tiles }
tower-at = bei { $tiles }
tower-points-right = die { $number } nach rechts
tower-points-left = die { $number } nach links
tower-points-away = die { $number } von dir weg
tower-points-near = die { $number } zu dir hin
tower-lies-across = von links nach rechts
tower-lies-along = zu dir hin
tower-around = Wo Plätze gezeigt werden
tower-before = Plätze beim Stein davor
tower-after = Plätze beim nächsten Stein
tower-everywhere = Rundherum
tower-risk-safe = Sollte stehen
tower-risk-risky = Kann umfallen
tower-risk-falls = Fällt um
tower-holds = Es hält!
tower-lay-flat = Flach legen
tower-lay-up = Hoch legen
tower-advice-here = Leg ihn hier hin oder woanders.
tower-advice-turn = Leg ihn so hin oder dreh ihn.
tower-advice-only = Er passt nur hierhin.
tower-advice-falls = Was du auch legst, es fällt um.
tower-down = { $count ->
    [one] Ein Stein ist gefallen.
   *[other] { $count } Steine sind gefallen.
}
tower-fell-takes = { $count ->
    [one] Ein Stein ist gefallen
   *[other] { $count } Steine sind gefallen
}; { $you ->
    [yes] du nimmst { $taken }.
   *[no] { $name } nimmt { $taken }.
}
tower-takes = Es ist umgefallen; { $you ->
    [yes] du nimmst { $taken }.
   *[no] { $name } nimmt { $taken }.
}

feat-tower-high = Ein Bauwerk mit sechs Ebenen
feat-tower-bridge = Eine Brücke über zwei Steine
feat-tower-hanging = Ein Stein, der am Magneten hängt
feat-tower-narrow = Ein Sieg, kurz bevor alles umfällt
