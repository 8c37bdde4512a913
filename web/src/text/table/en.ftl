### Words of the table: question, log, seats, undo, replay.
### hu.ftl has the same messages with the same variables, in the same order.

## The table

# $title: the name of the game.
table-title = { $title }: the table
table-board = Board
table-side = Question and log
table-question = Decision
table-loading = Setting the table…
table-gone = This table cannot be opened
table-to-lobby = To the first page
table-to-table = To the table
table-close = Close
table-cancel = Cancel
table-confirm = Play it
table-copy = Copy
table-copied = Copied to the clipboard.
table-copy-link = Copy link
table-link-copied = The link is on the clipboard.
table-link-copy = Copy this link and send it:
table-link-here = This link works on this computer only: the page is open at { $host }. For others to come, start the server with “{ $command }”, open this page at the address of this computer in the network, such as { $example }, and copy the link there.
table-link-network = This link works only in the same network as this computer ({ $host }).
table-reload = Reload
table-outdated = A newer version of Pentapolis is running. Reload the page to go on; your game is safe.
table-reconnecting = The connection is lost. Trying again…
table-spectator = Spectator
# $number: which move is being decided.
table-move-number = Move { $number }
table-waiting-chip = Not full yet

## Seats

table-seats = Seats
table-seat-open = Seat { $number }
table-seat-free = free
table-bot-easy = Easy bot
table-bot-medium = Medium bot
table-bot-hard = Hard bot
table-bot-expert = Expert bot
table-bot-other = Bot
table-you = you
table-is-bot = Bot
table-connected = connected
table-away = away
table-resigned = resigned
table-winner = winner
table-to-act = has to decide
table-clock = Time left:
table-clock-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }

## Waiting for players

table-waiting = Waiting for players
table-waiting-host = The game starts by itself when every seat is taken. Send a link to a friend, or let a bot play.
table-waiting-guest = The game starts by itself when every seat is taken.
table-invite = Copy invitation link
table-let-bot = Let a bot play
table-level = How strong?
table-level-of-seat = Level of the bot for seat { $number }
table-sit = Sit here

## The question

table-your-turn = Your turn
table-one-reaction = { $name }: use its effect?
table-waits-for = { $players } to decide
table-bot-waits = Many bots are playing: { $player } starts to think in about { $seconds } s.
table-also-decide = Also deciding now: { $players }.
table-actions = What you can do
table-hint = Choose something on the board to see what you can do with it.
table-all-moves =
    { $count ->
        [one] The only possible move
       *[other] All { $count } possible moves
    }
table-other-moves = Other moves
table-unchoose = Choose something else
# $rule: the number of the rule, as SWD-WON-02.
table-rule = Rule { $rule }
table-sending = Sending…
table-bot-plays-you = A bot is playing in your place.
table-return = Take my seat back

## The log and the past

table-log = Log
table-log-open = Log and seats
table-since = Since your last move
table-since-more = { $count } earlier
table-since-skip = Show the rest at once
table-log-empty = Nothing has happened yet.
table-log-look = Show the position after move { $number }
table-log-unread =
    { $count ->
        [one] One new line
       *[other] { $count } new lines
    }
table-news =
    { $count ->
        [one] One move since you were here.
       *[other] { $count } moves since you were here.
    }
table-news-line = new since you were here
table-what-happened = What happened?
table-past =
    { $number ->
        [0] The beginning of the game
       *[other] The position after move { $number }
    }
table-present = Back to the game
table-present-over = Back to the result

## Undo

table-undo-group = Undo
table-undo = Undo
table-undo-hint = Take back your last decision (u)
table-undo-ask = Ask to undo
table-undo-ask-hint = Something has been revealed or somebody else has moved: the others must agree
table-redo = Redo
table-redo-hint = Play again what you took back (r)
table-reset = Restart turn
table-reset-hint = Take back the whole turn
table-undo-asked = You asked to undo. Waiting for { $players }.
table-undo-withdraw = Never mind
# $number: how many moves would be left.
table-undo-wish =
    { $number ->
        [0] { $player } would like to go back to the beginning. Do you agree?
       *[other] { $player } would like to go back to the position after move { $number }. Do you agree?
    }
table-undo-agree = Agree
table-undo-refuse = Refuse
table-undo-refused = { $player } did not agree to taking it back.
table-undo-others = { $player } has asked to undo; the others are deciding.

## Passing one device on

table-curtain = Pass the device to { $player }
table-curtain-help = The table is covered so that nobody sees what is not theirs.
table-curtain-ready = I am { $player }
table-curtain-undo = I am { $player }, and I undo

## The end

table-over = The game is over
table-won-you = You won!
table-won = { $player } won
table-won-shared = Shared victory: { $players }
table-how-resigned = { $player } resigned.
table-how-time = { $player } ran out of time.
table-how-closed = Whoever runs the server closed the table.
table-end = Result
table-see-board = See the table
table-see-result = See the result
# On the board, when the game is over.
table-points-end = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-won-points = { $seat } has the most points: { $count }.
    .you = You have the most points: { $count }.
table-course = Points over the course of the game
table-course-begin = beginning
table-course-end = move { $number }
table-rematch = Rematch
table-rematch-go = To the rematch
table-replay = Replay
table-fork = Continue from here
table-export = Save record
table-new-game = New game

## Points

# On a board that shows any game: something lies there that the reader cannot see.
table-plain-hidden = Hidden
table-points = Points
# The head of the column that names the kinds of points.
table-points-for = Points for
table-points-total = Total
table-points-title = If the game ended now
table-points-now = { $count ->
    [one] { $count } point if it ended now
   *[other] { $count } points if it ended now
}

## Parts of boards

table-rules = Rules:
table-step-done = done:
table-step-now = now:
table-step-next = to come:
table-step-out = no longer:
table-plan = plan
table-plan-zoom = How large
table-plan-closer = Larger
table-plan-farther = Smaller
table-plan-whole = The whole plan

## The menu

table-menu = Table menu
table-menu-link = Copy a link to this table
table-menu-bot = Let a bot play for me
table-bot-mine-sure = The bot goes on in your place. You can take your seat back at any time.
table-bot-other-sure = { $player } is away. A bot goes on in that seat.
table-resign = Resign
table-resign-sure = Do you give up this game? This cannot be undone.
table-resign-yes = I resign
table-bug = Report a bug
table-bug-help = Paste this text into your report. It says which table and which position you saw, and what you saw of it, but nobody’s secrets.
table-bug-copy = Copy this text:

## Keys

table-keys = Keys
table-key-tab = through everything on the table
table-key-enter = choose a thing; then its first action is ready
table-key-arrows = up and down among actions and in the log
table-key-escape = choose something else, or back to the game
table-key-undo = undo
table-key-redo = redo
table-key-log = to the log
table-key-help = this help

## Replay

table-replay-title = Replay of { $title }
table-replay-controls = Position
table-replay-scrub = Move through the game
table-replay-begin = The beginning of the game
table-replay-move = Move { $number } of { $count }
table-replay-at = Move { $number } of { $count }: { $player }
table-replay-seat = Seen by
table-first = To the beginning
table-step-back = One move back
table-play = Play
table-pause = Pause
table-step-forward = One move on
table-last = To the end
table-fork-help =
    { $number ->
        [0] A new table with the same beginning. Who plays?
       *[other] A new table with the same first { $number } moves. Who plays?
    }
table-fork-me = Me
table-fork-go = Open the table
