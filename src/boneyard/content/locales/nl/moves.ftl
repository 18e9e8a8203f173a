# Waarom een zet niet mag. $tile is een steen als tekst, $end een aantal ogen.
refused-over = Het spel is afgelopen.
refused-not-your-turn = Je bent niet aan de beurt.
refused-not-text = Een zet typ je als tekst.
refused-higher-first = Het hoogste cijfer komt eerst: { $tile }.
refused-can-lay = Je hebt een steen die past, dus je moet er een leggen.
refused-no-stock = De stapel is leeg, dus je moet passen (pass).
refused-must-draw = Er liggen nog stenen op de stapel: pak er een (draw).
refused-not-in-hand = Je hebt { $tile } niet.
