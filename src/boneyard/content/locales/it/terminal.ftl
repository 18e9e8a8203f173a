# Che cosa dice il terminale. $you è yes quando si parla a chi legge: gli si dà del tu.
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
your-move = { $you ->
    [yes] Tocca a te (numero o testo, ? per aiuto):
   *[no] { $name }, tocca a te (numero o testo, ? per aiuto):
}
which-of-these = Quale di queste { $count } mosse? (Invio per tornare indietro)
help-move = Scrivi il numero di una mossa o la mossa stessa. «hint» chiede consiglio a un maestro, «rules» mostra le regole, «log» le mosse già fatte. Con «quit» esci e la partita resta salvata.
hand-over = Passa lo schermo a { $name }. { $name }, premi Invio:
move-lays = { $you ->
    [yes] Giochi { $move }.
   *[no] { $name } gioca { $move }.
}
move-draw = { $you ->
    [yes] Peschi una tessera dal mazzo.
   *[no] { $name } pesca una tessera dal mazzo.
}
move-pass = { $you ->
    [yes] Passi.
   *[no] { $name } passa.
}
won = { $you ->
    [yes] Vinci tu. { $reason }
   *[no] Vince { $name }. { $reason }
}
won-shared = Vittoria condivisa: { $names }. { $reason }
won-nobody = Questa volta non vince nessuno. { $reason }
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
match-won = { $you ->
    [yes] La vittoria finale è tua.
   *[no] Vittoria finale: { $names }.
}
replay-next = Mossa { $number } di { $count }: premi Invio per vederla, q per uscire.
goodbye = Arrivederci.
go-on = Per continuare questa partita: { $command }
bot-name = { $bot } (bot)
start-draw = Sorteggio per cominciare: { $shown }.
begins = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
}
move-stop = { $you ->
    [yes] Ti fermi.
   *[no] { $name } si ferma.
}
move-accept = { $you ->
    [yes] Ci credi.
   *[no] { $name } ci crede.
}
move-accuse = { $you ->
    [yes] Dici: non è un jolly.
   *[no] { $name } dice: non è un jolly.
}
move-give = { $you ->
    [yes] Dai una tessera.
   *[no] { $name } dà una tessera.
}
move-last = { $you ->
    [yes] Annunci la tua ultima tessera.
   *[no] { $name } annuncia la sua ultima tessera.
}
domino4-table = Tavolo
domino4-west = Estremità ovest, su { $cells }: { $wish }.
domino4-east = Estremità est, su { $cells }: { $wish }.
domino4-west-closed = Estremità ovest: non c’è posto.
domino4-east-closed = Estremità est: non c’è posto.
domino4-wish-any = qualsiasi tessera
domino4-wish-white = qualsiasi metà bianca
domino4-wish-half = un { $number } { $colour }
domino4-wish-double = un { $number } { $colour }, o un doppio { $number } di qualsiasi colore
domino4-wish-named = qualsiasi tessera di colore { $colour }
domino4-colour-r = rosso
domino4-colour-g = verde
domino4-colour-b = blu
domino4-colour-y = giallo
domino4-two = Per un giro intero nessuno ha posato tessere: il prossimo che può ha diritto a due.
domino4-second = Puoi posare una seconda tessera o fermarti (stop).
domino4-answers = C’è una tessera coperta come jolly: accept (ci credo) o accuse (non ci credo)?
domino4-gift = Scegli la tessera da dare.
domino4-owes = Ti resta una tessera: scrivi last! prima che giochi un altro.
domino4-known = Hai visto che { $name } ha { $tiles }.
told = { $what }: { $text }
anything-to-say = { $name }, qualcosa da dire? (Invio per continuare)

# Due parti di una stessa frase
apart = { $one }; { $two }
