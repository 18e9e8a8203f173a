game-domino4 = Domino 4
box-domino4 = Domino 4
box-domino4-words = Quadratische Steine in vier Farben, eine Kette mit zwei Enden, Joker und ein bisschen Mut.

option-cornerstone = Ecksteine
option-cornerstone-help = Du darfst einen Stein auch in die Mitte legen, wenn alle Zahlen, die sich berühren, gleich sind.
option-bluff = Bluff-Joker
option-bluff-help = Du darfst jeden Stein verdeckt als Joker legen; die anderen glauben dir, oder auch nicht.

# Domino 4. $wish ist, was ein Ende verlangt: any (alles), white (weiß), r3 (rote Drei), r33 (nach einem Doppelstein), r (rot).
refused-not-a-domino4-move = Tipp einen Zug ein, zum Beispiel r43@2,-1/nw oder J@1,0=b, oder draw, pass, stop, last!, accept, accuse oder give:r43.
refused-not-a-domino4-tile = Ein Stein ist eine Farbe (r, g, b, y) mit zwei Zahlen von 4 bis 0, zum Beispiel r43; ein Joker ist J.
refused-too-far = So weit weg von der Mitte kann kein Stein liegen.
refused-name-a-colour = Nenn die Farbe, die folgt: Schreib am Ende =r, =g, =b oder =y.
refused-name-a-turn = Sag, wie der Stein gedreht ist: Schreib am Ende /nw, /ne, /se oder /sw.
refused-double-turn = Einen Doppelstein tippt man mit nw oder ne ein: { $tile } mit { $turn }.
refused-nothing-to-announce = Du musst jetzt keinen letzten Stein ansagen.
refused-answer-first = Antworte zuerst: accept (glauben) oder accuse (beschuldigen).
refused-only-announce = Du bist nicht dran; du kannst jetzt nur last! eintippen.
refused-give-first = Gib zuerst einen Stein ab: Tipp give: und seinen Namen ein, zum Beispiel give:r43.
refused-nothing-to-give = Jetzt gibt es nichts abzugeben.
refused-nothing-to-answer = Jetzt gibt es nichts zu beantworten.
refused-no-stop = Aufhören kannst du nur nach dem ersten von zwei Steinen.
refused-second-or-stop = Leg einen zweiten Stein oder hör auf (stop).
refused-no-bluff = An diesem Tisch legt niemand verdeckt.
refused-joker-face-down = An diesem Tisch werden Joker verdeckt gelegt: Beginne mit einem Fragezeichen (?).
refused-not-last = Den letzten Stein sagst du nur mit dem Zug an, nach dem dir noch einer bleibt.
refused-tile-there = Dort liegt schon ein Stein.
refused-cell-apart = Dieses Kästchen berührt keinen Stein.
refused-touches-others = Ein Stein am Ende darf nur den Stein berühren, an den er anschließt.
refused-no-cornerstone-there = Ein Eckstein darf weder einen Joker noch den letzten Stein einer Kette berühren.
refused-numbers-differ = Ein Eckstein muss mit beiden Hälften andere Steine berühren, und alle Zahlen, die sich berühren, müssen gleich sein.
refused-no-open-end = Dort ist kein offenes Ende einer Kette.
refused-side-closed = An dieser Seite geht die Kette nicht weiter: Nur die offene Hälfte zählt.
refused-line-too-long = Nach sechs Steinen in gerader Linie muss die Kette um die Ecke.
refused-end-asks = { $tile } passt nicht. An dieses Ende passt: { $wish }.
why-end-asks = { $tile } passt nicht. An die Enden passt: { $wish }.
why-answer-first = Sag zuerst, ob du den Joker glaubst.
refused-turned-wrong = { $tile } passt dort, aber nicht so gedreht.

hint-accept = Ich würde es glauben.
hint-accuse = Ich würde sagen, dass das kein Joker ist.
hint-last = Ich würde jetzt „Letzter Stein!“ sagen.
hint-give = Ich würde { $tile } abgeben.
hint-only-last = Du kannst jetzt nur „Letzter Stein!“ sagen.
doing-accept = Glauben
doing-accuse = Anzweifeln
doing-last = „Letzter Stein!“
doing-give = Abgeben von { $tile }
do-accept = { d4-accept }
do-accuse = { d4-accuse }
do-last = { d4-last }
do-give = Abgeben von { $tile }
move-accept = { $you ->
    [yes] Du glaubst es.
   *[no] { $name } glaubt es.
}
move-accuse = { $you ->
    [yes] Du sagst: Das ist kein Joker.
   *[no] { $name } sagt: Das ist kein Joker.
}
move-give = { $you ->
    [yes] Du gibst einen Stein ab.
   *[no] { $name } gibt einen Stein ab.
}
move-last = { $you ->
    [yes] Du sagst: Letzter Stein!
   *[no] { $name } sagt: Letzter Stein!
}

