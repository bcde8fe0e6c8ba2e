"""What copies of all databases have in common.

They can be stopped, and count only when they are on the disk.
"""

from __future__ import annotations

import os
from pathlib import Path

from store.errors import StoreError

DUMP = b"PGDMP"
"""The first bytes of a file of `pg_dump` in its own format."""


class Stopped(StoreError):
    """A copy was not wanted any more; nothing of it is left."""

    kind = "stopped"


def never() -> bool:
    """Nobody stops this."""
    return False


def new_file(path: Path) -> None:
    """Make an empty file that only its owner can read.

    Copies hold hands and people's own notes.
    """
    path.unlink(missing_ok=True)
    path.touch(mode=0o600, exist_ok=False)


def is_dump(path: Path) -> bool:
    """Whether this is a whole copy of a database on a server, as `pg_dump` writes it.

    Opens and closes the file.
    """
    try:
        with path.open("rb") as file:
            return file.read(len(DUMP)) == DUMP
    except OSError:
        return False


def refuse_dump(path: Path) -> None:
    """Raises `StoreError` for a copy of a server, which SQLite would call a damaged file.

    To be asked only where nothing of this process has the file open: see `store.connection.translated`.
    """
    if is_dump(path):
        raise StoreError(f"{path} is a backup of a PostgreSQL server: put it back on one with `python -m store restore`")


def sync(path: Path) -> None:
    """Make sure that a file or a folder is on the disk."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
