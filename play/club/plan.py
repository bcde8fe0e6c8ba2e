"""Who meets whom: everybody of a division plays exactly `k` tables of `k` seats. Pure.

Number the `v` people of a division from 0. Table `i` seats the people `i + b` (mod `v`) for each `b` of a *block* of `k` numbers, in this
order. So there are `v` tables, every number from `k + 1` on works, and everybody sits once in every place of the order of play. How often
two people meet depends only on the distance of their numbers, and the block is the one that keeps this most even.
"""

from __future__ import annotations

from collections.abc import Iterator
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
"""Seats of a season's table: with more, everybody would have to play too many tables."""

Block: TypeAlias = tuple[int, ...]


def sizes(people: int) -> tuple[int, ...]:
    """Return the sizes of so many people's divisions, about `SIZE`, the larger ones first."""
    count = max(1, (2 * people + SIZE) // (2 * SIZE))
    least, more = divmod(people, count)
    return tuple(least + (at < more) for at in range(count))


def meetings(block: Block, people: int) -> tuple[int, ...]:
    """Return how often people meet whose numbers are 0 (their tables), 1, 2 ... apart."""
    apart = [0] * people
    for number in block:
        for other in block:
            apart[(other - number) % people] += 1
    return tuple(apart)


@cache
def block(people: int, seats: int) -> Block:
    """Return the first block with the most even meetings; `ValueError` without enough people."""
    if not seats < people:
        raise ValueError(f"{people} people cannot play tables of {seats}")
    every = ((0, *rest) for rest in combinations(range(1, people), seats - 1))
    return min(every, key=lambda plan: (max(meetings(plan, people)[1:]), sum(met * met for met in meetings(plan, people)[1:]), plan))


def tables(people: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the numbers of the people at each table, in the order of play."""
    steps = block(people, seats)
    return tuple(tuple((at + step) % people for step in steps) for at in range(people))


@cache
def first_wave(people: int, seats: int) -> tuple[bool, ...]:
    """Return for each table whether it is in the first wave, the larger and most even half."""
    plan, many = tables(people, seats), (people + 1) // 2

    def uneven(chosen: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
        each = list(_each(plan, chosen, people))
        return max(each) - min(each), sum(number * number for number in each), chosen

    best = min(combinations(range(people), many), key=uneven)
    return tuple(at in best for at in range(people))


def _each(plan: tuple[tuple[int, ...], ...], chosen: tuple[int, ...], people: int) -> Iterator[int]:
    """Return at how many of the chosen tables each person sits."""
    seated = [number for at in chosen for number in plan[at]]
    return (seated.count(number) for number in range(people))
