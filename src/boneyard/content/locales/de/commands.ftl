# Die Befehlszeile: Hilfe und Fehler. $file ist eine Datei, $given das Getippte. Die %() werden später gefüllt.
help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-help = diese Hilfe zeigen und beenden
help-version = die Version zeigen und beenden
help-lang = Sprache (voreingestellt: die des Systems)
help-boneyard = Dominospiele für den Tisch, das Terminal und die Forschung
help-play = in diesem Terminal spielen
help-games = die Spiele mit Spielerzahl und Optionen auflisten
help-puzzles = Rätsel lösen, oder neue machen
help-rules = die Regeln eines Spiels lesen
help-replay = ein gespeichertes Spiel Zug für Zug ansehen
help-analyse = auf ein beendetes Spiel zurückblicken: was jeder Zug wert war, was Glück war
help-serve = Tische für das Spiel im Netzwerk anbieten
help-site = eine statische Website schreiben: alle Spiele im Browser, ohne Server
help-backup = die Tische des Servers sichern
help-verify = prüfen, ob ein Server eine Runde ehrlich gemischt hat
help-simulate = Millionen zufälliger Spiele spielen
help-dataset = Spiele als Daten festhalten, für Programme, die lernen
help-arena = Bots gegeneinander antreten lassen und messen
help-warm = Spiele für diesen Rechner kompilieren, damit lange Läufe sofort beginnen
help-game-or-menu = Name eines Spiels (ohne ihn kommt ein Menü)
help-game = Name eines Spiels; `boneyard games` listet sie auf
help-puzzles-game = Name eines Spiels (sonst: das Rätsel des Tages)
help-today = das Rätsel des Tages
help-puzzle = ein Rätsel, nach seiner Nummer
help-lessons = die kurzen Lektionen eines Spiels, mit je zwei Rätseln
help-make = N Rätsel aus Spielen zwischen Bots machen
help-kind = Art der Rätsel (Vorgabe: best)
help-book-out = Datei des Buchs (Vorgabe: im Ordner des Spiels)
help-seats = Menschen und Bots der Reihe nach, etwa Ada,Bo,bot:expert (voreingestellt: you,bot:club)
help-rounds = ein Spiel über N Runden
help-target = ein Spiel bis N Punkte
help-seed = Startzahl des Zufalls; dieselbe Zahl teilt dieselben Steine aus
help-resume = ein gespeichertes Spiel fortsetzen (voreingestellt: das neueste)
help-option = eine Option des Spiels; `boneyard games` listet sie auf
help-ascii = nur mit ASCII-Zeichen zeichnen
help-plain = Sätze statt Zeichnungen (für Screenreader)
help-file = ein gespeichertes Spiel; - liest die Standardeingabe
help-all = alle Züge zeigen, ohne zu warten
help-open-hands = Züge beurteilen, als hätten alle Steine offen gelegen
help-json = alles als JSON schreiben
help-worlds = in wie vielen Welten jeder Zug probiert wird (Standard: wie das Spiel es vorsieht)
help-host = Adresse, auf der gelauscht wird (voreingestellt: 127.0.0.1)
help-lan = Telefone und andere Geräte im Netzwerk zulassen
help-open = die Seite im Browser öffnen
help-port = Port, auf dem gelauscht wird (voreingestellt: 8000 oder der nächste freie)
help-data = Datenordner (voreingestellt: der eigene Benutzerordner)
help-store = postgresql://… statt einer Datei; oder BONEYARD_STORE setzen
help-keep-days = wie viele Tage beendete Tische bleiben (voreingestellt: 30)
help-origin = eine weitere Website, deren Seiten sich verbinden dürfen (wiederholbar)
help-behind-proxy = diesen Proxys die Adressen der Besucher glauben, etwa 10.0.0.0/8 (voreingestellt: einem auf diesem Rechner)
help-settings = Einstellungen aus einer TOML-Datei
help-set = eine Einstellung ändern; docs/hosting.md nennt alle
help-site-folder = Ordner für die Website: neu, leer oder mit einer früheren Website
help-copy = Datei für die Kopie
help-record = eine von einem Server heruntergeladene Runde
help-commitment = die 64 hexadezimalen Ziffern, die vor dem Austeilen gezeigt wurden
help-how-many = Zahl der Spiele (voreingestellt: 1000000)
help-players = Spieler je Spiel (voreingestellt: 2)
help-totals-seed = Startzahl des Zufalls; dieselbe Zahl gibt dieselben Summen (voreingestellt: 0)
help-cores = zu nutzende Prozessorkerne (voreingestellt: alle)
help-fleet = Ray-Cluster, auf dem gespielt wird: „ray“ oder die Adresse des Hauptknotens
help-checkpoint = Datei, die den Stand festhält; derselbe Befehl macht dort weiter
help-warm-games = zu kompilierende Spiele (voreingestellt: alle)
help-device = cpu oder cuda (voreingestellt: cpu)
help-dataset-out = Parquet-Datei, die geschrieben wird
help-dataset-bots = random, eine Stufe, oder je Platz eins davon, durch Kommas getrennt (voreingestellt: random)
help-dataset-obs = auch festhalten, was jeder Platz wissen konnte, als Zahlen
help-dataset-values = auch festhalten, was die Stufen von ihren Zügen hielten
help-bots = Stufen, FILE.py:CLASS, installierte Bots oder pipe:COMMAND, durch Kommas getrennt
help-deals = Ausgaben je Paarung (voreingestellt: 100)
help-deals-seed = Startzahl des Zufalls beim Austeilen (voreingestellt: 1)
help-seconds = Bedenkzeit je Zug in Sekunden (voreingestellt: die jeder Stufe)
help-simulations = Simulationen je Zug (voreingestellt: wie jede Stufe)
help-luck-free = nur die Entscheidungen messen, ohne das Glück beim Austeilen und Ziehen
help-thorough = mit --luck-free: alle Bots noch einmal fragen, auch die, die nachdenken; genauer, aber viel langsamer
help-out = Ordner für Spiele, Tabelle und Diagramme (voreingestellt: arena/GAME-PLAYERS)