domino4-table = Tisch
domino4-left = Linkes Ende, auf { $cells }: { $wish }.
domino4-right = Rechtes Ende, auf { $cells }: { $wish }.
domino4-left-closed = Linkes Ende: kein Platz.
domino4-right-closed = Rechtes Ende: kein Platz.
domino4-wish-any = jeder Stein
domino4-wish-white = eine weiße Hälfte
domino4-wish-half = { $colour } { $number }
domino4-wish-double = { $colour } { $number } oder eine Doppel-{ $number } in beliebiger Farbe
domino4-wish-named = { $colour } mit beliebiger Zahl
domino4-colour-r = Rot
domino4-colour-g = Grün
domino4-colour-b = Blau
domino4-colour-y = Gelb
domino4-two = Eine ganze Runde lang hat niemand gelegt: Wer als Nächstes legen kann, darf zwei Steine legen.
domino4-second = Du darfst einen zweiten Stein legen oder aufhören (stop).
domino4-answers = Ein Stein liegt verdeckt als Joker: accept (glauben) oder accuse (beschuldigen)?
domino4-gift = Wähle den Stein, den du abgibst.
domino4-owes = Du hast noch einen Stein: Tipp last! ein, bevor jemand anders an der Reihe ist.
domino4-known = Du hast gesehen, dass { $name } { $tiles } hat.

