# Waarom een zet niet mag. $tile is een steen als tekst, $end een aantal ogen.
refused-over = Het spel is afgelopen.
refused-not-your-turn = Plaats { $seat } is nu niet aan de beurt.
refused-not-text = Een zet schrijf je als tekst.
refused-not-a-line-move = Een zet is een steen met een kant erbij, zoals 64L (links) of 64R (rechts), of draw (pakken), of pass (passen).
refused-no-side-yet = De eerste steen heeft nog geen kant: schrijf { $tile }.
refused-which-end = Zeg aan welke kant: { $tile }L (links) of { $tile }R (rechts).
refused-higher-first = Het hoogste getal komt eerst: { $tile }.
refused-can-lay = Je hebt een steen die past, dus je legt er een.
refused-no-stock = De stapel is leeg, dus je past (pass).
refused-must-draw = Er is nog een stapel: pak een steen (draw).
refused-not-in-hand = Je hebt { $tile } niet.
refused-not-an-edge = Een zet noemt de twee vakjes waar de steen tussen komt, zoals d4e4 of d4d5.
refused-lower-square-first = Het laagste vakje komt eerst: { $edge }.
refused-not-neighbours = { $one } en { $two } liggen niet naast elkaar, dus daar past geen steen tussen.
refused-edge-taken = Op { $edge } ligt al een steen.
refused-does-not-fit = { $tile } past niet: aan die kant ligt een { $end }.
refused-open-with = Het spel begint met de hoogste dubbele: { $tile }.
