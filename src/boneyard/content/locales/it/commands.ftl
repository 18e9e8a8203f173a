# La riga di comando: aiuto ed errori. $file è un file, $given ciò che è stato scritto. I %() si riempiono dopo.
help-usage = uso:
help-arguments = argomenti
help-options = opzioni
help-help = mostra questo aiuto ed esci
help-version = mostra la versione ed esci
help-lang = lingua (predefinita: quella del sistema)
help-boneyard = giochi di domino per il tavolo, il terminale e la ricerca
help-play = gioca in questo terminale
help-games = elenca i giochi, con giocatori e opzioni
help-puzzles = risolvere problemi, o crearne altri
help-rules = leggi le regole di un gioco
help-replay = rivedi una partita salvata mossa per mossa
help-analyse = rivedere una partita finita: quanto valeva ogni mossa, quanto era fortuna
help-serve = apri tavoli per giocare in rete
help-site = scrivi un sito statico: tutti i giochi nel browser, senza server
help-backup = fai una copia dei tavoli del server
help-verify = controlla che un server abbia mescolato una mano onestamente
help-simulate = gioca milioni di partite a caso
help-dataset = salva partite come dati, per programmi che imparano
help-arena = fai giocare i bot l’uno contro l’altro e misurali
help-warm = compila i giochi per questo computer, così i calcoli lunghi partono subito
help-game-or-menu = nome di un gioco (senza, compare un menu)
help-game = nome di un gioco; `boneyard games` li elenca
help-puzzles-game = nome di un gioco (se manca: il problema del giorno)
help-today = il problema del giorno
help-puzzle = un problema, dal suo numero
help-lessons = le brevi lezioni di un gioco, con due problemi ciascuna
help-make = creare N problemi da partite tra bot
help-kind = tipo di problemi (predefinito: best)
help-book-out = file del libro (predefinito: nella cartella del gioco)
help-seats = persone e bot in ordine di turno, per esempio Ada,Bo,bot:expert (predefinito: you,bot:club)
help-rounds = gioca N mani
help-target = gioca fino a N punti
help-seed = seme del caso; lo stesso seme dà le stesse tessere
help-resume = continua una partita salvata (predefinita: la più recente)
help-option = un’opzione del gioco; `boneyard games` le elenca
help-ascii = disegna solo con caratteri ASCII
help-plain = frasi al posto dei disegni (per i lettori di schermo)
help-file = una partita salvata; - legge lo standard input
help-all = mostra tutte le mosse senza attendere
help-open-hands = giudicare le mosse come se tutte le tessere fossero scoperte
help-json = scrivere tutto in JSON
help-worlds = in quanti mondi si prova ogni mossa (predefinito: quelli del gioco)
help-host = indirizzo su cui ascoltare (predefinito: 127.0.0.1)
help-lan = lascia collegare telefoni e altri dispositivi della rete
help-open = apri la pagina nel browser
help-port = porta su cui ascoltare (predefinita: 8000, o la prossima libera)
help-data = cartella dei dati (predefinita: quella dell’utente)
help-store = postgresql://… al posto di un file; o imposta BONEYARD_STORE
help-keep-days = per quanti giorni si tengono i tavoli finiti (predefinito: 30)
help-origin = un altro sito le cui pagine possono collegarsi (ripetibile)
help-behind-proxy = fidati di questi proxy per gli indirizzi dei client, come 10.0.0.0/8 (predefinito: uno su questa macchina)
help-settings = impostazioni da un file TOML
help-set = cambia un’impostazione; docs/hosting.md le elenca
help-site-folder = cartella del sito: nuova, vuota o con un sito precedente
help-copy = file in cui scrivere la copia
help-record = una mano scaricata da un server
help-commitment = le 64 cifre esadecimali mostrate prima della distribuzione
help-how-many = numero di partite (predefinito: 1000000)
help-players = giocatori per partita (predefinito: 2)
help-totals-seed = seme del caso; lo stesso seme dà gli stessi totali (predefinito: 0)
help-cores = core da usare (predefinito: tutti)
help-fleet = cluster Ray su cui giocare: «ray» o l’indirizzo del nodo principale
help-checkpoint = file che conserva a che punto si è; lo stesso comando riprende da lì
help-warm-games = giochi da compilare (predefinito: tutti)
help-device = cpu o cuda (predefinito: cpu)
help-dataset-out = file Parquet da scrivere
help-dataset-bots = random, un livello, o uno di questi per ogni posto, separati da virgole (predefinito: random)
help-dataset-obs = salva anche ciò che ogni posto poteva sapere, in numeri
help-dataset-values = salva anche ciò che i livelli pensavano delle loro mosse
help-bots = livelli, FILE.py:CLASS, bot installati o pipe:COMMAND, separati da virgole
help-deals = distribuzioni per coppia (predefinito: 100)
help-deals-seed = seme del caso per le distribuzioni (predefinito: 1)
help-seconds = tempo per pensare ogni mossa, in secondi (predefinito: quello di ogni livello)
help-simulations = simulazioni per mossa (predefinito: quelle di ogni livello)
help-luck-free = misurare solo le scelte, senza la fortuna della distribuzione e della pesca
help-thorough = con --luck-free: interrogare di nuovo tutti i bot, anche quelli che riflettono; più preciso, ma molto più lento
help-out = cartella per partite, tabella e grafici (predefinita: arena/GAME-PLAYERS)

