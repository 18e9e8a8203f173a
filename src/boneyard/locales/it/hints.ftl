# Consigli. $ahead è un numero di punti, o di partite su cento.
hint-only = C'è una sola mossa: { $move }.
hint-play = Io giocherei { $move }.
hint-close = { $other } vale quasi altrettanto.
hint-better-points = Rende circa { $ahead } punti in più di { $other }.
hint-better-wins = Vince circa { $ahead } partite su cento in più di { $other }.
hint-certain-points = Rende { $ahead } punti in più di { $other }, qualunque cosa facciano gli altri.
hint-certain-wins = È di sicuro meglio di { $other }.
hint-thinking = Ci penso…
