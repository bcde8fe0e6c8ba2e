"""News between the processes on one server: for which matches the outbox has something.

News is sent after the commit, for many commits at once, so that no transaction waits for it. Lost news (a lost connection, a pooler that
gives every transaction to another session) is found by looking.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from select import select
from socket import socketpair
from threading import Event, Thread
from typing import Any

import psycopg

from store.errors import StoreError
from store.link import Link
from store.postgres.connections import Connections

CHANNEL = "caravel"
"""The name of the channel for `LISTEN` and `NOTIFY`."""

ROOM = 500
"""The most matches in one message, so that their ids fit into PostgreSQL's 8,000 bytes."""

PAUSE = 2.0
"""Seconds until a process that cannot listen tries again."""

log = logging.getLogger(__name__)


class Announcing:
    """Sends news over a writing link, and receives it over a connection of its own."""

    def __init__(
        self, listener: Callable[[Sequence[int]], None], connect: Callable[[], psycopg.Connection[Any]], writer: Connections
    ) -> None:
        self._listener, self._connect, self._writer = listener, connect, writer
        self._name = secrets.token_hex(6)  # begins the messages of this process, by which it knows its own
        self._unsent: set[int] = set()
        self._is_sending = False
        self._stopping = Event()
        self._bell, self._door = socketpair()  # a byte from the first wakes the thread, which waits at the second, so that it ends
        self._loop = asyncio.get_running_loop()
        self._tried = asyncio.Event()
        self._thread = Thread(target=self._listen, name="caravel-news", daemon=True)
        self._thread.start()

    async def open(self) -> None:
        """Wait until news is received, or a first try has failed."""
        await self._tried.wait()

    def tell(self, match: int) -> None:
        """Send the news that a match has something in the outbox."""
        self._unsent.add(match)
        self._go_on()

    async def close(self) -> None:
        """Stop listening."""
        self._stopping.set()
        self._bell.send(b"!")
        await asyncio.to_thread(self._thread.join)
        self._bell.close()
        self._door.close()

    def _go_on(self) -> None:
        """Send the next message, unless one is being sent or there is no news."""
        if self._is_sending or not self._unsent or self._stopping.is_set():
            return
        matches = sorted(self._unsent)[:ROOM]
        self._unsent -= set(matches)
        text = f"{self._name} {','.join(map(str, matches))}"

        def notify(link: Link) -> None:
            link.execute("SELECT pg_notify(?, ?)", (CHANNEL, text)).fetchone()

        self._is_sending = True
        with suppress(StoreError):  # closed meanwhile
            self._writer.submit(notify, self._after_notify)

    def _after_notify(self, result: object, trouble: BaseException | None) -> None:
        self._is_sending = False
        if trouble is not None:
            log.info("the other processes are not told: %s", type(trouble).__name__)
        self._go_on()

    def _listen(self) -> None:
        """Receive news until stopped, over a new connection if the old one is lost."""
        while not self._stopping.is_set():
            try:
                with self._connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._on_loop(self._tried.set)
                    while not self._stopping.is_set():
                        for news in connection.notifies(timeout=0):
                            self._hear(news.payload)
                        select((connection.fileno(), self._door.fileno()), (), ())
            except (psycopg.Error, StoreError) as error:
                log.warning("the other processes cannot be heard: %s", type(error).__name__)
                self._on_loop(self._tried.set)
                self._stopping.wait(PAUSE)

    def _hear(self, text: str) -> None:
        name, _, matches = text.partition(" ")
        if name == self._name:
            return
        with suppress(ValueError):  # somebody else's message
            self._on_loop(self._listener, [int(match) for match in matches.split(",")])

    def _on_loop(self, function: Callable[..., object], *values: object) -> None:
        with suppress(RuntimeError):  # the loop was closed meanwhile
            self._loop.call_soon_threadsafe(function, *values)
