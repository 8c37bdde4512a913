"""What whoever runs the server may set: one field for each thing, and no limit anywhere else."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

#: How many at once, and how many a second after that.
Rate = tuple[float, float]

MINUTE = 60.0
DAY = 86_400.0


class Settings(Struct, frozen=True):
    """Sizes and rates have defaults that fit a club; tests make them smaller."""

    database_url: str
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(le=65_535)] = 8000
    # Addresses under which browsers reach the server besides its own host and port, such as "https://games.example".
    origins: tuple[str, ...] = ()
    # The proxy's address, whose word about the client's address is believed; empty: nobody's.
    proxy: str = ""
    # Without the web client: for programs, and for packages built without it.
    api_only: bool = False

    # --- bots
    # Bots that may sit at tables besides the levels: a name and a spec ("clever=my_bots:MyBot"), or "random" alone.
    bots: tuple[str, ...] = ()
    bot_workers: Annotated[int, Meta(ge=1, le=256)] = 2
    # A bot waits at least this long, so that people can follow what it does.
    bot_pause: Annotated[float, Meta(le=3600)] = 0.7
    # Seconds a bot may think about a move.
    bot_seconds: Annotated[float, Meta(ge=0.1, le=3600)] = 20.0
    # Seconds a bot's move may wait for its turn to be thought about; after that it is chosen at the quickest level.
    bot_wait: float = 15.0
    # How many unfinished tables with bots one person, and one address, may have in memory.
    bot_tables: int = 12
    bot_tables_per_address: int = 60

    # --- tables
    # How many tables may be in memory at once. Where there are more, those go that nobody watches; where all are
    # watched, new ones and those that would have to be loaded are refused.
    live_tables: Annotated[int, Meta(ge=1)] = 5_000
    # A table nobody watches leaves memory after so many seconds.
    idle: float = 300.0
    # Open tables that the lobby shows, in all and of one person or address.
    lobby: int = 50
    lobby_each: Annotated[int, Meta(ge=1)] = 3
    # New tables (also forks, imports, rematches) and redeemed links, of a person and of an address; each by the minute
    # and by the day.
    new_tables: Rate = (20, 5 / MINUTE)
    new_tables_daily: Rate = (100, 100 / DAY)
    new_tables_per_address: Rate = (60, 30 / MINUTE)
    new_tables_per_address_daily: Rate = (600, 600 / DAY)
    # New people of an address.
    new_people: Rate = (60, 12 / MINUTE)
    new_people_daily: Rate = (600, 600 / DAY)
    # Seconds in which an imported record must have been replayed.
    import_seconds: float = 5.0

    # --- requests
    # Requests and handshakes of an address.
    requests: Rate = (120, 20)
    # Requests refused for that reason that are answered at once; after that every refusal waits, then the link ends.
    refused_requests: Rate = (30, 2)
    # Bytes of a request's first line, of all its headers, and of its body (an imported record has its own limit).
    line_bytes: int = 8_192
    header_bytes: int = 16_384
    headers: Annotated[int, Meta(ge=1)] = 64
    body_bytes: int = 65_536
    import_bytes: int = 2_000_000
    # How deep the JSON of a request or message may be nested.
    json_depth: Annotated[int, Meta(ge=1)] = 32
    # Requests of one connection that may wait for the answers to earlier ones: more are not read.
    pipelined: Annotated[int, Meta(ge=1)] = 8
    # Seconds for the head of a request, for its body, for reading an answer, and between two requests.
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    answer_seconds: float = 20.0
    keep_alive: Annotated[int, Meta(ge=1)] = 5
    # Connections in all (0: as many as the system gives files for) and of one address; those of the proxy are its own
    # business.
    connections: int = 0
    connections_per_address: Annotated[int, Meta(ge=1)] = 200

    # --- sockets
    sockets: int = 10_000
    sockets_per_address: int = 40
    sockets_per_person: int = 20
    # Tables that one socket may follow.
    watched: int = 50
    # Commands of a person (also `watch` and `why`): more are refused.
    commands: Rate = (20, 5)
    # Messages of a person, pings too: faster ones are read later.
    messages: Rate = (80, 25)
    # Refusals of a person's commands for being too fast: more of them end the socket.
    refused_commands: Rate = (20, 1)
    # Messages of a socket that cannot be read: after so many the server has heard enough.
    faults: int = 20
    message_bytes: int = 16_384
    # A client that does not read is dropped when so many bytes wait for it, or one message so many seconds; it resumes
    # by its last seq.
    unread_bytes: int = 1_000_000
    send_seconds: float = 2.0
    # Seconds of silence after which a client pings, and after which the server takes the link for dead.
    ping: float = 2.5
    silence: float = 30.0
    # The session of a socket is looked up again after so many seconds.
    recheck: float = 600.0

    # --- what is told
    # What the log tells, and how: a line of text or an object of JSON for each thing.
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    log_format: Literal["text", "json"] = "text"
    # Where figures can be fetched at /metrics, an address of its own such as "127.0.0.1:9100"; empty: nowhere.
    metrics: str = ""

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        """Where pages that may talk to this server come from."""
        hosts = {f"[{self.host}]" if ":" in self.host else self.host, "127.0.0.1", "[::1]", "localhost"}
        own = {f"http://{host}:{self.port}" for host in hosts}
        return (*sorted(own), *self.origins)

    @property
    def secure(self) -> bool:
        """Whether people come by https only, so that cookies may ask for it."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)
