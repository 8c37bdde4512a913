"""Information-set tree search: look ahead by playing out many possible truths in one tree.

Every simulation starts from a fresh sample of what the seat cannot know, chance to come included, and follows
one line of moves ("open loop": a node stands for a line of moves, whatever chance did in between). The legal
moves at a node differ from sample to sample, so a move's exploration is measured against how often it was
available.

Seats that decide in parallel do so without knowing of each other: each goes down a way of its own from the node
where the phase began, and what the others do is chance to it.
"""

from math import log, sqrt
from time import thread_time
from typing import Final

from mypy_extensions import i64

from pentapolis.bots.bot import Bot
from pentapolis.bots.evaluator import Evaluator, evaluator_for
from pentapolis.bots.position import Position
from pentapolis.bots.signals import look
from pentapolis.kernel.game import Game
from pentapolis.kernel.playout import playout
from pentapolis.kernel.table import Table

DEFAULT_SECONDS: Final = 1.0
# A new move starts as if it had been tried so often with the evaluator's value.
PRIOR_VISITS: Final = 2
# A node's moves are judged one by one only after two visits: most nodes never see a third.
EXPAND_AT: Final = 2
# Random moves between the tree and the evaluator's judgement.
PLAYOUT_PLIES: Final = 0
CLOCK_EVERY: Final = 8  # simulations between two looks at the clock
SIGNALS_EVERY: Final = 256  # and between two looks for Ctrl-C
SETTLED_EVERY: Final = 8  # and between two looks whether the rest can still change anything
ROOT: Final = -1
NO_BAR: Final = -1e9


class Node:
    """A move in the tree: who played it, how often, and the sum of what it was worth to that seat."""

    def __init__(self, seat: i64, move: i64, visits: i64, total: float) -> None:
        self.seat: i64 = seat
        self.move: i64 = move
        self.visits: i64 = visits
        self.total = total
        self.available: i64 = visits  # how often it was legal when its parent was visited
        self.visited: i64 = 0  # without the prior visits
        self.judged = total / float(visits) if visits else 0.0  # as the evaluator saw it at first
        self.children: list[Node] = []
        self.bar = NO_BAR  # children judged worse are not looked into
        self.lanes: list[Node] | None = None  # where each seat begins, if seats decide in parallel from here on


