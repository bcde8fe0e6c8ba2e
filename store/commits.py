"""Commits in groups, and the changes that return something, for every database.

Commits that arrive while the writers are at work wait and go into one transaction together, with one hop to a thread and one statement a
kind of row. If that fails, each is tried alone, so that one conflict spoils nobody else's commit.
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

from store import errors, rows, setback
from store.errors import StoreError
from store.link import Link, Runs
from store.reading import Queries
from store.rows import Write
from store.statements import (
    BEAT,
    CAME_BACK,
    CLAIM_EFFECTS,
    CLAIM_TIMERS,
    EFFECTS_DUE,
    NEWEST_SIGN,
    NEXT_DUE,
    NEXT_EFFECT,
    NOTE_JOB,
    SHARED_EFFECTS_DUE,
    SHARED_NEXT_EFFECT,
    TAKE_JOB,
)
from store.writes import is_limited, new_match, run_transaction

T = TypeVar("T")

GROUP = 256
"""The most commits that share a transaction."""

FOR_ALL = (errors.Busy, errors.Full, errors.ReadOnly, errors.Damaged, errors.Replaced)
"""Errors that every commit of a group would meet alone as well; for a busy database each would wait its time again."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Waiting:
    match: int
    writes: Sequence[Write]
    done: asyncio.Future[None]
    settled: asyncio.Event = field(default_factory=asyncio.Event)


