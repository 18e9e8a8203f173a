# Waarom een zet niet mag. $tile is een steen als tekst, $end een aantal ogen.
refused-over = Het spel is afgelopen.
refused-not-your-turn = Je bent niet aan de beurt.
refused-not-text = Een zet typ je als tekst.
refused-not-a-line-move = Typ een steen met een kant erbij, zoals 64L (links) of 64R (rechts), of draw (pakken), of pass (passen).
refused-no-side-yet = De eerste steen heeft nog geen kant: typ gewoon { $tile }.
refused-which-end = Aan welke kant? Typ { $tile }L (links) of { $tile }R (rechts).
refused-higher-first = Het hoogste cijfer komt eerst: { $tile }.
refused-can-lay = Je hebt een steen die past, dus je moet er een leggen.
refused-no-stock = De stapel is leeg, dus je moet passen (pass).
refused-must-draw = Er liggen nog stenen op de stapel: pak er een (draw).
refused-not-in-hand = Je hebt { $tile } niet.
refused-not-an-edge = Noem de twee vakjes waar de steen tussen komt, zoals d4e4 of d4d5. Passen kan in dit spel niet, en pakken gaat vanzelf.
refused-lower-square-first = Noem eerst het vakje dat meer naar links of naar onderen ligt: { $edge }.
refused-not-neighbours = { $one } en { $two } liggen niet naast elkaar, dus daar past geen steen tussen.
refused-edge-taken = Op { $edge } ligt al een steen.
refused-does-not-fit = { $tile } past niet: aan die kant ligt een { $end }.
refused-open-with = Het spel begint met de hoogste dubbele: { $tile }.

# Torens. $own en $other zijn aantallen ogen.
refused-not-a-place = Typ een steen, een vakje en een richting, zoals 64@0,0,1/e, of draw (pakken), of pass (passen).
refused-below-table = Laag 0 is de tafel: daar gaat niets onder.
refused-double-heading = Een dubbele typ je naar het oosten of het noorden: { $tile } met /e of /n.
refused-open-construction = Het bouwwerk begint met de hoogste dubbele: { $tile }@0,0,0/e.
refused-cell-taken = Daar ligt al een steen.
refused-not-equal = Helften die op elkaar liggen, moeten gelijk zijn: hier komen { $own } en { $other } op elkaar.
refused-touches-nothing = { $tile } zou daar geen houvast hebben.
refused-not-parallel = De tweede steen moet evenwijdig aan de eerste liggen, { $first }.
refused-not-an-end = Je mag alleen aan de uiteinden van het bouwwerk leggen.
refused-must-lay-flat = Nu moet je plat leggen, op tafelhoogte.
refused-must-lay-up = Nu moet je omhoog leggen, boven op een andere steen.
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
refused-turned-wrong = { $tile } past daar wel, maar niet zo gedraaid.
