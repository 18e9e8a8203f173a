game-domino4 = Domino 4
box-domino4 = Domino 4
box-domino4-words = Vierkante stenen in vier kleuren, een keten met twee uiteinden, jokers en een beetje lef.

option-cornerstone = Hoekstenen
option-cornerstone-help = Je mag een steen ook in het midden leggen, als alle cijfers die elkaar raken gelijk zijn.
option-bluff = Blufjoker
option-bluff-help = Je mag elke steen gedekt neerleggen als joker; de anderen geloven je, of niet.

# Domino 4. $wish zegt in woorden wat een uiteinde vraagt: domino4-wish-…
refused-not-a-domino4-move = Typ een zet zoals r43@2,-1/nw of J@1,0=b, of draw, pass, stop, last!, accept, accuse of give:r43.
refused-not-a-domino4-tile = Een steen is een kleur (r, g, b, y) met twee cijfers van 4 tot 0, zoals r43; een joker is J.
refused-too-far = Zo ver van het midden kan geen steen liggen.
refused-name-a-colour = Noem de kleur die volgt: eindig met =r, =g, =b of =y.
refused-name-a-turn = Zeg hoe de steen gedraaid ligt: eindig met /nw, /ne, /se of /sw.
refused-double-turn = Een dubbele typ je met nw of ne: { $tile } met { $turn }.
refused-nothing-to-announce = Je hoeft nu geen laatste steen te melden.
refused-answer-first = Antwoord eerst: accept (geloven) of accuse (beschuldigen).
refused-only-announce = Je bent niet aan de beurt; je kunt nu alleen last! typen.
refused-give-first = Geef eerst een steen weg: typ give: en de naam van de steen, zoals give:r43.
refused-nothing-to-give = Er is nu niets weg te geven.
refused-nothing-to-answer = Er is nu niets te antwoorden.
refused-no-stop = Stoppen kan alleen na de eerste van twee stenen.
refused-second-or-stop = Leg een tweede steen, of stop (stop).
refused-no-bluff = Aan deze tafel leg je geen stenen gedekt neer.
refused-joker-face-down = Aan deze tafel leg je jokers gedekt: begin met een vraagteken (?).
refused-not-last = Je laatste steen meld je alleen met de zet waarna je er één overhoudt.
refused-tile-there = Daar ligt al een steen.
refused-cell-apart = Dat vakje raakt geen enkele steen.
refused-touches-others = Een steen aan een uiteinde mag alleen de steen raken waar hij bij aansluit.
refused-no-cornerstone-there = Een hoeksteen mag geen joker raken en ook niet de laatste steen van een keten.
refused-numbers-differ = Een hoeksteen moet met beide helften andere stenen raken, en alle cijfers die elkaar raken moeten gelijk zijn.
refused-no-open-end = Dat is geen open uiteinde van een keten.
refused-side-closed = Aan die kant gaat de keten niet verder: alleen de open helft telt.
refused-line-too-long = Na zes op een rij moet de keten de hoek om.
refused-end-asks = { $tile } past niet. Aan dat uiteinde past: { $wish }.
why-end-asks = { $tile } past niet. Aan de uiteinden past: { $wish }.
why-answer-first = Zeg eerst of je de joker gelooft.
refused-turned-wrong = { $tile } past daar wel, maar niet zo gedraaid.

hint-accept = Ik zou het geloven.
hint-accuse = Ik zou zeggen dat het geen joker is.
hint-last = Ik zou nu “Laatste steen!” zeggen.
hint-give = Ik zou { $tile } weggeven.
hint-only-last = Je kunt nu alleen “Laatste steen!” zeggen.
doing-accept = het geloven
doing-accuse = het niet geloven
doing-last = “Laatste steen!” zeggen
doing-give = { $tile } weggeven
do-accept = { d4-accept }
do-accuse = { d4-accuse }
do-last = { d4-last }
do-give = { $tile } weggeven
move-accept = { $you ->
    [yes] Jij gelooft het.
   *[no] { $name } gelooft het.
}
move-accuse = { $you ->
    [yes] Jij zegt: dat is geen joker.
   *[no] { $name } zegt: dat is geen joker.
}
move-give = { $you ->
    [yes] Jij geeft een steen weg.
   *[no] { $name } geeft een steen weg.
}
move-last = { $you ->
    [yes] Jij zegt: laatste steen!
   *[no] { $name } zegt: laatste steen!
}

domino4-table = Tafel
domino4-left = Linkeruiteinde, op { $cells }: { $wish }.
domino4-right = Rechteruiteinde, op { $cells }: { $wish }.
domino4-left-closed = Linkeruiteinde: geen plaats.
domino4-right-closed = Rechteruiteinde: geen plaats.
domino4-wish-any = elke steen
domino4-wish-white = een witte helft
domino4-wish-half = { $colour } { $number }
domino4-wish-double = { $colour } { $number }, of een dubbele { $number } in elke kleur
domino4-wish-named = { $colour } met elk cijfer
domino4-colour-r = rood
domino4-colour-g = groen
domino4-colour-b = blauw
domino4-colour-y = geel
domino4-two = Een hele ronde lang heeft niemand gelegd: wie nu als eerste kan, mag twee stenen leggen.
domino4-second = Je mag een tweede steen leggen of stoppen (stop).
domino4-answers = Er ligt een steen gedekt als joker: accept (geloven) of accuse (beschuldigen)?
domino4-gift = Kies de steen die je weggeeft.
domino4-owes = Je hebt nog één steen: typ last! voordat een ander een zet doet.
domino4-known = Je hebt gezien dat { $name } { $tiles } heeft.

