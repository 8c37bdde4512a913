"""Sentences that Python and the browser have to say alike: `python -m tests.words.corpus` writes sentences.json.

Both put sentences together from the same texts, each with code of its own. The corpus holds what random games had to
say, and what Python made of it in every language; the tests of both sides say it again. Each game has its verbs and
its cases; a case is one line. So has the card language of the worked example, whose texts lie beside this file:

    id, args        a message and its arguments
    move, speaker   or a move, and the seat that would play it
    names           who sits at the table; without it seats are called by number
    en, hu          the sentence; where an argument is itself text of one language, in that language only
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from fluent.syntax import FluentParser, ast

import pentapolis
from pentapolis.games.empires_end import catalogue as empires
from pentapolis.games.empires_end import describe as empires_described
from pentapolis.games.empires_end.pieces import pieces
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.empires_end.terms import ABILITY_PHASES
from pentapolis.games.seven_wonders_duel import describe as duel_described
from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, TOKEN, TOKENS, WONDER, WONDER_CARDS
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.the_capitals import catalogue as capitals
from pentapolis.games.the_capitals import describe as capitals_described
from pentapolis.games.the_capitals.pieces import pieces as capital_pieces
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.games.the_capitals.terms import AGE_TYPES, DENSITIES, STEPS, TRACKS
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.table import Table
from pentapolis.words import LANGUAGES, PLATFORM_TEXT, BadTextError, Words, words_of
from pentapolis.words.names import NO_TRAITS
from tests.words.card_language import FOLDER as CARD_LANGUAGE
from tests.words.card_language import PHRASES
from tests.words.heard import CAPITALS, DUEL, EMPIRES, Heard, decisions, listen

FILE: Final = Path(__file__).parent / "sentences.json"

#: Names that end in a vowel, a consonant, a number; that begin small like an article, shout, or are foreign.
TABLES: Final[tuple[list[str] | None, ...]] = (
    ["Anna", "Ödön", "Ica", "Jóska", "Gyöngyi"],
    ["Bob 2", "Kovács", "x", "Ypszilon", "Lux"],
    None,
    ["a zoli", "MTK", "Éva", "NATO", "Ági 9"],
    ["Łukasz", "x", "az úr", "Bob 5", "Ő"],
)

T = TypeVar("T")
Said = tuple[str, dict[str, Any]]
Case = dict[str, Any]


class Spoken(ABC):
    """What a game brings to the corpus."""

    slug: str
    #: Of a message heard with many arguments, or a verb with many objects, so many are kept, spread over all of them.
    kept: int
    #: What games seldom reach: digits in groups, lists of none, of one and of equal things, rare endings.
    seldom: Sequence[Said]

    def __init__(self) -> None:
        self.game = pentapolis.game(self.slug)
        self.vocabulary = self.game.vocabulary
        self.text = Path(pentapolis.__path__[0]) / "games" / self.slug.replace("-", "_") / "text"
        self.words = {language: words_of(self.slug, language) for language in LANGUAGES}

    @abstractmethod
    def effects(self) -> Iterator[Said]:
        """What the things of the game do."""

    @abstractmethod
    def describe(self, words: Words) -> None:
        """Say everything the descriptions of things say."""

    @abstractmethod
    def describe_moves(self, words: Words, table: Table, seat: int) -> None:
        """Say the legal moves of a seat as a person reads them."""


class SpokenDuel(Spoken):
    slug = DUEL
    kept = 36
    seldom = (
        *(("log-score", {"seat": 0, "points": points}) for points in (0, 1, 999, 1000, 1234, 9999, 20000, 1234567)),
        *(("refuse-no-such-move", {"number": number}) for number in (-1, -1234, 1000, 10000)),
        *(
            ("price-made", {"resources": made})
            for made in ([], ["wood"], ["clay", "clay"], ["stone", "glass", "stone"])
        ),
        *(
            ("effect-trade-price", {"resources": bought})
            for bought in (["stone"], ["wood", "clay", "stone", "papyrus"])
        ),
        *(("log-wonders", {"wonders": WONDER.ids[:count]}) for count in (0, 1, 2, len(WONDER.ids))),
        *(("log-tokens", {"tokens": TOKEN.ids[:count]}) for count in (0, 1, 2)),
        *(("refuse-not-asked", {"move": move}) for move in ("begin:0", "begin:1", "raise:statue_of_zeus:walls")),
        *(("text-cost", {"costs": costs}) for costs in ([], ["5"], ["1", "2", "3"])),
        ("log-chain-coins", {"seat": 1, "coins": 4}),
        ("log-scientific-victory", {"seat": 1}),
        ("log-shared-victory", {}),
        ("log-starter", {"seat": "1"}),
    )

    def effects(self) -> Iterator[Said]:
        for things in (CARDS, WONDER_CARDS, TOKENS):
            for thing in things:
                for effect in thing.effects:
                    yield effect.words()

    def describe(self, words: Words) -> None:
        for card in CARD.ids:
            duel_described.card_text(words, card)
        for wonder in WONDER.ids:
            duel_described.wonder_text(words, wonder)
        for token in TOKEN.ids:
            duel_described.token_text(words, token)

    def describe_moves(self, words: Words, table: Table, seat: int) -> None:
        for move in table.moves(seat):
            duel_described.move_text(words, cast("SevenWondersDuel", table), seat, move)


class SpokenEmpires(Spoken):
    slug = EMPIRES
    kept = 17
    seldom = (
        *(("log-score", {"seat": 0, "points": points}) for points in (-1, -12, 0, 1, 1000)),
        *(("log-shared-victory", {"seats": seats}) for seats in ([0, 1], [2, 0], [1, 2, 3], [0, 1, 2, 3])),
        *(("log-nothing-left", {"seat": seat}) for seat in range(4)),
        *(("log-no-place", {"seat": seat, "card": "fire_05"}) for seat in range(4)),
        *(("log-points-at", {"seat": 1, "points": points, "location": "city"}) for points in (1, 2)),
        *(("log-reshuffle", {"count": count}) for count in (1, 60)),
        *(("log-winner", {"seat": seat}) for seat in range(4)),
        *(("refuse-exhausted", {"card": card}) for card in ("famine_10", "barbarians_07")),
        *(("refuse-free-bid", {"card": "fire_05", "resource": resource}) for resource in ("wheat", "axe")),
        *(("refuse-pay", {"hammers": hammers, "coins": 1}) for hammers in (1, 2)),
        *(("refuse-pay-first", {"hammers": hammers}) for hammers in (1, 2)),
        *(("text-price", {"hammers": hammers}) for hammers in (0, 1, 2)),
        *(("effect-refresh-some", {"count": count}) for count in (1, 2)),
        *(("effect-play-discount", {"hammers": 1, "count": count}) for count in (1, 2, 3)),
        *(("effect-upheaval", {"rank": rank, "number": rank}) for rank in range(1, 6)),
        *(
            (
                "effect-band",
                {"least": 1, "most": 4, "points": 2, "tokens": len(resources), "resources": resources, "count": count},
            )
            for resources in ([], ["wheat"], ["axe", "axe", "coin"])
            for count in (0, 1, 2)
        ),
        *(
            (message, {"seat": 1, "points": 1, "tokens": len(resources), "resources": resources})
            for message in ("log-band-loss", "log-strength-loss", "log-victory-loss")
            for resources in ([], ["wheat"], ["axe", "axe", "coin"])
        ),
        *(("ask-pay", {"hammers": hammers}) for hammers in (1, 3)),
        *(("choice-pay", {"resources": paid}) for paid in (["coin"], ["hammer", "hammer", "coin"])),
        *(("refuse-works-in", {"card": "famine_03", "when": when}) for when in ABILITY_PHASES),
        *(("refuse-works-in-at", {"location": "city", "when": when}) for when in ABILITY_PHASES),
        *(("refuse-accepted-nowhere", {"resource": resource}) for resource in ("wheat", "axe")),
        *(("refuse-must-take", {"card": card}) for card in ("fire_05", "earthquake_02")),
        ("effect-convert-all", {"resource": "coin", "resources": ["wheat", "wheat"], "count": 1}),
        ("log-no-disaster", {}),
        ("log-refresh", {"seat": 0, "cards": ["famine_03", "famine_05"], "card": "fire_04"}),
        ("refuse-exhausted", {"card": "famine_03"}),
        ("refuse-free-bid", {"card": "fire_09", "resource": "hammer"}),
        ("refuse-hand-empty", {}),
        ("refuse-no-cards", {}),
        ("refuse-no-healthy", {}),
        ("refuse-none-exhausted", {}),
        ("refuse-nothing-repeated", {}),
        ("text-destroys-nothing", {}),
    )

    def effects(self) -> Iterator[Said]:
        for things in pieces().values():
            for thing in things:
                for effect in thing["effects"]:
                    yield effect["message"], effect["args"]

    def describe(self, words: Words) -> None:
        for card in empires.CARD.ids:
            empires_described.card_text(words, card)
        for location in empires.LOCATION.ids:
            empires_described.location_text(words, location)

    def describe_moves(self, words: Words, table: Table, seat: int) -> None:
        for move in table.moves(seat):
            empires_described.move_text(words, cast("EmpiresEnd", table), seat, move)


class SpokenCapitals(Spoken):
    slug = CAPITALS
    kept = 12
    seldom = (
        ("refuse-strict", {"cell": "R20", "tile": "garden_suburb"}),
        *((f"{sign}-{name}", {"count": count}) for sign in ("plus", "minus") for name in STEPS for count in (1, 12)),
        *((f"each-{what}", {"count": count}) for what in ("any", "any-adjacent") for count in (1, 2)),
        *(
            (f"each-{what}", {"type": kind, "count": count})
            for what in ("city", "adjacent")
            for kind in AGE_TYPES
            for count in (1, 2)
        ),
        *(
            (f"each-{what}", {"density": density, "count": count})
            for what in ("dense", "dense-adjacent")
            for density in DENSITIES
            for count in (1, 2)
        ),
        *(("each-track", {"track": track, "count": 3}) for track in TRACKS),
        *(("tiles-of", {"type": kind, "count": count}) for kind in AGE_TYPES for count in (1, 2)),
        *(("log-score", {"seat": 4, "points": points}) for points in (-12, -1, 0, 1, 1000)),
        *(("log-loan", {"seat": 3, "count": count}) for count in (1, 2, 10)),
        *(("log-winner", {"seat": seat}) for seat in range(5)),
        *(("ask-marker", {"count": count}) for count in (1, 2)),
        *(("ask-activate", {"count": count}) for count in (0, 1, 2)),
        *(("refuse-all-activated", {"count": count}) for count in (1, 3)),
        *(
            (message, {"count": count, "changes": [sentence("plus-culture", {"count": 2})]})
            for message in ("effect-pay", "effect-activated")
            for count in (1, 12)
        ),
        *(
            ("effect-end-counted", {"conditions": [one, two], "changes": [sentence("plus-prestige", {"count": 1})]})
            for one, two in (
                (sentence("each-any", {"count": 1}), sentence("each-any", {"count": 3})),
                (sentence("each-any-adjacent", {"count": 1}), sentence("each-track", {"track": "culture", "count": 5})),
                (
                    sentence("each-dense-adjacent", {"density": "low", "count": 1}),
                    sentence("each-dense-adjacent", {"density": "high", "count": 2}),
                ),
            )
        ),
        ("effect-end", {"changes": [sentence("plus-prestige", {"count": 3})]}),
        (
            "effect-before-fair-counted",
            {
                "conditions": [sentence("each-city", {"type": "public", "count": 2})],
                "changes": [sentence("minus-economy", {"count": 1}), sentence("plus-energy", {"count": 1})],
            },
        ),
        ("refuse-no-room", {"tile": "warehouse"}),
        ("refuse-not-asked", {"move": "take:market"}),
    )

    def effects(self) -> Iterator[Said]:
        for things in capital_pieces().values():
            for thing in things:
                for effect in thing["effects"]:
                    yield effect["message"], effect["args"]

    def describe(self, words: Words) -> None:
        for tile in capitals.TILE.ids:
            capitals_described.tile_text(words, tile)

    def describe_moves(self, words: Words, table: Table, seat: int) -> None:
        for move in table.moves(seat):
            capitals_described.move_text(words, cast("Capitals", table), seat, move)


SPOKEN: Final = {spoken.slug: spoken for spoken in (SpokenDuel(), SpokenEmpires(), SpokenCapitals())}


class _Recording(Words):
    """Words that remember what they were asked to say."""

    def __init__(self, language: str, spoken: Spoken) -> None:
        super().__init__(language, [spoken.text], spoken.vocabulary)
        self.asked: list[Said] = []

    def say(self, message_id: str, args: Mapping[str, object] = NO_TRAITS, names: Sequence[str] | None = None) -> str:
        self.asked.append((message_id, dict(args)))
        return super().say(message_id, args, names)


def say_case(spoken: Spoken, case: Case, language: str) -> str:
    """What Python says to a case."""
    words, names = spoken.words[language], case.get("names")
    if "move" in case:
        return words.say_move(spoken.vocabulary.parse(case["move"]), case.get("speaker"), names)
    return words.say(case["id"], case["args"], names)


def written(heard: Mapping[str, Heard]) -> str:
    """The file's text: the verbs of each game and its cases, one a line."""
    games = ",\n".join(_written(spoken, heard[slug]) for slug, spoken in SPOKEN.items())
    phrases = ",\n".join(_line(case) for case in card_language())
    return f'{{"games": [\n{games}\n],\n"card_language": [\n{phrases}\n]}}\n'


