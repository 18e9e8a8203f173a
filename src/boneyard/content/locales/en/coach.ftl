# Looking back at a finished game. $points is an amount, as coach-points or coach-wins says it; $move and $better are moves.
look-back = Look back
look-back-waiting = Looking back at the game…
look-back-failed = That did not work this time. Please try again.
look-back-close = Close the look back
coach-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
coach-wins = { $count ->
    [one] { $count } game in 100
   *[other] { $count } games in 100
}

# Marks for moves
mark-best = Best move
mark-good = Good move
mark-slip = Slip
mark-blunder = Blunder
mark-unclear = Too close to call
mark-forced = The only move
mark-better = { $better } was better, by about { $points }.
mark-show = Show it
mark-play-on = Play on from here
mark-known = { $you ->
    [yes] Judged by what you could know.
   *[no] Judged by what { $name } could know.
}
mark-open = Judged as if all hands had been open.
open-hands-switch = Judge with open hands

# The graph
graph-title = Chance of winning
graph-open = The graph knows every hand.
graph-move = Move { $number }
graph-reads = { $name } { $percent } %

# Luck and choices
split-title = Luck and choices
split-deal = The deal
split-chance = Luck during play
split-unseen = What nobody could know
split-choices = { $you ->
    [yes] Your choices
   *[no] Choices: { $name }
}
split-total = Total
split-points = { $points }
split-words = { $you ->
    [yes] Added up, the parts are exactly how far you finished ahead or behind: { $points }.
   *[no] Added up, the parts are exactly how far { $name } finished ahead or behind: { $points }.
}
split-words-wins = { $you ->
    [yes] Luck and choices are counted in games won out of 100. Together they lead exactly from an even chance to how you finished.
   *[no] Luck and choices are counted in games won out of 100. Together they lead exactly from an even chance to how { $name } finished.
}

# What decided the game
story-luck = { $you ->
    [yes] You won mostly by luck.
   *[no] { $name } won mostly by luck.
}
story-choices = { $you ->
    [yes] You won mostly by choosing well.
   *[no] { $name } won mostly by choosing well.
}
story-both = { $you ->
    [yes] You won by luck and by choosing well.
   *[no] { $name } won by luck and by choosing well.
}
story-mistakes = { $you ->
    [yes] You won mostly through others’ mistakes.
   *[no] { $name } won mostly through others’ mistakes.
}
story-luck-mistakes = { $you ->
    [yes] You won by luck and through others’ mistakes.
   *[no] { $name } won by luck and through others’ mistakes.
}
story-against-luck = { $you ->
    [yes] You won although luck was against you.
   *[no] { $name } won although luck was against them.
}
story-deal = Most of the luck was in the deal: about { $points }.
story-chance = Most of the luck came during play: about { $points }.
story-unseen = Most of the luck was in what nobody could know: about { $points }.
story-costliest = { $you ->
    [yes] The costliest move was number { $number }: you chose { $move }, and { $better } was better by about { $points }.
   *[no] The costliest move was number { $number }: { $name } chose { $move }, and { $better } was better by about { $points }.
}
story-see = See move { $number }

# Why a move is better. $better and $worse say how often out of 10, after this move and after the other
reason-next-stuck = It leaves the next player nothing that fits { $better } times out of 10, rather than { $worse }.
reason-own-next = It leaves something to play on the next turn { $better } times out of 10, rather than { $worse }.
