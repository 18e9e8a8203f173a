refused-not-a-line-move = Scrivi una tessera e un lato, come 64L (a sinistra) o 64R (a destra), oppure draw (pescare) o pass (passare).
refused-no-side-yet = La prima tessera non ha bisogno di un lato: scrivi solo { $tile }.
refused-which-end = Da che parte? Scrivi { $tile }L (a sinistra) o { $tile }R (a destra).
refused-does-not-fit = { $tile } non va bene: da quella parte il numero è { $end }.
why-does-not-fit = { $tile } non va bene: serve un { $end }.

line = Fila
line-ends = Estremità libere: { $left } a sinistra, { $right } a destra.
start-draw = Sorteggio per cominciare: { $shown }.

spot-first = Comincia con { $tile }
spot-left = Posa { $tile } a sinistra, accanto al numero { $pips }
spot-right = Posa { $tile } a destra, accanto al numero { $pips }
laid = { $tile }
laid-left = { $tile } a sinistra
laid-right = { $tile } a destra