def card_language() -> list[Case]:
    """The phrases of the worked example, each as Python says it."""
    words = {language: Words(language, [CARD_LANGUAGE]) for language in LANGUAGES}
    questions: list[Case] = [{"id": "rule", "args": {"effect": phrase}} for phrase, _, _ in PHRASES]
    return [
        question | {language: words[language].say("rule", question["args"]) for language in LANGUAGES}
        for question in questions
    ]


def _written(spoken: Spoken, heard: Heard) -> str:
    verbs = {verb.name: verb.kinds for verb in spoken.vocabulary.verbs}
    lines = ",\n".join(_line(case) for case in _cases(spoken, heard))
    return f'{{"game": {_line(spoken.slug)}, "verbs": {_line(verbs)}, "cases": [\n{lines}\n]}}'


def shared() -> dict[str, list[Case]]:
    """The cases of the file by game."""
    return {game["game"]: game["cases"] for game in json.loads(FILE.read_text(encoding="utf-8"))["games"]}


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _cases(spoken: Spoken, heard: Heard) -> Iterator[Case]:
    described = {language: _described(spoken, language) for language in LANGUAGES}
    in_every = {_line(said) for said in described["en"]} & {_line(said) for said in described["hu"]}
    everywhere = [said for said in described["en"] if _line(said) in in_every]
    in_both = [*_without_arguments(spoken), *_heard(spoken, heard), *everywhere]
    yield from _said(spoken, [*_thinned(spoken, in_both), *spoken.seldom], LANGUAGES)
    for language in LANGUAGES:
        own = [said for said in described[language] if _line(said) not in in_every]
        yield from _said(spoken, _thinned(spoken, own), (language,))
    yield from _moves(spoken)


