"""Chooses who sits down together of those who wait for a table of an open season. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from play.club.draw import seeded_order

LOOKED_AT = 8
"""The number of longest waiting people who are considered."""


def next_table(waiting: Sequence[tuple[int, float]], seats: int, met: Mapping[tuple[int, int], int], seed: str) -> tuple[int, ...]:
    """Return the people of the next table in the order of play; empty while too few wait.

    `waiting` has each user id and since when they wait. The person who waits longest sits there, with the others whom the table's people
    have met least; `met` counts how often two people sat together.
    """
    by_wait = [user for user, _ in sorted(waiting, key=lambda entry: (entry[1], entry[0]))]
    if len(by_wait) < seats:
        return ()
    first, others = by_wait[0], by_wait[1:LOOKED_AT]

    def cost(group: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        pairs = combinations(sorted((first, *group)), 2)
        return sum(met.get(pair, 0) ** 2 for pair in pairs), tuple(by_wait.index(number) for number in group)

    chosen = (first, *min(combinations(others, seats - 1), key=cost))
    return seeded_order(sorted(chosen), f"{seed} {sum(met.values())} {sorted(chosen)}")
