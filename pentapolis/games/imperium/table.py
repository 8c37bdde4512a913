"""The state of Imperium: what each player has, the market with its decks, the piles, the turn."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.imperium.cards import Face
from pentapolis.games.imperium.terms import (
    BARBARIAN,
    EVENTS,
    EXHAUST,
    HAND_SIZE,
    KINDS,
    MATERIALS,
    NO_CARD,
    OPEN,
    POPULATION,
    SLOTS,
)
from pentapolis.games.imperium.vocabulary import REPLIES
from pentapolis.kernel.effects import NOTHING, Cause, EffectTable, Happening, When
from pentapolis.kernel.fields import state_of
from pentapolis.kernel.game import Game
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import NO_CLUES, Table
from pentapolis.kernel.zones import EVERYBODY, Clue

EMPTY_LIST: Final[list[int]] = []  # the first value of every list that is replaced and never changed in place
NO_GARRISONS: Final[dict[int, list[int]]] = {}
NO_STORES: Final[dict[int, int]] = {}
EMPTY_MARKET: Final[list[int]] = [NO_CARD] * SLOTS
NO_TOKENS: Final[list[int]] = [0] * (SLOTS * KINDS)


class Player:
    """What one player has. Lists and dicts are replaced and never changed in place, so copies share them.

    Decks have their top at the end. Beside each pile that hides something lies a list of who knows each card: a bit
    for each seat, EVERYBODY where all saw it (IMP-EFF-27), BLIND besides where it was taken unseen from the commons,
    LOOSE where the others do not know whether it is one of those; a hand is seen by its owner anyway.
    """

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "nation", "power", "journey", "next_journey", "empire", "materials", "population", "progress", "actions",
        "exhaust", "most_exhaust", "exhausted", "on_nation", "on_development", "hand", "hand_seen", "deck",
        "deck_seen", "discard", "area", "garrisons", "stores", "history", "history_seen", "nation_deck",
        "nation_seen", "accession", "developments", "developer", "king_done", "mixed", "solstice_done",
    )  # fmt: skip

    def __init__(self) -> None:
        self.nation: i64 = -1  # not chosen yet
        self.power: i64 = NO_CARD
        self.journey: i64 = NO_CARD  # Utopians: the journey card in play (IMP-NAT-UTO-01, IMP-NAT-UTO-02)
        self.next_journey: i64 = NO_CARD  # the one below it
        self.empire = False  # the state card (IMP-PSU-09)
        self.materials: i64 = 0
        self.population: i64 = 0
        self.progress: i64 = 0
        self.actions: i64 = 0  # tokens on the state card
        self.exhaust: i64 = 0
        self.most_exhaust: i64 = EXHAUST
        self.exhausted: list[int] = EMPTY_LIST  # cards with an exhaust token
        self.on_nation = False  # an exhaust token on the nation deck
        self.on_development = False  # one in the development area
        self.hand: list[int] = EMPTY_LIST
        self.hand_seen: list[int] = EMPTY_LIST
        self.deck: list[int] = EMPTY_LIST
        self.deck_seen: list[int] = EMPTY_LIST
        self.discard: list[int] = EMPTY_LIST
        self.area: list[int] = EMPTY_LIST  # the play area, without the power and the journey card (IMP-EFF-20)
        self.garrisons: dict[int, list[int]] = NO_GARRISONS  # what lies under cards of the play area
        self.stores: dict[int, int] = NO_STORES  # progress lying on cards in play (IMP-EFF-51)
        self.history: list[int] = EMPTY_LIST  # or the flooded pile (IMP-KEY-HIS-01, IMP-KEY-FLD-01)
        self.history_seen: list[int] = EMPTY_LIST
        self.nation_deck: list[int] = EMPTY_LIST  # without the accession card at its bottom
        self.nation_seen: list[int] = EMPTY_LIST
        self.accession: i64 = NO_CARD  # while it lies there
        self.developments: list[int] = EMPTY_LIST  # or impending quests
        self.developer = False  # has development cards at all (IMP-KEY-DEV-03, IMP-END-03)
        self.king_done = False  # IMP-KOK-05
        self.mixed = False  # a hand card lies in the nation deck unseen (IMP-EFF-41)
        self.solstice_done: list[int] = EMPTY_LIST

    def copy(self) -> "Player":
        twin = Player()
        twin.nation = self.nation
        twin.power = self.power
        twin.journey = self.journey
        twin.next_journey = self.next_journey
        twin.empire = self.empire
        twin.materials = self.materials
        twin.population = self.population
        twin.progress = self.progress
        twin.actions = self.actions
        twin.exhaust = self.exhaust
        twin.most_exhaust = self.most_exhaust
        twin.exhausted = self.exhausted
        twin.on_nation = self.on_nation
        twin.on_development = self.on_development
        twin.hand = self.hand
        twin.hand_seen = self.hand_seen
        twin.deck = self.deck
        twin.deck_seen = self.deck_seen
        twin.discard = self.discard
        twin.area = self.area
        twin.garrisons = self.garrisons
        twin.stores = self.stores
        twin.history = self.history
        twin.history_seen = self.history_seen
        twin.nation_deck = self.nation_deck
        twin.nation_seen = self.nation_seen
        twin.accession = self.accession
        twin.developments = self.developments
        twin.developer = self.developer
        twin.king_done = self.king_done
        twin.mixed = self.mixed
        twin.solstice_done = self.solstice_done
        return twin

    def state(self) -> dict[str, Any]:
        return state_of(self)

    # --- tokens -------------------------------------------------------------------------------------------------

    def amount(self, kind: i64) -> i64:
        if kind == MATERIALS:
            return self.materials
        if kind == POPULATION:
            return self.population
        return self.progress

    def add(self, kind: i64, count: i64) -> None:
        if kind == MATERIALS:
            self.materials += count
        elif kind == POPULATION:
            self.population += count
        else:
            self.progress += count

    # --- cards --------------------------------------------------------------------------------------------------

    def host(self, card: int) -> int:
        """The card of the play area that this one is garrisoned under, or NO_CARD."""
        for above, cards in self.garrisons.items():
            if card in cards:
                return above
        return NO_CARD

    def under(self, card: int) -> list[int]:
        """What is garrisoned under a card."""
        return self.garrisons.get(card, EMPTY_LIST)

    def garrisoned(self) -> list[int]:
        """IMP-EFF-29: everything garrisoned under cards of the play area."""
        found: list[int] = []
        for card in self.area:
            found += self.garrisons.get(card, EMPTY_LIST)
        return found

    def sources(self) -> list[int]:
        """The cards whose abilities work: power, journey, play area (IMP-EXH-02)."""
        found = [int(self.power)]
        if self.journey != NO_CARD:
            found.append(int(self.journey))
        found += self.area
        return found

    def nation_size(self) -> int:
        """Cards of the nation deck, the accession card included."""
        return len(self.nation_deck) + (0 if self.accession == NO_CARD else 1)


class Imperium(EffectTable):
    """The whole truth of one game."""

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng, REPLIES)
        self.faces: list[Face] = []  # what every card prints now; replaced when one is turned over
        self.players: list[Player] = []
        self.market: list[int] = EMPTY_MARKET
        self.market_tokens: list[int] = NO_TOKENS  # three numbers for each slot
        self.market_unrest: list[int] = EMPTY_MARKET  # the unrest card under each market card
        self.small_decks: list[list[int]] = []  # region, uncivilised, civilised
        self.main: list[int] = EMPTY_LIST
        self.main_known: list[int] = EMPTY_LIST  # cards that all know to lie in the main deck: shown, shuffled back
        self.fame: list[int] = EMPTY_LIST  # without King of Kings
        self.fame_seen: list[int] = EMPTY_LIST
        self.fame_out: list[int] = EMPTY_LIST  # removed unseen (IMP-CSU-07)
        self.king: i64 = NO_CARD
        self.king_turned = False  # side B is up
        self.exile: list[int] = EMPTY_LIST
        self.unrest: list[int] = EMPTY_LIST  # the pile
        self.gone: list[int] = EMPTY_LIST  # not in the game, or out of it
        self.looked: list[int] = EMPTY_LIST  # fame cards that somebody looks at, the top card last
        self.looker: i64 = NO_CARD
        self.revealed: list[int] = EMPTY_LIST  # Gambling (IMP-EFF-46)
        self.starter: i64 = 0  # IMP-CSU-13
        self.turn: i64 = 0  # whose turn it is; in a solstice, whose abilities are resolved
        self.phase: i64 = OPEN
        self.round: i64 = 1
        self.last_round: i64 = 0  # 0: scoring is not triggered yet (IMP-SCO-01)
        self.collapsed = False
        self.tripled: list[int] = EMPTY_LIST  # card * 3 + icon: what counts as 3 production icons this turn
        self.combed = False  # the next card played ignores its empire icon (IMP-EFF-60)
        self.doubled: i64 = -1  # the kind of token that is gained twice from the market card being taken (IMP-EFF-67)

    # --- kernel -------------------------------------------------------------------------------------------------

    def copy(self) -> "Imperium":
        twin = Imperium(self.game, self.seats, self.rng)
        self.copy_to(twin)
        twin.faces = self.faces
        twin.players = [player.copy() for player in self.players]
        twin.market = self.market
        twin.market_tokens = self.market_tokens
        twin.market_unrest = self.market_unrest
        twin.small_decks = self.small_decks
        twin.main = self.main
        twin.main_known = self.main_known
        twin.fame = self.fame
        twin.fame_seen = self.fame_seen
        twin.fame_out = self.fame_out
        twin.king = self.king
        twin.king_turned = self.king_turned
        twin.exile = self.exile
        twin.unrest = self.unrest
        twin.gone = self.gone
        twin.looked = self.looked
        twin.looker = self.looker
        twin.revealed = self.revealed
        twin.starter = self.starter
        twin.turn = self.turn
        twin.phase = self.phase
        twin.round = self.round
        twin.last_round = self.last_round
        twin.collapsed = self.collapsed
        twin.tripled = self.tripled
        twin.combed = self.combed
        twin.doubled = self.doubled
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        from pentapolis.games.imperium.view import view

        return view(self, seat)

    def points(self, seat: int) -> int:
        from pentapolis.games.imperium.scoring import points

        self.check_seat(seat)
        return points(self, seat)

    def seen_scores(self, seat: int | None) -> list[int]:
        from pentapolis.games.imperium.scoring import seen_points

        return [seen_points(self, other, seat) for other in range(self.seats)]

    def census(self) -> dict[str, int]:
        cards = len(self.main) + len(self.fame) + len(self.fame_out) + len(self.exile) + len(self.unrest)
        cards += len(self.gone) + len(self.looked) + len(self.revealed) + (self.king != NO_CARD)
        for deck in self.small_decks:
            cards += len(deck)
        for slot in range(SLOTS):
            cards += (self.market[slot] != NO_CARD) + (self.market_unrest[slot] != NO_CARD)
        for p in self.players:
            cards += (
                (p.power != NO_CARD) + len(p.hand) + len(p.deck) + len(p.discard) + len(p.area) + len(p.garrisoned())
            )
            cards += len(p.history) + p.nation_size() + len(p.developments)
            cards += (p.journey != NO_CARD) + (p.next_journey != NO_CARD)
        return {"cards": cards}

    def active_seat(self) -> int:
        return int(self.turn)

    def reactors(self, seat: int) -> list[int]:
        return self.players[seat].sources()

    def reaction(self, source: int) -> When | None:
        return self.faces[source].when

    def says_reaction(self, source: int, when: When) -> dict[str, Any]:
        """What it does is said of "this card", so the card is named."""
        from pentapolis.games.imperium.catalogue import CARD
        from pentapolis.kernel.sentences import sentence

        return sentence("move-react-does", {"card": CARD.ids[source], "effect": when.part.said()})

    def spares(self, cause: Cause, seat: int) -> bool:
        """IMP-EFF-70: whoever is protected is asked step by step, so nobody is left out beforehand."""
        return False

    def protected(self, cause: Cause, seat: int) -> bool:
        """Has the player used a defence against this attack?"""
        notes = self.notes.get(cause.number)
        return notes is not None and (notes.spared >> seat & 1) == 1

    def event(self, code: i64, who: int, thing: int = NOTHING, number: int = NOTHING) -> None:
        """Let cards answer (IMP-EFF-61), if any card in play does at all."""
        if self.over:
            return
        faces = self.faces
        for p in self.players:
            if self.answers_event(faces[p.power], code) or (
                p.journey != NO_CARD and self.answers_event(faces[p.journey], code)
            ):
                self.happen(Happening(EVENTS[code], who, thing, number))
                return
            for card in p.area:
                if self.answers_event(faces[card], code):
                    self.happen(Happening(EVENTS[code], who, thing, number))
                    return

    def answers_event(self, face: Face, code: i64) -> bool:
        return (face.events >> code & 1) == 1

    def clues(self, seat: int | None) -> list[Clue]:
        """Cards that all saw shuffled back into the main deck (IMP-KEY-BRK-04) lie there somewhere."""
        if not self.main_known:
            return NO_CLUES
        from pentapolis.games.imperium.zones import MAIN

        return [Clue(card).within(MAIN, 0, len(self.main)) for card in self.main_known]

    def redrawn(self, seat: int, rng: Rng) -> Table:
        """Cards taken unseen that may lie in one of several places are laid into some of them first."""
        from pentapolis.games.imperium.zones import loosen, mingled

        laid = mingled(self, seat, rng)
        sample = Table.redrawn(laid, seat, rng)
        if laid is not self:
            assert isinstance(sample, Imperium)
            loosen(sample, self, seat)
        return sample

    def unshare(self) -> None:
        """The lists that `Zone.put` changes in place."""
        self.small_decks = [deck.copy() for deck in self.small_decks]
        self.main = self.main.copy()
        self.fame = self.fame.copy()
        self.fame_out = self.fame_out.copy()
        self.looked = self.looked.copy()
        for p in self.players:
            p.hand = p.hand.copy()
            p.deck = p.deck.copy()
            p.history = p.history.copy()
            p.nation_deck = p.nation_deck.copy()

    # --- what follows from cards in play ----------------------------------------------------------------------------

    def is_empire(self, seat: int) -> bool:
        return self.players[seat].empire

    def hand_size(self, seat: int) -> int:
        """IMP-CLN-06, IMP-EFF-76."""
        p = self.players[seat]
        size = HAND_SIZE + self.faces[p.power].hand_size
        for card in p.area:
            size += self.faces[card].hand_size
        return int(size)

    def regions(self, seat: int) -> int:
        """IMP-EFF-23: regions in play, each as many as it counts as."""
        found: i64 = 0
        for card in self.players[seat].area:
            found += self.faces[card].regions
        return int(found)

    def in_play(self, seat: int, title: str) -> int:
        """IMP-EFF-03: the card of this name in the own play area, or NO_CARD."""
        for card in self.players[seat].area:
            if self.faces[card].title == title:
                return card
        return NO_CARD

    def active_quest(self, seat: int) -> int:
        """IMP-NAT-ART-06: the card garrisoned under King Arthur's Court, or NO_CARD."""
        p = self.players[seat]
        for card in p.area:
            if self.faces[card].court:
                for quest in p.under(card):
                    return quest
        return NO_CARD

    # --- sides --------------------------------------------------------------------------------------------------

    def turn_over(self, card: int, face: Face) -> None:
        """A card shows another side from now on."""
        faces = self.faces.copy()
        faces[card] = face
        self.faces = faces


__all__ = ["BARBARIAN", "EMPTY_LIST", "EVERYBODY", "Imperium", "Player", "plus", "without"]
