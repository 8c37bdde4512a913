"""What goes over the wire: the bodies of HTTP requests and answers, and the messages of the socket.

These structs are the contract with every client; the OpenAPI document and the web client's types are made from them.
Texts are message ids with arguments, which a client says in its player's language. The one exception is a
`Problem`, which also carries its sentence in every language, for clients that have no texts.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 2

Name = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Slug = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Ply = Annotated[int, Meta(ge=0, le=100_000)]
SeedText = Annotated[str, Meta(max_length=39, pattern="^[0-9]+$")]
Level = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[a-z-]+$")]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
OptionValue = str | int | bool

Language = Literal["en", "hu"]
Status = Literal["waiting", "playing", "over"]
Origin = Literal["dealt", "seed", "fork", "import"]


# --- problems -------------------------------------------------------------------------------------------------------


class Problem(Struct, forbid_unknown_fields=True):
    """Why something was refused. `rule` is the id of the rule of the game that forbids a move."""

    code: str
    message: str
    args: dict[str, Any]
    text: dict[str, str]
    rule: str | None = None


# --- people and games -----------------------------------------------------------------------------------------------


class NewSession(Struct, forbid_unknown_fields=True):
    """`bearer`: a program asks for its secret in the answer instead of a cookie."""

    name: Name | None = None
    bearer: bool = False


class Session(Struct):
    """Who the server takes the client for. `token` goes with every unsafe request in `X-Pentapolis-Token`."""

    person: str
    name: str
    token: str
    bearer: str | None = None


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class GameOption(Struct):
    """`seat`: it is about this seat, and not offered where fewer play. `seats`: its whole numbers are seats."""

    name: str
    values: list[OptionValue]
    default: OptionValue
    seat: int | None
    seats: bool


class EditionInfo(Struct):
    """What is printed on a game's cards comes from an edition, which the option `edition` names.

    `reconstructed`: not all of it is from print. `note` says in each language where it is from.
    """

    name: str
    title: str
    reconstructed: bool
    note: dict[str, str]


class GameInfo(Struct):
    """A game as the lobby needs it. `verbs`: of what kinds of things each verb of its moves speaks.

    `editions` are none where the cards are always the same; the first is played if nothing else is said. `faults` say
    what is wrong with files of editions that are left out. `printed` names the options that change what the pieces say
    of themselves: the sheet of a game is asked for with them. `stage`: a game in the making can be played by all its
    rules, but its board is plain.
    """

    slug: str
    seats: list[int]
    rules: int
    options: list[GameOption]
    levels: list[str]
    verbs: dict[str, list[str]]
    editions: list[EditionInfo]
    faults: list[str]
    printed: list[str]
    stage: Literal["complete", "making"]


class Amount(Struct):
    what: str
    count: int


class PieceEffect(Struct):
    """One effect: its sentence, and the rules that say how it works."""

    message: str
    args: dict[str, Any]
    rules: list[str]


class PieceLink(Struct):
    """Another piece that this one has to do with, by kind and id (`card:stable`), and the sentence that says how."""

    key: str
    message: str
    args: dict[str, Any]


class Piece(Struct):
    """What is printed on a card or tile. `band` is the colour of its kind, `back` what its other side shows.

    `facts` are what else is printed and only its game understands, by name; `links` lead to other pieces.
    """

    id: str
    kind: str
    band: str
    back: str
    cost: list[Amount]
    effects: list[PieceEffect]
    points: int
    facts: dict[str, str | int] = {}
    links: list[PieceLink] = []


class GameSheet(Struct):
    """Everything about a game that does not change during play; the pieces are those of one edition and its options."""

    game: GameInfo
    pieces: dict[str, list[Piece]]


class RuleEntry(Struct):
    """A rule, worked example or decided gap of the ledger; section, title, text and source in each language.

    `source` is the heading of the rulebook that says it, empty where the rulebook is silent.
    """

    id: str
    kind: Literal["rule", "example", "gap"]
    tags: list[str]
    section: dict[str, str]
    title: dict[str, str]
    text: dict[str, str]
    source: dict[str, str]
    mentions: list[str]


class RuleTerm(Struct):
    english: list[str]
    hungarian: list[str]
    meaning: dict[str, str]


class RuleBook(Struct):
    game: str
    rules: list[RuleEntry]
    terms: list[RuleTerm]


# --- tables ---------------------------------------------------------------------------------------------------------


class Clock(Struct, forbid_unknown_fields=True):
    """Thinking time of each seat: `seconds` for the game, and `increment` more after each move."""

    seconds: Annotated[int, Meta(ge=10, le=90 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=7 * 86_400)] = 0


class Place(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: I (several times for one screen), anybody, or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """`seed`, digits as in a record, deals the same game again; only at a table that is not open, and all are told."""

    game: Slug
    places: Annotated[list[Place], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=40)] = {}
    clock: Clock | None = None
    open: bool = False
    seed: SeedText | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """Take an open seat of an open table."""

    seat: Seat
    name: Name | None = None


class SeatNumber(Struct, forbid_unknown_fields=True):
    seat: Seat


class SeatLink(Struct):
    """A secret that gives a seat to whoever opens it first; shown once, a new one replaces it."""

    table: str
    seat: int
    secret: str


class Redeem(Struct, forbid_unknown_fields=True):
    secret: Secret
    name: Name | None = None


class Invitation(Struct, forbid_unknown_fields=True):
    """The secret of a seat link, shown to look at the table before sitting down."""

    secret: Secret


class Seated(Struct):
    table: str
    seat: int


class Fork(Struct, forbid_unknown_fields=True):
    """Continue from a position: a new table with the same past. Places as for a new table."""

    ply: Ply
    places: Annotated[list[Place], Meta(min_length=1, max_length=16)]


class Import(Struct, forbid_unknown_fields=True):
    """A record to look at and to play on. Without places the importer has all seats."""

    record: dict[str, Any]
    places: Annotated[list[Place], Meta(max_length=16)] | None = None


class SeatInfo(Struct):
    """A seat as everybody may see it. Bots have a level and no name."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    you: bool
    connected: bool
    resigned: bool


