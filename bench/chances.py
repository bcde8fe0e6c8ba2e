"""`python -m bench chances GAME`: how well the coach's chances agree with the results.

Mates play matches. At ten positions of each match the coach computes every seat's chance to win, as for the curve of a review. The loss of
a position is minus the logarithm of the winner's chance. The smaller the mean loss, the better; chances with more loss than a guess are
worse than none. Chances are true if seats with a chance of 70 % win in about 70 % of the positions. Positions of one match are not
independent trials, so the intervals are too narrow. The last table says whether the chances are too careful: if so, a power above 1 has a
smaller loss. Check such a power with another `--seed`.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import inf, log
from random import Random

from msgspec import Struct

from bench.arena import interval
from bench.shared import options_of, play_mates, spread
from data.measures import measures
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.search.odds import shares
from engine.search.weighing import WeighingTask, weigh_lines
from engine.values.core import EngineError

PARTS = 5
"""Parts of a match, each with a row in the table of losses."""
LOOKS = 2
"""Positions of each part at which the chances are computed."""
BANDS = (0.0, 0.4, 0.6, 0.8, 0.95)
"""The least chance of the favourite in each row of the table of favourites."""
POWERS = (0.8, 0.9, 1.0, 1.05, 1.1, 1.2, 1.3)
"""Exponents to which chances are raised. Above 1 the favourite's chance grows, below 1 it shrinks."""
LEAST = 0.001
"""A smaller chance counts as this one: a win that no playout has seen is not impossible."""


class Forecast(Struct, frozen=True):
    """The chances at a position of a match, and the result of the match."""

    part: float
    """The share of the match's moves before the position."""
    chances: tuple[float, ...]
    """The chance of each seat to win."""
    wins: tuple[float, ...]
    """The share of the win that each seat got in the end."""

    @property
    def loss(self) -> float:
        """Minus the logarithm of the winner's chance."""
        return -sum([won * log(max(LEAST, chance)) for chance, won in zip(self.chances, self.wins, strict=True)])

    def sharper(self, power: float) -> Forecast:
        """Return a forecast with every chance raised to a power; their sum stays 1."""
        raised = [max(LEAST, chance) ** power for chance in self.chances]
        return Forecast(self.part, tuple([value / sum(raised) for value in raised]), self.wins)

    @property
    def best(self) -> float:
        """The chance of the favourite."""
        return max(self.chances)

    @property
    def won(self) -> float:
        """The share of the win that the favourite got."""
        return self.wins[self.chances.index(self.best)]


def play_forecasts(game: str, seats: int, chosen: Mapping[str, str], worlds: int, seed: str, number: int) -> list[Forecast]:
    """Play the match of a number, and return the chances at some of its positions."""
    rules, rng = registry.rules(game), Random(f"{seed}/{number}")
    moves = list(play_mates(rules, rules.setup(seats, resolve_settings(rules, chosen), f"{seed}/{number}"), rng))
    result = rules.result(moves[-1].turn.state)
    assert result is not None
    forecasts, wins = list[Forecast](), shares(result.ranks)
    for look in range(PARTS * LOOKS):
        seq = int((look + rng.random()) / (PARTS * LOOKS) * len(moves))
        (weighed,) = weigh_lines(rules, WeighingTask("curve", seq, moves[seq].state, None, worlds))
        forecasts.append(Forecast(seq / len(moves), weighed.chances, wins))
    return forecasts


def main(arguments: Sequence[str]) -> int:
    """Play and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench chances", description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--seats", type=int, help="seats (default: four, or the most that the game takes if they are fewer)")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=CHOICE", help="an option of the table; may be repeated")
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=20, help="of each position; a review has 4 to 40")
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args(arguments)
    seats = wanted.seats or min(4, max(registry.rules(wanted.game).seats))
    if seats not in registry.rules(wanted.game).seats or wanted.matches < 1 or wanted.worlds < 1:
        parser.error(f"--seats is one of {registry.rules(wanted.game).seats}, --matches and --worlds at least 1")
    chosen = measures(wanted.game).arena.choices | options_of(wanted.set)
    try:
        resolve_settings(registry.rules(wanted.game), chosen)
    except EngineError as error:
        parser.error(str(error))
    play_match = partial(play_forecasts, wanted.game, seats, chosen, wanted.worlds, wanted.seed)
    forecasts = [forecast for match in spread(play_match, range(wanted.matches), wanted.processes) for forecast in match]
    size = f"{seats} seats, {wanted.matches} matches of mates, {wanted.worlds} worlds"
    print(f"{wanted.game}, {size}; a guess has a loss of {log(seats):.3f}")
    print("\n".join(table(forecasts)))
    return 0


def table(forecasts: Sequence[Forecast]) -> list[str]:
    """Return the lines of the three tables."""
    lines = ["", "| part of the match | positions | loss |", "|---|---|---|"]
    for part in range(PARTS):
        if some := [forecast for forecast in forecasts if part <= forecast.part * PARTS < part + 1]:
            mean = sum([forecast.loss for forecast in some]) / len(some)
            lines.append(f"| {part / PARTS:.0%} to {(part + 1) / PARTS:.0%} | {len(some)} | {mean:.3f} |")
    lines += ["", "| told of the favourite | positions | on average | wins (95 %) |", "|---|---|---|---|"]
    for low, high in pairwise((*BANDS, inf)):
        if some := [forecast for forecast in forecasts if low <= forecast.best < high]:
            mean, won = sum([forecast.best for forecast in some]) / len(some), sum([forecast.won for forecast in some])
            least, most = interval(won, len(some))
            lines.append(f"| from {low:.0%} | {len(some)} | {mean:.0%} | {won / len(some):.0%} ({least:.0%} to {most:.0%}) |")
    lines += ["", "| chances to the power of | loss |", "|---|---|"]
    for power in POWERS:
        mean = sum([forecast.sharper(power).loss for forecast in forecasts]) / len(forecasts)
        lines.append(f"| {power:g} | {mean:.4f} |")
    return lines
