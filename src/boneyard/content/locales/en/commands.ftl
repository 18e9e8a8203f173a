# The command line: its help, its errors. $file is a file, $given what was typed. What %() stands for is filled in later.
help-usage = usage:
help-arguments = arguments
help-options = options
help-help = show this help and exit
help-version = show the version and exit
help-lang = language (default: your system’s)
help-boneyard = domino games for the table, the terminal and research
help-play = play in this terminal
help-games = list the games, their players and options
help-puzzles = solve puzzles, or make more of them
help-rules = read the rules of a game
help-replay = step through a saved game
help-analyse = look back at a finished game: what each move was worth, what was luck
help-serve = host tables for play over the network
help-site = write a static site: every game in the browser, without a server
help-backup = back up the server’s tables
help-verify = check that a server shuffled a round fairly
help-simulate = play random games by the million
help-dataset = save games as data, for programs that learn
help-arena = pit bots against each other and measure them
help-warm = compile games for this machine, so that long runs start at once
help-game-or-menu = name of a game (without it you get a menu)
help-game = name of a game; `boneyard games` lists them
help-puzzles-game = name of a game (default: the puzzle of the day)
help-today = the puzzle of the day
help-puzzle = one puzzle, by its id
help-lessons = the short lessons of a game, with two puzzles each
help-make = make N puzzles from games between bots
help-kind = kind of puzzles to make (default: best)
help-book-out = file of the book (default: in the folder of the game)
help-seats = people and bots in turn order, such as Ada,Bo,bot:expert (default: you,bot:club)
help-rounds = play a match of N rounds
help-target = play a match to N points
help-seed = random seed; the same seed deals the same tiles
help-resume = continue a saved game (default: the newest)
help-option = an option of the game; `boneyard games` lists them
help-ascii = draw with ASCII characters only
help-plain = sentences instead of drawings (for screen readers)
help-file = a saved game; - reads standard input
help-all = show all moves without waiting
help-open-hands = judge moves as if all hands had been open
help-json = write everything as JSON
help-worlds = in how many worlds each move is tried (default: the game’s own)
help-host = address to listen on (default: 127.0.0.1)
help-lan = let phones and other machines on your network connect
help-open = open the page in your browser
help-port = port to listen on (default: 8000, or the next free one)
help-data = data folder (default: your user data folder)
help-store = postgresql://… instead of a file; or set BONEYARD_STORE
help-keep-days = days to keep finished tables (default: 30)
help-origin = another website whose pages may connect (repeatable)
help-behind-proxy = trust these proxies for client addresses, such as 10.0.0.0/8 (default: one on this machine)
help-settings = settings from a TOML file
help-set = change a setting; docs/hosting.md lists them
help-site-folder = folder for the site: a new or empty one, or one with an earlier site
help-copy = file to write the copy to
help-record = a round downloaded from a server
help-commitment = the 64 hexadecimal digits shown before the deal
help-how-many = number of games (default: 1000000)
help-players = players in each game (default: 2)
help-totals-seed = random seed; the same seed gives the same totals (default: 0)
help-cores = cores to use (default: all)
help-fleet = a Ray cluster to play on: “ray” or the address of its head
help-checkpoint = file that keeps how far the run is; the same command goes on from there
help-warm-games = games to compile (default: all)
help-device = cpu or cuda (default: cpu)
help-dataset-out = Parquet file to write
help-dataset-bots = random, a level, or one of them for each seat, separated by commas (default: random)
help-dataset-obs = also write what each seat could know, as numbers
help-dataset-values = also write what the levels thought of their moves
help-bots = levels, FILE.py:CLASS, installed bots or pipe:COMMAND, separated by commas
help-deals = deals per pairing (default: 100)
help-deals-seed = random seed for the deals (default: 1)
help-seconds = thinking time per move in seconds (default: each level’s own)
help-simulations = simulations per move (default: each level’s own)
help-luck-free = measure choices alone, without the luck of deals and draws
help-thorough = with --luck-free: ask all bots again, even those that think; more exact, but much slower
help-out = folder for games, table and plots (default: arena/GAME-PLAYERS)

