"""The host under load: 1,000 live matches, 500 moves a second that come whether or not the last one is done.

Measured is from the moment a move was due to come until it is acknowledged, so that waiting counts. The line is
chosen beforehand, outside the measured time. The anchors are the targets, for memory python-chess with its history.
"""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

import chess

from cogs import drawing
from cogs.drawers import LONGEST_START
from engine import registry
from engine.walk import sample
from play.clock import Delays
from play.host import Host
from play.panels import Asking, Ready
from play.types import Person, Place, Table
from store.sqlite import SqliteStore

MATCHES = 1_000
MOVES = 500
"""Moves a second."""
SECONDS = 6.0
BEFORE = 12
"""Moves made in every match before measuring."""
PICTURES = 100
"""Pictures a second drawn beside the moves."""
PEOPLE = tuple(Person(100 + at, f"Player {at}") for at in range(8))
ROUNDS = 3
"""Times that all matches get a draft and then a click on *Confirm*."""
CPU_ROUNDS, CPU_MOVES = 8, 250
"""Rounds in turn with the anchor, of which the best counts, and moves in each."""
LAG = 0.002
"""Seconds between two looks at how late the event loop is."""

Row = tuple[str, str, str, float | None]


def rows() -> list[Row]:
    """CPU of a move, acknowledgement, lag and memory."""
    return [asyncio.run(_processing()), *asyncio.run(_load()), *asyncio.run(_memory())]


