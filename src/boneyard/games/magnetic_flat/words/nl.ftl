game-magnetic-flat = Magnetic Domino, plat
way-magnetic-flat = Plat
way-magnetic-flat-words = Eén rij op tafel, en er valt niets om. Raak als eerste al je stenen kwijt.

refused-open-with = Het spel begint met de hoogste dubbele: { $tile }.

lesson-magnetic-flat-hand = Deze zeven stenen zijn van jou. De kleuren zijn alleen voor de sier: het gaat om de ogen. Wie als eerste alles heeft gelegd, wint.
lesson-magnetic-flat-begin = Jij hebt de dubbele zes, dus jij begint. Leg hem in het midden.
lesson-magnetic-flat-join = Ada heeft 6-1 gelegd. De uiteinden zijn nu 6 en 1. Leg je 6-5 aan de 6.
lesson-magnetic-flat-zero = Een paar stenen later. Een uiteinde zonder ogen is een nul. Daar past je dubbele nul.
lesson-magnetic-flat-stuck = Er is een 6 open. Leg je 6-3 en kijk wat Ada doet.
lesson-magnetic-flat-draw = Ada had niets dat paste: ze pakte een steen, en haar beurt was voorbij. Nu heb jij ook niets dat past. Pak er ook een.
lesson-magnetic-flat-fits = Je hebt 5-3 gepakt. Die paste, maar na het pakken is je beurt voorbij. Leg nu je dubbele twee.
lesson-magnetic-flat-last = Ada pakt er weer een. Leg je laatste steen aan de 5.
lesson-magnetic-flat-end = Je hebt gewonnen. Ada schrijft op hoeveel ogen ze nog heeft: 14. Na een paar potjes wint het laagste totaal.