class SearchBot(Bot):
    """Searches for `seconds` (CPU time of its thread, so other load does not weaken it) or for `simulations`.

    With a number of simulations the same seed finds the same move on every machine, and the search ends as soon
    as those left can no longer change which move is tried most often. `playout_plies` random moves lie between
    the tree and the evaluator; -1 plays every simulation to the end. `exploration` and `width` are the
    evaluator's if they are not given.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        seconds: float | None = None,
        simulations: int | None = None,
        exploration: float | None = None,
        prior_visits: int = PRIOR_VISITS,
        playout_plies: int = PLAYOUT_PLIES,
        evaluator: Evaluator | None = None,
        width: int | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.evaluator = evaluator_for(game.slug) if evaluator is None else evaluator
        if exploration is None:
            exploration = self.evaluator.exploration()
        if width is None:
            width = self.evaluator.width()
        if seconds is not None and simulations is not None:
            raise ValueError("a search has a budget of seconds or of simulations, not both")
        if seconds is not None and seconds <= 0:
            raise ValueError(f"seconds must be more than 0, not {seconds}")
        if simulations is not None and simulations < 1:
            raise ValueError(f"simulations must be at least 1, not {simulations}")
        if exploration < 0:
            raise ValueError(f"exploration must not be negative, not {exploration}")
        if prior_visits < 1:
            raise ValueError(f"prior_visits must be at least 1, not {prior_visits}")
        if playout_plies < -1:
            raise ValueError(f"playout_plies must be -1 or more, not {playout_plies}")
        if width < 0:
            raise ValueError(f"width must not be negative, not {width}")
        # At most one of the two limits is set; 0 means none.
        self.limit: i64 = 0 if simulations is None else simulations
        self.seconds = 0.0
        if simulations is None:
            self.seconds = DEFAULT_SECONDS if seconds is None else seconds
        self.exploration = exploration
        self.prior_visits: i64 = prior_visits
        self.playout_plies: i64 = playout_plies
        self.width: i64 = width
        self.simulations = 0  # of the last choice
        self.root = Node(ROOT, ROOT, 0, 0.0)  # of the last choice

    def choose(self, position: Position) -> int:
        self.simulations = 0
        self.root = Node(ROOT, ROOT, 0, 0.0)
        moves = position.moves
        if len(moves) == 1:
            return moves[0]
        self.search(position)
        return self.most_visited()

    def search(self, position: Position) -> None:
        """Spend the budget."""
        until = thread_time() + self.seconds
        limit = self.limit
        done: i64 = 0
        while True:
            t = position.sample(self.rng)
            if t.lanes is not None:
                self.evaluator.take_back(t, position.seat)
            self.simulate(t, position.seat)
            done += 1
            if limit:
                if done >= limit or (done % SETTLED_EVERY == 0 and self.lead() > limit - done):
                    break
            elif done % CLOCK_EVERY == 0 and thread_time() >= until:
                break
            if done % SIGNALS_EVERY == 0:
                look()
        self.simulations = done

    def most_visited(self) -> int:
        """The move tried most often; among equals the one worth more."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits or (child.visits == best.visits and child.total > best.total):
                best = child
        return int(best.move)

    def lead(self) -> i64:
        """How many more simulations went through the move tried most often than through any other."""
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second

    def simulate(self, t: Table, root_seat: int) -> None:
        """One way down the tree, a judgement at its end, and the way back up."""
        node = self.root
        path = [node]
        seat = root_seat
        heads: list[Node] | None = None  # while seats decide in parallel: how far each of them is
        while not t.over:
            if t.lanes is None:
                if heads is not None:
                    node = heads[root_seat]
                    heads = None
            elif heads is None:
                if node.seat != ROOT and (node.visited < EXPAND_AT or self.evaluator.apart(t)):
                    break
                heads = lanes_of(node, t.seats, root_seat)
                node = heads[seat]
            else:
                if not t.lanes[root_seat] and self.evaluator.apart(t):
                    break
                node = heads[seat]
            if node.visited < EXPAND_AT and node.seat != ROOT:
                break
            node = self.descend(node, t, seat)
            if heads is not None:
                heads[seat] = node
            path.append(node)
            t.make(seat, int(node.move))
            seat = next_seat(t, seat)
        if not t.over and self.playout_plies != 0:
            if self.playout_plies < 0:
                playout(t, self.rng)
            else:
                playout(t, self.rng, int(self.playout_plies))
        values = self.evaluator.values(t)
        for node in path:
            node.visited += 1
            node.visits += 1
            if node.seat != ROOT:
                node.total += values[node.seat]

    def descend(self, node: Node, t: Table, seat: int) -> Node:
        """The child with the best upper bound among the moves that are legal in this sample."""
        children = node.children
        known: i64 = len(children)
        at: i64 = 0
        mover: i64 = seat
        exploration = self.exploration
        best: Node | None = None
        best_bound = 0.0
        bar = node.bar
        for legal in t.legal(seat):
            move: i64 = legal
            # Lists of legal moves keep their order, so the child is nearly always the next one.
            child: Node | None = None
            looked: i64 = 0
            while looked < known:
                if at >= known:
                    at = 0
                candidate = children[at]
                at += 1
                if candidate.move == move and candidate.seat == mover:
                    child = candidate
                    break
                looked += 1
            if child is None:
                child = self.first_judgement(t, seat, move)
                children.append(child)
            child.available += 1
            if child.judged < bar:
                continue
            visits: float = float(child.visits)
            bound = child.total / visits + exploration * sqrt(log(float(child.available)) / visits)
            if best is None or bound > best_bound:
                best = child
                best_bound = bound
        if known == 0 and self.width:
            self.set_bar(node)
        if best is None:  # all that looked good is illegal in this sample
            node.bar = NO_BAR
            return self.descend(node, t, seat)
        return best

    def set_bar(self, node: Node) -> None:
        """Of many moves only the best are looked into."""
        if len(node.children) > self.width:
            judged = sorted([child.judged for child in node.children], reverse=True)
            node.bar = judged[int(self.width) - 1]

    def first_judgement(self, t: Table, seat: int, move: i64) -> Node:
        """A child as the evaluator sees it, before any simulation went through it."""
        trial = t.copy()
        trial.make(seat, int(move))
        value = self.evaluator.value(trial, seat)
        return Node(seat, move, self.prior_visits, value * float(self.prior_visits))


def lanes_of(node: Node, seats: int, root_seat: int) -> list[Node]:
    """Where each seat begins when seats decide in parallel; the searching seat at the root in the root itself."""
    lanes = node.lanes
    if lanes is None:
        lanes = [Node(ROOT, ROOT, 0, 0.0) for _ in range(seats)]
        if node.seat == ROOT:
            lanes[root_seat] = node
        node.lanes = lanes
    return lanes.copy()


def next_seat(t: Table, last: int) -> int:
    """The seat whose decision comes next in the tree. Of seats that decide in parallel, one goes on to its end."""
    if t.over:
        return ROOT
    if t.lanes is None:
        return t.decision(-1).seat
    return last if t.lanes[last] else t.to_act[0]
