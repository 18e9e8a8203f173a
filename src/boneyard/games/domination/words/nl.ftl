game-domination = Domination
box-domination = Domination
box-domination-words = Leg stenen tussen de cijfers en sluit velden af voordat een ander het doet.

option-board = Bord
option-board-help = De cijfers op het bord: altijd dezelfde, of elke keer nieuw.
option-board-standard = Het standaardbord
option-board-random = Een nieuw bord
option-first = Wie begint
option-first-help = Het lot beslist, of je kiest een plaats.
option-first-lot = Het lot
option-first-0 = Plaats 1
option-first-1 = Plaats 2
option-first-2 = Plaats 3
option-first-3 = Plaats 4

refused-not-an-edge = Noem de twee vakjes waar de steen tussen komt, zoals d4e4 of d4d5. Passen kan in dit spel niet, en pakken gaat vanzelf.
refused-lower-square-first = Noem eerst het vakje dat meer naar links of naar onderen ligt: { $edge }.
refused-not-neighbours = { $one } en { $two } liggen niet naast elkaar, dus daar past geen steen tussen.
refused-edge-taken = Op { $edge } ligt al een steen.
why-edge-taken = Alle plaatsen voor { $tile } zijn bezet.

# Domination in de terminal. $tile is een steen, $edges zijn paren vakjes zoals d4e4, $letter is de letter van een speler.
number-fields = velden
number-outer = buitenste velden
domination-chips = { $fields ->
    [one] { $letter } { $fields } veld (aan de rand: { $outer })
   *[other] { $letter } { $fields } velden (aan de rand: { $outer })
}
domination-rank = Rij { $rank }: { $values }.
domination-conquered = { $letter } heeft: { $fields }.
domination-ripe = Nog maar één kant open: { $fields }.
domination-fits = { $tile } past op { $edges }
board-standard = Het standaardbord:
board-found = Een nieuw bord:
board-clumping = Klontering: { $clumping } (standaardbord: { $standard }; lager is mooier)
board-use = Zo speel je erop: { $command }
board-searching = Er wordt een bord gezocht

# Domination aan tafel. $tile is een steen, $one en $two zijn vakjes zoals d4; een zet staat na de naam van wie hem deed.
domination-place = { $tile } tussen { $one } en { $two }
domination-closing = { $count ->
    [one] { $tile } tussen { $one } en { $two }, sluit een veld af
   *[other] { $tile } tussen { $one } en { $two }, sluit { $count } velden af
}
domination-conquering = { $count ->
    [one] { $tile } tussen { $one } en { $two }: één veld veroverd
   *[other] { $tile } tussen { $one } en { $two }: { $count } velden veroverd
}
domination-fields = { $fields ->
    [one] { $fields } veld, { $outer } aan de rand
   *[other] { $fields } velden, { $outer } aan de rand
}
domination-table = Het bord: elk vakje met zijn waarde, de stenen rechts ervan en erboven, en het veld schuin rechtsboven
domination-right = steen rechts
domination-above = steen erboven
domination-field-of = { $you ->
    [yes] jouw veld
   *[no] veld van { $name }
}
domination-field-ripe = veld met nog één kant open

clause-DOM-11 = { $fields-tied ->
    [yes] Evenveel velden, dus de buitenste velden beslissen: { $outer }.
   *[no] De meeste velden: { $fields }.
}

help-board = toon het standaardbord van Domination of zoek een nieuw bord
help-new = zoek een nieuw bord
help-board-seed = startgetal van het toeval; hetzelfde getal en evenveel stappen geven hetzelfde bord (standaard: willekeurig)
help-steps = zoekstappen (standaard: 20000000, een paar seconden)
error-first = optie first moet { $lot } zijn of een plaats van 0 tot en met { $last }, niet “{ $given }”
error-board = optie board moet standard, random of een bord van { $count } cijfers van 0 tot en met 6 zijn, rij 8 eerst, niet “{ $given }”
error-board-edges = elke steen moet op { $count } plekken van een bord passen; hier { $shown }

lesson-domination-board = Het bord staat vol cijfers. Een steen ligt altijd tussen twee cijfers. Deze zeven stenen zijn van jou, en niemand anders ziet ze.
lesson-domination-lay = Je 5-3 past tussen een 5 en een 3, elke helft naast het cijfer dat erbij hoort. Leg hem op de plaats die oplicht.
lesson-domination-take = Je hebt meteen een nieuwe steen gepakt, dus je hebt er weer zeven. Leg nu je dubbele nul tussen twee nullen.
lesson-domination-grow = Vier cijfers zijn de hoeken van een veld. Liggen er stenen aan alle vier de kanten, dan is het veld afgesloten. Leg je 6-3.
lesson-domination-close = Kijk: bij één veld liggen er al stenen aan drie kanten. Leg je dubbele zes aan de vierde kant, dan is het veld van jou.
lesson-domination-third = Nu ligt jouw chip erop. Het blijft één steen per beurt. Leg je 6-0.
lesson-domination-two = Ada lette niet op: twee velden zijn bijna afgesloten. Je 5-0 sluit ze allebei tegelijk af.
lesson-domination-end = Twee velden met één steen. Is het bord vol, dan wint wie de meeste velden heeft. Een tip: leg jij de derde kant, dan kan de ander het veld afsluiten.

feat-double-conquest = Een dubbele verovering

reason-closes-later = Als dezelfde speler weer aan de beurt is, valt er { $better } van de 10 keer een veld af te sluiten, anders { $worse } keer.
reason-next-closes = Daarna kan de volgende speler { $better } van de 10 keer een veld afsluiten, anders { $worse } keer.
reason-takes-field = Zo is er meteen een veld afgesloten.
