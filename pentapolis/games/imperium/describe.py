"""Moves in words, and effects in a few characters for a terminal: [when] cost → gain, from the values that are said.

The board in the browser has the same notation with icons (`web/src/games/imperium/signs.ts`), so a message that is new
is new in two tables.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from pentapolis.kernel.table import Table
from pentapolis.terminal.signs import Sign, sign_of
from pentapolis.words import Words

TO: Final = "→"
CARD: Final = "□"
POINT: Final = "★"
PLAY: Final = "▶"
FREE: Final = "▶0"
EXHAUST: Final = "↻"
SOLSTICE: Final = "◆"
LASTING: Final = "▣"
PER: Final = "×"
UP_TO: Final = "≤"
AT_LEAST: Final = "≥"
THEN: Final = " · "
OR: Final = " / "

Args = Mapping[str, Any]


def sign(said: Args, words: Words) -> str:
    """What an effect does, in a few characters; LookupError for a message without a sign."""
    return sign_of(SIGNS, said["message"], said["args"], words)


def short(name: str, words: Words) -> str:
    """A word of the notation: a verb, a place, a kind of card."""
    return words.say(f"terminal-short-{name}")


def suit(name: str, words: Words) -> str:
    return words.say(f"terminal-suit-{name}")


def token(kind: str, words: Words) -> str:
    return words.say(f"terminal-letter-{kind}")


def icon(name: str, words: Words) -> str:
    return words.say(f"terminal-icon-{name}")


# --- how signs are put together -----------------------------------------------------------------------------


def written(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def joined(of: Args, name: str, words: Words, between: str) -> str:
    return between.join(sign(one, words) for one in of[name])


def amounts(of: Args, words: Words, before: str) -> str:
    """`+2Ma +1Po`, from sentences like `amount-materials`."""
    kinds = [(one["message"].removeprefix("amount-"), one["args"]["count"]) for one in of["amounts"]]
    return written(*(f"{before}{count}{token(kind, words)}" for kind, count in kinds))


def suits(of: Args, words: Words) -> str:
    return "/".join(suit(name, words) for name in of["suits"])


def several(count: int, what: str) -> str:
    return what if count == 1 else f"{count}{what}"


def fixed(*names: str) -> Sign:
    """Words of the notation that are always the same; what is no word stands as it is."""
    return lambda of, words: written(*(short(name, words) if name.isalpha() else name for name in names))


def counted(name: str) -> Sign:
    """So many of a kind of card; one is not said."""
    return lambda of, words: several(of["count"], CARD if name == CARD else short(name, words))


def of_suit(name: str) -> Sign:
    return lambda of, words: several(of["count"], suit(name, words))


def of_token(kind: str) -> Sign:
    return lambda of, words: several(of["count"], token(kind, words))


def of_icon(*names: str) -> Sign:
    return lambda of, words: several(of["count"], "/".join(icon(name, words) for name in names))


def verb(name: str) -> Sign:
    """Something is done to cards."""
    return lambda of, words: written(short(name, words), sign(of["what"], words))


def to(place: str, before: str = "") -> Sign:
    """Cards go somewhere."""
    return lambda of, words: written(
        sign(of["from"], words), f"{before}{sign(of['what'], words)}", TO, short(place, words)
    )


def found(place: str) -> Sign:
    return lambda of, words: written(short("find", words), sign(of["what"], words), TO, short(place, words))


def drawn(before: str) -> Sign:
    return lambda of, words: f"{before}{of['count']}{CARD}"


def inner(of: Args, words: Words, name: str = "effect") -> str:
    return sign(of[name], words)


def costs(of: Args, words: Words) -> str:
    return written(inner(of, words, "cost"), TO, inner(of, words))


def called(of: Args, words: Words, name: str = "card") -> str:
    return words.say(f"card-{of[name]}")


def lasts(draw: Callable[[Args, Words], str]) -> Sign:
    return lambda of, words: f"{LASTING} {draw(of, words)}"


def points(where: str = "") -> Sign:
    return lambda of, words: written(
        f"{str(of['points']).replace('-', '−')}{POINT}", short(where, words) if where else ""
    )


def per(where: str = "") -> Sign:
    return lambda of, words: written(
        f"{of['points']}{POINT}{PER}{sign(of['what'], words)}", short(where, words) if where else ""
    )


def before(head: str, draw: Callable[[Args, Words], str]) -> Sign:
    return lambda of, words: f"{head} {draw(of, words)}"


def triggered(of: Args, words: Words) -> str:
    return f"{inner(of, words, 'trigger')}:"


# --- by message -----------------------------------------------------------------------------------------------

WHATS: Final[Mapping[str, Sign]] = {
    "what-card": counted(CARD),
    "what-unrest": of_suit("unrest"),
    "what-region": of_suit("region"),
    "what-region-card": of_suit("region"),
    "what-region-with": lambda of, words: written(
        several(of["count"], suit("region", words)), "/".join(icon(name, words) for name in of["icons"])
    ),
    "what-attack-card": counted("attack"),
    "what-mask-card": counted("mask"),
    "what-knight-card": counted("knight"),
    "what-knight": counted("knight"),
    "what-scroll-card": counted("scroll"),
    "what-city-card": counted("city"),
    "what-long-walls": counted("wall"),
    "what-empire-card": counted("empire"),
    "what-pinned": counted("pinned"),
    "what-pinned-not-region": counted("pinned"),
    "what-card-not-knight": counted(CARD),
    "what-card-not-unrest": counted(CARD),
    "what-named": called,
    "what-either": lambda of, words: f"{called(of, words)}/{called(of, words, 'card2')}",
    "from-hand": fixed("hand"),
    "from-discard": fixed("discard"),
    "from-history": fixed("history"),
    "from-play": fixed("play"),
    "from-deck": fixed("deck"),
    "from-hand-or-discard": fixed("hand", "/", "discard"),
    "from-hand-or-garrisons": fixed("hand", "/", "garrison"),
    "from-discard-or-deck": fixed("discard", "/", "deck"),
    "from-anywhere": fixed("anywhere"),
    "from-everywhere": fixed("anywhere"),
    "from-under-this": fixed("garrison"),
    "count-icons": lambda of, words: icon(of["icon"], words),
    "count-regions": lambda of, words: suit("region", words),
    "count-cities": fixed("city"),
    "count-knights": fixed("knight"),
    "count-number": lambda of, words: str(of["count"]),
    "count-progress-paid": lambda of, words: token("progress", words),
    "count-region-abandoned": fixed("abandon"),
    "count-card-abandoned": fixed("abandon"),
    "count-unrest-discarded": lambda of, words: suit("unrest", words),
    "count-unrest-returned": lambda of, words: suit("unrest", words),
}

CONDITIONS: Final[Mapping[str, Sign]] = {
    "if-all": lambda of, words: joined(of, "conditions", words, "+"),
    "if-barbarian": fixed("barbarian"),
    "if-empire": fixed("empire"),
    "if-in-play": called,
    "if-in-play-or-quest": called,
    "if-several-in-play": lambda of, words: inner(of, words, "what"),
    "if-in-history": lambda of, words: written(short("history", words), called(of, words)),
    "if-no-quest": fixed("0", "quest"),
    "if-under-this": lambda of, words: written(short("garrison", words), inner(of, words, "what")),
    "if-has-tokens": lambda of, words: f"{AT_LEAST}{of['count']}{token(of['kind'], words)}",
    "if-exiled-was": lambda of, words: inner(of, words, "what"),
    "if-abandoned-lacks": lambda of, words: f"0{icon(of['icon'], words)}",
    "if-revealed-fits": fixed("fits"),
    "who-has-region": lambda of, words: suit("region", words),
    "who-is-empire": fixed("empire"),
    "who-gave-too-little": fixed("less"),
    "who-got-mask": fixed("mask"),
}

EFFECTS: Final[Mapping[str, Sign]] = {
    "effect-gain": lambda of, words: amounts(of, words, "+"),
    "effect-gain-per": lambda of, words: f"{amounts(of, words, '+')}{PER}{inner(of, words, 'what')}",
    "effect-gain-action": lambda of, words: f"+{of['count']}{PLAY}",
    "effect-gain-stored": lambda of, words: f"+{token('progress', words)}",
    "effect-twice": lambda of, words: f"2{PER}{token(of['kind'], words)}",
    "effect-spend": lambda of, words: f"−{of['count']}{PLAY}",
    "effect-pay": lambda of, words: amounts(of, words, "−"),
    "effect-pay-up-to": lambda of, words: amounts(of, words, f"−{UP_TO}"),
    "effect-pay-all": lambda of, words: f"−{AT_LEAST}{of['count']}{token(of['kind'], words)}",
    "effect-steal": lambda of, words: written(short("steal", words), amounts(of, words, "")),
    "effect-steal-who": lambda of, words: written(
        short("steal", words), amounts(of, words, ""), inner(of, words, "condition")
    ),
    "effect-robbed": lambda of, words: amounts(of, words, "−"),
    "effect-put-on-market": lambda of, words: written(amounts(of, words, ""), TO, short("market", words)),
    "effect-put-on-this": lambda of, words: written(amounts(of, words, ""), TO, CARD),
    "effect-move-back": fixed(EXHAUST, "recall"),
    "effect-draw": drawn("+"),
    "effect-draw-able": drawn("+"),
    "effect-draw-up-to": drawn(f"+{UP_TO}"),
    "effect-draw-up-to-able": drawn(f"+{UP_TO}"),
    "effect-draw-per": lambda of, words: f"+{of['count']}{CARD}{PER}{inner(of, words, 'what')}",
    "effect-discard": lambda of, words: f"−{inner(of, words, 'what')}",
    "effect-discard-any": lambda of, words: f"−{AT_LEAST}0{inner(of, words, 'what')}",
    "effect-discard-drawn": lambda of, words: f"−{inner(of, words, 'what')}",
    "effect-fewer-masks": lambda of, words: f"−1{short('mask', words)}",
    "effect-put-hand": to("hand"),
    "effect-put-hand-up-to": to("hand", UP_TO),
    "effect-put-history": to("history"),
    "effect-put-history-up-to": to("history", UP_TO),
    "effect-put-top": to("top"),
    "effect-drawn-discard": fixed(TO, "discard"),
    "effect-drawn-top": fixed(TO, "top"),
    "effect-drawn-history": fixed(TO, "history"),
    "effect-return": lambda of, words: written(f"−{inner(of, words, 'what')}", inner(of, words, "from")),
    "effect-return-up-to": lambda of, words: written(f"−{UP_TO}{inner(of, words, 'what')}", inner(of, words, "from")),
    "effect-return-garrisoned": lambda of, words: written(f"−{suit('unrest', words)}", short("garrison", words)),
    "effect-take-unrest": lambda of, words: f"+{inner(of, words, 'what')}",
    "effect-give": verb("give"),
    "effect-given": fixed("give", CARD),
    "effect-find-hand": found("hand"),
    "effect-find-in-hand": found("hand"),
    "effect-find-history": found("history"),
    "effect-find-discard": found("discard"),
    "effect-reveal-attacks": fixed("find", "attack", TO, "history"),
    "effect-acquire": lambda of, words: written(short("acquire", words), suits(of, words)),
    "effect-acquire-anywhere": lambda of, words: written(
        short("acquire", words), suits(of, words), short("market", words), "/", short("exile", words)
    ),
    "effect-acquire-with": lambda of, words: written(
        short("acquire", words), suits(of, words), token(of["kind"], words)
    ),
    "effect-acquire-any-with": lambda of, words: written(short("acquire", words), CARD, token(of["kind"], words)),
    "effect-acquire-exile": lambda of, words: written(
        short("acquire", words), inner(of, words, "what"), short("exile", words)
    ),
    "effect-break": lambda of, words: written(short("break", words), suits(of, words)),
    "effect-break-anywhere": lambda of, words: written(
        short("break", words), suits(of, words), short("market", words), "/", short("exile", words)
    ),
    "effect-break-variable": fixed("break", f"{POINT}{PER}"),
    "effect-exile-market": lambda of, words: written(
        short("exile", words), inner(of, words, "what"), short("market", words)
    ),
    "effect-exile-hand": lambda of, words: written(
        short("exile", words), inner(of, words, "what"), short("hand", words)
    ),
    "effect-exile-quest": fixed("exile", "quest"),
    "effect-exile-named": lambda of, words: written(short("exile", words), called(of, words)),
    "effect-swap": fixed("swap", "exile", "market"),
    "effect-name-suit": suits,
    "effect-reveal": fixed("look", "deck"),
    "effect-revealed-hand": fixed(TO, "hand"),
    "effect-revealed-exile": fixed(TO, "exile"),
    "effect-abandon": verb("abandon"),
    "effect-abandon-up-to": lambda of, words: written(short("abandon", words), f"{UP_TO}{inner(of, words, 'what')}"),
    "effect-abandon-hosting": lambda of, words: written(
        short("abandon", words), inner(of, words, "what"), f"({inner(of, words, 'host')})"
    ),
    "effect-abandon-garrisoned": verb("abandon"),
    "effect-abandon-under-regions": verb("abandon"),
    "effect-recall": verb("recall"),
    "effect-recall-under-this": verb("recall"),
    "effect-sink": to("sink"),
    "effect-this-abandon": fixed("abandon"),
    "effect-this-recall": fixed("recall"),
    "effect-this-history": fixed(TO, "history"),
    "effect-this-exile": fixed(TO, "exile"),
    "effect-this-sink": fixed(TO, "sink"),
    "effect-garrison": verb("garrison"),
    "effect-garrison-this": lambda of, words: written(TO, short("garrison", words), inner(of, words, "what")),
    "effect-garrison-quest": fixed("garrison", "quest"),
    "effect-resolve-region": lambda of, words: written(PLAY, suit("region", words)),
    "effect-free-play": lambda of, words: written(FREE, inner(of, words, "what")),
    "effect-free-play-any-state": lambda of, words: written(FREE, inner(of, words, "what")),
    "effect-free-play-it": fixed(FREE),
    "effect-play-discard": lambda of, words: written(PLAY, inner(of, words, "what"), short("discard", words)),
    "effect-triple-icon": lambda of, words: f"1{icon(of['icon'], words)}=3{icon('production', words)}",
    "effect-ignore-next-empire": fixed("0", "empire"),
    "effect-look-nation": fixed("look", "nation"),
    "effect-nation-bottom": fixed(TO, "nation"),
    "effect-shuffle-nation": fixed("shuffle", "nation"),
    "effect-swap-nation": lambda of, words: written(
        short("swap", words), inner(of, words, "what"), short("nation", words)
    ),
    "effect-nation-to-discard": fixed("nation", TO, "discard"),
    "effect-quest-and-nation": fixed("quest", "+", "nation", TO, "discard"),
    "effect-take-quest": fixed("quest", TO, "hand"),
    "effect-develop": fixed("develop"),
    "effect-develop-free": fixed("develop", "0"),
    "effect-journey": lambda of, words: written(TO, words.say(f"side-{of['side']}")),
    "effect-turn-king": lambda of, words: written(short("swap", words), suit("fame", words)),
    "effect-trigger-scoring": fixed("ends"),
    "effect-look-fame": lambda of, words: written(
        short("look", words), several(of["what"]["args"]["count"], suit("fame", words))
    ),
    "effect-take-looked": lambda of, words: f"+{of['count']}{suit('fame', words)}",
    "effect-take-fame": lambda of, words: f"+1{suit('fame', words)}",
    "effect-exhaust": fixed(EXHAUST),
    "effect-copy": fixed(EXHAUST, "others"),
    "effect-ignore": fixed("ignore"),
    "effect-ignore-unless": lambda of, words: written(
        short("ignore", words), "/", f"+{of['count']}{token(of['kind'], words)}"
    ),
    "effect-attack": fixed("attack"),
    "effect-and": lambda of, words: joined(of, "effects", words, " + "),
    "effect-then": lambda of, words: joined(of, "effects", words, THEN),
    "effect-choose": lambda of, words: joined(of, "effects", words, OR),
    "effect-choose-several": lambda of, words: f"{of['least']}–{of['most']}: {joined(of, 'effects', words, OR)}",
    "effect-may": lambda of, words: f"({inner(of, words)})",
    "effect-cost-to": costs,
    "effect-if": lambda of, words: f"{inner(of, words, 'condition')}: {inner(of, words)}",
    "effect-if-else": lambda of, words: (
        f"{inner(of, words, 'condition')}: {inner(of, words)}{OR}{inner(of, words, 'otherwise')}"
    ),
    "effect-per": lambda of, words: f"{inner(of, words)} {PER}{inner(of, words, 'what')}",
    "effect-times": lambda of, words: f"{of['count']}{PER} {inner(of, words)}",
    "effect-up-to": lambda of, words: f"{UP_TO}{inner(of, words, 'most')}{PER} {inner(of, words)}",
    "effect-everybody": lambda of, words: f"{short('all', words)}: {inner(of, words)}",
    "effect-each-other": lambda of, words: f"{short('others', words)}: {inner(of, words)}",
    "effect-each-other-who": lambda of, words: (
        f"{short('others', words)} {inner(of, words, 'condition')}: {inner(of, words)}"
    ),
    "effect-after-0": fixed(TO, "discard"),
    "effect-after-1": fixed(TO, "history"),
    "effect-after-2": fixed(TO, "exile"),
    "effect-after-3": fixed(TO, "sink"),
    "effect-after-4": lambda of, words: written(TO, suit("unrest", words)),
    "effect-after-5": fixed("pinned"),
}

TRIGGERS: Final[Mapping[str, Sign]] = {
    "play": lambda of, words: written(PLAY, suits(of, words)),
    "play-attack": fixed(PLAY, "attack"),
    "play-from-discard": lambda of, words: written(PLAY, suits(of, words), short("discard", words)),
    "return": lambda of, words: f"−{suit('unrest', words)}",
    "acquire": lambda of, words: written(short("acquire", words), suits(of, words)),
    "acquire-or-break": lambda of, words: written(
        f"{short('acquire', words)}/{short('break', words)}", suits(of, words)
    ),
    "gain-through": lambda of, words: written(f"+{token('materials', words)}", icon(of["icon"], words)),
    "market-tokens": lambda of, words: written(short("market", words), token(of["kind"], words)),
    "take-unrest": lambda of, words: f"+{suit('unrest', words)}",
    "pay-population": lambda of, words: f"−{token('population', words)}",
    "attack": fixed("attack"),
    "sunk": fixed("sink"),
    "leaves-play": lambda of, words: written(called(of, words), short("abandon", words)),
    "deck-empty": fixed("deck", "0"),
    "masks": lambda of, words: f"−{short('mask', words)}",
}

TEXTS: Final[Mapping[str, Sign]] = {
    "text-requirement": lambda of, words: f"{short('only', words)} {inner(of, words, 'condition')}:",
    "text-free-play": fixed(FREE),
    "text-play-cost": lambda of, words: written(inner(of, words), TO),
    "text-after-history": fixed(TO, "history"),
    "text-after-exile": fixed(TO, "exile"),
    "text-after-sink": fixed(TO, "sink"),
    "text-after-unrest-pile": lambda of, words: written(TO, suit("unrest", words)),
    "text-exhaust": before(EXHAUST, inner),
    "text-exhaust-cost": before(EXHAUST, costs),
    "text-exhaust-trigger": before(EXHAUST, lambda of, words: written(triggered(of, words), inner(of, words))),
    "text-exhaust-cost-trigger": before(EXHAUST, lambda of, words: written(triggered(of, words), costs(of, words))),
    "text-solstice": before(SOLSTICE, inner),
    "text-solstice-cost": before(SOLSTICE, costs),
    "text-solstice-optional": before(SOLSTICE, lambda of, words: f"({inner(of, words)})"),
    "text-solstice-optional-cost": before(SOLSTICE, lambda of, words: f"({costs(of, words)})"),
    "text-end-of-game": lambda of, words: written(short("ends", words), inner(of, words)),
    "text-resolve": lambda of, words: f"{suit('fame', words)}: {inner(of, words)}",
    "text-unplayable": lambda of, words: f"0{PLAY}",
    "text-ungarrisonable": fixed("0", "garrison"),
    "when-exhaust": before(EXHAUST, lambda of, words: written(triggered(of, words), inner(of, words))),
    "when-ambassador": before(EXHAUST, inner),
    "standing-hand-size": lasts(lambda of, words: f"+{of['count']} {short('hand', words)}"),
    "standing-unrest-materials": lasts(
        lambda of, words: written(suit("unrest", words), f"−{of['count']}{token('materials', words)}")
    ),
    "standing-unrest-both": lasts(
        lambda of, words: written(suit("unrest", words), f"−{of['count']}{token('materials', words)}/{CARD}")
    ),
    "standing-development": lasts(
        lambda of, words: written(short("develop", words), f"−{of['count']}{token(of['kind'], words)}")
    ),
    "standing-ignore-barbarian": lasts(lambda of, words: written("0", short("barbarian", words), called(of, words))),
    "standing-ignore-barbarian-attacks": lasts(
        lambda of, words: written("0", short("barbarian", words), called(of, words), short("attack", words))
    ),
    "standing-free-cities": lasts(fixed(FREE, "city")),
    "standing-from-exile": lasts(
        lambda of, words: written(short("acquire", words), suits(of, words), short("exile", words))
    ),
    "standing-from-exile-and": lasts(
        lambda of, words: (
            f"{written(short('acquire', words), suits(of, words), short('exile', words))}: {inner(of, words)}"
        )
    ),
    "standing-no-history": lasts(fixed("history", TO, "discard")),
    "standing-floods": lasts(fixed("sink")),
    "standing-market-token": lasts(
        lambda of, words: written(
            short("market", words), token("progress", words), TO, f"{of['count']}{token(of['kind'], words)}"
        )
    ),
    "standing-looks-more": lasts(
        lambda of, words: f"{short('look', words)} {suit('fame', words)} +{of['count']}: {inner(of, words)}"
    ),
    "standing-no-materials": lasts(
        lambda of, words: written(
            f"+{token('materials', words)}",
            TO,
            f"+2{token('population', words)},",
            f"{short('others', words)}:",
            f"+1{token('progress', words)}",
        )
    ),
    "standing-court": lasts(fixed("garrison", "quest")),
    "standing-fixed": lasts(fixed("0", "abandon", "/", "recall")),
    "standing-last-quest": lasts(fixed("only", "quest", "0")),
    "standing-counts-as": lasts(lambda of, words: several(of["count"], suit("region", words))),
    "standing-instead-of-masks": lasts(fixed("mask", "=", "garrison", "abandon")),
    "enters-play": lasts(fixed(TO, "play")),
    "enters-scoring": lasts(fixed("ends")),
    "enters-empire": lasts(fixed("empire")),
}

POINTS: Final[Mapping[str, Sign]] = {
    "points-fixed": points(),
    "points-conditional": lambda of, words: joined(of, "cases", words, " "),
    "points-conditional-else": lambda of, words: written(joined(of, "cases", words, " "), "/", points()(of, words)),
    "points-in-history": points("history"),
    "points-in-play": points("play"),
    "points-not-in-play": lambda of, words: written(points()(of, words), "0", short("play", words)),
    "points-garrisoned": points("garrison"),
    "points-variable": lambda of, words: joined(of, "terms", words, " + "),
    "points-per": per(),
    "points-per-in-play": per("play"),
    "points-per-history": per("history"),
    "points-per-exile-pile": per("exile"),
    "points-per-other-players-owned": per("others"),
    "of-materials": of_token("materials"),
    "of-population": of_token("population"),
    "of-progress": of_token("progress"),
    "of-cards-garrisoned-under-this-card": counted("garrison"),
    "of-players-with-less-progress": lambda of, words: written(
        short("others", words), short("less", words), token("progress", words)
    ),
    "of-cards": counted(CARD),
    "of-city-or-metropolis-cards": counted("city"),
    "of-pinned-non-region-cards": counted("pinned"),
    "of-long-walls-cards": counted("wall"),
    "of-cards-with-variable-vp": lambda of, words: several(of["count"], f"{POINT}{PER}"),
    **{
        f"of-{name}-cards": of_suit(name)
        for name in ("region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power")
    },
    "of-fertile-icons": of_icon("fertile"),
    "of-river-icons": of_icon("river"),
    "of-fertile-or-river-icons": of_icon("fertile", "river"),
}

SIGNS: Final[Mapping[str, Sign]] = {
    **WHATS,
    **CONDITIONS,
    **EFFECTS,
    **{f"trigger-{name}": draw for name, draw in TRIGGERS.items()},
    **{
        f"when-{name}": lasts(lambda of, words, draw=draw: f"{draw(of, words)}: {inner(of, words)}")  # type: ignore[misc]
        for name, draw in TRIGGERS.items()
    },
    **TEXTS,
    **POINTS,
}


# --- moves ------------------------------------------------------------------------------------------------------


def move_text(words: Words, table: Table, seat: int, move: int, names: Sequence[str] | None = None) -> str:
    """A move in the words of the question it answers, else in its own."""
    return words.say_choice(table, seat, move, names)


# --- a card -----------------------------------------------------------------------------------------------------

#: What a card does while it lies in play.
IN_PLAY: Final = ("text-exhaust", "text-solstice", "standing-", "when-", "text-end", "enters-")


def card_signs(printed: Sequence[Args], words: Words, in_play: bool = False) -> str:
    """What a card says, in the order in which it is printed, without plain points: they have their place."""
    said = [one for one in printed if one["message"] != "points-fixed"]
    if in_play:
        said = [one for one in said if one["message"].startswith(IN_PLAY)]
    drawn_parts = [sign(one, words) for one in said]
    return "; ".join(part for part in drawn_parts if part).replace(f"{TO};", TO).replace(":;", ":")
