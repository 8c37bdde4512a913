"""What is printed on cards and tiles, read straight from the edition file, and a small model of what it means.

The model is written from the ledger (EE-KND-01 to -22) and shares nothing with the engine: a test lays out a row, asks
the model what must come of it, and lets the engine play.
"""

import random
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pentapolis.games.empires_end.edition import FOLDER, load
from pentapolis.games.empires_end.table import EmpiresEnd
from tests.rules.empires_end.position import ANNA, position
from tests.rules.playing import moves

EDITION_FILE = FOLDER / "reconstructed.toml"
PRINTED: dict[str, Any] = tomllib.loads(EDITION_FILE.read_text(encoding="utf-8"))
CARDS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in PRINTED["disaster"]}
TILES: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in PRINTED["location"]}
CONFLICTS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in PRINTED["conflict"]}
ALL_POINTS = sum(tile["points"] for tile in TILES.values())

Under = Mapping[str, Sequence[str]]


def cards_of(kind: str, phase: str = "") -> list[str]:
    """The cards whose innovation is of a kind (and works in a phase)."""
    return [
        name
        for name, card in CARDS.items()
        if card["ability"]["kind"] == kind and (not phase or card["phase"] == phase)
    ]


def ability(name: str) -> dict[str, Any]:
    """What a card or tile can do, as the edition file says it."""
    found: dict[str, Any] = (CARDS[name] if name in CARDS else TILES[name])["ability"]
    return found


def phase_of(name: str) -> str:
    """The phase in which it can do so."""
    return str((CARDS[name] if name in CARDS else TILES[name])["phase"])


def cost_of(card: str) -> int:
    """The printed cost of playing a card."""
    return int(CARDS[card]["cost"])


def target_of(card: str) -> int:
    """The position a disaster threatens, from 1."""
    return int(CARDS[card]["target"])


@dataclass
class Layout:
    """One empire as the model sees it: the row from the left, which of it is destroyed, what lies under it."""

    row: Sequence[str] = tuple(TILES)
    destroyed: Sequence[str] = ()
    under: Under = field(default_factory=dict)

    def healthy(self, location: str) -> bool:
        return location not in self.destroyed

    def beside(self, location: str) -> list[str]:
        """EE-EMP-07: one or two neighbours."""
        place = self.row.index(location)
        return [self.row[near] for near in (place - 1, place + 1) if 0 <= near < len(self.row)]

    def counted(self, location: str, what: Mapping[str, Any]) -> int:
        """EE-KND-04: the neighbours in the state and of the type that an ability names."""
        return sum(
            what["state"] in ("any", "healthy" if self.healthy(near) else "destroyed")
            and what.get("location_type", "any") in ("any", TILES[near]["type"])
            for near in self.beside(location)
        )

    def active(self, phase: str) -> list[tuple[str, str]]:
        """Tiles and innovations that work in a phase, each with its host."""
        found = []
        for location in self.row:
            if self.healthy(location):
                found += [
                    (name, location) for name in (location, *self.under.get(location, ())) if phase_of(name) == phase
                ]
        return found

    def income(self) -> tuple[Counter[str], int]:
        """EE-KND-01, -04, -05, -06: tokens and points that economy brings without a choice."""
        tokens: Counter[str] = Counter()
        points = 0
        for name, host in self.active("economy"):
            what = ability(name)
            if what["kind"] == "gain":
                tokens.update(what["resources"])
            elif what["kind"] == "gain_per_adjacent":
                tokens[what["resource"]] += what["amount"] * self.counted(host, what)
            elif what["kind"] == "points_per_adjacent":
                points += what["points"] * self.counted(host, what)
            elif what["kind"] == "gain_points":
                points += what["points"]
        return tokens, points

    def strength(self) -> int:
        """EE-KND-12, -13: the starting strength."""
        return sum(
            what["amount"] * (1 if what["kind"] == "strength" else self.counted(host, what))
            for name, host in self.active("conflict")
            for what in [ability(name)]
        )

    def restore_cost(self, location: str) -> int:
        """EE-KND-07: the printed cost less what healthy neighbours take off it."""
        off = sum(
            int(ability(name)["hammers"])
            for name, host in self.active("industry")
            if host in self.beside(location) and ability(name)["kind"] == "restore_discount_adjacent"
        )
        return max(0, int(TILES[location]["restore"]) - off)

    def places(self) -> set[str]:
        """EE-INN-03, -04: where a new innovation may go."""
        counts = {location: len(self.under.get(location, ())) for location in self.row if self.healthy(location)}
        return {location for location, count in counts.items() if count == min(counts.values())}

    def ruins(self) -> int:
        return len(self.destroyed)

    def worth(self) -> int:
        """EE-END-02: the points of the healthy locations."""
        return sum(int(TILES[location]["points"]) for location in self.row if self.healthy(location))


