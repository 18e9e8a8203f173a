option-steadiness = Pulso
option-steadiness-help = Con qué precisión cae cada ficha en su sitio.
option-steadiness-perfect = Perfecto
option-steadiness-steady = Firme
option-steadiness-shaky = Tembloroso
option-magnets = Imanes
option-magnets-help = Con qué fuerza se sujetan las fichas entre sí.
option-magnets-strong = Fuertes
option-magnets-normal = Normales
option-magnets-weak = Débiles

# Torres. $own y $other son números de puntos.
refused-not-a-place = Escribe una ficha, una casilla y una dirección, como 64@0,0,1/e, o bien draw (robar) o pass (pasar).
refused-below-table = El nivel 0 es la mesa: debajo no va nada.
refused-double-heading = Un doble se escribe hacia el este o el norte: { $tile } con /e o /n.
refused-open-construction = La construcción empieza con el doble más alto: { $tile }@0,0,0/e.
why-open-construction = La construcción empieza con el doble más alto: { $tile }.
refused-cell-taken = Ahí ya hay una ficha.
refused-not-equal = Las mitades superpuestas tienen que ser iguales: quedarían juntos un { $own } y un { $other }.
refused-touches-nothing = { $tile } no tendría ahí nada que la sujete.
refused-not-an-end = Solo se puede construir en los extremos.

# Lo que se dice de una torre. Las palabras del margen son las del motor.
tower-level = Nivel { $level }
tower-solid = La construcción está firme.
tower-shaky = La construcción se tambalea.
tower-about-to-fall = La construcción está a punto de caer.
tower-weakest = Su punto débil: { $upper } sobre { $lower }.
tower-weakest-table = Su punto débil: { $upper } sobre la mesa.
tower-fell = Se ha caído. Fichas caídas: { $tiles }.
tower-due-flat = Ahora toca en plano, sobre la mesa.
tower-due-up = Ahora toca en alto, sobre otra ficha.
tower-place = { $tile } en { $place }, hacia el { $heading }
heading-e = este
heading-n = norte
heading-w = oeste
heading-s = sur

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
tower-turn = Girar ({ $number } de { $count })
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
tower-at = junto a { $tiles }
tower-points-right = el { $number } hacia la derecha
tower-points-left = el { $number } hacia la izquierda
tower-points-away = el { $number } hacia el fondo
tower-points-near = el { $number } hacia ti
tower-lies-across = de izquierda a derecha
tower-lies-along = hacia ti
tower-around = Dónde se muestran sitios
tower-before = Sitios de la ficha anterior
tower-after = Sitios de la ficha siguiente
tower-everywhere = Por todas partes
tower-risk-safe = Debería aguantar
tower-risk-risky = Puede caer
tower-risk-falls = Va a caer
tower-holds = ¡Se sostiene!
tower-lay-flat = En plano
tower-lay-up = En alto
tower-advice-here = Ponla aquí o en otro sitio.
tower-advice-turn = Ponla así o gírala.
tower-advice-only = Solo cabe aquí.
tower-advice-falls = Pongas lo que pongas, se va a caer.
tower-down = { $count ->
    [one] Ha caído una ficha.
   *[other] Han caído { $count } fichas.
}
tower-fell-takes = { $count ->
    [one] Ha caído una ficha
   *[other] Han caído { $count } fichas
}; { $you ->
    [yes] te llevas { $taken }.
   *[no] { $name } se lleva { $taken }.
}
tower-takes = Se ha caído; { $you ->
    [yes] te llevas { $taken }.
   *[no] { $name } se lleva { $taken }.
}

feat-tower-high = Una construcción de seis niveles
feat-tower-bridge = Un puente sobre dos fichas
feat-tower-hanging = Una ficha colgada de su imán
feat-tower-narrow = Una victoria con todo a punto de caer