class Committing(Queries):
    """Reads and writes; a store says how functions of a link run, and what errors mean."""

    def __init__(self, place: str, writers: int) -> None:
        self._place = place
        self._writer: Runs | None = None
        self._reader: Runs | None = None
        self._waiting: list[_Waiting] = []
        self._free = writers
        self._in_hand: dict[int, _Waiting] = {}

    @abstractmethod
    def _trouble(self, error: Exception) -> StoreError:
        """Return an error of a function as one of ours."""

    def _is_for_all(self, trouble: StoreError) -> bool:
        """Return whether every commit of a group would meet this error alone as well."""
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

    async def _run(self, connections: Runs, function: Callable[[Link], T]) -> T:
        try:
            return await connections.run(function)
        except StoreError:
            raise
        except Exception as error:
            raise self._trouble(error) from error

    async def new_match(self, row: rows.MatchRow, writes: Sequence[Write]) -> int:
        def made(link: Link) -> int:
            return self._once(link, lambda link: new_match(link, row, writes))

        return await self._run(_require_open(self._writer), made)

    async def commit(self, match: int, writes: Sequence[Write]) -> None:
        _require_open(self._writer)
        waiting = _Waiting(match, writes, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._flush()
        try:
            await waiting.done
        except asyncio.CancelledError:
            await self._settle(waiting)
            raise

    async def _settle(self, abandoned: _Waiting) -> None:
        """Withdraw a commit whose caller was cancelled, or wait for it if it has begun."""
        if any(waiting is abandoned for waiting in self._waiting):
            self._waiting = [waiting for waiting in self._waiting if waiting is not abandoned]
        else:
            await abandoned.settled.wait()

    def _flush(self) -> None:
        """Hand the waiting commits to the free writers, a group to each."""
        while self._free and (group := self._next_group()):
            self._free -= 1
            self._in_hand |= {waiting.match: waiting for waiting in group}
            try:
                _require_open(self._writer).submit(partial(self._write_group, group=group), partial(self._finish_group, group))
            except StoreError as closed:
                self._finish_group(group, [closed] * len(group), None)

    def _finish_group(self, group: list[_Waiting], outcomes: list[StoreError | None] | None, trouble: BaseException | None) -> None:
        """Tell every caller of a group how it went, and go on with the next group."""
        if outcomes is None:
            log.error("the writer failed", exc_info=trouble)
            outcomes = [StoreError(f"{self._place}: {trouble}")] * len(group)
        self._free += 1
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
        """Return the oldest commits: at most one a match, none of a match being written.

        The order within one match matters. A commit that counts what others may change is a group by itself, because others in its group
        could make it fail.
        """
        group: dict[int, _Waiting] = {}
        later: list[_Waiting] = []
        held = set(self._in_hand)
        is_full = False
        for waiting in self._waiting:
            is_alone = is_limited(waiting.writes)
            if waiting.match in held or is_full or (group and is_alone):
                later.append(waiting)
            else:
                group[waiting.match] = waiting
                is_full = is_alone or len(group) == GROUP
            held.add(waiting.match)
        self._waiting = later
        return list(group.values())

    def _write_group(self, link: Link, group: list[_Waiting]) -> list[StoreError | None]:
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
            found = [*self._in_hand.values(), *self._waiting]
            await found[0].settled.wait()

    async def claim_timers(self, owner: str, now: float, until: float, limit: int) -> tuple[rows.TimerRow, ...]:
        def claim(link: Link) -> list[rows.TimerRow]:
            return [rows.TimerRow(*row) for row in link.execute(CLAIM_TIMERS, (owner, now, until, limit)).fetchall()]

        return tuple(sorted(await self._change(claim), key=lambda timer: timer.due))

    async def next_due(self) -> float | None:
        return await self._number(NEXT_DUE)

    async def beat(self, now: float) -> None:
        await self._change(lambda link: link.write(BEAT, [(now,)], each=False))

    async def came_back(self, now: float, least: float) -> tuple[tuple[float, float], ...]:
        def come_back(link: Link) -> list[tuple[float, float]]:
            with link.transaction():
                link.execute("INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT DO NOTHING", (now,))
                link.execute(CAME_BACK, (now, least))
            return link.execute("SELECT since, until FROM downtime ORDER BY since").fetchall()

        return tuple(await self._change(come_back))

    async def claim_effects(self, match: int, owner: str, now: float, until: float) -> tuple[rows.EffectRow, ...]:
        def claim(link: Link) -> list[rows.EffectRow]:
            with link.transaction():
                link.hold(match)
                return [rows.EffectRow(*row) for row in link.execute(CLAIM_EFFECTS, (match, owner, now, until)).fetchall()]

        return tuple(sorted(await self._change(claim), key=lambda effect: effect.edition))

    async def effects_due(self, now: float, limit: int, share: rows.ShardsRow | None = None) -> tuple[int, ...]:
        sql, shards = (EFFECTS_DUE, ()) if share is None else (SHARED_EFFECTS_DUE, astuple(share))
        return tuple(dict.fromkeys(await self._numbers(sql, now, limit, *shards)))

    async def next_effect(self, share: rows.ShardsRow | None = None) -> float | None:
        sql, shards = (NEXT_EFFECT, ()) if share is None else (SHARED_NEXT_EFFECT, astuple(share))
        return await self._number(sql, *shards)

    async def take_job(self, name: str, owner: str, now: float, until: float) -> bool:
        return bool(await self._change(lambda link: link.execute(TAKE_JOB, (name, owner, now, until)).fetchall()))

    async def jobs(self, beginning: str, now: float) -> tuple[str, ...]:
        sql = "SELECT note FROM job WHERE name LIKE ? AND until > ? ORDER BY name"
        return tuple(note for (note,) in await self._rows(sql, f"{beginning}%", now))

    async def job_note(self, name: str) -> str:
        return await self._read(lambda link: (link.execute("SELECT note FROM job WHERE name = ?", (name,)).fetchone() or ("",))[0])

    async def note_job(self, name: str, note: str) -> None:
        await self._change(lambda link: link.write(NOTE_JOB, [(name, note)], each=False))

    async def intact(self) -> None:
        """Do nothing: the database that answers is the one that was opened."""

    def listen(self, heard: Callable[[Sequence[int]], None]) -> None:
        """Do nothing: a file sends no news, other processes look at it now and then."""

    async def sweep(self, before: float) -> None:
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
        return await self._number("SELECT max(at) FROM heartbeat")

    async def newest_sign(self) -> float | None:
        return await self._number(NEWEST_SIGN)

    async def draw_near(self, now: float, usual: rows.UsualTimes) -> None:
        await self._change(lambda link: setback.draw_near(link, now, usual))

    async def set_back(self, now: float) -> None:
        await self._change(lambda link: setback.set_back(link, now))

    async def take_over(self, owner: str) -> None:
        await self._change(lambda link: _give_up(link, "owner <> ?", owner))

    async def release(self, owner: str) -> None:
        def release(link: Link) -> None:
            _give_up(link, "owner = ?", owner)
            link.write("UPDATE job SET until = 0 WHERE owner = ?", [(owner,)], each=False)

        await self._change(release)


def _give_up(link: Link, whose: str, owner: str) -> None:
    for table in ("outbox", "timer"):
        link.write(f"UPDATE {table} SET owner = NULL, lease_until = NULL WHERE {whose}", [(owner,)], each=False)


def _require_open(connections: Runs | None) -> Runs:
    if connections is None:
        raise StoreError("the database is not open")
    return connections
