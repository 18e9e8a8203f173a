# Che cosa dice il browser. $name è una persona o il livello di un bot; $you è yes se sei tu.
# Inizio
home = Inizio
home-title = A che cosa giochiamo?
home-lead = Uno scaffale pieno di domino. Apri una scatola e gioca.
ways = Modi di giocare
play-now = Gioca subito
set-table = Prepara un tavolo
same-table = Ancora lo stesso tavolo
learn = Impara
rules = Regole
join-title = Siediti a un tavolo
join-words = Ti hanno dato un codice o un link? Scrivilo qui.
join = Entra
code = Codice del tavolo
code-wrong = Un codice ha otto lettere e numeri, come ABCD-2345.
open-tables = Tavoli aperti
seats-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
my-games = Le mie partite
finished-games = Partite finite
game-with = con { $names }
no-games-yet = Qui troverai le tue partite, per continuarle quando vuoi.
phase-waiting = in attesa di giocatori
phase-playing = in corso
phase-between = fra due mani
phase-over = finita
forget-game = Togli { $game } dall’elenco
show-all = Mostra tutte ({ $count })
show-fewer = Mostrane meno
replay-title = Rivedi una partita
replay-words = Salva una partita finita in un piccolo file di testo e rivedila mossa per mossa.
replay-open = Guarda
language = Lingua
settings = Impostazioni
sound = Suoni
confirm-touch = Chiedi prima di posare una tessera
offline-title = Non c’è rete
offline-words = Il server non risponde. Quando torna, ritrovi tutto come prima.
offline-play = Su questo dispositivo puoi giocare comunque, contro il computer o insieme su uno schermo. I tavoli con altri torneranno con il server.
here-words = Qui tutto funziona sul tuo dispositivo: gioca contro il computer o insieme su uno schermo.
on-this-device = su questo dispositivo
new-version = C’è una nuova versione.
new-version-load = Caricala
try-again = Riprova
close = Chiudi
back = Indietro

# Preparare un tavolo
who-plays = Chi gioca?
sitting-me = Io
sitting-here = Su questo dispositivo
sitting-invite = Invita
sitting-bot = Computer
your-name = Il tuo nome
their-name = Nome
guest-name = Ospite
bot-level = Livello
invite-later = Avrai un link da condividere.
remove-seat = Togli il posto { $seat }
add-seat = Aggiungi un giocatore
between-friends = Questa partita resta su questo dispositivo, e un dispositivo non ha segreti per il suo proprietario. È una partita tra amici.
how-we-play = Come giochiamo?
match-length = Quanto giochiamo?
rounds = { $count ->
    [one] Una mano
   *[other] { $count } mani
}
up-to = { $count ->
    [one] Fino a { $count } punto
   *[other] Fino a { $count } punti
}
turn-time = Tempo per turno
no-clock = Senza orologio
seconds = { $count ->
    [one] Un secondo
   *[other] { $count } secondi
}
minutes = { $count ->
    [one] Un minuto
   *[other] { $count } minuti
}
allow-aids = Consigli e promemoria
allow-aids-help = Una lampadina mostra che cosa farebbe un maestro; un elenco, le tessere che non hai ancora visto.
allow-undo = Si può ritirare una mossa
allow-undo-help = Solo finché nessun altro l’ha vista, e mai se ti ha mostrato qualcosa di nuovo.
big-screen = Uno schermo per tutti
big-screen-help = Qui tutti vedono il gioco. Le tue tessere sono sul tuo telefono.
listed = Gli altri possono trovare il tavolo
listed-help = Finché c’è un posto libero, chi è su questo server può vedere il tavolo ed entrare.
open-table = Apri il tavolo
begin = Comincia

# Al tavolo
opening-table = Apro il tavolo…
first-time = Preparo il gioco. Ci vuole un momento, ma solo la prima volta…
no-table-title = Nessun tavolo qui
another-code = Un altro codice
open-seat = Posto libero
players-label = Giocatori
hand-of-you = { $count ->
    [one] Hai una tessera
   *[other] Hai { $count } tessere
}
tile-goes = { $tile }, va bene
domino-name = { $one }-{ $two }
holds = { $count ->
    [one] una tessera
   *[other] { $count } tessere
}
score-of = { $score ->
    [one] un punto
   *[other] { $score } punti
}
is-thinking = sta pensando
is-acting = è il suo turno
is-away = non c’è
your-turn = Tocca a te
turn-of = Tocca a { $name }
turn-of-many = Tocca a { $count } giocatori
turn-watch = Guarda…
round-over = La mano è finita
game-over = La partita è finita
time-left = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
}
time-up = tempo scaduto
advice-pick = Scegli una tessera illuminata.
advice-pick-any = Scegli una tessera.
advice-place = Ora scegli dove va.
advice-draw = Nessuna tessera adatta: pescane una.
advice-pass = Nessuna tessera adatta: passa.
advice-answer = Decidi tu.
advice-wait = Aspetta il tuo turno.
why-nowhere = { $tile } per ora non va bene da nessuna parte.
do-draw = Pescane una
do-pass = Passa
do-stop = Basta così
do-that = Fai così
lay-here = Posala qui
take-back = Non qui
undo = Ritira la mossa
helpers = Aiuti
hint = Che cosa farebbe un maestro?
memory = Promemoria
memory-unseen = { $count ->
    [one] Una tessera che non hai visto
   *[other] { $count } tessere che non hai visto
}
memory-passed = Chi non ha potuto giocare?
memory-nobody = Finora nessuno.
memory-stuck = { $you ->
    [yes] Non avevi niente per { $ends }
   *[no] { $name } non aveva niente per { $ends }
}
log = Che cosa è successo
log-empty = Ancora niente.
log-see = Rivedi questo momento
log-now = Torna alla partita
board = Il tavolo
keys = Tasti
keys-number = Prendi la tessera in quella posizione della mano; se ha un solo posto, ci va subito
keys-arrows = Passa da una tessera all’altra, o da un posto all’altro
keys-enter = Prendi una tessera, o posala
keys-escape = Rimettila in mano
keys-turn = Gira la tessera, se può stare in più modi
keys-zoom = Avvicina o allontana il tavolo, o mostralo di nuovo tutto
keys-sheet = Mostra questo elenco
skip = Vai direttamente a
skip-to-hand = Alla tua mano
skip-to-board = Al tavolo
emotes = Di’ qualcosa
emote-hello = Ciao
emote-thanks = Grazie
emote-well-played = Ben giocato
emote-oops = Ops
emote-hurry = Dai
emote-thinking = Ci penso
emote-wow = Wow
emote-goodbye = A presto
more = Altro
as-screen = Usa come schermo per tutti
export = Salva la partita
connection-lost = Connessione persa. Appena torna, sarai di nuovo al tavolo.
curtain-title = Tocca a { $name }
curtain-words = Passa lo schermo. Voi altri, non guardate.
curtain-lift = Eccomi, sono { $name }

