"""The commit core: one writer a match, and what is in memory.

Whoever changes a match holds its lock, works on the newest `Live`, and hands over a new one. What differs is
written in one transaction; only then memory changes and the feed is told. Every other part of the host is built
on this class.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from engine import codec, registry
from engine.core import Broken, EngineError, Line, Msg, Rules, Seat
from engine.match import Differs, Entry, effective, entered, fold, replaying, undo_target
from play.clock import Clock, Delays, SystemClock
from play.errors import Frozen, NoSuchMatch, NotAllowed, NotSeated, NotStored, PlayError, StaleTable, traced
from play.feed import Change, Feed, Topic
from play.live import Live, differences, entry_of, entry_row, live_of
from play.progress import Moment, notice, settled
from play.types import Played, Table
from store import protocol as rows
from store.errors import Conflict, StoreError
from store.protocol import Store, Write

SNAPSHOT = 20
"""Entries between two snapshots."""

SLICE = 0.001
"""Seconds for which a replay at start-up holds the event loop."""

IN_MEMORY = 4096
"""Matches that are kept in memory."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class Core:
    """Loading, locking and committing. Use `Host`."""

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        rng: Random | None = None,
        feed: Feed | None = None,
        delays: Delays | None = None,
        rules: Callable[[str], Rules[Any, Any]] = registry.rules,
        in_memory: int = IN_MEMORY,
    ) -> None:
        self.feed = feed or Feed()
        self.delays = delays or Delays()
        self.clock: Clock = clock or SystemClock()
        self._store = store
        self._rng: Random = rng or SystemRandom()
        self._rules = rules
        self._in_memory = in_memory
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._checked: set[int] = set()
        self._wake = asyncio.Event()

    def _moment(self) -> Moment:
        return Moment(self.clock.now(), self.delays, self._rng)

    @asynccontextmanager
    async def _held(self, match: int) -> AsyncIterator[Live]:
        """The newest state of a match, with the sole right to change it."""
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            yield await self._newest(match)

    async def _seen(self, match: int) -> Live:
        """A match for reading, as this process knows it."""
        live = self._live.get(match)
        if live is None:
            async with self._held(match) as live:
                pass
        return live

    async def _newest(self, match: int) -> Live:
        """The match from memory, unless another process has changed it since."""
        live = self._live.get(match)
        if live is None or live.revision != await self._read(self._store.revision(match)):
            live = await self._loaded(match)
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        self._live[live.match] = live
        self._live.move_to_end(live.match)
        while len(self._live) > self._in_memory:
            self._live.popitem(last=False)

    async def _loaded(self, match: int) -> Live:
        found = await self._read(self._store.live(match))
        if found is None:
            raise NoSuchMatch
        live = live_of(found, self._known(found.table.match.game))
        status = live.table.status
        if status in ("running", "frozen") and match not in self._checked:
            return await self._replayed(live)
        if status == "open" or status == "frozen" or live.table.seq < 0:
            return live
        if live.rules is None or live.rules.version != live.table.version:
            return live
        state = await self._state(live, found)
        if status == "running" and codec.digest(state) != await self._digest(live, found):
            return await self._frozen(live, Msg("play.why.differs", seq=live.table.seq))
        return replace(live, state=state)

    def _known(self, game: str) -> Rules[Any, Any] | None:
        try:
            return self._rules(game)
        except EngineError:
            return None

    async def _digest(self, live: Live, found: rows.LiveRows) -> str:
        tail = found.tail or await self._read(self._store.entries(live.match, live.table.seq - 1))
        return tail[-1].digest

    async def _state(self, live: Live, found: rows.LiveRows) -> Any:
        """The state by the snapshot and the entries after it; from the beginning where an undo reaches behind it."""
        assert live.rules is not None
        tail = [entry_of(row) for row in found.tail]
        if found.snapshot is not None and all(undo_target(entry) is None for entry in tail):
            state = codec.decode(live.rules.state_type, json.loads(found.snapshot.state))
            for entry in tail:
                if entry.seat is not None:
                    state, _ = entered(live.rules, state, entry.seq, entry.seat, entry.line)
            return state
        entries = tail if found.snapshot is None else [entry_of(row) for row in await self._read(self._store.entries(live.match))]
        table = live.table
        return fold(live.rules, len(table.occupants), table.settings, live.seed or "", effective(entries))

    async def _replayed(self, live: Live) -> Live:
        """A running match played again from its first entry, once a process. Freezes it when it comes out otherwise."""
        table = live.table
        if live.rules is None:
            return await self._frozen(live, Msg("play.why.game", game=table.game))
        if live.rules.version != table.version:
            return await self._frozen(live, Msg("play.why.version", old=table.version, new=live.rules.version))
        entries = [entry_of(row) for row in await self._read(self._store.entries(live.match))]
        state, since = None, time.perf_counter()
        try:
            for step in replaying(live.rules, len(table.occupants), table.settings, live.seed or "", entries):
                state = step.state
                if time.perf_counter() - since > SLICE:
                    await asyncio.sleep(0)
                    since = time.perf_counter()
        except Differs as error:
            return await self._frozen(live, Msg("play.why.differs", seq=error.seq))
        except (Broken, EngineError) as error:
            log.error("a replay failed: %s", traced(error), extra={"match": live.match})
            return await self._frozen(live, Msg("play.why.failed"))
        self._checked.add(live.match)
        live = replace(live, state=state)
        return live if table.status == "running" else await self._thawed(live)

    async def _frozen(self, live: Live, why: Msg) -> Live:
        """Freeze a match, unless it is frozen for this reason already, and tell its people."""
        self._checked.add(live.match)
        if live.table.status == "frozen" and live.table.why == why:
            return live
        log.error("match frozen: %s", why.key, extra={"match": live.match})
        after = replace(live.told(status="frozen", why=why), timers={}, state=None)
        return await self._written(live, after, self._notices(live, Msg("play.notice.frozen", why=why)), {"notice"})

    async def _thawed(self, live: Live) -> Live:
        """A frozen match whose replay is right again goes on."""
        after, notices = settled(live.told(status="running", why=None), self._moment())
        return await self._written(live, after, [*notices, *self._notices(live, Msg("play.notice.thawed"))], {"notice"})

    def _notices(self, live: Live, msg: Msg, seats: Iterable[Seat] | None = None) -> list[Write]:
        """The same notice to the people in these seats (else to all)."""
        people = [live.table.occupants[seat].person for seat in (live.table.people if seats is None else seats)]
        return [notice(live, person.user_id, msg, self.clock.now()) for person in people if person is not None]

    async def _written(self, before: Live, after: Live, writes: Iterable[Write] = (), topics: Iterable[Topic] = ()) -> Live:
        """Write what differs, and the given rows, in one transaction; then remember and announce it."""
        told: set[Topic] = set(topics)
        if after.table != before.table:
            after = after.told(edition=before.table.edition + 1, changed_at=self.clock.now())
            told.add("table")
        after = replace(after, revision=before.revision + 1)
        await self._stored(before.match, [*differences(before, after), *writes])
        self._keep(after)
        if after.timers != before.timers:
            self._wake.set()
        if told:
            self.feed.publish(Change(after.match, after.table.edition, frozenset(told)))
        return after

    async def _stored(self, match: int, writes: Sequence[Write]) -> None:
        """One commit. Whatever goes wrong, the match is read anew afterwards."""
        try:
            await self._store.commit(match, writes)
        except BaseException as error:
            self._live.pop(match, None)
            if isinstance(error, StoreError):
                raise _refused(error) from error
            raise

    async def _read(self, reading: Awaitable[T]) -> T:
        try:
            return await reading
        except StoreError as error:
            raise _refused(error) from error

    async def _play(self, live: Live, seat: Seat, line: Line, by_person: bool, once: str | None = None) -> Played:
        """Play a line and store it. The caller holds the match. `by_person`: not a bot and not a standing order."""
        rules = running(live)
        seq = live.table.seq + 1
        try:
            state, entry = entered(rules, live.state, seq, seat, line)
        except Broken as error:
            log.error("the audit failed; nothing was stored: %s", traced(error), extra={"match": live.match, "seq": seq})
            raise PlayError(Msg("play.broken")) from None
        acted = tuple(seq if by_person and at == seat else last for at, last in enumerate(live.acted))
        after = replace(live, state=state, acted=acted).told(seq=seq, proposal=None)
        return Played(*await self._advanced(live, after, entry, actor=seat, once=once))

    async def _advanced(
        self, before: Live, after: Live, entry: Entry, actor: Seat | None = None, once: str | None = None, more: Sequence[Write] = ()
    ) -> tuple[Table, Entry]:
        """Store an entry and everything that follows from the position after it."""
        after, notices = settled(after, self._moment(), actor)
        writes: list[Write] = [entry_row(after.match, entry, self.clock.now(), once), *notices, *more]
        if actor is not None:
            writes.append(rows.DraftGone(after.match, actor, "turn"))
        if entry.seq - before.kept >= SNAPSHOT or entry.seat is None or after.table.status == "finished":
            writes.append(rows.SnapshotRow(after.match, entry.seq, codec.dumps(codec.encode(after.state))))
            after = replace(after, kept=entry.seq)
        is_told = any(isinstance(one, rows.NewNotice) for one in writes)
        live = await self._written(before, after, writes, {"entry", "notice"} if is_told else {"entry"})
        return live.table, entry


def _refused(error: StoreError) -> PlayError:
    if isinstance(error, Conflict):
        return StaleTable()
    log.error("the database refused: %s", error)
    return NotStored(Msg("play.not-stored", reason=Msg(f"play.store.{error.kind}")))


def running(live: Live) -> Rules[Any, Any]:
    """The rules of a match that can be played on; raises `Frozen` and `NotAllowed`."""
    status = live.table.status
    if status == "frozen":
        raise Frozen(Msg("play.frozen", why=live.table.why or Msg("play.why.failed")))
    if status == "open":
        raise NotAllowed(Msg("play.not-started"))
    if status != "running" or live.rules is None:
        raise NotAllowed(Msg("play.over"))
    return live.rules


def positioned(live: Live) -> Rules[Any, Any]:
    """The rules of a match that has a position to look at, running or over; raises `Frozen` and `NotAllowed`."""
    if live.state is None or live.rules is None:
        running(live)
        raise NotAllowed(Msg("play.other-version"))
    return live.rules


def seated(table: Table, user_id: int) -> Seat:
    """The seat of a person; raises `NotSeated`."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated
    return seat
