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
