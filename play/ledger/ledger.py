"""The ledger: one writer per match, and the matches in memory.

A service that changes a match holds its lock, works on the newest `Live`, and hands over a new one. The difference is written in one
transaction; only then memory changes and the feed announces it. Nothing else in the host loads, locks or commits a match.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from random import Random, SystemRandom
from typing import Any, TypeVar, cast
from weakref import WeakValueDictionary

from msgspec.structs import replace

from engine.game.rules import Rules
from engine.match import registry
from engine.match.match import Entry, effective, enter_line, fold, taken_back_from
from engine.values import codec
from engine.values.core import Broken, EngineError, Msg, Seat
from engine.values.recent import Recent
from metrics import COMMIT, ERRORS
from play.follows import matter
from play.follows.deputy import put_off_pings
from play.follows.effects import effects
from play.follows.judging import no_rules, rules_for
from play.follows.progress import newly_timed, notice, notices, settle
from play.follows.renewal import is_foreign
from play.follows.rows import differences, match_row
from play.ledger import health
from play.ledger.programs import Programs
from play.ledger.refusing import RefusingStore, refusal
from play.time.calendar import Hours, Span
from play.time.clock import Clock, Delays, SystemClock
from play.values.errors import Frozen, NoSuchMatch, Updating, blame, error_trace
from play.values.feed import Change, Feed
from play.values.live import DAMAGE, DAMAGED, OVER, UPDATING, Live, Moment, RulesOf, entry_of, hours_of, leniently, live_of, running_seat
from play.values.types import Place
from store import rows
from store.base import Store
from store.errors import StoreError
from store.rows import Write

IN_MEMORY = 4096
"""The most matches that are kept in memory."""

BEAT = 60.0
"""Seconds between two rows by which the bot notes that it is running."""


SERVER_LEFT = Msg("play.why.server-left")
"""Why a match is frozen after the bot was removed from its server; only its return thaws it."""


T = TypeVar("T")

log = logging.getLogger(__name__)


class Ledger:
    """Loads, locks, checks revisions and commits."""

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        rng: Random | None = None,
        feed: Feed | None = None,
        delays: Delays | None = None,
        rules: RulesOf = registry.rules,
        in_memory: int = IN_MEMORY,
        former: Callable[[str, int], Rules[Any, Any] | None] = registry.former,
    ) -> None:
        self.feed = feed or Feed()
        self.delays = delays or Delays()
        self.clock: Clock = clock or SystemClock()
        self.store = store
        self.rng: Random = rng or SystemRandom()
        self.rules, self.former = rules, former
        self.matches: Recent[int, Live] = Recent(in_memory)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.checked: set[int] = set()  # matches that this process has replayed
        self.wake = asyncio.Event()  # set when timers have changed
        self.owner = secrets.token_hex(8)  # the name of this process in leases
        self.stops: tuple[Span, ...] = ()  # when the bot was down
        self.programs = Programs(store, self.clock, rules, self.owner)  # this one, and others on the database
        self.can_view: Callable[[int, Place], Awaitable[bool]] | None = None  # a user, a place; `None`: nobody can tell, and all may

    def moment(self) -> Moment:
        """Return the present moment with the host's delays, chance and downtimes."""
        return Moment(self.clock.now(), self.delays, self.rng, self.stops)

    async def hours(self, users: Iterable[int]) -> dict[int, Hours]:
        """Return the hours and holidays of people, by user id."""
        people = [await self.stored.person(user) for user in users]
        return {row.user: hours_of(row) for row in people if row is not None}

    @asynccontextmanager
    async def hold(self, match: int) -> AsyncIterator[Live]:
        """Give the newest state of a match, with the sole right to change it."""
        async with self._lock(match):
            yield await self.newest(match)

    @asynccontextmanager
    async def hold_seat(self, match: int, user_id: int) -> AsyncIterator[tuple[Live, Seat]]:
        """Give a running match as `hold`, with a person's seat. Raises what `running_seat` raises."""
        async with self.hold(match) as live:
            yield live, running_seat(live, user_id)

    async def change(self, match: int, work: Callable[[Live], Awaitable[T]]) -> T:
        """Do the work of one commit on a match, with the sole right to change it.

        It is done on the match in memory, which is nearly always the newest. If the commit is refused because another process has changed
        the match, the work is done again on the newest.
        """
        async with self._lock(match):
            live = self.matches.get(match)
            if live is not None and not _is_left_out(live):
                try:
                    return await work(live)
                except EngineError:
                    if live.revision == await self.stored.revision(match):
                        raise
            return await work(await self.newest(match))

    @asynccontextmanager
    async def _lock(self, match: int) -> AsyncIterator[None]:
        """Hold the lock of a match. An error of an installed game freezes it."""
        async with self._locks.setdefault(match, asyncio.Lock()):
            try:
                yield
            except BaseException as error:
                await self.freeze_after(match, error)
                raise

    async def freeze_after(self, match: int, error: BaseException) -> None:
        """Freeze a match and raise `Frozen` if a guest caused an error. The caller holds it."""
        live = self.matches.get(match)
        game = None if live is None else live.table.game
        why = blame(error, game)
        if why is None:
            return
        ids = {"match": match, "game": registry.culprit(error, game)}
        log.error("a guest has failed, and its match waits: %s", error_trace(error), extra=ids)
        ERRORS.count("guest", type(error).__name__)
        if live is not None and live.table.status == "running":
            await self._freeze(live, why)
        raise Frozen(Msg("play.frozen", why=why)) from None

    async def current(self, match: int) -> Live:
        """Return a match for reading: from memory, unless another process has changed it since."""
        live = self.from_memory(match)
        if live is None or _is_left_out(live) or live.revision != await self.stored.revision(match):
            async with self._locks.setdefault(match, asyncio.Lock()):
                live = await self._newest(match)
        return live

    async def newest(self, match: int) -> Live:
        """Return the newest match for its holder. Raises `Updating` if a newer program has it."""
        live = await self._newest(match)
        if live.table.why == UPDATING:
            raise Updating(UPDATING)
        return live

    async def _newest(self, match: int) -> Live:
        """Return the newest match, also one of a newer program, and keep it in memory."""
        live = self.matches.get(match)
        if live is None or live.revision != await self.stored.revision(match):
            live = await self._load(match)
        elif _is_left_out(live):
            live = await self._freeze(live, no_rules(live.table.game))
        if live.table.why == UPDATING:
            self.forget(match)
        else:
            self.keep(live)
        return live

    def from_memory(self, match: int) -> Live | None:
        """Return the match in memory, or `None`."""
        return self.matches.get(match)

    def keep(self, live: Live) -> None:
        """Keep a stored match in memory, in place of the one that was not used for longest."""
        self.matches.put(live.match, live)

    def forget(self, match: int) -> None:
        """Drop a match from memory, so that it is read from the store next time."""
        self.matches.drop(match)

    async def _load(self, match: int) -> Live:
        """Return a match from the store. Each process replays a running or frozen one once."""
        if not 0 < match <= rows.GREATEST_MATCH:
            raise NoSuchMatch
        stored = await self.stored.live(match)
        if stored is None:
            raise NoSuchMatch
        try:
            live = live_of(stored, rules_for(stored.table.match, self.rules, self.former))
        except DAMAGE as error:
            if stored.table.match.status in ("running", "frozen") and not await self.read(self.programs.is_alone()):
                # a newer program may have written what this one cannot read
                return self.programs.left_alone(live_of(stored, rules=None, read=leniently))
            log.error("a match cannot be read: %s", error_trace(error), extra={"match": match})
            return await self._freeze_damaged(stored)
        status = live.table.status
        if status in ("running", "frozen") and await self.read(self.programs.is_elsewhere(live.table)):
            return self.programs.left_alone(live)
        if live.table.why != SERVER_LEFT and status in ("running", "frozen") and (match not in self.checked or is_foreign(live)):
            return await self._replay(live)
        if status in ("open", "frozen") or live.table.seq < 0 or live.rules is None or live.rules.version != live.table.version:
            return live
        if status in OVER and stored.snapshot is None and not stored.tail:  # the log is not kept any more
            return live
        return await self._with_state(live, stored)

    async def _with_state(self, live: Live, stored: rows.LiveRows) -> Live:
        """Return a match with its position; frozen if that is lost or differs from the log."""
        match, status = live.match, live.table.status
        try:
            state = await self._state(live, stored)
        except Exception as error:
            is_damaged = isinstance(error, (Broken, *DAMAGE))
            why = blame(error) or (DAMAGED if is_damaged else blame(error, live.table.game))
            if why is None:
                raise
            log.error("a position cannot be found again: %s", error_trace(error), extra={"match": match})
            return live.with_table(why=why) if status != "running" else await self._freeze(live, why)
        if status == "running":
            tail = stored.tail or await self.stored.entries(match, live.table.seq - 1)
            if codec.digest(state) != tail[-1].digest:
                return await self._freeze(live, Msg("play.why.differs", seq=live.table.seq))
        return replace(live, state=state)

    def rules_if_known(self, game: str) -> Rules[Any, Any] | None:
        """Return the rules of a game; `None` if this program does not have it."""
        with suppress(EngineError):
            return self.rules(game)
        return None

    def is_current(self, live: Live) -> bool:
        """Return whether a match is played by the newest rules of its game."""
        rules = self.rules_if_known(live.table.game)
        return rules is not None and live.rules is not None and rules.version == live.rules.version

    async def _state(self, live: Live, stored: rows.LiveRows) -> Any:
        """Return the state by the snapshot and later entries, or from the beginning after an undo."""
        assert live.rules is not None
        tail = [entry_of(row) for row in stored.tail]
        if stored.snapshot is not None and all(taken_back_from(entry) is None for entry in tail):
            state: Any = leniently(partial(codec.loads, live.rules.state_type, stored.snapshot.state), otherwise=None)
            for entry in tail:
                if entry.seat is not None and state is not None:
                    state, _ = enter_line(live.rules, state, entry.seq, entry.seat, entry.line)
            if state is not None:
                return state
        entries = tail if stored.snapshot is None else await self.entries(live.match)
        return fold(live.rules, *live.deal, effective(entries))

    async def _replay(self, live: Live) -> Live:
        """Replay a running or frozen match from its first entry, and store its change."""
        stored = await self.stored.entries(live.match)
        return await self._store_verdict(live, await health.replay_match(live, stored, self.former, self.moment()))

    async def _store_verdict(self, before: Live, change: matter.MatterChange) -> Live:
        """Store the change of a match that was replayed, if any, and note that it was checked."""
        after = change.live
        if (after.table, after.timers) != (before.table, before.timers):
            after = await self.write(before, after, change.writes)
        self.checked.add(before.match)
        return after

    async def _freeze(self, live: Live, why: Msg) -> Live:
        return await self._store_verdict(live, health.freeze(live, why, self.moment()))

    async def _freeze_damaged(self, stored: rows.LiveRows) -> Live:
        """Freeze a match with a row that cannot be read."""
        live, writes = health.freeze_damaged(stored, self.clock.now())
        if writes:
            await self.write_rows(live.match, writes)
            self.feed.publish(Change(live.match))
        self.checked.add(live.match)
        return live

    async def thaw(self, live: Live) -> None:
        """Resume a match that was frozen while the bot was off its server. The caller holds it."""
        self.keep(await self._replay(live))

    def notice(self, live: Live, user_id: int, msg: Msg) -> rows.NewNotice:
        """Return a notice to one person."""
        return notice(live, user_id, msg, self.clock.now())

    def notices(self, live: Live, msg: Msg, seats: Iterable[Seat] | None = None) -> list[Write]:
        """Return the same notice to the people in these seats (by default all)."""
        return notices(live, msg, self.clock.now(), seats)

    async def write(self, before: Live, after: Live, writes: Iterable[Write] = ()) -> Live:
        """Write the difference and these rows in one transaction, and announce a changed table."""
        has_changed = after.table != before.table
        if has_changed:
            after = after.with_table(edition=before.table.edition + 1, changed_at=self.clock.now())
        after = replace(after, revision=before.revision + 1)
        now, more = self.clock.now(), list(writes)
        put_off = put_off_pings(after) if after.table.seq != before.table.seq else {}
        effects_due = effects(before.table, after.table, more, now, self.delays.before_ping, put_off, newly_timed(before, after))
        log: list[Entry] = []
        if after.table.status == "finished" != before.table.status:
            log = [*await self.entries(after.match), *(entry_of(row) for row in more if isinstance(row, rows.EntryRow))]
        await self.write_rows(before.match, [*differences(before, after, now, log), *more, *effects_due])
        self.keep(after)
        if after.table.status in OVER:
            self.checked.discard(after.match)
        if after.timers != before.timers:
            self.wake.set()
        if has_changed or any(isinstance(write, rows.NewNotice) for write in more):
            self.feed.publish(Change(after.match))
        return after

    async def touch(self, after: Live, writes: Sequence[Write]) -> Live:
        """Write rows that neither card nor log shows; other processes will read the match again."""
        await self.write_rows(after.match, [*writes, rows.Touched(after.match)])
        after = replace(after, revision=after.revision + 1)
        self.keep(after)
        return after

    async def restate(self, live: Live, after: Live, writes: Sequence[Write] = ()) -> Live:
        """Write a change that no move made, with new timers and a new edition of the table."""
        if after.table.status == "running" and after.state is not None:
            after, _ = settle(after, self.moment())
        return await self.write(live, after.with_table(edition=live.table.edition + 1), writes)

    async def write_rows(self, match: int, writes: Sequence[Write]) -> None:
        """Write rows of a match in one commit. If it fails, memory keeps the match as it was."""
        with COMMIT.timed():
            await self.stored.commit(match, writes)

    async def store_rows(self, *writes: Write) -> None:
        """Write rows that belong to no match in one commit."""
        await self.write_rows(rows.NO_MATCH, writes)

    async def add(self, live: Live, writes: Sequence[Write]) -> Live:
        """Store a new match with all its rows, and return it with its number."""
        match = await self.stored.new_match(match_row(live.table, live.seed, live.revision), writes)
        live = live.with_table(match=match)
        self.keep(live)
        return live

    async def entries(self, match: int, since: int = -1) -> list[Entry]:
        """Return the entries of a match after entry `since`."""
        return [entry_of(row) for row in await self.stored.entries(match, since)]

    @property
    def stored(self) -> Store:
        """The store as services ask it: it raises `NotStored` in place of `StoreError`."""
        return cast(Store, RefusingStore(self.store, self.read))

    async def read(self, reading: Awaitable[T]) -> T:
        """Return an answer of the store; raises `NotStored` in place of `StoreError`."""
        try:
            return await reading
        except StoreError as error:
            raise refusal(error) from error

    async def claim(self, job: str, seconds: float) -> bool:
        """Return whether this process may do a job now; then no other may for these seconds."""
        now = self.clock.now()
        return await self.stored.take_job(job, self.owner, now, now + seconds)

    async def replay_all(self, number: int = 0, parts: int = 1) -> None:
        """Replay every running match that this process has not checked yet.

        This process is number `number` (from 0) of `parts`, and replays its share of the matches. A match that cannot be read is logged and
        skipped. During an update nothing is replayed, because a process with older rules would freeze the matches that already go on by
        newer ones.
        """
        while parts > 1 and not await self.read(self.programs.is_alone()):
            await self.clock.wait(self.clock.now() + BEAT, asyncio.Event())
        for match in await self.stored.matches(("running", "frozen")):
            if match in self.checked or match % parts != number:
                continue
            try:
                await self.current(match)
            except Exception as error:
                log.error("a match cannot be replayed: %s", error_trace(error), extra={"match": match})

    async def idle(self) -> None:
        """Wait until no change is under way."""
        for lock in list(self._locks.values()):
            async with lock:
                pass


def _is_left_out(live: Live) -> bool:
    """Return whether an installed game was left out since its running match was loaded."""
    return live.table.status == "running" and live.rules is not None and registry.refusal(live.table.game) is not None
