# What the browser says. $name is a person or a bot's level; $you is yes when it is the reader.
# Home
home = Home
home-title = What shall we play?
home-lead = Four boxes of dominoes on the shelf. Open one and play.
box-classic = Dominoes
box-classic-words = One line, two open ends. Lay what fits, remember what is gone, and be the first with nothing left.
box-domination = Domination
box-domination-words = Lay dominoes between the numbers and close fields before the others do.
box-domino4 = Domino 4
box-domino4-words = Square tiles in four colours, a chain with two ends, jokers, and a little nerve.
box-magnetic = Magnetic Domino
box-magnetic-words = Build upwards with magnets. It stands, it trembles, and one day it falls.
ways = Ways to play
way-magnetic-tower = Tower
way-magnetic-staggered = Staggered
way-magnetic-flat = Flat
play-now = Play now
set-table = Set a table
against = against { $bots }
learn = Learn it
rules = Rules
join-title = Join a table
join-words = Somebody gave you a code or a link? Type it here.
join = Join
code = Code of the table
code-wrong = A code has eight letters and digits, such as ABCD-2345.
my-games = My games
no-games-yet = You will find your games here, to go on with them later.
phase-waiting = waiting for players
phase-playing = in play
phase-between = between rounds
phase-over = finished
forget-game = Remove { $game } from the list
show-all = Show all { $count }
show-fewer = Show fewer
replay-title = Watch a game again
replay-words = Save a finished game as a small text, and watch it again move by move.
replay-open = Watch
language = Language
settings = Settings
sound = Sound
confirm-touch = On a touch screen, ask before laying
offline-title = You are offline
offline-words = The server cannot be reached. Once it is back, everything is as you left it.
try-again = Try again
close = Close
back = Back

# Setting a table
who-plays = Who plays?
sitting-me = Me
sitting-here = Someone here
sitting-invite = Invite
sitting-bot = Computer
your-name = Your name
their-name = Name
guest-name = Guest
bot-level = Level
invite-later = You get a link to share.
remove-seat = Remove seat { $seat }
add-seat = Add a player
how-we-play = How do we play?
match-length = How long?
rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
up-to = Up to { $count } points
turn-time = Time for a turn
no-clock = No clock
seconds = { $count } seconds
minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
}
allow-aids = Hints and memory aid
allow-aids-help = A lamp shows what a master would do, a list shows what you have not seen yet.
big-screen = A shared screen
big-screen-help = The board is shown here, for all to see. Your own dominoes are on your phone.
listed = Let others find the table
listed-help = While a seat is open, people on this server can see the table and join.
open-table = Open the table
begin = Begin

# At the table
opening-table = Opening the table…
first-time = Getting the game ready. This takes a moment, only the first time…
no-table-title = No table here
another-code = Another code
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
is-acting = to move
is-away = away
your-turn = Your turn
turn-of = { $name } to move
round-over = The round is over
time-left = { $seconds } seconds left
time-up = time was up
advice-pick = Choose one of the bright tiles.
advice-place = Now choose where it goes.
advice-draw = Nothing fits: take one.
advice-pass = Nothing fits: pass.
advice-answer = It is up to you.
advice-wait = Wait for your turn.
do-draw = Take one
do-pass = Pass
do-stop = That is all
do-that = Do that
lay-here = Lay it here
take-back = Not here
spot-first = Lay { $tile } first
spot-left = Lay { $tile } at the left end, at { $pips }
spot-right = Lay { $tile } at the right end, at { $pips }
laid = { $tile }
laid-left = { $tile } at the left end
laid-right = { $tile } at the right end
helpers = Helpers
hint = What would a master do?
memory = Memory aid
memory-unseen = { $count ->
    [one] One tile you have not seen
   *[other] { $count } tiles you have not seen
}
memory-passed = Who could not lay
memory-nobody = Nobody so far.
memory-stuck = { $name }: nothing for { $ends }
log = What happened
log-empty = Nothing yet.
emotes = Say something
emote-hello = Hello
emote-thanks = Thank you
emote-well-played = Well played
emote-oops = Oops
emote-hurry = Go on
emote-thinking = Let me think
emote-wow = Wow
emote-goodbye = Goodbye
more = More
sound-on = Sound on
sound-off = Sound off
as-screen = Use as the shared screen
export = Save the game so far
connection-lost = No connection. As soon as it is back, so are you.
curtain-title = It is { $name }'s turn
curtain-words = Hand over the device. The others look away.
curtain-lift = I am { $name }

# Inviting
invite = Invite
invite-how = Scan the picture, open the link, or type the code.
invite-lan = Phones cannot reach this computer yet. Start the server with:
qr-label = The link to this table as a QR code
table-code = Code of the table: { $code }
copy-link = Copy link
copied = Copied
share = Share
share-replay = With this link anyone can watch this round again.
waiting-for = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
that-is-you = that is you
stand-up = Stand up
sit-here = Sit here
sit-down = Sit down
scan-to-sit = Scan and sit down
fill-with-bot = Computer

# The end
wins = { $you ->
    [yes] You win
   *[no] { $name } wins
}
share-win = { $names } share the win
nobody-wins = Nobody wins
player = Player
this-round = Points
total = Total
hands-left = What was left
score-sheet = Score sheet
rounds-left = Round { $round } of { $rounds }.
target-left = You play until someone has { $target } points.
replay = Watch again
download = Save
rematch = Play again
next-round = Next round
clause-CLA-5 = The last domino was laid.
clause-CLA-7 = Nobody could go on: least left over wins.
clause-CLA-8 = Nobody could go on. It was a tie, so pips and dominoes both count.
clause-DOM-11 = { $fields-tied ->
    [yes] A tie on fields, so the outer fields decide: { $outer }.
   *[no] Most fields: { $fields }.
}
clause-D4-17 = The last tile was laid.
clause-D4-18 = Nobody could go on: fewest tiles wins.
clause-D4-36 = It went round and round: fewest tiles wins.
clause-MAG-6 = { $tiles ->
    [0] The last domino was laid.
   *[other] Nobody could go on: least left over wins.
}
clause-MAG-9 = It had gone on long enough: least left over wins.

# Watching again
replay-file = Choose a file
replay-paste = Or paste the text here
replay-start = The dominoes are dealt.
replay-first = To the beginning
replay-previous = One move back
replay-run = Play
replay-pause = Pause
replay-following = One move on
replay-last = To the end
replay-at = Move { $number } of { $count }
bad-record = This is not a game that Boneyard can read.
no-such-record = This round is no longer kept.

# Where a player who is stuck may choose
advice-draw-or-pass = Nothing fits: draw one, or pass.
