"""Information-set tree search: look ahead by playing out many possible truths in one tree.

Every simulation starts from a sample of what the seat cannot know, chance to come included, and follows
one line of moves ("open loop": a node stands for a line of moves, whatever chance did in between). The legal
moves at a node differ from sample to sample, so a move's exploration is measured against how often it was
available. All moves of the decision itself are tried on the same samples in the same order, so that luck does not
decide between them.

Seats that decide in parallel do so without knowing of each other: each goes down a way of its own from the node
where the phase began, and what the others do is chance to it.

Where a turn takes many decisions, the evaluator can ask for more: see `Manner`.
"""

from math import log, sqrt
from time import monotonic, thread_time
from typing import Any, Final

from mypy_extensions import i64

from pentapolis.bots.bot import Bot
from pentapolis.bots.evaluator import ALL_SAMPLES, MARGIN, Evaluator, evaluator_for
from pentapolis.bots.lane import NO_MOVE, best_line
from pentapolis.bots.position import Position
from pentapolis.bots.signals import look
from pentapolis.kernel.game import Game
from pentapolis.kernel.pickled import present
from pentapolis.kernel.playout import playout
from pentapolis.kernel.table import Table

DEFAULT_SECONDS: Final = 1.0
# A node's moves are judged one by one only after two visits: most nodes never see a third.
EXPAND_AT: Final = 2
# Random moves between the tree and the evaluator's judgement.
PLAYOUT_PLIES: Final = 0
CLOCK_EVERY: Final = 8  # simulations between two looks at the clock
SIGNALS_EVERY: Final = 256  # and between two looks for Ctrl-C
SETTLED_EVERY: Final = 8  # and between two looks whether the rest can still change anything
HASTE: Final = 1.25  # with a budget of time: how much faster than so far the rest may go
GRAIN: Final = 1 << 10  # steps between never naive and always
SAMPLES: Final = 1 << 8  # of a decision: a move tried more often meets them again
ROOT: Final = -1
NO_BAR: Final = -1e9
UNJUDGED: Final = -1.0  # below every value
# A decision of a turn whose budget is shared gets this part of what is left, and never less than that of the whole.
PART_OF_TURN: Final = 0.5
LEAST_OF_TURN: Final = 0.1
# Every move worth as much, or every one as little, as an ended game: the result is decided, whatever is played.
DECIDED: Final = 1.5 * MARGIN
ROOT_LOOKS: Final = 16  # where moves are judged again: so many samples before the first simulation
MOST_LOOKS: Final = 16  # more do not change the mean
OFTEN_ENOUGH: Final = 4  # a move tried a quarter as often as another is known well enough to be preferred to it


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
        self.looks: i64 = 1  # in how many samples it was judged
        self.children: list[Node] = []
        self.bar = NO_BAR  # children judged worse are not looked into
        self.lanes: list[Node] | None = None  # where each seat begins, if seats decide in parallel from here on


class Tried:
    """What a search found out about a move: how many simulations went through it, and what it was worth on average."""

    def __init__(self, move: int, visits: int, value: float) -> None:
        self.move = move
        self.visits = visits
        self.value = value

    def __repr__(self) -> str:
        return f"Tried({self.move}, {self.visits}, {self.value:.3f})"


