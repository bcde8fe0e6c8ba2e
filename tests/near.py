"""A store whose statements run on the event loop itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from store.connection import Connections
from store.errors import StoreError
from store.link import Link
from store.sqlite import SqliteStore

T = TypeVar("T")


class OnLoop(Connections):
    """A link without a thread: a function is run when it is asked for, and told of when the loop comes round again."""

    def __init__(self, connect: Callable[[], Link], count: int = 1) -> None:
        super().__init__(connect, count)
        self._link: Link | None = None

    async def open(self) -> None:
        self._link = self._connect()

    def submit(self, function: Callable[[Any], T], done: Callable[[Any, BaseException | None], None]) -> None:
        if self._link is None:
            raise StoreError("the database is closed")
        result: Any = None
        trouble: BaseException | None = None
        try:
            result = function(self._link)
        except BaseException as raised:
            trouble = raised
        asyncio.get_running_loop().call_soon(done, result, trouble)

    async def close(self) -> None:
        if self._link is not None:
            self._link.close()
        self._link = None


class Near(SqliteStore):
    """A SQLite file for tests that look at something else than threads: a hop to one and back costs more than most statements, and a
    move by clicks has a hundred and fifty. Tasks change turns at the same places."""

    async def open(self) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("store.sqlite.Connections", OnLoop)
            await super().open()
