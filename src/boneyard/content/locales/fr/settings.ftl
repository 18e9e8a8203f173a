# Les réglages de cet appareil.
setting-theme = Clair ou sombre
setting-theme-auto = Comme l’appareil
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-text = Taille du texte
setting-text-normal = Normale
setting-text-large = Grande
setting-text-larger = Très grande
setting-motion = Mouvements
setting-motion-auto = Comme l’appareil
setting-motion-less = Réduits
setting-motion-full = Tous
setting-tiles = Couleur des dominos
setting-tiles-ivory = Ivoire
setting-tiles-snow = Neige
setting-tiles-walnut = Noyer
setting-tiles-ebony = Ébène
