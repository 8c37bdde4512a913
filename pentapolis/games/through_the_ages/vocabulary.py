"""The moves of Through the Ages: verbs times objects."""

from typing import Final

from pentapolis.games.through_the_ages.catalogue.index import CARD, TECHNOLOGY
from pentapolis.games.through_the_ages.terms import MOST_BID, ROW
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary

SPACE: Final = Objects("space", [f"space_{number + 1}" for number in range(ROW)])
SEAT: Final = Objects("seat", ["0", "1", "2", "3"])
NUMBER: Final = Objects("number", [str(number) for number in range(MOST_BID + 1)])

# The Action Phase.
TAKE: Final = Verb("take", SPACE)  # a card of the row
INCREASE: Final = Verb("increase")  # the population
BUILD: Final = Verb("build", TECHNOLOGY)  # a building or a unit
UPGRADE: Final = Verb("upgrade", TECHNOLOGY, TECHNOLOGY)  # from, to
DESTROY: Final = Verb("destroy", TECHNOLOGY)
DISBAND: Final = Verb("disband", TECHNOLOGY)
LEAD: Final = Verb("lead", CARD)  # play a leader
STAGE: Final = Verb("stage", NUMBER)  # so many stages of the wonder
DEVELOP: Final = Verb("develop", CARD)
REVOLT: Final = Verb("revolt", CARD)
PLAY: Final = Verb("play", CARD)  # an action card
TACTIC: Final = Verb("tactic", CARD)
COPY: Final = Verb("copy", CARD)  # a common tactic
MUSTER: Final = Verb("muster", TECHNOLOGY)  # Barbarossa: population and a unit
PERFORM: Final = Verb("perform", TECHNOLOGY, TECHNOLOGY)  # Bach: any urban building becomes a theater
WELCOME: Final = Verb("welcome")  # Ocean Liner Service: population
CONVERT: Final = Verb("convert")  # Hammurabi: a military action as a civil one
ARM: Final = Verb("arm")  # Churchill: science and resources for units
TRADE: Final = Verb("trade")  # Trade Routes Agreement
END_TURN: Final = Verb("end_turn")

# The Politics Phase.
PREPARE: Final = Verb("prepare", CARD)
ATTACK: Final = Verb("attack", CARD, SEAT)
DECLARE: Final = Verb("declare", CARD, SEAT)
OFFER: Final = Verb("offer", CARD, SEAT)  # a pact, taking side A
OFFER_AS_B: Final = Verb("offer_as_b", CARD, SEAT)
CANCEL: Final = Verb("cancel", CARD)
RETIRE: Final = Verb("retire")  # Alexander
SETTLE: Final = Verb("settle", CARD)  # Columbus
RESIGN: Final = Verb("resign")
PASS: Final = Verb("pass")

# Answers.
ACCEPT: Final = Verb("accept")
REFUSE: Final = Verb("refuse")
BID: Final = Verb("bid", NUMBER)
FOLD: Final = Verb("fold")
SEND: Final = Verb("send", TECHNOLOGY)  # a unit, with a colonization force
ADD: Final = Verb("add", CARD)  # a bonus card
SPARE: Final = Verb("spare", CARD)  # Cook: any military card
DONE: Final = Verb("done")
DEFEND: Final = Verb("defend", CARD)
YIELD: Final = Verb("yield")
DISCARD: Final = Verb("discard", CARD)
LOSE_WORKER: Final = Verb("lose_worker", TECHNOLOGY)
DEMOLISH: Final = Verb("demolish", TECHNOLOGY)
MIX: Final = Verb("mix", NUMBER)  # so much food, the rest resources
CHOOSE: Final = Verb("choose", NUMBER)
GIVE_UP: Final = Verb("give_up", CARD)  # a colony
ANNEX: Final = Verb("annex", CARD)
INFILTRATE: Final = Verb("infiltrate", CARD)
RAVAGE: Final = Verb("ravage", CARD)
SEIZE: Final = Verb("seize", CARD)  # a special technology
RETURN_TOKEN: Final = Verb("return_token", TECHNOLOGY)
TUCK: Final = Verb("tuck", CARD)  # Homer
DECLINE: Final = Verb("decline")

VOCABULARY: Final = Vocabulary(
    [
        TAKE, INCREASE, BUILD, UPGRADE, DESTROY, DISBAND, LEAD, STAGE, DEVELOP, REVOLT, PLAY, TACTIC, COPY, MUSTER,
        PERFORM, WELCOME, CONVERT, ARM, TRADE, END_TURN, PREPARE, ATTACK, DECLARE, OFFER, OFFER_AS_B, CANCEL, RETIRE,
        SETTLE, RESIGN, PASS, ACCEPT, REFUSE, BID, FOLD, SEND, ADD, SPARE, DONE, DEFEND, YIELD, DISCARD, LOSE_WORKER,
        DEMOLISH, MIX, CHOOSE, GIVE_UP, ANNEX, INFILTRATE, RAVAGE, SEIZE, RETURN_TOKEN, TUCK, DECLINE,
    ]
)  # fmt: skip