async def _processing() -> Row:
    """CPU time of a committed move (rules, audit, digest, rows, commit; all threads) in units of a random chess move."""
    moves, chess_moves = list[float](), list[float]()
    async with hosted() as host:
        matches = [(await begun(host, at, BEFORE // 2)).match for at in range(32)]
        gc.collect()
        gc.freeze()
        rng = Random(3)
        for number in range(CPU_ROUNDS):
            moves.append(await _cpu_of_moves(host, matches, rng))
            chess_moves.append(_cpu_of_chess(number))
    ours, anchor = min(moves), min(chess_moves)
    told = f"{ours * 1e6:.0f} us, {ours / anchor:.1f} chess moves"
    return ("CPU of a committed move", told, f"target 12 moves of {anchor * 1e6:.0f} us", 12 * anchor / ours)


async def _cpu_of_moves(host: Host, matches: list[int], rng: Random) -> float:
    """Seconds of CPU of one move, choosing the line left out."""
    took, made = 0.0, 0
    for _ in range(CPU_MOVES):
        match = rng.choice(matches)
        if host.ledger.matches[match].table.status == "running":
            user, line = _line(host, match, rng)
            before = process_time()
            await host.turns.move(match, user, line)
            took += process_time() - before
            made += 1
    return took / made


def _cpu_of_chess(number: int) -> float:
    """Seconds of CPU of one random chess move: list the legal ones, push one."""
    rng, board, made = Random(number), chess.Board(), 0
    before = process_time()
    while made < CPU_MOVES * 4:
        legal = list(board.legal_moves)
        if not legal or board.ply() >= 80:
            board = chess.Board()
            continue
        board.push(legal[int(rng.random() * len(legal))])
        made += 1
    return (process_time() - before) / made


@asynccontextmanager
async def hosted(**more: Any) -> AsyncIterator[Host]:
    """A host with an empty database."""
    with TemporaryDirectory() as folder:
        host = Host(SqliteStore(Path(folder) / "bench.db"), rng=Random(1), **{"delays": Delays(), **more})
        await host.open()
        try:
            yield host
        finally:
            await host.close()


async def begun(host: Host, at: int, before: int) -> Table:
    """A match with people in all seats, some moves on. Nothing comes by itself: every move is measured."""
    games = registry.names()
    rules = registry.rules(games[at % len(games)])
    seats = rules.seats[(at // len(games)) % len(rules.seats)]
    people = PEOPLE[:seats]
    opener = Person(10_000 + at, "Opener")
    table = await host.tables.open(rules.name, opener, Place(1 + at % 4, at), rules.short, seats=seats, automatic=False)
    for person in people[1:]:
        await host.tables.join(table.match, person)
    table = await host.tables.start(table.match, opener.user_id)
    rng = Random(at)
    for _ in range(before):
        if table.status != "running":
            break
        user, line = _line(host, table.match, rng)
        table = (await host.turns.move(table.match, user, line)).table
    return table


def _line(host: Host, match: int, rng: Random) -> tuple[int, str]:
    """A random legal move of a match and whose it is."""
    live = host.ledger.matches[match]
    assert live.rules is not None
    seat = rng.choice(live.table.to_act)
    person = live.table.occupants[seat].person
    assert person is not None
    return person.user_id, " ".join(sample(live.rules, live.state, seat, rng)[0])


async def _load() -> list[Row]:
    async with hosted() as host:
        matches = [(await begun(host, at, BEFORE)).match for at in range(MATCHES)]
        gc.collect()
        gc.freeze()
        alone, lag_alone = await measured(host, matches, None)
        clicked = await _clicked(host, matches)
        beside, _ = await measured(host, matches, PICTURES)
        _, lag_busy = await measured(host, matches, 0)
    load = f"{MOVES} moves/s, {MATCHES:,} live matches"
    return [
        _row(f"acknowledgement p99, {load}", alone, 10.0),
        _row("the same by clicks on Confirm, drafts stored before", clicked, 10.0),
        _row(f"the same beside {PICTURES} pictures/s", beside, 12.0),
        _row("event loop lag p99 in that load", lag_alone, 5.0),
        _row("event loop lag p99, the drawing process busy without pause", lag_busy, 5.0),
    ]


def _row(what: str, found: list[float], target: float) -> Row:
    ranked = sorted(found)
    p99 = ranked[int(len(ranked) * 0.99)] * 1000
    half = ranked[len(ranked) // 2] * 1000
    return (what, f"{p99:.1f} ms (p50 {half:.1f})", f"target {target:.0f} ms", target / p99)


async def _drafted(host: Host, match: int, user: int, line: str) -> None:
    """Store the draft of a line, as the clicks before *Confirm* do."""
    panel = await host.turns.panel(match, user)
    if isinstance(panel, Asking):
        await host.turns.answer(panel.ref, user, tuple(line.split())[len(panel.steps) :])


async def _confirmed(host: Host, match: int, user: int) -> None:
    """A click on *Confirm*: the panel as it is now, then the move."""
    panel = await host.turns.panel(match, user)
    assert isinstance(panel, Ready)
    await host.turns.confirm(panel.ref, user)


async def _clicked(host: Host, matches: list[int]) -> list[float]:
    """Seconds until each click on *Confirm* is acknowledged; storing the drafts is not measured."""
    rng, took = Random(7), list[float]()

    async def click(match: int, user: int, due: float) -> None:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        await _confirmed(host, match, user)
        took.append(perf_counter() - due)

    for _ in range(ROUNDS):
        drafts: list[tuple[int, int]] = []
        for match in matches:
            if match in host.ledger.matches and host.ledger.matches[match].table.status == "running":
                user, line = _line(host, match, rng)
                await _drafted(host, match, user, line)
                drafts.append((match, user))
        start = perf_counter()
        await asyncio.gather(*(click(match, user, start + at / MOVES) for at, (match, user) in enumerate(drafts)))
    return took


async def measured(
    host: Host, matches: list[int], pictures: int | None = None, seconds: float = SECONDS, seed: int = 5
) -> tuple[list[float], list[float]]:
    """Seconds until each acknowledgement, and how late the loop was. `pictures` a second are drawn; 0: as many as can be."""
    rng, took, late = Random(seed), list[float](), list[float]()
    stop = asyncio.Event()
    beside = [asyncio.create_task(_watched(stop, late))]
    pool = None if pictures is None else await asyncio.to_thread(drawing.process, registry.names(), LONGEST_START)
    if pool is not None and pictures is not None:
        beside.append(asyncio.create_task(_drawing(host, matches, stop, pool, pictures)))
    busy: set[int] = set()
    moves: set[asyncio.Task[None]] = set()

    async def move(match: int, due: float, user: int, line: str) -> None:
        await host.turns.move(match, user, line)
        took.append(perf_counter() - due)
        busy.discard(match)

    start = perf_counter()
    for at in range(int(MOVES * seconds)):
        match = rng.choice(matches)
        while match in busy or match not in host.ledger.matches or host.ledger.matches[match].table.status != "running":
            match = rng.choice(matches)
        user, line = _line(host, match, rng)
        due = start + at / MOVES
        await asyncio.sleep(max(0.0, due - perf_counter()))
        busy.add(match)
        task = asyncio.create_task(move(match, due, user, line))
        moves.add(task)
        task.add_done_callback(moves.discard)
    await asyncio.gather(*moves)
    stop.set()
    await asyncio.gather(*beside)
    if pool is not None:
        pool.shutdown()
    return took, late


async def _watched(stop: asyncio.Event, late: list[float]) -> None:
    """How much later than asked the loop comes back."""
    while not stop.is_set():
        before = perf_counter()
        await asyncio.sleep(LAG)
        late.append(max(0.0, perf_counter() - before - LAG))


async def _drawing(host: Host, matches: list[int], stop: asyncio.Event, pool: ProcessPoolExecutor, pace: int) -> None:
    """Pictures of matches in turn, at a pace or one after the other."""
    loop = asyncio.get_running_loop()
    reader = drawing.Reader("en", tuple(person.name for person in PEOPLE))
    drawn: set[asyncio.Future[drawing.Drawn]] = set()
    rng = Random(6)
    while not stop.is_set():
        match = rng.choice(matches)
        view = await host.reading.view(match, None)
        picture = loop.run_in_executor(pool, drawing.draw, drawing.Job(host.ledger.matches[match].table.game, view, reader))
        drawn.add(picture)
        picture.add_done_callback(drawn.discard)
        if pace:
            await asyncio.sleep(1 / pace)
        else:
            await picture
    await asyncio.gather(*drawn)


async def _memory() -> list[Row]:
    """Bytes of a live match by tracemalloc, in use and parked, after `BEFORE` times four moves."""
    count = 200
    async with hosted() as host:
        for at in range(count):  # what the games keep for all matches together is no match's
            await begun(host, at, BEFORE * 4)
        for match in list(host.ledger.matches):
            host.ledger.matches.pop(match)
        gc.collect()
        tracemalloc.start()
        for at in range(count, 2 * count):
            await begun(host, at, BEFORE * 4)
        gc.collect()
        full = tracemalloc.get_traced_memory()[0]
        for match in list(host.ledger.matches):
            host.ledger.matches.pop(match)
        gc.collect()
        parked = tracemalloc.get_traced_memory()[0]
        # Options and ways that the games keep, up to a bound, belong to the process and not to a match.
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
    """KB of a chess board after 80 plies with its history."""
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
    found = tracemalloc.get_traced_memory()[0] / count / 1024
    tracemalloc.stop()
    return found
