"""The host: the one door to all tables.

    host = Host(store, clock=..., rng=..., feed=..., delays=...)
    await host.open(); ...; await host.close()

Opening and filling a table
    open_table(game, person, place, settings={}, seats=None, invited=(), own_thread=False, pace="none", bots=()) -> Table
    configure(match, actor_id, settings=None, seats=None, pace=None, invited=None, own_thread=None) -> Table
    join(match, person) -> Table                leave(match, user_id) -> Table
    remove_seat(match, actor_id, index) -> Table    add_bot(match, actor_id, kind) -> Table
    close_table(match, actor_id) -> Table       start(match, actor_id) -> Table
    rematch(match, person) -> Table             moved(match, place) -> Table        (the thread of its own was made)
Reading
    table(match) -> Table                       tables_of(user_id) / tables_in(channel_id) / tables_at(guild_id) -> tuple[Table, ...]
    view(match, seat | None) -> view            view_at(match, seq, seat | None) -> Position
    log(match, seat | None, since_seq=-1) -> tuple[Logged, ...]
    since(match, user_id) -> tuple[Logged, ...] what happened since the person last acted
    record(match, user_id) -> dict              the portable match record
    names(table, say) -> tuple[str, ...]        (a function of play.names)
Playing
    panel(match, user_id, kind="turn") -> Panel
    answer(ref, user_id, tokens) -> Panel       fill(ref, user_id, key, token) -> Panel
    back(ref, user_id) -> Panel                 restart(ref, user_id) -> Panel
    confirm(ref, user_id) -> Played | Ordered
    move(match, user_id, line, once=None) -> Played     (`once`: an id; the same id twice is refused)
    completions(match, user_id, text) -> tuple[tuple[Line, Msg], ...]
Standing orders
    orders_of(match, user_id) -> tuple[Order, ...]      withdraw(match, user_id, slot) -> Table
Undo and agreement
    undo(match, user_id) -> Undone | AskedConsent       abandon(match, user_id) -> Ended | AskedConsent
    consent(match, user_id, yes) -> Agreed
People
    person_settings(user_id) -> PersonSettings  set_person(user_id, settings)       follow(match, user_id, on) -> Table
    named(match, person)                        (the display name of somebody who acts; one write when it is another)
Seats in a running match
    substitute(match, actor_id, seat, kind) -> Table    take_seat(match, person, seat) -> Table
What the publisher needs
    behind() -> tuple[int, ...]                 card_posted(match, card)            card_shown(match, edition)
    ping_sent(ping)  pings(match) -> tuple[Ping, ...]  ping_removed(match, user_id)
    notices(user_id=None) -> tuple[Notice, ...] notice_sent(notice_id)
    feed.subscribe(async callable(Change))

Everything refused raises an `EngineError`: a `PlayError` of play/errors.py, or what the rules raise. Its `msg` is for
the person; nothing was changed.
"""

from __future__ import annotations

import asyncio
import logging

from play.errors import traced
from play.orders import Orders
from play.people import People
from play.reading import Reading
from play.seats import Seats
from play.timers import Ticking

log = logging.getLogger(__name__)


class Host(Seats, Orders, Reading, People, Ticking):
    """All tables of one database."""

    _checking: asyncio.Task[None] | None = None

    async def open(self, ticking: bool = True) -> None:
        """Open the store and go on with what is there.

        Every running match is replayed in the background, or when somebody first looks at it; one that comes out
        otherwise is frozen and its people are told. `ticking` starts the timers (else call `run_due`). Raises `StoreError`.
        """
        await self._store.open()
        self._checking = asyncio.create_task(self._check_all())
        if ticking:
            self._ticker = asyncio.create_task(self._tick())

    async def close(self) -> None:
        """Stop the timers, finish what is under way, and close the store."""
        for task in (self._ticker, self._checking):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        for lock in list(self._locks.values()):
            async with lock:
                pass
        await self.feed.drained()
        await self._store.close()

    async def checked(self) -> None:
        """Wait until all running matches have been replayed."""
        if self._checking is not None:
            await self._checking

    async def _check_all(self) -> None:
        for match in await self._read(self._store.matches(("running", "frozen"))):
            if match in self._checked:
                continue
            try:
                async with self._held(match):
                    pass
            except Exception as error:
                log.error("a match cannot be replayed: %s", traced(error), extra={"match": match})
