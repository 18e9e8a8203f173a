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
tower-another = In un altro modo ({ $number } di { $count })
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
tower-points = il numero { $number } verso { $heading }
tower-lies-ew = da est a ovest
tower-lies-ns = da nord a sud
tower-lay-flat = Posa in piano
tower-lay-up = Posa in alto
tower-down = { $count ->
    [one] È caduta una tessera.
   *[other] Sono cadute { $count } tessere.
}
tower-takes = { $you ->
    [yes] Prendi tutta la torre.
   *[no] { $name } prende tutta la torre.
}
