option-steadiness = Hoe vast de hand is
option-steadiness-help = Hoe precies elke steen op zijn plek terechtkomt.
option-steadiness-perfect = Perfect
option-steadiness-steady = Vast
option-steadiness-shaky = Bibberig
option-magnets = Magneten
option-magnets-help = Hoe stevig de stenen aan elkaar vastzitten.
option-magnets-strong = Sterk
option-magnets-normal = Gewoon
option-magnets-weak = Zwak

# Torens. $own en $other zijn aantallen ogen.
refused-not-a-place = Typ een steen, een vakje en een richting, zoals 64@0,0,1/e, of draw (pakken), of pass (passen).
refused-below-table = Laag 0 is de tafel: daar gaat niets onder.
refused-double-heading = Een dubbele typ je naar het oosten of het noorden: { $tile } met /e of /n.
refused-open-construction = Het bouwwerk begint met de hoogste dubbele: { $tile }@0,0,0/e.
why-open-construction = Het bouwwerk begint met de hoogste dubbele: { $tile }.
refused-cell-taken = Daar ligt al een steen.
refused-not-equal = Helften die op elkaar liggen, moeten gelijk zijn: hier komen { $own } en { $other } op elkaar.
refused-touches-nothing = { $tile } zou daar geen houvast hebben.
refused-not-an-end = Je mag alleen aan de uiteinden van het bouwwerk leggen.

# Wat er van een toren gezegd wordt. De woorden voor de speling zijn die van het spel zelf.
tower-level = Laag { $level }
tower-solid = Het bouwwerk staat stevig.
tower-shaky = Het bouwwerk wankelt.
tower-about-to-fall = Het bouwwerk staat op omvallen.
tower-weakest = De zwakste plek: { $upper } op { $lower }.
tower-weakest-table = De zwakste plek: { $upper } op de tafel.
tower-fell = Omgevallen. Deze stenen zijn gevallen: { $tiles }.
tower-due-flat = Nu leggen: plat, op tafelhoogte.
tower-due-up = Nu leggen: omhoog, op een andere steen.
tower-place = { $tile } op { $place }, naar het { $heading }
heading-e = oosten
heading-n = noorden
heading-w = westen
heading-s = zuiden

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
tower-turn = Draaien ({ $number } van { $count })
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
tower-at = bij { $tiles }
tower-points-right = de { $number } naar rechts
tower-points-left = de { $number } naar links
tower-points-away = de { $number } van je af
tower-points-near = de { $number } naar je toe
tower-lies-across = van links naar rechts
tower-lies-along = naar je toe
tower-around = Waar plekken te zien zijn
tower-before = Plekken bij de vorige steen
tower-after = Plekken bij de volgende steen
tower-everywhere = Overal
tower-risk-safe = Blijft wel staan
tower-risk-risky = Kan omvallen
tower-risk-falls = Valt om
tower-holds = Het blijft staan!
tower-lay-flat = Leg plat
tower-lay-up = Leg omhoog
tower-advice-here = Leg hem hier of ergens anders.
tower-advice-turn = Leg hem zo, of draai hem.
tower-advice-only = Hij past alleen hier.
tower-advice-falls = Wat je nu ook legt, het valt om.
tower-down = { $count ->
    [one] Er viel één steen.
   *[other] Er vielen { $count } stenen.
}
tower-fell-takes = { $count ->
    [one] Er viel één steen
   *[other] Er vielen { $count } stenen
}; { $you ->
    [yes] jij pakt er { $taken }.
   *[no] { $name } pakt er { $taken }.
}
tower-takes = Het viel om; { $you ->
    [yes] jij pakt er { $taken }.
   *[no] { $name } pakt er { $taken }.
}

feat-tower-high = Een bouwwerk van zes lagen
feat-tower-bridge = Een brug over twee stenen
feat-tower-hanging = Een steen die aan zijn magneet hangt
feat-tower-narrow = Winst terwijl alles op omvallen staat
