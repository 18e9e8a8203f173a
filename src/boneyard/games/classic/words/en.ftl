game-classic = Dominoes
box-classic = Dominoes
box-classic-words = One line, two open ends. Play what fits, remember what has gone, and be the first to run out.

option-blocked_winner = Who wins a blocked round
option-blocked_winner-help = When nobody can play, the player with the least left wins.
option-blocked_winner-pips = Fewest pips
option-blocked_winner-tiles = Fewest dominoes

# The domino each player drew for the start is shown beside these words.
start-highest = { $you ->
    [yes] Highest domino: you start.
   *[no] Highest domino: { $name } starts.
}

clause-CLA-5 = No dominoes left in hand.
clause-CLA-7 = Nobody could play, so whoever has the least left wins.
clause-CLA-8 = Nobody could play, and the first count was a tie, so the other one decides: pips or dominoes.

lesson-classic-hand = These seven dominoes are yours. Ada cannot see them, and you cannot see hers. The first to play all of theirs wins.
lesson-classic-join = Ada has played 4-0. Matching numbers go together: your 5-4 goes next to the 4. Tap the domino, then the glowing place.
lesson-classic-ends = The line has two ends. Now they show 5 and 6. Play your 5-2 next to the 5.
lesson-classic-double = You have both played a few more. Now play your double six. A double has the same number twice and lies crosswise.
lesson-classic-passed = Nothing of Ada’s fits, so she passes. Lucky you: play your 6-1.
lesson-classic-draw = The ends show 2 and 5, and your 1-1 does not fit. Draw one from the stock.
lesson-classic-fits = You drew 2-1, and it fits. Play it next to the 2.
lesson-classic-last = Ada passes again. You have one domino left, and it fits. Play it.
lesson-classic-end = You have won. The pips Ada still has are your points: 8. Now you know how to play.