# What the commands say
games-default = default
analyse-title = Looking back
analyse-column-move = Move
analyse-column-mark = Mark
analyse-column-loss = Cost
site-writing = Writing the site
site-done = The site is in { $folder }. Copy it to any web host, or try it here: python3 -m http.server --directory { $folder }
site-empty = If this page stays as it is: it needs JavaScript, and it has to come from a web server. To start one, run { $command } in this folder, then open { $address }.
backup-done = The tables have been copied to { $file }.
verify-done = { $count ->
    [one] The shuffle is the one that was announced, and the only move is legal.
   *[other] The shuffle is the one that was announced, and all { $count } moves are legal.
}
verify-compare = Compare the commitment in the file with the one you were shown before the deal.
serve-here = Boneyard is at { $address }
serve-others = From other machines on your network: { $address }

# Mistakes on the command line
mistake = { $program }: error: { $text }
mistake-argument = %(argument_name)s: %(message)s
mistake-one-argument = a value is missing
mistake-choice = “%(value)s” is not one of the choices: %(choices)s
mistake-value = “%(value)s” is not a number
mistake-required = missing: %s
mistake-unknown = not understood: %s

# Errors
error-no-game = there is no game called “{ $name }”; choose from: { $known }
error-no-version = there is no version { $version } of the rules of { $game }; there is: { $known }
error-no-bot = there is no bot called “{ $name }”; choose from: { $known }
error-no-option = this game has no option called “{ $name }”; choose from: { $known }
error-no-page = there are no rules for “{ $name }”; choose from: { $known }
error-no-puzzles = there are no puzzles for “{ $name }”; choose from: { $known }
error-no-puzzle = there is no puzzle “{ $name }”; choose from: { $known }
error-no-puzzle-kind = there is no kind of puzzle called “{ $name }”; choose from: { $known }
error-option-form = write an option as NAME=VALUE, not “{ $given }”
error-option-value = option { $name } cannot be “{ $given }”; choose from: { $allowed }
error-players = { $game } takes { $allowed } players, not { $given }
error-seats = { $game } is for { $allowed } players, but --seats names { $count }
error-count = { $name } must be a whole number from 1 up, not { $given }
error-seed = a seed is a whole number from 0 to 2**64 - 1, not { $given }
error-name = a name has 1 to { $most } printable characters, no comma and no #; “{ $given }” does not
error-not-over = this game is not over yet; only a finished one can be looked back at
error-record = this saved game cannot be read ({ $why })
error-record-hidden = the seed is hidden: this is an unfinished game as one seat saw it, or a position that was set up
error-no-saved-game = there is no saved game to continue in { $folder }
error-not-saved = { $file } is not a game saved by `boneyard play`
error-wrong-round = { $file } has a round that does not belong to its match
error-no-file = there is no file { $file }
error-file-exists = { $file } already exists
error-is-folder = { $file } is a folder, not a file
error-not-allowed = you are not allowed to open { $file }
error-not-text = that file is not text
error-no-tables = there are no saved tables at { $file }
error-site-folder = { $folder } is neither an empty folder nor one with an earlier site; nothing was written
error-no-module = the rules of { $game } have not been built for the browser; to build them: python3 dev.py kernels
error-no-client = the client has not been built; to build it: pip install -e .
error-port = a port is a whole number from 0 to { $most }, not { $given }
error-port-taken = port { $port } is taken; choose another with --port
error-setting-int = { $name } is a whole number from 0, not { $given }
error-setting-float = { $name } is a number from 0, not { $given }
error-setting-bool = { $name } is yes or no, not { $given }
error-settings-file = { $file } is not a settings file: { $why }
error-no-setting = there is no setting { $name }; there are: { $known }
error-store-in-use = another server is using { $file }; stop it, or choose another folder with --data
error-store-foreign = { $file } is not a Boneyard file; choose another folder with --data
error-store-newer = { $file } was written by a newer version of Boneyard; update this one
error-store-damaged = { $file } is damaged; restore a backup, or move it away to start afresh
error-store-read-only = { $file } cannot be written to; check who owns it and its permissions
error-database-foreign = { $file } holds tables of another program; choose another database with --store
error-database-away = the database at { $file } does not answer; check that it is running
error-database-refused = the database at { $file } refuses: { $why }
error-no-postgres = PostgreSQL needs an extra: pip install boneyard[postgres]
error-no-otel = traces need an extra: pip install boneyard[otel]

## boneyard warm

compiling = Compiling games
compiled = { $count ->
    [one] One game is compiled.
   *[other] { $count } games are compiled.
}
