puzzle-joker = De heldere steen is gedekt gelegd als joker. Er zijn vier jokers in het spel, en één ligt in het midden. Kan dit er een zijn?
puzzle-joker-cannot = Nee, dat kan niet
puzzle-joker-may = Ja, dat kan
puzzle-joker-cannot-why = Je ziet alle jokers: op tafel en in je hand. Dit is er dus geen, en je kunt beschuldigen.
puzzle-joker-may-why = Je ziet niet alle vier de jokers, dus hier kan er een liggen.
