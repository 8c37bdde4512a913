"""JSON of strangers: taken only where it is text and not nested without end."""

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State

from pentapolis.server.problems import refusal

#: Lists and objects that a body may have: many more than any record, and taken apart in a moment.
MOST_PARTS: Final = 20_000


def too_deep(value: Any, most: int) -> bool:
    """Are lists and objects nested deeper than that? Looked at level by level, so never deeper than asked."""
    level = [value] if type(value) in (dict, list) else []
    for _ in range(most):
        if not level:
            return False
        level = [
            child
            for node in level
            for child in (node.values() if type(node) is dict else node)
            if type(child) is dict or type(child) is list
        ]
    return bool(level)


class Call(Request[Any, Any, State]):
    """A request whose body is looked at before anybody else gets it."""

    async def json(self) -> Any:
        body = await self.body()
        if body.count(b"[") + body.count(b"{") > MOST_PARTS:
            raise refusal("bad-request", what=f"the body has more than {MOST_PARTS} parts")
        try:
            value = await super().json()
        except UnicodeDecodeError:
            raise refusal("bad-request", what="the body is not UTF-8") from None
        if too_deep(value, self.app.state.house.doors.settings.json_depth):
            raise refusal("bad-request", what="the body is nested too deeply")
        return value
