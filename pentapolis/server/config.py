"""What whoever runs the server may set."""

from msgspec import Struct


class Settings(Struct, frozen=True):
    """Sizes and rates have defaults that fit a club; tests make them smaller."""

    database_url: str
    host: str = "127.0.0.1"
    port: int = 8000
    # Addresses under which browsers reach the server besides its own host and port, such as "https://games.example".
    origins: tuple[str, ...] = ()
    # The proxy's address, whose word about the client's address is believed; empty: nobody's.
    proxy: str = ""
    bot_workers: int = 2
    # A bot waits at least this long, so that people can follow what it does.
    bot_pause: float = 0.7
    # How many tables may be in memory at once, and how many sockets may be open: beyond that new ones are refused.
    live_tables: int = 5_000
    sockets: int = 10_000
    # A table nobody watches leaves memory after so many seconds.
    idle: float = 300.0
    # Rates: how many at once, and how many a second after that.
    commands: tuple[float, float] = (20, 5)
    new_tables: tuple[float, float] = (20, 0.2)
    requests: tuple[float, float] = (120, 20)
    sockets_per_address: int = 40
    # Seconds of silence after which a client pings, and after which the server takes the link for dead.
    ping: float = 2.5
    silence: float = 30.0

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
