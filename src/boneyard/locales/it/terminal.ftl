# Che cosa dice il terminale. [Tu] è il nome dato da «you»: a chi gioca così si dà del tu.
game-classic = Domino
game-magnetic-flat = Magnetic Domino, in piano
game-magnetic-tower = Magnetic Domino, a torre
game-magnetic-staggered = Magnetic Domino, sfalsato
game-domination = Domination
game-domino4 = Domino 4
players = { $count } giocatori
menu-title = A che cosa giochiamo?
menu-ask = Numero o nome (da 1 a { $count }):
menu-again = Scrivi un numero da 1 a { $count }, o il nome di un gioco.
getting-ready = Preparo { $game } (solo la prima volta)
you = Tu
seat = Posto { $seat }
seat-holds = { $name }: { $count }
stock-holds = Mazzo: { $count }
line = Fila
line-empty = Il tavolo è vuoto.
line-ends = Estremità libere: { $left } a sinistra, { $right } a destra.
your-hand = Le tue tessere
your-moves = { $count ->
    [one] Puoi giocare:
   *[other] Puoi scegliere fra { $count } mosse:
}
your-move = { $name ->
    [Tu] Tocca a te (numero o testo, ? per aiuto):
   *[other] { $name }, tocca a te (numero o testo, ? per aiuto):
}
which-of-these = Quale di queste { $count }? (Invio per tornare indietro)
help-move = Scrivi il numero di una mossa o la mossa stessa. «hint» chiede consiglio a un maestro, «rules» mostra le regole, «log» le mosse già fatte. Con «quit» esci e la partita resta salvata.
hand-over = Passa lo schermo a { $name }, che preme Invio:
move-lays = { $name ->
    [Tu] Giochi { $move }.
   *[other] { $name } gioca { $move }.
}
move-draw = { $name ->
    [Tu] Peschi una tessera dal mazzo.
   *[other] { $name } pesca una tessera dal mazzo.
}
move-pass = { $name ->
    [Tu] Passi.
   *[other] { $name } passa.
}
won = { $name ->
    [Tu] Vinci tu ({ $clause }).
   *[other] Vince { $name } ({ $clause }).
}
won-shared = Vittoria condivisa: { $names } ({ $clause }).
won-nobody = Questa volta non vince nessuno ({ $clause }).
score = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
number-pips = punti rimasti
number-tiles = tessere rimaste
not-over = La partita non è ancora finita.
match-totals = { $count ->
    [one] Dopo una mano:
   *[other] Dopo { $count } mani:
}
match-won = { $names ->
    [Tu] La vittoria finale è tua.
   *[other] La vittoria finale va a { $names }.
}
replay-next = Mossa { $number } di { $count }: Invio la mostra, q per uscire.
goodbye = Arrivederci.
go-on = Per continuare questa partita: { $command }
bot-name = { $bot } (bot)
start-draw = Sorteggio per iniziare: { $shown }.
begins = { $name ->
    [Tu] Inizi tu.
   *[other] Inizia { $name }.
}
move-stop = { $name ->
    [Tu] Ti fermi.
   *[other] { $name } si ferma.
}
move-accept = { $name ->
    [Tu] Ci credi.
   *[other] { $name } ci crede.
}
move-accuse = { $name ->
    [Tu] Accusi: non è un jolly.
   *[other] { $name } accusa: non è un jolly.
}
move-give = { $name ->
    [Tu] Dai una tessera.
   *[other] { $name } dà una tessera.
}
move-last = { $name ->
    [Tu] Annunci la tua ultima tessera.
   *[other] { $name } annuncia l’ultima tessera.
}
domino4-table = Tavolo
domino4-west = Estremità ovest, su { $cells }: { $wish }.
domino4-east = Estremità est, su { $cells }: { $wish }.
domino4-west-closed = Estremità ovest: non c’è posto.
domino4-east-closed = Estremità est: non c’è posto.
domino4-wish-any = qualsiasi tessera
domino4-wish-white = qualsiasi metà bianca
domino4-wish-half = { $colour } { $number }
domino4-wish-double = { $colour } { $number }, o un doppio { $number } di qualsiasi colore
domino4-wish-named = qualsiasi tessera in { $colour }
domino4-colour-r = rosso
domino4-colour-g = verde
domino4-colour-b = blu
domino4-colour-y = giallo
domino4-two = Per un giro intero nessuno ha posato: chi può ha diritto a due tessere.
domino4-second = Puoi posare una seconda tessera o fermarti (stop).
domino4-answers = C’è una tessera coperta come jolly: accept (ci credo) o accuse (ti accuso)?
domino4-gift = Scegli la tessera da dare.
domino4-owes = Ti resta una tessera: di’ last! prima che giochi un altro.
domino4-known = Il posto { $seat } ha { $tiles }: lo hai visto.
told = { $what }: { $text }
anything-to-say = { $name }, qualcosa da dire? (Invio per continuare)
