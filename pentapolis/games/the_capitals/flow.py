"""The rounds (CAP-RND): five phases each, a World's Fair at the end of every age."""

from typing import Final

from pentapolis.games.the_capitals.administration import ADMINISTRATION
from pentapolis.games.the_capitals.building import BUILDING
from pentapolis.games.the_capitals.executive import EXECUTIVE
from pentapolis.games.the_capitals.fair import END, fair_steps
from pentapolis.games.the_capitals.politics import POLITICS
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.games.the_capitals.terms import ROUNDS, ROUNDS_OF_AGE
from pentapolis.games.the_capitals.tourism import TOURISM
from pentapolis.kernel.steps import Step


class Round(Step[Capitals]):
    """CAP-RND-01, CAP-RND-02: the next round, or the end."""

    def run(self, t: Capitals) -> None:
        if t.round == ROUNDS:
            END.run(t)
            return
        t.round += 1
        if t.telling:
            t.tell("log-round", {"number": int(t.round), "age": int(t.age())})
        steps: list[Step[Capitals]] = [BUILDING, TOURISM, EXECUTIVE, ADMINISTRATION]
        if t.round % ROUNDS_OF_AGE == 0:  # CAP-RND-03
            steps += fair_steps(t)
        t.push(self)
        t.push_all(steps)
        if t.round > 1:  # CAP-POL-01
            t.push(POLITICS)


ROUND: Final = Round()
