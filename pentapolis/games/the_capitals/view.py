"""What a seat may see, built field by field: nothing is in a view that is not put there here.

Everything lies open but the prestige taken so far (CAP-PRE-03), hands of prosperity tiles (CAP-PRO-01) and the piles.
What a move would cost or bring is worked out for the seat that looks; the README of the game explains every field.
"""

from typing import TypedDict

from pentapolis.games.the_capitals.building import RULE_A, RULE_B, broken, fine, must_obey, plan
from pentapolis.games.the_capitals.catalogue import CELL, CELL_X, CELL_Y, CORNER, LAKE, TILE
from pentapolis.games.the_capitals.effects import Payment, plain
from pentapolis.games.the_capitals.executive import allowed, bystanders, cost, funds
from pentapolis.games.the_capitals.fair import for_employment, for_services, for_unemployment
from pentapolis.games.the_capitals.grid import CORNERS, corner_cell, edge_cells, full
from pentapolis.games.the_capitals.politics import LAST, USABLE
from pentapolis.games.the_capitals.prosperity import unmet
from pentapolis.games.the_capitals.scoring import final_price, parts
from pentapolis.games.the_capitals.table import BESIDE, Capitals, City
from pentapolis.games.the_capitals.terms import (
    AHEAD,
    ATTRACTION_FROM,
    COLUMNS,
    CULTURE,
    ECONOMY,
    EMPLOYMENT,
    FIELDS,
    LEVELS,
    MONEY_A_POINT,
    MOST_HAND,
    MOST_SEATS,
    PAY,
    PHASES,
    POPULATION,
    PROGRESS,
    ROUNDS,
    SERVICES,
    STEPS,
    TRACKS,
    TYPES,
    far_of,
    kind_of,
    source_of,
)
from pentapolis.games.the_capitals.tourism import attraction, losers, ranked, taken_up_to
from pentapolis.games.the_capitals.tracks import loans_for
from pentapolis.games.the_capitals.zones import HANDS
from pentapolis.kernel.packed import has
from pentapolis.kernel.view import CommonView
from pentapolis.kernel.zones import EMPTY, UNKNOWN

NEUTRAL = "neutral"


class EditionView(TypedDict):
    name: str
    title: str
    hash: str
    reconstructed: bool


class ColumnView(TypedDict):
    """A column of initiative. `price` and `loans` are for the seat that looks: now in politics, else next time."""

    column: int
    cost: int
    multiplier: int
    usable: bool
    holder: int | None
    leaving: int | None  # in politics: whose marker still lies in the bottom row
    price: int | None
    loans: int | None


class OfferView(TypedDict):
    tile: str
    age: int


class FieldView(TypedDict):
    """A project field; `loans`: what paying its price takes from the seat that looks."""

    price: int
    loans: int | None
    tiles: list[OfferView]


class NextView(TypedDict):
    """The next mark in front of a marker, and what it is: attraction, upgrade, fair, point, population or end."""

    space: int
    mark: str


class TrackView(TypedDict):
    """A track: its spaces, the markers by seat, what its ends give, and the values printed in its spaces, if any."""

    track: str
    least: int
    most: int
    markers: list[int]
    neutral: int | None
    values: list[int]
    past_most: dict[str, int]
    past_least: dict[str, int]
    next: NextView | None


class TourismView(TypedDict):
    """What tourism would do now; `token` is who holds the highest-culture token since the last one."""

    token: int | None
    leader: int
    level: int
    up_to: int | None
    losers: list[int]
    ranks: list[int]


class FairView(TypedDict):
    """What a World's Fair would bring a city now. `rank` is the prestige for cities ahead on public services."""

    employment: int
    unemployment: int
    progress: int
    rank: int


class TouristView(TypedDict):
    """A tourist in the city that hosts it: whose it is (`neutral`: nobody's), on which tile, whether it is ready."""

    tourist: int | str
    tile: str | None
    ready: bool


