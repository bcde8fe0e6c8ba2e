"""The first pictures after a start, and the memory of the processes that draw them."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

from bench import Row
from cogs.operation import memory
from cogs.pictures import drawing, jobs
from cogs.pictures.drawers import LONGEST_START
from contract.names import NAMES
from engine.game.rules import resolve_settings
from engine.match import registry


def rows() -> list[Row]:
    """Measure the preparation, the first picture of each game, and memory."""
    games = registry.names()
    took, prepared = _first_pictures(games, games)
    rows_so_far: list[Row] = [("start: a drawing process has prepared all games", f"{took:.1f} s", "", None)]
    for game in games:
        _, unprepared = _first_pictures((), (game,))
        ours, bare = prepared[game], unprepared[game]
        rows_so_far.append((f"{game}: first picture after the start", f"{ours:.0f} ms", f"unprepared {bare:.0f} ms", bare / ours))
    return [*rows_so_far, *_memory(games)]


def _memory(games: Sequence[str]) -> list[Row]:
    """Measure the memory of 1, 2 and 4 drawing processes before they have drawn."""
    pools, rows_so_far = list[ProcessPoolExecutor](), list[Row]()
    for count in (1, 2, 4):
        pools += [drawing.start_process(games, LONGEST_START) for _ in range(count - len(pools))]
        ids = [pid for pool in pools for pid in pool._processes or ()]
        # Each process counts with its part of shared memory. The fork server, from which the processes come, is counted once.
        every = sum(map(memory.fair, (*drawing.fork_server_ids(), *ids))) / 2**20
        own = max(map(memory.own, ids)) / 2**20
        target = "target 150 MB each"
        rows_so_far.append((f"memory of {count} drawing processes", f"{every:.0f} MB, own {own:.0f} MB each", target, 150 * count / every))
    for pool in pools:
        pool.shutdown()
    return rows_so_far


def _first_pictures(prepared: Sequence[str], games: Sequence[str]) -> tuple[float, dict[str, float]]:
    """Return the seconds until a process is ready, and the ms of its first pictures."""
    start = perf_counter()
    with drawing.start_process(prepared, LONGEST_START) if prepared else ProcessPoolExecutor(1, get_context("spawn")) as pool:
        pool.submit(drawing.trim).result()  # any short job: when it is done, the process has begun
        ready = perf_counter() - start
        took = {}
        for game in games:
            rules = registry.rules(game)
            state = rules.setup(rules.seats[-1], resolve_settings(rules, {}), "start")
            job = jobs.PositionJob(game, rules.view(state, None), jobs.Reader("en", NAMES))
            since = perf_counter()
            pool.submit(jobs.draw, job).result()
            took[game] = (perf_counter() - since) * 1000
    return ready, took
