# Una prima partita per imparare, passo dopo passo. Per un bambino di otto anni; Ada gioca con te.
lesson-title = Impara: { $game }
lesson-step = Passo { $number } di { $count }
lesson-back = Un passo indietro
lesson-next = Avanti
lesson-show = Fammi vedere
lesson-again = Ancora una volta
lesson-play = Gioca la tua prima partita
lesson-wrong = Non quella. Prova con quella illuminata.

lesson-classic-hand = Queste sette tessere sono tue. Ada non le vede, e tu non vedi le sue. Vince chi posa per primo tutte le sue tessere.
lesson-classic-join = Ada ha posato il 4-0. I numeri uguali stanno insieme: il tuo 5-4 va accanto al 4. Tocca la tessera, poi il posto che brilla.
lesson-classic-ends = La fila ha due estremità. Ora mostrano 5 e 6. Posa il tuo 5-2 accanto al 5.
lesson-classic-double = Avete posato qualche altra tessera. Ora posa il tuo doppio sei. Un doppio ha due volte lo stesso numero e sta di traverso.
lesson-classic-passed = Ada non ha nessuna tessera adatta e passa. Meglio per te: posa il tuo 6-1.
lesson-classic-draw = Le estremità mostrano 2 e 5, e il tuo 1-1 non va bene. Pesca una tessera dal mazzo.
lesson-classic-fits = Hai pescato il 2-1, e va bene. Posalo accanto al 2.
lesson-classic-last = Ada passa ancora. Ti resta una tessera, e va bene. Posala.
lesson-classic-end = Hai vinto. I punti che Ada ha ancora in mano sono tuoi: 8. Adesso sai giocare.

lesson-domination-board = Il tabellone è pieno di numeri. Una tessera sta sempre fra due numeri. Queste sette tessere sono tue, e nessun altro le vede.
lesson-domination-lay = Il tuo 5-3 va bene fra un 5 e un 3, ogni metà accanto al suo numero. Posalo nel posto che brilla.
lesson-domination-take = Hai pescato subito un’altra tessera, così ne hai di nuovo sette. Ora posa il doppio zero fra due zeri.
lesson-domination-grow = Quattro numeri sono gli angoli di un territorio. Con una tessera su ognuno dei quattro lati è chiuso. Posa il tuo 6-3.
lesson-domination-close = Guarda: un territorio ha tre lati chiusi. Posa il doppio sei sul quarto, e il territorio è tuo.
lesson-domination-third = Ora lì c’è il tuo gettone. Ma si posa sempre una sola tessera per turno. Posa il tuo 6-0.
lesson-domination-two = Ada non se n’è accorta: due territori sono quasi chiusi. Il tuo 5-0 li chiude tutti e due insieme.
lesson-domination-end = Due territori con una tessera sola. Quando il tabellone è pieno, vince chi ne ha di più. Un consiglio: se posi il terzo lato, un altro può chiudere il territorio.

lesson-domino4-hand = Queste undici tessere sono tue. Ognuna ha due metà con un numero. Dal jolly parte una catena verso sinistra e una verso destra. Vince chi resta per primo senza tessere.
lesson-domino4-begin = Cominci tu. Accanto al jolly va bene qualsiasi tessera. Posa il tuo 4-3 verde a sinistra.
lesson-domino4-join = Ada ha posato il 4-3 blu, e il suo 4 è libero. Lo stesso colore e lo stesso numero stanno insieme: posa lì il tuo 4-2 blu.
lesson-domino4-joker = Un jolly va bene ovunque, e tu dici quale colore viene dopo. Posa il tuo jolly e scegli il blu.
lesson-domino4-double = Ada ha posato il doppio quattro blu. Dopo un doppio va bene anche lo stesso doppio di un altro colore: posa il tuo, quello rosso.
lesson-domino4-white = Ora è libera una metà bianca. Il bianco va con qualsiasi bianco. Posa il tuo 4-0 verde, e la catena continua in verde.
lesson-domino4-draw = Ora non hai nessuna tessera adatta. Pescane una dal mazzo. Poi tocca ad Ada.
lesson-domino4-last = Molto più tardi hai due tessere. Quando te ne resta una sola, devi dirlo. Premi prima «{ d4-last }», poi posa il doppio uno giallo.
lesson-domino4-last-wrong = Premi prima «{ d4-last }».
lesson-domino4-out = Ben detto. Ora posa la tua ultima tessera.
lesson-domino4-end = Hai vinto. Chi dimentica di dirlo salta un turno. Pietre angolari e bluff possono aspettare: li trovi nelle regole.

