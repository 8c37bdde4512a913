"""The rule book of a game as the server gives it to clients: every rule in every language, and the platform's own."""

from functools import cache
from typing import Final

from pentapolis.kernel.rules import NO_SUCH_MOVE, NO_SUCH_SEAT, NOT_ASKED, OVER, WAITING
from pentapolis.ledger import Ledger, Rule, Term, ledger
from pentapolis.server.protocol import RuleBook, RuleEntry, RuleTerm

SILENT: Final = {"en": "", "hu": ""}  # no rulebook says it
PLATFORM: Final = {"en": "The platform", "hu": "A platform"}

#: The refusals of `pentapolis.kernel.rules`, which belong to no game's ledger: title and text.
PLATFORM_RULES: Final[dict[str, tuple[dict[str, str], dict[str, str]]]] = {
    OVER: (
        {"en": "The game is over", "hu": "A játék véget ért"},
        {
            "en": "Nobody can make a move after the end of the game. The game can still be looked at from its first "
            "move to its last.",
            "hu": "A játék vége után senki sem léphet. A játszma ettől még az első lépéstől az utolsóig végignézhető.",
        },
    ),
    WAITING: (
        {"en": "Somebody else has to decide", "hu": "Most más dönt"},
        {
            "en": "Only a seat that has a decision to make can move; everybody else waits for it. Where a game has a "
            "rule of its own about whose turn it is, the refusal names that rule instead.",
            "hu": "Csak az a hely léphet, amelyiknek éppen döntenie kell; a többiek megvárják. Ha a játéknak saját "
            "szabálya van arra, hogy ki következik, a visszautasítás azt nevezi meg.",
        },
    ),
    NOT_ASKED: (
        {"en": "Not an answer to the question", "hu": "Nem erről kell dönteni"},
        {
            "en": "The move exists in the game, but it is no answer to what the seat is asked now. The moves that are "
            "possible are listed with the question.",
            "hu": "Van ilyen lépés a játékban, de most nem erről kell dönteni. A lehetséges lépések a kérdés mellett "
            "láthatók.",
        },
    ),
    NO_SUCH_MOVE: (
        {"en": "No such move", "hu": "Nincs ilyen lépés"},
        {
            "en": "What was sent is not a move of this game at all. It is refused whatever the position.",
            "hu": "Amit a program kapott, az nem lépés ebben a játékban. Ezért minden állásban visszautasítja.",
        },
    ),
    NO_SUCH_SEAT: (
        {"en": "No such seat", "hu": "Nincs ilyen hely"},
        {
            "en": "A move can only be made for a seat of the table. Seats are numbered from 0, so a table of two has "
            "the seats 0 and 1.",
            "hu": "Lépni csak az asztal egyik helyéről lehet. A helyek számozása 0-val kezdődik, így egy kétfős "
            "asztalnál a 0. és az 1. hely van.",
        },
    ),
}


@cache
def rule_book(slug: str) -> RuleBook:
    """Every entry of the game's ledger and the platform's rules after them; ValueError if there is no such ledger.

    Made once for each game and shared by all that ask: not to be changed.
    """
    english, hungarian = ledger(slug), ledger(slug, "hu")
    return RuleBook(
        game=slug.replace("_", "-"),
        rules=[*_entries(english, hungarian), *_platform_entries()],
        terms=[_term(ours, theirs) for ours, theirs in zip(english.glossary, hungarian.glossary, strict=True)],
    )


def _entries(english: Ledger, hungarian: Ledger) -> list[RuleEntry]:
    return [
        _entry(ours, theirs) for ours, theirs in zip(english.entries.values(), hungarian.entries.values(), strict=True)
    ]


def _entry(english: Rule, hungarian: Rule) -> RuleEntry:
    if english.id != hungarian.id:
        raise ValueError(f"the ledgers differ: {english.id} in English stands where Hungarian has {hungarian.id}")
    return RuleEntry(
        id=english.id,
        kind=english.kind.value,
        tags=list(english.tags),
        section={"en": english.section, "hu": hungarian.section},
        title={"en": english.title, "hu": hungarian.title},
        text={"en": english.text, "hu": hungarian.text},
        source={"en": english.source, "hu": hungarian.source},
        mentions=list(english.mentions),
    )


def _platform_entries() -> list[RuleEntry]:
    return [
        RuleEntry(
            id=rule_id, kind="rule", tags=[], section=PLATFORM, title=title, text=text, source=SILENT, mentions=[]
        )
        for rule_id, (title, text) in PLATFORM_RULES.items()
    ]


def _term(english: Term, hungarian: Term) -> RuleTerm:
    """The names in each language as the ledger of that language writes them."""
    return RuleTerm(
        english=list(english.english),
        hungarian=list(hungarian.hungarian),
        meaning={"en": english.meaning, "hu": hungarian.meaning},
    )
