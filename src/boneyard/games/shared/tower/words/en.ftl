option-steadiness = Steadiness of hand
option-steadiness-help = How precisely each domino lands in place.
option-steadiness-perfect = Perfect
option-steadiness-steady = Steady
option-steadiness-shaky = Shaky
option-magnets = Magnets
option-magnets-help = How strongly the dominoes hold together.
option-magnets-strong = Strong
option-magnets-normal = Normal
option-magnets-weak = Weak

# Towers. $own and $other are numbers of pips.
refused-not-a-place = Type a domino, a cell and a direction, such as 64@0,0,1/e, or draw, or pass.
refused-below-table = Level 0 is the table: nothing goes below it.
refused-double-heading = Write a double heading east or north: { $tile } with /e or /n.
refused-open-construction = The structure starts with the highest double: { $tile }@0,0,0/e.
why-open-construction = The structure starts with the highest double: { $tile }.
refused-cell-taken = There is already a domino there.
refused-not-equal = Halves that lie on top of each other must match: { $own } would meet { $other }.
refused-touches-nothing = { $tile } would have nothing to hold it there.
refused-not-an-end = You may only build on the ends of the structure.

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

# The tower's board in the browser. $tiles are dominoes such as 6-4.
tower-word-solid = Solid
tower-word-shaky = Shaky
tower-word-about-to-fall = About to fall
tower-show-levels = Levels
tower-show-space = 3-D
tower-zoom-in = Zoom in
tower-zoom-out = Zoom out
tower-home = Back to the front view
tower-stage = Drag or use the arrow keys to turn it; plus and minus zoom in and out.
tower-turn = Turn it ({ $number } of { $count })
tower-empty = The table is empty. The highest double starts.
tower-summary = { $count ->
    [one] One domino lies on the table.
   *[other] { $levels ->
        [one] { $count } dominoes on one level.
       *[other] { $count } dominoes on { $levels } levels.
    }
}
tower-floor = on the table
tower-on = on { $tiles }
tower-under = under { $tiles }
tower-beside = beside { $tiles }
tower-at = at { $tiles }
tower-points-right = { $number } to the right
tower-points-left = { $number } to the left
tower-points-away = { $number } away from you
tower-points-near = { $number } towards you
tower-lies-across = lying from left to right
tower-lies-along = lying towards you
tower-around = Where places are shown
tower-before = Places at the domino before
tower-after = Places at the next domino
tower-everywhere = All around
tower-risk-safe = Should stand
tower-risk-risky = May fall
tower-risk-falls = Will fall
tower-holds = It holds!
tower-lay-flat = Play flat
tower-lay-up = Play up
tower-advice-here = Place it here, or elsewhere.
tower-advice-turn = Place it like this, or turn it.
tower-advice-only = It goes only here.
tower-advice-falls = Whatever you play now, it will fall.
tower-down = { $count ->
    [one] One domino fell.
   *[other] { $count } dominoes fell.
}
tower-fell-takes = { $count ->
    [one] One domino fell
   *[other] { $count } dominoes fell
}; { $you ->
    [yes] you take { $taken }.
   *[no] { $name } takes { $taken }.
}
tower-takes = It fell; { $you ->
    [yes] you take { $taken }.
   *[no] { $name } takes { $taken }.
}

feat-tower-high = A structure six levels high
feat-tower-bridge = A bridge over two dominoes
feat-tower-hanging = A domino that hangs by its magnet
feat-tower-narrow = A win with everything about to fall
