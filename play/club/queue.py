"""Who of those who wait for a table of an open season sits down together. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from play.club.draw import seeded_order

LOOKED_AT = 8
"""Of those who wait longest so many are looked at."""


def next_table(waiting: Sequence[tuple[int, float]], seats: int, met: Mapping[tuple[int, int], int], seed: str) -> tuple[int, ...]:
    """Return the people of the next table in the order of play.

    It is empty while they are too few. `people`, with the time since when they wait. Who waits longest sits there, with those whom the
    table's people have met least.
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
