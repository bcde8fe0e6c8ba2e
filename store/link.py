"""What a function may ask of its connection, for both databases.

Statements are written once, in SQL that SQLite and PostgreSQL both understand. Parameters are `?` or `?1`, `?2` and so on, and `user` is a
column. What only PostgreSQL needs is in a comment such as `/*pg: FOR UPDATE SKIP LOCKED*/` (store/postgres/text.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class WriteTransaction:
    """A transaction that writes."""

    new_match: int | None = None
    """The id of the match that it makes, for the caller; `None`: it makes none."""


class Rows(Protocol):
    """The rows of a statement."""

    def fetchone(self) -> Any:
        """Return the next row."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Iterate over the rows."""


class Link(Protocol):
    """A connection."""

    @property
    def single(self) -> bool:
        """Whether one statement is as safe without a transaction as in one."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
        """Run a statement."""

    def write(self, sql: str, rows: Sequence[Sequence[Any]], each: bool) -> None:
        """Run a statement for every row.

        If a row touches nothing and `each` is set, `Conflict` is raised: here, or at the latest when the transaction ends.
        """

    def transaction(self, strict: bool = False) -> AbstractContextManager[WriteTransaction]:
        """Run the block's statements, all or none.

        `strict`: they also see nothing of other transactions that run at the same time.
        """

    def moment(self) -> AbstractContextManager[None]:
        """Make the reads of the block see the same moment."""

    def hold(self, match: int) -> None:
        """Keep others from holding this match until the transaction has ended."""

    def close(self) -> None:
        """Disconnect."""


WhenDone: TypeAlias = Callable[[Any, BaseException | None], None]
"""A callback for the result of a function, or for its error."""


class LinkRunner(Protocol):
    """One or more connections, each in its thread, that run whole functions of a link."""

    async def run(self, function: Callable[[Any], T]) -> T:
        """Queue a function and wait for its result."""

    def submit(self, function: Callable[[Any], T], done: WhenDone) -> None:
        """Queue a function; `done` is called on the loop with its result or its error."""

    async def close(self) -> None:
        """Finish what is queued and disconnect."""
