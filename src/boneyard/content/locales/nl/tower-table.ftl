# Het bord van de toren in de browser. $tiles zijn stenen, zoals 6-4.
tower-word-solid = Stevig
tower-word-shaky = Wankel
tower-word-about-to-fall = Valt bijna om
tower-show-levels = Lagen
tower-show-space = 3D
tower-zoom-in = Inzoomen
tower-zoom-out = Uitzoomen
tower-home = Terug naar de voorkant
tower-stage = Sleep of gebruik de pijltjes om te draaien, plus en min om te zoomen.
tower-another = Anders leggen ({ $number } van { $count })
tower-empty = De tafel is leeg. De hoogste dubbele begint.
tower-summary = { $count ->
    [one] Er ligt één steen op tafel.
   *[other] { $levels ->
        [one] { $count } stenen op één laag.
       *[other] { $count } stenen op { $levels } lagen.
    }
}
tower-floor = op tafel
tower-on = op { $tiles }
tower-under = onder { $tiles }
tower-beside = naast { $tiles }
tower-points = de { $number } naar het { $heading }
tower-lies-ew = van oost naar west
tower-lies-ns = van noord naar zuid
tower-lay-flat = Leg plat
tower-lay-up = Leg omhoog
tower-down = { $count ->
    [one] Er viel één steen.
   *[other] Er vielen { $count } stenen.
}
tower-takes = { $you ->
    [yes] Jij krijgt alle stenen van de toren.
   *[no] { $name } krijgt alle stenen van de toren.
}
