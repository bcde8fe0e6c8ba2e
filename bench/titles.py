"""`python -m bench titles`: how rare the titles of each game are (engine/titles.py).

Mates play matches of the usual number of seats, three at least; the share of matches in which anybody earns a title is to be below
`RARE`, and the rarest stand first in the table of a game. `--page` writes them into docs/club.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from engine import bots, registry
from engine.core import Msg
from engine.match import begin, effective
from engine.titles import declared, earned
from words import speaker

RARE = 0.02
"""The share of matches below which a title is rare."""

PAGE = Path(__file__).parents[1] / "docs" / "club.md"
BEGIN, END = "<!-- titles: written by bench titles -->", "<!-- end of titles -->"


def shares(game: str, matches: int) -> dict[str, float]:
    """In which share of matches anybody earns each title of a game."""
    rules, found, titles = registry.rules(game), Counter[str](), declared(game)
    seats = max(3, rules.seats[0])
    for number in range(matches if titles else 0):
        match, rng = begin(rules, seats, {}, f"title {number}"), Random(number)
        while awaited := rules.to_act(match.state):
            match = match.played(awaited[0], bots.line("mate", rules, match.state, awaited[0], rng))
        assert match.result is not None
        every = earned(game, titles, effective(match.entries), match.result).values()
        found.update({name for names in every for name in names})
    return {title.name: found[title.name] / max(1, matches) for title in titles}


def main(arguments: Sequence[str]) -> int:
    """Print, and perhaps write, the table. The exit code is 1 where a title is not rare."""
    parser = argparse.ArgumentParser(prog="python -m bench titles", description="How rare the titles of each game are.")
    parser.add_argument("--game", choices=registry.names(), action="append", help="one game (else all)")
    parser.add_argument("--matches", type=int, default=300, help="matches of each game")
    parser.add_argument("--page", action="store_true", help=f"write the table into {PAGE.name}")
    given = parser.parse_args(arguments)
    say, lines, is_rare = speaker(), [f"| game | title | of {given.matches} matches |", "|---|---|---|"], True
    for game in given.game or registry.names():
        for name, share in shares(game, given.matches).items():
            lines.append(f"| `{game}` | {say(Msg(f'{game}.title.{name}'))} | {share:.1%} |")
            print(f"{game:14} {name:28} {share:7.2%}{'' if share < RARE else '  not rare'}", flush=True)
            is_rare = is_rare and share < RARE
    if given.page:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        PAGE.write_text("\n".join((before + BEGIN, "", *lines, "", END)) + rest.partition(END)[2], encoding="utf-8")
    return 0 if is_rare else 1
