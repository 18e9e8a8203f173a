# De opdrachtregel: hulp en fouten. $file is een bestand, $given wat getypt werd. Wat %() betekent, wordt later ingevuld.
help-usage = gebruik:
help-arguments = argumenten
help-options = opties
help-help = toon deze hulp en stop
help-version = toon de versie en stop
help-lang = taal (standaard: die van je systeem)
help-boneyard = dominospellen voor aan tafel, in de terminal en voor onderzoek
help-play = speel in deze terminal
help-games = toon de spellen, met spelers en opties
help-puzzles = los puzzels op, of maak er meer
help-rules = lees de spelregels van een spel
help-replay = bekijk een bewaard spel zet voor zet
help-analyse = terugkijken op een gespeeld spel: wat elke zet waard was en wat geluk was
help-serve = open tafels om via het netwerk te spelen
help-site = een statische site schrijven: alle spellen in de browser, zonder server
help-backup = maak een kopie van de tafels van de server
help-verify = controleer of een server een ronde eerlijk geschud heeft
help-simulate = speel miljoenen willekeurige potjes
help-dataset = leg potjes vast als gegevens, voor programma’s die leren
help-arena = laat bots tegen elkaar spelen en meet wie het beste is
help-warm = compileer spellen voor deze computer, zodat lange runs meteen beginnen
help-game-or-menu = naam van een spel (zonder naam krijg je een menu)
help-game = naam van een spel; `boneyard games` toont ze
help-puzzles-game = naam van een spel (zonder naam: de puzzel van de dag)
help-today = de puzzel van de dag
help-puzzle = één puzzel, met zijn nummer
help-lessons = de korte lessen van een spel, met elk twee puzzels
help-make = maak N puzzels uit spellen tussen bots
help-kind = soort puzzels om te maken (standaard: best)
help-book-out = bestand van het boek (standaard: in de map van het spel)
help-seats = mensen en bots op volgorde, zoals Ada,Bo,bot:expert (standaard: you,bot:club)
help-rounds = speel een wedstrijd van N rondes
help-target = speel een wedstrijd tot N punten
help-seed = startgetal van het toeval; hetzelfde getal deelt dezelfde stenen uit
help-resume = speel een bewaard spel verder (standaard: het nieuwste)
help-option = een optie van het spel; `boneyard games` toont ze
help-ascii = teken alleen met ASCII-tekens
help-plain = zinnen in plaats van tekeningen (voor schermlezers)
help-file = een bewaard spel; - leest de standaardinvoer
help-all = toon alle zetten zonder te wachten
help-open-hands = zetten beoordelen alsof alle stenen open lagen
help-json = alles als JSON schrijven
help-worlds = in hoeveel werelden elke zet wordt geprobeerd (standaard: wat het spel zelf zegt)
help-host = adres om op te luisteren (standaard: 127.0.0.1)
help-lan = laat telefoons en andere apparaten in je netwerk meedoen
help-open = open de pagina in je browser
help-port = poort om op te luisteren (standaard: 8000, of de volgende vrije)
help-data = gegevensmap (standaard: die van jouw account)
help-store = postgresql://… in plaats van een bestand; of stel BONEYARD_STORE in
help-keep-days = hoeveel dagen afgelopen tafels bewaard worden (standaard: 30)
help-origin = een andere website waarvan pagina’s mogen verbinden (herhaalbaar)
help-behind-proxy = vertrouw deze proxy’s voor de adressen van bezoekers, zoals 10.0.0.0/8 (standaard: een op deze machine)
help-settings = instellingen uit een TOML-bestand
help-set = wijzig een instelling; docs/hosting.md noemt ze alle
help-site-folder = map voor de site: nieuw, leeg of met een eerdere site
help-copy = bestand voor de kopie
help-record = een ronde die van een server is gedownload
help-commitment = de 64 hexadecimale cijfers die voor het delen getoond werden
help-how-many = aantal potjes (standaard: 1000000)
help-players = spelers per potje (standaard: 2)
help-totals-seed = startgetal van het toeval; hetzelfde getal geeft dezelfde totalen (standaard: 0)
help-cores = te gebruiken processorkernen (standaard: alle)
help-fleet = Ray-cluster om op te spelen: ‘ray’ of het adres van de hoofdknoop
help-checkpoint = bestand dat bijhoudt hoe ver het is; met dezelfde opdracht gaat het daar verder
help-warm-games = spellen om te compileren (standaard: alle)
help-device = cpu of cuda (standaard: cpu)
help-dataset-out = te schrijven Parquet-bestand
help-dataset-bots = random, een niveau, of een daarvan per plaats, gescheiden door komma’s (standaard: random)
help-dataset-obs = leg ook vast wat elke plaats kon weten, als getallen
help-dataset-values = leg ook vast wat de niveaus van hun zetten vonden
help-bots = niveaus, FILE.py:CLASS, geïnstalleerde bots of pipe:COMMAND, gescheiden door komma’s
help-deals = keer delen per tweetal (standaard: 100)
help-deals-seed = startgetal van het toeval bij het delen (standaard: 1)
help-seconds = bedenktijd per zet in seconden (standaard: die van elk niveau)
help-simulations = simulaties per zet (standaard: zoals elk niveau)
help-luck-free = alleen de keuzes meten, zonder het geluk van delen en pakken
help-thorough = met --luck-free: alle bots opnieuw vragen, ook die nadenken; nauwkeuriger, maar veel trager
help-out = map voor bewaarde spellen, tabel en grafieken (standaard: arena/GAME-PLAYERS)

