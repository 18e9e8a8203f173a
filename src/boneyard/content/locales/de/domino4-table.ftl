# Domino 4 im Browser. $tile ist ein Stein in Worten, $colour eine Farbe, $x und $y zählen Kästchen nach Osten und Norden von der Mitte.
d4-tile = { $colour } { $high }-{ $low }
d4-tile-white = { $colour } { $high } und Weiß
d4-joker = Joker
d4-hidden = { $tile } verdeckt
d4-end-0 = Westende
d4-end-1 = Ostende
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
d4-note-two = Eine ganze Runde lang hat niemand gelegt: Du darfst zwei legen.
d4-note-second = Leg einen zweiten Stein oder hör auf.
d4-give = { $tile } an { $name } geben
d4-skips = setzt einmal aus
d4-known = du kennst { $tiles }

# Ein Zug mitten im Satz: „Ich würde … spielen“
d4-called-joker = „Joker, dann { $colour }“
d4-called-down = { $tile } verdeckt mit { $colour } als Farbe
d4-called-last = { $text } mit „Letzter Stein!“
