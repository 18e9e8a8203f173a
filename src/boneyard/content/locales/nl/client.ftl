# Wat de browser zegt. $name is een persoon of het niveau van een bot; $you is yes als jij het zelf bent.
# Begin
home = Startpagina
home-title = Wat gaan we spelen?
home-lead = Een plank vol domino. Doe een doos open en speel.
ways = Manieren om te spelen
play-now = Meteen spelen
set-table = Tafel klaarzetten
same-table = Nog eens dezelfde tafel
learn = Leer het spel
rules = Spelregels
join-title = Schuif aan
join-words = Heb je een code of een link gekregen? Typ die hier.
join = Aanschuiven
code = Tafelcode
code-wrong = Een code heeft acht letters en cijfers, zoals ABCD-2345.
open-tables = Open tafels
seats-free = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
my-games = Mijn spellen
finished-games = Afgelopen spellen
game-with = met { $names }
no-games-yet = Hier vind je straks je spellen terug, om later verder te spelen.
phase-waiting = wacht op spelers
phase-playing = bezig
phase-between = tussen twee rondes
phase-over = afgelopen
forget-game = { $game } uit de lijst halen
show-all = Alle { $count } tonen
show-fewer = Minder tonen
replay-title = Een spel terugkijken
replay-words = Bewaar een afgelopen spel als een klein tekstbestand en kijk het zet voor zet terug.
replay-open = Kijken
language = Taal
settings = Instellingen
sound = Geluid
confirm-touch = Vragen voordat een steen wordt gelegd
offline-title = Je bent offline
offline-words = De server is niet te bereiken. Is hij er weer, dan vind je alles terug zoals het was.
offline-play = Op dit apparaat kun je gewoon spelen, tegen de computer of samen op één scherm. Tafels met anderen zijn er weer zodra de server terug is.
here-words = Alles hier draait op je eigen apparaat: speel tegen de computer, of samen op één scherm.
on-this-device = op dit apparaat
new-version = Er is een nieuwe versie.
new-version-load = Laden
try-again = Opnieuw proberen
close = Sluiten
back = Terug

# Een tafel klaarzetten
who-plays = Wie doet er mee?
sitting-me = Ik
sitting-here = Op dit scherm
sitting-invite = Uitnodigen
sitting-bot = Computer
your-name = Jouw naam
their-name = Naam
guest-name = Gast
bot-level = Niveau
invite-later = Je krijgt een link om te delen.
remove-seat = Plaats { $seat } weghalen
add-seat = Speler erbij
between-friends = Dit spel blijft op dit apparaat, en een apparaat heeft geen geheimen voor zijn eigenaar. Het is een spel onder vrienden.
how-we-play = Hoe spelen we?
match-length = Hoe lang?
rounds = { $count ->
    [one] Eén ronde
   *[other] { $count } rondes
}
up-to = { $count ->
    [one] Tot { $count } punt
   *[other] Tot { $count } punten
}
turn-time = Tijd per beurt
no-clock = Geen klok
seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
minutes = { $count ->
    [one] Eén minuut
   *[other] { $count } minuten
}
allow-aids = Tips en geheugensteun
allow-aids-help = Een lampje laat zien wat een meester zou spelen, een lijst welke stenen je nog niet hebt gezien.
allow-undo = Zetten terugnemen mag
allow-undo-help = Alleen zolang niemand anders de zet gezien heeft, en nooit als je er iets nieuws door te weten kwam.
big-screen = Eén scherm voor iedereen
big-screen-help = Hier zie je samen het bord. Je eigen stenen staan op je telefoon.
listed = Anderen mogen de tafel vinden
listed-help = Zolang er een plaats vrij is, kan iedereen op deze server de tafel zien en aanschuiven.
open-table = Tafel openen
begin = Beginnen

# Aan tafel
opening-table = De tafel wordt geopend…
first-time = Het spel wordt klaargezet. Dat duurt even, maar alleen de eerste keer…
no-table-title = Hier is geen tafel
another-code = Andere code
open-seat = Vrije plaats
players-label = Spelers
hand-of-you = { $count ->
    [one] In je hand: één steen
   *[other] In je hand: { $count } stenen
}
tile-goes = { $tile }, past
domino-name = { $one }-{ $two }
holds = { $count ->
    [one] één steen
   *[other] { $count } stenen
}
score-of = { $score ->
    [one] één punt
   *[other] { $score } punten
}
is-thinking = denkt na
is-acting = aan de beurt
is-away = weg
your-turn = Jouw beurt
turn-of = Aan de beurt: { $name }
turn-of-many = Aan de beurt: { $count } spelers
turn-watch = Kijk…
round-over = De ronde is voorbij
game-over = Het spel is voorbij
time-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}
time-up = de tijd was om
advice-pick = Kies een steen die oplicht.
advice-pick-any = Kies een steen.
advice-place = Kies nu waar hij komt.
advice-draw = Er past niets: pak er een.
advice-pass = Er past niets: je moet passen.
advice-answer = Zeg het maar.
advice-wait = Wacht op je beurt.
why-nowhere = { $tile } past nu nergens.
do-draw = Pak er een
do-pass = Passen
do-stop = Klaar
do-that = Doe dat
lay-here = Hier leggen
take-back = Niet hier
undo = Neem terug
helpers = Hulpjes
hint = Wat zou een meester doen?
memory = Geheugensteun
memory-unseen = { $count ->
    [one] Eén steen heb je nog niet gezien
   *[other] { $count } stenen heb je nog niet gezien
}
memory-passed = Wie kon niet leggen?
memory-nobody = Nog niemand.
memory-stuck = { $name } had niets voor { $ends }
log = Wat er gebeurd is
log-empty = Nog niets.
log-see = Dit moment bekijken
log-now = Terug naar het spel
board = Het bord
keys = Toetsen
keys-number = Een steen uit je hand pakken, geteld van links; past hij maar op één plek, dan ligt hij daar meteen
keys-arrows = Langs je stenen gaan, of van plek naar plek
keys-enter = Een steen pakken, of hem leggen
keys-escape = Hem terugzetten
keys-turn = De steen draaien, als hij op meer manieren kan liggen
keys-zoom = De tafel dichterbij of verder weg, of alles weer in beeld
keys-sheet = Deze lijst tonen
skip = Direct naar
skip-to-hand = Naar je stenen
skip-to-board = Naar het bord
emotes = Zeg iets
emote-hello = Hallo
emote-thanks = Dank je wel
emote-well-played = Goed gespeeld
emote-oops = Oeps
emote-hurry = Kom op
emote-thinking = Even denken
emote-wow = Wauw
emote-goodbye = Tot ziens
more = Meer
as-screen = Scherm voor iedereen
export = Spel tot nu toe bewaren
connection-lost = De verbinding is weg. Is die terug, dan zit je weer aan tafel.
curtain-title = { $name } is aan de beurt
curtain-words = Geef het scherm door. De anderen kijken even weg.
curtain-lift = Ik ben { $name }

