"""Measures Python's garbage collection with many matches and servers in memory.

People move as fast as they can; nothing here depends on the rate. The time of a full garbage collection is its CPU time, because on a busy
machine the clock also counts the work of other programs.
"""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any

from bench import Row
from bench.many import try_move
from bench.processes.fill import fill_database
from cogs.operation.memory import collect_garbage_rarely
from play.host import Host
from play.time.clock import Delays
from store.places import store_at

MATCHES = 4_200
"""Matches in the database, a few more than are kept in memory."""

MOVES = 12_000
"""Moves in each measurement."""

SERVERS = 1_250
"""Servers of one process, if Discord divides the servers of a bot between two (shards)."""

PARTS = 125
"""Objects in which discord.py remembers a server: about 30 channels with two permission overwrites each, 15 roles, and their lists."""


class DiscordPart:
    """A stand-in for an object that discord.py keeps in memory."""

    __slots__ = ("of", "parts")

    def __init__(self, of: Any) -> None:
        self.of = of
        self.parts = [of]


def rows() -> list[Row]:
    """Measure full garbage collections with Python's settings and with the bot's."""
    return asyncio.run(_pauses())


async def _pauses() -> list[Row]:
    before = gc.get_threshold()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "pauses.db"
        await fill_database(path, MATCHES)
        host = Host(store_at(path), rng=Random(1), delays=Delays())
        await host.open(ticking=False)
        await host.wait_for_replays()
        # A DiscordPart is two objects: itself and its list.
        servers = [[DiscordPart(server) for _ in range(PARTS // 2)] for server in (object() for _ in range(SERVERS))]
        gc.collect()
        plain = await _time_collections(host)
        collect_garbage_rarely()
        ours = await _time_collections(host)
        gc.set_threshold(*before)
        gc.unfreeze()
        await host.close()
        del servers
    longest, often = max(ours, default=0), f"{len(ours)} in {MOVES:,} moves"
    plainly = f"by itself {max(plain, default=0):.0f} ms, {len(plain)}"
    return [
        ("full garbage collections, the longest", f"{longest:.0f} ms, {often}", plainly, None),
        ("time in all of them", f"{sum(ours):.0f} ms", f"by itself {sum(plain):.0f} ms", None),
    ]


async def _time_collections(host: Host) -> list[float]:
    """Return the milliseconds of CPU of each full garbage collection while people move."""
    took, since, rng, move_count = list[float](), 0.0, Random(2), 0

    def time_collection(phase: str, details: dict[str, int]) -> None:
        nonlocal since
        if phase == "start":
            since = thread_time()
        elif details["generation"] == 2:
            took.append((thread_time() - since) * 1e3)

    gc.callbacks.append(time_collection)
    while move_count < MOVES:
        if await try_move(host, await host.ledger.current(rng.randint(1, MATCHES)), rng):
            move_count += 1
    gc.callbacks.remove(time_collection)
    return took
