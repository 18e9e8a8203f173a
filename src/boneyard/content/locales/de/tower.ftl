# Was man von einem Turm sagt. Die Wörter für den Spielraum sind die des Spiels.
tower-level = Ebene { $level }
tower-solid = Das Bauwerk steht stabil.
tower-shaky = Das Bauwerk wackelt.
tower-about-to-fall = Das Bauwerk fällt gleich um.
tower-weakest = Die schwächste Stelle: { $upper } auf { $lower }.
tower-weakest-table = Die schwächste Stelle: { $upper } auf dem Tisch.
tower-fell = Umgefallen. Diese Steine sind gefallen: { $tiles }.
tower-due-flat = Jetzt legen: flach, auf den Tisch.
tower-due-up = Jetzt legen: hoch, auf einen anderen Stein.
tower-place = { $tile } auf { $place }, Richtung { $heading }
heading-e = Osten
heading-n = Norden
heading-w = Westen
heading-s = Süden