def _said(spoken: Spoken, said: Sequence[Said], languages: Sequence[str]) -> Iterator[Case]:
    tables = cycle(_tables(spoken))
    for message, args in said:
        names = next(tables) if {"seat", "seats", "move"} & args.keys() else None
        yield _answered(spoken, {"id": message, "args": args, "names": names}, languages)


def _tables(spoken: Spoken) -> list[list[str] | None]:
    """Names for as many as can play."""
    return [None if names is None else names[: spoken.game.seats[-1]] for names in TABLES]


def _moves(spoken: Spoken) -> Iterator[Case]:
    for verb in spoken.vocabulary.verbs:
        for move in _spread(range(verb.base, verb.base + verb.size), spoken.kept):
            notation = spoken.vocabulary.notation(move)
            yield _answered(spoken, {"move": notation}, LANGUAGES)
            if verb.first is not None and verb.first.kind == "seat":
                for speaker in (None, 0, 1):
                    question = {"move": notation, "speaker": speaker, "names": _tables(spoken)[0]}
                    yield _answered(spoken, question, LANGUAGES)


def _answered(spoken: Spoken, question: Case, languages: Sequence[str]) -> Case:
    case = {key: value for key, value in question.items() if value is not None}
    return case | {language: say_case(spoken, case, language) for language in languages}


