# Puzzles. For a child of eight.
puzzles-lead = A moment from a game, a question, and one right answer.
puzzle-today = Puzzle of the day
puzzle-today-words = The same one for everyone, every day a new one.
puzzle-today-done = You have solved it. Tomorrow there is a new one.
puzzle-days = { $count } days in a row
puzzle-solve = Solve
puzzle-open = Open
puzzle-all = All puzzles
puzzle-back = Back to the puzzles
puzzle-solved = { $count ->
    [0] None solved yet
    [one] 1 solved
   *[other] { $count } solved
}
puzzle-solved-of = { $count } of { $number } solved
puzzle-question = Puzzle
puzzle-rating = Difficulty: { $number } of 5
puzzle-past = What happened so far
puzzle-best = It is your turn. Which move is best?
puzzle-missed = There is a better move. Try again.
puzzle-missed-obvious = That looks good at first sight, but there is a better move. Try again.
puzzle-missed-tile = That is the right tile, but there is a better way to play it. Try again.
puzzle-right = That is right.
puzzle-wrong = Not quite. The right answer is: { $text }.
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-streak = { $count } right in a row
puzzle-best-is = The best move is { $move }.
puzzle-lead-points = On average it is worth about { $count ->
    [one] 1 point
   *[other] { $count } points
} more than { $other }.
puzzle-lead-wins = In 100 games like this, it wins about { $count } more than { $other }.
puzzle-try = Your answer:
puzzle-enter = Press Enter for the next puzzle, or type quit.
puzzle-no-choice = Type one of the answers, or a number from 1 to { $count }; Enter alone shows the answer.
study-title = Short lessons
study-done = Done
