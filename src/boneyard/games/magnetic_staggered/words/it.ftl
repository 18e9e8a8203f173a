game-magnetic-staggered = Magnetic Domino, sfalsato
way-magnetic-staggered = Sfalsato

refused-must-lay-flat = Adesso devi posare in piano, sul tavolo.
refused-must-lay-up = Adesso devi posare in alto, sopra un’altra tessera.

# What to do now, where flat or up is due.
staggered-pick-flat = In piano: scegli una tessera illuminata.
staggered-pick-up = In alto: scegli una tessera illuminata.
staggered-place-flat = Accanto a una tessera o sotto.
staggered-place-up = Sopra un’altra tessera.
staggered-draw-flat = In piano non va niente: pescane una.
staggered-draw-up = In alto non va niente: pescane una.
staggered-pass-flat = In piano non va niente: passa.
staggered-pass-up = In alto non va niente: passa.

lesson-magnetic-staggered-hand = Qui si posa in piano, poi in alto, poi di nuovo in piano. Queste sette tessere sono tue. Vince chi posa per primo tutte le sue, e tutto deve restare in piedi.
lesson-magnetic-staggered-begin = Hai il doppio sei, quindi cominci tu. Va in piano.
lesson-magnetic-staggered-up = Ada ha unito il 6-0 sul tavolo, anche lei in piano. Ora tocca in alto: posa il tuo 6-5 sul 6.
lesson-magnetic-staggered-under = Di nuovo in piano. Puoi anche infilare una tessera sotto: spingi il tuo 5-1 sotto il 5 che sporge.
lesson-magnetic-staggered-again = Ora in alto. Posa il tuo 6-4 con il 4 sul 4 di Ada.
lesson-magnetic-staggered-joined = In piano: sul tavolo si toccano i numeri uguali. Posa il tuo 6-1 accanto all’1.
lesson-magnetic-staggered-ends = Ada non aveva tessere adatte e ha pescato. Si costruisce solo alle estremità. Posa il tuo 6-2 in alto, sul 6.
lesson-magnetic-staggered-last = Ti resta una tessera. Posa il doppio due in piano, accanto al 2.
lesson-magnetic-staggered-end = Sta tutto in piedi, e hai vinto. Un segno in cima ti dice se ora tocca in piano o in alto.
