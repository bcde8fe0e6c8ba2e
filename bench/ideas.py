"""`python -m bench ideas`: the coach's advice at decisions in matches of mates.

In each game so many decisions with a choice are asked about as a player would. The table tells how many of these questions cost nothing,
of how many it is said that it makes no difference, and of how many that the ideas are about equal as far as one can look ahead; how many
ideas stand without a sentence, and how many of the sentences are the game's own, of how many kinds; how often two ideas of a decision have
a sentence of the same kind.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Any

from msgspec import Struct

from bench.shared import PAGES, play_mates, spread, write_section
from data.measures import measures
from engine import bots
from engine.game.rules import Rules, resolve_settings
from engine.match import registry
from engine.search.advice import EQUAL, advice, is_undecided
from engine.values.core import Seat
from engine.walking.walk import only_line
from play.turn.coach import LEVEL, makes_no_difference
from words import speaker

ASKED = 0.12
"""The share of the decisions of a match that are asked about."""

LONGEST = 120
"""Characters of a sentence at most."""

MOST_EVEN = 0.2
"""The share of decisions at most of which it is said that it makes no difference."""

PAGE = PAGES / "opponents.md"
MARKS = ("<!-- what the coach says: python -m bench ideas --write -->", "<!-- end of what the coach says -->")


class CoachTally(Struct, frozen=True):
    """Counts of the coach's advice at some decisions of a game.

    Decisions: `free` cost nothing, because the best two ideas differ by less than can be measured. `even` make no difference at all. Of the
    others, `equal` have ideas that are about equal, and `repeated` have two ideas with sentences of one kind. Ideas: `without` have no
    sentence, `own` have a sentence of the game, `long` have one that is too long. `kinds` counts the kinds of sentences.
    """

    decisions: int = 0
    free: int = 0
    even: int = 0
    equal: int = 0
    repeated: int = 0
    ideas: int = 0
    without: int = 0
    own: int = 0
    long: int = 0
    kinds: frozenset[str] = frozenset()

    def with_more(self, other: CoachTally) -> CoachTally:
        """Return the sums of two tallies."""
        *counts, _ = self.__struct_fields__
        return CoachTally(**{name: getattr(self, name) + getattr(other, name) for name in counts}, kinds=self.kinds | other.kinds)


def decisions(rules: Rules[Any, Any], game: str, seed: str) -> Iterator[tuple[Any, Seat]]:
    """Yield the decisions with a choice, match after match."""
    seats, rng = min(3, max(rules.seats)), Random(seed)
    for number in count():
        state = rules.setup(seats, resolve_settings(rules, measures(game).arena.choices), f"{seed}/{number}")
        for move in play_mates(rules, state, rng):
            if rng.random() < ASKED and only_line(rules.turn(move.state, move.seat)) is None:
                yield move.state, move.seat


def count_ideas(wanted: int, seed: str, game: str) -> CoachTally:
    """Ask the coach about `wanted` decisions, and return the counts."""
    rules, say, tally = registry.rules(game), speaker("en", tuple("ABCDEF")), CoachTally()
    for number, (state, seat) in zip(range(wanted), decisions(rules, game, seed), strict=False):
        ideas = advice(rules, rules.view(state, seat), seat, bots.budget(rules, LEVEL), Random(f"{seed}/{number}")).ideas
        if makes_no_difference(ideas):
            tally = tally.with_more(CoachTally(1, 1, 1))
            continue
        reasons = [idea.reason for idea in ideas if idea.reason is not None]
        kinds = frozenset(reason.key for reason in reasons)
        is_equal, is_repeated = ideas[0].standing.key == EQUAL, len(kinds) < len(reasons)
        without, own = len(ideas) - len(reasons), sum(idea.is_reasoned for idea in ideas)
        long = sum(len(say(reason)) > LONGEST for reason in reasons)
        tally = tally.with_more(CoachTally(1, is_undecided(ideas), 0, is_equal, is_repeated, len(ideas), without, own, long, kinds))
    return tally


def table(tallies: dict[str, CoachTally]) -> list[str]:
    """Return the lines of the table."""
    lines = [
        "| game | decisions | cost nothing | no difference | about equal | ideas | without a sentence | own | kinds | a kind twice "
        "| too long |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for game, tally in tallies.items():
        shares = f"{tally.free / tally.decisions:.0%} | {tally.even / tally.decisions:.1%} | {tally.equal / tally.decisions:.0%}"
        own = f"{tally.own / max(1, tally.ideas):.0%}"
        counts = f"{tally.ideas} | {tally.without} | {own} | {len(tally.kinds)} | {tally.repeated} | {tally.long}"
        lines.append(f"| `{game}` | {tally.decisions} | {shares} | {counts} |")
    return lines


def main(arguments: Sequence[str]) -> int:
    """Ask and print the table; return 1 if the coach says nothing or the same too often."""
    parser = argparse.ArgumentParser(prog="python -m bench ideas", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all without")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--seed", default="ideas")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="put the table into docs/measured/opponents.md")
    wanted = parser.parse_args(arguments)
    games = wanted.games or list(registry.names())
    tallies = dict(zip(games, spread(partial(count_ideas, wanted.decisions, wanted.seed), games, wanted.processes), strict=True))
    print("\n".join(table(tallies)))
    if wanted.write:
        write_section(PAGE, MARKS, table(tallies))
    return int(any(tally.even > MOST_EVEN * tally.decisions or tally.without or tally.repeated for tally in tallies.values()))
