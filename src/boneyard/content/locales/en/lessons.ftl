# A first game that teaches, step by step. For a child of eight; Ada is the other player.
lesson-title = Learn: { $game }
lesson-step = Step { $number } of { $count }
lesson-back = One step back
lesson-next = Next
lesson-show = Show me
lesson-again = Once more
lesson-play = Play your first game
lesson-wrong = Not that one. Try the bright one.

lesson-classic-hand = These seven dominoes are yours. Ada cannot see them, and you cannot see hers. The first to play all of theirs wins.
lesson-classic-join = Ada has played 4-0. Matching numbers go together: your 5-4 goes next to the 4. Tap the domino, then the glowing place.
lesson-classic-ends = The line has two ends. Now they show 5 and 6. Play your 5-2 next to the 5.
lesson-classic-double = You have both played a few more. Now play your double six. A double has the same number twice and lies crosswise.
lesson-classic-passed = Nothing of Ada’s fits, so she passes. Lucky you: play your 6-1.
lesson-classic-draw = The ends show 2 and 5, and your 1-1 does not fit. Draw one from the stock.
lesson-classic-fits = You drew 2-1, and it fits. Play it next to the 2.
lesson-classic-last = Ada passes again. You have one domino left, and it fits. Play it.
lesson-classic-end = You have won. The pips Ada still has are your points: 8. Now you know how to play.

lesson-domination-board = The board is full of numbers. A domino goes between two of them. These seven dominoes are yours, and nobody else can see them.
lesson-domination-lay = Your 5-3 fits between a 5 and a 3, each half beside its own number. Place it in the glowing space.
lesson-domination-take = You drew a new domino straight away, so you have seven again. Now place your double zero between two zeros.
lesson-domination-grow = Four numbers are the corners of a field. With dominoes on all four sides, it is closed. Place your 6-3.
lesson-domination-close = Look: one field has three closed sides. Place your double six on the fourth side and the field is yours.
lesson-domination-third = Now your chip is on it. You still play just one domino a turn. Place your 6-0.
lesson-domination-two = Ada did not notice: two fields are nearly closed. Your 5-0 closes both at once.
lesson-domination-end = Two fields with one domino. When the board is full, whoever has the most fields wins. A tip: if you close the third side, the next player can close the field.

lesson-domino4-hand = These eleven tiles are yours. Each has two halves with a number. One chain grows to the left of the joker and one to the right. The first player to run out of tiles wins.
lesson-domino4-begin = You start. Any tile fits beside the joker. Play your green 4-3 on the left.
lesson-domino4-join = Ada has played the blue 4-3, and its 4 is open. The same colour and the same number go together: play your blue 4-2 there.
lesson-domino4-joker = A joker fits anywhere, and you say which colour comes next. Play your joker and choose blue.
lesson-domino4-double = Ada has played the blue double four. After a double, the same double in another colour fits too: play your red one.
lesson-domino4-white = Now a white half is open. White goes with any white. Play your green 4-0, and the chain continues in green.
lesson-domino4-draw = None of your tiles fits now. Draw one from the stock. Then it is Ada’s turn.
lesson-domino4-last = Much later, you have two tiles. When you are down to one, you must say so. Press “{ d4-last }” first, then play the yellow double one.
lesson-domino4-last-wrong = Press “{ d4-last }” first.
lesson-domino4-out = Well said. Now play your last tile.
lesson-domino4-end = You have won. Whoever forgets to say it misses a turn. Cornerstones and bluffing can wait: you will find them in the rules.

lesson-magnetic-flat-hand = These seven dominoes are yours. The colours are just for show: only the pips count. The first to play all of theirs wins.
lesson-magnetic-flat-begin = You have the double six, so you start. Put it in the middle.
lesson-magnetic-flat-join = Ada has played 6-1. Now the ends show 6 and 1. Play your 6-5 next to the 6.
lesson-magnetic-flat-zero = A few dominoes later. A blank end counts as zero. Your double blank fits there.
lesson-magnetic-flat-stuck = A 6 is open. Play your 6-3, and watch what Ada does.
lesson-magnetic-flat-draw = Ada had nothing that fitted, so she drew one and her turn was over. Now nothing of yours fits either. Draw one too.
lesson-magnetic-flat-fits = You drew 5-3. It would have fitted, but drawing ends your turn. Now play your double two.
lesson-magnetic-flat-last = Ada draws again. Play your last domino next to the 5.
lesson-magnetic-flat-end = You have won. Ada writes down the pips she still has: 14. After several games, the lowest total wins.

lesson-magnetic-tower-hand = Here you build a tower with magnets. These seven dominoes are yours. The first to play all of theirs wins, but the tower must stay up.
lesson-magnetic-tower-begin = You have the double six, so you start. Put it on the table.
lesson-magnetic-tower-top = Ada has put 6-2 on top: 6 on 6. Halves that lie on top of each other must match. Put your 6-5 on the other 6.
lesson-magnetic-tower-beside = Ada slid 5-2 underneath: 5 below 5. Put your 3-2 on her 2. Halves that lie side by side need not match.
lesson-magnetic-tower-under = You can slide one underneath too. Push your double two under the 2 that sticks out.
lesson-magnetic-tower-daring = Another tower. Be daring: put your 4-3 on the 3 that hangs in the air.
lesson-magnetic-tower-fallen = It fell. Whoever played last picks up every domino in the tower. You have the double six again, so you start the next one.
lesson-magnetic-tower-last = Back to the first tower. You have one domino left: put your 2-0 on the 2.
lesson-magnetic-tower-end = It stands, and you have won. A word above the tower tells you how steady it is. Keep an eye on it.

lesson-magnetic-staggered-hand = Here you play flat, then up, then flat again. These seven dominoes are yours. The first to play all of theirs wins, and everything must stay up.
lesson-magnetic-staggered-begin = You have the double six, so you start. Play it flat.
lesson-magnetic-staggered-up = Ada added 6-0 on the table, also flat. Now you play up: put your 6-5 on top of the 6.
lesson-magnetic-staggered-under = Flat again. You may also slide one underneath: push your 5-1 under the 5 that sticks out.
lesson-magnetic-staggered-again = Now up. Put your 6-4 with its 4 on Ada’s 4.
lesson-magnetic-staggered-joined = Flat: on the table, matching numbers touch. Put your 6-1 next to the 1.
lesson-magnetic-staggered-ends = Ada had nothing that fitted and drew one. You may only build at the ends. Play your 6-2 up, on the 6.
lesson-magnetic-staggered-last = One domino left. Play your double two flat, next to the 2.
lesson-magnetic-staggered-end = Everything stands, and you have won. The sign at the top tells you whether flat or up is next.
