"""Who may come in: sessions, where requests come from, how many of them, and what every answer says to browsers."""

import asyncio
import hashlib
import hmac
import ipaddress
import secrets
import time
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pentapolis.server.addresses import household
from pentapolis.server.config import Settings
from pentapolis.server.drawn import digest
from pentapolis.server.limits import Limits
from pentapolis.server.problems import Refusal, refusal
from pentapolis.server.stored import encode
from pentapolis.store import Person, Store, StoreError

Call = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "pentapolis"
TOKEN_HEADER: Final = "x-pentapolis-token"
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
#: Unsafe without a token, because it is where the token comes from.
GREETING: Final = ("POST", "/api/session")
COOKIE_AGE: Final = 400 * 86_400  # what browsers keep at most
#: A refusal waits at most so many seconds, and so many of one address at a time.
LONGEST_HOLD: Final = 2.0
MOST_HELD: Final = 64
LONGEST_WAIT: Final = 86_400.0

HEADERS: Final[dict[str, str]] = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def new_secret() -> str:
    """A session's secret: 256 bits."""
    return secrets.token_urlsafe(32)


def token_of(secret: str) -> str:
    """What a page has to show besides its cookie: only pages of this server can have read it."""
    made = hashlib.sha256(b"pentapolis token:" + secret.encode()).digest()
    return urlsafe_b64encode(made).rstrip(b"=").decode()


class Caller:
    """The secret a request came with; `bearer`: in its header, as programs do, not in a cookie."""

    def __init__(self, connection: Call) -> None:
        scheme, _, value = connection.headers.get("authorization", "").partition(" ")
        self.bearer = scheme.lower() == "bearer"
        self.secret = value.strip() if self.bearer else cookie_of(connection)


def cookie_of(connection: Call) -> str:
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(connection.headers.get("cookie", ""))
    except Exception:  # the standard library raises several kinds for a malformed header
        return ""
    return jar[COOKIE].value if COOKIE in jar else ""


def set_cookie(secret: str, settings: Settings) -> str:
    secure = "; Secure" if settings.secure else ""
    return f"{COOKIE}={secret}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}"


def clear_cookie() -> str:
    return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"


