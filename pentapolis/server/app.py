"""The application: puts the parts together and turns every fault into a typed answer."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.types import Message, Scope

from pentapolis.server.bodies import Call
from pentapolis.server.bots import BotRunner
from pentapolis.server.config import Settings
from pentapolis.server.desk import Desk, games, offer_bots
from pentapolis.server.doors import Doors, add_headers
from pentapolis.server.metrics import Counting, Metrics
from pentapolis.server.offered import named
from pentapolis.server.orders import Orders
from pentapolis.server.pages import STATIC, Pages
from pentapolis.server.problems import Refusal, refusal
from pentapolis.server.protocol import Problem
from pentapolis.server.room import BotRunnerLike
from pentapolis.server.rooms import Rooms
from pentapolis.server.routes import House, api, page
from pentapolis.server.schema import CONFIG
from pentapolis.server.sockets import Sockets
from pentapolis.store import Store

log = logging.getLogger("pentapolis.server")


class Application(Litestar):
    """Answers HEAD wherever it answers GET, as monitors expect; uvicorn sends the headers alone."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await super().__call__(scope, receive, send)


def create_app(settings: Settings, store: Store, bots: BotRunnerLike | None = None) -> Litestar:
    """The server over an open store. `bots` is for tests; otherwise worker processes think."""
    offer_bots(named(settings.bots))
    runner = BotRunner(settings.bot_workers, settings.bot_seconds) if bots is None else None
    thinking = bots if bots is not None else runner
    assert thinking is not None
    rooms = Rooms(store, thinking, settings)
    doors = Doors(settings, store)
    sockets = Sockets(rooms, doors)
    metrics = rooms.metrics
    metrics.gauge("pentapolis_tables", "Tables in memory.", lambda: len(rooms.live))
    metrics.gauge("pentapolis_sockets", "Open sockets.", lambda: len(sockets.open))
    metrics.gauge("pentapolis_bots_waiting", "Moves of bots not yet thought about.", lambda: len(rooms.turns.waiting))
    metrics.gauge("pentapolis_store_up", "Whether the store can write.", lambda: store.fault is None)
    counting = Counting(metrics)

    async def count(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            metrics.answers.add(str(message["status"]))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        games()  # read the editions now, so that the log says at the start which are left out
        app.state.house = House(doors, rooms, sockets, Desk(rooms, store), Pages(None if settings.api_only else STATIC))
        logging.getLogger().addHandler(counting)
        await rooms.pulse.begin()
        work = (rooms.wake(), rooms.sweep(), rooms.keep_time(), rooms.pulse.run(), Orders(rooms).watch())
        tasks = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await rooms.pulse.beat()
            logging.getLogger().removeHandler(counting)
            sockets.close()
            rooms.close()
            if runner is not None:
                await runner.close()

    return Application(
        state=State({"metrics": metrics}),
        route_handlers=[api, page],
        lifespan=[lifespan],
        middleware=[doors.middleware],
        before_send=[add_headers, count],
        exception_handlers={
            Refusal: on_refusal,
            MethodNotAllowedException: on_method,
            NotFoundException: on_missing,
            HTTPException: on_http,
            Exception: on_fault,
        },
        request_class=Call,
        request_max_body_size=settings.body_bytes,
        openapi_config=CONFIG,
        logging_config=None,
    )


def metrics_of(app: Any) -> Metrics:
    """The figures of an application; without any where it is another one."""
    found: Metrics = getattr(getattr(app, "state", None), "metrics", None) or Metrics()
    return found


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
