game-magnetic-tower = Magnetic Domino, a torre
way-magnetic-tower = Torre

option-parallel_second = Seconda tessera parallela
option-parallel_second-help = La seconda tessera si posa parallela alla prima, per un inizio equilibrato.
option-ends_only = Solo alle estremità
option-ends_only-help = Si costruisce solo alle estremità della torre, per più emozione.

refused-not-parallel = La seconda tessera va posata parallela alla prima, { $first }.

lesson-magnetic-tower-hand = Qui si costruisce una torre con le calamite. Queste sette tessere sono tue. Vince chi posa per primo tutte le sue, ma la torre deve restare in piedi.
lesson-magnetic-tower-begin = Hai il doppio sei, quindi cominci tu. Posalo sul tavolo.
lesson-magnetic-tower-top = Ada ha posato il 6-2 sopra: 6 su 6. Le metà che stanno una sopra l’altra devono essere uguali. Posa il tuo 6-5 sull’altro 6.
lesson-magnetic-tower-beside = Ada ha infilato il 5-2 sotto: 5 sotto 5. Posa il tuo 3-2 sul suo 2. Le metà che stanno fianco a fianco possono essere diverse.
lesson-magnetic-tower-under = Anche tu puoi infilarne una sotto. Spingi il doppio due sotto il 2 che sporge.
lesson-magnetic-tower-daring = Un’altra torre. Abbi coraggio: posa il tuo 4-3 sul 3 che sta nel vuoto.
lesson-magnetic-tower-fallen = È caduta. Chi ha posato per ultimo prende tutte le tessere della torre. Hai di nuovo il doppio sei, quindi cominci la prossima.
lesson-magnetic-tower-last = Torniamo alla prima torre. Ti resta una tessera: posa il tuo 2-0 sul 2.
lesson-magnetic-tower-end = Sta in piedi, e hai vinto. Una parola sopra la torre ti dice quanto è salda. Tienila d’occhio.