# Domino 4 in de browser. $tile is een steen in woorden, $colour een kleur, $x en $y tellen vakjes naar rechts en omhoog vanaf het midden.
d4-tile = { $colour } { $high }-{ $low }
d4-tile-white = { $colour } { $high } en wit
d4-joker = joker
d4-hidden = { $tile } gedekt
d4-end-left = Linkeruiteinde
d4-end-right = Rechteruiteinde
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
d4-said-down-and-last = { $text } “Laatste steen!”
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
d4-note-turn = Draai hem zoals je wilt en leg hem neer.
d4-note-two = Niemand heeft gelegd: je mag er twee leggen.
d4-note-second = Leg een tweede steen, of stop.
d4-note-no-second = Er past niets meer: je beurt is voorbij.
d4-give = Geef { $tile } aan { $name }
d4-skips = slaat een beurt over
d4-known = je kent { $tiles }
d4-scene-caught = { $role ->
    [player] Betrapt: het was { $tile }. Je neemt hem terug en krijgt er ook een van { $other }.
    [accuser] Goed gezien: het was { $tile }. { $name } neemt hem terug en krijgt er ook een van jou.
   *[none] Betrapt: het was { $tile }. { $name } neemt hem terug en krijgt er ook een van { $other }.
}
d4-scene-drew = { $you ->
    [yes] En je pakt er een.
   *[no] En { $name } pakt er een.
}
d4-scene-joker = { $role ->
    [player] Het is echt een joker. Jij geeft { $other } een steen.
    [accuser] Het is echt een joker. { $name } geeft jou een steen.
   *[none] Het is echt een joker. { $name } geeft { $other } een steen.
}
d4-scene-skips = { $you ->
    [yes] Je vergat “Laatste steen!” te zeggen en slaat een beurt over.
   *[no] { $name } vergat “Laatste steen!” te zeggen en slaat een beurt over.
}
d4-scene-cornerstone = { $you ->
    [yes] Een hoeksteen: jij pakt er een.
   *[no] Een hoeksteen: { $name } pakt er een.
}

# Een zet midden in een zin: “Ik zou … spelen”
d4-called-joker = een joker, met { $colour } als kleur
d4-called-down = { $tile } gedekt, met { $colour } als kleur
d4-called-last = { $text } met “Laatste steen!”

clause-D4-17 = Geen steen meer in de hand.
clause-D4-18 = Niemand kon verder: wie de minste stenen heeft, wint.
clause-D4-36 = Er bleef te lang geen steen liggen: wie de minste stenen heeft, wint.

lesson-domino4-hand = Deze elf stenen zijn van jou. Elke steen heeft twee helften met een cijfer. Vanaf de joker groeit één keten naar links en één naar rechts. Wie als eerste geen stenen meer heeft, wint.
lesson-domino4-begin = Jij begint. Naast de joker past elke steen. Leg je groene 4-3 links.
lesson-domino4-join = Ada heeft de blauwe 4-3 gelegd, en de 4 is open. Dezelfde kleur en hetzelfde cijfer horen bij elkaar: leg je blauwe 4-2 eraan.
lesson-domino4-joker = Een joker past overal, en jij zegt welke kleur daarna komt. Leg je joker en kies blauw.
lesson-domino4-double = Ada heeft de blauwe dubbele vier gelegd. Na een dubbele past ook dezelfde dubbele in een andere kleur: leg je rode.
lesson-domino4-white = Nu is er een witte helft open. Wit past altijd aan wit. Leg je groene 4-0, dan gaat de keten verder in groen.
lesson-domino4-draw = Nu heb je niets dat past. Pak een steen van de stapel. Daarna is Ada aan de beurt.
lesson-domino4-last = Veel later: je hebt nog twee stenen. Houd je er één over, dan moet je dat zeggen. Druk eerst op “{ d4-last }” en leg dan je gele dubbele één.
lesson-domino4-last-wrong = Druk eerst op “{ d4-last }”.
lesson-domino4-out = Goed gezegd. Leg nu je laatste steen.
lesson-domino4-end = Je hebt gewonnen. Wie vergeet het te zeggen, slaat een beurt over. Hoekstenen en bluffen komen later: die vind je in de spelregels.

feat-d4-face-down = Een gedekt gelegde steen
feat-d4-accuse = Een beschuldiging
feat-d4-joker-last = Winst met een joker als laatste steen

reason-joker = De gedekte steen is ongeveer { $better } van de 10 keer een joker.
