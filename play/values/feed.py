"""Tells subscribers that they have to look at a table again, because it has changed.

It does not matter if such a hint is lost: what has to be sent is in the outbox (play/ledger/outbox.py), in the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct

from play.values.errors import error_trace

log = logging.getLogger(__name__)


class Change(Struct, frozen=True):
    """A table has changed, or has a notice for somebody.

    `is_elsewhere`: another process has made the change.
    """

    match: int
    is_elsewhere: bool = False


Subscriber: TypeAlias = Callable[[Change], Awaitable[None]]


class Feed:
    """Tells every subscriber of each stored change; a slow subscriber delays nobody."""

    def __init__(self) -> None:
        self._subscribers: list[Subscriber] = []
        self._running: set[asyncio.Task[None]] = set()

    def subscribe(self, subscriber: Subscriber) -> None:
        """Tell `subscriber` of every change from now on."""
        self._subscribers.append(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Stop telling `subscriber`."""
        self._subscribers = [other for other in self._subscribers if other != subscriber]

    def publish(self, change: Change) -> None:
        """Tell all subscribers, each in a task of its own."""
        for subscriber in self._subscribers:
            task = asyncio.get_running_loop().create_task(self._tell(subscriber, change))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _tell(self, subscriber: Subscriber, change: Change) -> None:
        try:
            await subscriber(change)
        except Exception as error:
            log.error("a subscriber failed: %s", error_trace(error), extra={"match": change.match})

    async def drain(self) -> None:
        """Wait until all subscribers have finished."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)
