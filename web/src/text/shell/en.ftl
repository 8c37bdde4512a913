### Words of the pages around the table: lobby, new table, seat links, rules, settings.
### hu.ftl has the same messages with the same variables, in the same order.

## Document titles

shell-title-lobby = Pentapolis: board games of civilization
shell-title-new = New table · Pentapolis
shell-title-join = Your seat · Pentapolis
shell-title-rules = Rules · Pentapolis
shell-title-rules-of = Rules of { $title } · Pentapolis
shell-title-settings = Settings · Pentapolis
shell-title-missing = Not found · Pentapolis
shell-title-broken = Something broke · Pentapolis

## The bar at the top

shell-skip = Skip to the content
shell-home = Pentapolis, to the first page
shell-bar = Page
shell-rules = Rules
shell-settings = Settings
shell-language = Language
shell-theme-to-dark = Switch to dark colours
shell-theme-to-light = Switch to light colours

## Trouble

shell-no-answer-network = The server cannot be reached. Check your connection and try again.
shell-no-answer-timeout = The server is taking too long to answer. Try again in a moment.
shell-no-answer-garbled = The server gave an answer this page does not understand. Reload the page.
shell-unexpected = Something unexpected happened. Reload the page and try again.
shell-retry = Try again
shell-reload = Reload
shell-loading = One moment…
shell-broken = Something broke
shell-broken-text = That is our fault, not yours. Your games are safe on the server: reload, and carry on where you were.
shell-missing = Nobody has built anything here
shell-missing-text = This address leads nowhere. Perhaps a letter of it got lost on the way.
shell-back-to-table = Back to the table
shell-to-lobby = To the first page

## Lobby

shell-welcome = Great civilizations, one table
shell-welcome-text = Sit down and play: no account, nothing to install.
shell-you-are = You play as
shell-name = Your name
shell-name-none = You play without a name.
shell-name-choose = Choose a name
shell-name-change = Change name
shell-name-save = Save
shell-name-cancel = Cancel
shell-name-empty = A name needs at least one letter.
shell-name-long = A name can have at most { $most } letters.
shell-games = Games
shell-players = For { $least } to { $most } players
shell-players-exactly =
    { $count ->
        [one] For one player
       *[other] For { $count } players
    }
shell-making-brief = Being built
shell-making = Being built: its bots are still simple.
shell-edition = Edition: { $title }
shell-edition-reconstructed = Our own reconstruction.
shell-edition-brief = Most cards are our own reconstruction, not the printed ones.
shell-edition-brief-the-capitals = Most tiles are our own reconstruction, not the printed ones.
shell-edition-more = More about this edition
shell-edition-faulty = An edition is left out: { $reason }
shell-play-bot =
    { $count ->
        [one] Play against a bot
       *[other] Play against bots
    }
shell-level =
    { $count ->
        [one] How strong should the bot be?
       *[other] How strong should the bots be?
    }
shell-play-here =
    { $count ->
        [2] Two at this screen
       *[other] Together at this screen
    }
shell-invite =
    { $count ->
        [one] Invite a friend
       *[other] Invite friends
    }