class Result(Struct):
    """`how`: played to the end, a seat resigned or ran out of time, or whoever runs the server closed the table."""

    winners: list[int]
    how: Literal["played", "resigned", "time", "closed"]
    seat: int | None = None


class TableInfo(Struct):
    """A table as everybody may see it.

    `free`: one person has all seats that are not bots', so everything may be undone and looked at.
    `commitment` fixes the seed before the first move: the SHA-256 of `pentapolis:`, the salt, `:` and the seed's
    digits, which the record shows after the end.
    `origin`: the server dealt by chance, or its host chose the seed (`seed`), or the table goes on from a position of
    another one (`fork`) or from a record that somebody brought (`import`): then somebody may know what is hidden.
    `scripted`: cards were laid by hand.
    """

    id: str
    game: str
    rules: int
    status: Status
    open: bool
    created: float
    updated: float
    seq: int
    ply: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    to_act: list[int]
    clock: Clock | None
    free: bool
    host: bool
    commitment: str
    result: Result | None = None
    forked_from: str | None = None
    rematch: str | None = None
    origin: Origin = "dealt"
    scripted: bool = False


class Lobby(Struct):
    """`left`: by the table, how many seconds the person still has where a clock of theirs runs."""

    mine: list[TableInfo]
    open: list[TableInfo]
    left: dict[str, float]


class LogLine(Struct):
    """`ply`: after how many moves it was written, which is the position it belongs to."""

    ply: int
    message: str
    args: dict[str, Any]


class PlayedMove(Struct):
    seat: int
    move: str


class Replay(Struct):
    """The course of a game as one seat (or a spectator) saw it; the positions are asked for one by one."""

    info: TableInfo
    seat: int | None
    seats: list[int | None]
    moves: list[PlayedMove]
    log: list[LogLine]


class Position(Struct):
    """A position of the past as a seat saw it. `view` is the game's own.

    `scores`, once the game is over: everybody's points then, those among them that were hidden from the seat.
    """

    table: str
    seat: int | None
    ply: int
    view: dict[str, Any]
    scores: list[int] | None = None


class RecordFile(Struct, omit_defaults=True):
    """A record as it is exported and imported. `edition`, of games that have editions: its name and hash.

    `salt` proves the commitment of the table; `origin` is there where it was not dealt by the server.
    """

    format: int
    game: str
    rules: int
    seats: int
    seed: str
    options: dict[str, OptionValue]
    chance: dict[str, list[str | list[str]]]
    moves: list[str]
    edition: dict[str, str] | None = None
    salt: str | None = None
    origin: Origin | None = None


class Health(Struct):
    version: str
    protocol: int
    tables: int
    people: int


# --- the socket: from the client ------------------------------------------------------------------------------------


