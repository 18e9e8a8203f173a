# Los ajustes de este dispositivo.
setting-theme = Claro u oscuro
setting-theme-auto = Como el dispositivo
setting-theme-light = Claro
setting-theme-dark = Oscuro
setting-text = Tamaño del texto
setting-text-normal = Normal
setting-text-large = Grande
setting-text-larger = Muy grande
setting-motion = Movimiento
setting-motion-auto = Como el dispositivo
setting-motion-less = Reducido
setting-motion-full = Completo
setting-tiles = Color de las fichas
setting-tiles-ivory = Marfil
setting-tiles-snow = Nieve
setting-tiles-walnut = Nogal
setting-tiles-ebony = Ébano
