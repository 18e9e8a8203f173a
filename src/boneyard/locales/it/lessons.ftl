# Una prima partita per imparare, passo dopo passo. Per un bambino di otto anni; Ada gioca con te.
lesson-title = Imparare: { $game }
lesson-step = Passo { $number } di { $count }
lesson-back = Un passo indietro
lesson-next = Avanti
lesson-show = Fammi vedere
lesson-again = Ancora una volta
lesson-play = La tua prima partita
lesson-wrong = Non quella. Quella giusta è quella chiara.

lesson-classic-hand = Queste sette tessere sono tue. Ada non le vede, e tu non vedi le sue. Vince chi posa per primo tutte le sue tessere.
lesson-classic-join = Ada ha posato 4-0. I numeri uguali stanno insieme: il tuo 5-4 va con il 4. Tocca la tessera, poi il posto che brilla.
lesson-classic-ends = La fila ha due estremità. Ora mostrano 5 e 6. Posa il tuo 5-2 accanto al 5.
lesson-classic-double = Avete giocato un po’. Ora posa il tuo doppio sei. Un doppio ha due volte lo stesso numero e sta di traverso.
lesson-classic-passed = Ad Ada non va bene niente e passa. Meglio per te: posa il tuo 6-1.
lesson-classic-draw = Le estremità mostrano 2 e 5, e il tuo 1-1 non va bene. Pesca una tessera dal mazzo.
lesson-classic-fits = Hai pescato 2-1, e va bene. Posala accanto al 2.
lesson-classic-last = Ada passa ancora. Ti resta una tessera, e va bene. Posala.
lesson-classic-end = Hai vinto. I punti che Ada ha ancora in mano sono tuoi: 8. Adesso sai giocare.

lesson-domination-board = Il tabellone è pieno di numeri. Una tessera sta sempre fra due numeri. Queste sette tessere sono tue, e nessun altro le vede.
lesson-domination-lay = Il tuo 5-3 va bene fra un 5 e un 3, ogni metà accanto al suo numero. Mettilo nel posto che brilla.
lesson-domination-take = Hai ricevuto subito un’altra tessera, così ne hai di nuovo sette. Ora metti il doppio zero fra due zeri.
lesson-domination-grow = Quattro numeri sono gli angoli di un territorio. Con una tessera su tutti e quattro i lati è chiuso. Metti il tuo 6-3.
lesson-domination-close = Guarda: un territorio ha tre lati chiusi. Metti il doppio sei come quarto, e il territorio è tuo.
lesson-domination-third = Ora c’è sopra il tuo gettone. Resta una tessera per turno. Metti il tuo 6-0.
lesson-domination-two = Ada non è stata attenta: due territori sono quasi chiusi. Il tuo 5-0 li chiude tutti e due insieme.
lesson-domination-end = Due territori con una tessera. Quando il tabellone è pieno, vince chi ne ha di più. Un consiglio: se metti il terzo lato, l’altro può chiuderlo.

lesson-domino4-hand = Queste undici tessere sono tue. Ognuna ha due metà con un numero. Dal jolly parte una catena verso sinistra e una verso destra. Vince chi per primo non ha più tessere.
lesson-domino4-begin = Cominci tu. Accanto al jolly va bene qualsiasi tessera. Posa il tuo 4-3 verde a sinistra.
lesson-domino4-join = Ada ha posato il 4-3 blu, e il suo 4 è libero. Lo stesso colore e lo stesso numero stanno insieme: posa lì il tuo 4-2 blu.
lesson-domino4-joker = Un jolly va bene dappertutto, e tu dici quale colore viene dopo. Posa il tuo jolly e scegli il blu.
lesson-domino4-double = Ada ha posato il doppio quattro blu. Dopo un doppio va bene anche lo stesso doppio di un altro colore: posa il tuo rosso.
lesson-domino4-white = Ora è libera una metà bianca. Il bianco va con ogni bianco. Posa il tuo 4-0 verde, e la catena continua in verde.
lesson-domino4-draw = Ora non ti va bene niente. Pesca una tessera dal mazzo. Poi tocca ad Ada.
lesson-domino4-last = Molto più tardi: hai due tessere. Quando ne resta una sola, bisogna dirlo. Premi prima «{ d4-last }», poi posa il doppio uno giallo.
lesson-domino4-last-wrong = Premi prima «{ d4-last }».
lesson-domino4-out = Ben detto. Ora posa la tua ultima tessera.
lesson-domino4-end = Hai vinto. Chi dimentica di dirlo salta un turno. Pietre angolari e bluff vengono dopo: ne parlano le regole.

