# Was der Browser sagt. $name ist eine Person oder die Stufe eines Bots; $you ist „yes“, wenn du gemeint bist.
# Start
home = Startseite
home-title = Was wollen wir spielen?
home-lead = Vier Schachteln Domino im Regal. Mach eine auf und spiel.
box-classic = Domino
box-classic-words = Eine Reihe, zwei offene Enden. Leg an, was passt, merk dir, was liegt, und sei als Erster fertig.
box-domination = Domination
box-domination-words = Leg Steine zwischen die Zahlen und schließ Felder, bevor es die anderen tun.
box-domino4 = Domino 4
box-domino4-words = Quadratische Steine in vier Farben, eine Kette mit zwei Enden, Joker und ein bisschen Mut.
box-magnetic = Magnetic Domino
box-magnetic-words = Bau mit Magneten in die Höhe. Es steht, es zittert, und irgendwann fällt es um.
ways = Spielarten
way-magnetic-tower = Turm
way-magnetic-staggered = Versetzt
way-magnetic-flat = Flach
play-now = Losspielen
set-table = Tisch vorbereiten
against = gegen { $bots }
learn = Lernen
rules = Regeln
join-title = Setz dich dazu
join-words = Hast du einen Code oder einen Link bekommen? Tipp ihn hier ein.
join = Mitspielen
code = Code des Tisches
code-wrong = Ein Code hat acht Buchstaben und Ziffern, zum Beispiel ABCD-2345.
my-games = Meine Spiele
no-games-yet = Hier findest du deine Spiele wieder und kannst später weiterspielen.
phase-waiting = wartet auf Spieler
phase-playing = läuft
phase-between = zwischen zwei Runden
phase-over = zu Ende
forget-game = { $game } aus der Liste nehmen
show-all = Alle { $count } zeigen
show-fewer = Weniger zeigen
replay-title = Ein Spiel noch mal ansehen
replay-words = Speichere ein fertiges Spiel als kleinen Text und sieh es dir Zug für Zug noch mal an.
replay-open = Ansehen
language = Sprache
settings = Einstellungen
sound = Ton
confirm-touch = Am Touchscreen vor dem Legen fragen
offline-title = Du bist offline
offline-words = Der Server ist nicht zu erreichen. Ist er wieder da, ist alles wie vorher.
try-again = Neuer Versuch
close = Schließen
back = Zurück

# Einen Tisch vorbereiten
who-plays = Wer spielt mit?
sitting-me = Ich
sitting-here = Jemand hier
sitting-invite = Einladen
sitting-bot = Computer
your-name = Dein Name
their-name = Name
guest-name = Gast
bot-level = Stufe
invite-later = Du bekommst einen Link zum Teilen.
remove-seat = Platz { $seat } entfernen
add-seat = Noch ein Spieler
how-we-play = Wie spielen wir?
match-length = Wie lange?
rounds = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
}
up-to = Bis { $count } Punkte
turn-time = Zeit pro Zug
no-clock = Ohne Uhr
seconds = { $count } Sekunden
minutes = { $count ->
    [one] Eine Minute
   *[other] { $count } Minuten
}
allow-aids = Tipps und Merkhilfe
allow-aids-help = Eine Lampe zeigt, was ein Meister täte, eine Liste, was du noch nicht gesehen hast.
big-screen = Ein Bildschirm für alle
big-screen-help = Hier sehen alle das Brett. Deine eigenen Steine hast du auf dem Handy.
listed = Andere dürfen den Tisch finden
listed-help = Solange ein Platz frei ist, sehen alle auf diesem Server den Tisch und können mitspielen.
open-table = Tisch eröffnen
begin = Anfangen

