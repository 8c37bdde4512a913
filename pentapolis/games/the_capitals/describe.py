"""Tiles and moves in words, for the terminal and for whoever reads instead of looking."""

from collections.abc import Sequence

from pentapolis.games.the_capitals.building import broken, field_of, fine
from pentapolis.games.the_capitals.catalogue import TILE
from pentapolis.games.the_capitals.edition import BUILT_IN, Edition, edition
from pentapolis.games.the_capitals.executive import cost
from pentapolis.games.the_capitals.pieces import pieces, pile_of
from pentapolis.games.the_capitals.politics import price
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.games.the_capitals.terms import DENSITIES, ECONOMY, FIELDS, NO_DENSITY, TYPES
from pentapolis.games.the_capitals.tracks import loans_for
from pentapolis.games.the_capitals.vocabulary import ACTIVATE, PICK, PLACE, TAKE, VOCABULARY
from pentapolis.words import Words

BETWEEN = ", "


def tile_text(words: Words, tile_id: str, printed: str | Edition = BUILT_IN) -> str:
    """What is printed on a tile: its type and pile, its effects, where it is from; a line each."""
    found = edition(printed) if isinstance(printed, str) else printed
    tile = found.tiles[TILE.find(tile_id)]
    head = {"type": TYPES[tile.type], "pile": pile_of(tile)}
    lines = [words.say("text-tile", head)]
    if tile.density != NO_DENSITY:
        lines.append(words.say("text-density", {"density": DENSITIES[tile.density]}))
    piece = pieces(found)["tile"][TILE.find(tile_id)]
    lines += [words.say(effect["message"], effect["args"]) for effect in piece["effects"]]
    if tile.provenance:
        lines.append(words.say("text-provenance", {"origin": tile.provenance}))
    return "\n".join(lines)


def move_text(words: Words, table: Capitals, seat: int, move: int, names: Sequence[str] | None = None) -> str:
    """A move's sentence, with what it costs the seat now."""
    sentence = words.say_choice(table, seat, move, names)
    more = consequences(words, table, seat, move)
    return f"{sentence} – {BETWEEN.join(more)}" if more else sentence


def consequences(words: Words, table: Capitals, seat: int, move: int) -> list[str]:
    """What a move's sentence leaves open and the table decides."""
    verb = VOCABULARY.verb(move)
    first = VOCABULARY.first[move]
    if verb is PICK:
        return paid(words, table, seat, int(price(table, seat, first)))
    if verb is TAKE:
        return paid(words, table, seat, FIELDS[max(field_of(table, first), 0)])
    if verb is PLACE:
        loss = int(fine(broken(table, table.cities[seat], table.building, first)))
        return [words.say("text-fine", {"count": loss})] if loss else []
    if verb is ACTIVATE:
        place = table.cities[seat].place_of(first)
        return [words.say("text-cubes", {"count": int(cost(table, seat, place))})]
    return []


def paid(words: Words, table: Capitals, seat: int, count: int) -> list[str]:
    """A price in money, and the loans it takes."""
    if not count:
        return [words.say("text-free")]
    loans = int(loans_for(table.cities[seat].at(ECONOMY), count))
    found = [words.say("text-price", {"count": count})]
    return [*found, words.say("text-loans", {"count": loans})] if loans else found
