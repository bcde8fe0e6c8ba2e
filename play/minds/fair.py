"""A queue in which a caller with much work does not hold up others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class FairQueue:
    """Gives turns to keys in rotation. Callers with the same key are served in their order."""

    def __init__(self) -> None:
        self._is_taken = False
        self._last: Hashable = None
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, key: Hashable) -> AsyncIterator[None]:
        """Wait for a turn; nobody else has one while the block runs."""
        if self._is_taken:
            await self._wait_for_call(key)
        self._is_taken, self._last = True, key
        try:
            yield
        finally:
            self._call_next()

    async def _wait_for_call(self, key: Hashable) -> None:
        """Wait until this caller has the turn."""
        call = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(call)
        try:
            await call
        except asyncio.CancelledError:
            if call.done() and not call.cancelled():  # it got the turn at the moment when it was cancelled
                self._call_next()
            raise

    def _call_next(self) -> None:
        """Call the key that had no turn for longest, or free the queue."""
        if self._last in self._waiting:
            self._waiting.move_to_end(self._last)
        while self._waiting:
            key, calls = next(iter(self._waiting.items()))
            call = calls.popleft()
            if not calls:
                del self._waiting[key]
            if not call.done():
                call.set_result(None)
                return
        self._is_taken = False