lesson-magnetic-flat-hand = Queste sette tessere sono tue. I colori sono solo belli: contano i punti. Vince chi posa per primo tutte le sue tessere.
lesson-magnetic-flat-begin = Hai il doppio sei, quindi cominci tu. Posalo al centro.
lesson-magnetic-flat-join = Ada ha posato 6-1. Ora le estremità mostrano 6 e 1. Posa il tuo 6-5 accanto al 6.
lesson-magnetic-flat-zero = Qualche tessera dopo. Un’estremità senza punti è uno zero. Lì va bene il tuo doppio zero.
lesson-magnetic-flat-stuck = C’è un 6 libero. Posa il tuo 6-3 e guarda che cosa fa Ada.
lesson-magnetic-flat-draw = Ad Ada non andava bene niente: ne ha pescata una e il suo turno è finito. Ora non va bene niente neanche a te. Pescane una.
lesson-magnetic-flat-fits = Hai pescato 5-3. Andava bene, ma pescare finisce il turno. Ora posa il tuo doppio due.
lesson-magnetic-flat-last = Ada pesca ancora. Posa la tua ultima tessera accanto al 5.
lesson-magnetic-flat-end = Hai vinto. Ada scrive i punti che ha ancora in mano: 14. Dopo qualche partita vince il totale più basso.

lesson-magnetic-tower-hand = Qui si costruisce una torre con le calamite. Queste sette tessere sono tue. Vince chi posa per primo tutte le sue, ma la torre deve restare in piedi.
lesson-magnetic-tower-begin = Hai il doppio sei, quindi cominci tu. Posalo sul tavolo.
lesson-magnetic-tower-top = Ada ha posato 6-2 sopra: 6 su 6. Ciò che sta uno sopra l’altro dev’essere uguale. Posa il tuo 6-5 sull’altro 6.
lesson-magnetic-tower-beside = Ada ha infilato 5-2 sotto: 5 sotto 5. Posa il tuo 3-2 sul suo 2. Ciò che sta accanto non dev’essere uguale.
lesson-magnetic-tower-under = Anche tu puoi infilarne una sotto. Spingi il doppio due sotto il 2 che sporge.
lesson-magnetic-tower-daring = Un’altra torre. Abbi coraggio: posa il tuo 4-3 sul 3 che sta nel vuoto.
lesson-magnetic-tower-fallen = È caduta. Chi ha posato per ultimo prende tutte le tessere della torre. Hai di nuovo il doppio sei, quindi cominci la prossima.
lesson-magnetic-tower-last = Torniamo alla prima torre. Ti resta una tessera: posa il tuo 2-0 sul 2.
lesson-magnetic-tower-end = Sta in piedi, e hai vinto. Una parola sopra la torre ti dice se è salda. Tienila d’occhio.

lesson-magnetic-staggered-hand = Qui si posa in piano, poi in alto, poi di nuovo in piano. Queste sette tessere sono tue. Vince chi posa per primo tutte le sue, e tutto deve restare in piedi.
lesson-magnetic-staggered-begin = Hai il doppio sei, quindi cominci tu. Va in piano.
lesson-magnetic-staggered-up = Ada ha unito 6-0 sul tavolo, anche lei in piano. Ora tu posi in alto: metti il tuo 6-5 sul 6.
lesson-magnetic-staggered-under = Di nuovo in piano. Puoi anche infilarla sotto: spingi il tuo 5-1 sotto il 5 che sporge.
lesson-magnetic-staggered-again = Ora in alto. Posa il tuo 6-4 con il 4 sul 4 di Ada.
lesson-magnetic-staggered-joined = In piano: sul tavolo si toccano numeri uguali. Posa il tuo 6-1 contro l’1.
lesson-magnetic-staggered-ends = Ad Ada non andava bene niente e ha pescato. Si costruisce solo alle estremità. Posa il tuo 6-2 in alto, sul 6.
lesson-magnetic-staggered-last = Resta una tessera. Posa il doppio due in piano, contro il 2.
lesson-magnetic-staggered-end = Sta tutto in piedi, e hai vinto. In alto un segno ti dice se tocca in piano o in alto.
