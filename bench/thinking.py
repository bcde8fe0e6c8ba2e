"""Measures what bots that look ahead cost the host: delays of people, time and memory.

People make 500 moves a second in 1,000 live matches; each move comes at its time, even if the one before is not done. Their
acknowledgements are measured in turns without and with admirals who think in four further matches, so that a busy machine is busy for both.
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench import Row
from bench.host import BEFORE, MATCHES, begin_match, open_host, play_paced, quantile
from bench.shared import MateMove, play_mates
from engine import bots
from engine.game.rules import Rules, resolve_settings
from engine.match import registry
from engine.values import codec
from play.host import Host
from play.minds.thinking import MoveQuestion, Processes, Thinker, usual_processes
from play.time.clock import Delays
from play.values.types import Person, Place

TURNS = 8
"""Turns with thinking bots, and as many without. Their median counts, because one turn on a busy machine says nothing."""

PACE = 500
"""Moves a second in each turn."""

SECONDS = 2.0
"""Seconds before the first turn, in which the processes start."""

MOST = 1.5
"""An acknowledgement may take this many times as long beside thinking bots as without them."""

MEMORY = 64.0
"""The most MB of a thinking process, with all games."""

BOTS = 4
"""Bots that want to think at the same time; only as many think as there are processes."""

SEATS = 4
"""Seats of the admirals' matches, and of the matches of mates."""
POSITIONS = 8
"""Positions of one match of mates in which every level decides."""

TARGETS = {"mate": 0.01, "captain": 0.3, "admiral": 2.0}
"""The most seconds of one core for a decision, by level."""

OWNER = Person(99, "Owner")


def rows() -> Iterator[Row]:
    """Measure acknowledgement and lag, a process's memory, and the time of decisions."""
    for count in dict.fromkeys((usual_processes(), BOTS)):
        yield from asyncio.run(_beside(count))
    yield asyncio.run(_memory())
    for game in registry.names():
        for level in TARGETS:
            yield _decisions(registry.rules(game), level)


class _Gate:
    """Minds that think only while the gate is open, and count what they are asked."""

    in_line = False

    def __init__(self, thinking: Processes) -> None:
        self._thinking = thinking
        self._open, self._idle = asyncio.Event(), asyncio.Event()
        self._busy = self.asked = 0

    @asynccontextmanager
    async def mind(self, for_person: bool = False) -> AsyncIterator[Thinker]:
        await self._open.wait()
        async with self._thinking.mind(for_person) as mind:
            self._busy += 1
            self.asked += 1
            self._idle.clear()
            try:
                yield mind
            finally:
                self._busy -= 1
                if not self._busy:
                    self._idle.set()

    async def open(self) -> None:
        self._open.set()

    async def shut(self) -> None:
        """Close the gate; return when nobody thinks any more."""
        self._open.clear()
        await self._idle.wait()

    async def close(self) -> None:
        await self._thinking.close()


async def _beside(count: int) -> list[Row]:
    """Measure alternately with and without bots that think without a pause.

    `count`: in how many processes they think.
    """
    gate = _Gate(Processes(count))
    async with open_host(delays=Delays(bot=0.0), thinking=gate) as host:
        matches = [(await begin_match(host, at, BEFORE)).match for at in range(MATCHES)]
        for at in range(BOTS):
            await _begin_admirals_match(host, registry.names()[at % len(registry.names())])
        await gate.open()
        await asyncio.sleep(SECONDS)  # the processes begin
        gc.collect()
        gc.freeze()
        gate.asked = 0
        times_of: dict[bool, list[tuple[float, float]]] = {False: [], True: []}
        for turn in range(2 * TURNS):
            is_open = turn % 2 == 1
            await (gate.open() if is_open else gate.shut())
            took, late = await play_paced(host, matches, PACE, rounds=1, seed=turn // 2)
            times_of[is_open].append((quantile(took) * 1000, quantile(late) * 1000))
        gc.unfreeze()
    load = f"beside {BOTS} admirals, {count} {'process' if count == 1 else 'processes'}"
    (alone, lag_alone), (beside, lag_beside) = (map(median, zip(*times_of[is_open], strict=True)) for is_open in (False, True))
    return [
        (f"acknowledgement p99 {load}", f"{beside:.1f} ms", f"without {alone:.1f} ms, {gate.asked} decisions", MOST * alone / beside),
        (f"event loop lag p99 {load}", f"{lag_beside:.1f} ms", f"without {lag_alone:.1f} ms", None),
    ]


async def _begin_admirals_match(host: Host, game: str) -> None:
    """Begin a match that four admirals play; its opener has left."""
    table = await host.tables.open(game, OWNER, Place(1, 1), seats=SEATS, bots=["admiral"] * (SEATS - 1))
    table = await host.tables.start(table.match, OWNER.user_id)
    seat = table.seat_of(OWNER.user_id)
    assert seat is not None
    await host.seats.substitute(table.match, OWNER.user_id, seat, "admiral")
    await host.seats.play_alone(table.match, OWNER.user_id)


async def _memory() -> Row:
    """Measure the resident memory of a process after decisions in all games."""
    processes, most = Processes(1), 0.0
    async with processes.mind() as mind:
        for game in registry.names():
            rules = registry.rules(game)
            for move in _positions(rules):
                await mind(MoveQuestion(game, codec.dumps(rules.view(move.state, move.seat)), move.seat, "admiral", 1))
                most = max(most, *map(_resident, processes.ids))
    await processes.close()
    return ("memory of a process that thinks, after decisions in all games", f"{most:.0f} MB", f"target {MEMORY:.0f} MB", MEMORY / most)


def _resident(pid: int) -> float:
    """Return the resident memory of a process in MB, shared memory included."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024**2


def _positions(rules: Rules[Any, Any]) -> list[MateMove]:
    """Return moves from all parts of a match of mates."""
    moves = list(play_mates(rules, rules.setup(SEATS, resolve_settings(rules, rules.short), "bench"), Random(rules.name)))
    return [moves[at * len(moves) // POSITIONS] for at in range(POSITIONS)]


def _decisions(rules: Rules[Any, Any], level: str) -> Row:
    """Measure the CPU seconds of a decision."""
    took = []
    for move in _positions(rules):
        before = process_time()
        bots.line(level, rules, move.state, move.seat, Random(1))
        took.append(process_time() - before)
    mean, target = sum(took) / len(took), TARGETS[level]
    measured = f"{mean * 1000:.0f} ms, most {max(took) * 1000:.0f}"
    return (f"{rules.name}: CPU of a decision of the {level}", measured, f"about {target * 1000:.0f} ms", target / mean)
