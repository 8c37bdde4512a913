"""Sentences that Python and the browser have to say alike: `python -m tests.words.corpus` writes sentences.json.

Both put sentences together from the same texts, each with code of its own. The corpus holds what random games had to
say, and what Python made of it in every language; the tests of both sides say it again. A case is one line:

    id, args        a message and its arguments
    move, speaker   or a move, and the seat that would play it
    names           who sits at the table; without it seats are called by number
    en, hu          the sentence; where an argument is itself text of one language, in that language only
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, Final, TypeVar

from fluent.syntax import FluentParser, ast

import pentapolis
from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, TOKEN, TOKENS, WONDER, WONDER_CARDS
from pentapolis.games.seven_wonders_duel.describe import card_text, move_text, token_text, wonder_text
from pentapolis.games.seven_wonders_duel.vocabulary import VOCABULARY
from pentapolis.words import LANGUAGES, PLATFORM_TEXT, BadTextError, Words, words_of
from pentapolis.words.names import NO_TRAITS
from tests.words.heard import Heard, decisions, listen

FILE: Final = Path(__file__).parent / "sentences.json"
GAME: Final = "seven-wonders-duel"
GAME_TEXT: Final = Path(pentapolis.__path__[0]) / "games" / "seven_wonders_duel" / "text"
WORDS: Final = {language: words_of(GAME, language) for language in LANGUAGES}

#: Of a message heard with many arguments, or a verb with many objects, so many are kept, spread over all of them.
KEPT: Final = 40

#: Names that end in a vowel, a consonant, a number; that begin small like an article, shout, or are foreign.
TABLES: Final[tuple[list[str] | None, ...]] = (
    ["Anna", "Ödön"],
    ["Bob 2", "Kovács"],
    None,
    ["a zoli", "MTK"],
    ["Łukasz", "x"],
)

T = TypeVar("T")
Said = tuple[str, dict[str, Any]]
Case = dict[str, Any]

#: What games seldom reach: digits in groups, lists of none, of one and of equal things, long lists, rare endings.
SELDOM: Final[tuple[Said, ...]] = (
    *(("log-score", {"seat": 0, "points": points}) for points in (0, 1, 999, 1000, 1234, 9999, 20000, 1234567)),
    *(("refuse-no-such-move", {"number": number}) for number in (-1, -1234, 1000, 10000)),
    *(("price-made", {"resources": made}) for made in ([], ["wood"], ["clay", "clay"], ["stone", "glass", "stone"])),
    *(("effect-trade-price", {"resources": bought}) for bought in (["stone"], ["wood", "clay", "stone", "papyrus"])),
    *(("log-wonders", {"wonders": WONDER.ids[:count]}) for count in (0, 1, 2, len(WONDER.ids))),
    *(("log-tokens", {"tokens": TOKEN.ids[:count]}) for count in (0, 1, 2)),
    *(("refuse-not-asked", {"move": move}) for move in ("begin:0", "begin:1", "raise:statue_of_zeus:walls")),
    *(("text-cost", {"costs": costs}) for costs in ([], ["5"], ["1", "2", "3"])),
    ("log-chain-coins", {"seat": 1, "coins": 4}),
    ("log-scientific-victory", {"seat": 1}),
    ("log-shared-victory", {}),
    ("log-starter", {"seat": "1"}),
)


class _Recording(Words):
    """Words that remember what they were asked to say."""

    def __init__(self, language: str) -> None:
        super().__init__(language, [GAME_TEXT], VOCABULARY)
        self.asked: list[Said] = []

    def say(self, message_id: str, args: Mapping[str, object] = NO_TRAITS, names: Sequence[str] | None = None) -> str:
        self.asked.append((message_id, dict(args)))
        return super().say(message_id, args, names)


def say_case(case: Case, language: str) -> str:
    """What Python says to a case."""
    words, names = WORDS[language], case.get("names")
    if "move" in case:
        return words.say_move(VOCABULARY.parse(case["move"]), case.get("speaker"), names)
    return words.say(case["id"], case["args"], names)


def written(heard: Heard) -> str:
    """The file's text: the verbs of the game and the cases, one a line."""
    verbs = {
        verb.name: [objects.kind for objects in (verb.first, verb.second) if objects is not None]
        for verb in VOCABULARY.verbs
    }
    lines = ",\n".join(_line(case) for case in _cases(heard))
    return f'{{"game": {_line(GAME)}, "verbs": {_line(verbs)}, "cases": [\n{lines}\n]}}\n'


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _cases(heard: Heard) -> Iterator[Case]:
    described = {language: _described(language) for language in LANGUAGES}
    everywhere = [said for said in described["en"] if said in described["hu"]]
    in_both = [*_without_arguments(), *_heard(heard), *everywhere]
    yield from _said([*_thinned(in_both), *SELDOM], LANGUAGES)
    for language in LANGUAGES:
        own = [said for said in described[language] if said not in everywhere]
        yield from _said(_thinned(own), (language,))
    yield from _moves()