shell-more-settings = More settings
shell-opening = Setting the table…
shell-mine = My tables
shell-mine-none = No game of yours is under way. The first move is one click away.
shell-mine-more =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
shell-open = Open tables
shell-open-none = Nobody is waiting for players now. Open a table, and somebody may join you.
shell-open-make = Open a table
shell-state-your-turn = Your turn
shell-state-your-turn-left = Your turn, { $time } left
shell-state-their-turn = { $name } is thinking
shell-state-bot-turn = The bot is thinking
shell-state-several = { $count } players are thinking
shell-state-waiting =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
shell-state-won = You won
shell-state-lost = { $name } won
shell-state-bot-won = The bot won
# $number: of its seat; more than one bot played.
shell-state-bot-of-won = The bot in seat { $number } won
shell-state-drawn = Shared victory
shell-state-over = Finished
shell-continue = Continue
shell-look = Look back
shell-enter = Go to the table
shell-sit = Sit down
shell-watch = Watch
shell-seat-you = You
shell-seat-bot = Bot · { $level }
shell-seat-open = Free seat
shell-terms = On what terms
shell-terms-usual = Usual rules
shell-import = Open a record
shell-import-text = Continue or look through a game somebody saved as a record.
shell-import-file = Choose a file
shell-import-drop = or drop it here
shell-import-paste = Or paste the record here
shell-import-open = Open record
shell-import-empty = Choose a file, or paste a record first.
shell-import-no-json = This is not a record: { $what } is not JSON.
shell-import-no-object = This is not a record: a record is a JSON object.
shell-import-this-text = the text
shell-import-too-large = This file is too large to be a record.
shell-version = Version { $version }
shell-faithful = Played by the printed rules. Where the rulebook is silent, the rules say what was decided, and what had to be reconstructed is marked.
shell-read-rules = Rules of { $title }

## A new table

shell-new = A new table
shell-new-which = Which game?
shell-new-no-game = There is no such game here.
shell-new-count = Players
shell-new-seats = Who sits where?
shell-new-seat = Seat { $number }
shell-new-seat-who = Who sits in seat { $number }
shell-new-seat-level = Level of the bot in seat { $number }
shell-new-seat-name = Name at this screen for seat { $number }
shell-kind-me = Me
shell-kind-open = Somebody else
shell-kind-bot = Bot
shell-new-options = How to play
shell-new-clock = Thinking time
shell-clock-none = No limit
shell-clock-none-help = Take your time. A game may last a minute or a month.
shell-clock-quick = 15 min + 10 s
shell-clock-quick-help = A lively game: 15 minutes each, and 10 seconds more after every move.
shell-clock-calm = 30 min + 20 s
shell-clock-calm-help = An unhurried evening: 30 minutes each, and 20 seconds more after every move.
shell-clock-slow = 1 day a move
shell-clock-slow-help = For a game on the side: one day each, and one day more after every move.
shell-clock-custom = My own
shell-clock-custom-help = Set the time for the whole game, and how much every move adds.
shell-clock-minutes = Minutes each
shell-clock-increment = Seconds more after a move
shell-new-who-may = Who may join?
shell-private = Only by a link
shell-private-help = You get a link for every free seat, to send to whomever you like.
shell-public = Anybody
shell-public-help = The table is listed on the first page until it is full.
shell-new-create = Open the table
shell-fault-open-seat = An open table needs at least one seat for somebody else.
shell-fault-minutes = The time must be between { $least } and { $most } minutes.
shell-fault-increment = The addition must be between 0 and { $most } seconds.
shell-fault-level = Choose a level for the bot in seat { $number }.
shell-fault-name = The name for seat { $number } can have at most { $most } letters.
shell-fault-no-people = Somebody has to play: give at least one seat to yourself or to somebody else.

## A seat link

shell-join = A seat is waiting for you
shell-join-text = Somebody has kept a place for you at the table. What shall they call you?
shell-join-seats = Who sits at the table
shell-join-go = Sit down
shell-join-no-secret = This link is not complete
shell-join-no-secret-text = The secret at its end is missing. Ask for the link again, and copy all of it.
shell-join-used = This link no longer works
shell-join-used-text = Somebody has already taken this seat with it, or a newer link has replaced it. If it was you, your table is on the first page.

## Rules

shell-rules-of = Rules of { $title }
shell-rules-which = Rules of which game?
shell-rules-parts = The parts of the boards, for developers
shell-rules-text = Every rule in brief, with its number. When the table refuses something, it names one of these.
shell-rules-search = Search the rules
shell-rules-search-hint = Search: a word, or { $example }
shell-rules-clear = Clear the search
shell-rules-results = Rules found
shell-rules-contents = Contents
shell-rules-found =
    { $count ->
        [0] No rule has all of these words. Try fewer of them, or another word.
        [one] One rule
       *[other] { $count } rules
    }
