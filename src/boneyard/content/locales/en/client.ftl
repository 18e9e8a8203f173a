# What the browser says. $name is a person’s name or a bot’s level; $you is yes when it is the reader.
# Home
home = Home
home-title = What shall we play?
home-lead = A shelf full of dominoes. Open a box and play.
ways = Ways to play
play-now = Play now
set-table = Set up a table
same-table = The same table again
learn = Learn to play
rules = Rules
join-title = Join a table
join-words = Got a code or a link? Type it here.
join = Join
code = Table code
code-wrong = A table code has eight letters and digits, such as ABCD-2345.
open-tables = Open tables
seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
my-games = My games
finished-games = Finished games
game-with = with { $names }
no-games-yet = Your games will appear here, so you can pick them up again later.
phase-waiting = waiting for players
phase-playing = in progress
phase-between = between rounds
phase-over = finished
forget-game = Remove { $game } from the list
show-all = Show all { $count }
show-fewer = Show fewer
replay-title = Watch a game again
replay-words = Save a finished game as a small text file and watch it again, move by move.
replay-open = Watch
language = Language
settings = Settings
sound = Sound
confirm-touch = Ask before placing a tile
offline-title = You are offline
offline-words = The server cannot be reached. Once it is back, everything will be just as you left it.
offline-play = You can still play on this device, against the computer or together on one screen. Tables with others will be back when the server is.
here-words = Everything here runs on your device: play against the computer, or together on one screen.
on-this-device = on this device
new-version = A new version is here.
new-version-load = Load it
try-again = Try again
close = Close
back = Back

# Setting up a table
who-plays = Who is playing?
sitting-me = Me
sitting-here = On this device
sitting-invite = Invite
sitting-bot = Computer
your-name = Your name
their-name = Name
guest-name = Guest
bot-level = Level
invite-later = You will get a link to share.
remove-seat = Remove seat { $seat }
add-seat = Add a player
between-friends = This game stays on this device, and a device keeps no secrets from its owner. It is a game between friends.
how-we-play = How shall we play?
match-length = How long?
rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
up-to = { $count ->
    [one] First to one point
   *[other] First to { $count } points
}
turn-time = Time per turn
no-clock = No clock
seconds = { $count ->
    [one] One second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
}
allow-aids = Hints and memory aid
allow-aids-help = A lamp shows what a master would play; a list shows the tiles you have not seen yet.
allow-undo = Moves can be taken back
allow-undo-help = Only until someone else has seen the move, and never when it showed you something new.
big-screen = Shared screen
big-screen-help = This screen shows the board to everyone. Your own dominoes are on your phone.
listed = Let others find the table
listed-help = While a seat is open, people on this server can see the table and join.
open-table = Open the table
begin = Start

# At the table
opening-table = Opening the table…
first-time = Getting the game ready. This takes a moment, but only the first time…
no-table-title = No table here
another-code = Try another code
open-seat = Open seat
players-label = Players
hand-of-you = { $count ->
    [one] Your hand: one tile
   *[other] Your hand: { $count } tiles
}
tile-goes = { $tile }, fits
domino-name = { $one }-{ $two }
holds = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
score-of = { $score ->
    [one] one point
   *[other] { $score } points
}
is-thinking = is thinking
is-acting = to play
is-away = away
your-turn = Your turn
turn-of = Waiting for { $name }
turn-of-many = Waiting for { $count } players
turn-watch = Watch…
round-over = The round is over
game-over = The game is over
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
time-up = time ran out
advice-pick = Choose a bright tile.
advice-pick-any = Choose a tile.
advice-place = Now choose where it goes.
advice-draw = Nothing fits: draw one.
advice-pass = Nothing fits: pass.
advice-answer = It is up to you.
advice-wait = Wait for your turn.
why-nowhere = { $tile } does not fit anywhere right now.
do-draw = Draw one
do-pass = Pass
do-stop = Done
do-that = Do it
lay-here = Place it here
take-back = Not here
undo = Take back
helpers = Helpers
hint = What would a master play?
memory = Memory aid
memory-unseen = { $count ->
    [one] One tile you have not seen
   *[other] { $count } tiles you have not seen
}
memory-passed = Who could not play
memory-nobody = Nobody so far.
memory-stuck = { $name } had nothing for { $ends }
log = What happened
log-empty = Nothing yet.
log-see = See this moment
log-now = Back to the game
board = The board
keys = Keys
keys-number = Pick up a tile by its place in your hand; if it has one place to go, it goes there
keys-arrows = Move along your hand, or from place to place
keys-enter = Pick up a tile, or place it
keys-escape = Put it back
keys-turn = Turn the tile, where it can lie in several ways
keys-zoom = Bring the table closer or further away, or show all of it
keys-sheet = Show this list
skip = Straight to
skip-to-hand = To your hand
skip-to-board = To the board
emotes = Say something
emote-hello = Hello
emote-thanks = Thank you
emote-well-played = Well played
emote-oops = Oops
emote-hurry = Come on
emote-thinking = Let me think
emote-wow = Wow
emote-goodbye = Goodbye
more = More
as-screen = Use as the shared screen
export = Save the game so far
connection-lost = Connection lost. You will be back at the table as soon as it returns.
curtain-title = It is { $name }’s turn
curtain-words = Pass the device over. Everyone else, look away.
curtain-lift = I am { $name }

