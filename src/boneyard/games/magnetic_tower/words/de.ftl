game-magnetic-tower = Magnetic Domino, Turm
way-magnetic-tower = Turm

option-parallel_second = Zweiter Stein parallel
option-parallel_second-help = Der zweite Stein liegt parallel zum ersten, für einen fairen Anfang.
option-ends_only = Nur an den Enden
option-ends_only-help = Du darfst nur an den Enden des Turms bauen: Das ist spannender.

refused-not-parallel = Der zweite Stein muss parallel zum ersten liegen, { $first }.

lesson-magnetic-tower-hand = Hier baust du einen Turm mit Magneten. Diese sieben Steine gehören dir. Wer zuerst alle gelegt hat, gewinnt, aber der Turm muss stehen bleiben.
lesson-magnetic-tower-begin = Du hast die Doppelsechs, also fängst du an. Leg sie auf den Tisch.
lesson-magnetic-tower-top = Ada hat 6-2 daraufgelegt: 6 auf 6. Hälften, die übereinanderliegen, müssen gleich sein. Leg deine 6-5 auf die andere 6.
lesson-magnetic-tower-beside = Ada hat 5-2 daruntergeschoben: 5 unter 5. Leg deine 3-2 auf ihre 2. Hälften, die nebeneinanderliegen, müssen nicht gleich sein.
lesson-magnetic-tower-under = Du kannst auch einen Stein darunterschieben. Schieb deine Doppelzwei unter die 2, die übersteht.
lesson-magnetic-tower-daring = Ein anderer Turm. Traust du dich? Leg deine 4-3 auf die 3, die in der Luft hängt.
lesson-magnetic-tower-fallen = Umgefallen. Wer zuletzt gelegt hat, bekommt alle Steine des Turms. Du hast wieder die Doppelsechs, also fängst du den nächsten an.
lesson-magnetic-tower-last = Zurück zum ersten Turm. Du hast noch einen Stein: Leg deine 2-0 auf die 2.
lesson-magnetic-tower-end = Er steht, und du hast gewonnen. Ein Wort über dem Turm sagt dir, wie stabil er ist. Behalt es im Auge.
