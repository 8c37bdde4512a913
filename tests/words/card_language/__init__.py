"""A worked example: phrases of Imperium's cards as nested values, and what both languages make of them.

The card language has a sentence for each verb and for each way to combine verbs. No card and no phrase below has a
sentence of its own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from pentapolis.kernel.sentences import sentence

FOLDER: Final = Path(__file__).parent

Said = dict[str, Any]


def amounts(**tokens: int) -> list[Said]:
    return [sentence("amount", {"count": count, "token": token}) for token, count in tokens.items()]


def gain(**tokens: int) -> Said:
    return sentence("gain", {"amounts": amounts(**tokens)})


def pay(**tokens: int) -> Said:
    return sentence("pay", {"amounts": amounts(**tokens)})


def cards(count: int) -> Said:
    return sentence("cards", {"count": count})


def draw(count: int) -> Said:
    return sentence("draw", {"what": cards(count)})


def discard(count: int) -> Said:
    return sentence("discard", {"what": cards(count)})


def take_unrest(count: int) -> Said:
    return sentence("take", {"what": sentence("unrest", {"count": count})})


def acquire(suit: str) -> Said:
    return sentence("acquire", {"what": sentence("card-of", {"suit": suit})})


def abandon(count: int, form: str = "") -> Said:
    return sentence("abandon", {"what": sentence("regions", {"count": count})}, form)


def put_into_history(count: int, *zones: str) -> Said:
    return sentence("put-history", {"what": cards(count), "zones": list(zones)})


GARRISON: Final = sentence("garrison", {"what": cards(1)})


def joined(by: str, *effects: Said) -> Said:
    return sentence(by, {"effects": list(effects)})


def for_effect(prefix: str, effect: Said, **args: Any) -> Said:
    return sentence(prefix, {"effect": effect, **args})


def cost_to(cost: Said, effect: Said) -> Said:
    return sentence("cost-to", {"cost": cost, "effect": effect})


#: A phrase, and its sentence in English and in Hungarian.
PHRASES: Final[list[tuple[Said, str, str]]] = [
    (draw(2), "Draw 2 cards.", "Húzz 2 kártyát."),
    (
        gain(materials=1, progress=2),
        "Gain 1 material and 2 progress.",
        "Kapsz 1 alapanyagot és 2 előrehaladást.",
    ),
    (for_effect("may", draw(1)), "You may draw 1 card.", "Húzhatsz 1 kártyát."),
    (
        for_effect("may", joined("and", gain(materials=3), draw(1))),
        "You may gain 3 materials and draw 1 card.",
        "Kaphatsz 3 alapanyagot, és húzhatsz 1 kártyát.",
    ),
    (
        cost_to(pay(materials=2), acquire("civilised")),
        "Pay 2 materials to acquire a civilised card.",
        "Fizess 2 alapanyagot, hogy megszerezhess egy civilizált kártyát.",
    ),
    (
        for_effect("may", cost_to(pay(population=1, progress=1), joined("and", draw(2), take_unrest(1)))),
        "You may pay 1 population and 1 progress to draw 2 cards and take 1 unrest.",
        "Fizethetsz 1 népességet és 1 előrehaladást, hogy húzhass 2 kártyát, és elvehess 1 zavargást.",
    ),
    (
        for_effect("each-other", joined("and", take_unrest(1), discard(1))),
        "Each other player takes 1 unrest and discards 1 card.",
        "A többi játékos mindegyike elvesz 1 zavargást, és eldob 1 kártyát.",
    ),
    (
        for_effect("everybody", for_effect("may", cost_to(discard(1), gain(progress=2)))),
        "Each player may discard 1 card to gain 2 progress.",
        "Minden játékos eldobhat 1 kártyát, hogy kaphasson 2 előrehaladást.",
    ),
    (
        joined("choose", acquire("region"), gain(materials=2), draw(1)),
        "Choose one: acquire a region card, gain 2 materials, or draw 1 card.",
        "Válassz egyet: szerezz meg egy régió kártyát, kapsz 2 alapanyagot, vagy húzz 1 kártyát.",
    ),
    (
        for_effect("if-empire", joined("then", draw(2), discard(1))),
        "If you are an empire, draw 2 cards, then discard 1 card.",
        "Ha birodalom vagy, húzz 2 kártyát, majd dobj el 1 kártyát.",
    ),
    (
        for_effect("per", gain(progress=1), what=sentence("icons", {"icon": "river"})),
        "Gain 1 progress per river icon in your play area.",
        "Kapsz 1 előrehaladást a játékterületeden lévő minden folyó ikonért.",
    ),
    (
        joined("then", abandon(3), for_effect("per", gain(materials=2), what=abandon(3, "part"))),
        "Abandon up to 3 regions, then gain 2 materials per region abandoned this way.",
        "Hagyj el legfeljebb 3 régiót, majd kapsz 2 alapanyagot minden így elhagyott régióért.",
    ),
    (
        for_effect("may", GARRISON),
        "You may garrison 1 card from your hand under this card.",
        "Elszállásolhatsz 1 kártyát a kezedből ez alá a kártya alá.",
    ),
    (
        put_into_history(1, "hand", "discard"),
        "Put 1 card from your hand or your discard pile into your history.",
        "Tegyél 1 kártyát a kezedből vagy a dobópaklidból a történelmedbe.",
    ),
    (
        for_effect("when-played", for_effect("may", put_into_history(1, "hand")), kind="attack"),
        "When you play an attack card, you may put 1 card from your hand into your history.",
        "Amikor támadó kártyát játszol ki, a kezedből a történelmedbe tehetsz 1 kártyát.",
    ),
]
