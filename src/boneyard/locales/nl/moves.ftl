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
# Domino 4. $wish is wat een uiteinde vraagt: any (alles), white (wit), r3 (rood drie), r33 (na een dubbele), r (rood).
refused-not-a-domino4-move = Schrijf een zet als r43@2,-1/nw, J@1,0=b, draw, pass, stop, last!, accept, accuse of give:r43.
refused-not-a-domino4-tile = Een steen is een kleur (r, g, b, y) met twee cijfers van 4 tot 0, zoals r43; een joker is J.
refused-too-far = Zo ver van het midden kan geen steen liggen.
refused-name-a-colour = Een joker noemt een kleur: eindig met =r, =g, =b of =y.
refused-name-a-turn = Zeg hoe de steen gedraaid ligt: eindig met /nw, /ne, /se of /sw.
refused-double-turn = Een dubbele schrijf je met nw of ne: { $tile } met { $turn }.
refused-nothing-to-announce = Je hebt nu geen laatste steen te melden.
refused-answer-first = Antwoord eerst: accept (geloven) of accuse (beschuldigen).
refused-only-announce = Je bent niet aan de beurt; je kunt nu alleen last! zeggen.
refused-give-first = Geef eerst een steen: give: en de naam van de steen.
refused-nothing-to-give = Er valt nu niets te geven.
refused-nothing-to-answer = Er valt nu niets te antwoorden.
refused-no-stop = Stoppen kan alleen na de eerste van twee stenen.
refused-second-or-stop = Leg een tweede steen, of stop.
refused-no-bluff = Aan deze tafel legt niemand een steen dicht.
refused-joker-face-down = Aan deze tafel leg je jokers dicht: begin met ?
refused-not-last = Je laatste steen meld je alleen met de zet die je er één overlaat.
refused-tile-there = Daar ligt al een steen.
refused-cell-apart = Die plek raakt geen enkele steen.
refused-touches-others = Een steen aan het eind raakt alleen de steen waar hij bij aansluit.
refused-no-cornerstone-there = Een hoeksteen raakt geen joker en ook niet de laatste steen van een keten.
refused-numbers-differ = Een hoeksteen raakt met beide helften, en alle cijfers die elkaar raken zijn gelijk.
refused-no-open-end = Dat is geen open einde van een keten.
refused-side-closed = Aan die kant gaat de keten niet verder: alleen de open helft telt.
refused-line-too-long = Na zes op een rij gaat de keten de hoek om.
refused-end-asks = { $tile } past niet: dat einde vraagt { $wish }.
refused-turned-wrong = { $tile } past daar wel, maar niet zo gedraaid.
