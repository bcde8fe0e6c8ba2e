"""Who meets whom: everybody of a division plays exactly `k` tables of `k` seats. Pure.

Number the `v` people of a division from 0. Table `i` seats the people `i + b` (mod `v`) for each `b` of a *block* of `k` numbers, in this
order. So there are `v` tables, any `v` greater than `k` works, and everybody sits once in every place of the order of play. How often two
people meet depends only on the distance of their numbers. The block is chosen that keeps these meetings most even.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TypeAlias

SIZE = 7
"""The usual number of people in a division."""

LEAST = 5
"""The fewest people in a division. If fewer sign up, a single division has all of them."""

MOST = 11
"""The most people in a division."""

SEATS = range(2, 5)
"""The possible numbers of seats of a season's table: with more, everybody would have to play too many tables."""

Block: TypeAlias = tuple[int, ...]
"""The block of numbers that gives the people of each table."""


def split_evenly(people: int, groups: int) -> tuple[int, ...]:
    """Return the sizes of groups that are as equal as possible, larger ones first."""
    size, larger = divmod(people, groups)
    return (*[size + 1] * larger, *[size] * (groups - larger))


def sizes(people: int) -> tuple[int, ...]:
    """Return the sizes of the divisions of some people: about `SIZE` each, larger ones first."""
    return split_evenly(people, max(1, (2 * people + SIZE) // (2 * SIZE)))


def meetings(numbers: Block, people: int) -> tuple[int, ...]:
    """Return how often two people meet, by the distance of their numbers modulo `people`.

    `numbers`: the block. At distance 0 it is the number of a person's tables.
    """
    times_met = [0] * people
    for number in numbers:
        for other in numbers:
            times_met[(other - number) % people] += 1
    return tuple(times_met)


@cache
def block(people: int, seats: int) -> Block:
    """Return the first block with the most even meetings; `ValueError` without enough people."""
    if not seats < people:
        raise ValueError(f"{people} people cannot play tables of {seats}")

    def uneven(candidate: Block) -> tuple[int, int, Block]:
        met = meetings(candidate, people)[1:]
        return max(met), sum(times * times for times in met), candidate

    return min(((0, *rest) for rest in combinations(range(1, people), seats - 1)), key=uneven)


def tables(people: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the numbers of the people at each table, in the order of play."""
    steps = block(people, seats)
    return tuple(tuple((at + step) % people for step in steps) for at in range(people))


@cache
def first_wave(people: int, seats: int) -> tuple[bool, ...]:
    """Return for each table whether it is in the first wave.

    The first wave is the larger half of the tables, chosen so that people sit at equally many of them, as far as possible.
    """
    plan, half = tables(people, seats), (people + 1) // 2

    def uneven(chosen: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
        seated = [number for at in chosen for number in plan[at]]
        counts = [seated.count(number) for number in range(people)]
        return max(counts) - min(counts), sum(count * count for count in counts), chosen

    best = min(combinations(range(people), half), key=uneven)
    return tuple(at in best for at in range(people))
