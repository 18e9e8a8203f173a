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
