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
cli-help-new-game = Write a small game that passes the laws, to begin one of your own with.
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
cli-help-lines = Line by line instead of the full screen: for pipes and screen readers.
cli-help-no-color = No colours; the environment variable NO_COLOR does the same.
cli-help-ascii = ASCII characters only, without accents and drawn lines.
cli-help-delay = Seconds between two moves.
cli-help-step = Wait for Enter after every move.
cli-help-file = A saved game or a record.
cli-help-as-seat = See the game from this seat (1, 2 …).
cli-help-which-game = Which game of a file with several; without it the first.
cli-help-to-end = Print the whole log and the table at the end.
cli-help-text = Words to look for, or the id of a rule.
cli-help-uncovered = Print the rules that no test names, one id a line.
cli-help-without-code = Print the rules that no code of the game names, one id a line.
cli-help-tests = Folder of the tests.
cli-help-specs = The bots, in seat order: expert greedy search:simulations=500
cli-help-games-count = How many games.
cli-help-seed-arena = Seed of the match.
cli-help-processes = How many processes; without it one for each core.
cli-help-json = Write the numbers into this file as JSON.
cli-help-records = Write every game into this file, one a line; replay shows them.
cli-help-bench-seconds = CPU seconds for each measurement.
cli-help-bench-results = Hash the results of so many random games.
cli-help-bench-players = How many play; without it as many as can.
cli-help-data = Folder of the games; without it PENTAPOLIS_DATA of the environment, else ./data.
cli-help-database-url = Address of a database: sqlite:////folder/file.db or postgresql://user@host/name; without it DATABASE_URL of the environment.
cli-help-new-slug = What it is called in addresses and commands: small letters, digits and hyphens.
cli-help-into = Folder of the checkout; without it the current one.
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
cli-error-edition = the edition cannot be “{ $value }”; it can be { $known }. Editions that cannot be played: { $reason }
cli-error-options = these options do not go together: { $reason }
cli-error-seat-and-seats = use either --seat or --seats, not both
cli-error-seat-count = { $count ->
    [one] this game cannot be played by { $count } player; possible: { $allowed }
   *[other] this game cannot be played by { $count } players; possible: { $allowed }
}
cli-error-names = more names than people: { $count } of the players are people
cli-error-name = a name cannot contain control characters: “{ $value }”
cli-error-bot = bot “{ $value }”: { $reason }
cli-error-budgets = use either --seconds or --simulations, not both
cli-error-watch-human = only bots can be watched; people play with pentapolis play
cli-error-no-seat = there is no seat { $number }: the game has { $count }
cli-error-file = { $file }: { $reason }
cli-error-resume-fixed = a game that is resumed keeps its seed and its options: leave out --seed and --option
cli-error-save-exists = { $file } already exists; continue that game with --resume, or name another file
cli-error-record = { $file } is not a valid record: { $reason }
cli-error-no-game = there is no game { $number } in { $file }: it holds { $count }
cli-error-ledger = { $reason }
cli-error-rules-text = with --uncovered or --without-code only a game is named, not “{ $given }”
cli-error-arena = the match was broken off: { $reason }
cli-error-extra = the server is not installed ({ $missing } is missing); install it with: { $command }
cli-error-data-name = the path of the data folder must not contain a question mark: { $file }
cli-error-origin = --origin { $value }: write scheme and host only, as in https://games.example
cli-error-server-bot = --bot { $value }: { $reason }
cli-error-proxy = --proxy { $value }: write an IP address, as in 127.0.0.1
cli-error-serve-host = the server cannot listen on “{ $host }”: { $reason }
cli-error-serve-port-taken = port { $port } is taken by another program; choose another with --port
cli-error-serve-port-forbidden = this user may not listen on port { $port }; choose one above 1023 with --port
cli-error-serve-store = the games cannot be opened: { $reason }
cli-error-serve-client = this package was built without the web client; build it with make play or make build, or serve programs only with --api-only
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
cli-ask-game = Which game?
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
cli-control-keys = There was a control key in that line. Nothing was done.
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
cli-rules-code = Code: { $count ->
    [0] named nowhere
   *[other] { $count }
}
cli-rules-tests = Tests: { $count ->
    [0] named by none
   *[other] { $count }
}
cli-saved = The game is saved: { $file }
cli-save-exists = { $file } exists already and was left as it is: name another file.
cli-save-failed = The game cannot be saved in { $file }: { $reason }
cli-resume-with = Continue with: { $program } play --resume { $file }
cli-origin-seed = The seed of this game was chosen. Somebody may know what is still hidden.
cli-origin-fork = This game goes on from a position of another one. Somebody may know what is still hidden.
cli-origin-import = This game was made from a record. Somebody may know what is still hidden.
cli-origin-scripted = In this game cards were laid by hand. Somebody may know what is still hidden.
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

