"""What somebody cannot know changes not one byte of what the server sends them.

For each position there are twins: games with the same past in which everything hidden from a viewer is dealt
differently. Whatever the server would say to the viewer must be the same for all of them.
"""

import random
from typing import Final

import msgspec
import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, GUILD, TOKEN, WONDER
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import GUILDS_IN_PLAY, LIBRARY_DRAW, STRUCTURE, TOKENS_ON_BOARD
from pentapolis.kernel.game import find_game
from pentapolis.kernel.rng import Keyed
from pentapolis.server import look
from pentapolis.server.journal import BotSat, Created, Happening, Moved, Sat
from pentapolis.server.problems import Refusal, illegal
from pentapolis.server.protocol import Play
from pentapolis.server.sitting import Sitting, unfolded
from tests.kernel.toy import TOY
from tests.server.house import GAME

NAMES: Final = ("anna", "bela", "cili")
POSITIONS: Final = 320
Script = dict[str, list[str]]

encode = msgspec.json.Encoder().encode


# --- everything that is said ------------------------------------------------------------------------------------------


def said(sitting: Sitting, seat: int | None, texts: random.Random, past: bool = True) -> list[bytes]:
    """All that the server would send to whoever sees with the eyes of the seat."""
    person = NAMES[seat] if seat is not None else None
    info = look.info(sitting, person, 2.0, 1.0, [0])
    said = [
        encode(look.state(sitting, info, person, seat, 0, {})),
        encode(info),
    ]
    if past:
        said.append(encode(look.replay_of(sitting, info, person, seat)))
        said += [encode(look.position(sitting, seat, ply)) for ply in range(0, int(sitting.table.ply) + 1, 5)]
        said.append(encode(look.position(sitting, seat, int(sitting.table.ply))))
    if seat is not None and person is not None:
        said += reasons(sitting, seat, person, texts)
    return said


def reasons(sitting: Sitting, seat: int, person: str, texts: random.Random) -> list[bytes]:
    """Why each move of the whole vocabulary is not possible; for some of them in words, as a command is refused."""
    said = []
    for move in range(sitting.game.vocabulary.size):
        reason = sitting.table.why_not(seat, move)
        said.append(b"" if reason is None else encode([reason.rule, reason.message, reason.args]))
        if reason is not None and texts.random() < 0.01:
            said.append(encode(illegal(reason, sitting.names).problem))
    for move in texts.sample(range(sitting.game.vocabulary.size), 6):
        try:
            sitting.decide(person, Play(seat, sitting.stamps.get(seat, 0), sitting.game.notation(move)))
        except Refusal as refused:
            said.append(encode(refused.problem))
    return said


# --- games whose every chance is written down -------------------------------------------------------------------------


def dealt(generator: random.Random) -> Script:
    """All the chances of a game."""
    tokens = generator.sample(TOKEN.ids, len(TOKEN.ids))
    wonders = generator.sample(WONDER.ids, 8)
    guilds = [card.id for card in CARDS if card.back == GUILD]
    script: Script = {
        "starter": [generator.choice(["0", "1"])],
        "tokens": tokens[:TOKENS_ON_BOARD],
        "great-library": tokens[TOKENS_ON_BOARD:][:LIBRARY_DRAW],
        "wonders-1": wonders[:4],
        "wonders-2": wonders[4:],
    }
    for age in (1, 2, 3):
        cards = [card.id for card in CARDS if card.age == age and card.back != GUILD]
        chosen = generator.sample(guilds, GUILDS_IN_PLAY) if age == 3 else []
        chosen += generator.sample(cards, STRUCTURE - len(chosen))
        generator.shuffle(chosen)
        script[f"age-{age}"] = chosen
    return script


class Course:
    """A game so far: its script and its moves."""

    def __init__(self, script: Script, open_: bool, bot: bool) -> None:
        self.script = script
        self.open = open_
        self.bot = bot
        self.moves: list[Moved] = []
        self.sitting = self.told(script)
        self.drawn_by: int | None = None  # who built The Great Library
        self.library_token = ""

    def told(self, script: Script) -> Sitting:
        """The sitting that the same moves make of a script. The seed is the same: no chance is left to it."""
        created = Created(
            GAME, 1, 2, "12345", {}, NAMES[0], chance={name: [*ids] for name, ids in script.items()}, open=self.open
        )
        seats: list[Happening] = [Sat(0, NAMES[0], "Anna"), BotSat(1, "easy") if self.bot else Sat(1, NAMES[1], "Béla")]
        return unfolded("t" * 20, [created, *seats, *self.moves])

    @property
    def table(self) -> SevenWondersDuel:
        table = self.sitting.table
        assert isinstance(table, SevenWondersDuel)
        return table

    def play(self, generator: random.Random) -> None:
        table = self.table
        seat = table.to_act[0]
        before, open_library = [set(city) for city in tokens_of(table)], bool(table.library)
        move = generator.choice(prefer_library(table, seat))
        self.moves.append(Moved(seat, table.game.notation(move)))
        self.sitting.take(self.moves[-1], self.sitting.seq + 1)
        if table.library:
            self.drawn_by = int(table.active)
        if open_library and not table.library:
            (self.library_token,) = tokens_of(table)[seat] - before[seat]

    def twin_script(self, viewer: int | None, generator: random.Random) -> Script:
        """Another deal of all that the viewer cannot know now."""
        table = self.table
        fresh = dealt(generator)
        script = dict(self.script)
        for age in (1, 2, 3):
            if age > table.age:
                script[f"age-{age}"] = fresh[f"age-{age}"]
            elif age == table.age:
                script[f"age-{age}"] = redealt(table, script[f"age-{age}"], generator)
        if len(self.moves) < 3:  # the last wonder of four is nobody's choice
            unseen = [w for w in WONDER.ids if w not in self.script["wonders-1"]]
            script["wonders-2"] = generator.sample(unseen, 4)
        rest = [token for token in TOKEN.ids if token not in script["tokens"]]
        if self.drawn_by is None or (table.library and viewer != self.drawn_by):
            script["great-library"] = generator.sample(rest, LIBRARY_DRAW)
        elif not table.library and viewer != self.drawn_by:
            others = [token for token in rest if token != self.library_token]
            generator.shuffle(others)
            script["great-library"] = [
                token if token == self.library_token else others.pop() for token in script["great-library"]
            ]
        return script


