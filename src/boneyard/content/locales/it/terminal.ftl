# Che cosa dice il terminale. $you è yes quando si parla a chi legge: gli si dà del tu.
players = { $count } giocatori
menu-title = A che cosa giochiamo?
menu-ask = Numero o nome (da 1 a { $count }):
menu-again = Scrivi un numero da 1 a { $count }, o il nome di un gioco.
getting-ready = Preparo { $game } (solo la prima volta)
you = Tu
seat = Posto { $seat }
seat-holds = { $name }: { $count }
stock-holds = Mazzo: { $count }
line-empty = Il tavolo è vuoto.
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
move-stop = { $you ->
    [yes] Ti fermi.
   *[no] { $name } si ferma.
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
begins = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
}
told = { $what }: { $text }
anything-to-say = { $name }, qualcosa da dire? (Invio per continuare)

# Due parti di una stessa frase
apart = { $one }; { $two }
