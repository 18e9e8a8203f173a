# El tablero de la torre en el navegador. $tiles son fichas como 6-4.
tower-word-solid = Firme
tower-word-shaky = Tambaleante
tower-word-about-to-fall = A punto de caer
tower-show-levels = Niveles
tower-show-space = 3D
tower-zoom-in = Acercar
tower-zoom-out = Alejar
tower-home = Volver a la vista de frente
tower-stage = Arrastra o usa las flechas para girarla; con más y menos te acercas o te alejas.
tower-another = De otra forma ({ $number } de { $count })
tower-empty = La mesa está vacía. Se empieza con el doble más alto.
tower-summary = { $count ->
    [one] Hay una ficha en la mesa.
   *[other] { $levels ->
        [one] { $count } fichas en un nivel.
       *[other] { $count } fichas en { $levels } niveles.
    }
}
tower-floor = en la mesa
tower-on = sobre { $tiles }
tower-under = debajo de { $tiles }
tower-beside = junto a { $tiles }
tower-points = el { $number } hacia el { $heading }
tower-lies-ew = de este a oeste
tower-lies-ns = de norte a sur
tower-lay-flat = Toca en plano
tower-lay-up = Toca en alto
tower-down = { $count ->
    [one] Ha caído una ficha.
   *[other] Han caído { $count } fichas.
}
tower-takes = { $you ->
    [yes] Te llevas la torre entera.
   *[no] { $name } se lleva la torre entera.
}
