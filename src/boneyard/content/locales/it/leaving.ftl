# Lasciare un tavolo, e mosse che aspettano la connessione.
leave-table = Lascia il tavolo
leave-title = Lasciare il tavolo?
leave-later = Continua più tardi
leave-later-help = La tua partita resta com’è. La trovi in Le mie partite.
leave-later-others = Trovi la partita in Le mie partite. Dopo un minuto un bot gioca per te, finché non torni.
leave-to-bot = Fai giocare un bot
leave-to-bot-help = Un bot continua al tuo posto. Puoi guardare e riprendere il posto quando vuoi.
resign = Abbandona
resign-sure = Sì, abbandona
resign-help = La partita finisce qui, e vincono gli altri.
resign-help-others = Un bot tiene il tuo posto, e gli altri continuano a giocare.
clause-resigned = La partita è stata abbandonata.
bot-plays-for-you = Un bot gioca per te.
come-back = Riprendi il mio posto
move-waits = Nessuna connessione. Questa mossa aspetta: { $move }.
withdraw = Ritira
move-withdrawn = Il tavolo è andato avanti senza di te. Non è stata giocata: { $move }.
