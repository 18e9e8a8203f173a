game-magnetic-tower = Magnetic Domino, en torre
way-magnetic-tower = Torre

option-parallel_second = Segunda ficha paralela
option-parallel_second-help = La segunda ficha va paralela a la primera, para empezar en igualdad.
option-ends_only = Solo en los extremos
option-ends_only-help = Solo se construye en los extremos de la torre, para más emoción.

refused-not-parallel = La segunda ficha tiene que ir paralela a la primera, { $first }.

lesson-magnetic-tower-hand = Aquí se construye una torre con imanes. Estas siete fichas son tuyas. Gana quien antes pone todas las suyas, pero la torre tiene que aguantar.
lesson-magnetic-tower-begin = Tienes el doble seis, así que empiezas tú. Ponlo en la mesa.
lesson-magnetic-tower-top = Ada ha puesto el 6-2 encima: 6 sobre 6. Las mitades que quedan una sobre otra tienen que ser iguales. Pon tu 6-5 sobre el otro 6.
lesson-magnetic-tower-beside = Ada ha deslizado el 5-2 por debajo: 5 bajo 5. Pon tu 3-2 sobre su 2. Las mitades que quedan una al lado de otra pueden ser distintas.
lesson-magnetic-tower-under = Tú también puedes deslizar una por debajo. Mete tu doble dos bajo el 2 que sobresale.
lesson-magnetic-tower-daring = Otra torre. Atrévete: pon tu 4-3 sobre el 3 que queda en el aire.
lesson-magnetic-tower-fallen = Se ha caído. Quien puso la última ficha se lleva todas las de la torre. Vuelves a tener el doble seis, así que empiezas la siguiente.
lesson-magnetic-tower-last = Volvemos a la primera torre. Te queda una ficha: pon tu 2-0 sobre el 2.
lesson-magnetic-tower-end = Aguanta, y has ganado. Una palabra sobre la torre te dice lo firme que está. No la pierdas de vista.
