game-magnetic-staggered = Magnetic Domino, staggered
way-magnetic-staggered = Staggered

refused-must-lay-flat = This time you must play flat, at table level.
refused-must-lay-up = This time you must play up, on top of another domino.

# What to do now, where flat or up is due.
staggered-pick-flat = Play flat: choose a bright domino.
staggered-pick-up = Play up: choose a bright domino.
staggered-place-flat = Next to a domino or under one.
staggered-place-up = On top of another domino.
staggered-draw-flat = Nothing fits flat: draw one.
staggered-draw-up = Nothing fits on top: draw one.
staggered-pass-flat = Nothing fits flat: pass.
staggered-pass-up = Nothing fits on top: pass.

lesson-magnetic-staggered-hand = Here you play flat, then up, then flat again. These seven dominoes are yours. The first to play all of theirs wins, and everything must stay up.
lesson-magnetic-staggered-begin = You have the double six, so you start. Play it flat.
lesson-magnetic-staggered-up = Ada added 6-0 on the table, also flat. Now you play up: put your 6-5 on top of the 6.
lesson-magnetic-staggered-under = Flat again. You may also slide one underneath: push your 5-1 under the 5 that sticks out.
lesson-magnetic-staggered-again = Now up. Put your 6-4 with its 4 on Ada’s 4.
lesson-magnetic-staggered-joined = Flat: on the table, matching numbers touch. Put your 6-1 next to the 1.
lesson-magnetic-staggered-ends = Ada had nothing that fitted and drew one. You may only build at the ends. Play your 6-2 up, on the 6.
lesson-magnetic-staggered-last = One domino left. Play your double two flat, next to the 2.
lesson-magnetic-staggered-end = Everything stands, and you have won. The sign at the top tells you whether flat or up is next.
