puzzle-joker = La ficha clara se puso boca abajo como comodín. Hay cuatro comodines en el juego, y uno está en el centro. ¿Puede ser este otro?
puzzle-joker-cannot = No, no puede ser
puzzle-joker-may = Sí, puede ser
puzzle-joker-cannot-why = Ves todos los comodines: en la mesa y en tu mano. Así que este no lo es, y puedes acusar.
puzzle-joker-may-why = No ves los cuatro comodines, así que aquí puede haber uno.