# Uitnodigen
invite = Uitnodigen
invite-how = Scan de QR-code, open de link of typ de tafelcode.
invite-lan = Telefoons kunnen nog niet bij deze computer. Start de server met:
carry-words = Dit spel bestaat alleen op dit apparaat. Wil je anderen laten meedoen, dan verhuist het naar de server: dezelfde plaatsen, dezelfde regels. De stenen worden opnieuw gedeeld, want niemand anders kan nagaan hoe hier is geschud.
carry-seat = vrij voor anderen
carry-go = Naar de server verhuizen
carry-away = De server is nu niet te bereiken.
qr-label = De link naar deze tafel als QR-code
table-code = Tafelcode: { $code }
copy-link = Link kopiëren
copied = Gekopieerd
share = Delen
share-replay = Met deze link kan iedereen deze ronde terugkijken.
seal-fair = Eerlijk geschud, hier nagekeken
seal-fair-words = De server legde zijn toevalsgetallen vast voordat hij de jouwe kende, jouw apparaat deed de zijne erbij, en aan het eind is alles opengelegd. Je browser heeft het nagerekend: deze verdeling volgt eruit, dus niemand kon haar kiezen.
seal-without-you = Het schudden klopt
seal-without-you-words = Alles wat is opengelegd past bij elkaar. Maar jouw apparaat deed er deze keer geen getallen bij, dus alleen anderen kozen ze.
seal-record = Het schudden klopt
seal-record-words = De getallen in dit bewaarde spel passen bij elkaar, en de verdeling volgt eruit.
seal-broken = Dit schudden klopt niet
seal-broken-words = Wat is opengelegd leidt niet tot de verdeling die je zag. Bewaar de ronde en vertel het aan wie deze server beheert.
shuffling = Er wordt geschud…
waiting-for = { $count ->
    [one] We wachten nog op één speler
   *[other] We wachten nog op { $count } spelers
}
start-with = { $count ->
    [one] Beginnen met één speler
   *[other] Beginnen met { $count } spelers
}
that-is-you = dat ben jij
stand-up = Opstaan
sit-here = Hier zitten
sit-down = Ga zitten
scan-to-sit = Scan en schuif aan
fill-with-bot = Computer

# Het einde
wins = { $you ->
    [yes] Jij wint
   *[no] { $name } wint
}
wins-round = { $you ->
    [yes] Jij wint de ronde
   *[no] { $name } wint de ronde
}
wins-match = { $you ->
    [yes] Jij wint de wedstrijd
   *[no] { $name } wint de wedstrijd
}
share-win = Samen gewonnen: { $names }
nobody-wins = Niemand wint
player = Speler
this-round = Punten
hands-left = Wat er overbleef
score-sheet = Scoreblad
rounds-left = Ronde { $round } van { $rounds }.
target-left = { $target ->
    [one] Jullie spelen tot iemand { $target } punt heeft.
   *[other] Jullie spelen tot iemand { $target } punten heeft.
}
replay = Terugkijken
download = Bewaren
rematch = Nog een potje
next-round = Volgende ronde

# Terugkijken
replay-file = Kies een bestand
replay-paste = Of plak de tekst hier
replay-start = De stenen zijn verdeeld.
replay-first = Naar het begin
replay-previous = Eén zet terug
replay-run = Afspelen
replay-pause = Pauze
replay-following = Eén zet verder
replay-last = Naar het eind
replay-at = Zet { $number } van { $count }
replay-eyes = Door wiens ogen
replay-open-hands = Alle stenen open
replay-as = { $you ->
    [yes] Zoals jij het zag
   *[no] Zoals { $name } het zag
}
replay-speed = Snelheid
bad-record = Boneyard kan dit spel niet lezen.
no-such-record = Deze ronde wordt niet meer bewaard.

# Als je vastzit en mag kiezen
advice-draw-or-pass = Er past niets: pak er een, of pas.
