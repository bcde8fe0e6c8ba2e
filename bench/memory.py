"""The memory of a live match, in use and parked, beside a game of python-chess."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from random import Random

import chess

from bench import Row
from bench.host import BEFORE, begin_match, open_host

MOVES = 4 * BEFORE
"""Moves of each match before it is measured."""


def rows() -> list[Row]:
    """Measure a match in use and a parked one."""
    return asyncio.run(_memory())


async def _memory() -> list[Row]:
    """Measure the bytes of a live match by tracemalloc, in use and parked."""
    count = 200
    async with open_host() as host:
        for at in range(count):  # fill the caches that all matches share before measuring
            await begin_match(host, at, MOVES)
        host.ledger.matches.clear()
        gc.collect()
        tracemalloc.start()
        for at in range(count, 2 * count):
            await begin_match(host, at, MOVES)
        gc.collect()
        full = tracemalloc.get_traced_memory()[0]
        host.ledger.matches.clear()  # parks the matches: their live objects are dropped
        gc.collect()
        parked = tracemalloc.get_traced_memory()[0]
        # The caches of engine/ are bounded and belong to the process, and bench/ only measures: neither is part of a match.
        rest = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(False, "*/engine/*"), tracemalloc.Filter(False, "*/bench/*")])
        tracemalloc.stop()
    anchor = _chess_memory(count)
    used = (full - parked) / count / 1024
    left = sum(trace.size for trace in rest.traces) / count / 1024
    return [
        ("memory of a live match in use", f"{used:.1f} KB", f"python-chess {anchor:.0f} KB", anchor / used),
        ("memory of a parked match", f"{left:.1f} KB", "target 4 KB", 4 / left),
    ]


def _chess_memory(count: int) -> float:
    """Return the KB of a chess board after 80 plies with its history."""
    gc.collect()
    tracemalloc.start()
    boards = []
    for at in range(count):
        board, rng = chess.Board(), Random(at)
        for _ in range(80):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
        boards.append(board)
    gc.collect()
    kilobytes = tracemalloc.get_traced_memory()[0] / count / 1024
    tracemalloc.stop()
    return kilobytes
