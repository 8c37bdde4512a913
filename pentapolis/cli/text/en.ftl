### Words of the command line.
### hu.ftl has the same messages with the same variables, in the same order.

## Help

cli-help = Civilization board games by their rulebooks: to play, to study and to teach.
cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-play = Play a game: people and bots in any seat.
cli-help-serve = Run the server: tables in the browser.
cli-help-watch = Watch bots play.
cli-help-replay = Step through the record of a game.
cli-help-rules = Search the rules of a game, or show one rule by its id.
cli-help-arena = Let bots play a match and see which is stronger.
cli-help-bench = Measure the speed of a game.
cli-help-games = List the games.
cli-help-backup = Copy all games of a server into a file, also while it runs.
cli-help-lang = Language; without it, that of the environment.
cli-help-game = The game; `pentapolis games` lists them.
cli-help-seed = Seed of the game: the same seed and moves give the same game.
cli-help-option = An option of the game; may be repeated.
cli-help-seconds = CPU seconds for each move of bots that search.
cli-help-simulations = Simulations for each move of bots that search.
cli-help-seats = Who sits where, in seat order: human,expert
cli-help-seat = Who sits in the next seat: human, a level or a bot; once for each seat.
cli-help-name = Name of a person; once for each, in seat order.
cli-help-save = Keep the game in this file.
cli-help-resume = Continue the game of this file.
cli-help-ask = Ask for language, opponent and starting player, or do not.
cli-help-delay = Seconds between two moves.
cli-help-step = Wait for Enter after every move.
cli-help-file = A saved game or a record.
cli-help-as-seat = See the game from this seat (1, 2 …).
cli-help-to-end = Print the whole log and the table at the end.
cli-help-text = Words to look for, or the id of a rule.
cli-help-uncovered = Print the rules that no test names, one id a line.
cli-help-tests = Folder of the tests.
cli-help-specs = The bots, in seat order: expert greedy search:simulations=500
cli-help-games-count = How many games.
cli-help-seed-arena = Seed of the match.
cli-help-processes = How many processes; without it one for each core.
cli-help-json = Write the numbers into this file as JSON.
cli-help-bench-seconds = CPU seconds for each measurement.
cli-help-bench-players = How many play; without it as many as can.
cli-help-host = Address to listen on; without it 127.0.0.1, this computer alone.
cli-help-port = Port to listen on; without it 8000, and 0 takes a free one.
cli-help-data = Folder of the games; without it PENTAPOLIS_DATA of the environment, else ./data.
cli-help-database-url = Address of a database: sqlite:////folder/file.db or postgresql://user@host/name; without it DATABASE_URL of the environment.
cli-help-origin = Another address under which browsers reach the server (https://games.example); may be repeated.
cli-help-proxy = Address of the proxy before the server, whose word about people's addresses is believed.
cli-help-bot-workers = How many bots may think at the same time.
cli-help-bot-pause = Seconds a bot waits at least before it moves.
cli-help-backup-file = Name of the new file.

## Faults

cli-error-no-option = there is no option { $name }
cli-error-value-missing = { $name } needs a value
cli-error-missing = { $name } is missing
cli-error-bad-value = { $name }: “{ $value }” is not possible here
cli-error-no-command = there is no command “{ $name }”; see pentapolis --help
cli-error-too-much = too much on the command line: { $name }
cli-error-language = there is no language “{ $value }”; languages are { $known }
cli-error-game = there is no game “{ $value }”; games are { $known }
cli-error-game-broken = the game “{ $value }” cannot be loaded: { $reason }
cli-error-seed = the seed { $value } is too large: it may have at most 128 bits
cli-error-option-form = --option { $value }: write name=value
cli-error-option-name = the game has no option “{ $value }”; options are { $known }
cli-error-option-value = option { $name } cannot be “{ $value }”; it can be { $known }
cli-error-seat-and-seats = use either --seat or --seats, not both
cli-error-seat-count = { $count ->
    [one] this game cannot be played by { $count } player; possible: { $allowed }
   *[other] this game cannot be played by { $count } players; possible: { $allowed }
}
cli-error-names = more names than people: { $count } of the players are people
cli-error-bot = bot “{ $value }”: { $reason }
cli-error-budgets = use either --seconds or --simulations, not both
cli-error-watch-human = only bots can be watched; people play with pentapolis play
cli-error-no-seat = there is no seat { $number }: the game has { $count }
cli-error-file = { $file }: { $reason }
cli-error-resume-fixed = a game that is resumed keeps its seed and its options: leave out --seed and --option
cli-error-save-exists = { $file } already exists; continue that game with --resume, or name another file
cli-error-record = { $file } is not a valid record: { $reason }
cli-error-ledger = { $reason }
cli-error-arena = the match was broken off: { $reason }
cli-error-data-name = the path of the data folder must not contain a question mark: { $file }
cli-error-origin = --origin { $value }: write scheme and host only, as in https://games.example
cli-error-proxy = --proxy { $value }: write an IP address, as in 127.0.0.1
cli-error-serve-host = the server cannot listen on “{ $host }”: { $reason }
cli-error-serve-port-taken = port { $port } is taken by another program; choose another with --port
cli-error-serve-port-forbidden = this user may not listen on port { $port }; choose one above 1023 with --port
cli-error-serve-store = the games cannot be opened: { $reason }
cli-error-serve-client = the web client is not built; build it with make play or make build
cli-error-backup-kind = only a SQLite database can be copied with this command; PostgreSQL has pg_dump for that
cli-error-backup-none = there is no database here: { $file }
cli-error-backup-exists = { $file } already exists; name a new file
cli-error-backup = { $reason }

## Who plays

cli-name-human = Player
cli-name-bot = Bot ({ $strength })
cli-level-random = random
cli-level-greedy = greedy
cli-level-easy = easy
cli-level-medium = medium
cli-level-hard = hard
cli-level-expert = expert
cli-ask-language = Language?
cli-ask-players = How many play?
cli-players = { $count } players
cli-ask-opponent = Opponent?
cli-ask-opponents = Opponents?
cli-opponent-human = a person at this keyboard
cli-ask-starter = Who starts?
cli-starter-any = chance decides
cli-starter-me = I do
cli-starter-other = the opponent
cli-default = (Enter: { $number })

## Playing

cli-prompt = >
cli-which = Which one? (Enter: none)
cli-nothing-done = Nothing was played.
cli-no-number = Type a number from 1 to { $count }.
cli-not-understood = “{ $given }” is neither a number, nor a move, nor a name, nor a command; type help.
cli-nothing-with = Nothing can be done now with this: { $thing }.
cli-move-form = Such a move is written like this: { $form }
cli-move-part = { $form }: “{ $part }” is not possible there, only { $known }.
cli-move-unknown = { $form }: there is no “{ $part }”.
cli-allowed = ✓ Possible: { $given }
cli-why-what = Write a move or a name after it: why { $written }, why { $thing }
cli-card-what = Write a name or its beginning after it: card { $thing }
cli-lang-what = Write a language after it: { $known }
cli-thinking = { $who } is thinking …
cli-curtain = Only { $who } may look now. Pass the keyboard, then press Enter.
cli-undo-nothing = There is nothing to take back.
cli-undo-barrier = It cannot be taken back: the last move has revealed something.
cli-rules-none = no rule speaks of “{ $given }”
cli-rules-what = Write a word or the id of a rule after it: rules { $rule }
cli-rules-more = … and { $count } more
cli-rules-count = Rules: { $count }
cli-saved = The game is saved: { $file }
cli-save-exists = { $file } exists already and was left as it is: name another file.
cli-save-failed = The game cannot be saved in { $file }: { $reason }
cli-resume-with = Continue with: { $program } play --resume { $file }
cli-replay-with = Look at it again with: { $program } replay { $file }
cli-quit-save = Save as (file name; Enter keeps { $file }):
cli-result-winner = Winner: { $who }
cli-result-shared = Shared victory: { $who }
cli-play-help = Type a number from the list, a move in notation ({ $written }), a name or its beginning ({ $thing }), or a command. Enter alone draws the table again.
cli-word-help = help
cli-word-why = why
cli-word-card = card
cli-word-log = log
cli-word-score = score
cli-word-undo = undo
cli-word-lang = lang
cli-word-save = save
cli-word-rules = rules
cli-word-quit = quit
cli-word-discard = discard
cli-command-help = this list
cli-command-why = why a move is not possible (why { $written }, why { $thing })
cli-command-card = what a card or another thing of the game says (card { $thing })
cli-command-log = everything that happened
cli-command-score = the points, if the game ended now
cli-command-undo = take back your last move
cli-command-lang = another language (lang hu)
cli-command-save = save, in a file of your choice (save game.json)
cli-command-rules = search the rules for a word or an id (rules { $rule })
cli-command-quit = stop; the game can be continued later
cli-command-discard = look through the discard pile

## Watching and replaying

cli-seed = Seed: { $number }
cli-step = Enter: next move
cli-replay-prompt = { $number }/{ $count } (next, previous, auto, a number, quit) >
cli-replay-help = Enter or next: one move on; previous: one back; 0 to { $count }: go there; auto: on by itself; quit
cli-replay-start = This is the beginning.
cli-replay-end = This is the end.
cli-replay-word-next = next
cli-replay-word-previous = previous
cli-replay-word-auto = auto
cli-replay-word-quit = quit

## Server

cli-serve-ready = Pentapolis: { $address }  (Ctrl-C stops the server)
cli-serve-data = Games are kept in { $place }
cli-backup-done = The copy is ready: { $file }

## Games

cli-games-slug = Game
cli-games-name = Name
cli-games-seats = Players
cli-games-options = Options

## Arena

cli-arena-games = games
cli-arena-title = { $count } games, seed { $seed }
cli-arena-bot = Bot
cli-arena-wins = Won
cli-arena-draws = Shared
cli-arena-losses = Lost
cli-arena-rate = Win rate
cli-arena-interval = 95%
cli-arena-score = Points
cli-arena-time = Per move
cli-arena-faults = Games lost by a fault: { $count }, the first: { $reason }

## Measuring

cli-bench-title = { $title }, { $count } players, { $how }
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted
cli-bench-what = What
cli-bench-rate = Per CPU second
cli-bench-each = Each
cli-bench-games = random games
cli-bench-games-recorded = games with log and record
cli-bench-decisions = decisions in them
cli-bench-copy = copies
cli-bench-view = views
cli-bench-resample = resamples
cli-bench-simulations = search simulations
cli-bench-simulations-full = the same, each played to the end

## The table of 7 Wonders Duel

# Kinds of card in two letters, resources in one.
duel-code-brown = Br
duel-code-grey = Gy
duel-code-blue = Bl
duel-code-green = Gn
duel-code-yellow = Ye
duel-code-red = Rd
duel-code-purple = Pu
duel-letter-wood = W
duel-letter-clay = C
duel-letter-stone = S
duel-letter-glass = G
duel-letter-papyrus = P
duel-back-guild = guild
duel-board-tokens = Tokens:
duel-library = From the box:
duel-discard-count = Discarded: { $count }
duel-discard-empty = The discard pile is empty.
duel-offer = Wonders to choose from:
duel-points-now = now { $count }★
duel-makes = Makes
duel-buys = buys at
duel-symbols = Science { $count }/6:
duel-tokens = Tokens:
duel-build = build
duel-drop = discard +{ $count }●
duel-with = with
duel-score-now = If it ended now
duel-score-end = Points
duel-part-total = Total
duel-per-built-wonders = wonder
duel-per-wonders = wonder
duel-per-coin-triples = 3●
duel-per-progress-tokens = token
duel-sign-discount = −{ $count } res.
duel-sign-trade-income = trade→●
duel-sign-extra-shields = red+{ $count }▼
duel-sign-play-again-on-wonders = wonder→↻
duel-sign-coins-on-chain = chain→{ $count }●
duel-sign-progress-from-box = { $count } tokens→1
duel-sign-build-from-discard = from discard
duel-legend =
    Cards: { $kinds }.
    Resources: { $units }. ● coin, ★ victory point, ▼ shield, ↻ another turn.
    On a card: kind, printed cost, =what it costs you now; ← free with this chain symbol, → has this chain symbol.
    A thick edge: accessible. ░: face down, with the age of its back. ■ built, □ unbuilt wonder. ◆ conflict pawn.
