"""What is drawn for a table, so that nobody can guess it: its id, its seed, its secrets."""

import secrets
from hashlib import sha256


def digest(secret: str) -> bytes:
    """What is stored of a secret."""
    return sha256(secret.encode()).digest()


def new_salt() -> str:
    """What hides a seed until the end: whoever knows that the seed is small could find it by trying, but for this."""
    return secrets.token_hex(16)


def new_seed() -> str:
    """The seed of a new game, from the system's randomness."""
    return str(secrets.randbits(128))


def new_table_id() -> str:
    """120 bits that nobody guesses. A first hyphen is drawn again: a command would take the id for an option."""
    while (table := secrets.token_urlsafe(15)).startswith("-"):
        pass
    return table
