### What the server says when it refuses.
### hu.ftl has the same messages with the same variables in the same order.

# $what: the fault in technical words, for whoever wrote the client.
problem-bad-request = The server could not read this request: { $what }.
# $kind: what sort of fault it is; $number: the move that is wrong; $what: the fault in technical words.
problem-bad-record =
    { $kind ->
        [shape] This is not the record of a game.
        [format] This record was written by another version of Pentapolis, which this one cannot read.
        [game] This server does not have the game of this record.
        [rules] This record follows another version of the rules of its game, which this server does not have.
        [edition] This record was played with an edition that this server does not have, or not as it was then.
        [move] Move { $number } of this record is not possible.
       *[other] This record cannot be used: { $what }.
    }
problem-no-session = The server does not know this browser yet. Reload the page.
problem-wrong-origin = This request came from another site, so it was refused.
problem-bad-token = This page is out of date. Reload it and try again.
problem-not-yours = This seat is not yours.
problem-not-found = There is nothing here, or it is not for you.
problem-no-such-method = This address does not take such a request.
problem-stale = The table has changed in the meantime. Look again, then choose.
problem-seat-taken = Somebody already sits here.
problem-not-begun = The game has not begun: a seat is still open.
problem-over = The game is over.
problem-not-over = This can be seen only after the game is over.
problem-not-away = The player of this seat is here.
problem-nothing-to-undo = There is nothing to take back.
problem-undo-blocked = This can be taken back only if the others agree, because something was revealed or somebody has moved since.
problem-nothing-to-redo = There is nothing to play again.
problem-no-wish = Nobody is waiting for an answer about taking back a move.
problem-wish-pending = A wish to take back a move is already waiting for an answer.
problem-wish-refused = The others have already refused to take this back.
problem-old-rules = This game was begun under version { $rules } of the rules, which this server does not have.
problem-old-edition = This game was begun with the edition “{ $edition_name }”, and this server does not have it, or not as it was then.
problem-too-large = This is too large.
problem-too-many = Too many requests. Try again in { $seconds } s.
problem-too-many-bots = Bots already play at { $count } of your tables. Finish a game, or try again later.
problem-internal = Something went wrong on the server. Nothing was changed.
problem-unavailable = The server could not save this. Nothing was changed; try again.
problem-full = The server is full. Try again later.
