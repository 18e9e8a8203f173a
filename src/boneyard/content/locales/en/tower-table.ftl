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
tower-another = Another way ({ $number } of { $count })
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
tower-points = { $number } to the { $heading }
tower-lies-ew = lying east to west
tower-lies-ns = lying north to south
tower-lay-flat = Play flat
tower-lay-up = Play up
tower-down = { $count ->
    [one] One domino fell.
   *[other] { $count } dominoes fell.
}
tower-takes = { $you ->
    [yes] You pick up the whole tower.
   *[no] { $name } picks up the whole tower.
}