def tokens_of(table: SevenWondersDuel) -> list[set[str]]:
    return [set(city["tokens"]) for city in table.view(None)["cities"]]


def prefer_library(table: SevenWondersDuel, seat: int) -> list[int]:
    """The moves; those that build The Great Library alone, where they are possible: it is the rarest secret."""
    moves = table.moves(seat)
    library = [move for move in moves if "great_library" in table.game.notation(move).replace("-", "_")]
    return library or moves


def redealt(table: SevenWondersDuel, script: list[str], generator: random.Random) -> list[str]:
    """The cards of this age that lie face down or in the box change places, each with others of the same back."""
    lying = [table.slots[p] for p in range(len(table.slots)) if table.present >> p & 1 and not table.face_up >> p & 1]
    hidden = lying + [card for card in table.boxed if CARDS[card].age == table.age or CARDS[card].back == GUILD]
    change: dict[str, str] = {}
    for back in {CARDS[card].back for card in hidden}:
        alike = [CARD.ids[card] for card in hidden if CARDS[card].back == back]
        change |= dict(zip(alike, generator.sample(alike, len(alike)), strict=True))
    return [change.get(card, card) for card in script]


@pytest.mark.parametrize("kind", ["people", "people-open", "bot-open"])
def test_twins_of_seven_wonders_duel_hear_the_same(kind: str) -> None:
    generator = random.Random(kind)
    bot, open_ = kind.startswith("bot"), kind.endswith("open")
    viewers: list[int | None] = [0, None] if bot else [0, 1, None] if open_ else [0, 1]
    positions = changed = libraries = 0
    while positions < POSITIONS / 3:
        course = Course(dealt(generator), open_, bot)
        while True:
            if generator.random() < 0.3 or course.table.library:
                positions += 1
                libraries += bool(course.table.library)
                for viewer in viewers:
                    twin = course.told(course.twin_script(viewer, generator))
                    assert [m.move for m in course.moves] == [twin.game.notation(m) for _, m in twin.table.played()]
                    changed += twin.table != course.table
                    words = generator.random()
                    past = positions % 3 == 0  # which takes longest
                    ours = said(course.sitting, viewer, random.Random(words), past)
                    theirs = said(twin, viewer, random.Random(words), past)
                    assert ours == theirs, (kind, viewer, course.table.ply)
            moves_left = not course.table.over
            if moves_left:
                course.play(generator)
            if course.table.over:
                break
    assert changed > positions  # the twins really are others
    assert libraries >= 3


def test_a_twin_for_one_seat_is_none_for_another() -> None:
    """The comparison can fail: what the builder of The Great Library sees differs from twin to twin."""
    generator = random.Random(11)
    differed = 0
    while not differed:
        course = Course(dealt(generator), True, False)
        while not course.table.over and not course.table.library:
            course.play(generator)
        if course.table.library and course.drawn_by is not None:
            twin = course.told(course.twin_script(1 - course.drawn_by, generator))
            words = random.Random(1)
            differed += said(course.sitting, course.drawn_by, words) != said(twin, course.drawn_by, words)


# --- tables with whatever is hidden redrawn ---------------------------------------------------------------------------


def redrawn(sitting: Sitting, journal: list[Happening], seat: int, seed: int) -> Sitting:
    """The same sitting over a table on which all that the seat cannot know was redrawn."""
    twin = unfolded(sitting.id, journal)
    table = sitting.table.resample(seat, Keyed(seed))
    table.history = sitting.table.history  # who moved when is public
    table.telling = True
    twin.table = table
    return twin


@pytest.mark.parametrize(("game", "seats"), [(GAME, 2), (TOY.slug, 2), (TOY.slug, 3)])
def test_redrawn_tables_are_told_of_alike(game: str, seats: int) -> None:
    generator = random.Random(f"{game} {seats}")
    positions = changed = 0
    while positions < 60:
        options = find_game(game).checked_options({})
        journal: list[Happening] = [
            Created(game, 1, seats, str(generator.randrange(1 << 60)), options, NAMES[0], open=True),
            *(Sat(seat, NAMES[seat], NAMES[seat].title()) for seat in range(seats)),
        ]
        sitting = unfolded("t" * 20, journal)
        while not sitting.over:
            if generator.random() < 0.4:
                positions += 1
                for seat in range(seats):
                    twin = redrawn(sitting, journal, seat, generator.randrange(1 << 60))
                    changed += twin.table != sitting.table
                    words = generator.random()
                    ours, theirs = (said(s, seat, random.Random(words), past=False) for s in (sitting, twin))
                    assert ours == theirs, (seat, sitting.table.ply)
            seat = generator.choice(sitting.to_act)
            move = sitting.game.notation(generator.choice(sitting.table.moves(seat)))
            journal.append(Moved(seat, move))
            sitting.take(journal[-1], sitting.seq + 1)
    assert changed > positions
