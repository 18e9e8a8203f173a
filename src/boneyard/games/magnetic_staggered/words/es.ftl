game-magnetic-staggered = Magnetic Domino, escalonado
way-magnetic-staggered = Escalonado

refused-must-lay-flat = Ahora toca jugar en plano, sobre la mesa.
refused-must-lay-up = Ahora toca jugar en alto, encima de otra ficha.

# What to do now, where flat or up is due.
staggered-pick-flat = En plano: elige una ficha iluminada.
staggered-pick-up = En alto: elige una ficha iluminada.
staggered-place-flat = Junto a una ficha o debajo.
staggered-place-up = Encima de otra ficha.
staggered-draw-flat = Nada encaja en plano: roba una.
staggered-draw-up = Nada encaja en alto: roba una.
staggered-pass-flat = Nada encaja en plano: pasa.
staggered-pass-up = Nada encaja en alto: pasa.

lesson-magnetic-staggered-hand = Aquí se juega en plano, luego en alto y otra vez en plano. Estas siete fichas son tuyas. Gana quien antes pone todas las suyas, y todo tiene que aguantar.
lesson-magnetic-staggered-begin = Tienes el doble seis, así que empiezas tú. Va en plano.
lesson-magnetic-staggered-up = Ada ha unido el 6-0 en la mesa, también en plano. Ahora te toca en alto: pon tu 6-5 sobre el 6.
lesson-magnetic-staggered-under = Otra vez en plano. También puedes deslizar una ficha por debajo: mete tu 5-1 bajo el 5 que sobresale.
lesson-magnetic-staggered-again = Ahora en alto. Pon tu 6-4 con el 4 sobre el 4 de Ada.
lesson-magnetic-staggered-joined = En plano: en la mesa se tocan los números iguales. Pon tu 6-1 junto al 1.
lesson-magnetic-staggered-ends = Ada no tenía ninguna ficha que encajara y robó. Solo se construye en los extremos. Pon tu 6-2 en alto, sobre el 6.
lesson-magnetic-staggered-last = Te queda una ficha. Pon tu doble dos en plano, junto al 2.
lesson-magnetic-staggered-end = Todo aguanta, y has ganado. La señal de arriba te dice si toca en plano o en alto.
