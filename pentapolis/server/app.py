"""The application: puts the parts together and turns every fault into a typed answer."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException

from pentapolis.server.bots import BotRunner
from pentapolis.server.config import Settings
from pentapolis.server.desk import Desk
from pentapolis.server.doors import Doors, add_headers
from pentapolis.server.pages import Pages
from pentapolis.server.problems import Refusal, refusal
from pentapolis.server.protocol import Problem
from pentapolis.server.rooms import BotRunnerLike, Rooms
from pentapolis.server.routes import House, api, page
from pentapolis.server.schema import CONFIG
from pentapolis.server.sockets import Sockets
from pentapolis.store import Store

log = logging.getLogger("pentapolis.server")

LARGEST_BODY: Final = 65_536


class Application(Litestar):
    """Answers HEAD wherever it answers GET, as monitors expect; uvicorn sends the headers alone."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await super().__call__(scope, receive, send)


def create_app(settings: Settings, store: Store, bots: BotRunnerLike | None = None) -> Litestar:
    """The server over an open store. `bots` is for tests; otherwise worker processes think."""
    runner = BotRunner(settings.bot_workers) if bots is None else None
    thinking = bots if bots is not None else runner
    assert thinking is not None
    rooms = Rooms(store, thinking, settings)
    doors = Doors(settings, store)
    sockets = Sockets(rooms, doors)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = House(doors, rooms, sockets, Desk(rooms, store), Pages())
        waking = asyncio.create_task(rooms.wake())
        sweeping = asyncio.create_task(rooms.sweep())
        try:
            yield
        finally:
            for task in (waking, sweeping):
                task.cancel()
            await asyncio.gather(waking, sweeping, return_exceptions=True)
            sockets.close()
            rooms.close()
            if runner is not None:
                await runner.close()

    return Application(
        route_handlers=[api, page],
        lifespan=[lifespan],
        middleware=[doors.middleware],
        before_send=[add_headers],
        exception_handlers={
            Refusal: on_refusal,
            MethodNotAllowedException: on_method,
            NotFoundException: on_missing,
            HTTPException: on_http,
            Exception: on_fault,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=CONFIG,
        logging_config=None,
    )


def answer(refused: Refusal) -> Response[Problem]:
    headers = {"retry-after": str(max(1, round(refused.wait + 0.5)))} if refused.wait else {}
    return Response(refused.problem, status_code=refused.status, headers=headers, media_type="application/json")


def on_refusal(_: "Request[Any, Any, Any]", refused: Refusal) -> Response[Problem]:
    return answer(refused)


def on_method(_: "Request[Any, Any, Any]", fault: MethodNotAllowedException) -> Response[Problem]:
    response = answer(refusal("no-such-method"))
    response.headers.update(fault.headers or {})
    return response


def on_missing(_: "Request[Any, Any, Any]", fault: NotFoundException) -> Response[Problem]:
    return answer(refusal("not-found"))


def on_http(request: "Request[Any, Any, Any]", fault: HTTPException) -> Response[Problem]:
    """Litestar's own refusals: requests it could not read."""
    if fault.status_code == 413:
        return answer(refusal("too-large"))
    if fault.status_code >= 500:
        return on_fault(request, fault)
    extra = fault.extra if isinstance(fault.extra, list) else []
    details = "; ".join(f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict))
    return answer(refusal("bad-request", what=details or fault.detail))


def on_fault(request: "Request[Any, Any, Any]", fault: Exception) -> Response[Problem]:
    """A fault of ours: logged in full, told in one sentence."""
    if isinstance(fault, RecursionError):
        return answer(refusal("bad-request", what="the body is nested too deeply"))
    log.error("%s %s failed", request.method, request.url.path, exc_info=fault)
    return answer(refusal("internal"))
