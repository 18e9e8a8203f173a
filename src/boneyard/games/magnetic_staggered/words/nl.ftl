game-magnetic-staggered = Magnetic Domino, verspringend
way-magnetic-staggered = Verspringend

refused-must-lay-flat = Nu moet je plat leggen, op tafelhoogte.
refused-must-lay-up = Nu moet je omhoog leggen, boven op een andere steen.

# What to do now, where flat or up is due.
staggered-pick-flat = Leg plat: kies een steen die oplicht.
staggered-pick-up = Leg omhoog: kies een steen die oplicht.
staggered-place-flat = Naast een steen of eronder.
staggered-place-up = Boven op een andere steen.
staggered-draw-flat = Er past niets plat: pak er een.
staggered-draw-up = Er past niets bovenop: pak er een.
staggered-pass-flat = Er past niets plat: je moet passen.
staggered-pass-up = Er past niets bovenop: je moet passen.

lesson-magnetic-staggered-hand = Hier leg je plat, dan omhoog, dan weer plat. Deze zeven stenen zijn van jou. Wie als eerste alles heeft gelegd, wint, en alles moet blijven staan.
lesson-magnetic-staggered-begin = Jij hebt de dubbele zes, dus jij begint. Hij ligt plat.
lesson-magnetic-staggered-up = Ada heeft 6-0 op tafel aangelegd, ook plat. Nu leg jij omhoog: leg je 6-5 op de 6.
lesson-magnetic-staggered-under = Weer plat. Je mag er ook een onder schuiven: schuif je 5-1 onder de 5 die uitsteekt.
lesson-magnetic-staggered-again = Nu omhoog. Leg je 6-4 met de 4 op de 4 van Ada.
lesson-magnetic-staggered-joined = Plat: op tafel raken gelijke cijfers elkaar. Leg je 6-1 tegen de 1.
lesson-magnetic-staggered-ends = Ada had niets dat paste en pakte er een. Je bouwt alleen aan de uiteinden. Leg je 6-2 omhoog, op de 6.
lesson-magnetic-staggered-last = Nog één steen. Leg je dubbele twee plat tegen de 2.
lesson-magnetic-staggered-end = Alles staat, en jij hebt gewonnen. Bovenaan zie je steeds of je nu plat of omhoog legt.
