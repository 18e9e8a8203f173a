# Was der Browser sagt. $name ist eine Person oder die Stufe eines Bots; $you ist „yes“, wenn du gemeint bist.
# Start
home = Startseite
home-title = Was wollen wir spielen?
home-lead = Ein Regal voller Domino. Mach eine Schachtel auf und leg los.
ways = Spielarten
play-now = Losspielen
set-table = Tisch vorbereiten
same-table = Noch einmal derselbe Tisch
learn = Spiel lernen
rules = Regeln
join-title = Setz dich dazu
join-words = Hast du einen Code oder einen Link bekommen? Tipp ihn hier ein.
join = Mitspielen
code = Tischcode
code-wrong = Ein Code hat acht Buchstaben und Ziffern, zum Beispiel ABCD-2345.
open-tables = Offene Tische
seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
my-games = Meine Spiele
finished-games = Beendete Spiele
game-with = mit { $names }
no-games-yet = Hier findest du deine Spiele wieder und kannst später weiterspielen.
phase-waiting = wartet auf Spieler
phase-playing = läuft
phase-between = zwischen zwei Runden
phase-over = zu Ende
forget-game = { $game } aus der Liste nehmen
show-all = Alle { $count } zeigen
show-fewer = Weniger zeigen
replay-title = Ein Spiel noch mal ansehen
replay-words = Speichere ein fertiges Spiel als kleine Textdatei und sieh es dir Zug für Zug noch mal an.
replay-open = Ansehen
language = Sprache
settings = Einstellungen
sound = Ton
confirm-touch = Vor dem Legen fragen
offline-title = Du bist offline
offline-words = Der Server ist nicht zu erreichen. Sobald er wieder da ist, findest du alles so vor, wie es war.
offline-play = Auf diesem Gerät kannst du trotzdem spielen, gegen den Computer oder gemeinsam an einem Bildschirm. Tische mit anderen gibt es wieder, sobald der Server zurück ist.
here-words = Hier läuft alles auf deinem Gerät: Spiel gegen den Computer oder gemeinsam an einem Bildschirm.
on-this-device = auf diesem Gerät
new-version = Eine neue Version ist da.
new-version-load = Laden
try-again = Noch einmal versuchen
close = Schließen
back = Zurück

# Einen Tisch vorbereiten
who-plays = Wer spielt mit?
sitting-me = Ich
sitting-here = An diesem Gerät
sitting-invite = Einladen
sitting-bot = Computer
your-name = Dein Name
their-name = Name
guest-name = Gast
bot-level = Stufe
invite-later = Du bekommst einen Link zum Teilen.
remove-seat = Platz { $seat } entfernen
add-seat = Noch ein Spieler
between-friends = Dieses Spiel bleibt auf diesem Gerät, und ein Gerät hat vor seinem Besitzer keine Geheimnisse. Es ist ein Spiel unter Freunden.
how-we-play = Wie spielen wir?
match-length = Wie lange?
rounds = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
}
up-to = { $count ->
    [one] Bis { $count } Punkt
   *[other] Bis { $count } Punkte
}
turn-time = Zeit pro Zug
no-clock = Ohne Uhr
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
minutes = { $count ->
    [one] Eine Minute
   *[other] { $count } Minuten
}
allow-aids = Tipps und Merkhilfe
allow-aids-help = Eine Lampe zeigt, was ein Meister spielen würde, eine Liste, welche Steine du noch nicht gesehen hast.
allow-undo = Züge dürfen zurückgenommen werden
allow-undo-help = Nur solange niemand sonst den Zug gesehen hat, und nie, wenn du dadurch etwas Neues erfahren hast.
big-screen = Ein Bildschirm für alle
big-screen-help = Hier sehen alle das Brett. Deine eigenen Steine hast du auf dem Handy.
listed = Andere dürfen den Tisch finden
listed-help = Solange ein Platz frei ist, sehen alle auf diesem Server den Tisch und können mitspielen.
open-table = Tisch eröffnen
begin = Los geht’s

# Am Tisch
opening-table = Der Tisch wird geöffnet…
first-time = Das Spiel wird vorbereitet. Das dauert einen Moment, aber nur beim ersten Mal…
no-table-title = Hier ist kein Tisch
another-code = Anderer Code
open-seat = Freier Platz
players-label = Spieler
hand-of-you = { $count ->
    [one] In deiner Hand: ein Stein
   *[other] In deiner Hand: { $count } Steine
}
tile-goes = { $tile }, passt
domino-name = { $one }-{ $two }
holds = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
score-of = { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}
is-thinking = denkt nach
is-acting = am Zug
is-away = nicht da
your-turn = Du bist dran
turn-of = Am Zug: { $name }
turn-of-many = Am Zug: { $count } Spieler
turn-watch = Schau…
round-over = Die Runde ist zu Ende
game-over = Das Spiel ist zu Ende
time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
time-up = Zeit abgelaufen
advice-pick = Wähle einen leuchtenden Stein.
advice-pick-any = Wähle einen Stein.
advice-place = Wähle jetzt, wohin er kommt.
advice-draw = Nichts passt: Zieh einen.
advice-pass = Nichts passt: Du musst passen.
advice-answer = Du entscheidest.
advice-wait = Warte, bis du dran bist.
why-nowhere = { $tile } passt gerade nirgends.
do-draw = Ziehen
do-pass = Passen
do-stop = Fertig
do-that = So machen
lay-here = Hier legen
take-back = Nicht hier
undo = Zurücknehmen
helpers = Hilfen
hint = Was würde ein Meister tun?
memory = Merkhilfe
memory-unseen = { $count ->
    [one] Einen Stein hast du noch nicht gesehen
   *[other] { $count } Steine hast du noch nicht gesehen
}
memory-passed = Wer konnte nicht legen?
memory-nobody = Bisher niemand.
memory-stuck = { $you ->
    [yes] Du hattest nichts für { $ends }
   *[no] { $name } hatte nichts für { $ends }
}
log = Was bisher geschah
log-empty = Noch nichts.
log-see = Diesen Moment ansehen
log-now = Zurück zum Spiel
board = Das Spielfeld
keys = Tasten
keys-number = Den Stein an dieser Stelle deiner Hand nehmen; gibt es nur einen Platz, liegt er gleich dort
keys-arrows = Von Stein zu Stein oder von Platz zu Platz gehen
keys-enter = Einen Stein nehmen oder legen
keys-escape = Den Stein zurückstellen
keys-turn = Den Stein drehen, wenn er verschieden liegen kann
keys-zoom = Den Tisch näher oder weiter weg holen, oder ihn wieder ganz zeigen
keys-sheet = Diese Liste zeigen
skip = Direkt zu
skip-to-hand = Zu deinen Steinen
skip-to-board = Zum Spielfeld
emotes = Sag etwas
emote-hello = Hallo
emote-thanks = Danke
emote-well-played = Gut gespielt
emote-oops = Hoppla
emote-hurry = Na los
emote-thinking = Ich überlege
emote-wow = Wow
emote-goodbye = Tschüss
more = Mehr
as-screen = Bildschirm für alle
export = Spiel bis jetzt speichern
connection-lost = Die Verbindung ist weg. Ist sie zurück, sitzt du wieder am Tisch.
curtain-title = { $name } ist dran
curtain-words = Gib das Gerät weiter. Alle anderen schauen weg.
curtain-lift = Ich bin { $name }

