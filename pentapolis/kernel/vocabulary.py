"""Moves are words: verbs times objects. A move is an int; everything people read is derived from the words."""

from typing import Final

NONE: Final = -1


class Objects:
    """One kind of thing moves speak of: `card`, `wonder`, `seat`. The ids are stable, their order is not."""

    def __init__(self, kind: str, ids: list[str]) -> None:
        if len(set(ids)) != len(ids):
            raise ValueError(f"{kind}: ids repeat")
        self.kind = kind
        self.ids = ids
        self.index = {name: i for i, name in enumerate(ids)}

    def find(self, name: str) -> int:
        if name not in self.index:
            raise ValueError(f"there is no {self.kind} called {name!r}")
        return self.index[name]

    def __len__(self) -> int:
        return len(self.ids)


class Verb:
    """A verb with no object (`pass`), one (`build` x card) or two (`raise` x wonder x card)."""

    def __init__(self, name: str, first: Objects | None = None, second: Objects | None = None) -> None:
        self.name = name
        self.first = first
        self.second = second
        self.base = 0
        self.size = 1
        if first is not None:
            self.size = len(first)
        if second is not None:
            self.size *= len(second)
        # The moves of this verb as ready-made int objects: a list of legal moves is filled with these, because
        # making a new int object for every move costs compiled code more than deciding whether it is legal.
        self.words: list[object] = []

    def move(self, first: int = 0, second: int = 0) -> int:
        if self.second is not None:
            return self.base + first * len(self.second) + second
        return self.base + first

    @property
    def kinds(self) -> list[str]:
        """What its objects are called: of two objects of one kind the second is `card2`."""
        if self.first is None:
            return []
        first = self.first.kind
        if self.second is None:
            return [first]
        second = self.second.kind
        return [first, f"{second}2" if second == first else second]

    def __repr__(self) -> str:
        return " x ".join([self.name, *self.kinds])


class Vocabulary:
    """All the moves of a game: 0 to size - 1."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self._verb: list[Verb] = []
        self._notation: list[str] = []
        self._parse: dict[str, int] = {}
        self.first: list[int] = []
        self.second: list[int] = []
        self.number: list[int] = []  # of each move: the place of its verb in `verbs`
        for number, verb in enumerate(verbs):
            self.number += [number] * verb.size
            verb.base = len(self._verb)
            verb.words = [verb.base + i for i in range(verb.size)]
            for i in range(verb.size):
                self._add(verb, i)
        self.size = len(self._verb)

    def _add(self, verb: Verb, i: int) -> None:
        first, second, text = NONE, NONE, verb.name
        if verb.first is not None:
            first = i
            if verb.second is not None:
                first, second = divmod(i, len(verb.second))
            text += ":" + verb.first.ids[first]
            if verb.second is not None:
                text += ":" + verb.second.ids[second]
        if text in self._parse:
            raise ValueError(f"two moves are written {text!r}")
        self._parse[text] = len(self._verb)
        self._verb.append(verb)
        self._notation.append(text)
        self.first.append(first)
        self.second.append(second)

    def knows(self, move: int) -> bool:
        return 0 <= move < self.size

    def verb(self, move: int) -> Verb:
        self._check(move)
        return self._verb[move]

    def objects(self, move: int) -> dict[str, str]:
        """The things a move speaks of, by `Verb.kinds`: `{"wonder": "colossus", "card": "baths"}`."""
        verb = self.verb(move)
        kinds = verb.kinds
        named: dict[str, str] = {}
        if verb.first is not None:
            named[kinds[0]] = verb.first.ids[self.first[move]]
        if verb.second is not None:
            named[kinds[1]] = verb.second.ids[self.second[move]]
        return named

    def notation(self, move: int) -> str:
        """`build:baths`."""
        self._check(move)
        return self._notation[move]

    def parse(self, text: str) -> int:
        """The move written `text`; ValueError says which part is wrong."""
        move = self._parse.get(text)
        if move is not None:
            return move
        parts = text.split(":")
        for verb in self.verbs:
            if verb.name == parts[0]:
                kinds = [o for o in (verb.first, verb.second) if o is not None]
                if len(parts) - 1 != len(kinds):
                    wanted = ":".join([verb.name] + [f"<{kind}>" for kind in verb.kinds])
                    raise ValueError(f"{text!r} is not a move: write {wanted}")
                for part, objects in zip(parts[1:], kinds, strict=True):
                    if part not in objects.index:
                        raise ValueError(f"{text!r} is not a move: there is no {objects.kind} {part!r}")
        raise ValueError(f"{text!r} is not a move: verbs are {', '.join(v.name for v in self.verbs)}")

    def _check(self, move: int) -> None:
        if not self.knows(move):
            raise ValueError(f"there is no move {move}: moves are 0 to {self.size - 1}")