# Am Tisch
opening-table = Der Tisch geht auf…
first-time = Das Spiel wird vorbereitet. Das dauert kurz, nur beim ersten Mal…
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
round-over = Die Runde ist zu Ende
time-left = Noch { $seconds } Sekunden
time-up = Zeit abgelaufen
advice-pick = Wähl einen der hellen Steine.
advice-place = Wähl jetzt, wohin er kommt.
advice-draw = Nichts passt: Zieh einen.
advice-pass = Nichts geht: Du passt.
advice-answer = Du entscheidest.
advice-wait = Warte, bis du dran bist.
do-draw = Ziehen
do-pass = Passen
do-stop = Das war’s
do-that = Mach das
lay-here = Hier legen
take-back = Nicht hier
spot-first = { $tile } als Erstes legen
spot-left = { $tile } links anlegen, an die { $pips }
spot-right = { $tile } rechts anlegen, an die { $pips }
laid = { $tile }
laid-left = { $tile } links
laid-right = { $tile } rechts
helpers = Hilfen
hint = Was würde ein Meister tun?
memory = Merkhilfe
memory-unseen = { $count ->
    [one] Einen Stein hast du noch nicht gesehen
   *[other] { $count } Steine hast du noch nicht gesehen
}
memory-passed = Wer konnte nicht legen?
memory-nobody = Bisher niemand.
memory-stuck = { $name }: nichts für { $ends }
log = Was bisher geschah
log-empty = Noch nichts.
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
sound-on = Ton an
sound-off = Ton aus
as-screen = Bildschirm für alle
export = Spiel bis jetzt speichern
connection-lost = Keine Verbindung. Sobald sie wieder da ist, bist du es auch.
curtain-title = { $name } ist dran
curtain-words = Gib das Gerät weiter. Die anderen schauen weg.
curtain-lift = Ich bin { $name }

# Einladen
invite = Einladen
invite-how = Scann das Bild, öffne den Link oder tipp den Code ein.
invite-lan = Handys finden diesen Computer noch nicht. Starte den Server mit:
qr-label = Der Link zu diesem Tisch als QR-Code
table-code = Code des Tisches: { $code }
copy-link = Link kopieren
copied = Kopiert
share = Teilen
share-replay = Mit diesem Link kann jeder diese Runde noch einmal ansehen.
waiting-for = { $count ->
    [one] Ein Spieler fehlt noch
   *[other] { $count } Spieler fehlen noch
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
share-win = Gemeinsam gewonnen: { $names }
nobody-wins = Niemand gewinnt
player = Spieler
this-round = Punkte
total = Summe
hands-left = Was übrig war
score-sheet = Punktezettel
rounds-left = Runde { $round } von { $rounds }.
target-left = Ihr spielt, bis jemand { $target } Punkte hat.
replay = Noch mal ansehen
download = Speichern
rematch = Noch ein Spiel
next-round = Nächste Runde
clause-CLA-5 = Der letzte Stein liegt.
clause-CLA-7 = Niemand kam weiter: Wer am wenigsten übrig hat, gewinnt.
clause-CLA-8 = Niemand kam weiter. Es stand gleich, also zählen Augen und Steine.
clause-DOM-11 = { $fields-tied ->
    [yes] Gleich viele Felder, also entscheiden die Randfelder: { $outer }.
   *[no] Die meisten Felder: { $fields }.
}
clause-D4-17 = Der letzte Stein liegt.
clause-D4-18 = Niemand kam weiter: Die wenigsten Steine gewinnen.
clause-D4-36 = Es ging immer im Kreis: Die wenigsten Steine gewinnen.
clause-MAG-6 = { $tiles ->
    [0] Der letzte Stein liegt.
   *[other] Niemand kam weiter: Wer am wenigsten übrig hat, gewinnt.
}
clause-MAG-9 = Es ging lange genug: Wer am wenigsten übrig hat, gewinnt.

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
bad-record = Dieses Spiel kann Boneyard nicht lesen.
no-such-record = Diese Runde ist nicht mehr gespeichert.

# Wenn nichts passt und man wählen darf
advice-draw-or-pass = Nichts passt: Zieh einen oder passe.