# Was die Befehle sagen
games-default = voreingestellt
analyse-title = Rückblick
analyse-column-move = Zug
analyse-column-mark = Urteil
analyse-column-loss = Kosten
site-writing = Die Website wird geschrieben
site-done = Die Website liegt in { $folder }. Kopier sie auf einen beliebigen Webserver oder probier sie hier aus: python3 -m http.server --directory { $folder }
site-empty = Bleibt diese Seite, wie sie ist? Sie braucht JavaScript und muss von einem Webserver kommen. Den startest du mit { $command } in diesem Ordner; öffne dann { $address }.
backup-done = Die Tische wurden nach { $file } kopiert.
verify-done = { $count ->
    [one] Es wurde so gemischt wie angekündigt, und der einzige Zug ist erlaubt.
   *[other] Es wurde so gemischt wie angekündigt, und alle { $count } Züge sind erlaubt.
}
verify-compare = Vergleiche das „commitment“ in der Datei mit dem, das vor dem Austeilen gezeigt wurde.
serve-here = Boneyard läuft unter { $address }
serve-others = Von anderen Geräten im Netzwerk: { $address }

# Fehler auf der Befehlszeile
mistake = { $program }: Fehler: { $text }
mistake-argument = %(argument_name)s: %(message)s
mistake-one-argument = ein Wert fehlt
mistake-choice = „%(value)s“ steht nicht zur Wahl: %(choices)s
mistake-value = „%(value)s“ ist keine Zahl
mistake-required = es fehlt: %s
mistake-unknown = nicht verstanden: %s

