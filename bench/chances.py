"""`python -m bench chances GAME`: how true the chances are that the coach tells.

Mates play matches. Ten times in each match the chances are told as in the curve of a review, and compared with who won.
The loss is the mean of minus the logarithm of the chance that was given to who won: the less the better, and more than that of a guess
is worse than no opinion. Chances are true if of those who are given 70 % about 70 % win; positions of one match are no independent trials,
so the intervals are too narrow.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from random import Random

from msgspec import Struct

from bench.arena import interval
from bench.pairings import SHORT
from engine import bots, registry
from engine.rules import resolved
from engine.search.judgement import shares
from engine.search.weighing import Work, weighed
from engine.walk import play

PARTS = 5
"""Parts of a match that are told apart."""
LOOKS = 2
"""Positions of each part."""
BANDS = (0.0, 0.4, 0.6, 0.8, 0.95)
"""From where on favourites are put together."""
LEAST = 0.001
"""A chance below this counts as this: what the playouts have not seen is not impossible."""


class Told(Struct, frozen=True):
    """A position: in which part of the match it was (0..1), each seat's chance, and the share of the win that each got in the end."""

    part: float
    chances: tuple[float, ...]
    wins: tuple[float, ...]

    @property
    def loss(self) -> float:
        """Minus the logarithm of the chance that was given to who won."""
        return -sum([won * log(max(LEAST, chance)) for chance, won in zip(self.chances, self.wins, strict=True)])

    @property
    def favourite(self) -> int:
        """The seat with the best chance."""
        return max(range(len(self.chances)), key=lambda seat: self.chances[seat])


def told(game: str, seats: int, worlds: int, seed: str, number: int) -> list[Told]:
    """What was told in the match of a number."""
    rules, rng = registry.rules(game), Random(f"{seed}/{number}")
    state, states = rules.setup(seats, resolved(rules, SHORT.get(game, {})), f"{seed}/{number}"), list[object]()
    while (result := rules.result(state)) is None:
        states.append(state)
        seat = rules.to_act(state)[0]
        state = play(rules, state, seat, bots.line("mate", rules, state, seat, rng)).value.state
    found, wins = list[Told](), shares(result.ranks)
    for look in range(PARTS * LOOKS):
        seq = int((look + rng.random()) / (PARTS * LOOKS) * len(states))
        (one,) = weighed(rules, Work("curve", seq, states[seq], None, worlds))
        found.append(Told(seq / len(states), one.chances, wins))
    return found


def main(given: Sequence[str]) -> int:
    """Play and print two tables: by the part of the match, and by what was told of the favourite."""
    parser = argparse.ArgumentParser(prog="python -m bench chances", description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--seats", type=int, help="as many as the game takes up to four without")
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=20, help="of each position; a review has 4 to 40")
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args(given)
    seats = wanted.seats or min(4, max(registry.rules(wanted.game).seats))
    if seats not in registry.rules(wanted.game).seats or wanted.matches < 1 or wanted.worlds < 1:
        parser.error(f"--seats is one of {registry.rules(wanted.game).seats}, --matches and --worlds at least 1")
    made = partial(told, wanted.game, seats, wanted.worlds, wanted.seed)
    with ProcessPoolExecutor(wanted.processes) as pool:
        found = [one for match in pool.map(made, range(wanted.matches)) for one in match]
    print(
        f"{wanted.game}, {seats} seats, {wanted.matches} matches of mates, {wanted.worlds} worlds; a guess has a loss of {log(seats):.3f}\n"
    )
    print("\n".join(table(found)))
    return 0


def table(found: Sequence[Told]) -> list[str]:
    """The lines of both tables."""
    parts = [
        (f"{part / PARTS:.0%} to {(part + 1) / PARTS:.0%}", _within(found, part / PARTS, (part + 1) / PARTS, _part))
        for part in range(PARTS)
    ]
    ends = (*BANDS[1:], 1.01)
    bands = [(f"from {low:.0%}", _within(found, low, high, _chance)) for low, high in zip(BANDS, ends, strict=True)]
    head = ["| part of the match | positions | loss |", "|---|---|---|"]
    rows = [f"| {name} | {len(some)} | {sum(one.loss for one in some) / len(some):.3f} |" for name, some in parts if some]
    return [*head, *rows, "", "| told of the favourite | positions | on average | wins (95 %) |", "|---|---|---|---|", *_bands(bands)]


def _bands(bands: Iterable[tuple[str, list[Told]]]) -> list[str]:
    lines = []
    for name, some in bands:
        if some:
            won = sum([one.wins[one.favourite] for one in some])
            low, high = interval(won, len(some))
            mean = sum(map(_chance, some)) / len(some)
            lines.append(f"| {name} | {len(some)} | {mean:.0%} | {won / len(some):.0%} ({low:.0%} to {high:.0%}) |")
    return lines


def _part(one: Told) -> float:
    return one.part


def _chance(one: Told) -> float:
    return one.chances[one.favourite]


def _within(found: Sequence[Told], low: float, high: float, value: Callable[[Told], float]) -> list[Told]:
    return [one for one in found if low <= value(one) < high]