def end_points(layout: Layout, goods: Mapping[str, int], most: int) -> int:
    """EE-KND-14 to -18: the points of end-of-game abilities; `most`: the ruins of whoever has most of them."""
    singles: list[int] = []
    repeats = 0
    for name, host in layout.active("end"):
        what = ability(name)
        if what["kind"] == "end_repeat":
            repeats += 1
        elif what["kind"] == "end_points_per_destroyed":
            singles.append(what["points"] * layout.ruins())
        elif what["kind"] == "end_points_most_destroyed":
            singles.append(what["points"] if layout.ruins() == most else 0)
        elif what["kind"] == "end_points_per_adjacent":
            singles.append(what["points"] * layout.counted(host, what))
        else:
            assert what["kind"] == "end_points_per_resource"
            singles.append(what["points"] * goods.get(what["resource"], 0))
    return sum(singles) + repeats * max(singles, default=0)


def laid_out(empire: Mapping[str, Any]) -> Layout:
    """An empire of a view as a layout."""
    row = empire["row"]
    return Layout(
        [tile["location"] for tile in row],
        [tile["location"] for tile in row if not tile["healthy"]],
        {tile["location"]: [card["card"] for card in tile["innovations"]] for tile in row},
    )


def final_scores(view: Mapping[str, Any]) -> tuple[list[dict[str, int]], list[int]]:
    """EE-END-02 to -06 worked out from the view of a finished game: the parts of every score, and who has won."""
    layouts = [laid_out(empire) for empire in view["empires"]]
    most = max(layout.ruins() for layout in layouts)
    parts = [
        {
            "track": empire["score"],
            "locations": layout.worth(),
            "innovations": end_points(layout, empire["resources"], most),
        }
        for empire, layout in zip(view["empires"], layouts, strict=True)
    ]
    ranks = [(sum(found.values()), -layout.ruins()) for found, layout in zip(parts, layouts, strict=True)]
    return parts, [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def layouts_with(card: str, count: int = 8) -> list[Layout]:
    """Rows in which the card lies under a healthy location: at both ends, in the middle, beside ruins and not."""
    rng = random.Random(card)
    found = []
    for number in range(count):
        row = list(TILES)
        rng.shuffle(row)
        # The ends of the row and places that have two neighbours.
        host = row[(0, 10, 5, 1)[number] if number < 4 else rng.randrange(11)]
        others = [location for location in row if location != host]
        found.append(Layout(row, rng.sample(others, number), {host: [card]}))
    return found


def anna(phase: str, layout: Layout, then: Sequence[str] = (), **more: Any) -> EmpiresEnd:
    """The beginning of the last phase; Anna has this layout, and Bence only ruins, so that she alone is asked."""
    return position(
        phase,
        then,
        rows={ANNA: layout.row},
        destroyed=[layout.destroyed, list(TILES)],
        under=[layout.under],
        goods=[more.pop("goods", {}), {}],
        **more,
    )


def starting(t: EmpiresEnd, verb: str, seat: int = ANNA) -> set[str]:
    """The legal moves of a seat that begin so; none when it owes no decision."""
    return {move for move in moves(t, seat) if move.startswith(verb)} if seat in t.to_act else set()


def other_edition(t: EmpiresEnd, tmp_path: Path, changes: Mapping[str, Mapping[str, str]]) -> EmpiresEnd:
    """The table, played on with an edition in which fields of cards and tiles read differently."""
    text = EDITION_FILE.read_text(encoding="utf-8")
    for name, fields in changes.items():
        begin = text.index(f'id = "{name}"')
        for key, value in fields.items():
            line = text.index(f"\n{key} = ", begin) + 1
            end = text.index("\n", line)
            if text[end - 1] == "[":  # a list of several lines
                end = text.index("\n]", line) + 2
            text = f"{text[:line]}{key} = {value}{text[end:]}"
    path = tmp_path / "other.toml"
    path.write_text(text, encoding="utf-8")
    t.edition = load(path)
    t.abilities = t.edition.abilities
    for empire in t.empires:
        empire.offers = None
        empire.tools = None
    return t
