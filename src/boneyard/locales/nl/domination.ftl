# Domination. $edge zijn twee vakjes als tekst, zoals d4e4; $tile is een steen; $letter de letter van een speler.
refused-not-an-edge = Een zet noemt de twee vakjes waar de steen tussen komt, zoals d4e4 of d4d5.
refused-lower-square-first = Het laagste vakje komt eerst: { $edge }.
refused-not-neighbours = { $one } en { $two } liggen niet naast elkaar, dus daar past geen steen tussen.
refused-edge-taken = Op { $edge } ligt al een steen.
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
board-clumping = Klontering { $clumping } (het standaardbord: { $standard }; lager is mooier)
board-use = Zo speel je erop: { $command }
board-searching = Een bord zoeken