class PlacedView(TypedDict):
    """A tile in a city; x and y count from the hotel. `cost` is what activating it costs now, None: it cannot be."""

    tile: str
    type: str
    cell: str
    x: int
    y: int
    cubes: int
    tourists: list[int | str]
    cost: int | None
    payable: bool
    gains: dict[str, int]
    beside: dict[str, int]


class MarkerView(TypedDict):
    """A construction marker; x and y are those of the upper left of its four cells. `free` are the empty ones."""

    corner: str
    x: int
    y: int
    full: bool
    free: list[str]


class HandView(TypedDict):
    """A prosperity tile of the own hand, and which of its requirements hold."""

    tile: str
    met: list[bool]


class PlantView(TypedDict):
    level: int
    activations: int
    next_energy: int | None  # of the plant an upgrade would bring; None: there is none higher


class CityView(TypedDict):
    seat: int
    tracks: dict[str, int]
    energy_cubes: int
    plant: PlantView
    tokens: int
    prestige_total: int | None
    total: int
    parts: dict[str, int]
    final_price: int
    fair: FairView
    allowed: int
    made: int
    tiles: list[PlacedView]
    markers: list[MarkerView]
    guests: list[TouristView]
    tourist_host: int
    types: dict[str, int]
    hand: list[HandView] | None
    hand_size: int
    lakes: list[str]


class TriggerView(TypedDict):
    tile: str
    gains: dict[str, int]


class SiteView(TypedDict):
    """A cell on which a tile may be built: the fine, the rules broken, what it and older tiles would give."""

    cell: str
    x: int
    y: int
    fine: int
    rules: list[str]
    gains: dict[str, int]
    triggers: list[TriggerView]


class PlanView(TypedDict):
    """Where a tile may go: of the tile that is being placed, or of each one that may be taken."""

    tile: str
    price: int
    loans: int
    sites: list[SiteView]


class DueView(TypedDict):
    """A move that is still to be made in the event being carried out."""

    tile: str | None
    gains: dict[str, int]


class View(CommonView):
    edition: EditionView
    variant: str
    prosperity: str
    placement: str
    final_payment: str
    players: int
    round: int
    age: int
    phase: str
    prosperity_rounds: list[int]
    order: list[int]
    initiative: list[ColumnView]
    fields: list[FieldView]
    pile: int
    left_out: list[str]
    gone: list[str]
    plants: list[list[int]]
    board: list[TrackView]
    tourism: TourismView
    cities: list[CityView]
    placing: str | None
    sinking: str | None
    paying: str | None
    owed: int
    due: list[DueView]
    plans: list[PlanView]


def view(t: Capitals, seat: int | None) -> View:
    common = t.common_view(seat)
    acting = common["to_act"][0] if common["to_act"] else None
    payer = t.cities[acting] if acting is not None else None
    return {
        **common,
        "edition": {
            "name": t.edition.name,
            "title": t.edition.title,
            "hash": t.edition.hash,
            "reconstructed": t.edition.reconstructed,
        },
        "variant": "more_choice" if t.more_choice else "normal",
        "prosperity": "with" if t.prosperity else "without",
        "placement": "strict" if t.strict else "paid",
        "final_payment": t.final_payment,
        "players": t.seats,
        "round": int(t.round),
        "age": int(t.age()),
        "phase": PHASES[t.phase],
        "prosperity_rounds": list(t.edition.rounds) if t.prosperity else [],
        "order": list(t.order),
        "initiative": [column_view(t, column, seat) for column in range(int(COLUMNS))],
        "fields": [field_view(t, place, seat) for place in range(len(FIELDS))],
        "pile": len(t.deck),
        "left_out": [TILE.ids[tile] for tile in t.removed],
        "gone": [TILE.ids[tile] for tile in t.discarded],
        "plants": [list(stack) for stack in t.stacks],
        "board": [track_view(t, track, seat) for track in range(len(TRACKS))],
        "tourism": tourism_view(t),
        "cities": [city_view(t, owner, seat) for owner in range(t.seats)],
        "placing": None if t.building == EMPTY else TILE.ids[t.building],
        "sinking": None if t.sinking == EMPTY else TILE.ids[t.sinking],
        "paying": None if t.paying == EMPTY or payer is None else TILE.ids[payer.tiles[t.paying]],
        "owed": int(t.owed),
        "due": [due_view(t, one) for one in [*t.due, *t.later]],
        "plans": plans(t, seat, common["question"]) if seat is not None and seat == acting else [],
    }


