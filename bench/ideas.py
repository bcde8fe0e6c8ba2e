"""`python -m bench ideas`: the coach's advice at decisions in matches of mates.

In each game the coach is asked about a number of decisions with a choice, as a player would ask. The table has a row for each game, and
these columns:

- cost nothing: the best two ideas differ by less than can be measured (share of the decisions),
- no difference: the coach says that the choice makes no difference,
- about equal: the coach says that its ideas are about equal,
- ideas: how many ideas were given, except at decisions that make no difference,
- without a sentence: ideas that have no reason in words,
- own: ideas whose sentence is the game's own (share of the ideas),
- kinds: different kinds of sentences,
- a kind twice: decisions at which two ideas have sentences of the same kind,
- too long: sentences that are too long.
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
"""The most characters of a sentence."""

MOST_EVEN = 0.2
"""The largest share of decisions for which the coach may say that the choice makes no difference."""

PAGE = PAGES / "opponents.md"
MARKS = ("<!-- what the coach says: python -m bench ideas --write -->", "<!-- end of what the coach says -->")


class CoachTally(Struct, frozen=True):
    """Counts of the coach's advice at some decisions of a game."""

    decisions: int = 0
    cost_nothing: int = 0
    """Decisions at which the best two ideas differ by less than can be measured."""
    no_difference: int = 0
    """Decisions that make no difference. They are not counted in the fields below."""
    about_equal: int = 0
    """Decisions at which the coach says that its ideas are about equal."""
    repeated: int = 0
    """Decisions at which two ideas have sentences of the same kind."""
    ideas: int = 0
    without: int = 0
    """Ideas without a sentence."""
    own: int = 0
    """Ideas with a sentence of the game."""
    long: int = 0
    """Sentences that are too long."""
    kinds: frozenset[str] = frozenset()
    """The kinds of sentences."""

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
            tally = tally.with_more(CoachTally(decisions=1, cost_nothing=1, no_difference=1))
            continue
        reasons = [idea.reason for idea in ideas if idea.reason is not None]
        kinds = frozenset(reason.key for reason in reasons)
        more = CoachTally(
            decisions=1,
            cost_nothing=int(is_undecided(ideas)),
            about_equal=int(ideas[0].standing.key == EQUAL),
            repeated=int(len(kinds) < len(reasons)),
            ideas=len(ideas),
            without=len(ideas) - len(reasons),
            own=sum(idea.is_reasoned for idea in ideas),
            long=sum(len(say(reason)) > LONGEST for reason in reasons),
            kinds=kinds,
        )
        tally = tally.with_more(more)
    return tally


def table(tallies: dict[str, CoachTally]) -> list[str]:
    """Return the lines of the table."""
    lines = [
        "| game | decisions | cost nothing | no difference | about equal | ideas | without a sentence | own | kinds | a kind twice "
        "| too long |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for game, tally in tallies.items():
        number = tally.decisions
        shares = f"{tally.cost_nothing / number:.0%} | {tally.no_difference / number:.1%} | {tally.about_equal / number:.0%}"
        own = f"{tally.own / max(1, tally.ideas):.0%}"
        counts = f"{tally.ideas} | {tally.without} | {own} | {len(tally.kinds)} | {tally.repeated} | {tally.long}"
        lines.append(f"| `{game}` | {tally.decisions} | {shares} | {counts} |")
    return lines


def main(arguments: Sequence[str]) -> int:
    """Ask and print the table; return 1 if the coach is not good enough.

    That is: an idea has no sentence, two ideas have sentences of the same kind, or too many decisions make no difference.
    """
    parser = argparse.ArgumentParser(prog="python -m bench ideas", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
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
    return int(any(tally.no_difference > MOST_EVEN * tally.decisions or tally.without or tally.repeated for tally in tallies.values()))