## The full screen

cli-full-board = Table
cli-full-points = Points
cli-full-moves = Your move
cli-full-log = Log
cli-full-rules = Rules
cli-full-help = Help
cli-full-why = Why not?
cli-full-look = In words
cli-full-end = The end
cli-full-no-rules = This game brings no rules to look up.
cli-full-too-small = The table needs at least { $columns } columns and { $lines } lines. Make the window larger, or leave with q and come back with --lines.
cli-full-over = The game is over. q leaves, u takes back.
cli-full-busy = Wait: { $who } is thinking.
cli-full-only = Only moves about this: { $given }. Esc shows all.
cli-full-refused = Moves that are not possible now are marked with ✗: choose one, and it says why. w hides them.
cli-full-none-refused = Every move you may think of here is possible.
cli-full-find = Find:
cli-full-find-hint = The beginning of a name, or a move in notation. What is not possible says why. Enter; Esc: back.
cli-full-find-rule-hint = Words, or the id of a rule. Enter; Esc: back.
cli-full-file = File:
cli-full-save-hint = Save as: a new file, or Enter for { $file }. Esc: back.
cli-full-quit-hint = Leave? The game is kept in { $file }. Enter leaves; a file name saves it there; Esc goes on playing.
cli-full-curtain = Only { $who } may look now.
cli-full-curtain-how = Pass the keyboard, then press Enter or click.
cli-full-key-help = help
cli-full-key-rules = rules
cli-full-key-undo = undo
cli-full-key-why = why not
cli-full-key-find = find
cli-full-key-look = card
cli-full-key-score = points
cli-full-key-zoom = zoom
cli-full-key-lang = magyar
cli-full-key-save = save
cli-full-key-quit = quit
cli-full-help-choose = ↑ ↓ or a number choose a move, Enter plays it. With the mouse: a click chooses, a click on the chosen one plays; a click on a card's name finds its moves.
cli-full-help-panes = Tab goes to the next pane, ↑ ↓ PgUp PgDn and the wheel scroll in it. Esc comes back to the moves.
cli-full-help-help = this page; again: away with it
cli-full-help-rules = the rules, at the one that decides the chosen move; / looks for another
cli-full-help-undo = take back your last move
cli-full-help-why = also list what is not possible now, each with its reason
cli-full-help-find = moves about a card or another thing, by how its name begins
cli-full-help-look = what the things of the chosen move do, in words
cli-full-help-score = the points, if the game ended now
cli-full-help-zoom = the pane you are in over the whole screen, and back
cli-full-help-lang = in Hungarian, at once
cli-full-help-save = save, also in another file
cli-full-help-quit = stop; you can go on later
cli-full-help-bots = While bots move, any key goes on to your next decision.

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
cli-games-making = Being built: its bots are still simple.
cli-edition-left-out = An edition is left out: { $reason }

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
cli-arena-crash = How { $bot } crashed the first time:
cli-arena-stopped = Stopped: { $count } of { $total } games were played to their end, and only they are counted.

## Measuring

cli-bench-title = { $title }, { $count } players, { $how }
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted
cli-bench-what = What
cli-bench-rate = Per CPU second
cli-bench-each = Each
cli-bench-results = Results of { $count } random games: { $hash }
cli-bench-games = random games
cli-bench-games-recorded = games with log and record
cli-bench-decisions = decisions in them
cli-bench-copy = copies
cli-bench-view = views
cli-bench-resample = resamples
cli-bench-simulations = search simulations
cli-bench-simulations-full = the same, each played to the end

