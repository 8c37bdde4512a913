"""A spec for each card: what is given, what is played, and everything that has changed afterwards.

A line of a table is `number part | given | script | changes`; an indented line goes on with the one above:

    1REG3 play | | exile:R no | m+3 R>exile

`part` is what of the card is looked at: play, exhaust, solstice, when (it answers something), standing, enters, end,
resolve. The card is called `this`; for `play` it is in Anna's hand, for the rest in her play area (power and journey
cards lie where they always do). Her nation is the card's.

Cards are called by number, or by short names: X1, X2 … in her hand, D1 … her draw deck from the top, Z1 … her discard
pile, H1 … her history; b1 …, bd1 … Bence's hand and deck, c1 …, cd1 … Cili's; P1 … regions without icons, PP, PF, PR
regions with one production, fertile or river icon; bR and cR regions of Bence and Cili; R, R2, U, V, T the market; N1 …
unrest cards.

`given` changes what is there by default (hand X1 X2, deck D1 to D5, discard Z1, 6 materials, 6 population, no progress;
Bence: hand b1, deck bd1 bd2, region bR, 3 of each token; the state that the card asks for): `hand=X1,N1 m=2 B.g=0`.

`script` are the moves: `exile:R`, an option's letter, a number, yes, no. Moves that leave no choice play themselves.

`changes` is all that differs: tokens (m materials, p population, g progress, a actions, e exhaust tokens on the state
card), cards and where they lie now (`R>exile`, `D1>hand`, `Z1>top` of the deck, `X1>under:this`), `unrest>hand` from
the pile, `x:this` for an exhaust token on a card, `next:1VIK5` on top of the nation deck, `tok:R:m+1` on a market card,
`store:this+1` for progress on a card in play, `side:2UTO2B` of the journey, `empire`, `scoring`; `B.` and `C.` say
whose. What playing a card or using an ability always changes is understood: the action or exhaust token, and the
card's way after play, as the sources print it; `!x:this` takes such a thing back. Refilling the market is left out.
"""

from functools import cache
from typing import Any

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.edition import BUILT_IN, edition
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import KINDS, NO_CARD, SLOTS
from tests.games.imperium.test_catalogue import facts
from tests.rules.imperium.position import card, named, places, position
from tests.rules.playing import asked, play

#: Cards of no suit and no type that do nothing by lying about.
SOME = """
    1CAR16 1CAR17 1CEL16 1CEL17 1GRE16 1GRE17 1MAC13 1MAC14 1MAC15 1PER16 1PER17 1PER18 1ROM16 1ROM17 1SCY16 1SCY17
    1VIK18 2EGY17 2MAU17 2MIN14 2MIN15 2QIN19 1CEL8 1CAR11 1PER15 2MAU22 2MIN20 2QIN20 1MAC10 1ROM9
""".split()  # noqa: SIM905
REGIONS = {
    "P1": ("1MAC19", "2ART12"), "P2": ("1PER19", "2EGY11"), "P3": ("2ART22", "1REG2"), "PP": ("1GRE21", "1ROM20"),
    "PF": ("1MAC20", "2ART21"), "PR": ("1CEL10", "2EGY20"), "bR": ("1SCY18", "1VIK5"), "cR": ("1SCY19", "1VIK6"),
}  # fmt: skip
MARKETS = {
    "1": {"R": "1REG9", "U": "1UNC9", "V": "1CIV4", "T": "1TRI11", "R2": "1REG13"},
    "2": {"R": "2REG10", "U": "2UNC4", "V": "2CIV13", "T": "2TRI9", "R2": "2REG2"},
}
STATE = ("m", "p", "g")
NATIONS = {
    "CAR": "carthaginians", "CEL": "celts", "GRE": "greeks", "MAC": "macedonians", "PER": "persians", "ROM": "romans",
    "SCY": "scythians", "VIK": "vikings", "ART": "arthurians", "ATL": "atlanteans", "EGY": "egyptians",
    "MAU": "mauryans", "MIN": "minoans", "OLM": "olmecs", "QIN": "qin", "UTO": "utopians",
}  # fmt: skip