# Domino 4 im Browser. $tile ist ein Stein in Worten, $colour eine Farbe, $x und $y zählen Kästchen nach rechts und nach oben von der Mitte.
d4-tile = { $colour } { $high }-{ $low }
d4-tile-white = { $colour } { $high } und Weiß
d4-joker = Joker
d4-hidden = { $tile } verdeckt
d4-end-left = Linkes Ende
d4-end-right = Rechtes Ende
d4-asks = { $end }: { $wish }.
d4-closed = { $end }: kein Platz.
d4-side-n = darüber
d4-side-e = rechts
d4-side-s = darunter
d4-side-w = links
d4-corner-nw = oben links
d4-corner-ne = oben rechts
d4-corner-se = unten rechts
d4-corner-sw = unten links
d4-corner = { $number } { $corner }
d4-names = dann { $colour }
d4-at-end = { $end }, { $side }
d4-cornerstone-at = Eckstein auf { $x }, { $y }
d4-place = { $where }: { $tile }
d4-place-turned = { $where }: { $tile }, { $look }
d4-lies = { $x }, { $y }: { $tile }, { $number } { $corner }
d4-lies-cornerstone = { $x }, { $y }: { $tile }, { $number } { $corner }, ein Eckstein
d4-lies-joker = { $colour ->
    [no] { $x }, { $y }: Joker
   *[other] { $x }, { $y }: Joker, dann { $colour }
}
d4-lies-down = { $tile ->
    [no] { $x }, { $y }: verdeckt als Joker, dann { $colour }
   *[other] { $x }, { $y }: verdeckt als Joker, dann { $colour }; du hast { $tile } gelegt
}
d4-said-lays = { $tile }
d4-said-cornerstone = { $tile } als Eckstein
d4-said-joker = Joker, dann { $colour }
d4-said-down = { $tile ->
    [no] ein Stein verdeckt: „Joker, dann { $colour }.“
   *[other] { $tile } verdeckt: „Joker, dann { $colour }.“
}
d4-said-and-last = { $text }. „Letzter Stein!“
d4-said-down-and-last = { $text } „Letzter Stein!“
d4-said-last = „Letzter Stein!“
d4-said-accept = „Das glaube ich.“
d4-said-accuse = „Das ist kein Joker.“
d4-said-give = einen Stein abgegeben
d4-said-give-tile = { $tile } abgegeben
d4-table = Tisch, { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
d4-plane = Der Tisch: durch Ziehen oder mit den Pfeiltasten verschieben, mit Plus und Minus zoomen
d4-zoom-in = Vergrößern
d4-zoom-out = Verkleinern
d4-zoom-fit = Alles zeigen
d4-turn-how = Dreh den Stein (R)
d4-colour-how = Welche Farbe kommt danach?
d4-last = Letzter Stein!
d4-last-not-now = Sag es bei dem Stein, nach dem dir nur noch einer bleibt.
d4-last-armed = Du sagst es mit deinem nächsten Stein.
d4-face-down = Verdeckt
d4-accept = Das glaube ich
d4-accuse = Das ist kein Joker
d4-seconds = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
d4-note-asked = { $name }: „Joker, dann { $colour }.“ Glaubst du das?
d4-note-answers = Die anderen überlegen, ob sie es glauben.
d4-note-gift = Wähle einen deiner Steine für { $name }.
d4-note-gift-other = { $name } sucht einen Stein zum Abgeben aus.
d4-note-down = Ein beliebiger Stein, verdeckt, als „Joker“.
d4-note-turn = Dreh ihn, wie du willst, und leg ihn hin.
d4-note-two = Niemand hat gelegt: Du darfst zwei legen.
d4-note-second = Leg einen zweiten Stein oder hör auf.
d4-note-no-second = Nichts passt mehr: Dein Zug ist zu Ende.
d4-give = { $tile } an { $name } geben
d4-skips = setzt einmal aus
d4-known = du kennst { $tiles }
d4-scene-caught = { $role ->
    [player] Erwischt: Es war { $tile }. Du nimmst ihn zurück und bekommst noch einen von { $other }.
    [accuser] Gut aufgepasst: Es war { $tile }. { $name } nimmt ihn zurück und bekommt noch einen von dir.
   *[none] Erwischt: Es war { $tile }. { $name } nimmt ihn zurück und bekommt noch einen von { $other }.
}
d4-scene-drew = { $you ->
    [yes] Dazu ziehst du einen.
   *[no] Dazu zieht { $name } einen.
}
d4-scene-joker = { $role ->
    [player] Es ist wirklich ein Joker. Du gibst { $other } einen Stein.
    [accuser] Es ist wirklich ein Joker. { $name } gibt dir einen Stein.
   *[none] Es ist wirklich ein Joker. { $name } gibt { $other } einen Stein.
}
d4-scene-skips = { $you ->
    [yes] Du hast „Letzter Stein!“ vergessen und setzt einmal aus.
   *[no] { $name } hat „Letzter Stein!“ vergessen und setzt einmal aus.
}
d4-scene-cornerstone = { $you ->
    [yes] Ein Eckstein: Du ziehst einen.
   *[no] Ein Eckstein: { $name } zieht einen.
}

# Ein Zug mitten im Satz: „Ich würde … spielen“
d4-called-joker = „Joker, dann { $colour }“
d4-called-down = { $tile } verdeckt mit { $colour } als Farbe
d4-called-last = { $text } mit „Letzter Stein!“

clause-D4-17 = Kein Stein mehr auf der Hand.
clause-D4-18 = Niemand kam weiter: Wer die wenigsten Steine hat, gewinnt.
clause-D4-36 = Zu lange blieb kein Stein liegen: Wer die wenigsten Steine hat, gewinnt.

lesson-domino4-hand = Diese elf Steine gehören dir. Jeder hat zwei Hälften mit einer Zahl. Vom Joker wächst eine Kette nach links und eine nach rechts. Wer zuerst keine Steine mehr hat, gewinnt.
lesson-domino4-begin = Du fängst an. Neben den Joker passt jeder Stein. Leg deine grüne 4-3 nach links.
lesson-domino4-join = Ada hat die blaue 4-3 gelegt, ihre 4 ist offen. Gleiche Farbe und gleiche Zahl gehören zusammen: Leg deine blaue 4-2 daran.
lesson-domino4-joker = Ein Joker passt überall, und du sagst, welche Farbe danach kommt. Leg deinen Joker und wähle Blau.
lesson-domino4-double = Ada hat die blaue Doppelvier gelegt. Nach einem Doppelstein passt auch der gleiche in einer anderen Farbe: Leg deinen roten.
lesson-domino4-white = Jetzt ist eine weiße Hälfte offen. Weiß passt immer an Weiß. Leg deine grüne 4-0, dann geht die Kette grün weiter.
lesson-domino4-draw = Jetzt passt keiner deiner Steine. Zieh einen aus dem Talon. Dann ist Ada dran.
lesson-domino4-last = Viel später: Du hast noch zwei Steine. Bleibt dir nur noch einer, musst du es sagen. Drück zuerst „{ d4-last }“ und leg dann deine gelbe Doppeleins.
lesson-domino4-last-wrong = Drück zuerst „{ d4-last }“.
lesson-domino4-out = Gut gesagt. Leg jetzt deinen letzten Stein.
lesson-domino4-end = Du hast gewonnen. Wer vergisst, es zu sagen, setzt einmal aus. Ecksteine und Bluffen kommen später: Das steht in den Regeln.

feat-d4-face-down = Ein verdeckt gelegter Stein
feat-d4-accuse = Eine Anschuldigung
feat-d4-joker-last = Ein Sieg mit einem Joker zum Schluss

reason-joker = Der verdeckte Stein ist etwa { $better } von 10 Mal ein Joker.