# Quello che dicono i comandi
games-default = predefinito
analyse-title = Analisi
analyse-column-move = Mossa
analyse-column-mark = Giudizio
analyse-column-loss = Costo
site-writing = Scrittura del sito
site-done = Il sito è in { $folder }. Copialo su qualsiasi host web, o provalo qui: python3 -m http.server --directory { $folder }
site-empty = Se questa pagina resta così: ha bisogno di JavaScript e deve arrivare da un server web. Per avviarne uno, esegui { $command } in questa cartella, poi apri { $address }.
backup-done = I tavoli sono stati copiati in { $file }.
verify-done = { $count ->
    [one] Si è mescolato come annunciato, e l’unica mossa è valida.
   *[other] Si è mescolato come annunciato, e tutte le { $count } mosse sono valide.
}
verify-compare = Confronta il «commitment» nel file con quello mostrato prima della distribuzione.
serve-here = Boneyard è su { $address }
serve-others = Da altri dispositivi della rete: { $address }

# Errori sulla riga di comando
mistake = { $program }: errore: { $text }
mistake-argument = %(argument_name)s: %(message)s
mistake-one-argument = manca un valore
mistake-choice = «%(value)s» non è tra le scelte: %(choices)s
mistake-value = «%(value)s» non è un numero
mistake-required = manca: %s
mistake-unknown = non si capisce: %s

# Errori
error-no-game = non c’è un gioco chiamato «{ $name }»; scegli tra: { $known }
error-no-version = non c’è una versione { $version } delle regole di { $game }; c’è: { $known }
error-no-bot = non c’è un bot chiamato «{ $name }»; scegli tra: { $known }
error-no-option = questo gioco non ha l’opzione «{ $name }»; scegli tra: { $known }
error-no-page = non ci sono regole per «{ $name }»; scegli tra: { $known }
error-no-puzzles = non ci sono problemi per «{ $name }»; scegli tra: { $known }
error-no-puzzle = non c’è un problema «{ $name }»; scegli tra: { $known }
error-no-puzzle-kind = non c’è un tipo di problema «{ $name }»; scegli tra: { $known }
error-option-form = scrivi un’opzione come NOME=VALORE, non «{ $given }»
error-option-value = l’opzione { $name } non può essere «{ $given }»; scegli tra: { $allowed }
error-players = { $game } è per { $allowed } giocatori, non per { $given }
error-seats = { $game } è per { $allowed } giocatori, ma --seats ne nomina { $count }
error-count = { $name } deve essere un numero intero da 1 in su, non { $given }
error-seed = un seme è un numero intero da 0 a 2**64 - 1, non { $given }
error-name = un nome ha da 1 a { $most } caratteri visibili, senza virgola né #; «{ $given }» non va bene
error-not-over = questa partita non è finita; si può rivedere solo una partita finita
error-record = non è una partita salvata leggibile ({ $why })
error-record-hidden = il seme è nascosto: è una partita in corso, vista da un solo posto, o una posizione preparata
error-no-saved-game = non c’è una partita salvata da continuare in { $folder }
error-not-saved = { $file } non è una partita salvata da `boneyard play`
error-wrong-round = { $file } ha una mano che non appartiene alla sua partita
error-no-file = non c’è un file { $file }
error-file-exists = { $file } esiste già
error-is-folder = { $file } è una cartella, non un file
error-not-allowed = non hai il permesso di aprire { $file }
error-not-text = quel file non è un testo
error-no-tables = non ci sono tavoli salvati in { $file }
error-site-folder = { $folder } non è una cartella vuota né una con un sito precedente; non è stato scritto nulla
error-no-module = le regole di { $game } non sono state compilate per il browser; per farlo: python3 dev.py kernels
error-no-client = il client non è stato compilato; per farlo: pip install -e .
error-port = una porta è un numero intero da 0 a { $most }, non { $given }
error-port-taken = la porta { $port } è occupata; scegline un’altra con --port
error-setting-int = { $name } è un numero intero da 0, non { $given }
error-setting-float = { $name } è un numero da 0, non { $given }
error-setting-bool = { $name } è yes o no, non { $given }
error-settings-file = { $file } non è un file di impostazioni: { $why }
error-no-setting = non c’è un’impostazione { $name }; ci sono: { $known }
error-store-in-use = un altro server sta usando { $file }; fermalo o scegli un’altra cartella con --data
error-store-foreign = { $file } non è un file di Boneyard; scegli un’altra cartella con --data
error-store-newer = { $file } è stato scritto da una versione più recente di Boneyard; aggiorna questa
error-store-damaged = { $file } è danneggiato; ripristina una copia di sicurezza o spostalo per ricominciare
error-store-read-only = non si può scrivere in { $file }; controlla il proprietario e i permessi
error-database-foreign = { $file } contiene tabelle di un altro programma; scegli un altro database con --store
error-database-away = il database { $file } non risponde; controlla che sia in funzione
error-database-refused = il database { $file } rifiuta: { $why }
error-no-postgres = per PostgreSQL serve un extra: pip install boneyard[postgres]
error-no-otel = per le tracce serve un extra: pip install boneyard[otel]

## boneyard warm

compiling = Compilazione dei giochi
compiled = { $count ->
    [one] Un gioco compilato.
   *[other] { $count } giochi compilati.
}
