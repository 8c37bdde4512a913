"""What every view says. Not compiled, as no view is: the types of its fields stay readable."""

from typing import Any, TypedDict


class CommonView(TypedDict):
    """What every view holds: who looks, who is asked what, and the end. Games add what lies on their table."""

    game: str
    seat: int | None
    to_act: list[int]
    question: str | None  # message id
    details: dict[str, Any]  # arguments of the question
    moves: list[str]
    ply: int
    over: bool
    scores: list[int]
    winners: list[int]