def _said(said: Sequence[Said], languages: Sequence[str]) -> Iterator[Case]:
    tables = cycle(TABLES)
    for message, args in said:
        names = next(tables) if {"seat", "move"} & args.keys() else None
        yield _answered({"id": message, "args": args, "names": names}, languages)


def _moves() -> Iterator[Case]:
    for verb in VOCABULARY.verbs:
        for move in _spread(range(verb.base, verb.base + verb.size)):
            notation = VOCABULARY.notation(move)
            yield _answered({"move": notation}, LANGUAGES)
            if verb.first is not None and verb.first.kind == "seat":
                for speaker in (None, 0, 1):
                    yield _answered({"move": notation, "speaker": speaker, "names": TABLES[0]}, LANGUAGES)


def _answered(question: Case, languages: Sequence[str]) -> Case:
    case = {key: value for key, value in question.items() if value is not None}
    return case | {language: say_case(case, language) for language in languages}


def messages() -> Iterator[str]:
    """The ids of all messages of the platform and the game."""
    for folder in (PLATFORM_TEXT, GAME_TEXT):
        for entry in FluentParser().parse((folder / "en.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry.id.name


def _without_arguments() -> Iterator[Said]:
    """The messages that need nothing else, all names of things among them."""
    for message in messages():
        try:
            WORDS["en"].say(message)
        except BadTextError:
            continue
        yield message, {}


def _heard(heard: Heard) -> Iterator[Said]:
    """Questions, lines of the log, refusals, and what the things of the game do."""
    yield from heard.questions.items()
    for event in heard.events.values():
        yield event.message, event.args
    for reason in heard.reasons.values():
        yield reason.message, reason.args
    for things in (CARDS, WONDER_CARDS, TOKENS):
        for thing in things:
            for effect in thing.effects:
                yield effect.words()


def _described(language: str) -> list[Said]:
    """What the descriptions of things, and of moves with their prices, are put together from."""
    words = _Recording(language)
    for card in CARD.ids:
        card_text(words, card)
    for wonder in WONDER.ids:
        wonder_text(words, wonder)
    for token in TOKEN.ids:
        token_text(words, token)
    for table in decisions():
        if table.ply % 7 == 0:
            for seat in table.to_act:
                for move in table.moves(seat):
                    move_text(words, table, seat, move)
    different = {_line(said): said for said in words.asked if not said[0].startswith("move-")}
    return list(different.values())


def _thinned(said: Sequence[Said]) -> list[Said]:
    """Without repetitions, and not too many of one message."""
    by_message: dict[str, dict[str, Said]] = {}
    for message, args in said:
        by_message.setdefault(message, {})[_line(args)] = (message, args)
    return [kept for different in by_message.values() for kept in _spread(list(different.values()))]


def _spread(things: Sequence[T]) -> list[T]:
    step = max(1, -(-len(things) // KEPT))
    return list(things[::step])


if __name__ == "__main__":
    FILE.write_text(written(listen()), encoding="utf-8")
