# Le impostazioni di questo dispositivo.
setting-theme = Chiaro o scuro
setting-theme-auto = Come il dispositivo
setting-theme-light = Chiaro
setting-theme-dark = Scuro
setting-text = Dimensione del testo
setting-text-normal = Normale
setting-text-large = Grande
setting-text-larger = Molto grande
setting-motion = Movimento
setting-motion-auto = Come il dispositivo
setting-motion-less = Ridotto
setting-motion-full = Completo
setting-tiles = Colore delle tessere
setting-tiles-ivory = Avorio
setting-tiles-snow = Neve
setting-tiles-walnut = Noce
setting-tiles-ebony = Ebano
