"""Matches on a PostgreSQL server: connections that write or read, a thread for each.

What fails for a while is tried again with growing pauses: a transaction that another one blocked, and everything if the connection is lost
or the server restarts. A commit that was under way when the connection was lost is looked up first (`PostgresLink.is_stored`), so it is
neither lost nor made twice. That also works for commits that do not change the revision of a match, and while the server is still at work
on it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, TypeVar, cast

from store import errors, rows
from store.base import Store
from store.errors import StoreError
from store.postgres.connections import Connections
from store.postgres.errors import Again, ConnectionLost, server_error
from store.postgres.link import PostgresLink, connect
from store.postgres.migrate import SCHEMA, migrate
from store.postgres.news import Announcing
from store.rows import Write
from store.urls import place_words

T = TypeVar("T")

TRIES = 9
"""How often something is tried. The pauses between the tries are about five seconds in all, as long as SQLite waits."""

ENOUGH = 6.0
"""Seconds after the first try from which on nothing is tried again."""

FIRST_PAUSE = 0.02
"""Seconds before the second try; each further pause is about twice as long."""


class PostgresStore(Store):
    """`Store` on a server, at a URL such as `postgresql://caravel:secret@localhost/caravel`."""

    def __init__(
        self,
        url: str,
        readers: int = 2,
        writers: int = 2,
        prepared: bool = False,
        schema: Path = SCHEMA,
        rng: Random | None = None,
        pause: Callable[[float], None] = time.sleep,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(place_words(url), writers)
        self._url, self._readers, self._writers = url, readers, writers
        self._prepared, self._schema = prepared, schema
        self._rng = rng or SystemRandom()
        self._pause = pause
        self._seconds = seconds
        self._is_away = False
        self._listener: Callable[[Sequence[int]], None] | None = None
        self._news: Announcing | None = None

    async def open(self) -> None:
        try:
            self._writer = Connections(self._link, self._writers)
            await self._writer.open()
            await self._writer.run(lambda link: self._repeatedly(link, self._prepare))
            self._reader = Connections(self._link, self._readers)
            await self._reader.open()
            if self._listener is not None:
                self._news = Announcing(self._listener, lambda: connect(self._url, self._prepared), self._writer)
                await self._news.open()
        except BaseException:
            await self.close()
            raise

    def _link(self) -> PostgresLink:
        return PostgresLink(self._url, self._prepared)

    def _prepare(self, link: PostgresLink) -> None:
        encoding = link.execute("SHOW server_encoding").fetchone()[0]
        if encoding != "UTF8":
            raise StoreError(f"{self._place} stores texts as {encoding}; make a database with the encoding UTF8")
        migrate(link, self._place, self._schema)

    def listen(self, listener: Callable[[Sequence[int]], None]) -> None:
        self._listener = listener

    async def new_match(self, row: rows.MatchRow, writes: Sequence[Write]) -> int:
        match = await super().new_match(row, writes)
        self._tell(match, writes)
        return match

    async def commit(self, match: int, writes: Sequence[Write]) -> None:
        await super().commit(match, writes)
        self._tell(match, writes)

    def _tell(self, match: int, writes: Sequence[Write]) -> None:
        if self._news is not None and any(isinstance(write, rows.NewEffect) for write in writes):
            self._news.tell(match)

    async def close(self) -> None:
        await self._idle()
        if self._news is not None:
            await self._news.close()
            self._news = None
        for connections in (self._reader, self._writer):
            if connections is not None:
                await connections.close()
        self._reader = self._writer = None

    def _is_for_all(self, trouble: StoreError) -> bool:
        return super()._is_for_all(trouble) and not isinstance(trouble, Again)

    def _trouble(self, error: Exception) -> StoreError:
        return server_error(error, self._place)

    def _pauses(self) -> Iterator[float]:
        """Yield the seconds before each further try; chance keeps two links from meeting again."""
        for power in range(TRIES - 1):
            yield FIRST_PAUSE * 2**power * self._rng.uniform(0.5, 1.5)

    def _repeatedly(self, link: Any, function: Callable[[Any], T]) -> T:
        return self._try(link, lambda is_lost: function(link))

    def _once(self, link: Any, function: Callable[[Any], T]) -> T:
        def work(is_lost: bool) -> T:
            link.introduce()
            is_stored, gave = link.is_stored() if is_lost else (False, None)
            return cast(T, gave) if is_stored else function(link)

        with link.counting():
            return self._try(link, work)

    def _try(self, link: PostgresLink, work: Callable[[bool], T]) -> T:
        """Return what `work` returns. It is told whether an earlier try has lost the connection.

        While the server is away, the first caller waits for it, and later callers are refused at once. At once means two tries without a
        pause: the first may only find that the old connection is dead.
        """
        is_lost, until = False, self._seconds() + ENOUGH
        pauses = iter((0.0,)) if self._is_away else self._pauses()
        while True:
            try:
                result = work(is_lost)
                self._is_away = False
                return result
            except Exception as error:
                link.recover()
                trouble = self._trouble(error)
                if isinstance(trouble, errors.ReadOnly):
                    link.drop()  # the next try may find the server that took over
                seconds = next(pauses, None) if isinstance(trouble, Again | ConnectionLost) else None
                if seconds is None or self._seconds() > until:
                    self._is_away = isinstance(trouble, ConnectionLost)
                    raise trouble from (None if trouble is error else error)
                is_lost = is_lost or isinstance(trouble, ConnectionLost)
            self._pause(seconds)
