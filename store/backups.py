"""Regular backups in one folder: their names, which ones are kept, and making one."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from store.files import never
from store.places import back_up
from store.urls import is_url

STAMP = "%Y%m%dT%H%M%SZ"
"""The format of the time in a name: in UTC, so that names sort by time."""


@dataclass(frozen=True, slots=True)
class Retention:
    """How many backups are kept. Hours, days and weeks without a backup do not count."""

    hours: int = 24
    """For this many hours, the newest backup of each."""
    days: int = 7
    """For this many days, the newest backup of each."""
    weeks: int = 4
    """For this many weeks, the newest backup of each."""


def surplus(times: Sequence[datetime], kept: Retention) -> list[datetime]:
    """Return the times of the backups that are not kept. The newest is always kept."""
    newest_first = sorted(times, reverse=True)
    wanted = set(newest_first[:1])
    for count, period in ((kept.hours, "%Y%m%d%H"), (kept.days, "%Y%m%d"), (kept.weeks, "%G%V")):
        of_period: dict[str, datetime] = {}
        for at in newest_first:
            of_period.setdefault(at.strftime(period), at)
        wanted.update(list(of_period.values())[:count])
    return [at for at in newest_first if at not in wanted]


class Backups:
    """A folder of backups of one database."""

    def __init__(self, database: Path | str, folder: Path, kept: Retention | None = None) -> None:
        self._database, self._folder, self._kept = database, folder, kept or Retention()
        self._stem, self._suffix = ("caravel", ".dump") if is_url(database) else (Path(database).stem, Path(database).suffix)
        self._name = re.compile(rf"{re.escape(self._stem)}-(\d{{8}}T\d{{6}}Z){re.escape(self._suffix)}")

    def existing(self) -> dict[datetime, Path]:
        """Return the backups in the folder, oldest first."""
        if not self._folder.is_dir():
            return {}
        return {
            datetime.strptime(match[1], STAMP).replace(tzinfo=UTC): path
            for path in sorted(self._folder.iterdir())
            if (match := self._name.fullmatch(path.name))
        }

    def make(self, now: datetime, is_stopped: Callable[[], bool] = never) -> str | None:
        """Make a backup and remove those that are not kept.

        Returns its content in words, or `None` if another process is making one. Raises `StoreError` or `OSError`, and then no backup is
        removed.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        with self._alone() as is_alone:
            if not is_alone:
                return None
            for unfinished in self._folder.glob(f"{self._stem}-*.part*"):  # of a process that was killed
                unfinished.unlink(missing_ok=True)
            name = f"{self._stem}-{now.astimezone(UTC).strftime(STAMP)}{self._suffix}"
            content = back_up(self._database, self._folder / name, is_stopped)
            existing = self.existing()
            for at in surplus(list(existing), self._kept):
                existing[at].unlink(missing_ok=True)
        return content

    @contextmanager
    def _alone(self) -> Iterator[bool]:
        """Keep other processes from making backups here; give the block `False` if one does."""
        if sys.platform == "win32":
            yield True
            return
        import fcntl  # there is none on Windows

        with (self._folder / f".{self._stem}.lock").open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                yield False
            else:
                yield True
