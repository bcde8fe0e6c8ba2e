"""`python -m bench tempo`: how long matches last among people who look in now and then.

Each match is played several times, for example with early answers and with plans. The same people look in at the same times. With
`--people ordinary` people have the habits of ordinary people, at the table that everybody gets. docs/tempo.md says what is measured, and
the targets.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode, encode

from bench.lasted import Lasted
from bench.ordinary import MEASURED, figures_of, is_measured
from bench.shared import spread
from bench.tempo_page import HABITS, PAGE, SECTIONS, alike_lines, ordinary_lines, write
from bench.visitors import SHARES, Accepts, Habit
from bench.weeks import ordinary_weeks, weeks


class TempoTask(Struct, frozen=True):
    """A match to be played."""

    game: str
    seats: int
    seed: int
    habit: Habit | None = None
    """The habit of everybody; `None`: they are ordinary people."""
    for_good: bool = False
    """Whether the ordinary person who goes away never returns."""
    accepts: Accepts = "every time"
    """How often ordinary people who do not plan accept offers."""


def main(arguments: Sequence[str]) -> int:
    """Play the matches, print the tables, and perhaps write them into the page."""
    wanted = _parser().parse_args(arguments)
    lines = list(_ordinary(wanted) if wanted.people == "ordinary" else _alike(wanted))
    print("\n".join(lines))
    if wanted.page:
        write(wanted.people, lines)
    return 0


def _alike(wanted: argparse.Namespace) -> Iterator[str]:
    """Yield the tables of people who all have the same habit."""
    tasks = [TempoTask(game, seats, seed, habit) for game, seats, seed in _matches(wanted) for habit in wanted.columns]
    matches = play_and_keep(wanted.results, tasks, wanted.jobs)
    matches_of = defaultdict[tuple[str, Habit], list[Lasted]](list)
    for task in tasks:
        if task.habit is not None:
            matches_of[task.game, task.habit].append(matches[task])
    return alike_lines(matches_of, wanted.seed)


def _ordinary(wanted: argparse.Namespace) -> Iterator[str]:
    """Yield the tables of ordinary people."""
    tasks = [
        TempoTask(game, seats, seed, for_good=for_good, accepts=accepts)
        for game, seats, seed in _matches(wanted)
        for for_good in (False, True)
        for accepts in wanted.accept
        if is_measured(game, accepts)
    ]
    matches = play_and_keep(wanted.results, tasks, wanted.jobs)
    matches_of = defaultdict[tuple[str, bool, Accepts], list[Lasted]](list)
    for task in tasks:
        matches_of[task.game, task.for_good, task.accepts].append(matches[task])
    return ordinary_lines([figures_of(*column, lasted) for column, lasted in matches_of.items()], wanted.seed)


def play_and_keep(path: Path | None, tasks: Sequence[TempoTask], jobs: int) -> dict[TempoTask, Lasted]:
    """Play the matches that are not in a file yet, add each to it, and return all."""
    lines = path.read_text().splitlines() if path is not None and path.exists() else []
    matches = dict(decode(line, type=tuple[TempoTask, Lasted]) for line in lines)
    missing = [task for task in tasks if task not in matches]
    for task, match in zip(missing, spread(play, missing, jobs), strict=True):
        matches[task] = match
        if path is not None:
            with path.open("a") as file:
                file.write(f"{encode((task, match)).decode()}\n")
    return matches


def _matches(wanted: argparse.Namespace) -> list[tuple[str, int, int]]:
    """Return game, seats and seed of every match that is asked for."""
    return [(game, wanted.seats or MEASURED[game].seats, wanted.seed + at) for game in wanted.games for at in range(wanted.matches)]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench tempo", description="How long matches last among people who look in now and then."
    )
    parser.add_argument("--people", choices=SECTIONS, default="alike", help="all of one habit, or as people are")
    parser.add_argument("--matches", type=int, default=3, help="matches of each game (default: 3)")
    parser.add_argument("--games", nargs="+", choices=MEASURED, default=list(MEASURED), help="the games (default: all)")
    parser.add_argument("--seats", type=int, help="seats (default: those of the targets)")
    parser.add_argument("--seed", type=int, default=1, help="the first of the seeds (default: 1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument(
        "--accept", nargs="+", choices=SHARES, default=list(SHARES), help="how often ordinary people take offers (default: all)"
    )
    parser.add_argument("--columns", nargs="+", choices=HABITS, default=list(HABITS), help="how everybody plays (default: both)")
    parser.add_argument("--results", type=Path, help="where each match is written down, to go on from")
    parser.add_argument("--page", action="store_true", help=f"write the figures into {PAGE.name}")
    return parser


def play(task: TempoTask) -> Lasted:
    """Play one match."""
    if task.habit is not None:
        return asyncio.run(weeks(task.game, (task.habit,) * task.seats, task.seed))
    return asyncio.run(ordinary_weeks(task.game, task.seats, task.seed, task.for_good, task.accepts))
