box-magnetic = Magnetic Domino
box-magnetic-words = Bouw de hoogte in met magneten. Het staat, het wiebelt, en vroeg of laat valt het om.

option-count = Wat geteld wordt
option-count-help = De ogen, of alleen de stenen: dat is makkelijker voor jonge kinderen.
option-count-pips = Ogen
option-count-tiles = Stenen

clause-MAG-6 = { $tiles ->
    [0] Geen steen meer in de hand.
   *[other] Niemand kon verder: wie het minst over heeft, wint.
}
clause-MAG-9 = Het heeft lang genoeg geduurd: wie het minst over heeft, wint.

feat-line-double = Winst met een dubbele als laatste steen
feat-line-blocked = Winst toen niemand meer kon leggen

reason-falls = Zo valt alles { $better } van de 10 keer om, anders { $worse } keer.