## A new game

cli-new-game-slug = A game cannot be called “{ $given }”: write small letters, digits and hyphens, such as my-game, at most 40 and no word of Python.
cli-new-game-prefix = The rules of “{ $given }” would be called { $prefix }-…, as those of another game are: choose another name.
cli-new-game-checkout = { $file } is not a checkout of Pentapolis: go to one, or name it with --into.
cli-new-game-exists = { $file } is there already. Nothing was written.
cli-new-game-unwritable = { $file } cannot be written ({ $reason }). Nothing was written.
cli-new-game-next = Next: make play (the browser), make terminal ARGS={ $name } (the terminal), make check (the tests). How a game is built: docs/game-authors.md.

## Settings of the server: what each option does. They are made of the fields of the server's settings.

cli-help-config = File of settings in TOML; options go before it. The server has no prefix: it is always at the top of its own host name.
cli-help-default = [without it: { $value }]
cli-set-host = Address to listen on; 127.0.0.1 is this computer alone.
cli-set-port = Port to listen on; 0 takes a free one.
cli-set-origins = Another address under which browsers reach the server (https://games.example); may be repeated.
cli-set-proxy = Address of the proxy before the server, whose word about people's addresses is believed.
cli-set-api-only = Serve programs only, without the web client.
cli-set-bots = A bot that may sit at tables besides the levels: clever=my_bots:MyBot, or greedy; may be repeated.
cli-set-bot-workers = How many bots may think at the same time.
cli-set-bot-pause = Seconds a bot waits at least before it moves.
cli-set-bot-seconds = Seconds a bot may think about a move.
cli-set-bot-wait = Seconds a bot's move may wait for its turn to be thought about.
cli-set-bot-tables = Unfinished tables with bots that one person may have in memory.
cli-set-bot-tables-per-address = Unfinished tables with bots that one address may have in memory.
cli-set-live-tables = Tables in memory at once.
cli-set-idle = Seconds after which a table leaves memory that nobody watches.
cli-set-lobby = Open tables that the lobby shows.
cli-set-lobby-each = Open tables of one person or address that the lobby shows.
cli-set-new-tables = New tables of a person: so many at once, then so many a second (or 5/minute, 100/day).
cli-set-new-tables-daily = The same by the day.
cli-set-new-tables-per-address = New tables of an address.
cli-set-new-tables-per-address-daily = The same by the day.
cli-set-new-people = New people of an address.
cli-set-new-people-daily = The same by the day.
cli-set-import-seconds = Seconds in which an imported record must have been replayed.
cli-set-requests = Requests and handshakes of an address.
cli-set-refused-requests = Requests refused for being too many that are answered at once.
cli-set-line-bytes = Bytes of a request's first line.
cli-set-header-bytes = Bytes of a request's headers.
cli-set-headers = Headers of a request.
cli-set-body-bytes = Bytes of a request's body.
cli-set-import-bytes = Bytes of an imported record.
cli-set-json-depth = How deep JSON may be nested.
cli-set-pipelined = Requests of a connection that may wait for earlier answers.
cli-set-head-seconds = Seconds for the head of a request.
cli-set-body-seconds = Seconds for the body of a request.
cli-set-answer-seconds = Seconds for reading an answer.
cli-set-keep-alive = Seconds a connection may be silent between two requests.
cli-set-connections = Connections in all; 0: as many as the system gives files for.
cli-set-connections-per-address = Connections of an address.
cli-set-sockets = Open sockets in all.
cli-set-sockets-per-address = Open sockets of an address.
cli-set-sockets-per-person = Open sockets of a person.
cli-set-watched = Tables that one socket may follow.
cli-set-commands = Commands of a person: so many at once, then so many a second.
cli-set-messages = Messages of a person, pings too: faster ones are read later.
cli-set-refused-commands = Refusals for being too fast; more of them end the socket.
cli-set-faults = Unreadable messages after which a socket ends.
cli-set-message-bytes = Bytes of a message on a socket.
cli-set-unread-bytes = Bytes that may wait for a slow page.
cli-set-send-seconds = Seconds one message may wait for a slow page.
cli-set-ping = Seconds of silence after which a page shows that it is there.
cli-set-silence = Seconds of silence after which a socket counts as dead.
cli-set-recheck = Seconds after which the session of a socket is looked up again.
cli-set-log-level = The least that goes into the log: debug, info, warning or error.
cli-set-log-format = The log as text, or as JSON: an object for each line.
cli-set-metrics = Address and port of its own where figures for Prometheus are at /metrics: 127.0.0.1:9100.

# $kind: what the setting takes. $limited: whether there is an upper end.
cli-error-setting = { $name }: “{ $value }” is not possible here; write { $kind ->
    [whole] a whole number { $limited ->
        [yes] from { $least } to { $most }
       *[no] of at least { $least }
    }
    [number] a number { $limited ->
        [yes] from { $least } to { $most }
       *[no] of at least { $least }
    }
    [rate] how many at once and how many a second, as in 20,5 or 100,100/day
    [choice] one of { $choices }
    [truth] yes or no
    [texts] a list of addresses, as in https://games.example
   *[text] an address, as in 127.0.0.1:9100
}
cli-error-config-unreadable = the file of settings { $file } cannot be read: { $value }
cli-error-config-syntax = { $file }, line { $line }: this is not TOML: { $value }
cli-error-config-unknown = { $file }, line { $line }: there is no setting “{ $name }”
cli-error-config-place = { $file }, line { $line }: { $name } must be a text, not “{ $value }”
cli-error-config-value = { $file }, line { $line }: { $name }: “{ $value }” is not possible here; write { $kind ->
    [whole] a whole number { $limited ->
        [yes] from { $least } to { $most }
       *[no] of at least { $least }
    }
    [number] a number { $limited ->
        [yes] from { $least } to { $most }
       *[no] of at least { $least }
    }
    [rate] how many at once and how many a second, as in 20,5 or 100,100/day
    [choice] one of { $choices }
    [truth] yes or no
    [texts] a list of addresses, as in https://games.example
   *[text] an address, as in 127.0.0.1:9100
}

## Tables, from outside

cli-help-tables = List, close and prune the tables of a server, running or not.
cli-help-tables-list = List tables, the ones used last first.
cli-help-tables-close = End a game, or a table that waits for people. Nobody wins.
cli-help-tables-prune = Forget tables for ever at which nothing has happened for long.
cli-help-table-id = What the table is called: it stands in its address.
cli-help-table-status = Only tables that are waiting, playing or over; may be repeated.
cli-help-table-limit = How many at most; without it 50.
cli-help-table-json = As JSON, an object a line.
cli-help-prune-days = Tables at which nothing has happened for so many days.
cli-help-prune-status = Of which tables: waiting, playing or over; may be repeated. Without it over.
cli-help-prune-dry = Only say which.
cli-tables-id = Table
cli-tables-game = Game
cli-tables-status = Status
cli-tables-people = People
cli-tables-moves = Moves
cli-tables-used = Last used
cli-tables-waiting = waiting
cli-tables-playing = playing
cli-tables-over = over
cli-tables-bot = bot
cli-tables-free = free
cli-tables-none = There are no such tables.
cli-tables-closed = Closed: { $table }
cli-tables-pruned =
    { $count ->
        [0] Nothing was pruned.
        [one] One table is forgotten.
       *[other] { $count } tables are forgotten.
    }
cli-tables-would =
    { $count ->
        [0] Nothing would be pruned.
        [one] One table would be forgotten:
       *[other] { $count } tables would be forgotten:
    }
cli-tables-left = Left alone, because somebody is there: { $table }
cli-error-table-status = --status { $value }: write waiting, playing or over
cli-error-table-not-found = there is no table { $table }
cli-error-table-over = table { $table } is over already
cli-error-table-old = table { $table } cannot be opened by this version: { $reason }
cli-error-order = the server that holds the database has not answered within { $seconds } seconds; nothing was asked of it
