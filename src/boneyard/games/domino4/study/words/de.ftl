puzzle-joker = Der helle Stein wurde verdeckt als Joker gelegt. Es gibt vier Joker im Spiel, einer liegt in der Mitte. Kann das einer sein?
puzzle-joker-cannot = Nein, das kann nicht sein
puzzle-joker-may = Ja, das kann sein
puzzle-joker-cannot-why = Du siehst alle Joker: auf dem Tisch und auf deiner Hand. Das ist also keiner, und du kannst beschuldigen.
puzzle-joker-may-why = Du siehst nicht alle vier Joker, also kann hier einer liegen.
