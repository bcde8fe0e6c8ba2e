"""`python -m bench growth`: how much memory the bot uses while many matches are played.

Everything is as in the bot: a host on a file, people who choose their moves at panels or type them, matches with the default settings and
all numbers of seats, boards drawn by the processes that draw (with `--threads` by threads of the bot, as on tiny machines).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tracemalloc
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random

from bench.host import PEOPLE, open_host
from bench.shared import random_move, table_in_turn
from cogs.operation.memory import collect_garbage_rarely, fair
from cogs.pictures.jobs import Reader
from cogs.pictures.service import Pictures
from engine.match import registry
from play.host import Host
from play.values.types import Person, Place, Table

MOVES = 50_000
"""Moves in all."""

EACH = 5_000
"""Moves between two rows."""

LAST = 20_000
"""Number of the last moves, in which memory may hardly grow."""
MOST = 0.05
"""The largest share of its memory that the bot may gain in the last moves."""
TABLES = 16
"""Matches under way at the same time."""
DRAWN = 100
"""Moves between two pictures."""
LINES = 25
"""Lines of code that `--lines` prints."""


def main(wanted: Sequence[str]) -> int:
    """Print a row every `EACH` moves; return 1 if the last moves added too much memory."""
    parser = argparse.ArgumentParser("python -m bench growth", description=__doc__)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--threads", action="store_true", help="draw in threads of the bot")
    parser.add_argument(
        "--lines", action="store_true", help="print the lines of code that keep most memory, and most of the last moves (slow)"
    )
    chosen = parser.parse_args(wanted)
    return asyncio.run(_play(chosen.moves, chosen.threads, chosen.lines))


async def _play(moves: int, by_threads: bool, prints_lines: bool) -> int:
    """Play, print the memory now and then, and return the exit status."""
    print(f"{'moves':>8} {'matches over':>12} {'bot MB':>8} {'drawing MB':>10} {'together':>8}", flush=True)
    if prints_lines:
        tracemalloc.start()
    pictures = Pictures(processes=0 if by_threads else 1)
    await pictures.prepare(registry.names())
    if not by_threads and not pictures.ids:
        print("no process draws on this machine now: try again, or --threads", file=sys.stderr)
        return 2
    megabytes, before = dict[int, tuple[float, float]](), None
    async with open_host() as host:
        playing = _Playing(host, pictures)
        for move_number in range(1, moves + 1):
            await playing.move(move_number)
            if move_number == EACH // 10:
                collect_garbage_rarely()  # as the bot does once it is connected
            if move_number % EACH == 0:
                megabytes[move_number] = fair(os.getpid()) / 1e6, pictures.weigh() / 1e6
                bot, drawing = megabytes[move_number]
                print(f"{move_number:>8,} {playing.over:>12,} {bot:>8.0f} {drawing:>10.0f} {bot + drawing:>8.0f}", flush=True)
            if prints_lines and move_number == moves - LAST:
                before = tracemalloc.take_snapshot()
        if prints_lines:
            _print_lines(before)
    pictures.close()
    if moves - LAST not in megabytes or moves not in megabytes:
        return 0
    bot = megabytes[moves][0] / megabytes[moves - LAST][0] - 1
    both = sum(megabytes[moves]) / sum(megabytes[moves - LAST]) - 1
    print(f"the last {LAST:,} moves added {bot:+.1%} to the bot, {both:+.1%} in all; at most {MOST:.0%} of the bot")
    return int(bot > MOST)


def _print_lines(before: tracemalloc.Snapshot | None) -> None:
    """Print the lines of code that hold most memory, and those that hold most new memory.

    `before`: the memory before the last moves, or `None` if there were fewer moves.
    """
    gc.collect()
    now = tracemalloc.take_snapshot()
    tracemalloc.stop()
    here = f"{Path.cwd()}/"
    for statistic in now.statistics("lineno")[:LINES]:
        print(f"{statistic.size / 1e6:8.2f} MB {str(statistic.traceback).removeprefix(here)}")
    for new in [] if before is None else now.compare_to(before, "lineno")[:LINES]:
        print(f"{new.size_diff / 1e6:+8.2f} MB {str(new.traceback).removeprefix(here)}")


class _Playing:
    """People at some tables; when a match is over, the next table is opened."""

    def __init__(self, host: Host, pictures: Pictures) -> None:
        self._host, self._pictures, self._rng, self._numbers = host, pictures, Random(7), count()
        self._tables: list[int] = []
        self.over = 0

    async def move(self, number: int) -> None:
        """Make a move at one of the tables; every `DRAWN` moves, look at the board before it."""
        while len(self._tables) < TABLES:
            self._tables.append((await self._open_table(next(self._numbers))).match)
        match = self._rng.choice(self._tables)
        live = await self._host.ledger.current(match)
        move = random_move(live, self._rng)
        assert move is not None
        if number % DRAWN == 0:
            await self._look(live.table, move[0])
        if (await self._host.turns.move(match, *move)).table.status != "running":
            self._tables.remove(match)
            self.over += 1

    async def _open_table(self, number: int) -> Table:
        rules, seats = table_in_turn(number)
        tables, people = self._host.tables, [Person(10_000 + number, "Opener"), *PEOPLE[1:seats]]
        table = await tables.open(rules.name, people[0], Place(1 + number, 1), seats=seats, automatic=False)
        for person in people[1:]:
            await tables.join(table.match, person)
        return await tables.start(table.match, people[0].user_id)

    async def _look(self, table: Table, user: int) -> None:
        """Look at the panel of *My turn*: the questions, and the board as the seat sees it."""
        await self._host.turns.panel(table.match, user)
        seat = table.seat_of(user)
        view = await self._host.reading.view(table.match, seat)
        reader = Reader("en", tuple(occupant.person.name for occupant in table.occupants if occupant.person))
        if await self._pictures.picture(table.game, view, reader, (table.match, table.seq, seat)) is None:
            raise RuntimeError("no picture")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
