# Consigli. $ahead è un numero di punti, o di partite su cento; può avere decimali. $other è una tessera o un infinito.
hint-only = C’è una sola mossa: { $move }.
hint-play = Io giocherei { $move }.
hint-close = { $other } varrebbe quasi altrettanto.
hint-better-points = { $ahead ->
    [one] Rende circa { $ahead } punto in più rispetto a { $other }.
   *[other] Rende circa { $ahead } punti in più rispetto a { $other }.
}
hint-better-wins = Su cento partite ne vince circa { $ahead } in più rispetto a { $other }.
hint-certain-points = { $ahead ->
    [one] Rende { $ahead } punto in più rispetto a { $other }, qualunque cosa facciano gli altri.
   *[other] Rende { $ahead } punti in più rispetto a { $other }, qualunque cosa facciano gli altri.
}
hint-certain-wins = Conviene di sicuro rispetto a { $other }.
hint-thinking = Ci penso…

# Consigli per mosse senza tessera; doing-… nomina la mossa nelle frasi qui sopra
hint-draw = Io ne pescherei una.
hint-pass = Io passerei.
hint-stop = Io mi fermerei qui.
hint-only-draw = Puoi solo pescare.
hint-only-pass = Puoi solo passare.
doing-draw = pescare
doing-pass = passare
doing-stop = fermarsi
