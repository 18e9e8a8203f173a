# The settings of this device.
setting-theme = Light or dark
setting-theme-auto = Same as this device
setting-theme-light = Light
setting-theme-dark = Dark
setting-text = Text size
setting-text-normal = Normal
setting-text-large = Large
setting-text-larger = Larger
setting-motion = Motion
setting-motion-auto = Same as this device
setting-motion-less = Reduced
setting-motion-full = Full
setting-tiles = Colour of the dominoes
setting-tiles-ivory = Ivory
setting-tiles-snow = Snow
setting-tiles-walnut = Walnut
setting-tiles-ebony = Ebony
