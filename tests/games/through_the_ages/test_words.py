"""What Through the Ages says in both languages: random games line by line, every card, and no text that nobody says."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import pentapolis
from pentapolis.games.through_the_ages.catalogue import (
    CARDS,
    ActionCard,
    Aggression,
    Card,
    Event,
    Pact,
    Territory,
    War,
)
from pentapolis.games.through_the_ages.game import GAME
from pentapolis.kernel.table import Table
from pentapolis.words import LANGUAGES, words_of

PACKAGE: Final = Path(pentapolis.__path__[0]) / "games" / "through_the_ages"
WORDS: Final = {language: words_of("through-the-ages", language) for language in LANGUAGES}
NAMES: Final = ["Anna", "Bence", "Cili", "Dani"]
SPOKEN: Final = re.compile(r'"((?:log|ask|refuse|choice|warn)(?:-[a-z]+)+)"')
MESSAGE: Final = re.compile(r"^((?:log|ask|refuse|choice|warn)(?:-[a-z]+)+) =", re.MULTILINE)
#: An id that no text has replaced, a placeable left over, or a hyphen for a minus sign.
LEFT_OVER: Final = re.compile(r"\b[a-z]+_[a-z0-9_]+\b|[{}$]|(?<!\w)-\d")


def said_by(table: Table, chance: random.Random) -> Iterator[dict[str, Any]]:
    """What is asked and refused now, and what the moves are called, as sentences."""
    seat = table.to_act[0]
    decision = table.pending(seat)
    assert decision is not None
    yield {"message": decision.question, "args": decision.details(table)}
    for move in table.game.thinkable(table, seat)[:200]:
        reason = table.why_not(seat, move)
        if reason is not None:
            yield {"message": reason.message, "args": dict(reason.args)}
    stranger = table.why_not(seat, chance.randrange(table.game.vocabulary.size))
    if stranger is not None:
        yield {"message": stranger.message, "args": dict(stranger.args)}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"length": "age_2"}),
        (3, {"length": "age_2"}),
        (4, {"length": "age_1"}),
        (3, {"attacks": "peaceful", "length": "age_1"}),
    ],
)
def test_random_games_say_everything_in_both_languages(seats: int, options: dict[str, Any]) -> None:
    chance = random.Random(seats)
    table = GAME.new(seats, seats, options)
    heard: dict[str, dict[str, Any]] = {}
    choices: set[str] = set()
    while not table.over:
        seat = table.to_act[0]
        moves = table.moves(seat)
        if table.ply % 9 == 0:
            heard.update((str(one), one) for one in said_by(table, chance))
            for move in chance.sample(moves, min(3, len(moves))):
                choices |= {WORDS[language].say_choice(table, seat, move, NAMES) for language in LANGUAGES}
        table.play(seat, chance.choice(moves))
    for viewer in (None, *range(seats)):
        heard.update(
            (f"{event.message} {event.args}", {"message": event.message, "args": event.args})
            for event in table.log(viewer)
        )
    assert len(heard) > 150
    assert len(choices) > 40
    lines = [words.say_sentence(one, NAMES) for words in WORDS.values() for one in heard.values()]
    assert [line for line in [*lines, *choices] if LEFT_OVER.search(line)] == []


def sentences(card: Card) -> list[dict[str, Any]]:
    """Everything printed on a card that is more than a number."""
    found = [ability.said() for ability in card.abilities]
    if card.symbols.amounts():
        found.append(card.symbols.said())
    match card:
        case ActionCard() | Aggression() | War():
            found.append({"message": "happens", "args": {"effect": card.effect.said()}})
        case Event():
            found += [clause.said() for clause in card.clauses]
        case Territory():
            found.append({"message": "immediate", "args": {"effect": card.immediate.said()}})
        case Pact():
            found += [side.said() for side in card.sides]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    words = WORDS[language]
    texts = {card.id: [words.say_sentence(one) for one in sentences(card)] for card in CARDS}
    assert [line for lines in texts.values() for line in lines if LEFT_OVER.search(line) or not line] == []
    # Two cards that do different things say different things.
    events = [tuple(texts[card.id]) for card in CARDS if isinstance(card, Event)]
    assert len(set(events)) == len(events)


def test_some_cards_in_words() -> None:
    cards = {card.id: card for card in CARDS}
    said = {
        language: {
            name: " ".join(WORDS[language].say_sentence(one) for one in sentences(cards[name])) for name in cards
        }
        for language in LANGUAGES
    }
    assert (
        said["en"]["crusades"]
        == "The strongest civilization gains 4 culture. The weakest civilization loses 4 culture."
    )
    assert said["hu"]["crusades"] == (
        "A legerősebb civilizáció kap 4 kultúrapontot. A leggyengébb civilizáció elveszít 4 kultúrapontot."
    )
    assert said["en"]["reserves_2"] == "Choose: gain 3 resources, or gain 3 food."
    assert said["hu"]["reserves_2"] == "Válassz: kapsz 3 erőforrást, vagy kapsz 3 élelmiszert."
    assert said["en"]["urban_growth_a"] == "Build or upgrade an urban building for 1 resource less."
    assert said["en"]["fundamentalism"] == "−2 science, +5 strength, 6 civil actions, and 5 military actions"
    assert said["hu"]["fundamentalism"] == "−2 tudomány, +5 erő, 6 polgári akció és 5 katonai akció"
    assert said["hu"]["raid_2"].startswith("Lerombolod a rivális két városi épületét, az egyik legfeljebb II. kori,")


@cache
def named_in_the_code() -> set[str]:
    return {message for path in PACKAGE.rglob("*.py") for message in SPOKEN.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_said_by_nobody(language: str) -> None:
    text = (PACKAGE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    platform = (PACKAGE.parents[1] / "words" / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    written = set(MESSAGE.findall(text))
    assert named_in_the_code() - set(MESSAGE.findall(platform)) == written


NAMES_IN_HUNGARIAN: Final = [
    ("lead", "william_shakespeare", "Játszd ki Shakespeare-t"),
    ("lead", "alexander_the_great", "Játszd ki Nagy Sándort"),
    ("develop", "iron", "Fejleszd ki a Vasat"),
    ("develop", "air_forces", "Fejleszd ki a Légierőt"),
    ("develop", "knights", "Fejleszd ki a Lovagokat"),
    ("play", "reserves_1", "Játszd ki a Tartalékok I-et"),
    ("play", "patriotism_3", "Játszd ki a Hazaszeretet III-at"),
    ("discard", "open_borders_agreement", "Dobd el az Egyezményt a nyitott határokról"),
    ("discard", "war_over_culture", "Dobd el a Háborút a kultúráért"),
]


@pytest.mark.parametrize(("verb", "card", "line"), NAMES_IN_HUNGARIAN)
def test_names_take_their_articles_and_suffixes(verb: str, card: str, line: str) -> None:
    assert WORDS["hu"].say_move(GAME.parse(f"{verb}:{card}")) == line
