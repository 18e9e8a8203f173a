puzzle-stands = Jemand mit ganz ruhiger Hand legt { $tile } dorthin, wo du ihn siehst. Hält das Bauwerk?
puzzle-stands-stands = Es hält
puzzle-stands-falls = Es fällt
puzzle-stands-stands-why = Es hält: Das Gewicht ruht auf dem, was darunter liegt, und die Magnete tun den Rest.
puzzle-stands-falls-why = Es fällt: Zu viel Gewicht hängt über den Rand, mehr als die Magnete halten können.
