option-steadiness = Quanto è ferma la mano
option-steadiness-help = Con quanta precisione ogni tessera arriva al suo posto.
option-steadiness-perfect = Perfetta
option-steadiness-steady = Ferma
option-steadiness-shaky = Tremante
option-magnets = Calamite
option-magnets-help = Con quanta forza le tessere si tengono insieme.
option-magnets-strong = Forti
option-magnets-normal = Normali
option-magnets-weak = Deboli

# Torri. $own e $other sono numeri di punti.
refused-not-a-place = Scrivi una tessera, una casella e una direzione, come 64@0,0,1/e, oppure draw (pescare) o pass (passare).
refused-below-table = Il piano 0 è il tavolo: sotto non va niente.
refused-double-heading = Un doppio si scrive verso est o verso nord: { $tile } con /e o /n.
refused-open-construction = La costruzione comincia con il doppio più alto: { $tile }@0,0,0/e.
why-open-construction = La costruzione comincia con il doppio più alto: { $tile }.
refused-cell-taken = Lì c’è già una tessera.
refused-not-equal = Le metà sovrapposte devono essere uguali: qui si troverebbero insieme { $own } e { $other }.
refused-touches-nothing = { $tile } lì non avrebbe niente che la tenga.
refused-not-an-end = Si può costruire solo alle estremità.

# Che cosa si dice di una torre. Le parole del margine sono quelle del motore.
tower-level = Piano { $level }
tower-solid = La costruzione è salda.
tower-shaky = La costruzione vacilla.
tower-about-to-fall = La costruzione sta per cadere.
tower-weakest = Il punto debole: { $upper } su { $lower }.
tower-weakest-table = Il punto debole: { $upper } sul tavolo.
tower-fell = È caduta. Tessere cadute: { $tiles }.
tower-due-flat = Adesso si posa in piano, sul tavolo.
tower-due-up = Adesso si posa in alto, sopra un’altra tessera.
tower-place = { $tile } in { $place }, verso { $heading }
heading-e = est
heading-n = nord
heading-w = ovest
heading-s = sud

# Il tavolo della torre nel browser. $tiles sono tessere come 6-4.
tower-word-solid = Salda
tower-word-shaky = Traballante
tower-word-about-to-fall = Sta per cadere
tower-show-levels = Piani
tower-show-space = 3D
tower-zoom-in = Ingrandisci
tower-zoom-out = Riduci
tower-home = Torna alla vista di fronte
tower-stage = Trascina o usa le frecce per girarla; con più e meno ti avvicini o ti allontani.
tower-turn = Gira ({ $number } di { $count })
tower-empty = Il tavolo è vuoto. Si comincia con il doppio più alto.
tower-summary = { $count ->
    [one] C’è una tessera sul tavolo.
   *[other] { $levels ->
        [one] { $count } tessere su un piano.
       *[other] { $count } tessere su { $levels } piani.
    }
}
tower-floor = sul tavolo
tower-on = sopra { $tiles }
tower-under = sotto { $tiles }
tower-beside = accanto a { $tiles }
tower-at = vicino a { $tiles }
tower-points-right = il numero { $number } verso destra
tower-points-left = il numero { $number } verso sinistra
tower-points-away = il numero { $number } lontano da te
tower-points-near = il numero { $number } verso di te
tower-lies-across = da sinistra a destra
tower-lies-along = verso di te
tower-around = Dove si vedono i posti
tower-before = I posti della tessera precedente
tower-after = I posti della tessera seguente
tower-everywhere = Tutto intorno
tower-risk-safe = Dovrebbe reggere
tower-risk-risky = Può cadere
tower-risk-falls = Cade di sicuro
tower-holds = Regge!
tower-lay-flat = In piano
tower-lay-up = In alto
tower-advice-here = Posala qui o altrove.
tower-advice-turn = Posala così o girala.
tower-advice-only = Va solo qui.
tower-advice-falls = Qualunque tessera posi, cade.
tower-down = { $count ->
    [one] È caduta una tessera.
   *[other] Sono cadute { $count } tessere.
}
tower-fell-takes = { $count ->
    [one] È caduta una tessera
   *[other] Sono cadute { $count } tessere
}; { $you ->
    [yes] ne prendi { $taken }.
   *[no] { $name } ne prende { $taken }.
}
tower-takes = È caduta; { $you ->
    [yes] ne prendi { $taken }.
   *[no] { $name } ne prende { $taken }.
}

feat-tower-high = Una costruzione di sei piani
feat-tower-bridge = Un ponte sopra due tessere
feat-tower-hanging = Una tessera appesa alla sua calamita
feat-tower-narrow = Una vittoria con tutto sul punto di cadere
