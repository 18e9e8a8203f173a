# Domino 4 in de browser. $tile is een steen in woorden, $colour een kleur, $x en $y tellen vakjes oost en noord van het midden.
d4-tile = { $colour } { $high }-{ $low }
d4-tile-white = { $colour } { $high } en wit
d4-joker = joker
d4-hidden = { $tile } gedekt
d4-end-0 = Westeinde
d4-end-1 = Oosteinde
d4-asks = { $end }: { $wish }.
d4-closed = { $end }: geen plaats.
d4-side-n = erboven
d4-side-e = rechts
d4-side-s = eronder
d4-side-w = links
d4-corner-nw = linksboven
d4-corner-ne = rechtsboven
d4-corner-se = rechtsonder
d4-corner-sw = linksonder
d4-corner = { $number } { $corner }
d4-names = daarna { $colour }
d4-at-end = { $end }, { $side }
d4-cornerstone-at = Hoeksteen op { $x }, { $y }
d4-place = { $where }: { $tile }
d4-place-turned = { $where }: { $tile }, { $look }
d4-lies = { $x }, { $y }: { $tile }, { $number } { $corner }
d4-lies-cornerstone = { $x }, { $y }: { $tile }, { $number } { $corner }, een hoeksteen
d4-lies-joker = { $colour ->
    [no] { $x }, { $y }: joker
   *[other] { $x }, { $y }: joker, daarna { $colour }
}
d4-lies-down = { $tile ->
    [no] { $x }, { $y }: gedekt als joker, daarna { $colour }
   *[other] { $x }, { $y }: gedekt als joker, daarna { $colour }; jij legde { $tile }
}
d4-said-lays = { $tile }
d4-said-cornerstone = { $tile } als hoeksteen
d4-said-joker = joker, daarna { $colour }
d4-said-down = { $tile ->
    [no] een gedekte steen: “Joker, daarna { $colour }.”
   *[other] { $tile } gedekt: “Joker, daarna { $colour }.”
}
d4-said-and-last = { $text }. “Laatste steen!”
d4-said-last = “Laatste steen!”
d4-said-accept = “Ik geloof het.”
d4-said-accuse = “Dat is geen joker.”
d4-said-give = een steen weggegeven
d4-said-give-tile = { $tile } weggegeven
d4-table = Tafel, { $count ->
    [one] één steen
   *[other] { $count } stenen
}
d4-plane = De tafel: sleep of gebruik de pijltjes om te schuiven, plus en min om te zoomen
d4-zoom-in = Inzoomen
d4-zoom-out = Uitzoomen
d4-zoom-fit = Alles zien
d4-turn-how = Draai de steen (R)
d4-colour-how = Welke kleur komt hierna?
d4-last = Laatste steen!
d4-last-not-now = Zeg het bij de steen waarna je er één overhoudt.
d4-last-armed = Je zegt het bij je volgende steen.
d4-face-down = Gedekt
d4-accept = Ik geloof het
d4-accuse = Dat is geen joker
d4-seconds = { $count ->
    [one] nog { $count } seconde
   *[other] nog { $count } seconden
}
d4-note-asked = { $name }: “Joker, daarna { $colour }.” Geloof je het?
d4-note-answers = De anderen beslissen of ze het geloven.
d4-note-gift = Kies een van je stenen voor { $name }.
d4-note-gift-other = { $name } kiest een steen om weg te geven.
d4-note-down = Een steen naar keuze, gedekt, als “joker”.
d4-note-two = Een hele ronde lang heeft niemand gelegd: je mag er twee leggen.
d4-note-second = Leg een tweede steen, of stop.
d4-give = Geef { $tile } aan { $name }
d4-skips = slaat een beurt over
d4-known = je kent { $tiles }

# Een zet midden in een zin: “Ik zou … spelen”
d4-called-joker = een joker, met { $colour } als kleur
d4-called-down = { $tile } gedekt, met { $colour } als kleur
d4-called-last = { $text } met “Laatste steen!”
