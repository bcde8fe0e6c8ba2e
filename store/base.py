"""The base of both databases: commits in groups, and changes that return something.

Commits that arrive while the writers are at work wait, and go into one transaction together. That costs one hop to a thread, and one
statement for each kind of row. If the transaction fails, each commit is tried alone, so that one conflict spoils nobody else's commit.
"""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from msgspec.structs import astuple

from store import errors, rows, setback, statements
from store.club import ClubQueries
from store.errors import StoreError
from store.link import Link, LinkRunner
from store.rows import Write
from store.writes import is_limited, new_match, run_transaction

T = TypeVar("T")

GROUP = 256
"""The most commits that share a transaction."""

FOR_ALL = (errors.Busy, errors.Full, errors.ReadOnly, errors.Damaged, errors.Replaced)
"""Errors after which the commits of a group are not tried one by one, because each would meet the same error."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Waiting:
    """A commit that is queued or being written."""

    match: int
    writes: Sequence[Write]
    done: asyncio.Future[None]
    """Tells the caller how it went; cancelled if the caller is."""
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once nothing more is written for this commit, also if the caller was cancelled."""


class Store(ClubQueries):
    """A database of matches. Every method may raise `StoreError`.

    A commit is a sequence of writes, all or nothing. It fails with `Conflict` if somebody else was faster: the entry's number is taken, or
    the match row's revision is not the next one.

    Times are seconds since 1970. Ids of people, servers (`guild`), channels and messages are those of Discord; `match` and `season` are the
    numbers of rows. `owner` names the process that claims something. Rows are returned as tuples, empty if there are none.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from store.sqlite import SqliteStore
    >>> async def example(folder: str) -> str:
    ...     store = SqliteStore(Path(folder, "caravel.db"))
    ...     await store.open()
    ...     await store.note_job("backup", "done")
    ...     note = await store.job_note("backup")
    ...     await store.close()
    ...     return note
    >>> with TemporaryDirectory() as folder:
    ...     asyncio.run(example(folder))
    'done'

    The examples of its methods are run by `with_store` (tests/temporary.py), which gives them such a store.
    """

    def __init__(self, place: str, writers: int) -> None:
        self._place = place
        self._writer: LinkRunner | None = None
        self._reader: LinkRunner | None = None
        self._waiting: list[_Waiting] = []
        self._free_writers = writers
        self._in_hand: dict[int, _Waiting] = {}  # the commits that are being written, by match

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date after a backup copy.

        Raises `OtherSchema` if a newer program has written the database, `Replaced` if a copy beside it says that it was taken away.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what is queued and disconnect."""

    @abstractmethod
    def _trouble(self, error: Exception) -> StoreError:
        """Return the `StoreError` for an error that a function of a link raised."""

    def _is_for_all(self, trouble: StoreError) -> bool:
        """Return whether every commit of a group would meet this error alone too."""
        return isinstance(trouble, FOR_ALL)

    def _once(self, link: Link, function: Callable[[Link], T]) -> T:
        """Run a transaction that must not be done twice, even if the connection is lost."""
        return function(link)

    def _repeatedly(self, link: Link, function: Callable[[Link], T]) -> T:
        """Run a function that may be repeated, and return its result."""
        return function(link)

    def _after_write(self) -> None:
        """Do what is to be done after a transaction, such as looking at the log."""

    async def _read(self, function: Callable[[Link], T]) -> T:
        return await self._run(_require_open(self._reader), partial(self._repeatedly, function=function))

    async def _change(self, function: Callable[[Link], T]) -> T:
        """Run a function that may be repeated on a writing link, and return its result."""
        return await self._run(_require_open(self._writer), partial(self._repeatedly, function=function))

    async def _run(self, runner: LinkRunner, function: Callable[[Link], T]) -> T:
        """Return the result of a function of a link; its errors become `StoreError`s."""
        try:
            return await runner.run(function)
        except StoreError:
            raise
        except Exception as error:
            raise self._trouble(error) from error

    async def new_match(self, row: rows.MatchRow, writes: Sequence[Write]) -> int:
        """Store a new table with its `writes`, whose `match` is set to the new id; return the id.

        Raises `TooMany`.

        >>> with_store(lambda store: store.new_match(ROW, []))
        1
        """

        def make(link: Link) -> int:
            return self._once(link, lambda link: new_match(link, row, writes))

        return await self._run(_require_open(self._writer), make)

    async def commit(self, match: int, writes: Sequence[Write]) -> None:
        """Write everything or nothing. Returns once it is stored.

        Raises `Conflict` if the entry exists or the revision is not the next one: read again and repeat the work.

        >>> async def example(store: Store) -> float | None:
        ...     match = await store.new_match(ROW, [])
        ...     await store.commit(match, [rows.TimerRow(match, "turn", seat=0, due=60.0)])
        ...     return await store.next_due()
        >>> with_store(example)
        60.0
        """
        _require_open(self._writer)
        waiting = _Waiting(match, writes, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._flush()
        try:
            await waiting.done
        except asyncio.CancelledError:
            await self._withdraw(waiting)
            raise

    async def _withdraw(self, abandoned: _Waiting) -> None:
        """Withdraw a commit whose caller was cancelled, or wait for it if it has begun."""
        if any(waiting is abandoned for waiting in self._waiting):
            self._waiting = [waiting for waiting in self._waiting if waiting is not abandoned]
        else:
            await abandoned.settled.wait()

    def _flush(self) -> None:
        """Hand the waiting commits to the free writers, a group to each."""
        while self._free_writers and (group := self._next_group()):
            self._free_writers -= 1
            self._in_hand |= {waiting.match: waiting for waiting in group}
            try:
                _require_open(self._writer).submit(partial(self._write_group, group=group), partial(self._finish_group, group))
            except StoreError as closed:
                self._finish_group(group, [closed] * len(group), trouble=None)

    def _finish_group(self, group: list[_Waiting], outcomes: list[StoreError | None] | None, trouble: BaseException | None) -> None:
        """Tell every caller of a group how it went, and go on with the next group."""
        if outcomes is None:
            log.error("the writer failed", exc_info=trouble)
            outcomes = [StoreError(f"{self._place}: {trouble}")] * len(group)
        self._free_writers += 1
        for waiting in group:
            del self._in_hand[waiting.match]
        self._flush()
        self._after_write()
        for waiting, outcome in zip(group, outcomes, strict=True):
            waiting.settled.set()
            if waiting.done.done():
                continue
            if outcome is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(outcome)

    def _next_group(self) -> list[_Waiting]:
        """Take the oldest commits that may share a transaction off the queue.

        The commits of one match are written one after the other: the group has at most one of them, and none while another is being
        written. A commit with a limit (`AtMost`) is a group by itself, because others in its group could make it fail.
        """
        group: dict[int, _Waiting] = {}
        later: list[_Waiting] = []
        matches = set(self._in_hand)
        is_full = False
        for waiting in self._waiting:
            is_alone = is_limited(waiting.writes)
            if waiting.match in matches or is_full or (group and is_alone):
                later.append(waiting)
            else:
                group[waiting.match] = waiting
                is_full = is_alone or len(group) == GROUP
            matches.add(waiting.match)
        self._waiting = later
        return list(group.values())

    def _write_group(self, link: Link, group: list[_Waiting]) -> list[StoreError | None]:
        """Write a group in one transaction, else each commit alone; return the error of each."""
        try:
            writes = [write for waiting in group for write in waiting.writes]
            self._once(link, lambda link: run_transaction(link, writes))
            return [None] * len(group)
        except Exception as error:
            trouble = error if isinstance(error, StoreError) else self._trouble(error)
            if len(group) == 1 or self._is_for_all(trouble):
                return [trouble] * len(group)
        return [outcome for waiting in group for outcome in self._write_group(link, [waiting])]

    async def _idle(self) -> None:
        """Wait until every commit is settled."""
        while self._waiting or self._in_hand:
            unfinished = [*self._in_hand.values(), *self._waiting]
            await unfinished[0].settled.wait()

    async def claim_timers(self, owner: str, now: float, until: float, limit: int) -> tuple[rows.TimerRow, ...]:
        """Claim due timers, earliest first; nobody else gets them before `until`.

        >>> async def example(store: Store) -> list[str]:
        ...     match = await store.new_match(ROW, [rows.TimerRow(0, "turn", seat=0, due=60.0)])
        ...     return [timer.kind for timer in await store.claim_timers("process 1", now=90.0, until=120.0, limit=5)]
        >>> with_store(example)
        ['turn']
        """

        def claim(link: Link) -> list[rows.TimerRow]:
            return [rows.TimerRow(*row) for row in link.execute(statements.CLAIM_TIMERS, (owner, now, until, limit)).fetchall()]

        return tuple(sorted(await self._change(claim), key=lambda timer: timer.due))

    async def next_due(self) -> float | None:
        """Return the time at which the next timer can be claimed; `None`: there is none."""
        return await self._number(statements.NEXT_DUE)

    async def beat(self, now: float) -> None:
        """Note that the bot is there now."""
        await self._change(lambda link: link.write(statements.BEAT, [(now,)], each=False))

    async def note_return(self, now: float, least: float) -> tuple[tuple[float, float], ...]:
        """Return the periods in which the bot was down, as pairs of begin and end, earliest first.

        A bot that has just started calls this. The time since the last `beat` is such a period if it is `least` seconds or longer. A second
        call before the next `beat` makes the same period longer.

        >>> async def example(store: Store) -> tuple[tuple[float, float], ...]:
        ...     await store.beat(now=0.0)
        ...     return await store.note_return(now=600.0, least=120.0)
        >>> with_store(example)
        ((0.0, 600.0),)
        """

        def come_back(link: Link) -> list[tuple[float, float]]:
            with link.transaction():
                link.execute("INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT DO NOTHING", (now,))
                link.execute(statements.NOTE_DOWNTIME, (now, least))
            return link.execute("SELECT since, until FROM downtime ORDER BY since").fetchall()

        return tuple(await self._change(come_back))

    async def claim_effects(self, match: int, owner: str, now: float, until: float) -> tuple[rows.EffectRow, ...]:
        """Claim a match's due effects, oldest first; none while another owner has claims on it."""

        def claim(link: Link) -> list[rows.EffectRow]:
            with link.transaction():
                link.hold(match)
                return [rows.EffectRow(*row) for row in link.execute(statements.CLAIM_EFFECTS, (match, owner, now, until)).fetchall()]

        return tuple(sorted(await self._change(claim), key=lambda effect: effect.edition))

    async def effects_due(self, now: float, limit: int, share: rows.ShardsRow | None = None) -> tuple[int, ...]:
        """Return up to `limit` matches with something to send.

        `share`: leave out servers of other processes, unless these are late. `None`: there is only one process.
        """
        sql, shards = (statements.EFFECTS_DUE, ()) if share is None else (statements.SHARED_EFFECTS_DUE, astuple(share))
        return tuple(dict.fromkeys(await self._numbers(sql, now, limit, *shards)))

    async def next_effect(self, share: rows.ShardsRow | None = None) -> float | None:
        """Return when the next effect can be claimed, or `None`; `share` as in `effects_due`."""
        sql, shards = (statements.NEXT_EFFECT, ()) if share is None else (statements.SHARED_NEXT_EFFECT, astuple(share))
        return await self._number(sql, *shards)

    async def take_job(self, name: str, owner: str, now: float, until: float) -> bool:
        """Take a job for one process until `until`; return whether it was free or `owner`'s.

        >>> with_store(lambda store: store.take_job("backup", "process 1", now=0.0, until=60.0))
        True
        """
        return bool(await self._change(lambda link: link.execute(statements.TAKE_JOB, (name, owner, now, until)).fetchall()))

    async def jobs(self, beginning: str, now: float) -> tuple[str, ...]:
        """Return the notes of the jobs that are held now, of names with this beginning."""
        sql = "SELECT note FROM job WHERE name LIKE ? AND until > ? ORDER BY name"
        return tuple(note for (note,) in await self._rows(sql, f"{beginning}%", now))

    async def job_note(self, name: str) -> str:
        """Return the last note about a job; may be empty."""
        return await self._read(lambda link: (link.execute("SELECT note FROM job WHERE name = ?", (name,)).fetchone() or ("",))[0])

    async def note_job(self, name: str, note: str) -> None:
        """Note something about a job."""
        await self._change(lambda link: link.write(statements.NOTE_JOB, [(name, note)], each=False))

    async def require_intact(self) -> None:
        """Raise `Replaced` if the database is no longer the one that was opened."""

    def listen(self, listener: Callable[[Sequence[int]], None]) -> None:
        """Call `listener` with the matches for which other processes have something to send.

        It is called on the loop, from `open` on. Some news is lost, so listeners also look now and then. A file sends no news.
        """

    async def sweep(self, before: float) -> None:
        """Delete rows older than `before` that nobody needs any more.

        These are notices and marks of sent effects of matches that are over, jobs of programs that are gone, and jobs without a note that
        nobody holds.
        """

        def sweep(link: Link) -> None:
            over = "SELECT id FROM match WHERE status IN ('finished', 'closed') AND changed_at < ?1"
            with link.transaction():  # a server lets it wait for a lock only so long
                for rest in (
                    f"notice WHERE at < ?1 AND match IN ({over})",
                    f"outbox WHERE due IS NULL AND match IN ({over})",
                    "job WHERE (note = '' OR name LIKE 'program %') AND until < ?1",
                ):
                    link.write(f"DELETE FROM {rest}", [(before,)], each=False)

        await self._change(sweep)

    async def last_beat(self) -> float | None:
        """Return the last time at which the bot noted that it was there, in any process."""
        return await self._number("SELECT max(at) FROM heartbeat")

    async def newest_sign(self) -> float | None:
        """Return when a running match last changed or a downtime ended, whichever was later."""
        return await self._number(statements.NEWEST_SIGN)

    async def draw_near(self, now: float, usual: rows.UsualTimes) -> None:
        """After a clock that was ahead: move due times and claims to the latest usual time."""
        await self._change(lambda link: setback.draw_near(link, now, usual))

    async def set_back(self, now: float) -> None:
        """After a clock that was ahead: set what began or ended in the future to now.

        Timers of running clocks become due now, to be set again.
        """
        await self._change(lambda link: setback.set_back(link, now))

    async def take_over(self, owner: str) -> None:
        """Give up all claims of other owners on timers and effects: no other process is left."""
        await self._change(lambda link: _give_up(link, "owner <> ?", owner))

    async def release(self, owner: str) -> None:
        """Give up everything that this owner has claimed."""

        def release(link: Link) -> None:
            _give_up(link, "owner = ?", owner)
            link.write("UPDATE job SET until = 0 WHERE owner = ?", [(owner,)], each=False)

        await self._change(release)


def _give_up(link: Link, whose: str, owner: str) -> None:
    for table in ("outbox", "timer"):
        link.write(f"UPDATE {table} SET owner = NULL, lease_until = NULL WHERE {whose}", [(owner,)], each=False)


def _require_open(runner: LinkRunner | None) -> LinkRunner:
    if runner is None:
        raise StoreError("the database is not open")
    return runner