# Fehler
error-no-game = es gibt kein Spiel namens „{ $name }“; wähle aus: { $known }
error-no-version = es gibt keine Version { $version } der Regeln von { $game }; es gibt: { $known }
error-no-bot = es gibt keinen Bot namens „{ $name }“; wähle aus: { $known }
error-no-option = dieses Spiel hat keine Option „{ $name }“; wähle aus: { $known }
error-no-page = es gibt keine Regeln für „{ $name }“; wähle aus: { $known }
error-no-puzzles = für „{ $name }“ gibt es keine Rätsel; wähle aus: { $known }
error-no-puzzle = es gibt kein Rätsel „{ $name }“; wähle aus: { $known }
error-no-puzzle-kind = es gibt keine Art von Rätseln „{ $name }“; wähle aus: { $known }
error-option-form = schreib eine Option als NAME=WERT, nicht „{ $given }“
error-option-value = Option { $name } kann nicht „{ $given }“ sein; wähle aus: { $allowed }
error-players = { $game } ist für { $allowed } Spieler, nicht für { $given }
error-seats = { $game } ist für { $allowed } Spieler, aber --seats nennt { $count }
error-count = { $name } muss eine ganze Zahl ab 1 sein, nicht { $given }
error-seed = eine Startzahl ist eine ganze Zahl von 0 bis 2**64 - 1, nicht { $given }
error-name = ein Name hat 1 bis { $most } sichtbare Zeichen, kein Komma und kein #; „{ $given }“ geht nicht
error-not-over = dieses Spiel ist noch nicht zu Ende; ein Rückblick geht erst danach
error-record = das ist kein lesbares gespeichertes Spiel ({ $why })
error-record-hidden = die Startzahl ist verborgen: Das ist ein laufendes Spiel, wie ein Platz es sah, oder eine aufgebaute Stellung
error-no-saved-game = in { $folder } gibt es kein gespeichertes Spiel zum Fortsetzen
error-not-saved = { $file } ist kein von `boneyard play` gespeichertes Spiel
error-wrong-round = { $file } enthält eine Runde, die nicht zum Spiel gehört
error-no-file = es gibt keine Datei { $file }
error-file-exists = { $file } gibt es schon
error-is-folder = { $file } ist ein Ordner, keine Datei
error-not-allowed = du darfst { $file } nicht öffnen
error-not-text = diese Datei ist kein Text
error-no-tables = unter { $file } gibt es keine gespeicherten Tische
error-site-folder = { $folder } ist weder ein leerer Ordner noch einer mit einer früheren Website; es wurde nichts geschrieben
error-no-module = die Regeln von { $game } wurden noch nicht für den Browser gebaut; das erledigt: python3 dev.py kernels
error-no-client = der Client wurde noch nicht gebaut; das erledigt: pip install -e .
error-port = ein Port ist eine ganze Zahl von 0 bis { $most }, nicht { $given }
error-port-taken = Port { $port } ist belegt; wähle mit --port einen anderen
error-setting-int = { $name } ist eine ganze Zahl ab 0, nicht { $given }
error-setting-float = { $name } ist eine Zahl ab 0, nicht { $given }
error-setting-bool = { $name } ist yes oder no, nicht { $given }
error-settings-file = { $file } ist keine Datei mit Einstellungen: { $why }
error-no-setting = es gibt keine Einstellung { $name }; es gibt: { $known }
error-store-in-use = ein anderer Server benutzt { $file }; beende ihn oder wähle mit --data einen anderen Ordner
error-store-foreign = { $file } ist keine Datei von Boneyard; wähle mit --data einen anderen Ordner
error-store-newer = { $file } stammt von einer neueren Version von Boneyard; aktualisiere diese
error-store-damaged = { $file } ist beschädigt; spiele eine Sicherung zurück oder verschiebe die Datei, um neu zu beginnen
error-store-read-only = in { $file } kann nicht geschrieben werden; prüfe Besitzer und Rechte
error-database-foreign = { $file } enthält Tabellen eines anderen Programms; wähle mit --store eine andere Datenbank
error-database-away = die Datenbank { $file } antwortet nicht; prüfe, ob sie läuft
error-database-refused = die Datenbank { $file } lehnt ab: { $why }
error-no-postgres = für PostgreSQL fehlt ein Zusatz: pip install boneyard[postgres]
error-no-otel = für Traces fehlt ein Zusatz: pip install boneyard[otel]

## boneyard warm

compiling = Spiele kompilieren
compiled = { $count ->
    [one] Ein Spiel ist kompiliert.
   *[other] { $count } Spiele sind kompiliert.
}
