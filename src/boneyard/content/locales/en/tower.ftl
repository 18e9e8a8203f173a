# What is said about a tower. The words for its margin are those of the engine.
tower-level = Level { $level }
tower-solid = The structure is solid.
tower-shaky = The structure is shaky.
tower-about-to-fall = The structure is about to fall.
tower-weakest = Its weakest point: { $upper } on { $lower }.
tower-weakest-table = Its weakest point: { $upper } on the table.
tower-fell = It fell. These dominoes came down: { $tiles }.
tower-due-flat = Next: flat, at table level.
tower-due-up = Next: up, on another domino.
tower-place = { $tile } at { $place }, heading { $heading }
heading-e = east
heading-n = north
heading-w = west
heading-s = south