# Invitare
invite = Invita
invite-how = Inquadra il codice QR, apri il link o scrivi il codice del tavolo.
invite-lan = I telefoni non possono ancora collegarsi a questo computer. Avvia il server con:
carry-words = Questa partita esiste solo su questo dispositivo. Per far entrare altri, passa al server: stessi posti, stesse regole. Le tessere si distribuiscono di nuovo, perché nessun altro potrebbe controllare come sono state mescolate qui.
carry-seat = libero per altri
carry-go = Passa al server
carry-away = In questo momento il server non è raggiungibile.
qr-label = Il link a questo tavolo come codice QR
table-code = Codice del tavolo: { $code }
copy-link = Copia il link
copied = Copiato
share = Condividi
share-replay = Chi ha questo link può rivedere questa mano.
seal-fair = Mescolata onesta, controllata qui
seal-fair-words = Il server ha fissato i suoi numeri casuali prima di conoscere i tuoi, il tuo dispositivo ha aggiunto i propri e alla fine tutto è stato scoperto. Il tuo browser ha rifatto il conto: questa distribuzione ne deriva, quindi nessuno poteva sceglierla.
seal-without-you = La mescolata torna
seal-without-you-words = Tutto ciò che è stato scoperto torna. Ma questa volta il tuo dispositivo non ha aggiunto numeri, quindi li hanno scelti solo gli altri.
seal-record = La mescolata torna
seal-record-words = I numeri di questa partita salvata tornano, e la distribuzione ne deriva.
seal-broken = Questa mescolata non torna
seal-broken-words = Ciò che è stato scoperto non porta alla distribuzione che hai visto. Salva la mano e avvisa chi gestisce questo server.
shuffling = Si mescola…
waiting-for = { $count ->
    [one] Manca un giocatore
   *[other] Mancano { $count } giocatori
}
start-with = { $count ->
    [one] Inizia con un giocatore
   *[other] Inizia in { $count }
}
that-is-you = sei tu
stand-up = Alzati
sit-here = Siediti qui
sit-down = Siediti
scan-to-sit = Inquadra e siediti
fill-with-bot = Computer

# La fine
wins = { $you ->
    [yes] Vinci tu
   *[no] Vince { $name }
}
wins-round = { $you ->
    [yes] Vinci la mano
   *[no] { $name } vince la mano
}
wins-match = { $you ->
    [yes] Vinci la partita
   *[no] { $name } vince la partita
}
share-win = Vittoria condivisa: { $names }
nobody-wins = Non vince nessuno
player = Giocatore
this-round = Punti
hands-left = Tessere rimaste
score-sheet = Segnapunti
rounds-left = Mano { $round } di { $rounds }.
target-left = { $target ->
    [one] Si gioca finché qualcuno non arriva a { $target } punto.
   *[other] Si gioca finché qualcuno non arriva a { $target } punti.
}
replay = Rivedi
download = Salva
rematch = Gioca ancora
next-round = Prossima mano

# Rivedere
replay-file = Scegli un file
replay-paste = O incolla qui il testo
replay-start = Le tessere sono distribuite.
replay-first = All’inizio
replay-previous = Una mossa indietro
replay-run = Avvia
replay-pause = Pausa
replay-following = Una mossa avanti
replay-last = Alla fine
replay-at = Mossa { $number } di { $count }
replay-eyes = Chi guarda
replay-open-hands = Tutte le tessere scoperte
replay-as = { $you ->
    [yes] Come l’hai vista tu
   *[no] Come l’ha vista { $name }
}
replay-speed = Velocità
bad-record = Boneyard non sa leggere questa partita.
no-such-record = Questa mano non è più salvata.

# Quando niente va bene e si può scegliere
advice-draw-or-pass = Nessuna tessera adatta: pescane una o passa.