def messages(spoken: Spoken) -> Iterator[str]:
    """The ids of all messages of the platform and the game."""
    for folder in (PLATFORM_TEXT, spoken.text):
        for entry in FluentParser().parse((folder / "en.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry.id.name


def _without_arguments(spoken: Spoken) -> Iterator[Said]:
    """The messages that need nothing else, all names of things among them."""
    for message in messages(spoken):
        try:
            spoken.words["en"].say(message)
        except BadTextError:
            continue
        yield message, {}


def _heard(spoken: Spoken, heard: Heard) -> Iterator[Said]:
    """Questions, lines of the log, refusals, and what the things of the game do."""
    yield from heard.questions.items()
    for event in heard.events.values():
        yield event.message, event.args
    for reason in heard.reasons.values():
        yield reason.message, reason.args
    for choice in heard.choices.values():
        yield choice["message"], choice["args"]
    yield from spoken.effects()


def _described(spoken: Spoken, language: str) -> list[Said]:
    """What the descriptions of things, and of moves with their prices, are put together from."""
    words = _Recording(language, spoken)
    spoken.describe(words)
    for table in decisions(spoken.slug):
        if table.ply % 7 == 0:
            for seat in table.to_act:
                spoken.describe_moves(words, table, seat)
    different = {_line(said): said for said in words.asked if not said[0].startswith("move-")}
    return list(different.values())


def _thinned(spoken: Spoken, said: Sequence[Said]) -> list[Said]:
    """Without repetitions, and not too many of one message."""
    by_message: dict[str, dict[str, Said]] = {}
    for message, args in said:
        by_message.setdefault(message, {})[_line(args)] = (message, args)
    return [kept for different in by_message.values() for kept in _spread(list(different.values()), spoken.kept)]


def _spread(things: Sequence[T], kept: int) -> list[T]:
    step = max(1, -(-len(things) // kept))
    return list(things[::step])


if __name__ == "__main__":
    FILE.write_text(written({slug: listen(slug) for slug in SPOKEN}), encoding="utf-8")
