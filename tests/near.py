"""A store whose statements run on the event loop itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from store.connection import SqliteConnection, SqliteLink
from store.errors import StoreError
from store.link import WhenDone
from store.sqlite import SqliteStore

T = TypeVar("T")


class OnLoop(SqliteConnection):
    """A link without a thread: a function runs at once, and its result comes when the loop turns."""

    def __init__(self, connect: Callable[[], SqliteLink]) -> None:
        super().__init__(connect)
        self._link: SqliteLink | None = None

    async def open(self) -> None:
        self._link = self._connect()

    def submit(self, function: Callable[[Any], T], done: WhenDone) -> None:
        if self._link is None:
            raise StoreError("the database is closed")
        result: Any = None
        trouble: BaseException | None = None
        try:
            result = function(self._link)
        except BaseException as raised:
            trouble = raised
        asyncio.get_running_loop().call_soon(done, result, trouble)

    async def run(self, function: Callable[[Any], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def settle(result: Any, error: BaseException | None) -> None:
            if not future.done():
                future.set_result(result) if error is None else future.set_exception(error)

        self.submit(function, settle)
        return await future

    async def close(self) -> None:
        if self._link is not None:
            self._link.close()
        self._link = None


class Near(SqliteStore):
    """A SQLite file without a thread, for tests that are not about threads.

    A switch to a thread and back costs more than most statements, and a move by clicks has some thirty. Tasks of the event loop take
    turns at the same places as with a thread.
    """

    async def open(self) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("store.sqlite.SqliteConnection", OnLoop)
            await super().open()
