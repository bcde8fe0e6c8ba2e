"""`python -m bench sittings`: how many minutes a match takes if everybody is present.

Bots of the strength *mate* play. An answer comes `ANSWER` seconds after its question, or `SMALL` after a small question, or `AUTOMATIC` if
the host gives it. Players who are asked at the same time answer at the same time. At an auction people may say once how high they go (*Up
to 8*); then an order makes their further bids for that card. The seconds are a guess, so only the comparison of two settings means
something.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct

from bench.shared import PAGES, write_section
from data.measures import measures
from engine import bots
from engine.match import registry
from engine.match.match import begin
from engine.values.core import Seat

ANSWER = 20.0
"""Seconds of an answer at a live table."""

SMALL = 10.0
"""Seconds of an answer to a small question."""

AUTOMATIC = 3.0
"""Seconds of an automatic answer."""

ORDERED = 5.0
"""Seconds of an answer by an order."""

PAGE = PAGES / "tempo.md"
MARKS = ("<!-- sittings: written by bench sittings -->", "<!-- end of sittings -->")


class Minutes(Struct, frozen=True):
    """What one match took: minutes, and answers of people that are not small."""

    minutes: float
    answers: int


def play_sitting(game: str, seats: int, chosen: dict[str, str], seed: int, lasting: bool) -> Minutes:
    """Play one match; return its minutes and answers.

    With `lasting`, people say once what lasts, and orders answer from then on.
    """
    rules = registry.rules(game)
    match, rng = begin(rules, seats, chosen, f"evening {seed}"), Random(seed)
    lasts = measures(game).sittings.lasting if lasting else None
    now, answers = 0.0, 0
    asked_at: dict[Seat, float] = {}
    ordered: set[tuple[Any, ...]] = set()
    while awaited := rules.to_act(match.state):
        automatic = rules.automatic(match.state)
        if automatic is not None:
            now, match = now + AUTOMATIC, match.played(*automatic)
            continue
        asked_at = {seat: asked_at.get(seat, now) for seat in awaited}
        seat = min(awaited, key=lambda seat: asked_at[seat])
        view = rules.view(match.state, None)
        takes = SMALL if rules.small(view, seat) else ANSWER
        if lasts is not None and view.stage == lasts.stage:
            # The first such answer is given by hand, and also makes an order that gives the later ones.
            what_lasts = (seat, *(getattr(view, name) for name in lasts.about))
            takes = ORDERED if what_lasts in ordered else takes
            ordered.add(what_lasts)
        if takes == ANSWER:
            answers += 1
        now = max(now, asked_at.pop(seat) + takes)  # an earlier answer may have taken longer than this one
        match = match.played(seat, bots.line("mate", rules, match.state, seat, rng))
    return Minutes(now / 60.0, answers)


def lines(games: Sequence[str], matches: int) -> Iterator[str]:
    """Yield the table of the page."""
    minutes = f"minutes, median of {matches}"
    yield f"| game | seats | choices | answers | {minutes} | nine in ten are below | where every bid is made by hand |"
    yield "|---|---|---|---|---|---|---|"
    for game in games:
        measured = measures(game).sittings
        for tried in measured.tried:
            usual = [play_sitting(game, tried.seats, tried.choices, seed, lasting=True) for seed in range(matches)]
            by_hand = "the same"
            if measured.lasting:
                slow = [play_sitting(game, tried.seats, tried.choices, seed, lasting=False) for seed in range(matches)]
                by_hand = f"{median(sitting.minutes for sitting in slow):.0f}"
            chosen = ", ".join(f"`{name} {value}`" for name, value in tried.choices.items()) or "usual"
            times = sorted(sitting.minutes for sitting in usual)
            yield (
                f"| `{game}` | {tried.seats} | {chosen} | {median(sitting.answers for sitting in usual):.0f} | {median(times):.0f} "
                f"| {times[int(0.9 * len(times))]:.0f} | {by_hand} |"
            )


def main(arguments: Sequence[str]) -> int:
    """Print the table, and perhaps write it."""
    parser = argparse.ArgumentParser(prog="python -m bench sittings", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=registry.names(), action="append", help="one game (default: all)")
    parser.add_argument("--matches", type=int, default=16, help="matches of each")
    parser.add_argument("--page", action="store_true", help="write the table into docs/measured/tempo.md")
    options = parser.parse_args(arguments)
    table = []
    for line in lines(options.game or registry.names(), options.matches):
        print(line, flush=True)
        table.append(line)
    if options.page:
        write_section(PAGE, MARKS, table)
    return 0