class SearchBot(Bot):
    """Searches for `seconds` (CPU time of its thread, so other load does not weaken it) or for `simulations`.

    With a number of simulations the same seed finds the same move on every machine. A search ends as soon as what is
    left of its budget can no longer change which move is tried most often. `playout_plies` random moves lie between
    the tree and the evaluator; -1 plays every simulation to the end. The other settings are the evaluator's `Manner`
    where they are not given.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        seconds: float | None = None,
        simulations: int | None = None,
        exploration: float | None = None,
        prior_visits: int | None = None,
        playout_plies: int = PLAYOUT_PLIES,
        evaluator: Evaluator | None = None,
        width: int | None = None,
        ordered: int | None = None,
        settle: bool | None = None,
        turn: bool | None = None,
        keep: bool | None = None,
        naive: float | None = None,
        again: int | None = None,
        lanes: bool | None = None,
        through: bool | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.evaluator = evaluator_for(game.slug) if evaluator is None else evaluator
        manner = self.evaluator.manner()
        if exploration is None:
            exploration = manner.exploration
        if prior_visits is None:
            prior_visits = manner.prior_visits
        if width is None:
            width = manner.width
        if ordered is None:
            ordered = manner.ordered
        if naive is None:
            naive = manner.naive
        if again is None:
            again = manner.again
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
        if ordered < 0:
            raise ValueError(f"ordered must not be negative, not {ordered}")
        if not 0.0 <= naive <= 1.0:
            raise ValueError(f"naive must be between 0 and 1, not {naive}")
        if again < 0:
            raise ValueError(f"again must not be negative, not {again}")
        # At most one of the two limits is set; 0 means none.
        self.limit: i64 = 0 if simulations is None else simulations
        self.seconds = 0.0
        if simulations is None:
            self.seconds = DEFAULT_SECONDS if seconds is None else seconds
        self.exploration = exploration
        self.prior_visits: i64 = prior_visits
        self.playout_plies: i64 = playout_plies
        self.width: i64 = width
        self.ordered: i64 = ordered
        self.naive: i64 = int(naive * GRAIN + 0.5)
        self.again: i64 = again
        self.settling = manner.settle if settle is None else settle
        self.turn = manner.turn if turn is None else turn
        self.keep = manner.keep if keep is None else keep
        self.lanes = manner.lanes if lanes is None else lanes
        self.through = manner.through if through is None else through
        self.samples: i64 = SAMPLES if manner.samples == ALL_SAMPLES else min(SAMPLES, manner.samples)
        # Where people wait: by the clock on the wall a search takes at most so many times its seconds; 0: however long.
        self.patience = 0.0
        # Of the last choice.
        self.simulations = 0
        self.moves: list[int] = []
        self.seat = ROOT
        self.root = Node(ROOT, ROOT, 0, 0.0)
        self.chosen: Node | None = None
        self.barrier = -1
        self.spent = 0.0  # of the budget of the turn under way: seconds or simulations
        self.played: int | None = None  # by plan
        self.planned_value = 0.5
        self.plan: list[int] = []  # the rest of the own decisions in a phase that is played apart
        self.hurried: dict[Any, list[int]] = {}  # what `hasten` remembers

    def choose(self, position: Position) -> int:
        self.simulations = 0
        if position.just_played is None:
            self.spent = 0.0
        self.root = self.begun(position)
        self.barrier = position.barrier
        self.seat = position.seat
        self.chosen = None
        moves = self.moves = position.moves
        if len(moves) == 1:
            for child in self.root.children:
                if child.move == moves[0]:
                    self.chosen = child
            return moves[0]
        if self.lanes:
            move = self.planned(position)
            if move != NO_MOVE:
                return move
        self.search(position)
        self.chosen = self.best(moves)
        return int(self.chosen.move)

    def planned(self, position: Position) -> int:
        """The next move of a plan for all own decisions of the phase; NO_MOVE if it is none that is played apart."""
        plan = self.plan
        value = self.planned_value
        judged = 1
        if position.just_played != self.played or not plan or plan[0] not in self.moves:
            table = position.sample(self.rng)
            if table.lanes is None or not self.evaluator.apart(table):
                return NO_MOVE
            found = best_line(self.evaluator, table, position.seat, self.seconds, int(self.limit))
            plan = found.moves()
            value = self.planned_value = self.evaluator.value(found.table, position.seat)
            judged = found.judged
        self.plan = plan[1:]
        self.played = plan[0]
        self.simulations = judged
        self.chosen = Node(position.seat, plan[0], judged, value * float(judged))
        self.chosen.visited = judged
        self.root = Node(ROOT, ROOT, 0, 0.0)
        self.root.children = [self.chosen]
        return plan[0]

    def begun(self, position: Position) -> Node:
        """What is known already: something if the bot goes on after its own move and nobody has learned anything."""
        chosen = self.chosen
        if not self.keep or chosen is None or position.barrier != self.barrier:
            return Node(ROOT, ROOT, 0, 0.0)
        if chosen.seat != position.seat or position.just_played != int(chosen.move):
            return Node(ROOT, ROOT, 0, 0.0)
        return replanted(chosen, position.seat)

    @property
    def value(self) -> float:
        """What the chosen move was worth on average; 0.5 if nothing was searched."""
        return 0.5 if self.chosen is None else self.chosen.total / float(self.chosen.visits)

    def tried(self) -> list[Tried]:
        """What the last choice found out about every move it chose from, in the order of the position's moves.

        `visits` counts simulations only: they are what a policy learns from. With `keep` those of earlier decisions are
        among them that still hold. `value` is between 0 (lost) and 1 (won); 0.5 for a move that was never looked at.
        """
        known = {int(child.move): child for child in self.root.children}
        found: list[Tried] = []
        for move in self.moves:
            child = known.get(move)
            looked_at = child is not None and child.judged != UNJUDGED
            if child is not None and looked_at:
                found.append(Tried(move, int(child.visited), mean(child)))
            else:
                found.append(Tried(move, 0, 0.5))
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        fields = present(self)
        del fields["root"]
        del fields["chosen"]
        return searching_again, (type(self), self.game, fields, flat(self.root, self.chosen))

    def search(self, position: Position) -> None:
        """Spend the budget."""
        began = thread_time()
        wall = monotonic()
        seconds = self.seconds
        limit = self.limit
        if self.turn:
            if limit:
                limit = max(1, int(part_of_turn(float(limit), self.spent)))
            else:
                seconds = part_of_turn(seconds, self.spent)
        done: i64 = 0
        samples: list[Table | None] = [None] * SAMPLES
        self.hurried = {}
        while True:
            self.simulate(position, samples)
            done += 1
            if done == 1 and self.again:
                self.look_around(position, samples)
            if limit:
                if done >= limit or (done % SETTLED_EVERY == 0 and self.lead() > limit - done):
                    break
            elif done % CLOCK_EVERY == 0:
                took = thread_time() - began
                if took >= seconds or float(self.lead()) > HASTE * float(done) * (seconds - took) / took:
                    break
                if self.patience > 0.0 and monotonic() - wall > self.patience * seconds:
                    break
            if done % SIGNALS_EVERY == 0:
                look()
        self.simulations = done
        self.spent += float(done) if limit else thread_time() - began

    def best(self, moves: list[int]) -> Node:
        """The move tried most often, among equals the one worth more; with the result decided, the larger margin."""
        legal = [child for child in self.root.children if int(child.move) in moves]  # a kept tree may know others
        best = legal[0]
        for child in legal:
            if child.visits > best.visits or (child.visits == best.visits and child.total > best.total):
                best = child
        if decided(best):
            enough = best.visits // OFTEN_ENOUGH
            for child in legal:
                if child.visited and child.visits >= enough and decided(child) and mean(child) > mean(best):
                    best = child
        return best

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

    def sample(self, position: Position, samples: list[Table | None], number: i64) -> Table:
        """The sample of this number: not to be played on."""
        at = number % self.samples
        known = samples[at]
        if known is None:
            known = position.sample(self.rng)
            if known.lanes is not None:
                self.evaluator.take_back(known, position.seat)
            samples[at] = known
        return known

    def simulate(self, position: Position, samples: list[Table | None]) -> None:
        """One way down the tree, a judgement at its end, and the way back up."""
        root_seat = position.seat
        node = self.root
        path = [node]
        seat = root_seat
        heads: list[Node] | None = None  # while seats decide in parallel: how far each of them is
        first = self.sample(position, samples, 0)
        if first.lanes is not None:
            heads = lanes_of(node, first.seats, root_seat)
        node = self.descend(node, first, seat)
        if heads is not None:
            heads[seat] = node
        path.append(node)
        t = self.sample(position, samples, node.visited).copy()
        t.make(seat, int(node.move))
        seat = next_seat(t, seat)
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
        if self.settling and not t.over and seat != ROOT:
            self.evaluator.settle(t, seat, self.rng)
        if self.through and heads is None and t.lanes is not None and self.evaluator.apart(t):
            self.evaluator.hasten(t, root_seat, self.hurried)
        values = self.evaluator.values(t)
        for node in path:
            node.visited += 1
            node.visits += 1
            if node.seat != ROOT:
                node.total += values[node.seat]

    def look_around(self, position: Position, samples: list[Table | None]) -> None:
        """Judge the moves of the decision itself in more samples: what the first one uncovers is chance."""
        moves = position.moves
        for number in range(1, ROOT_LOOKS):
            t = self.sample(position, samples, number)
            for child in self.root.children:
                if child.looks <= number and child.judged != UNJUDGED and int(child.move) in moves:
                    self.look_again(child, t)

    def look_again(self, child: Node, t: Table) -> None:
        """The first judgement of a move becomes the mean of those in several samples."""
        before = child.judged
        child.looks += 1
        child.judged += (self.judgement(t, int(child.seat), child.move) - before) / float(child.looks)
        child.total += (child.judged - before) * float(self.prior_visits)

    def descend(self, node: Node, t: Table, seat: int) -> Node:
        """The child with the best upper bound among the moves that are legal in this sample."""
        children = node.children
        known: i64 = len(children)
        at: i64 = 0
        mover: i64 = seat
        exploration = self.exploration
        best: Node | None = None
        best_bound = 0.0
        naive = self.naive > 0 and seat != self.seat and self.rng.below(GRAIN) < self.naive
        legal_moves = t.legal(seat)
        if known == 0 and self.ordered and len(legal_moves) > self.ordered:
            self.judge_the_best(node, t, seat, legal_moves)
            known = len(children)
        bar = node.bar
        for legal in legal_moves:
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
            elif self.again and child.available % self.again == 0 and child.looks < MOST_LOOKS and node.seat != ROOT:
                self.look_again(child, t)
            child.available += 1
            if child.judged < bar:
                continue
            if naive:
                bound = child.judged
            else:
                visits: float = float(child.visits)
                bound = child.total / visits + exploration * sqrt(log(float(child.available)) / visits)
            if best is None or bound > best_bound:
                best = child
                best_bound = bound
        if known == 0 and self.width:
            self.set_bar(node)
        if best is None:  # all that looked good is illegal in this sample
            node.bar = NO_BAR
            for i in range(len(children)):
                if children[i].judged == UNJUDGED and int(children[i].move) in legal_moves:
                    children[i] = self.first_judgement(t, seat, children[i].move)
            return self.descend(node, t, seat)
        return best

    def judge_the_best(self, node: Node, t: Table, seat: int, moves: list[int]) -> None:
        """Of very many moves only those are judged that look best at first sight."""
        worth = self.evaluator.worth(t, seat, moves)
        least = sorted(worth, reverse=True)[int(self.ordered) - 1]
        room = self.ordered  # of equals the first
        for i in range(len(moves)):
            if worth[i] >= least and room > 0:
                room -= 1
                node.children.append(self.first_judgement(t, seat, moves[i]))
            else:
                left_out = Node(seat, moves[i], self.prior_visits, 0.0)
                left_out.judged = UNJUDGED
                node.children.append(left_out)
        node.bar = 0.0
        if self.width:
            self.set_bar(node)

    def set_bar(self, node: Node) -> None:
        """Of many moves only the best are looked into."""
        if len(node.children) > self.width:
            judged = sorted([child.judged for child in node.children], reverse=True)
            node.bar = max(node.bar, judged[int(self.width) - 1])

    def first_judgement(self, t: Table, seat: int, move: i64) -> Node:
        """A child as the evaluator sees it, before any simulation went through it."""
        value = self.judgement(t, seat, move)
        return Node(seat, move, self.prior_visits, value * float(self.prior_visits))

    def judgement(self, t: Table, seat: int, move: i64) -> float:
        """What the evaluator thinks of the position after the move."""
        trial = t.copy()
        if seat != self.seat and trial.lanes is not None:
            self.evaluator.take_back(trial, seat)  # the searching seat has gone ahead: the other does not know how
        trial.make(seat, int(move))
        if self.settling and not trial.over:
            self.evaluator.settle(trial, next_seat(trial, seat), self.rng)
        return self.evaluator.value(trial, seat)


def flat(root: Node, chosen: Node | None) -> list[Any]:
    """A tree as rows that name each other by number: pickle does not go so deep. Last the number of `chosen`, or -1."""
    nodes = [root]
    numbers = {id(root): 0}
    for node in nodes:  # it grows while we go
        for below in node.children + (node.lanes or []):
            if id(below) not in numbers:
                numbers[id(below)] = len(nodes)
                nodes.append(below)
    rows: list[Any] = []
    for node in nodes:
        numbered = [numbers[id(below)] for below in node.children]
        lanes = None if node.lanes is None else [numbers[id(below)] for below in node.lanes]
        counts = (int(node.seat), int(node.move), int(node.visits), int(node.available), int(node.visited))
        rows.append((*counts, node.total, node.judged, node.bar, numbered, lanes, int(node.looks)))
    rows.append(-1 if chosen is None else numbers.get(id(chosen), -1))
    return rows


def grown(rows: list[Any]) -> tuple[Node, Node | None]:
    """The reverse of `flat`."""
    nodes = [Node(row[0], row[1], row[2], row[5]) for row in rows[:-1]]
    for i in range(len(nodes)):
        node = nodes[i]
        row = rows[i]
        node.available = row[3]
        node.visited = row[4]
        node.judged = row[6]
        node.bar = row[7]
        node.children = [nodes[number] for number in row[8]]
        if row[9] is not None:
            node.lanes = [nodes[number] for number in row[9]]
        node.looks = row[10]
    return nodes[0], None if rows[-1] < 0 else nodes[rows[-1]]


def searching_again(kind: type[SearchBot], game: Game, fields: dict[str, Any], rows: list[Any]) -> SearchBot:
    """A search as it was, with its tree."""
    bot = kind(game, 0, evaluator=fields["evaluator"])
    for name, value in fields.items():
        setattr(bot, name, value)
    bot.root, bot.chosen = grown(rows)
    return bot


def mean(node: Node) -> float:
    return node.total / float(node.visits)


def decided(node: Node) -> bool:
    """Does the move win, or lose, whatever comes after it?"""
    return not DECIDED < mean(node) < 1.0 - DECIDED


def part_of_turn(budget: float, spent: float) -> float:
    """What the next decision of a turn may spend."""
    return max((budget - spent) * PART_OF_TURN, budget * LEAST_OF_TURN)


def replanted(node: Node, seat: int) -> Node:
    """A root with all that is known of what follows a move."""
    root = Node(ROOT, ROOT, 0, 0.0)
    below = node if node.lanes is None else node.lanes[seat]
    root.children = [child for child in below.children if child.seat == seat]
    root.bar = below.bar
    root.visits = root.visited = below.visited
    return root


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
