# Consigli. $margin dice di quanto una mossa è migliore: little, clear o much. $other è una tessera o un infinito.
hint-only = C’è una sola mossa: { $move }.
hint-play = Io giocherei { $move }.
hint-close = { $other } varrebbe quasi altrettanto.
hint-better = { $margin ->
    [little] Credo che convenga un po’ di più rispetto a { $other }.
    [much] Credo che convenga molto di più rispetto a { $other }.
   *[clear] Credo che convenga di più rispetto a { $other }.
}
hint-certain = { $margin ->
    [little] Di sicuro conviene un po’ di più rispetto a { $other }.
    [much] Di sicuro conviene molto di più rispetto a { $other }.
   *[clear] Di sicuro conviene di più rispetto a { $other }.
}
hint-guess = Ma è solo un’impressione.
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
# Accanto a una mossa con la stessa tessera
doing-same-otherwise = un’altra posa della stessa tessera
