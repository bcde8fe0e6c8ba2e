"""Where a database is: the path of a file, or the URL of a server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from store.files import is_dump, never, refuse_dump
from store.urls import is_url

if TYPE_CHECKING:
    from store.base import Store


def check(where: str | Path) -> str:
    """Check a database or backup; returns its content in words. Raises `StoreError`."""
    if is_url(where):
        from store.postgres import care as server

        return server.check(str(where))
    if is_dump(Path(where)):
        from store.postgres import dump

        return dump.check(Path(where))
    from store import care

    return care.check(Path(where))


def try_to_write(where: str | Path) -> None:
    """Raise `StoreError` if nothing could be written; nothing is."""
    if is_url(where):
        from store.postgres import care as server

        server.try_to_write(str(where))
    else:
        from store import care

        refuse_dump(Path(where))
        care.try_to_write(Path(where))


def back_up(where: str | Path, target: Path, is_stopped: Callable[[], bool] = never) -> str:
    """Copy a database, as it is at one moment, to a file that does not exist yet.

    Returns its content in words. Raises `StoreError`.
    """
    if is_url(where):
        from store.postgres import dump

        return dump.backup(str(where), target, is_stopped)
    from store import care

    return care.backup(Path(where), target, is_stopped)


def restore(source: Path, where: str | Path) -> str:
    """Put a backup in the place of a database, which nobody may use meanwhile.

    Returns what happened, in words. Raises `StoreError`, and then the database is as it was.
    """
    if is_url(where):
        from store.postgres import dump

        return dump.restore(source, str(where))
    from store import care, rescue

    content, renamed = care.restore(source, Path(where)), rescue.put_back(source, Path(where))
    return content if renamed is None else f"{content}\nthe copy is {renamed} now, so that the bot starts"


def store_at(
    where: str | Path, synchronous: Literal["NORMAL", "FULL"] = "NORMAL", readers: int = 2, writers: int = 2, prepared: bool = False
) -> Store:
    """Return the database at a place, not opened yet.

    Only SQLite uses `synchronous`, the pragma of this name. Only PostgreSQL uses the others: `readers` and `writers` are numbers of
    connections, and with `prepared` each connection prepares a statement once.
    """
    if is_url(where):
        from store.postgres.store import PostgresStore  # the driver takes memory and time that a file does not need

        return PostgresStore(str(where), readers, writers, prepared)
    from store.sqlite import SqliteStore

    return SqliteStore(Path(where), synchronous)
