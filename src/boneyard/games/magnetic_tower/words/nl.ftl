game-magnetic-tower = Magnetic Domino, toren
way-magnetic-tower = Toren

option-parallel_second = Tweede steen evenwijdig
option-parallel_second-help = De tweede steen ligt evenwijdig aan de eerste, voor een eerlijk begin.
option-ends_only = Alleen aan de uiteinden
option-ends_only-help = Je mag alleen verder bouwen aan de uiteinden van de toren: dat is spannender.

refused-not-parallel = De tweede steen moet evenwijdig aan de eerste liggen, { $first }.

lesson-magnetic-tower-hand = Hier bouw je een toren met magneten. Deze zeven stenen zijn van jou. Wie als eerste alles heeft gelegd, wint, maar de toren moet blijven staan.
lesson-magnetic-tower-begin = Jij hebt de dubbele zes, dus jij begint. Leg hem op tafel.
lesson-magnetic-tower-top = Ada heeft er 6-2 op gelegd: 6 op 6. Helften die op elkaar liggen, moeten gelijk zijn. Leg je 6-5 op de andere 6.
lesson-magnetic-tower-beside = Ada schoof 5-2 eronder: 5 onder 5. Leg je 3-2 op haar 2. Helften die naast elkaar liggen, hoeven niet gelijk te zijn.
lesson-magnetic-tower-under = Jij kunt er ook een onder schuiven. Schuif je dubbele twee onder de 2 die uitsteekt.
lesson-magnetic-tower-daring = Een andere toren. Durf je? Leg je 4-3 op de 3 die in de lucht hangt.
lesson-magnetic-tower-fallen = Omgevallen. Wie het laatst heeft gelegd, krijgt alle stenen van de toren. Jij hebt weer de dubbele zes, dus jij begint de volgende.
lesson-magnetic-tower-last = Terug naar de eerste toren. Je hebt nog één steen: leg je 2-0 op de 2.
lesson-magnetic-tower-end = Hij staat, en jij hebt gewonnen. Een woord boven de toren zegt hoe stevig hij staat. Houd het in de gaten.
