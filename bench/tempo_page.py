"""docs/tempo.md as the program writes it: the figures between two marks, with the digests of the short matches that they are about.

What stands outside the marks is written by hand and stays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from bench.digests import SEEDS, digest, table_digest
from bench.ordinary import MEASURED, REASONS, UNPRESSED, Figures
from bench.visitors import KINDS

PAGE = Path("docs/tempo.md")

SECTIONS = ("ordinary", "fresh", "alike")
"""What is measured and written by itself."""

FIRST = 1
"""The first of the seeds by which the games' orders and offers were made what they are; `fresh` are others."""


RULES = "| rules by short matches |"
"""How the table of digests begins."""

HEADS = (
    "| game | seats | matches | | median days | target | left, back | made for people who are present | by caretakers "
    "| sounds a person and day | most | needed | waits |"
)


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
    rules = [f"| `{game}` | {' | '.join(f'`{one}`' for one in ones)} |" for game, ones in found.items()]
    heads = [
        "| rules by short matches | " + " | ".join(f"seed {seed}" for seed in SEEDS) + " | table |",
        "|---|" + "---|" * (len(SEEDS) + 1),
    ]
    return "\n".join([f"{before}{first}", "", *lines, "", *heads, *rules, "", f"{last}{after}"])


def write(section: str, lines: Iterable[str]) -> None:
    """Write the figures of a section into the page."""
    PAGE.write_text(with_section(PAGE.read_text(), section, lines, digests()))


def digests_of(page: str, section: str) -> dict[str, tuple[str, ...]]:
    """The digests that a section carries."""
    first, last = marks(section)
    written = page.split(first)[1].split(last)[0].partition(RULES)[2]
    rows = [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in written.splitlines() if line.startswith("| `")]
    return {game: tuple(ones) for game, *ones in rows}


def ordinary_lines(rows: Sequence[Figures], seed: int) -> Iterator[str]:
    """The figures of ordinary people, by the first of the seeds; what their tables wait for only where it is the first of all."""
    yield f"Seeds {seed} and after. Days are medians (range), the rest are means."
    yield ""
    yield HEADS
    yield "|---|---|---|---|---|---|---|---|---|---|---|---|---|"
    for row in rows:
        days = f"**{row.days:.1f}**" if row.days <= row.target else f"{row.days:.1f}"
        yield (
            f"| `{row.game}` | {MEASURED[row.game].seats} | {row.matches} "
            f"| {row.column} | {days} ({row.least:.1f}-{row.most_days:.1f}) | {row.target:.0f} "
            f"| {row.left}, {row.back} | {row.unpressed:.1%} | {row.caretaken:.0f} of {row.entries:.0f} "
            f"| {row.sounds:.2f} | {row.most:.1f} | {row.needed:.0%} | {row.handovers:.0f} |"
        )
    if seed != FIRST:
        return
    yield ""
    yield (
        "*Left, back*: in how many matches who goes away did so before the end, and was back before it. "
        "Where they left later, or the match was over before they were back, it is the same in both rows."
    )
    yield ""
    yield f"*Made for people who are present*: choices that are not small, made by a caretaker or a deputy; {UNPRESSED:.0%} at most."
    yield ""
    yield "| game | | what the table waits for: days in waits, a match | for whom |"
    yield "|---|---|---|---|"
    for row in rows:
        asks = ", ".join(f"`{name}` {days:.1f} in {times:.0f}" for name, (days, times) in list(row.waiting.items())[:REASONS])
        people = ", ".join(f"{KINDS.get(name, name)} {days:.1f} in {times:.0f}" for name, (days, times) in row.waiting_for.items())
        yield f"| `{row.game}` | {row.column} | {asks} | {people} |"
