"""Write `games/magellan/docs/cards.md`: the lists of countries and history cards.

    python -m games.magellan.bench.lists

They are made of the tables and the catalogue. A test compares the page with the tables.
"""

from __future__ import annotations

from collections.abc import Iterator

from data.homes import homes
from engine.values.core import Msg
from games.magellan.rules import cards
from games.magellan.rules.board import NATIONS, SERIES, label
from words import speaker

PAGE = homes()["magellan"].page.with_name("cards.md")
HEAD = """# Magellan: countries and history cards

Written by `python -m games.magellan.bench.lists`. [The game](page.md).
"""

THEMES = (
    "dates of history",
    "rivers, canals and straits (revenue)",
    "places to discover",
    "world economy",
    "wars and scourges",
)
"""The themes of the series 1 to 5; the supplements repeat them (rulebook: historical cards)."""


def lists() -> str:
    """Return the lists as Markdown."""
    return "\n".join((*countries(), *histories()))


def countries() -> Iterator[str]:
    """Yield a table for each series of geographic cards."""
    say = speaker()
    yield from ("", "## The countries", "", "Cost and income in M, yield in %. The second ten of each series are the supplement.")
    for series in SERIES:
        yield from ("", f"### {say(Msg(f'magellan.series.{series}'))}", "")
        yield from ("| Country | Capital | Cell | Cost | Income | Yield |", "|---|---|---|---|---|---|")
        for nation in NATIONS.values():
            if nation.series == series:
                mark = " (supplement)" if nation.is_supplement else ""
                figures = f"{label(nation.cell)} | {nation.cost} | {nation.income} | {nation.permille / 10}"
                yield f"| {say(nation.name)}{mark} | {say(nation.capital)} | {figures} |"


def histories() -> Iterator[str]:
    """Yield a table for each series of history cards."""
    say = speaker()
    yield from ("", "## The history cards", "", "What stands under an asterisk (\\*) counts at the level *experts* only.")
    for series in range(1, 16):
        theme = THEMES[(series - 1) % 5]
        yield from ("", f"### Series {series}: {theme}", "", "| Card | Text |", "|---|---|")
        for card, printed in cards.CARDS.items():
            if printed.series == series:
                plain = cards.text(card, False)
                words = [say(msg) for msg in plain] + [f"\\* {say(msg)}" for msg in cards.text(card, True)[len(plain) :]]
                yield f"| {say(cards.title(card))} | {' '.join(words)} |"


def main() -> None:
    """Write the page."""
    PAGE.write_text(f"{HEAD}{lists()}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
