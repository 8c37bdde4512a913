"""Where operating systems differ in files: locking one out of reach of other processes, and making a name durable."""

import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

fcntl: Any = import_module("fcntl") if find_spec("fcntl") else None  # Windows has none,
msvcrt: Any = import_module("msvcrt") if find_spec("msvcrt") else None  # and this instead
#: On Windows a locked part of a file cannot be read by others. This byte lies behind all that is written there.
FAR_BYTE: Final = 1 << 20
#: Not given to processes that are started; on Windows nothing is, and it has no such flag.
OURS_ALONE: Final = getattr(os, "O_CLOEXEC", 0)
#: Hands of cards and names of people are nobody else's business.
PRIVATE: Final = 0o600


def opened(path: Path) -> int:
    """A descriptor of the file, which is made if there is none. Only its owner may read it."""
    return os.open(path, os.O_RDWR | os.O_CREAT | OURS_ALONE, PRIVATE)


def make_private(path: Path) -> None:
    """A new empty file that only this user may read, whatever the umask; one that is there stays as it is."""
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | OURS_ALONE, PRIVATE)
    except FileExistsError:
        return
    try:
        if fcntl is not None:  # Windows knows no such rights
            os.fchmod(descriptor, PRIVATE)
    finally:
        os.close(descriptor)


def lock(descriptor: int) -> None:
    """Until the descriptor is closed or the process ends, however that ends. BlockingIOError if another has it."""
    if fcntl is not None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    os.lseek(descriptor, FAR_BYTE, os.SEEK_SET)
    try:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    except OSError as fault:
        raise BlockingIOError(*fault.args) from None
    finally:
        os.lseek(descriptor, 0, os.SEEK_SET)


def sync_folder(folder: Path) -> None:
    """The names in a folder are on the disk. Windows keeps them by itself and opens no folders."""
    if fcntl is None:
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
