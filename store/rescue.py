"""Notices that the files of an open database are gone or replaced, and saves them.

SQLite goes on with the files that it has open, also if they are deleted, moved or replaced. What it stores then is in no file that anybody
finds again. So the numbers that the file system gives the files are compared with those at the start. (`os.stat` opens no file, so no lock
is lost.) If they differ, nothing is stored any more, and what is still open is copied.
"""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

from store import care
from store.errors import Replaced
from store.files import new_file

ENDS = ("", "-wal", "-shm")
"""The files of an open database: the file, its log, and the index of the log. Nobody removes one of them while a connection is open, not
even SQLite itself (https://www.sqlite.org/walformat.html)."""


class WatchedFiles:
    """The files of a database as they were when it was opened; later ones are not watched."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[Path, tuple[int, int]] = {}  # the numbers of each file: of its device, and of the file on it
        self._size = 0

    def remember(self) -> None:
        """Remember the files that exist now as the database."""
        self._known = {}
        for part in (self._path.with_name(self._path.name + end) for end in ENDS):
            if part.exists():
                status = part.stat()
                self._known[part] = status.st_dev, status.st_ino
        self._size = self._path.stat().st_size

    def trouble(self) -> str | None:
        """Return what has become of the files, in words; `None` if they are the same.

        A file that has become smaller was written over: nothing in the bot makes it smaller.
        """
        known_size = self._size  # read before the file, because other threads look, too, and may see it larger meanwhile
        for part, number in self._known.items():
            try:
                status = part.stat()
            except OSError:
                return f"{part} is gone"
            if (status.st_dev, status.st_ino) != number:
                return f"another file is in the place of {part}"
            if part == self._path:
                if status.st_size < known_size:
                    return f"{part} was written over"
                self._size = status.st_size
        return None


def copies(database: Path) -> list[Path]:
    """Return the rescue copies beside a database, oldest first; unfinished ones too."""
    if not database.parent.is_dir():
        return []
    return sorted(
        path
        for path in database.parent.iterdir()
        if path.name.startswith(f"{database.stem}.rescued-") and path.name.endswith((database.suffix, ".part"))
    )


def refuse_copies(database: Path) -> None:
    """Raise `Replaced` if rescue copies exist: the operator has to choose a file first."""
    existing = copies(database)
    if not existing:
        return
    what = f"the bot's file was taken away while it ran, and {existing[-1]} is the copy of what it had open"
    if existing[-1].name.endswith(".part"):
        raise Replaced(
            f"{what}, which did not become whole. What to do: put the last backup back (python -m store restore BACKUP {database}), or "
            f"keep the file that is there; then remove {existing[-1]}"
        )
    raise Replaced(
        f"{what}. What to do: put it back (python -m store restore {existing[-1]} {database}); or, if the file that is there is the right "
        "one, move the copy to another folder"
    )


def rescue(connection: sqlite3.Connection, database: Path) -> str:
    """Copy what a connection still has open to a file beside the database.

    Returns its content in words. Raises `StoreError`, and leaves an empty `.part` file, so that `refuse_copies` notices.
    """
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    target = database.with_name(f"{database.stem}.rescued-{stamp}-{os.getpid()}{database.suffix}")
    for unfinished in copies(database):
        if unfinished.name.endswith(f"-{os.getpid()}{database.suffix}.part"):  # left by an earlier try
            unfinished.unlink(missing_ok=True)
    try:
        return care.copy(connection, database, target)
    except Exception:
        target.parent.mkdir(parents=True, exist_ok=True)
        new_file(target.with_name(f"{target.name}.part"))
        raise


def put_back(copy: Path, database: Path) -> Path | None:
    """Rename a rescue copy that was restored, so that the bot starts; `None` for another file."""
    if copy.resolve() not in [path.resolve() for path in copies(database)]:
        return None
    return copy.rename(copy.with_name(copy.name.replace(".rescued-", ".put-back-", 1)))