class Watch(Struct, tag="watch", forbid_unknown_fields=True):
    """Follow a table as a seat of one's own, or as a spectator. Also the way to resume, and to change seats.

    `seq` is the last state the client has of this table and seat: when nothing has happened since, the answer is
    a short `current` instead of the whole state.
    """

    table: TableId
    seat: Seat | None = None
    seq: Annotated[int, Meta(ge=0)] | None = None


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    table: TableId


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Ask why a move is not possible now; answered with `because`."""

    id: CommandId
    table: TableId
    seat: Seat
    move: Notation


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """A move in notation. `stamp` is that of the question it answers, as the table's state gave it."""

    seat: Seat
    stamp: Annotated[int, Meta(ge=0)]
    move: Notation


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last decision, or everything after `to` moves.

    Where a barrier or another person's move is in the way, `ask` asks the others for their consent.
    """

    seat: Seat
    to: Ply | None = None
    ask: bool = False


class Redo(Struct, tag="redo", forbid_unknown_fields=True):
    seat: Seat


class Reset(Struct, tag="reset", forbid_unknown_fields=True):
    """Take back all of one's turn, as far as nothing has been revealed."""

    seat: Seat


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """Answer another person's wish to undo, or (`yes` false) withdraw one's own."""

    seat: Seat
    yes: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    seat: Seat


class GiveToBot(Struct, tag="give-to-bot", forbid_unknown_fields=True):
    """Let a bot play a seat: one's own, an open one of a table one has made, or one whose person is away."""

    seat: Seat
    level: Level


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """Take a seat back that was given to a bot and is still one's own."""

    seat: Seat


Action = Play | Undo | Redo | Reset | Consent | Resign | GiveToBot | Return


class Command(Struct, tag="command", forbid_unknown_fields=True):
    """Do something at a table. The id is the client's; the same id again gives the first answer again."""

    id: CommandId
    table: TableId
    do: Action


FromClient = Watch | Leave | Ping | Why | Command


# --- the socket: to the client --------------------------------------------------------------------------------------


class Hello(Struct, tag="hello"):
    """The first message of the server. `ping`: after how many seconds of silence to send one."""

    protocol: int
    version: str
    person: str
    name: str
    ping: float


class Sentence(Struct, omit_defaults=True):
    """A message and its arguments, which may be sentences themselves and then perhaps have a `form` to stand in."""

    message: str
    args: dict[str, Any]
    form: str | None = None


class Refused(Struct):
    """Why things cannot be used for what they are for now: a thing answers one reason or none, the same one once."""

    things: list[str]
    rule: str
    message: str
    args: dict[str, Any]


class UndoState(Struct):
    """What this seat may take back. `ask`: only with the others' consent. `asked`: a wish that waits for answers.

    `refused_by`: the seat that did not agree to this seat's wish in this position.
    """

    undo: bool = False
    redo: bool = False
    reset: bool = False
    ask: bool = False
    asked: "UndoWish | None" = None
    refused_by: int | None = None


class UndoWish(Struct):
    seat: int
    to: int
    waiting: list[int]


class ClockState(Struct):
    """Seconds left to a seat at the moment of sending; `running`: they are passing."""

    seat: int
    left: float
    running: bool


class State(Struct, tag="state"):
    """The whole table as one viewer may see it.

    `view` is the game's own and is null before the game begins. `log` are new lines: the client keeps its first
    `log_keep` lines and puts these after them. `said`: what some of the moves mean as answers to this question, where
    that is not what they always mean.
    """

    table: str
    seq: int
    seat: int | None
    info: TableInfo
    view: dict[str, Any] | None
    stamp: int | None
    refused: list[Refused]
    said: dict[str, Sentence]
    undo: UndoState
    clocks: list[ClockState]
    log_keep: int
    log: list[LogLine]


class Current(Struct, tag="current"):
    """Nothing has happened since `seq`."""

    table: str
    seq: int
    seat: int | None


class Presence(Struct, tag="presence"):
    """Which seats' people are connected."""

    table: str
    connected: list[int]


class BotWait(Struct, tag="bot-wait"):
    """The bot of a seat has not begun to think: `ahead` other moves come first, which takes about `seconds`."""

    table: str
    seat: int
    ahead: int
    seconds: int


class Done(Struct, tag="done"):
    """The command is saved; `seq` is the table's after it."""

    id: str
    table: str
    seq: int


class Denied(Struct, tag="denied"):
    """The command was refused and nothing was changed."""

    id: str
    problem: Problem


class Because(Struct, tag="because"):
    """The answer to `why`: null when the move is possible."""

    id: str
    problem: Problem | None


class Gone(Struct, tag="gone"):
    """A table cannot be followed: there is none, or it is not for this person."""

    table: str
    problem: Problem


class Pong(Struct, tag="pong"):
    pass


class Fault(Struct, tag="fault"):
    """A message the server could not take."""

    problem: Problem


ToClient = Hello | State | Current | Presence | BotWait | Done | Denied | Because | Gone | Pong | Fault