# Inviting
invite = Invite
invite-how = Scan the QR code, open the link, or type the table code.
invite-lan = Phones cannot reach this computer yet. Start the server with:
carry-words = This game lives on this device alone. To let others join, it moves to the server: same seats, same rules. The tiles are dealt again, because nobody else could check a shuffle made here.
carry-seat = open for others
carry-go = Move to the server
carry-away = The server cannot be reached right now.
qr-label = The link to this table as a QR code
table-code = Table code: { $code }
copy-link = Copy link
copied = Copied
share = Share
share-replay = Anyone with this link can watch this round.
seal-fair = A fair shuffle, checked here
seal-fair-words = The server committed to its random numbers before it knew yours, your device added its own, and at the end all of them were revealed. Your browser has checked it: this deal follows from them, so nobody could choose it.
seal-without-you = The shuffle checks out
seal-without-you-words = Everything that was revealed fits together. But your device added no numbers of its own this time, so only others chose them.
seal-record = The shuffle checks out
seal-record-words = The numbers in this saved game fit together, and the deal follows from them.
seal-broken = This shuffle does not check out
seal-broken-words = What was revealed does not lead to the deal you saw. Save the round and tell whoever runs this server.
shuffling = Shuffling…
waiting-for = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
start-with = { $count ->
    [one] Start with one player
   *[other] Start with { $count } players
}
that-is-you = that is you
stand-up = Stand up
sit-here = Sit here
sit-down = Sit down
scan-to-sit = Scan to take a seat
fill-with-bot = Computer

# The end
wins = { $you ->
    [yes] You win
   *[no] { $name } wins
}
wins-round = { $you ->
    [yes] You win the round
   *[no] { $name } wins the round
}
wins-match = { $you ->
    [yes] You win the match
   *[no] { $name } wins the match
}
share-win = Shared win: { $names }
nobody-wins = Nobody wins
player = Player
this-round = Points
hands-left = Left in hand
score-sheet = Score sheet
rounds-left = Round { $round } of { $rounds }.
target-left = { $target ->
    [one] Playing until someone reaches one point.
   *[other] Playing until someone reaches { $target } points.
}
replay = Watch again
download = Save
rematch = Play again
next-round = Next round

# Watching again
replay-file = Choose a file
replay-paste = Or paste the text here
replay-start = The tiles have been dealt.
replay-first = To the start
replay-previous = One move back
replay-run = Play
replay-pause = Pause
replay-following = One move forward
replay-last = To the end
replay-at = Move { $number } of { $count }
replay-eyes = Whose view
replay-open-hands = All hands open
replay-as = { $you ->
    [yes] As you saw it
   *[no] As { $name } saw it
}
replay-speed = Speed
bad-record = This is not a game that Boneyard can read.
no-such-record = This round is no longer available.

# Where a player who is stuck may choose
advice-draw-or-pass = Nothing fits: draw one, or pass.