# --- the board ------------------------------------------------------------------------------------------------------


def column_view(t: Capitals, column: int, seat: int | None) -> ColumnView:
    holder = t.columns.index(column) if column in t.columns else None
    leaving = None
    if EMPTY in t.columns and column in t.came:
        owner = t.came.index(column)
        leaving = owner if t.columns[owner] == EMPTY else None
    price = None if seat is None or not picks_again(t, seat) else next_price(t, seat, column)
    money = 0 if seat is None else int(t.cities[seat].at(ECONOMY))
    return {
        "column": column + 1,
        "cost": t.edition.costs[column],
        "multiplier": t.edition.multipliers[column],
        "usable": column < USABLE[t.seats],
        "holder": holder,
        "leaving": leaving,
        "price": price,
        "loans": None if price is None else loans(money, price),
    }


def picks_again(t: Capitals, seat: int) -> bool:
    """Is a column still to be picked, in this politics phase or in one to come?"""
    return not t.over and (t.round < ROUNDS or t.columns[seat] == EMPTY)


def next_price(t: Capitals, seat: int, column: int) -> int:
    """What a column costs the seat: in this politics phase while it has not picked, else in the next one."""
    now = t.columns[seat] == EMPTY
    old = t.came[seat] if now else t.columns[seat]
    number = int(t.round) if now else int(t.round) + 1
    once = old == LAST and t.seats == MOST_SEATS and number == 2  # CAP-POL-08
    return t.edition.costs[column] * (1 if once else t.edition.multipliers[old])


def loans(money: int, price: int) -> int:
    return int(loans_for(money, price)) if price else 0


def field_view(t: Capitals, place: int, seat: int | None) -> FieldView:
    price = FIELDS[place]
    return {
        "price": price,
        "loans": None if seat is None else loans(int(t.cities[seat].at(ECONOMY)), price),
        "tiles": [{"tile": TILE.ids[tile], "age": int(t.tiles[tile].age)} for tile in t.fields[place]],
    }


def track_view(t: Capitals, index: int, seat: int | None) -> TrackView:
    track = t.edition.tracks[index]
    return {
        "track": track.id,
        "least": int(track.least),
        "most": int(track.most),
        "markers": [int(city.at(index)) for city in t.cities],
        "neutral": int(t.neutral) if t.seats == 2 and index == CULTURE else None,
        "values": list(track.fair),
        "past_most": plain(track.past_most),
        "past_least": plain(track.past_least),
        "next": None if seat is None else next_mark(t, t.cities[seat], index),
    }