lesson-magnetic-flat-hand = Queste sette tessere sono tue. I colori sono solo per bellezza: contano i punti. Vince chi posa per primo tutte le sue tessere.
lesson-magnetic-flat-begin = Hai il doppio sei, quindi cominci tu. Posalo al centro.
lesson-magnetic-flat-join = Ada ha posato il 6-1. Ora le estremità mostrano 6 e 1. Posa il tuo 6-5 accanto al 6.
lesson-magnetic-flat-zero = Qualche tessera dopo. Un’estremità senza punti è uno zero. Lì va bene il tuo doppio zero.
lesson-magnetic-flat-stuck = C’è un 6 libero. Posa il tuo 6-3 e guarda che cosa fa Ada.
lesson-magnetic-flat-draw = Ada non aveva tessere adatte: ne ha pescata una e il suo turno è finito. Ora non ne hai neanche tu. Pescane una.
lesson-magnetic-flat-fits = Hai pescato il 5-3. Andava bene, ma quando peschi il turno finisce. Ora posa il tuo doppio due.
lesson-magnetic-flat-last = Ada pesca ancora. Posa la tua ultima tessera accanto al 5.
lesson-magnetic-flat-end = Hai vinto. Ada scrive i punti che ha ancora in mano: 14. Dopo qualche partita vince il totale più basso.

lesson-magnetic-tower-hand = Qui si costruisce una torre con le calamite. Queste sette tessere sono tue. Vince chi posa per primo tutte le sue, ma la torre deve restare in piedi.
lesson-magnetic-tower-begin = Hai il doppio sei, quindi cominci tu. Posalo sul tavolo.
lesson-magnetic-tower-top = Ada ha posato il 6-2 sopra: 6 su 6. Le metà che stanno una sopra l’altra devono essere uguali. Posa il tuo 6-5 sull’altro 6.
lesson-magnetic-tower-beside = Ada ha infilato il 5-2 sotto: 5 sotto 5. Posa il tuo 3-2 sul suo 2. Le metà che stanno fianco a fianco possono essere diverse.
lesson-magnetic-tower-under = Anche tu puoi infilarne una sotto. Spingi il doppio due sotto il 2 che sporge.
lesson-magnetic-tower-daring = Un’altra torre. Abbi coraggio: posa il tuo 4-3 sul 3 che sta nel vuoto.
lesson-magnetic-tower-fallen = È caduta. Chi ha posato per ultimo prende tutte le tessere della torre. Hai di nuovo il doppio sei, quindi cominci la prossima.
lesson-magnetic-tower-last = Torniamo alla prima torre. Ti resta una tessera: posa il tuo 2-0 sul 2.
lesson-magnetic-tower-end = Sta in piedi, e hai vinto. Una parola sopra la torre ti dice quanto è salda. Tienila d’occhio.

lesson-magnetic-staggered-hand = Qui si posa in piano, poi in alto, poi di nuovo in piano. Queste sette tessere sono tue. Vince chi posa per primo tutte le sue, e tutto deve restare in piedi.
lesson-magnetic-staggered-begin = Hai il doppio sei, quindi cominci tu. Va in piano.
lesson-magnetic-staggered-up = Ada ha unito il 6-0 sul tavolo, anche lei in piano. Ora tocca in alto: posa il tuo 6-5 sul 6.
lesson-magnetic-staggered-under = Di nuovo in piano. Puoi anche infilare una tessera sotto: spingi il tuo 5-1 sotto il 5 che sporge.
lesson-magnetic-staggered-again = Ora in alto. Posa il tuo 6-4 con il 4 sul 4 di Ada.
lesson-magnetic-staggered-joined = In piano: sul tavolo si toccano i numeri uguali. Posa il tuo 6-1 accanto all’1.
lesson-magnetic-staggered-ends = Ada non aveva tessere adatte e ha pescato. Si costruisce solo alle estremità. Posa il tuo 6-2 in alto, sul 6.
lesson-magnetic-staggered-last = Ti resta una tessera. Posa il doppio due in piano, accanto al 2.
lesson-magnetic-staggered-end = Sta tutto in piedi, e hai vinto. Un segno in cima ti dice se ora tocca in piano o in alto.
