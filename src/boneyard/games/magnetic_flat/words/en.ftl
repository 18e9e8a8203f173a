game-magnetic-flat = Magnetic Domino, flat
way-magnetic-flat = Flat
way-magnetic-flat-words = One line, flat on the table: nothing falls. Be the first to run out.

refused-open-with = The game starts with the highest double: { $tile }.

lesson-magnetic-flat-hand = These seven dominoes are yours. The colours are just for show: only the pips count. The first to play all of theirs wins.
lesson-magnetic-flat-begin = You have the double six, so you start. Put it in the middle.
lesson-magnetic-flat-join = Ada has played 6-1. Now the ends show 6 and 1. Play your 6-5 next to the 6.
lesson-magnetic-flat-zero = A few dominoes later. A blank end counts as zero. Your double blank fits there.
lesson-magnetic-flat-stuck = A 6 is open. Play your 6-3, and watch what Ada does.
lesson-magnetic-flat-draw = Ada had nothing that fitted, so she drew one and her turn was over. Now nothing of yours fits either. Draw one too.
lesson-magnetic-flat-fits = You drew 5-3. It would have fitted, but drawing ends your turn. Now play your double two.
lesson-magnetic-flat-last = Ada draws again. Play your last domino next to the 5.
lesson-magnetic-flat-end = You have won. Ada writes down the pips she still has: 14. After several games, the lowest total wins.
