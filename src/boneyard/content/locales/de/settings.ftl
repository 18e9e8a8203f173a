# Die Einstellungen dieses Geräts.
setting-theme = Hell oder dunkel
setting-theme-auto = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-text = Schriftgröße
setting-text-normal = Normal
setting-text-large = Groß
setting-text-larger = Sehr groß
setting-motion = Bewegung
setting-motion-auto = Wie das Gerät
setting-motion-less = Reduziert
setting-motion-full = Voll
setting-tiles = Farbe der Steine
setting-tiles-ivory = Elfenbein
setting-tiles-snow = Schnee
setting-tiles-walnut = Nussbaum
setting-tiles-ebony = Ebenholz
