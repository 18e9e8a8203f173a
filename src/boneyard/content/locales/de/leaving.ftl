# Den Tisch verlassen, und Züge, die auf die Verbindung warten.
leave-table = Tisch verlassen
leave-title = Den Tisch verlassen?
leave-later = Später weiter
leave-later-help = Dein Spiel bleibt, wie es ist. Du findest es unter Meine Spiele.
leave-later-others = Du findest das Spiel unter Meine Spiele. Nach einer Minute spielt ein Bot für dich, bis du zurück bist.
leave-to-bot = Einen Bot spielen lassen
leave-to-bot-help = Ein Bot spielt an deinem Platz weiter. Du kannst zusehen und deinen Platz jederzeit wieder einnehmen.
resign = Aufgeben
resign-sure = Ja, aufgeben
resign-help = Das Spiel endet hier, und die anderen gewinnen.
resign-help-others = Ein Bot übernimmt deinen Platz, und die anderen spielen weiter.
clause-resigned = Das Spiel wurde aufgegeben.
bot-plays-for-you = Ein Bot spielt für dich.
come-back = Wieder selbst spielen
move-waits = Keine Verbindung. Dieser Zug wartet: { $move }.
withdraw = Zurücknehmen
move-withdrawn = Der Tisch hat ohne dich weitergespielt. Nicht gespielt: { $move }.
