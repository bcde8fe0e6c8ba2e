"""Measures the cost of ten thousand waiting timers; the anchor has no other timer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time

from bench import Row
from bench.store import OPEN_MATCH
from bench.visitors import HOUR
from play.host import Host
from play.time.calendar import DAY
from play.time.clock import POLL_INTERVAL
from store.rows import TimerRow, deletion
from store.sqlite import SqliteStore

MATCHES = 1_000
"""Matches that have timers."""
SEATS = 5
"""Seats of each match that have timers."""
KINDS = ("late", "remind")
"""The timers of each seat."""
MINUTES = 600
"""Simulated minutes of a round."""
FOUND = 300
"""Timers that fall due in a round, one after the other."""
ROUNDS = 5
"""Rounds in turn with the anchor; the best of each side counts."""
START = 1_800_000_000.0


class RestingClock:
    """A clock whose waits are over at once. After a number of minutes it stands still."""

    def __init__(self, minutes: int) -> None:
        self.time, self.end = START, START + minutes * POLL_INTERVAL
        self.over = asyncio.Event()

    def now(self) -> float:
        return self.time

    async def wait(self, until: float | None, wake: asyncio.Event) -> None:
        next_poll = self.time + POLL_INTERVAL
        self.time = next_poll if until is None else min(next_poll, max(self.time, until))
        await asyncio.sleep(0)
        if self.time >= self.end:
            self.over.set()
            await asyncio.Event().wait()


def rows() -> list[Row]:
    """Measure the CPU of a minute at rest, and of finding the one timer that is due."""
    count = MATCHES * SEATS * len(KINDS)
    with TemporaryDirectory() as folder:
        full, empty = Path(folder) / "full.db", Path(folder) / "empty.db"
        asyncio.run(_fill(full, MATCHES))
        asyncio.run(_fill(empty, 0))
        rests = [(asyncio.run(_time_rest(full)), asyncio.run(_time_rest(empty))) for _ in range(ROUNDS)]
        findings = [(asyncio.run(_time_finding(full)), asyncio.run(_time_finding(empty))) for _ in range(ROUNDS)]
    rest, idle = map(min, zip(*rests, strict=True))
    finding, alone = map(min, zip(*findings, strict=True))
    return [
        _row(f"CPU of the clockwork in a minute, {count:,} timers wait", rest, "no timer", idle),
        _row(f"CPU of finding a timer that is due among {count:,}", finding, "the only one", alone),
    ]


def _row(what: str, ours: float, than: str, anchor: float) -> Row:
    return (what, f"{ours * 1e6:.0f} us", f"{than} {anchor * 1e6:.0f} us", anchor / ours)


async def _fill(path: Path, matches: int) -> None:
    """Fill a database with a match without timers, and `matches` whose timers wait for days."""
    store, rng = SqliteStore(path), Random(1)
    await store.open()
    for number in range(matches + 1):
        match = await store.new_match(OPEN_MATCH, [])
        timers = [TimerRow(match, kind, seat, START + rng.uniform(DAY, 7 * DAY)) for kind in KINDS for seat in range(SEATS)]
        await store.commit(match, timers if number else [])
    await store.close()


async def _time_rest(path: Path) -> float:
    """Return the seconds of CPU of a minute in which nothing falls due."""
    clock = RestingClock(MINUTES)
    host = Host(SqliteStore(path), clock=clock)
    await host.open()
    before = process_time()
    await clock.over.wait()
    took = process_time() - before
    await host.close()
    return took / MINUTES


async def _time_finding(path: Path) -> float:
    """Return the CPU seconds of storing a timer that is due, claiming and dropping it."""
    store = SqliteStore(path)
    await store.open()
    before = process_time()
    for at in range(FOUND):
        now = START + at
        await store.commit(1, [TimerRow(1, "late", 0, now)])
        (timer,) = await store.claim_timers("bench", now, now + HOUR, 100)
        await store.commit(1, [deletion("timer", match=timer.match, kind=timer.kind, seat=timer.seat)])
    took = process_time() - before
    await store.close()
    return took / FOUND
