"""A store and a host in a folder that is deleted afterwards, for examples in docstrings."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeVar

from play.host import Host
from play.values.types import Person, Place
from store.base import Store
from store.sqlite import SqliteStore
from tests.play.toy import RULES

T = TypeVar("T")


def with_store(example: Callable[[Store], Awaitable[T]]) -> T:
    """Return the result of a function that gets an open, empty store."""

    async def run(folder: str) -> T:
        store = SqliteStore(Path(folder, "caravel.db"))
        await store.open()
        try:
            return await example(store)
        finally:
            await store.close()

    with TemporaryDirectory() as folder:
        return asyncio.run(run(folder))


def with_host(example: Callable[[Host, int], Awaitable[T]]) -> T:
    """Return the result of a function that gets an open host and the number of its match.

    Ana (user 11) and Bruno (user 12) play the toy game; Ana begins.
    """

    async def run(folder: str) -> T:
        host = Host(SqliteStore(Path(folder, "caravel.db")), rng=Random(1), rules=lambda name: RULES)
        await host.open(ticking=False)
        try:
            table = await host.tables.open("toy", Person(11, "Ana"), Place(1, 2), seats=2)
            await host.tables.join(table.match, Person(12, "Bruno"))
            await host.tables.start(table.match, 11)
            return await example(host, table.match)
        finally:
            await host.close()

    with TemporaryDirectory() as folder:
        return asyncio.run(run(folder))