def next_mark(t: Capitals, city: City, index: int) -> NextView | None:
    """The next mark in front of a marker; None: it stands on the last space."""
    track = t.edition.tracks[index]
    space = int(city.at(index))
    most = int(track.most)
    if index == PROGRESS:
        return {"space": 0, "mark": "upgrade"} if city.level < LEVELS else None
    if space >= most:
        return None
    if index == CULTURE:
        ahead = [mark for mark in ATTRACTION_FROM if space < mark <= most]
        return {"space": ahead[0], "mark": "attraction"} if ahead else {"space": most, "mark": "end"}
    if index == ECONOMY:
        point = (space // int(MONEY_A_POINT) + 1) * int(MONEY_A_POINT)
        return {"space": point, "mark": "point"} if point <= most else {"space": most, "mark": "end"}
    if index == EMPLOYMENT and space >= city.at(POPULATION):
        return {"space": space, "mark": "population"}
    if index in (EMPLOYMENT, SERVICES):
        better = [one for one in range(space + 1, most + 1) if track.fair[one] > track.fair[space]]
        return {"space": better[0], "mark": "fair"} if better else {"space": most, "mark": "end"}
    return {"space": most, "mark": "end"}


def tourism_view(t: Capitals) -> TourismView:
    ranks = ranked(t, CULTURE)
    culture = t.cities[ranks[0]].at(CULTURE)
    lost = losers(t, ranks)
    up_to = int(taken_up_to(culture))
    return {
        "token": None if t.leader == EMPTY else int(t.leader),
        "leader": ranks[0],
        "level": int(attraction(culture)),
        "up_to": None if up_to < 0 else up_to,
        "losers": [seat for seat in range(t.seats) if has(lost, seat)],
        "ranks": ranks,
    }


# --- cities -----------------------------------------------------------------------------------------------------------


def city_view(t: Capitals, owner: int, seat: int | None) -> CityView:
    city = t.cities[owner]
    hidden = t.screened(owner, seat)
    found = parts(t, owner, hidden)
    level = int(city.level)
    seen = [t.seen(HANDS, owner * MOST_HAND + place, seat) for place in range(len(city.hand))]
    return {
        "seat": owner,
        "tracks": {name: int(city.at(track)) for track, name in enumerate(TRACKS)},
        "energy_cubes": int(city.energy),
        "plant": {
            "level": level,
            "activations": int(t.edition.plants[level - 1].activations),
            "next_energy": t.stacks[level - 1][0] if level < LEVELS else None,
        },
        "tokens": int(city.tokens),
        "prestige_total": None if hidden else int(city.prestige),
        "total": sum(found.values()),
        "parts": found,
        "final_price": int(final_price(t, owner)),
        "fair": {
            "employment": int(for_employment(t, city)),
            "unemployment": int(for_unemployment(t, city)),
            "progress": int(for_services(t, city)),
            "rank": -int(AHEAD) * ranked(t, SERVICES).index(owner),
        },
        "allowed": int(allowed(t, owner)),
        "made": int(city.activations),
        "tiles": [placed_view(t, owner, place) for place in range(len(city.tiles))],
        "markers": [marker_view(city, corner) for corner in city.markers],
        "guests": [guest_view(t, tourist) for tourist in range(t.tourists()) if t.host(tourist) == owner],
        "tourist_host": int(t.host(owner)),
        "types": {name: int(city.of_type(kind)) for kind, name in enumerate(TYPES)},
        "hand": None if owner != seat else [hand_view(t, owner, tile) for tile in seen if tile != UNKNOWN],
        "hand_size": len(city.hand),
        "lakes": [TILE.ids[tile] for tile in city.sunk],
    }


def placed_view(t: Capitals, owner: int, place: int) -> PlacedView:
    city = t.cities[owner]
    tile = t.tiles[city.tiles[place]]
    cell = city.cells[place]
    activated = tile.activated
    price = None if activated is None else int(cost(t, owner, place))
    lying = [tourist for tourist in range(t.tourists()) if t.host(tourist) == owner and t.spot(tourist) == place]
    return {
        "tile": tile.id,
        "type": TYPES[tile.type],
        "cell": CELL.ids[cell],
        "x": across(cell),
        "y": down(cell),
        "cubes": city.cubes[place],
        "tourists": [called(t, tourist) for tourist in lying],
        "cost": price,
        "payable": price is not None and price <= funds(t, owner, place),
        "gains": {} if activated is None else plain(activated.moves),
        "beside": {} if activated is None else summed(t, bystanders(t, city, place)),
    }


def across(cell: int) -> int:
    return CELL_X[cell] - CELL_X[HOTEL_CELL]


def down(cell: int) -> int:
    return CELL_Y[cell] - CELL_Y[HOTEL_CELL]


HOTEL_CELL = CELL.find("S19")


def called(t: Capitals, tourist: int) -> int | str:
    return tourist if tourist < t.seats else NEUTRAL


def marker_view(city: City, corner: int) -> MarkerView:
    cell = int(corner_cell(corner))
    row, column = divmod(corner, int(CORNERS))
    cells = [CELL.find(name) for name in corners_cells(row, column)]
    return {
        "corner": CORNER.ids[corner],
        "x": across(cell),
        "y": down(cell),
        "full": full(city.rows, corner),
        "free": [CELL.ids[one] for one in cells if one not in city.cells],
    }


def corners_cells(row: int, column: int) -> list[str]:
    side = CELL_Y[-1] + 1
    return [CELL.ids[y * side + x] for y in (row, row + 1) for x in (column, column + 1)]


def guest_view(t: Capitals, tourist: int) -> TouristView:
    host, spot = int(t.host(tourist)), int(t.spot(tourist))
    lies = None if spot == BESIDE else TILE.ids[t.cities[host].tiles[spot]]
    return {"tourist": called(t, tourist), "tile": lies, "ready": not has(t.moved, tourist)}


def hand_view(t: Capitals, seat: int, tile: int) -> HandView:
    return {"tile": TILE.ids[tile], "met": [one.holds(t, seat) for one in t.tiles[tile].requirements]}


# --- what a move would do ---------------------------------------------------------------------------------------------


def summed(t: Capitals, moves: list[int]) -> dict[str, int]:
    """Moves as amounts by track; a payment is money lost."""
    found: dict[str, int] = {}
    for one in moves:
        if kind_of(one) == PAY:
            effect = t.tiles[source_of(one)].immediate[far_of(one)]
            assert isinstance(effect, Payment)
            found["economy"] = found.get("economy", 0) - int(effect.cost)
            for name, far in plain(effect.moves).items():
                found[name] = found.get(name, 0) + far
        else:
            name = STEPS[kind_of(one)]
            found[name] = found.get(name, 0) + int(far_of(one))
    return found


def due_view(t: Capitals, one: int) -> DueView:
    source = int(source_of(one))
    return {"tile": TILE.ids[source] if source < len(TILE) else None, "gains": summed(t, [one])}


def plans(t: Capitals, seat: int, question: str | None) -> list[PlanView]:
    """For the seat that takes or places a tile: where it may go, and what would happen there."""
    city = t.cities[seat]
    money = int(city.at(ECONOMY))
    cells = edge_cells(city.rows, city.top, city.bottom)
    if question == "ask-take":
        return [
            {
                "tile": TILE.ids[tile],
                "price": FIELDS[place],
                "loans": loans(money, FIELDS[place]),
                "sites": [site_view(t, city, tile, cell) for cell in cells],
            }
            for place, field in enumerate(t.fields)
            for tile in field
        ]
    if question == "ask-place":
        tile = int(t.building)
        open_cells = [cell for cell in cells if not must_obey(t) or not broken(t, city, tile, cell)]
        sites = [site_view(t, city, tile, cell) for cell in open_cells]
        return [{"tile": TILE.ids[tile], "price": 0, "loans": 0, "sites": sites}]
    if question == "ask-prosperity":
        ready = [tile for tile in city.hand if unmet(t, seat, tile) < 0]
        return [
            {
                "tile": TILE.ids[tile],
                "price": 0,
                "loans": 0,
                "sites": [
                    site_view(t, city, tile, cell) for cell in cells if not t.strict or not broken(t, city, tile, cell)
                ],
            }
            for tile in [*ready, int(LAKE)]
        ]
    return []


def site_view(t: Capitals, city: City, tile: int, cell: int) -> SiteView:
    rules = int(broken(t, city, tile, cell))
    own: list[int] = []
    older: dict[int, list[int]] = {}
    for one in plan(t, city, tile, cell):
        source = int(source_of(one))
        if source == tile:
            own.append(one)
        else:
            older.setdefault(source, []).append(one)
    return {
        "cell": CELL.ids[cell],
        "x": across(cell),
        "y": down(cell),
        "fine": int(fine(rules)),
        "rules": [name for name, rule in (("A", RULE_A), ("B", RULE_B)) if rules & int(rule)],
        "gains": summed(t, own),
        "triggers": [{"tile": TILE.ids[source], "gains": summed(t, moves)} for source, moves in older.items()],
    }