# Wat de opdrachten zeggen
games-default = standaard
analyse-title = Terugkijken
analyse-column-move = Zet
analyse-column-mark = Oordeel
analyse-column-loss = Kosten
site-writing = De site wordt geschreven
site-done = De site staat in { $folder }. Zet haar op een webserver naar keuze, of probeer haar hier: python3 -m http.server --directory { $folder }
site-empty = Blijft deze pagina zoals ze is? Ze heeft JavaScript nodig en moet van een webserver komen. Die start je met { $command } in deze map; open daarna { $address }.
backup-done = De tafels zijn gekopieerd naar { $file }.
verify-done = { $count ->
    [one] Er is geschud zoals aangekondigd, en de enige zet mag.
   *[other] Er is geschud zoals aangekondigd, en alle { $count } zetten mogen.
}
verify-compare = Vergelijk de “commitment” in het bestand met die je voor het delen zag.
serve-here = Boneyard staat op { $address }
serve-others = Vanaf andere apparaten in je netwerk: { $address }

# Fouten op de opdrachtregel
mistake = { $program }: fout: { $text }
mistake-argument = %(argument_name)s: %(message)s
mistake-one-argument = er ontbreekt een waarde
mistake-choice = “%(value)s” is geen van de keuzes: %(choices)s
mistake-value = “%(value)s” is geen getal
mistake-required = ontbreekt: %s
mistake-unknown = niet begrepen: %s

# Fouten
error-no-game = er is geen spel dat “{ $name }” heet; kies uit: { $known }
error-no-version = er is geen versie { $version } van de regels van { $game }; er is: { $known }
error-no-bot = er is geen bot die “{ $name }” heet; kies uit: { $known }
error-no-option = dit spel heeft geen optie “{ $name }”; kies uit: { $known }
error-no-page = er zijn geen spelregels voor “{ $name }”; kies uit: { $known }
error-no-puzzles = er zijn geen puzzels voor “{ $name }”; kies uit: { $known }
error-no-puzzle = er is geen puzzel “{ $name }”; kies uit: { $known }
error-no-puzzle-kind = er is geen soort puzzel “{ $name }”; kies uit: { $known }
error-option-form = schrijf een optie als NAAM=WAARDE, niet als “{ $given }”
error-option-value = optie { $name } kan niet “{ $given }” zijn; kies uit: { $allowed }
error-players = { $game } is voor { $allowed } spelers, niet voor { $given }
error-seats = { $game } is voor { $allowed } spelers, maar --seats noemt er { $count }
error-count = { $name } moet een geheel getal vanaf 1 zijn, niet { $given }
error-seed = een startgetal is een geheel getal van 0 tot en met 2**64 - 1, niet { $given }
error-name = een naam heeft 1 tot { $most } leesbare tekens, zonder komma en zonder #; “{ $given }” kan niet
error-not-over = dit spel is nog niet klaar; terugkijken kan pas na afloop
error-record = dit is geen bewaard spel dat gelezen kan worden ({ $why })
error-record-hidden = het startgetal is verborgen: dit is een lopend spel zoals één plaats het zag, of een opgezette stelling
error-no-saved-game = er is geen bewaard spel om verder te spelen in { $folder }
error-not-saved = { $file } is geen spel dat `boneyard play` bewaard heeft
error-wrong-round = { $file } bevat een ronde die niet bij de wedstrijd hoort
error-no-file = er is geen bestand { $file }
error-file-exists = { $file } bestaat al
error-is-folder = { $file } is een map, geen bestand
error-not-allowed = je mag { $file } niet openen
error-not-text = dat bestand is geen tekst
error-no-tables = er zijn geen bewaarde tafels op { $file }
error-site-folder = { $folder } is geen lege map en geen map met een eerdere site; er is niets geschreven
error-no-module = de regels van { $game } zijn nog niet voor de browser gebouwd; dat doet: python3 dev.py kernels
error-no-client = de client is nog niet gebouwd; dat doet: pip install -e .
error-port = een poort is een geheel getal van 0 tot en met { $most }, niet { $given }
error-port-taken = poort { $port } is bezet; kies een andere met --port
error-setting-int = { $name } is een geheel getal vanaf 0, niet { $given }
error-setting-float = { $name } is een getal vanaf 0, niet { $given }
error-setting-bool = { $name } is yes of no, niet { $given }
error-settings-file = { $file } is geen bestand met instellingen: { $why }
error-no-setting = er is geen instelling { $name }; er zijn: { $known }
error-store-in-use = een andere server gebruikt { $file }; stop die, of kies een andere map met --data
error-store-foreign = { $file } is geen bestand van Boneyard; kies een andere map met --data
error-store-newer = { $file } is door een nieuwere versie van Boneyard geschreven; werk deze bij
error-store-damaged = { $file } is beschadigd; zet een back-up terug, of verplaats het om opnieuw te beginnen
error-store-read-only = in { $file } kan niet worden geschreven; controleer de eigenaar en de rechten
error-database-foreign = { $file } bevat tabellen van een ander programma; kies een andere database met --store
error-database-away = de database op { $file } antwoordt niet; kijk of die draait
error-database-refused = de database op { $file } weigert: { $why }
error-no-postgres = voor PostgreSQL is een extra nodig: pip install boneyard[postgres]
error-no-otel = voor traces is een extra nodig: pip install boneyard[otel]

## boneyard warm

compiling = Spellen compileren
compiled = { $count ->
    [one] Eén spel is gecompileerd.
   *[other] { $count } spellen zijn gecompileerd.
}
