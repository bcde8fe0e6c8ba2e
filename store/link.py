"""What a function may ask of its connection, for both databases.

Statements are written once, in SQL that SQLite and PostgreSQL both understand: parameters are `?` or `?1`, `?2` and so on, `user` is a
column, and what only PostgreSQL needs stands in a comment, `/*pg: FOR UPDATE SKIP LOCKED*/` (store/postgres/text.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class WriteTransaction:
    """A transaction that writes. `gave`: its result for the caller, the id of a new match."""

    gave: int | None = None


class Rows(Protocol):
    """The rows of a statement."""

    def fetchone(self) -> Any:
        """The next row."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """The rows."""


class Link(Protocol):
    """A connection.

    `single`: one statement outside of a transaction is as safe as a transaction.
    """

    @property
    def single(self) -> bool: ...

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Rows:
        """Run a statement."""

    def write(self, sql: str, rows: Sequence[Sequence[Any]], each: bool) -> None:
        """Run a statement for every row.

        With `each` every one of them has to touch a row, else `Conflict` is raised: here, or at the latest where the transaction would
        end.
        """

    def transaction(self, strict: bool = False) -> AbstractContextManager[WriteTransaction]:
        """The statements of the block, all or none of them.

        `strict`: as if no other transaction ran at the same time.
        """

    def moment(self) -> AbstractContextManager[None]:
        """The reads of the block see the same moment."""

    def hold(self, match: int) -> None:
        """Nobody else who holds a match gets on before this transaction has ended."""

    def close(self) -> None:
        """Disconnect."""


Settled: TypeAlias = Callable[[Any, BaseException | None], None]
"""A callback for the result of a function, or for its error."""


class Runs(Protocol):
    """Runs whole functions of a link beside the event loop.

    A connection in a thread, or several.
    """

    async def run(self, function: Callable[[Any], T]) -> T:
        """Queue a function and wait for its result."""

    def submit(self, function: Callable[[Any], T], done: Settled) -> None:
        """Queue a function; `done` is called on the loop with its result or its error."""

    async def close(self) -> None:
        """Finish what is queued and disconnect."""