class Spec:
    """One line of a table."""

    def __init__(self, line: str) -> None:
        head, given, script, expected = (part.strip() for part in line.split("|"))
        self.line = line
        self.number, self.part = head.split()
        self.given = given.split()
        self.script = script.split()
        self.expected = expected.split()


def read(table: str) -> list[Spec]:
    """The lines of a table; an indented one goes on with the line above."""
    lines: list[str] = []
    for line in table.splitlines():
        if line.startswith(" "):
            lines[-1] += line
        elif line and not line.startswith("#"):
            lines.append(line)
    return [Spec(line) for line in lines]


class Scene:
    """A table made for one spec, with its short names."""

    def __init__(self, spec: Spec, number: str) -> None:
        self.spec = spec
        self.number = number  # of the card itself: the spec may be written for another copy
        self.fact = facts()[number]
        self.physical = number.rstrip("AB") if number[-1] in "AB" else number
        values = dict(word.split("=", 1) for word in spec.given if "=" in word)
        mentioned = " ".join([*spec.given, *spec.script, *spec.expected])
        self.taken = {self.physical}
        self.short: dict[str, str] = {"this": self.physical}
        common = number[1:4] not in NATIONS
        for name, choice in MARKETS["2" if common and number[0] == "1" else "1"].items():
            self.short[name] = choice
            self.taken.add(choice)
        for name, (first, second) in REGIONS.items():
            self.short[name] = second if first == self.physical else first
            self.taken.add(self.short[name])
        self.pool = [name for name in SOME if name != self.physical and name not in mentioned]
        self.table = self.build(values, common)

    def name(self, word: str) -> str:
        """The number behind a short name."""
        if word in self.short:
            return self.short[word]
        if word.rstrip("0123456789") in ("X", "D", "Z", "H", "E", "b", "bd", "bz", "c", "cd"):
            self.short[word] = self.pool.pop(0)
            return self.short[word]
        if word.startswith("N") and word[1:].isdigit():
            self.short[word] = f"1UNR{word[1:]}"
            return self.short[word]
        return word

    def names(self, text: str) -> list[str]:
        return [self.name(word) for word in text.split(",") if word]

    def seat(self, values: dict[str, str], key: str, defaults: list[str]) -> list[list[str]]:
        """A place of all seats."""
        return [
            self.names(values.get(f"{prefix}{key}", default))
            for prefix, default in zip(("", "B.", "C."), defaults, strict=True)
        ]

    def build(self, values: dict[str, str], common: bool) -> Imperium:
        fact, spec = self.fact, self.spec
        seats = int(values.get("seats", 2))
        # The nation of the card for which the line was written.
        nation = values.get("nation", NATIONS.get(spec.number[1:4], "persians"))
        others = [name for name in ("minoans", "macedonians", "persians") if name != nation]
        power = "power" in fact["suits"]
        journey = self.physical in ("2UTO2", "2UTO3")
        aside = power or journey or spec.part in ("enters", "resolve", "end", "held")
        hands = self.seat(values, "hand", ["X1,X2", "b1", "c1"])
        areas = self.seat(values, "area", ["", "bR", "cR"])
        if spec.part == "play":
            hands[0].append(self.physical)
        elif not aside and "this" not in " ".join(spec.given):
            areas[0].insert(0, self.physical)
        sides = (values.get("side") or (self.number[-1].lower() if power else "b")) + "bbb"
        tokens = [
            tuple(int(values.get(f"{prefix}{kind}", default)) for kind, default in zip("mpg", amounts, strict=True))
            for prefix, amounts in (("", (6, 6, 0)), ("B.", (3, 3, 3)), ("C.", (3, 3, 3)))
        ]
        on_market: dict[str, tuple[int, ...]] = {}
        if "tok" in values:
            for one in values["tok"].split(","):
                where, kind, count = one.split(":")
                amounts = list(on_market.get(self.name(where), (0, 0, 0)))
                amounts[STATE.index(kind)] = int(count)
                on_market[self.name(where)] = tuple(amounts)
        under: list[dict[str, list[str]]] = [{}, {}, {}]
        for word in spec.given:
            if word.startswith(("under=", "B.under=")):
                key, _, value = word.partition("=")
                above, _, below = value.partition(":")
                under[key.startswith("B.")][self.name(above)] = self.names(below.replace("+", ","))
        empire = [
            fact["state"] == "empire" or "empire" in spec.given or nation == "atlanteans",
            "B.empire" in spec.given,
            False,
        ]
        if "barbarian" in spec.given:
            empire[0] = False
        pile = int(values.get("pile", 8))
        options: dict[str, Any] = {}
        if "main" in values:
            options["main"] = self.names(values["main"])
        if "fame" in values:
            options["fame"] = self.names(values["fame"])
        elif self.number[1:4] == "FAM" and self.number[0] == "1":
            options["fame"] = ["2FAM1", "2FAM2", "2FAM4", "2FAM6"]
        t = position(
            seats=seats,
            nations=[nation, *others],
            sides=sides,
            empire=empire[:seats],
            tokens=[(one[0], one[1], one[2]) for one in tokens[:seats]],
            actions=[int(values.get("actions", 3))],
            exhaust=[int(values["exhaust"])] if "exhaust" in values else [],
            hands=hands[:seats],
            areas=areas[:seats],
            under=under[:seats],
            exhausted=[self.names(values.get("x", "")), self.names(values.get("B.x", ""))],
            stores=[{self.name("this"): int(values["store"])} if "store" in values else {}],
            decks=self.seat(values, "deck", ["D1,D2,D3,D4,D5", "bd1,bd2", "cd1,cd2"])[:seats],
            discards=self.seat(values, "discard", ["Z1", "", ""])[:seats],
            histories=self.seat(values, "history", ["", "", ""])[:seats],
            nation_decks=self.seat(values, "nationdeck", ["", "", ""])[:seats],
            accessions=[self.name(values["acc"])] if "acc" in values else [],
            developments=self.seat(values, "dev", ["", "", ""])[:seats],
            market=self.names(values.get("market", "R,U,V,T,R2")),
            on_market={name: (one[0], one[1], one[2]) for name, one in on_market.items()},
            under_market={self.name(values["beneath"]): "1UNR4"} if "beneath" in values else None,
            small_decks=[self.names(values.get(deck, "")) for deck in ("region", "uncivilised", "civilised")],
            exile=self.names(values.get("exile", "")),
            pile=[f"2UNR{number}" for number in range(1, pile + 1)],
            now=int(values.get("round", 2)),
            last_round=int(values.get("last", 0)),
            turn=1 if "theirs" in spec.given else 0,
            solstice=spec.part == "solstice" or "at_solstice" in spec.given,
            settle=False,
            **options,
        )
        if self.physical == "2UTO3" and spec.part != "enters":  # the second card of the pile is the journey card now
            p = t.players[0]
            p.journey, p.next_journey = p.next_journey, NO_CARD
        elif self.physical == "2UTO3":  # it comes into play by the solstice of Path to Shangri-La
            t.turn_over(card("2UTO2"), edition(BUILT_IN).by_id["2uto2b"])
        if self.number[1:4] == "FAM" and "N" in fact["flags"]:
            t.king = card(self.physical)
            t.king_turned = self.number.endswith("B")
        if self.number.endswith("B") and not power:
            t.turn_over(card(self.physical), edition(BUILT_IN).by_id[self.number.lower()])
        return t

    # --- playing -------------------------------------------------------------------------------------------------

    def notation(self, word: str) -> str:
        verb, _, thing = word.partition(":")
        if verb in ("a", "b", "c") and not thing:
            return f"choose:{verb}"
        if verb.isdigit():
            return f"times:{verb}"
        if not thing or verb in ("choose", "from_deck", "name", "spend", "times"):
            return word
        return f"{verb}:{CARD.ids[card(self.name(thing))]}"

    def run(self) -> None:
        t, spec = self.table, self.spec
        words = list(spec.script)
        if spec.part in ("play", "exhaust", "solstice") and not (words and words[0].startswith(f"{spec.part}:")):
            opening = f"{spec.part}:this"
            if (
                self.notation(opening) in {t.game.notation(move) for move in t.moves(t.to_act[0])}
                or spec.part != "solstice"
            ):
                words.insert(0, opening)
        for word in words:
            who, _, move = word.rpartition(".")
            if who:
                assert t.to_act[0] == ("A", "B", "C").index(who), f"{word}: {self.asked()}"
            notation = self.notation(move)
            legal = {t.game.notation(move) for move in t.moves(t.to_act[0])}
            assert notation in legal, f"{notation} is not among {sorted(legal)} ({self.asked()})"
            play(t, notation)

    def asked(self) -> str:
        return f"seat {self.table.to_act} is asked {asked(self.table)}" if not self.table.over else "the game is over"

    # --- what has changed -----------------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        t = self.table
        found: dict[str, Any] = {}
        for seat, p in enumerate(t.players):
            who = ("", "B.", "C.")[seat]
            for key, value in (
                ("m", p.materials), ("p", p.population), ("g", p.progress), ("a", p.actions), ("e", p.exhaust),
            ):  # fmt: skip
                found[f"{who}{key}"] = int(value)
            found[f"{who}empire"] = p.empire
            found[f"{who}x"] = sorted(p.exhausted)
            found[f"{who}xn"] = p.on_nation
            found[f"{who}xd"] = p.on_development
            found[f"{who}stores"] = dict(p.stores)
            found[f"{who}side"] = "" if p.journey == NO_CARD else t.faces[p.journey].number
            found[f"{who}top"] = p.deck[-1] if p.deck else NO_CARD
            found[f"{who}next"] = p.nation_deck[-1] if p.nation_deck else NO_CARD
        found["scoring"] = t.last_round != 0
        found["places"] = places(t)
        found["tok"] = {
            (named(t.market[slot]), STATE[kind]): t.market_tokens[slot * KINDS + kind]
            for slot in range(SLOTS)
            if t.market[slot] != NO_CARD
            for kind in range(KINDS)
        }
        return found

    def call(self, number: str) -> str:
        """The short name of a card."""
        return next((short for short, known in self.short.items() if known == number), number)

    def place(self, place: str, index: int, after: dict[str, Any]) -> str:
        seat, _, rest = place.partition(" ")
        if not seat.isdigit():
            return place
        who = ("", "B.", "C.")[int(seat)]
        if rest == "deck" and after[f"{who}top"] == index:
            rest = "top"
        if rest.startswith("under "):
            rest = f"under:{self.call(rest[6:])}"
        return f"{who}{rest}"

    def changes(self, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
        found: list[str] = []
        for who in ("", "B.", "C."):
            if f"{who}m" not in before:
                continue
            for key in ("m", "p", "g", "a", "e"):
                step = after[f"{who}{key}"] - before[f"{who}{key}"]
                if step:
                    found.append(f"{who}{key}{step:+}")
            if after[f"{who}empire"] != before[f"{who}empire"]:
                found.append(f"{who}empire")
            found += [f"{who}x:{self.call(named(one))}" for one in after[f"{who}x"] if one not in before[f"{who}x"]]
            found += [f"-{who}x:{self.call(named(one))}" for one in before[f"{who}x"] if one not in after[f"{who}x"]]
            for key in ("xn", "xd"):
                if after[f"{who}{key}"] != before[f"{who}{key}"]:
                    found.append(f"{'' if after[f'{who}{key}'] else '-'}{who}{key}")
            if after[f"{who}side"] != before[f"{who}side"]:
                found.append(f"{who}side:{after[f'{who}side']}")
            now = after[f"{who}next"]
            old = before[f"{who}next"]
            stays = [
                place.endswith("nation")
                for place in (before["places"].get(named(now), ""), after["places"].get(named(old), ""))
            ]
            if now not in (old, NO_CARD) and all(stays):
                found.append(f"{who}next:{self.call(named(now))}")
            for one in {*before[f"{who}stores"], *after[f"{who}stores"]}:
                step = after[f"{who}stores"].get(one, 0) - before[f"{who}stores"].get(one, 0)
                if step:
                    found.append(f"store:{self.call(named(one))}{step:+}")
        if after["scoring"] != before["scoring"]:
            found.append("scoring")
        for key in before["tok"].keys() & after["tok"].keys():
            step = after["tok"][key] - before["tok"][key]
            if step:
                found.append(f"tok:{self.call(key[0])}:{key[1]}{step:+}")
        for number in {*before["places"], *after["places"]}:
            was, now = before["places"].get(number, "gone"), after["places"].get(number, "gone")
            if was == now or (
                now.startswith("market") and was in ("main", "region", "uncivilised", "civilised", "pile")
            ):
                continue
            called = self.call(number)
            if number.startswith("2UNR") and was == "pile":
                called = "unrest"
            found.append(f"{called}>{self.place(now, card(number), after)}")
        return sorted(found)

    def understood(self) -> list[str]:
        """What is always changed by playing the card or using its ability, as the sources print it."""
        words = " ".join(self.spec.expected)
        added: list[str] = []
        if self.spec.part == "play":
            if "F" not in self.fact["flags"] and " a" not in f" {words}".replace(" area", ""):
                added.append("a-1")
            if "this>" not in words:
                after = dict(part.split(": ", 1) for part in self.fact["text"].split(" || ") if ": " in part).get(
                    "after"
                )
                to = {
                    None: "area" if "P" in self.fact["flags"] else "discard",
                    "unrest_pile": "pile",
                    "sink": "history",
                }.get(after, after)
                added.append(f"this>{to}")
        elif self.spec.part == "exhaust":
            if " e" not in f" {words}":
                added.append("e-1")
            if "x:this" not in words:
                added.append("x:this")
        return added

    def check(self) -> None:
        before = self.snapshot()
        self.table.settle()
        self.run()
        if not self.table.over:  # the turn goes on, or ends because there is nothing more to do
            assert asked(self.table) in ("ask-turn", "ask-token"), (
                f"not done yet: {self.asked()}, {sorted(self.legal())}"
            )
        after = self.snapshot()
        said = [word for word in self.spec.expected if not word.startswith("!")]
        unsaid = [word[1:] for word in self.spec.expected if word.startswith("!")]
        expected = sorted([*said, *(word for word in self.understood() if word not in unsaid)])
        assert self.changes(before, after) == expected, self.spec.line

    def legal(self) -> set[str]:
        t = self.table
        return {t.game.notation(move) for move in t.moves(t.to_act[0])}


# --- which spec is whose --------------------------------------------------------------------------------------------


def printed(number: str) -> tuple[str, ...]:
    """All that a spec depends on: cards alike in it share their specs."""
    fact = facts()[number]
    flags = fact["flags"].replace("H", "")
    return (fact["text"], flags, fact["state"], fact["type"], str("power" in fact["suits"]))


def parts(number: str) -> set[str]:
    """The parts of a card that need a spec."""
    found: set[str] = set()
    for part in facts()[number]["text"].split(" || "):
        label, _, text = part.partition(": ")
        if label in ("requires", "cost", "play"):
            found.add("play")
        elif label == "exhaust":
            found.add("when" if "[when]" in text else "exhaust")
        elif label == "passive":
            found.add("standing")
        elif label in ("solstice", "enters", "end", "resolve"):
            found.add(label)
    if "N" in facts()[number]["flags"]:
        found.discard("play")
    return found


@cache
def alike() -> dict[tuple[str, ...], list[str]]:
    found: dict[tuple[str, ...], list[str]] = {}
    for number in facts():
        found.setdefault(printed(number), []).append(number)
    return found


def cases(table: str) -> list[tuple[str, Spec]]:
    """Every line of a table for every card that prints the same."""
    found: list[tuple[str, Spec]] = []
    for spec in read(table):
        found += [(number, spec) for number in alike()[printed(spec.number)]]
    return found


def called(cases: list[tuple[str, Spec]]) -> list[str]:
    """Names of cases: number, part, and which line of it."""
    return [f"{number}-{spec.part}-{' '.join(spec.script) or 'alone'}" for number, spec in cases]


def check(number: str, spec: Spec) -> None:
    Scene(spec, number).check()


def holds(*lines: str) -> None:
    """These lines of the language of specs are true."""
    for line in lines:
        spec = Spec(line)
        check(spec.number, spec)
