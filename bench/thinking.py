"""Bots that look ahead beside the host: what it costs people, what a process takes, and how long a decision takes.

Acknowledgements are those of the bench `host`: 1,000 live matches, 500 moves a second that come whether or not the last one is done.
They are measured by turns without and with admirals thinking in four further matches, so that a busy machine is busy for both.
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.host import BEFORE, MATCHES, Row, begin_match, measure_host, open_host
from engine import bots
from engine.game.rules import Rules, resolve_settings
from engine.match import registry
from engine.values import codec
from engine.values.core import Seat
from engine.walking.walk import play
from play.host import Host
from play.minds.thinking import Processes, Question, Thinker, usual_processes
from play.time.clock import Delays
from play.values.types import Person, Place

TURNS, SECONDS = 8, 2.0
"""Turns with and without, and seconds of each. The median of the turns counts: one turn on a busy machine says nothing."""

MOST = 1.5
"""What the acknowledgement may take beside thinking bots, in units of what it takes without."""

MEMORY = 64.0
"""MB that a process may take with all games."""

BOTS = 4
"""Bots that think at the same time, as far as there are processes for them."""

SEATS = 4
POSITIONS = 8
"""Positions of one match of mates in which every level decides."""

TARGETS = {"mate": 0.01, "captain": 0.3, "admiral": 2.0}
"""Seconds of one core for a decision."""

OWNER = Person(99, "Owner")


def rows() -> Iterator[Row]:
    """Acknowledgement and lag beside thinking bots, the memory of a process, and the time of a decision by game and level."""
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

    def open(self) -> None:
        self._open.set()

    async def shut(self) -> None:
        """Returns when nobody thinks any more."""
        self._open.clear()
        await self._idle.wait()

    async def close(self) -> None:
        await self._thinking.close()


async def _beside(count: int) -> list[Row]:
    """By turns without and with bots that think without a pause, in so many processes."""
    gate = _Gate(Processes(count))
    alone, beside, lag_alone, lag_beside = list[float](), list[float](), list[float](), list[float]()
    async with open_host(delays=Delays(bot=0.0), thinking=gate) as host:
        matches = [(await begin_match(host, at, BEFORE)).match for at in range(MATCHES)]
        for at in range(BOTS):
            await _of_admirals(host, registry.names()[at % len(registry.names())])
        gate.open()
        await asyncio.sleep(SECONDS)  # the processes begin
        gc.collect()
        gc.freeze()
        gate.asked = 0
        for turn in range(TURNS):
            await gate.shut()
            took, late = await measure_host(host, matches, seconds=SECONDS, seed=turn)
            alone.append(_p99(took))
            lag_alone.append(_p99(late))
            gate.open()
            took, late = await measure_host(host, matches, seconds=SECONDS, seed=turn)
            beside.append(_p99(took))
            lag_beside.append(_p99(late))
        gc.unfreeze()
    load = f"beside {BOTS} admirals, {count} process{'es' * (count > 1)}"
    without, within = median(alone), median(beside)
    told = f"without {without:.1f} ms, {gate.asked} decisions"
    return [
        (f"acknowledgement p99 {load}", f"{within:.1f} ms", told, MOST * without / within),
        (f"event loop lag p99 {load}", f"{median(lag_beside):.1f} ms", f"without {median(lag_alone):.1f} ms", None),
    ]


def _p99(found: Sequence[float]) -> float:
    return sorted(found)[int(len(found) * 0.99)] * 1000


async def _of_admirals(host: Host, game: str) -> None:
    """A match that four admirals play; its opener has left."""
    table = await host.tables.open(game, OWNER, Place(1, 1), seats=SEATS, bots=["admiral"] * (SEATS - 1))
    table = await host.tables.start(table.match, OWNER.user_id)
    seat = table.seat_of(OWNER.user_id)
    assert seat is not None
    await host.seats.substitute(table.match, OWNER.user_id, seat, "admiral")
    await host.seats.play_alone(table.match, OWNER.user_id)


async def _memory() -> Row:
    """Resident memory of a process after decisions in all games."""
    processes, most = Processes(1), 0.0
    async with processes.mind() as mind:
        for game in registry.names():
            rules = registry.rules(game)
            for state, seat in _positions(rules):
                await mind(Question(game, codec.dumps(rules.view(state, seat)), seat, "admiral", 1))
                most = max(most, *map(_resident, processes.ids))
    await processes.close()
    return ("memory of a process that thinks, after decisions in all games", f"{most:.0f} MB", f"target {MEMORY:.0f} MB", MEMORY / most)


def _resident(pid: int) -> float:
    """MB of a process that are its own or shared."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024**2


def _positions(rules: Rules[Any, Any]) -> list[tuple[Any, Seat]]:
    """Positions from all parts of a match of mates, and who is awaited."""
    rng, found = Random(rules.name), list[tuple[Any, Seat]]()
    state = rules.setup(SEATS, resolve_settings(rules, rules.short), "bench")
    while awaited := rules.to_act(state):
        found.append((state, awaited[0]))
        state = play(rules, state, awaited[0], bots.line("mate", rules, state, awaited[0], rng)).value.state
    return [found[at * len(found) // POSITIONS] for at in range(POSITIONS)]


def _decisions(rules: Rules[Any, Any], level: str) -> Row:
    """CPU seconds of a decision."""
    took = []
    for state, seat in _positions(rules):
        before = process_time()
        bots.line(level, rules, state, seat, Random(1))
        took.append(process_time() - before)
    mean, target = sum(took) / len(took), TARGETS[level]
    told = f"{mean * 1000:.0f} ms, most {max(took) * 1000:.0f}"
    return (f"{rules.name}: CPU of a decision of the {level}", told, f"about {target * 1000:.0f} ms", target / mean)
