"""Effects are values: what is printed on a card, built once at import, is what runs, what is read and what bots see.

A game writes its verbs as subclasses of `Effect`: draw, gain, abandon. What joins them is here: one after the other
(`Sequence`, `And`), `May`, `Choose`, `CostTo`, `If`, `Per`, `UpTo`, for each player (`EachOther`, `Everybody`), and
reactions (`When`). Carrying out an effect pushes steps, so that a table can be copied in the middle of any card.

What a card refers to belongs to one *resolution*: how much was done "this way", and "that card". It is kept by the
table under the number of the resolution, and every effect gets that number with its `Cause`.
"""

from pentapolis.kernel.effects.combinators import (
    Again,
    And,
    Choose,
    CostTo,
    Each,
    EachOther,
    Everybody,
    HowMany,
    If,
    May,
    Number,
    Per,
    Sequence,
    ThisWay,
    UpTo,
    When,
    Whether,
    WhichOption,
)
from pentapolis.kernel.effects.printed import NOTHING, Cause, Condition, Count, Effect, Printed, of, refused
from pentapolis.kernel.effects.resolving import (
    Close,
    Do,
    EffectTable,
    Happening,
    Notes,
    React,
    Replies,
    Resolve,
    WhichReaction,
)

__all__ = [
    "NOTHING",
    "Again",
    "And",
    "Cause",
    "Choose",
    "Close",
    "Condition",
    "CostTo",
    "Count",
    "Do",
    "Each",
    "EachOther",
    "Effect",
    "EffectTable",
    "Everybody",
    "Happening",
    "HowMany",
    "If",
    "May",
    "Notes",
    "Number",
    "Per",
    "Printed",
    "React",
    "Replies",
    "Resolve",
    "Sequence",
    "ThisWay",
    "UpTo",
    "When",
    "Whether",
    "WhichOption",
    "WhichReaction",
    "of",
    "refused",
]