shell-rules-examples = Worked examples
shell-rules-gaps = Decisions
shell-rules-gaps-text = What the rulebook leaves open, and how it is played here.
shell-rules-glossary = Glossary
shell-rules-glossary-text = The words of the game in both languages.
shell-rules-term-english = English
shell-rules-term-hungarian = Hungarian
shell-rules-term-meaning = Meaning
shell-rules-example = Example
shell-rules-decision = Decision
shell-rules-whole-page = Own page
shell-rules-close = Close the rules
shell-rules-source = Rulebook:
shell-rules-see = See also
shell-rules-link = Link to { $rule }
shell-rules-tags = What the marks mean
shell-tag-icon = icon
shell-tag-icon-help = The rulebook shows this with a picture; the cards say what it means.
shell-tag-corrected = corrected
shell-tag-corrected-help = The printed rulebook has a slip here, or the publisher corrected it.
shell-tag-gap = decided
shell-tag-gap-help = The rulebook does not say it; the reason stands under Decisions.
shell-tag-implied = implied
shell-tag-implied-help = It follows from an example or from another sentence of the rulebook.
shell-rules-no-rule = There is no rule { $rule } here. Perhaps you will find it by its words.

## Settings

shell-set-look = Looks
shell-set-language = Language
shell-set-language-help = You can switch at any time, also in the middle of a game.
shell-set-theme = Colours
shell-set-theme-help = Warm paper by day, deep slate by night.
shell-set-theme-system = As the device
shell-set-theme-light = Light
shell-set-theme-dark = Dark
shell-set-motion = Motion
shell-set-motion-help = Things that have changed move to their place. Without motion a dot marks them.
shell-set-motion-system = As the device
shell-set-motion-none = No motion
shell-set-pace = Pace
shell-set-pace-help = Moves of others are shown one after another. Esc or a click on the board shows the present at once.
shell-set-pace-none = At once
shell-set-pace-short = Briskly
shell-set-pace-long = Slowly
shell-set-play = At the table
shell-set-confirm = Ask before a move
shell-set-confirm-help = A move is played only after you have confirmed it.
shell-set-curtain = Curtain between players
shell-set-curtain-help = With several players at one screen the table is covered until the next one says they are there.
shell-set-notices = Notices
shell-set-sound = Sounds
shell-set-sound-help = A soft sound when it is your turn.
shell-set-notify = Browser notification
shell-set-notify-help = Tells you that it is your turn when you are looking at another window. Once a turn, never more.
shell-set-notify-denied = The browser does not allow notifications from this site. You can change that in the settings of the browser.
shell-set-notify-unable = This browser does not support notifications.
shell-set-person = You
shell-set-name-help = This is how the others see you at the table.
shell-set-kept = These settings stay in this browser. The server knows only your name and your tables.
shell-set-forget = Forget me
shell-set-forget-help = The server forgets this browser. Your seats at running tables stay behind, and there is no way back to them.
shell-set-forget-sure = Really forget? You lose your seats at all your tables.
shell-set-forget-yes = Yes, forget me
shell-set-forget-no = No, stay
shell-set-forgotten = Forgotten. You are somebody new now.

# What a table is made of, where somebody has chosen it: a name for lists, and what it means.
shell-origin-seed = Chosen seed
shell-origin-fork = Continued game
shell-origin-import = From a record
shell-origin-scripted = Cards laid by hand
shell-origin-seed-help = The host chose the seed of this table, so what is still hidden can be known beforehand.
shell-origin-fork-help = This table goes on from a position of another game. Somebody may know what is still hidden.
shell-origin-import-help = This table was made from a record. Whoever brought it may know what is still hidden.
shell-origin-scripted-help = This table was made from a record in which cards were laid by hand. Whoever brought it may know what is still hidden.
