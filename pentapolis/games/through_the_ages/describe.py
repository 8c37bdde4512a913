"""Cards and moves in words: put in order from the values that the engine executes."""

from collections.abc import Sequence

from pentapolis.games.through_the_ages.catalogue.index import CARD, CARDS
from pentapolis.games.through_the_ages.costs import (
    attack_cost,
    build_cost,
    develop_cost,
    population_cost,
    stage_cost,
    take_cost,
    upgrade_cost,
)
from pentapolis.games.through_the_ages.pacts import strength_in_attack
from pentapolis.games.through_the_ages.pieces import effects_of
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.vocabulary import (
    ATTACK,
    BUILD,
    DECLARE,
    DEVELOP,
    INCREASE,
    REVOLT,
    STAGE,
    TAKE,
    UPGRADE,
    VOCABULARY,
)
from pentapolis.kernel.zones import EMPTY
from pentapolis.words import Words

BETWEEN = "; "


def card_text(words: Words, card_id: str) -> str:
    """Everything a card says, a sentence a line."""
    return "\n".join(words.say(effect["message"], effect["args"]) for effect in effects_of(CARDS[CARD.find(card_id)]))


def move_text(words: Words, table: ThroughTheAges, seat: int, move: int, names: Sequence[str] | None = None) -> str:
    """A move's sentence, with what it costs the seat now."""
    sentence = words.say_choice(table, seat, move, names)
    more = consequences(words, table, seat, move)
    return f"{sentence} – {BETWEEN.join(more)}" if more else sentence


def consequences(words: Words, t: ThroughTheAges, seat: int, move: int) -> list[str]:
    """What a move's sentence leaves open and the table decides."""
    verb = VOCABULARY.verb(move)
    first, second = VOCABULARY.first[move], VOCABULARY.second[move]
    p = t.players[seat]
    if verb is TAKE and t.row[first] != EMPTY:
        cost = int(take_cost(p, first, t.row[first]))
        decision = t.pending(seat)
        named = decision is not None and decision.says(t, seat, move) is not None  # the sentence names the card itself
        message = "text-civil-actions" if named else "text-takes"
        return [words.say(message, {"card": CARD.ids[t.row[first]], "count": cost})]
    if verb is INCREASE:
        return [words.say("text-food", {"count": int(population_cost(p, t.discount))})]
    if verb is BUILD:
        return [words.say("text-resources", {"count": max(0, int(build_cost(p, first) - t.discount))})]
    if verb is UPGRADE:
        return [words.say("text-resources", {"count": max(0, int(upgrade_cost(p, first, second) - t.discount))})]
    if verb is STAGE and p.wonder != EMPTY:
        return [words.say("text-resources", {"count": max(0, int(stage_cost(p, first) - t.discount))})]
    if verb in (DEVELOP, REVOLT):
        cost = int(develop_cost(t, seat, first, verb is REVOLT, t.discount))
        return [words.say("text-science", {"count": cost})]
    if verb in (ATTACK, DECLARE):
        mine = strength_in_attack(t, seat, second, True)
        theirs = strength_in_attack(t, second, seat, False)
        said = [words.say("text-military-actions", {"count": int(attack_cost(t, first, second))})]
        return [*said, words.say("text-strengths", {"count": mine, "have": theirs})]
    return []
