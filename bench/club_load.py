"""`python -m bench club --load`: what the week's jobs of many servers cost, and how long a move takes beside them.

Every server has a season of 14 people that runs, two people who look for a table, and in every thirteenth week a cup. Their rows are in a
file (SQLite); each kind of job is done as often as it takes to measure it, through the host, and counted as often as a week has it.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from msgspec import Struct
from msgspec.structs import replace

from bench.club_posts import Cpu, Rush, costs_of, filled
from bench.processes.run import DURABLE
from bench.visitors import StillClock
from cogs.edge import layout
from cogs.screens import season as screens
from engine import codec
from engine.core import Seat
from engine.walk import sample
from play.club import cup, finding
from play.club.cups import LOOK as CUP_LOOK
from play.club.plan import tables
from play.club.season import Season, table_row
from play.club.seasons import changed_row
from play.club.steps import JOB, LEASE, LOOK
from play.host import Host
from play.time.calendar import DAY, HOUR
from play.values.types import Person, Place
from store import rows
from store.places import store_at
from tests.databases import Server, programs
from words import speaker

WEEK = 7 * DAY
NOON = 1_800_014_400.0
PEOPLE, SEEKERS, CUPS = 14, 2, 1 / 13
"""People of a season, people of a server who look for a table, and cups of a server a week."""

STEPS, CARDS, PAIRINGS, MOVES, BLOCKS = 400, 100, 20, 240, 24
"""How often each is done, and in how many parts the moves are, in turn alone and beside the steps."""

BREATH = 0.05
"""Seconds between two moves that are timed."""

GAME, AT_CUP = "carta_magica", 24
SERVERS = 5_000


class Cost(Struct, frozen=True):
    """A job: how often a week has it on all servers, and seconds of a core for one."""

    job: str
    times: float
    seconds: float

    @property
    def share(self) -> float:
        """Of one core, all week."""
        return self.times * self.seconds / WEEK


async def _timed(times: int, work: Callable[[int], Awaitable[object]], cpu: Cpu) -> float:
    """Seconds of a core for one."""
    before = cpu()
    for at in range(times):
        await work(at)
    return (cpu() - before) / times


def with_server(postmaster: int) -> Cpu:
    """What this process and a database server with all its connections have spent."""
    tick = os.sysconf("SC_CLK_TCK")

    def spent() -> float:
        ticks = 0
        for file in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                parts = file.read_text().rpartition(")")[2].split()
                if postmaster in (int(parts[1]), int(file.parent.name)):
                    ticks += sum(map(int, parts[11:13]))
        return process_time() + ticks / tick

    return spent


async def _opened(host: Host, servers: int, match: int) -> list[int]:
    """The rows of all servers: their seasons."""
    chosen = codec.dumps(replace(host.seasons.usual(GAME), draw=NOON - 2 * DAY, people=PEOPLE))
    half = PEOPLE // 2
    for number in range(1, servers + 1):
        people = [
            rows.SeasonPersonRow(number, number * 1_000 + at, f"Member {at}", at // half, at % half, "in", NOON, 0) for at in range(PEOPLE)
        ]
        span = NOON - DAY, NOON + 23 * DAY
        planned = [
            replace(table_row(number, division, at, 0, sit, span), match=match)
            for division in range(2)
            for at, sit in enumerate(tables(half, 3))
        ]
        season = rows.NewSeason(number, number, GAME, "league", "running", chosen, f"{number}", 2, 3, 4, 1, 1, NOON, 1, NOON)
        sought = [
            rows.SeekingRow(number, number * 1_000 + 500 + at, "S", codec.dumps([GAME]), "weeks", 4, False, False, 2, NOON, NOON + WEEK, 0)
            for at in range(SEEKERS)
        ]
        await host.ledger.store.commit(0, [season, *people, *planned, *sought])
    return list(range(1, servers + 1))


async def _match(host: Host, number: int) -> int:
    """A match of three people."""
    first, *others = [Person(90_000_000 + number * 10 + at, f"P{at}") for at in range(3)]
    table = await host.tables.open(GAME, first, Place(999_999, 2), others=others, seats=3)
    return (await host.tables.start(table.match, first.user_id)).match


async def _move(host: Host, match: int, rng: Random) -> tuple[float, float]:
    """Seconds until a move of somebody is acknowledged, by the clock and of this process."""
    live = await host.ledger.current(match)
    seat = live.table.to_act[0]
    person = live.table.occupants[seat].person
    assert live.rules is not None and person is not None
    path, _ = sample(live.rules, live.state, Seat(seat), rng)
    before, spent = perf_counter(), process_time()
    await host.turns.move(match, person.user_id, " ".join(path))
    return perf_counter() - before, process_time() - spent


async def _moves(host: Host, rng: Random, number: int, wanted: int) -> list[tuple[float, float]]:
    """The times of so many moves, at fresh tables where one is over."""
    found: list[tuple[float, float]] = []
    match = await _match(host, number)
    while len(found) < wanted:
        if (await host.reading.table(match)).status != "running":
            number += 1
            match = await _match(host, number)
        found.append(await _move(host, match, rng))
        await asyncio.sleep(BREATH)
    return found


def _times(alone: list[tuple[float, float]], beside: list[tuple[float, float]]) -> tuple[float, float]:
    """How many times as long the one takes as the other, by the clock and by the time of the process."""
    by_clock, by_process = (median(one[at] for one in beside) / median(one[at] for one in alone) for at in (0, 1))
    return by_clock, by_process


async def measured(
    servers: int = SERVERS, moves: int = MOVES, where: str | None = None, cpu: Cpu = process_time
) -> tuple[list[Cost], tuple[float, float]]:
    """What each job costs, and how many times as long a move takes beside seasons' steps and posts; in a file, or the database `where`."""
    with TemporaryDirectory() as folder:
        clock, place = StillClock(NOON), where or Path(folder) / "load.db"
        host = Host(store_at(place), clock=clock, rng=Random(1))
        await host.open(ticking=False)
        await filled(host, clock)
        match = await _match(host, 1)
        numbers = await _opened(host, servers, match)
        await host.close()
        host = Host(store_at(place), clock=clock, rng=Random(1))
        await host.open(ticking=False)
        try:

            async def stepped(at: int) -> None:
                await host.seasons.claim(numbers[at], JOB, LEASE)
                await host.season_steps.run(numbers[at])

            step = await _timed(min(STEPS, servers), stepped, cpu)
            seasons: list[Season] = [await host.seasons.get(one) for one in numbers[: min(CARDS, servers)]]
            say = speaker("en")

            async def shown(at: int) -> object:
                return layout.layout(screens.card(seasons[at], await host.seasons.standings(seasons[at]), say))

            card = await _timed(len(seasons), shown, cpu)
            look = await _timed(1, lambda at: host.finding.run_due(), cpu) / servers
            rng = Random(2)

            async def pairs(at: int) -> object:
                here = range(AT_CUP)
                met = {(one, one + 1): 1 for one in range(AT_CUP - 1)}
                return cup.slot_tables(here, cup.sizes(AT_CUP, 3, 2, 4), {one: float(one % 7) for one in here}, met, {}, (), f"{at}")

            pairing = await _timed(PAIRINGS, pairs, cpu)
            slots = CUPS * servers * cup.FINAL
            edits = 24 * 2.0  # tables that end, people who come and go: some a day; Discord's bound would be 96 a day
            costs = [
                Cost("steps of seasons", servers * WEEK / LOOK, step),
                Cost("cards of seasons", servers * edits, card),
                Cost("looks at who seeks a table", servers * WEEK / finding.EVERY, look),
                Cost("pairings of cups", slots, pairing),
                Cost("steps of cups", CUPS * servers * (cup.FINAL + 1) * (cup.LONG + HOUR) / CUP_LOOK, step),
            ]
            posts = [Cost(*one) for one in await costs_of(host, clock, servers, cpu)]
            rush = Rush(host, clock)
            await rush.begins()
            at = count()

            async def steps() -> None:
                while True:
                    one = numbers[next(at) % len(numbers)]
                    season = await host.seasons.get(one)
                    await host.ledger.store.commit(0, [changed_row(season, due=NOON)])
                    await host.season_steps.run(one)
                    await asyncio.sleep(LOOK / SERVERS)

            await _moves(host, rng, 1_000, max(1, moves // BLOCKS))  # the first are slower than all others
            alone, beside = list[tuple[float, float]](), list[tuple[float, float]]()
            for block in range(BLOCKS):
                alone += await _moves(host, rng, 2_000 + 200 * block, max(1, moves // BLOCKS))
                work = asyncio.gather(steps(), rush.goes_on())
                beside += await _moves(host, rng, 2_100 + 200 * block, max(1, moves // BLOCKS))
                work.cancel()
                with suppress(asyncio.CancelledError):
                    await work
            await rush.ends()
            return costs + posts, _times(alone, beside)
        finally:
            await host.close()


def lines(costs: list[Cost], ratio: tuple[float, float], servers: int) -> Iterator[str]:
    """What the page says."""
    yield f"| job of {servers:,} servers | a week | ms of a core each | share of a core |"
    yield "|---|---|---|---|"
    for one in costs:
        yield f"| {one.job} | {one.times:,.0f} | {one.seconds * 1_000:.2f} | {one.share:.2%} |"
    yield f"| together | | | {sum(one.share for one in costs):.1%} |"
    yield ""
    told = f"{ratio[0]:.2f} times as long as alone by the clock, {ratio[1]:.2f} times by the time of the process"
    yield f"A move beside all this takes {told} (medians of {MOVES})."


def main(servers: int, postgres: bool) -> int:
    """Print it; 1 where it is too much."""
    if postgres:
        server = Server(programs(), DURABLE)
        try:
            costs, ratio = asyncio.run(measured(servers, MOVES, server.url(server.fresh()), with_server(server.pid)))
        finally:
            server.remove()
    else:
        costs, ratio = asyncio.run(measured(servers))
    print("\n".join(lines(costs, ratio, servers)))
    return int(sum(one.share for one in costs) > 0.1 or ratio[1] > 1.5)
