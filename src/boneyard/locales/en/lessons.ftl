# A first game that teaches, step by step. For a child of eight; Ada is the other player.
lesson-title = Learn: { $game }
lesson-step = Step { $number } of { $count }
lesson-back = One step back
lesson-next = Next
lesson-show = Show me
lesson-again = Once more
lesson-play = Play your first game
lesson-wrong = Not that one. The bright one is right.

lesson-classic-hand = These seven dominoes are yours. Ada cannot see them, and you cannot see hers. Whoever lays all of theirs first wins.
lesson-classic-join = Ada has laid 4-0. Equal numbers go together: your 5-4 goes to the 4. Tap the domino, then the glowing place.
lesson-classic-ends = The line has two ends. Now they show 5 and 6. Lay your 5-2 at the 5.
lesson-classic-double = You both went on a little. Now lay your double six. A double has the same number twice and lies crosswise.
lesson-classic-passed = Ada has nothing that fits and passes. Good for you: lay your 6-1.
lesson-classic-draw = The ends show 2 and 5, and your 1-1 does not fit. Take one from the stock.
lesson-classic-fits = You drew 2-1, and it fits. Lay it at the 2.
lesson-classic-last = Ada passes again. You have one domino left, and it fits. Lay it.
lesson-classic-end = You have won. The dots that Ada still holds are your points: 8. Now you can play.

lesson-domination-board = The board is full of numbers. A domino lies between two of them. These seven dominoes are yours, and nobody else sees them.
lesson-domination-lay = Your 5-3 fits between a 5 and a 3, each half beside its own number. Lay it in the glowing place.
lesson-domination-take = You got a new domino at once, so you have seven again. Now lay your double zero between two zeros.
lesson-domination-grow = Four numbers are the corners of a field. With dominoes on all four sides it is closed. Lay your 6-3.
lesson-domination-close = Look: one field has three closed sides. Lay your double six as the fourth, and the field is yours.
lesson-domination-third = Your chip lies there now. It is still one domino a turn. Lay your 6-0.
lesson-domination-two = Ada did not notice: two fields are nearly closed. Your 5-0 closes both at once.
lesson-domination-end = Two fields with one domino. When the board is full, the most fields win. A tip: if you lay a third side, the other one can close the field.

lesson-domino4-hand = These eleven tiles are yours. Each has two halves with a number. A chain grows from the joker to the left, and one to the right. The first without tiles wins.
lesson-domino4-begin = You begin. Any tile fits beside the joker. Lay your green 4-3 on the left.
lesson-domino4-join = Ada has laid blue 4-3, and its 4 is open. The same colour and the same number go together: lay your blue 4-2 there.
lesson-domino4-joker = A joker fits everywhere, and you say which colour comes next. Lay your joker and choose blue.
lesson-domino4-double = Ada has laid the blue double four. After a double, the same double in another colour fits too: lay your red one.
lesson-domino4-white = Now a white half is open. White goes with any white. Lay your green 4-0, and the chain goes on in green.
lesson-domino4-draw = Nothing of yours fits now. Take a tile from the stock. Then it is Ada’s turn.
lesson-domino4-last = Much later: you have two tiles. If only one is left, you must say so. Press “{ d4-last }” first, then lay the yellow double one.
lesson-domino4-last-wrong = Press “{ d4-last }” first.
lesson-domino4-out = Well said. Now lay your last tile.
lesson-domino4-end = You have won. Whoever forgets to say it misses a turn. Cornerstones and bluffing can wait: the rules tell about them.

lesson-magnetic-flat-hand = These seven dominoes are yours. The colours are just pretty: the dots count. Whoever lays all of theirs first wins.
lesson-magnetic-flat-begin = You have the double six, so you begin. Lay it in the middle.
lesson-magnetic-flat-join = Ada has laid 6-1. Now the ends show 6 and 1. Lay your 6-5 at the 6.
lesson-magnetic-flat-zero = A few dominoes later. An end without dots is a zero. Your double zero fits there.
lesson-magnetic-flat-stuck = A 6 is open. Lay your 6-3, and watch what Ada does.
lesson-magnetic-flat-draw = Nothing of Ada’s fitted: she took one, and her turn was over. Now nothing of yours fits. Take one as well.
lesson-magnetic-flat-fits = You got 5-3. It fitted, but taking one ends your turn. Now lay your double two.
lesson-magnetic-flat-last = Ada takes one again. Lay your last domino at the 5.
lesson-magnetic-flat-end = You have won. Ada writes down the dots she still holds: 14. After some games the lowest number wins.

lesson-magnetic-tower-hand = Here you build a tower with magnets. These seven dominoes are yours. Whoever lays all of theirs first wins, but the tower must stand.
lesson-magnetic-tower-begin = You have the double six, so you begin. Lay it on the table.
lesson-magnetic-tower-top = Ada has laid 6-2 on top: 6 on 6. What lies on top of each other must be equal. Lay your 6-5 on the other 6.
lesson-magnetic-tower-beside = Ada slid 5-2 underneath: 5 below 5. Lay your 3-2 on her 2. What lies side by side need not be equal.
lesson-magnetic-tower-under = You can slide one underneath too. Push your double two under the 2 that sticks out.
lesson-magnetic-tower-daring = Another tower. Be daring: lay your 4-3 on the 3 that hangs in the air.
lesson-magnetic-tower-fallen = It fell. Whoever laid last takes all the dominoes of the tower. You have the double six again, so you begin the next one.
lesson-magnetic-tower-last = Back to the first tower. You have one domino left: lay your 2-0 on the 2.
lesson-magnetic-tower-end = It stands, and you have won. A word above the tower tells you how firm it is. Keep an eye on it.

lesson-magnetic-staggered-hand = Here you lay flat, then up, then flat again. These seven dominoes are yours. Whoever lays all of theirs first wins, and everything must stand.
lesson-magnetic-staggered-begin = You have the double six, so you begin. It lies flat.
lesson-magnetic-staggered-up = Ada joined 6-0 on the table, also flat. Now you lay up: put your 6-5 on the 6.
lesson-magnetic-staggered-under = Flat again. You may also slide one underneath: push your 5-1 under the 5 that sticks out.
lesson-magnetic-staggered-again = Now up. Lay your 6-4 with the 4 on Ada’s 4.
lesson-magnetic-staggered-joined = Flat: on the table, equal numbers touch. Lay your 6-1 against the 1.
lesson-magnetic-staggered-ends = Ada had nothing that fits and took one. You build only at the ends. Lay your 6-2 up, on the 6.
lesson-magnetic-staggered-last = One domino left. Lay your double two flat, against the 2.
lesson-magnetic-staggered-end = Everything stands, and you have won. A sign at the top tells you whether it is flat or up next.
