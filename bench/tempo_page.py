"""docs/measured/tempo.md: the figures between two marks, with the digests of the short matches that they are about.

What stands outside the marks is written by hand and stays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from bench.digests import SEEDS, digest, table_digest
from bench.ordinary import COLUMNS, MEASURED, UNPRESSED, Figures
from bench.visitors import KINDS, SHARES

PAGE = Path("docs/measured/tempo.md")

SECTIONS = ("ordinary", "alike")
"""What is measured and written by itself."""

FIRST = 1
"""The first of the seeds, unless another is asked for."""


RULES = "| rules by short matches |"
"""How the table of digests begins."""

SHOWN = 5
"""A page tells what a table waits for longest, in so many questions."""


def marks(section: str) -> tuple[str, str]:
    """The lines around what the program writes."""
    return f"<!-- {section}: written by bench tempo -->", f"<!-- end of {section} -->"


def digests() -> dict[str, tuple[str, ...]]:
    """The short matches of each game, and last the table that everybody gets."""
    return {game: (*(digest(game, seed) for seed in SEEDS), table_digest(game)) for game in MEASURED}


def with_section(page: str, section: str, lines: Iterable[str], found: Mapping[str, tuple[str, ...]]) -> str:
    """The page with other figures in a section."""
    first, last = marks(section)
    before, rest = page.split(first)
    after = rest.split(last)[1]
    rules = [f"| `{game}` | {' | '.join(f'`{name}`' for name in ones)} |" for game, ones in found.items()]
    heads = [
        "| rules by short matches | " + " | ".join(f"seed {seed}" for seed in SEEDS) + " | table |",
        "|---|" + "---|" * (len(SEEDS) + 1),
    ]
    return "\n".join([f"{before}{first}", "", *lines, "", *heads, *rules, "", f"{last}{after}"])


def write(section: str, lines: Iterable[str]) -> None:
    """Write the figures of a section into the page."""
    PAGE.write_text(with_section(PAGE.read_text(), section, lines, digests()))


def ordinary_lines(rows: Sequence[Figures], seed: int) -> Iterator[str]:
    """The figures of ordinary people, by the first of the seeds: days by how often people take offers, what else is sought, the waits."""
    games = list(dict.fromkeys((row.game, row.column) for row in rows))
    by_cell = {(row.game, row.column, row.accepts): row for row in rows}
    yield f"Seeds {seed} and after. Days are medians (range) of so many matches, in bold within the target; the rest are means."
    yield ""
    yield f"| game | seats | | target | {' | '.join(SHARES)} |"
    yield "|---|---|---|---|" + "---|" * len(SHARES)
    for game, column in games:
        cells = [by_cell.get((game, column, accepts)) for accepts in SHARES]
        first, never = (next(row for row in cells if row is not None and bool(SHARES[row.accepts]) == takes) for takes in (True, False))
        days = " | ".join("" if row is None else _days(row) for row in cells)
        target = f"{first.target:.0f}; never {never.target:g}"
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
            f"| {row.sounds:.2f} | {row.most:.1f} | {row.needed:.0%} | {row.handovers:.0f} | {row.left}, {row.back} |"
        )
    yield ""
    yield (
        "*Left, back*: in how many matches who goes away did so before the end, and was back before it. "
        "Where they left later, or the match was over before they were back, it is the same in both rows."
    )
    yield ""
    yield f"*Made for people who are present*: choices that are not small, made by a caretaker or a deputy; {UNPRESSED:.0%} at most."
    yield ""
    yield "| game | take offers | what the table waits for, where everybody comes back: days in waits, a match | for whom |"
    yield "|---|---|---|---|"
    for row in rows:
        if row.column == COLUMNS[False]:
            asks = ", ".join(f"`{name}` {days:.1f} in {times:.0f}" for name, (days, times) in list(row.waiting.items())[:SHOWN])
            people = ", ".join(f"{KINDS.get(name, name)} {days:.1f} in {times:.0f}" for name, (days, times) in row.waiting_for.items())
            yield f"| `{row.game}` | {row.accepts} | {asks} | {people} |"


def _days(row: Figures) -> str:
    median = f"**{row.days:.1f}**" if row.days <= row.target else f"{row.days:.1f}"
    return f"{median} ({row.least:.1f}-{row.most_days:.1f}) of {row.matches}"
