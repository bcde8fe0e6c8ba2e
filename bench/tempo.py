"""`python -m bench tempo`: how long matches last among people who look in now and then.

Each match is played several times, with the same people looking in at the same times: asked for everything, and with plans, say. With
`--people ordinary` it is played by people as they are, at the table that everybody gets. docs/tempo.md says what is measured and what is
to be reached.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median

from msgspec import Struct, to_builtins
from msgspec.json import decode, encode

from bench.lasted import Lasted
from bench.ordinary import MEASURED, figures_of, is_measured, lines_of
from bench.price import planners, price_of
from bench.tempo_page import FIRST, ordinary_lines, write
from bench.visitors import SHARES, Accepts, Habit
from bench.weeks import ordinary_weeks, weeks

REASONS = 8
"""What a table waited for longest is told in so many lines."""

COLUMNS: dict[Habit, str] = {"asked": "asked for everything", "early": "answers early", "plans": "with plans"}
USUAL: tuple[Habit, ...] = ("early", "plans")
"""The columns that are measured unless others are asked for: the first is the base, because nobody has everything asked for who did not
choose so."""


class Task(Struct, frozen=True):
    """A match to be played, with the habits of its people.

    Of `seats` ordinary people where none are given, one of them gone `for_good` or all back some day, and those who do not plan accept
    offers so often.
    """

    game: str
    habits: tuple[Habit, ...]
    seed: int
    seats: int = 0
    for_good: bool = False
    accepts: Accepts = "every time"


class Column(Struct, frozen=True):
    """What several matches of one game took: of the days the median, the least and the most; the rest are means.

    `visits` (with something to do) and `pings` are those of a person; `pings_a_day` is over all days of all people.
    """

    game: str
    seats: int
    column: Habit
    matches: int
    days: float
    least: float
    most: float
    visits: float
    pings: float
    pings_a_day: float
    handovers: float
    entries: float
    target: float | None
    waiting: dict[str, tuple[float, float]]
    """By question: hours of waiting and waits, per match; the longest first."""
    told: dict[str, float]
    """What people were told in private, per match; the most frequent first."""


def main(arguments: Sequence[str]) -> int:
    """Play the matches and print a table (or JSON); the exit status."""
    wanted = _parser().parse_args(arguments)
    if wanted.price:
        return _main_of_price(wanted)
    if wanted.people == "ordinary":
        return _main_of_ordinary(wanted)
    tasks = [Task(game, (habit,) * seats, seed) for game, seats, seed in _matches(wanted) for habit in wanted.columns]
    found = play_and_keep(wanted.results, tasks, wanted.jobs)
    rows = [column_of(game, habit, ones) for (game, habit), ones in group_matches(tasks, [found[task] for task in tasks]).items()]
    if wanted.page:
        write("alike", alike_lines(rows))
    elif wanted.json:
        print(json.dumps(to_builtins(rows), indent=2))
    else:
        _print(rows, wanted.why)
    return 0


def _main_of_price(wanted: argparse.Namespace) -> int:
    """The same for what planning costs."""
    mixed: dict[Task, frozenset[int]] = {}
    for game, seats, seed in _matches(wanted):
        who = planners(seats, seed)
        habits: tuple[Habit, ...] = tuple("plans" if at in who else "asked" for at in range(seats))
        mixed[Task(game, habits, seed)] = who
    nobody: Habit = "asked"
    asked = {task: Task(task.game, (nobody,) * len(task.habits), task.seed) for task in mixed}
    every = [*mixed, *asked.values()]
    found = dict(zip(every, play_tasks(every, wanted.jobs), strict=True))
    both = [(task.game, (who, found[task], found[asked[task]])) for task, who in mixed.items()]
    prices = [price_of(game, [matches for of, matches in both if of == game]) for game in wanted.games]
    if wanted.json:
        print(json.dumps(to_builtins(prices), indent=2))
        return 0
    print(f"{'game':13}{'seats':>5}{'matches':>9}{'wins by planning':>24}{'points':>20}{'places':>20}{'the same':>10}")
    for price in prices:
        wins, points, places = (
            f"{gain:+.{digits}{sign}} ± {give:.{digits}{sign}}"
            for (gain, give), digits, sign in ((price.wins, 1, "%"), (price.points, 1, "f"), (price.places, 2, "f"))
        )
        print(f"{price.game:13}{price.seats:5}{price.matches:9}{wins:>24}{points:>20}{places:>20}{price.same:>10.0%}")
    return 0


def _main_of_ordinary(wanted: argparse.Namespace) -> int:
    """The same for ordinary people."""
    columns = [(for_good, accepts) for for_good in (False, True) for accepts in wanted.accept]
    tasks = [
        Task(game, (), seed, seats, *column) for game, seats, seed in _matches(wanted) for column in columns if is_measured(game, column[1])
    ]
    found = play_and_keep(wanted.results, tasks, wanted.jobs)
    rows = [
        figures_of(game, *column, [found[task] for task in tasks if (task.game, task.for_good, task.accepts) == (game, *column)])
        for game in wanted.games
        for column in columns
        if is_measured(game, column[1])
    ]
    if wanted.page:
        write("ordinary", ordinary_lines(rows, wanted.seed))
    else:
        print(json.dumps(to_builtins(rows), indent=2) if wanted.json else "\n".join(lines_of(rows, wanted.why)))
    return 0


def play_and_keep(path: Path | None, tasks: Sequence[Task], jobs: int) -> dict[Task, Lasted]:
    """Play matches and write down each in a file, if one is named.

    What stands there already is not played again, so that a run that was cut short goes on.
    """
    lines = path.read_text().splitlines() if path is not None and path.exists() else []
    found = dict(decode(line, type=tuple[Task, Lasted]) for line in lines)
    missing = [task for task in tasks if task not in found]
    for task, match in zip(missing, play_tasks(missing, jobs), strict=True):
        found[task] = match
        if path is not None:
            with path.open("a") as file:
                file.write(f"{encode((task, match)).decode()}\n")
    return found


def _matches(wanted: argparse.Namespace) -> list[tuple[str, int, int]]:
    """Game, seats and seed of every match that is asked for."""
    return [(game, wanted.seats or MEASURED[game].seats, wanted.seed + at) for game in wanted.games for at in range(wanted.matches)]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench tempo", description="How long matches last among people who look in now and then."
    )
    parser.add_argument("--people", choices=("alike", "ordinary"), default="alike", help="all of one habit, or as people are")
    parser.add_argument("--matches", type=int, default=3, help="matches of each game (default: 3)")
    parser.add_argument("--games", nargs="+", choices=MEASURED, default=list(MEASURED), help="the games (default: all)")
    parser.add_argument("--seats", type=int, help="seats (default: those of the targets)")
    parser.add_argument("--seed", type=int, default=FIRST, help=f"the first of the seeds (default: {FIRST})")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument(
        "--accept", nargs="+", choices=SHARES, default=list(SHARES), help="how often ordinary people take offers (default: all)"
    )
    parser.add_argument("--columns", nargs="+", choices=COLUMNS, default=USUAL, help="how everybody plays (default: early plans)")
    parser.add_argument("--results", type=Path, help="where each match is written down, to go on from")
    parser.add_argument("--page", action="store_true", help="write the figures into docs/measured/tempo.md")
    parser.add_argument("--why", action="store_true", help="what the table waited for")
    parser.add_argument("--price", action="store_true", help="what planning costs: some seats plan, others are asked")
    parser.add_argument("--json", action="store_true", help="for programs")
    return parser


def play_tasks(tasks: Sequence[Task], jobs: int) -> Iterator[Lasted]:
    """Play matches in so many processes; in the order of the tasks."""
    if jobs <= 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(play, tasks)


def group_matches(tasks: Sequence[Task], lasted: Sequence[Lasted]) -> dict[tuple[str, Habit], list[Lasted]]:
    """Matches by game and by the habit of all their people."""
    found: dict[tuple[str, Habit], list[Lasted]] = {}
    for task, match in zip(tasks, lasted, strict=True):
        found.setdefault((task.game, task.habits[0]), []).append(match)
    return found


def play(task: Task) -> Lasted:
    """Play one match."""
    if task.habits:
        return asyncio.run(weeks(task.game, task.habits, task.seed))
    return asyncio.run(ordinary_weeks(task.game, task.seats, task.seed, task.for_good, task.accepts))


def column_of(game: str, column: Habit, lasted: Sequence[Lasted]) -> Column:
    """What matches of one game took."""
    seats, count = len(lasted[0].visits), len(lasted)
    days = [match.days for match in lasted]
    people = seats * count
    hours: dict[str, float] = {}
    times, told = Counter[str](), Counter[str]()
    for match in lasted:
        told.update(match.told)
        for name, (took, often) in match.waiting.items():
            hours[name] = hours.get(name, 0.0) + took
            times[name] += often
    return Column(
        game=game,
        seats=seats,
        column=column,
        matches=count,
        days=median(days),
        least=min(days),
        most=max(days),
        visits=sum(sum(match.visits) for match in lasted) / people,
        pings=sum(sum(match.pings) for match in lasted) / people,
        pings_a_day=sum(sum(match.pings) for match in lasted) / (seats * sum(days)),
        handovers=sum(match.handovers for match in lasted) / count,
        entries=sum(match.entries for match in lasted) / count,
        target=MEASURED[game].plans if column == "plans" and seats == MEASURED[game].seats else None,
        waiting={name: (took / count, times[name] / count) for name, took in sorted(hours.items(), key=lambda item: -item[1])},
        told={key: often / count for key, often in told.most_common()},
    )


def alike_lines(rows: Sequence[Column]) -> Iterator[str]:
    """The figures as docs/measured/tempo.md has them."""
    yield "Usual settings, seeds 1 and after. Days are medians (range), the rest are means."
    yield ""
    yield (
        "| game | seats | matches | how they play | median days | target "
        "| visits a person | pings a person | pings a day | hand-overs | entries |"
    )
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    for row in rows:
        target = "" if row.target is None else f"{row.target:.0f}"
        days = f"**{row.days:.1f}**" if row.target is not None and row.days <= row.target else f"{row.days:.1f}"
        yield (
            f"| `{row.game}` | {row.seats} | {row.matches} | {COLUMNS[row.column]} "
            f"| {days} ({row.least:.1f}-{row.most:.1f}) | {target} | {row.visits:.1f} "
            f"| {row.pings:.1f} | {row.pings_a_day:.2f} | {row.handovers:.0f} | {row.entries:.0f} |"
        )
    yield ""
    yield "| game | how they play | what the table waits for: days in waits, a match |"
    yield "|---|---|---|"
    for row in rows:
        asks = ", ".join(f"`{name}` {hours / 24:.1f} in {times:.0f}" for name, (hours, times) in list(row.waiting.items())[:REASONS])
        yield f"| `{row.game}` | {COLUMNS[row.column]} | {asks} |"


def _print(rows: Sequence[Column], why: bool) -> None:
    heads = ("game", "seats", "", "matches", "days", "range", "target", "visits", "pings", "a day", "hand-overs", "entries")
    print("{:13}{:>5}  {:22}{:>7}{:>7}{:>11}{:>8}{:>8}{:>7}{:>7}{:>12}{:>9}".format(*heads))
    for row in rows:
        print("".join(_cells(row)))
        for name, (hours, times) in list(row.waiting.items())[: REASONS if why else 0]:
            print(f"{'':20}{name:30}{hours / 24:8.1f} days in {times:6.1f} waits of {hours / times:5.1f} hours")
        for key, often in list(row.told.items())[: REASONS if why else 0]:
            print(f"{'':20}{often:6.1f} times told: {key}")


def _cells(row: Column) -> Iterator[str]:
    yield f"{row.game:13}{row.seats:5}  {COLUMNS[row.column]:22}{row.matches:7}{row.days:7.1f}"
    yield f"{f'{row.least:.1f}-{row.most:.1f}':>11}{'' if row.target is None else f'<= {row.target:.0f}':>8}"
    yield f"{row.visits:8.1f}{row.pings:7.1f}{row.pings_a_day:7.2f}{row.handovers:12.1f}{row.entries:9.1f}"
