puzzle-joker = La tessera chiara è stata posata coperta come jolly. I jolly nel gioco sono quattro, e uno è al centro. Può essere uno di loro?
puzzle-joker-cannot = No, non può
puzzle-joker-may = Sì, può
puzzle-joker-cannot-why = Vedi tutti i jolly: sul tavolo e in mano tua. Quindi questo non lo è, e puoi accusare.
puzzle-joker-may-why = Non vedi tutti e quattro i jolly, quindi qui può essercene uno.
