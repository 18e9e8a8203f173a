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

# Torens. $own en $other zijn aantallen ogen.
refused-not-a-place = Een zet is een steen, een vakje en een richting, zoals 64@0,0,1/e, of draw (pakken), of pass (passen).
refused-below-table = Laag 0 is de tafel: daar gaat niets onder.
refused-double-heading = Een dubbele schrijf je naar het oosten of het noorden: { $tile } met /e of /n.
refused-open-construction = Het bouwwerk begint met de hoogste dubbele: { $tile }@0,0,0/e.
refused-cell-taken = Daar ligt al een steen.
refused-not-equal = Helften boven elkaar moeten gelijk zijn: { $own } zou bij { $other } komen.
refused-touches-nothing = { $tile } zou daar nergens houvast hebben.
refused-not-parallel = De tweede steen ligt evenwijdig aan de eerste, { $first }.
refused-not-an-end = Er mag alleen aan de uiteinden van het bouwwerk gelegd worden.
refused-must-lay-flat = Nu leg je plat, op tafelhoogte.
refused-must-lay-up = Nu leg je omhoog, boven op een andere steen.
