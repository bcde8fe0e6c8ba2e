"""Many matches, many processes: the first click after a start, and commits a second.

The first click comes while running matches are still being checked in the background. Processes commit moves as fast as they can, each in
matches of its own, on PostgreSQL; the anchor is one process on SQLite. A machine with few cores shows what they share, not what they could
do.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from multiprocessing.synchronize import Barrier
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bench import Row
from bench.processes.fill import connect, fill_database
from bench.processes.run import DURABLE
from bench.shared import random_move
from play.host import Host
from play.ledger.share import Share
from play.time.clock import Delays
from play.values.live import Live
from store.places import store_at
from tests.databases import Server, programs

RUNNING = 20_000
"""Matches that run, in the database of the first click."""
FINISHED = 100_000
"""Matches that are over, in the database of the first click."""
FEW = 400
"""Running matches in the database of the commits."""
SECONDS = 5.0
"""Seconds for which commits are counted."""
TOGETHER = 16
"""Moves under way at the same time in each process."""
PROCESSES = (1, 2, 4)


def rows() -> list[Row]:
    """Measure the first click, and commits a second."""
    with TemporaryDirectory() as folder:
        first = asyncio.run(_first_click(Path(folder) / "many.db"))
    return [first, *_commits()]


async def _first_click(path: Path) -> Row:
    """Measure the time from the start of the host to the panel of one person."""
    await fill_database(path, RUNNING, FINISHED)
    with connect(path) as connection:
        awaited = "SELECT match, user FROM match JOIN seat ON match = id WHERE to_act = '[' || seat || ']' AND user IS NOT NULL"
        match, user = connection.execute(f"{awaited} AND id > ? AND id <= ?", (RUNNING // 2, RUNNING)).fetchone()
    since = perf_counter()
    host = Host(store_at(path), rng=Random(1), delays=Delays())
    await host.open()
    await host.turns.panel(match, user)
    took = perf_counter() - since
    await host.close()
    return (f"start with {RUNNING:,} running, {FINISHED:,} finished: a click", f"{took * 1e3:.0f} ms", "target 1,000 ms", 1.0 / took)


def _commits() -> list[Row]:
    """Measure the moves a second of one process on SQLite, and of several on PostgreSQL."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "one.db"
        asyncio.run(fill_database(path, FEW))
        alone = _moves_a_second(path, 1)
    rows: list[Row] = [("moves a second, one process on SQLite", f"{alone:.0f}", "", None)]
    server = Server(programs(), DURABLE)
    try:
        for count in PROCESSES:
            url = server.url(server.fresh())
            asyncio.run(fill_database(url, FEW))
            many = _moves_a_second(url, count)
            what = f"moves a second, {count} process{'es' if count > 1 else ''} on PostgreSQL"
            rows.append((what, f"{many:.0f}", f"SQLite {alone:.0f}", many / alone))
    finally:
        server.remove()
    return rows


def _moves_a_second(where: str | Path, count: int) -> float:
    """Return the moves a second that `count` processes make together."""
    context = multiprocessing.get_context("spawn")
    barrier, results = context.Barrier(count), context.Queue()
    workers = [context.Process(target=_work, args=(where, number, count, barrier, results)) for number in range(count)]
    for worker in workers:
        worker.start()
    moves: int = sum(results.get() for _ in workers)
    for worker in workers:
        worker.join()
    return moves / SECONDS


def _work(where: str | Path, number: int, count: int, barrier: Barrier, results: Any) -> None:
    results.put(asyncio.run(_make_moves(where, Share(number, count, count), barrier)))


async def _make_moves(where: str | Path, share: Share, barrier: Barrier) -> int:
    """Return how many moves a process makes in the time."""
    host = Host(store_at(where), rng=Random(share.number), delays=Delays(), share=share)
    await host.open(ticking=False)
    own = range(1 + share.number, FEW + 1, share.parts)
    for match in own:
        await host.ledger.current(match)
    await asyncio.to_thread(barrier.wait)
    until, rng = perf_counter() + SECONDS, Random(share.number)
    move_counts = await asyncio.gather(*(_keep_moving(host, own[at::TOGETHER], until, rng) for at in range(TOGETHER)))
    await host.close()
    return sum(move_counts)


async def _keep_moving(host: Host, matches: range, until: float, rng: Random) -> int:
    """Move in matches in which nobody else moves; return how many moves were made."""
    move_count = 0
    while perf_counter() < until:
        match = rng.choice(matches)
        if await try_move(host, host.ledger.from_memory(match), rng):
            move_count += 1
        else:
            await asyncio.sleep(0)
    return move_count


async def try_move(host: Host, live: Live | None, rng: Random) -> bool:
    """Play a random line for an awaited person; return whether anybody could move."""
    move = random_move(live, rng)
    if live is None or move is None:
        return False
    await host.turns.move(live.match, *move)
    return True
