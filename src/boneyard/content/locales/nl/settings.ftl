# De instellingen van dit apparaat.
setting-theme = Licht of donker
setting-theme-auto = Zoals op dit apparaat
setting-theme-light = Licht
setting-theme-dark = Donker
setting-text = Tekstgrootte
setting-text-normal = Gewoon
setting-text-large = Groot
setting-text-larger = Extra groot
setting-motion = Beweging
setting-motion-auto = Zoals op dit apparaat
setting-motion-less = Weinig
setting-motion-full = Volledig
setting-tiles = Kleur van de stenen
setting-tiles-ivory = Ivoor
setting-tiles-snow = Sneeuw
setting-tiles-walnut = Notenhout
setting-tiles-ebony = Ebbenhout
