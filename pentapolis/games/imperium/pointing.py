"""What a thing answers that cannot be chosen now: for Imperium what the kernel says of every game."""

from pentapolis.kernel.pointing import Pointing, Thing, usual_refusal
from pentapolis.kernel.rules import Reason


def refusal(look: Pointing, thing: Thing) -> Reason | None:
    return usual_refusal(look, thing)
