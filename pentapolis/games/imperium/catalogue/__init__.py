"""The 552 cards of both boxes: files in the card language, one for each nation and one for the commons of each box.

Here the files are read and the cards get their numbers and ids; `edition.py` makes of each entry what it means. How
many cards there are of each kind is what the files hold: IMP-CMP-01, IMP-CMP-02, IMP-CRD-05, IMP-CRD-07,
IMP-NAT-CEL-01, IMP-NAT-OLM-01. So are the options of an unrest
(IMP-KEY-UNR-01) and the difficulty of a nation (IMP-NAT-00).
"""

import re
from pathlib import Path
from typing import Any, Final

from pentapolis.kernel.editions import EditionError, Entry, read
from pentapolis.kernel.vocabulary import Objects

FOLDER: Final = Path(__file__).parent
COMMONS: Final = ["commons_classics", "commons_legends"]
#: In the order of the boxes' lists.
NATION_FILES: Final = [
    "carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings",
    "arthurians", "atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians",
]  # fmt: skip
NUMBER: Final = re.compile(r"([12][A-Z]{3}\d+)([AB]?)")


def slug(name: str) -> str:
    """A name in small letters, digits and underscores."""
    plain = name.partition(" (")[0].lower()
    for letters, letter in (("áàâäă", "a"), ("éèêë", "e"), ("íîï", "i"), ("óöőôø", "o"), ("úüűû", "u"), ("ç", "c")):
        for one in letters:
            plain = plain.replace(one, letter)
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")


class Printed:
    """One side of one card as a file prints it: its entry, and which card it is."""

    def __init__(self, file: str, entry: Entry, number: str, side: str, index: int) -> None:
        self.file = file
        self.entry = entry
        self.number = number  # with the letter of a side
        self.side = side  # A, B or empty
        self.index = index


def entries(file: str) -> list[Entry]:
    """The cards of a file."""
    return read(FOLDER / f"{file}.toml").tables("card")


def numbers(entry: Entry) -> list[str]:
    value: Any = entry.value("numbers")
    if not isinstance(value, list) or not value or not all(isinstance(one, str) for one in value):
        raise entry.fault("numbers", "must be a list of card numbers")
    for one in value:
        if not NUMBER.fullmatch(one):
            raise entry.fault("numbers", f"{one!r} is no card number: write 1CAR22, or 1CAR1A for a side")
    return list(value)


def _load() -> tuple[list[Printed], list[str]]:
    found: list[Printed] = []
    ids: list[str] = []
    place_of: dict[str, int] = {}
    for file in COMMONS + NATION_FILES:
        for entry in entries(file):
            for number in numbers(entry):
                match = NUMBER.fullmatch(number)
                assert match is not None
                card = match[1]
                if card not in place_of:
                    place_of[card] = len(ids)
                    ids.append(f"{slug(entry.text('name'))}_{card.lower()}")
                elif not match[2]:
                    raise entry.fault("numbers", f"there are two cards {number}")
                found.append(Printed(file, entry, number, match[2], place_of[card]))
    return found, ids


PRINTED, IDS = _load()
CARD: Final = Objects("card", IDS)
CARDS: Final = len(IDS)
SIDE: Final = Objects("side", [one.number.lower() for one in PRINTED if one.side])

__all__ = ["CARD", "CARDS", "COMMONS", "NATION_FILES", "PRINTED", "SIDE", "EditionError", "slug"]
