"""Makes simulated matches quick: no bot looks ahead, nothing waits for a thread or disk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeVar

from engine import bots
from engine.game.mind import Considered, Thought
from engine.values import codec
from play.minds.thinking import InLine, MoveQuestion, Thinker
from store.connection import SqliteLink
from store.link import WhenDone
from store.sqlite import SqliteStore

T = TypeVar("T")


class OnTheSpot:
    """A connection that runs functions of a link at once, where they are asked for."""

    def __init__(self, link: SqliteLink) -> None:
        self._link = link

    async def run(self, function: Callable[[Any], T]) -> T:
        return function(self._link)

    def submit(self, function: Callable[[Any], T], done: WhenDone) -> None:
        try:
            result, trouble = function(self._link), None
        except Exception as error:
            result, trouble = None, error
        asyncio.get_running_loop().call_soon(done, result, trouble)

    async def close(self) -> None:
        self._link.close()


async def on_the_spot(store: Any) -> None:
    """Let an open store of one process read and write in the caller's thread."""
    assert isinstance(store, SqliteStore)
    for name in ("_writer", "_reader"):
        await getattr(store, name).close()
        link = store._connect()
        link.execute("PRAGMA synchronous = OFF")  # a power cut loses a simulated match and nothing else
        setattr(store, name, OnTheSpot(link))


class Sensible(InLine):
    """Thinks in no time: caretakers play like the sensible bot."""

    @asynccontextmanager
    async def mind(self, for_person: bool = False) -> AsyncIterator[Thinker]:
        yield self._sensible

    async def _sensible(self, task: Any, /) -> Any:
        if not isinstance(task, MoveQuestion) or task.ideas:
            return await self._answer(task)
        rules = self._rules(task.game)
        rng = Random(task.seed)
        world = rules.imagine(codec.loads(rules.view_type, task.view), rng)
        line = bots.line(bots.USUAL, rules, world, task.seat, rng)
        return Thought((Considered(line, chance=0.0, error=0.0, spread=0.0, samples=0, terms=()),), 0)
