# Mexican Train. $tile ist ein Stein als Text, $train der Buchstabe einer Bahn, $number eine Augenzahl.
game-mexican-train = Mexican Train
box-mexican-train = Mexican Train
box-mexican-train-words = Bau deine eigene Bahn, behalte die offenen im Auge und spring auf die Mexiko-Bahn.

option-doubles = Doppelsteine
option-doubles-help = Ein Doppelstein muss abgedeckt werden, bevor etwas anderes gelegt wird, oder er ist ein Stein wie jeder andere.
option-doubles-covered = Abdecken
option-doubles-free = Wie alle anderen
option-first_train = Der erste Zug
option-first_train-help = Leg in deinem ersten Zug einen Stein oder so viele du willst an deine eigene Bahn.
option-first_train-one = Ein Stein
option-first_train-whole = Eine ganze Bahn

refused-mexican-train-not-a-move = Tipp einen Stein und eine Bahn ein, etwa 94B, oder 94M für die Mexiko-Bahn, oder draw, pass oder stop.
refused-mexican-train-which = An welche Bahn? Tipp { $tile } und den Buchstaben einer Bahn ein, etwa { $tile }M.
refused-mexican-train-no-train = An diesem Tisch gibt es keine Bahn { $train }.
refused-mexican-train-closed = Bahn { $train } ist nicht offen: Nur wem sie gehört, darf dort anlegen.
refused-mexican-train-does-not-fit = { $tile } passt nicht: An Bahn { $train } gehört eine { $number }.
refused-mexican-train-cover = Erst muss die Doppel-{ $number } an Bahn { $train } abgedeckt werden.
refused-mexican-train-own-only = Bleib in deinem ersten Zug bei deiner eigenen Bahn, oder hör auf (stop).
refused-mexican-train-no-stop = Aufhören kannst du nur, während du deine erste Bahn baust.
refused-mexican-train-must-pass = Du hast einen Stein gezogen, und er passt nicht: Du musst passen (pass).
refused-mexican-train-play-or-stop = Leg noch einen Stein an deine eigene Bahn, oder hör auf (stop).

clause-MT-10 = Jemand hat den letzten Stein gelegt, und die wenigsten Augen gewinnen.
clause-MT-11 = Niemand kam weiter, und die wenigsten Augen gewinnen.

mexican-train-station = Bahnhof: Doppel-{ $number }.
mexican-train-mexican = Mexiko-Bahn
mexican-train-row = Bahn { $train }, { $name }
mexican-train-open = offen
mexican-train-end = braucht eine { $number }
mexican-train-empty = noch keine Steine
mexican-train-to-cover = Die Doppel-{ $number } an Bahn { $train } muss abgedeckt werden.
mexican-train-go-on = Du darfst weitere Steine an deine eigene Bahn legen oder aufhören.
mexican-train-put-station = { $you ->
    [yes] Du legst die Doppel-{ $number } in den Bahnhof.
   *[no] { $name } legt die Doppel-{ $number } in den Bahnhof.
}
mexican-train-place = an Bahn { $place }
mexican-train-said = { $tile } an Bahn { $train }

mexican-train-view-station = Bahnhof
mexican-train-view-trains = Bahnen
mexican-train-view-open = Offene Bahnen
mexican-train-view-cover = Abzudeckender Doppelstein
mexican-train-view-drawn = Hat gezogen
mexican-train-view-rolling = Baut eine erste Bahn
mexican-train-view-last = Letzter Stein

# Das erste Spiel. Ada spielt mit.
lesson-mexican-train-hand = Im Bahnhof liegt die Doppelneun. Diese Steine gehören dir, und Bahn A auch. Wer am Ende die wenigsten Augen übrig hat, gewinnt.
lesson-mexican-train-join = Bahnen gehen vom Bahnhof aus, also fängt deine mit einer 9 an. Leg deine 9-8 an Bahn A.
lesson-mexican-train-next = Ada hat die Mexiko-Bahn angefangen, M. Deine Bahn endet jetzt mit einer 8: Leg dort deine 8-5 an.
lesson-mexican-train-double = Leg jetzt deine Doppelfünf. Ein Doppelstein liegt quer.
lesson-mexican-train-cover = Ein Doppelstein muss abgedeckt werden, bevor etwas anderes gelegt wird. Deck ihn mit deiner 9-5 ab.
lesson-mexican-train-mexican = Ein paar Züge später. An die Mexiko-Bahn darf jeder anlegen. Sie endet mit einer 6: Leg dort deine 8-6 an.
lesson-mexican-train-open = Bei Ada hat nichts gepasst. Sie hat einen Stein gezogen, musste passen, und jetzt ist ihre Bahn offen. Leg deine 9-0 an Bahn B.
lesson-mexican-train-draw = Jetzt passt bei dir nichts. Zieh einen Stein aus dem Talon.
lesson-mexican-train-pass = Auch der passt nicht, also musst du passen. Deine Bahn ist dann offen.
lesson-mexican-train-close = Ada hat an deine Bahn angelegt. Leg selbst deine 5-2 dort an, dann ist sie wieder geschlossen.
lesson-mexican-train-last = Viel später. Ada hat eine Doppeleins gelegt und konnte sie nicht abdecken, also musst du es tun. Deck sie mit deinem letzten Stein ab.
lesson-mexican-train-end = Du hast keine Steine mehr, also ist die Runde zu Ende. Ada hat noch 64 Augen: Du hast gewonnen. Jetzt weißt du, wie es geht.
