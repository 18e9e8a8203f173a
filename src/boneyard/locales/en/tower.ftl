# What is said of a tower. The words of a margin are those of the engine.
tower-level = Level { $level }
tower-solid = The construction is solid.
tower-shaky = The construction is shaky.
tower-about-to-fall = The construction is about to fall.
tower-weakest = Its weakest place: { $upper } on { $lower }.
tower-weakest-table = Its weakest place: { $upper } on the table.
tower-fell = It fell! Dominoes that came down: { $tiles }.
tower-due-flat = Due now: flat, at table level.
tower-due-up = Due now: up, on another domino.
tower-place = { $tile } at { $place }, heading { $heading }
heading-e = east
heading-n = north
heading-w = west
heading-s = south
