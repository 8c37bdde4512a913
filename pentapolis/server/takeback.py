"""What was played and what was taken back: undo and redo as a model of their own, apart from tables, people and rules.

A move is played in the table's sequence, or in a phase where every seat has a lane of its own. In the sequence a new
move ends all that could be played again. In a parallel phase it ends that of its own lane only: the other lanes stand
where they stood, and what was taken back in them still fits.
"""

from typing import Final, NamedTuple

#: The phase of moves that are played one after the other. Parallel ones are named by the ply at which they were opened.
SEQUENCE: Final = -1


class Step(NamedTuple):
    """A move and the phase it was played in."""

    seat: int
    move: int
    phase: int


class Chunk(NamedTuple):
    """What one undo took back. `whole`: nothing of it has been given up or played again since."""

    steps: list[Step]
    whole: bool = True


class Course:
    """The moves of a game in order, and what was taken back of it: the last undo last."""

    def __init__(self) -> None:
        self.played: list[Step] = []
        self.undone: list[Chunk] = []

    def add(self, step: Step) -> None:
        """A move that leaves what was taken back as it is: one of those that are played again."""
        self.played.append(step)

    def play(self, step: Step, phase: int) -> None:
        """A new move; `phase` is the one the table is in after it. What no longer fits cannot be played again."""
        self.add(step)
        if not self.undone:
            return
        if step.phase == SEQUENCE or phase != step.phase:
            self.undone = []
            return
        kept = [
            (chunk, [old for old in chunk.steps if old.phase == phase and old.seat != step.seat])
            for chunk in self.undone
        ]
        self.undone = [Chunk(steps, chunk.whole and len(steps) == len(chunk.steps)) for chunk, steps in kept if steps]

    def after(self, to: int, own: int | None) -> list[Step]:
        """What an undo to `to` moves takes back; `own`: only the moves of this seat."""
        return [step for step in self.played[to:] if own is None or step.seat == own]

    def undo(self, to: int, own: int | None) -> None:
        self.undone.append(Chunk(self.after(to, own)))
        self.played[to:] = [step for step in self.played[to:] if own is not None and step.seat != own]

    def again(self, seat: int, phase: int, alone: bool) -> list[Step]:
        """What redo of a seat would play; nothing when there is nothing.

        `phase` is the one the table is in. Where one person plays alone, and in the sequence, it is the last undo. In a
        parallel phase of several people it is what the seat itself took back there last.
        """
        if alone or phase == SEQUENCE:
            return self.undone[-1].steps if self.undone else []
        found = (self._lane(chunk, seat, phase) for chunk in reversed(self.undone))
        return next((steps for steps in found if steps), [])

    def redo(self, steps: list[Step]) -> None:
        """Steps that `again` or `again_once` named are about to be played: they are no longer taken back."""
        for at in range(len(self.undone) - 1, -1, -1):
            chunk = self.undone[at]
            if any(step is steps[0] for step in chunk.steps):
                left = [step for step in chunk.steps if not any(step is one for one in steps)]
                self.undone[at : at + 1] = [Chunk(left, whole=False)] if left else []
                return

    def again_once(self, seat: int, lanes: bool) -> list[Step]:
        """What redo played before lanes were told apart: journals of that time are read with it.

        A chunk of which a part had been given up was gone as a whole; in parallel phases of several people (`lanes`)
        a seat had its own chunks first.
        """
        whole = [chunk.steps for chunk in self.undone if chunk.whole]
        own = [steps for steps in whole if lanes and all(step.seat == seat for step in steps)]
        return (own or whole or [[]])[-1]

    @staticmethod
    def _lane(chunk: Chunk, seat: int, phase: int) -> list[Step]:
        return [step for step in chunk.steps if step.seat == seat and step.phase == phase]
