"""What copies of all databases have in common: they can be stopped, and are made whole."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from store.errors import StoreError

DUMP = b"PGDMP"
"""The first bytes of a file of `pg_dump` in its own format."""


class Stopped(StoreError):
    """A copy was not wanted any more; nothing of it is left."""

    kind = "stopped"


def never() -> bool:
    """Return `False`: nobody stops this."""
    return False


def new_file(path: Path) -> None:
    """Make an empty file that only its owner can read: copies hold hands and private notes."""
    path.unlink(missing_ok=True)
    path.touch(mode=0o600, exist_ok=False)


@contextmanager
def make_whole(target: Path) -> Iterator[Path]:
    """Give the block a new `.part` file, and rename it to `target` if it ends well."""
    unfinished = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        new_file(unfinished)
        yield unfinished
        sync(unfinished)
        unfinished.rename(target)
        sync(target.parent)
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def is_dump(path: Path) -> bool:
    """Return whether this is a copy made by `pg_dump`. Opens and closes the file."""
    try:
        with path.open("rb") as file:
            return file.read(len(DUMP)) == DUMP
    except OSError:
        return False


def refuse_dump(path: Path) -> None:
    """Raise `StoreError` for a copy of a server, which SQLite would call a damaged file.

    Only call it if nothing of this process has the file open: see `store.connection.store_error`.
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
