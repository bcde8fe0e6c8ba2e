"""The host under load: 1,000 live matches, and moves that use 40 % of one core.

Each move comes at its time, even if the one before is not done. First the cost of a move is measured. The rate and the targets follow from
it, because milliseconds say nothing about another machine, or this one on another day. The time of an acknowledgement begins when its move
is due, so waiting counts. Lines are chosen beforehand, outside the measured time. An event loop that does nothing, and one that only burns
as much CPU, are measured as well: their delays are the machine's. The anchors are the targets.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, thread_time
from typing import Any

import chess

from bench import Row
from bench.shared import random_move, table_in_turn
from cogs.pictures import jobs
from cogs.pictures.drawers import Drawers
from engine.match import registry
from play.host import Host
from play.time.clock import Delays
from play.values.panels import AskingPanel, Ready
from play.values.types import Person, Place, Table
from store.sqlite import SqliteStore

MATCHES = 1_000
"""Matches that run at the same time."""
SHARE = 0.4
"""The share of one core that moves shall use."""
MOST = 10
"""The slowest acknowledgement of a hundred may take this many times the cost of a move."""
BESIDE = 2
"""While pictures are drawn, an acknowledgement may take this many times as long as without them."""
LATE = 5.0
"""Milliseconds by which the event loop may be late, in all but one look of a hundred."""
BEFORE = 12
"""Moves made in every match before measuring."""
PICTURES = 100
"""Pictures a second drawn beside the moves."""
PEOPLE = tuple(Person(100 + at, f"Player {at}") for at in range(8))
"""The people who play in every match: as many of them as it has seats."""
ROUNDS = 5
"""Times that all matches get a move, or a draft and then a click on *Confirm*.
The median of the rounds counts: a busy machine stops at times."""
READY = 0.2
"""Seconds between the making of all moves of a round and the first of them."""
IDLE = 3.0
"""Seconds for which an event loop that does nothing is measured."""
CPU_ROUNDS = 8
"""Rounds in turn with the anchor. The best one counts."""
CPU_MOVES = 250
"""Moves in each of these rounds."""
LAG = 0.002
"""Seconds between two looks at how late the event loop is."""

Rounds = list[list[float]]
"""Seconds that were measured in each round."""

Moves = list[tuple[int, int, str]]
"""Moves that are to be made: the id of the match, that of the person, and the line."""

Work = Callable[[int, int, str], Awaitable[object]]
"""What is done with one of the moves."""


def rows() -> list[Row]:
    """Measure the CPU of a move, acknowledgements and lag."""
    return [asyncio.run(_processing()), *asyncio.run(_load())]


async def _processing() -> Row:
    """Measure the CPU time of a committed move in units of a random chess move."""
    moves, chess_moves = list[float](), list[float]()
    async with open_host() as host:
        matches = [(await begin_match(host, at, BEFORE // 2)).match for at in range(32)]
        gc.collect()
        gc.freeze()
        rng = Random(3)
        for number in range(CPU_ROUNDS):
            moves.append(await _cpu_of_moves(host, matches, rng))
            chess_moves.append(_cpu_of_chess(number))
    ours, anchor = min(moves), min(chess_moves)
    measured = f"{ours * 1e6:.0f} us, {ours / anchor:.1f} chess moves"
    return ("CPU of a committed move", measured, f"target 12 moves of {anchor * 1e6:.0f} us", 12 * anchor / ours)


async def _cpu_of_moves(host: Host, matches: list[int], rng: Random) -> float:
    """Return the seconds of CPU of one move without the choice of its line."""
    took, move_count = 0.0, 0
    for _ in range(CPU_MOVES):
        match = rng.choice(matches)
        move = random_move(host.ledger.from_memory(match), rng)
        if move is not None:
            before = process_time()
            await host.turns.move(match, *move)
            took += process_time() - before
            move_count += 1
    return took / move_count


def _cpu_of_chess(number: int) -> float:
    """Return the seconds of CPU to list the legal chess moves and to push a random one."""
    rng, board, move_count = Random(number), chess.Board(), 0
    before = process_time()
    while move_count < CPU_MOVES * 4:
        legal = list(board.legal_moves)
        if not legal or board.ply() >= 80:
            board = chess.Board()
            continue
        board.push(legal[int(rng.random() * len(legal))])
        move_count += 1
    return (process_time() - before) / move_count


@asynccontextmanager
async def open_host(**more: Any) -> AsyncIterator[Host]:
    """Open a host with an empty database."""
    with TemporaryDirectory() as folder:
        host = Host(SqliteStore(Path(folder) / "bench.db"), rng=Random(1), **{"delays": Delays(), **more})
        await host.open()
        try:
            yield host
        finally:
            await host.close()


async def begin_match(host: Host, at: int, before: int) -> Table:
    """Begin a match with people in all seats, and make some moves; nothing is automatic."""
    rules, seats = table_in_turn(at)
    people = PEOPLE[:seats]
    opener = Person(10_000 + at, "Opener")
    table = await host.tables.open(rules.name, opener, Place(1 + at % 4, at), settings=rules.short, seats=seats, automatic=False)
    for person in people[1:]:
        await host.tables.join(table.match, person)
    table = await host.tables.start(table.match, opener.user_id)
    rng = Random(at)
    for _ in range(before):
        if (move := random_move(host.ledger.from_memory(table.match), rng)) is not None:
            table = (await host.turns.move(table.match, *move)).table
    return table


async def _load() -> list[Row]:
    """Measure acknowledgements and the delays of the event loop, in many matches."""
    async with open_host() as host:
        matches = [(await begin_match(host, at, BEFORE)).match for at in range(MATCHES)]
        gc.collect()
        gc.freeze()
        idle = await _idle()
        cost = await _cost(await _choose_moves(host, matches, Random(4)), host.turns.move)
        pace = SHARE / cost

        async def burn(match: int, user: int, line: str) -> None:
            until = thread_time() + cost
            while thread_time() < until:
                pass

        burnt, _ = await play_paced(host, matches, pace, work=burn)
        alone, lag_alone = await play_paced(host, matches, pace)
        confirm = partial(_confirm, host)
        click = await _cost(await _store_drafts(host, matches, Random(8)), confirm)
        clicked, _ = await play_paced(host, matches, SHARE / click, work=confirm, prepare=_store_drafts, seed=7)
        drawers = Drawers(1, registry.names())
        await drawers.start()
        beside, lag_beside = await play_paced(host, matches, pace, _PictureLoad(drawers, PICTURES))
        _, lag_busy = await play_paced(host, matches, pace, _PictureLoad(drawers, 0))
        drawers.close()
    load, longer = f"{pace:.0f} moves/s, {SHARE:.0%} of a core", quantile(beside) / quantile(alone)
    return [
        ("mean cost of a move in these matches, CPU of all threads", f"{cost * 1e6:.0f} us", "", None),
        _late("a loop that does nothing is late by, p99 (the machine)", [idle]),
        _row(f"acknowledgement p99, {load}", alone, cost, MOST * cost),
        _row("the same of loops that only burn as much CPU (the machine)", burnt, cost, MOST * cost),
        _row(f"the same by clicks on Confirm, drafts stored before, {SHARE / click:.0f}/s", clicked, click, MOST * click),
        _row(f"the same of moves beside {PICTURES} pictures/s", beside, cost, BESIDE * MOST * cost),
        ("times as long beside pictures", f"{longer:.1f}", f"target {BESIDE}", BESIDE / longer),
        _late("event loop lag p99 in that load", lag_alone),
        _late(f"event loop lag p99 beside {PICTURES} pictures/s", lag_beside),
        _late("event loop lag p99, the drawing process busy without pause", lag_busy),
    ]


def quantile(rounds: Rounds, share: float = 0.99) -> float:
    """Return the quantile `share` of the times of a round: the median over the rounds."""
    return median(sorted(times)[int(len(times) * share)] for times in rounds)


def _row(what: str, rounds: Rounds, cost: float, target: float) -> Row:
    slowest, half = quantile(rounds), quantile(rounds, 0.5)
    ours = f"{slowest / cost:.1f} moves, {slowest * 1000:.1f} ms (p50 {half * 1000:.1f})"
    return (what, ours, f"target {target / cost:.0f} moves, {target * 1000:.1f} ms", target / slowest)


def _late(what: str, rounds: Rounds) -> Row:
    late = quantile(rounds) * 1000
    return (what, f"{late:.1f} ms", f"target {LATE:.0f} ms", LATE / late)


async def _idle() -> list[float]:
    """Return how late an event loop wakes up that does nothing else."""
    late, stop = list[float](), asyncio.Event()
    watching = asyncio.create_task(_watch(stop, late))
    await asyncio.sleep(IDLE)
    stop.set()
    await watching
    return late


async def _choose_moves(host: Host, matches: list[int], rng: Random) -> Moves:
    """Choose a move for each match that still runs: the match, the person, the line."""
    every = rng.sample(matches, len(matches))
    return [(match, *move) for match in every if (move := random_move(host.ledger.from_memory(match), rng)) is not None]


async def _store_drafts(host: Host, matches: list[int], rng: Random) -> Moves:
    """Choose moves and store them as drafts, as the clicks before *Confirm* do."""
    moves = await _choose_moves(host, matches, rng)
    for match, user, line in moves:
        panel = await host.turns.panel(match, user)
        if isinstance(panel, AskingPanel):
            await host.turns.answer(panel.ref, user, tuple(line.split())[len(panel.steps) :])
    return moves


async def _confirm(host: Host, match: int, user: int, line: str) -> None:
    """Click on *Confirm*: get the panel as it is now, then move."""
    panel = await host.turns.panel(match, user)
    assert isinstance(panel, Ready)
    await host.turns.confirm(panel.ref, user)


async def _cost(moves: Moves, work: Work) -> float:
    """Return the seconds of CPU per move of some work, summed over all threads."""
    before = process_time()
    for move in moves:
        await work(*move)
    return (process_time() - before) / len(moves)


async def play_paced(
    host: Host,
    matches: list[int],
    pace: float,
    pictures: _PictureLoad | None = None,
    work: Work | None = None,
    prepare: Callable[[Host, list[int], Random], Awaitable[Moves]] = _choose_moves,
    rounds: int = ROUNDS,
    seed: int = 5,
) -> tuple[Rounds, Rounds]:
    """Make `pace` moves a second, or other `work`; return the times and the loop's lags.

    `prepare` chooses the moves of a round, outside the measured time.
    """
    rng, took, late = Random(seed), Rounds(), Rounds()

    async def move(match: int, user: int, line: str, due: float) -> None:
        await _at(due)
        await (work or host.turns.move)(match, user, line)
        took[-1].append(perf_counter() - due)

    for _ in range(rounds):
        stop = asyncio.Event()
        took.append([])
        late.append([])
        chosen, start = await prepare(host, matches, rng), perf_counter() + READY
        moves = [asyncio.create_task(move(*each, start + at / pace)) for at, each in enumerate(chosen)]
        await asyncio.sleep(READY / 2)
        beside = [asyncio.create_task(_watch(stop, late[-1]))]
        if pictures is not None:
            beside.append(asyncio.create_task(pictures.draw(host, matches, stop)))
        await asyncio.gather(*moves)
        stop.set()
        await asyncio.gather(*beside)
    return took, late


async def _at(due: float) -> None:
    """Wait until a time of `perf_counter`."""
    await asyncio.sleep(max(0.0, due - perf_counter()))


async def _watch(stop: asyncio.Event, late: list[float]) -> None:
    """Note how much later than asked the loop wakes up, until `stop` is set."""
    while not stop.is_set():
        before = perf_counter()
        await asyncio.sleep(LAG)
        late.append(max(0.0, perf_counter() - before - LAG))


class _PictureLoad:
    """Draws pictures while moves are made."""

    def __init__(self, drawers: Drawers, pace: int) -> None:
        """Keep the pace: pictures a second; 0: each as soon as the last one is done."""
        self._drawers, self._pace, self._rng = drawers, pace, Random(6)
        self._reader = jobs.Reader("en", tuple(person.name for person in PEOPLE))

    async def draw(self, host: Host, matches: list[int], stop: asyncio.Event) -> None:
        """Draw until `stop` is set; return when the last picture is drawn."""
        drawings: set[asyncio.Task[jobs.Drawn]] = set()
        start, begun_so_far = perf_counter(), 0
        while not stop.is_set():
            match = self._rng.choice(matches)
            view, table = await host.reading.view(match, None), await host.reading.table(match)
            job = jobs.PositionJob(table.game, view, self._reader)
            picture = asyncio.create_task(self._drawers.draw(jobs.draw, job))
            drawings.add(picture)
            picture.add_done_callback(drawings.discard)
            begun_so_far += 1
            if self._pace:
                await _at(start + begun_so_far / self._pace)
            else:
                await picture
        await asyncio.gather(*drawings)
