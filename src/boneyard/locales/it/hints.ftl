# Consigli. $ahead è un numero di punti, o di partite su cento.
hint-only = C'è una sola mossa: { $move }.
hint-play = Io giocherei { $move }.
hint-close = { $other } vale quasi altrettanto.
hint-better-points = Rende circa { $ahead } punti in più di { $other }.
hint-better-wins = Vince circa { $ahead } partite su cento in più di { $other }.
hint-certain-points = Rende { $ahead } punti in più di { $other }, qualunque cosa facciano gli altri.
hint-certain-wins = È di sicuro meglio di { $other }.
hint-thinking = Ci penso…

# Consigli per mosse senza tessera; doing-… nomina la mossa nelle frasi qui sopra
hint-draw = Io ne pescherei una.
hint-pass = Io passerei.
hint-stop = Io mi fermerei qui.
hint-accept = Io ci crederei.
hint-accuse = Io direi che non è un jolly.
hint-last = Io direi adesso «Ultima tessera!».
hint-give = Io darei { $tile }.
hint-only-draw = Puoi solo pescare.
hint-only-pass = Puoi solo passare.
hint-only-last = Adesso puoi solo dire «Ultima tessera!».
doing-draw = pescare
doing-pass = passare
doing-stop = fermarsi
doing-accept = crederci
doing-accuse = non crederci
doing-last = dire «Ultima tessera!»
doing-give = dare { $tile }
