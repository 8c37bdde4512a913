"""Refusals of the server: a code for programs, a message id with arguments, and the sentence in every language."""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from pentapolis.kernel.record import RecordError
from pentapolis.kernel.rules import Reason
from pentapolis.server.protocol import Problem
from pentapolis.words import LANGUAGES, Words, at_a_table, words_of

#: How much of what was wrong is repeated: a faulty request may be large.
LONGEST_QUOTE: Final = 400

TEXT: Final = Path(__file__).parent / "text"

#: The HTTP status of each code. `not-found` also stands for what is there but not for this person.
STATUS: Final[Mapping[str, int]] = {
    "bad-request": 400,
    "bad-record": 400,
    "no-session": 401,
    "wrong-origin": 403,
    "bad-token": 403,
    "not-yours": 403,
    "not-found": 404,
    "no-such-method": 405,
    "illegal-move": 409,
    "stale": 409,
    "seat-taken": 409,
    "not-begun": 409,
    "over": 409,
    "not-over": 409,
    "not-away": 409,
    "nothing-to-undo": 409,
    "undo-blocked": 409,
    "nothing-to-redo": 409,
    "no-wish": 409,
    "wish-pending": 409,
    "wish-refused": 409,
    "old-rules": 409,
    "old-edition": 409,
    "too-large": 413,
    "too-many": 429,
    "too-many-bots": 429,
    "internal": 500,
    "unavailable": 503,
    "full": 503,
}


class Refusal(Exception):
    """Raised wherever something is refused; carries the problem that the client is told."""

    def __init__(self, problem: Problem, wait: float = 0.0) -> None:
        super().__init__(f"{problem.code}: {problem.text['en']}")
        self.problem = problem
        self.wait = wait  # seconds after which it is worth trying again

    @property
    def status(self) -> int:
        return STATUS[self.problem.code]


@cache
def _words(language: str) -> Words:
    return Words(language, [TEXT], lenient=at_a_table())


def refusal(code: str, wait: float = 0.0, **args: Any) -> Refusal:
    """The refusal called `code`; its sentence is `problem-<code>` of the server's texts."""
    assert code in STATUS, code
    args = {name: value[:LONGEST_QUOTE] if isinstance(value, str) else value for name, value in args.items()}
    message = f"problem-{code}"
    plain = all(isinstance(value, int) for value in args.values())
    text = _said(message, tuple(args.items())) if plain else _say(message, args)
    return Refusal(Problem(code, message, args, text), wait)


def _say(message: str, args: Mapping[str, Any]) -> dict[str, str]:
    return {language: _words(language).say(message, args) for language in LANGUAGES}


@lru_cache(2048)
def _said(message: str, args: tuple[tuple[str, Any], ...]) -> dict[str, str]:
    """The same, remembered: saying no must cost less than what is refused."""
    return _say(message, dict(args))


@cache
def _game_words(game: str, language: str) -> Words:
    return words_of(game, language, at_a_table())


def bad_record(fault: RecordError) -> Refusal:
    """What is wrong with a record somebody brought; what is common is said in the reader's language."""
    if fault.reason is not None:
        return by_the_rules("bad-record", fault.reason)
    return refusal("bad-record", kind=fault.kind, number=fault.number, what=str(fault))


def illegal(
    reason: Reason, names: list[str] | None = None, called: Mapping[str, Mapping[str, str]] | None = None
) -> Refusal:
    """The refusal of a move by the rules of its game; `called` are names of an edition's own, by language."""
    return by_the_rules("illegal-move", reason, names, called)


def by_the_rules(
    code: str,
    reason: Reason,
    names: list[str] | None = None,
    called: Mapping[str, Mapping[str, str]] | None = None,
) -> Refusal:
    """A refusal whose sentence is the game's own."""
    text: dict[str, str] = {}
    for language in LANGUAGES:
        own = None if called is None else called[language]
        words = words_of(reason.game, language, at_a_table(), own) if own else _game_words(reason.game, language)
        text[language] = words.say(reason.message, reason.args, names)
    return Refusal(Problem(code, reason.message, reason.args, text, reason.rule))
