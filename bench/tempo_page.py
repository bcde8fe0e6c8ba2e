"""The figures of docs/measured/tempo.md, with digests of what they are about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import median

from bench.digests import SEEDS, digest, table_digest
from bench.lasted import Lasted, Waits, mean_waits
from bench.ordinary import COLUMNS, MEASURED, UNPRESSED, Figures
from bench.shared import PAGES, replace_section
from bench.visitors import KINDS, SHARES, Habit

PAGE = PAGES / "tempo.md"

SECTIONS = ("ordinary", "alike")
"""The sections of the page. Each run measures and writes one of them."""

HABITS: dict[Habit, str] = {"early": "answers early", "plans": "with plans"}
"""The habits of people who are all alike, with their names in the tables."""

RULES = "| rules by short matches |"
"""The beginning of the table of digests."""

SHOWN = 5
"""The most questions for which a row says how long tables waited."""


def marks(section: str) -> tuple[str, str]:
    """Return the lines around what the program writes."""
    return f"<!-- {section}: written by bench tempo -->", f"<!-- end of {section} -->"


def digests() -> dict[str, tuple[str, ...]]:
    """Return by game the digests of its short matches, and last that of the usual table."""
    return {game: (*(digest(game, seed) for seed in SEEDS), table_digest(game)) for game in MEASURED}


def with_section(page: str, section: str, lines: Iterable[str], digests_of_games: Mapping[str, tuple[str, ...]]) -> str:
    """Return the page with new figures and digests in a section."""
    heads = [f"{RULES} {' | '.join(f'seed {seed}' for seed in SEEDS)} | table |", "|---|" + "---|" * (len(SEEDS) + 1)]
    rules = [f"| `{game}` | {' | '.join(f'`{name}`' for name in names)} |" for game, names in digests_of_games.items()]
    return replace_section(page, marks(section), (*lines, "", *heads, *rules))


def write(section: str, lines: Iterable[str]) -> None:
    """Write the figures of a section into the page."""
    PAGE.write_text(with_section(PAGE.read_text("utf-8"), section, lines, digests()), "utf-8")


def ordinary_lines(rows: Sequence[Figures], seed: int) -> Iterator[str]:
    """Yield the tables of ordinary people; `seed` is the first of the seeds."""
    games = list(dict.fromkeys((row.game, row.column) for row in rows))
    by_cell = {(row.game, row.column, row.accepts): row for row in rows}
    yield f"Seeds {seed} and after. Days are medians (range) of so many matches, in bold within the target; the rest are means."
    yield ""
    yield f"| game | seats | | target | {' | '.join(SHARES)} |"
    yield "|---|---|---|---|" + "---|" * len(SHARES)
    for game, column in games:
        cells = [by_cell.get((game, column, accepts)) for accepts in SHARES]
        targets = {bool(SHARES[row.accepts]): row.target_days for row in cells if row is not None}
        days = " | ".join("" if row is None else _days(row) for row in cells)
        target = f"{targets[True]:.0f}; never {targets[False]:g}"
        yield f"| `{game}` | {MEASURED[game].seats} | {column} | {target} | {days} |"
    yield ""
    yield (
        "| game | | take offers | made for people who are present | by caretakers "
        "| sounds a person and day | most | needed | waits | left, back |"
    )
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for row in rows:
        yield (
            f"| `{row.game}` | {row.column} | {row.accepts} | {row.unpressed:.1%} | {row.caretaken:.0f} of {row.entries:.0f} "
            f"| {row.sounds:.2f} | {row.most_sounds:.1f} | {row.needed:.0%} | {row.handovers:.0f} | {row.left}, {row.back} |"
        )
    yield ""
    yield (
        "*Left, back*: the number of matches in which the person who goes away left before the end, and was back before it. "
        "If they never left, or the match was over before they were back, the rows of both kinds are the same."
    )
    yield ""
    yield f"*Made for people who are present*: choices that are not small, made by a caretaker or a deputy; {UNPRESSED:.0%} at most."
    yield ""
    yield "| game | take offers | what the table waits for, where everybody comes back: days in waits, a match | for whom |"
    yield "|---|---|---|---|"
    for row in rows:
        if row.column == COLUMNS[False]:
            people = ", ".join(f"{KINDS.get(name, name)} {days:.1f} in {times:.0f}" for name, (days, times) in row.waiting_for.items())
            yield f"| `{row.game}` | {row.accepts} | {_longest(row.waiting)} | {people} |"


def _days(row: Figures) -> str:
    days = f"**{row.days:.1f}**" if row.days <= row.target_days else f"{row.days:.1f}"
    return f"{days} ({row.least_days:.1f}-{row.most_days:.1f}) of {row.matches}"


def _longest(waiting: Waits) -> str:
    """Return the questions for which a table waited longest."""
    return ", ".join(f"`{name}` {days:.1f} in {times:.0f}" for name, (days, times) in list(waiting.items())[:SHOWN])


def alike_lines(matches_of: Mapping[tuple[str, Habit], Sequence[Lasted]], seed: int) -> Iterator[str]:
    """Yield the tables of people who all have one habit; `seed` is the first of the seeds."""
    yield f"Usual settings, seeds {seed} and after. Days are medians (range), the rest are means."
    yield ""
    yield (
        "| game | seats | matches | how they play | median days | target "
        "| visits a person | pings a person | pings a day | hand-overs | entries |"
    )
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    for (game, habit), lasted in matches_of.items():
        days, seats, count = [match.days for match in lasted], len(lasted[0].visits), len(lasted)
        target = MEASURED[game].plans if habit == "plans" and seats == MEASURED[game].seats else None
        half = f"**{median(days):.1f}**" if target is not None and median(days) <= target else f"{median(days):.1f}"
        visits, pings = sum(sum(match.visits) for match in lasted), sum(sum(match.pings) for match in lasted)
        yield (
            f"| `{game}` | {seats} | {count} | {HABITS[habit]} | {half} ({min(days):.1f}-{max(days):.1f}) "
            f"| {'' if target is None else f'{target:.0f}'} | {visits / seats / count:.1f} | {pings / seats / count:.1f} "
            f"| {pings / seats / sum(days):.2f} | {sum(match.handovers for match in lasted) / count:.0f} "
            f"| {sum(match.entries for match in lasted) / count:.0f} |"
        )
    yield ""
    yield "| game | how they play | what the table waits for: days in waits, a match |"
    yield "|---|---|---|"
    for (game, habit), lasted in matches_of.items():
        yield f"| `{game}` | {HABITS[habit]} | {_longest(mean_waits([match.waiting for match in lasted]))} |"