# Einladen
invite = Einladen
invite-how = Scann den QR-Code, öffne den Link oder tipp den Tischcode ein.
invite-lan = Handys finden diesen Computer noch nicht. Starte den Server mit:
carry-words = Dieses Spiel gibt es nur auf diesem Gerät. Damit andere mitspielen können, zieht es auf den Server um: gleiche Plätze, gleiche Regeln. Die Steine werden neu verteilt, denn niemand sonst könnte prüfen, wie hier gemischt wurde.
carry-seat = frei für andere
carry-go = Auf den Server umziehen
carry-away = Der Server ist gerade nicht erreichbar.
qr-label = Der Link zu diesem Tisch als QR-Code
table-code = Tischcode: { $code }
copy-link = Link kopieren
copied = Kopiert
share = Teilen
share-replay = Mit diesem Link kann jeder diese Runde ansehen.
seal-fair = Ehrlich gemischt, hier nachgeprüft
seal-fair-words = Der Server legte seine Zufallszahlen fest, bevor er deine kannte, dein Gerät gab eigene dazu, und am Ende wurde alles offengelegt. Dein Browser hat nachgerechnet: Diese Verteilung folgt daraus, also konnte niemand sie aussuchen.
seal-without-you = Das Mischen stimmt
seal-without-you-words = Alles, was offengelegt wurde, passt zusammen. Aber dein Gerät hat diesmal keine Zahlen dazugegeben, also haben nur andere sie gewählt.
seal-record = Das Mischen stimmt
seal-record-words = Die Zahlen in diesem gespeicherten Spiel passen zusammen, und die Verteilung folgt daraus.
seal-broken = Dieses Mischen stimmt nicht
seal-broken-words = Was offengelegt wurde, führt nicht zu der Verteilung, die du gesehen hast. Speichere die Runde und sag es denen, die diesen Server betreiben.
shuffling = Es wird gemischt …
waiting-for = { $count ->
    [one] Ein Spieler fehlt noch
   *[other] { $count } Spieler fehlen noch
}
start-with = { $count ->
    [one] Mit einem Spieler anfangen
   *[other] Mit { $count } Spielern anfangen
}
that-is-you = das bist du
stand-up = Aufstehen
sit-here = Hier sitzen
sit-down = Hinsetzen
scan-to-sit = Scannen und mitspielen
fill-with-bot = Computer

# Das Ende
wins = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
}
wins-round = { $you ->
    [yes] Du gewinnst die Runde
   *[no] { $name } gewinnt die Runde
}
wins-match = { $you ->
    [yes] Du gewinnst das ganze Spiel
   *[no] { $name } gewinnt das ganze Spiel
}
share-win = Gemeinsam gewonnen: { $names }
nobody-wins = Niemand gewinnt
player = Spieler
this-round = Punkte
hands-left = Was übrig blieb
score-sheet = Punktezettel
rounds-left = Runde { $round } von { $rounds }.
target-left = { $target ->
    [one] Ihr spielt, bis jemand { $target } Punkt hat.
   *[other] Ihr spielt, bis jemand { $target } Punkte hat.
}
replay = Noch mal ansehen
download = Speichern
rematch = Noch ein Spiel
next-round = Nächste Runde

# Noch mal ansehen
replay-file = Datei wählen
replay-paste = Oder füg den Text hier ein
replay-start = Die Steine sind verteilt.
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-run = Abspielen
replay-pause = Pause
replay-following = Einen Zug weiter
replay-last = Zum Ende
replay-at = Zug { $number } von { $count }
replay-eyes = Wessen Blick
replay-open-hands = Alle Steine offen
replay-as = { $you ->
    [yes] Wie du es sahst
   *[no] Wie { $name } es sah
}
replay-speed = Tempo
bad-record = Dieses Spiel kann Boneyard nicht lesen.
no-such-record = Diese Runde ist nicht mehr gespeichert.

# Wenn nichts passt und man wählen darf
advice-draw-or-pass = Nichts passt: Zieh einen oder passe.
