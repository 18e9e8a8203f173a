game-magnetic-flat = Magnetic Domino, in piano
way-magnetic-flat = In piano
way-magnetic-flat-words = Una fila, e niente crolla. Resta senza tessere prima degli altri.

refused-open-with = La partita comincia con il doppio più alto: { $tile }.

lesson-magnetic-flat-hand = Queste sette tessere sono tue. I colori sono solo per bellezza: contano i punti. Vince chi posa per primo tutte le sue tessere.
lesson-magnetic-flat-begin = Hai il doppio sei, quindi cominci tu. Posalo al centro.
lesson-magnetic-flat-join = Ada ha posato il 6-1. Ora le estremità mostrano 6 e 1. Posa il tuo 6-5 accanto al 6.
lesson-magnetic-flat-zero = Qualche tessera dopo. Un’estremità senza punti è uno zero. Lì va bene il tuo doppio zero.
lesson-magnetic-flat-stuck = C’è un 6 libero. Posa il tuo 6-3 e guarda che cosa fa Ada.
lesson-magnetic-flat-draw = Ada non aveva tessere adatte: ne ha pescata una e il suo turno è finito. Ora non ne hai neanche tu. Pescane una.
lesson-magnetic-flat-fits = Hai pescato il 5-3. Andava bene, ma quando peschi il turno finisce. Ora posa il tuo doppio due.
lesson-magnetic-flat-last = Ada pesca ancora. Posa la tua ultima tessera accanto al 5.
lesson-magnetic-flat-end = Hai vinto. Ada scrive i punti che ha ancora in mano: 14. Dopo qualche partita vince il totale più basso.