class Doors:
    """Checks every request before anything else sees it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.limits = Limits(
            {
                "requests": settings.requests,
                "refused-requests": settings.refused_requests,
                "commands": settings.commands,
                "refused-commands": settings.refused_commands,
                "messages": settings.messages,
                "new-tables": settings.new_tables,
                "new-tables-daily": settings.new_tables_daily,
                "new-tables-there": settings.new_tables_per_address,
                "new-tables-there-daily": settings.new_tables_per_address_daily,
                "new-people": settings.new_people,
                "new-people-daily": settings.new_people_daily,
            }
        )
        self.sockets: Counter[str] = Counter()  # by address
        self.sockets_of: Counter[str] = Counter()  # by person
        self.held: Counter[str] = Counter()  # requests whose refusal waits, by address
        self._seen: dict[str, float] = {}
        self._touching: set[asyncio.Task[None]] = set()

    # --- where from -----------------------------------------------------------------------------------------------

    def from_here(self, origin: str, host: str) -> bool:
        """Whether a page of this origin may talk to us: the list, or for a server open to a local network the very
        address it was asked under, if that is a number: no foreign name can stand for it."""
        if origin in self.settings.allowed_origins:
            return True
        if self.settings.host not in ("0.0.0.0", "::"):
            return False
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme == "http" and parts.netloc == host and is_number(parts.hostname or "")

    def check_origin(self, connection: Call, caller: Caller) -> None:
        """Refusal of requests that come from pages of others. Programs with a bearer secret have no origin."""
        origin = connection.headers.get("origin")
        if origin is None and caller.bearer:
            return
        if origin is None or not self.from_here(origin, connection.headers.get("host", "")):
            raise refusal("wrong-origin")

    def check_unsafe(self, connection: Call, method: str) -> None:
        caller = Caller(connection)
        if (method, connection.scope["path"]) == GREETING and connection.headers.get("origin") is None:
            return  # a program's first request has neither origin nor secret; nothing of anybody's is at stake
        self.check_origin(connection, caller)
        if caller.bearer or (method, connection.scope["path"]) == GREETING:
            return
        if not caller.secret:
            raise refusal("no-session")
        shown = connection.headers.get(TOKEN_HEADER, "")
        if not hmac.compare_digest(shown.encode(), token_of(caller.secret).encode()):
            raise refusal("bad-token")

    # --- who ------------------------------------------------------------------------------------------------------

    async def person(self, connection: Call) -> Person | None:
        """Who is calling; None for strangers."""
        secret = Caller(connection).secret
        return await self.person_of(secret) if secret else None

    async def person_of(self, secret: str) -> Person | None:
        try:
            person = await self.store.person_of(digest(secret))
        except StoreError:
            raise refusal("unavailable") from None
        if person is not None:
            self._touch(person)
        return person

    def _touch(self, person: Person) -> None:
        """Note once an hour that the person was here."""
        now = time.time()
        if now - max(person.seen, self._seen.get(person.id, 0.0)) > 3600:
            self._seen[person.id] = now
            task = asyncio.get_running_loop().create_task(self._write_seen(person.id, now))
            self._touching.add(task)
            task.add_done_callback(self._touching.discard)

    async def _write_seen(self, person: str, now: float) -> None:
        try:
            await self.store.touch(person, now)
        except StoreError:
            self._seen.pop(person, None)

    async def known(self, connection: Call) -> Person:
        """The same; Refusal for strangers."""
        person = await self.person(connection)
        if person is None:
            raise refusal("no-session")
        return person

    def address(self, connection: Call) -> str:
        """Who counts as one for rates; the proxy's word about it is believed where a proxy is set."""
        client = connection.client
        return household(client.host) if client is not None else ""

    def take(self, what: str, who: str) -> None:
        """Refusal when it is too much."""
        wait = self.limits.take(what, who)
        if wait > 0:
            raise too_many(wait)

    def take_table(self, person: Person, connection: Call) -> None:
        """The same for a new table, which counts for the person and for the address."""
        address = self.address(connection)
        deeds = [
            ("new-tables", person.id),
            ("new-tables-daily", person.id),
            ("new-tables-there", address),
            ("new-tables-there-daily", address),
        ]
        wait = self.limits.take_all(deeds)
        if wait > 0:
            raise too_many(wait)

    def take_person(self, connection: Call) -> None:
        """The same for somebody new: names cost nothing, so addresses are counted."""
        address = self.address(connection)
        wait = self.limits.take_all([("new-people", address), ("new-people-daily", address)])
        if wait > 0:
            raise too_many(wait)

    @contextmanager
    def counted(self, counter: Counter[str], who: str) -> Iterator[None]:
        """While it lasts, one more of somebody's."""
        counter[who] += 1
        try:
            yield
        finally:
            counter[who] -= 1
            if not counter[who]:
                del counter[who]

    # --- the middleware ---------------------------------------------------------------------------------------------

    def middleware(self, app: ASGIApp) -> ASGIApp:
        async def door(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return

            connection: Call = ASGIConnection(scope, receive, send)
            address = self.address(connection)
            wait = self.limits.take("requests", address)
            if wait > 0:
                await self.refuse_fast(address, wait, send)
                return
            try:
                method = str(scope["method"])
                if method not in SAFE_METHODS:
                    self.check_unsafe(connection, method)
            except Refusal as refused:
                await send_problem(refused, send)
                return
            await app(scope, receive, send)

        return door

    async def refuse_fast(self, address: str, wait: float, send: Send) -> None:
        """Too many requests. Whoever goes on all the same waits for the answer, and has to connect again after it:
        meanwhile nothing more of him is read."""
        over = self.limits.take("refused-requests", address) > 0
        if over and self.held[address] < MOST_HELD:
            with self.counted(self.held, address):
                await asyncio.sleep(min(wait, LONGEST_HOLD))
        await send_problem(too_many(wait), send, close=over)


def too_many(wait: float) -> Refusal:
    """Too fast: when to try again, in whole seconds."""
    seconds = max(1, round(min(wait, LONGEST_WAIT) + 0.5))
    return refusal("too-many", wait=float(seconds), seconds=seconds)


async def add_headers(message: Message, _: Scope) -> None:
    """On every answer, also on those to addresses and methods that do not exist, which the middleware never sees."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if "cache-control" not in headers:
            headers["cache-control"] = "no-store"


async def send_problem(refused: Refusal, send: Send, close: bool = False) -> None:
    body = encode(refused.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if close:
        headers.append((b"connection", b"close"))
    if refused.wait:
        headers.append((b"retry-after", str(max(1, round(refused.wait + 0.5))).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
