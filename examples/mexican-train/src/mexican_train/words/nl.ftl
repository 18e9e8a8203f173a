# Mexicaanse trein. $tile is een steen als tekst, $train de letter van een trein, $number een aantal ogen.
game-mexican-train = Mexicaanse trein
box-mexican-train = Mexicaanse trein
box-mexican-train-words = Bouw je eigen trein, let op de open treinen en spring op de Mexicaanse trein.

option-doubles = Dubbele stenen
option-doubles-help = Een dubbele moet bedekt worden voor er iets anders gelegd wordt, of is een steen als alle andere.
option-doubles-covered = Moeten bedekt worden
option-doubles-free = Als alle andere
option-first_train = De eerste beurt
option-first_train-help = Leg in je eerste beurt één steen, of zoveel je wilt aan je eigen trein.
option-first_train-one = Eén steen
option-first_train-whole = Een hele trein

refused-mexican-train-not-a-move = Typ een steen en een trein, zoals 94B, of 94M voor de Mexicaanse trein, of draw, pass of stop.
refused-mexican-train-which = Aan welke trein? Typ { $tile } en de letter van een trein, zoals { $tile }M.
refused-mexican-train-no-train = Er is geen trein { $train } aan deze tafel.
refused-mexican-train-closed = Trein { $train } is niet open, dus alleen de eigenaar mag daar leggen.
refused-mexican-train-does-not-fit = { $tile } past niet: aan trein { $train } hoort een { $number }.
refused-mexican-train-cover = Eerst moet de dubbele { $number } aan trein { $train } bedekt worden.
refused-mexican-train-own-only = Blijf in je eerste beurt bij je eigen trein, of stop (stop).
refused-mexican-train-no-stop = Je kunt alleen stoppen terwijl je je eerste trein bouwt.
refused-mexican-train-must-pass = Je hebt een steen gepakt en die past niet, dus je moet passen (pass).
refused-mexican-train-play-or-stop = Leg nog een steen aan je eigen trein, of stop (stop).

clause-MT-10 = Iemand heeft de laatste steen gelegd, en de minste ogen winnen.
clause-MT-11 = Niemand kon nog verder, en de minste ogen winnen.

mexican-train-station = Station: dubbele { $number }.
mexican-train-mexican = Mexicaanse trein
mexican-train-row = Trein { $train }, { $name }
mexican-train-open = open
mexican-train-end = vraagt een { $number }
mexican-train-empty = nog geen stenen
mexican-train-to-cover = De dubbele { $number } aan trein { $train } moet bedekt worden.
mexican-train-go-on = Je mag meer stenen aan je eigen trein leggen, of stoppen.
mexican-train-put-station = { $you ->
    [yes] Jij legt de dubbele { $number } in het station.
   *[no] { $name } legt de dubbele { $number } in het station.
}
mexican-train-place = aan trein { $place }
mexican-train-said = { $tile } aan trein { $train }

mexican-train-view-station = Station
mexican-train-view-trains = Treinen
mexican-train-view-open = Open treinen
mexican-train-view-cover = Dubbele die bedekt moet worden
mexican-train-view-drawn = Heeft gepakt
mexican-train-view-rolling = Bouwt een eerste trein
mexican-train-view-last = Laatste steen

# Het eerste spel. Ada is de andere speler.
lesson-mexican-train-hand = In het station ligt de dubbele negen. Deze stenen zijn van jou, en trein A ook. Wie op het eind de minste ogen over heeft, wint.
lesson-mexican-train-join = Treinen vertrekken van het station, dus de jouwe begint met een 9. Leg je 9-8 aan trein A.
lesson-mexican-train-next = Ada is de Mexicaanse trein begonnen, M. Jouw trein eindigt nu op 8: leg daar je 8-5.
lesson-mexican-train-double = Leg nu je dubbele vijf. Een dubbele ligt dwars.
lesson-mexican-train-cover = Een dubbele moet bedekt worden voor er iets anders gelegd wordt. Bedek hem met je 9-5.
lesson-mexican-train-mexican = Een paar beurten later. Aan de Mexicaanse trein mag iedereen leggen. Hij eindigt op 6: leg daar je 8-6.
lesson-mexican-train-open = Ada kon niets leggen. Ze pakte een steen, moest passen, en nu is haar trein open. Leg je 9-0 aan trein B.
lesson-mexican-train-draw = Nu kun jij niets leggen. Pak een steen van de stapel.
lesson-mexican-train-pass = Die past ook niet, dus je moet passen. Dan is jouw trein open.
lesson-mexican-train-close = Ada heeft aan jouw trein gelegd. Leg er zelf je 5-2 aan, dan is hij weer gesloten.
lesson-mexican-train-last = Veel later. Ada heeft een dubbele één gelegd en kon die niet bedekken, dus jij moet het doen. Bedek hem met je laatste steen.
lesson-mexican-train-end = Je hebt geen stenen meer, dus de ronde is voorbij. Ada heeft nog 64 ogen: jij hebt gewonnen. Nu weet je hoe het gaat.
