"""The draw: each person's number in the plan of a division. Pure.

Many orders are drawn from the seed. The best of them counts: the one with the fewest meetings of people who do not want to sit together or
who met in the season before. The same seed gives the same draw everywhere, so anyone with the seed can check it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import combinations

from play.club.plan import block, meetings

ORDERS = 200
"""How many orders are drawn for a division."""

APART = 1000
"""What it costs to seat two people together who want to sit apart."""

AGAIN = 1
"""What it costs to seat two people together, for each time that they met in the season before."""

LOOKED_AT = 8
"""How many people, the longest waiting first, are considered for a table of an open season."""


def seeded_order(people: Sequence[int], seed: str) -> tuple[int, ...]:
    """Return the people in a random order that follows from the seed alone."""
    number = int.from_bytes(blake2b(seed.encode()).digest(), "big")
    remaining, order = list(people), []
    while remaining:
        number, at = divmod(number, len(remaining))
        order.append(remaining.pop(at))
    return tuple(order)


def costs(apart: Iterable[tuple[int, int]], met: Mapping[tuple[int, int], int]) -> dict[tuple[int, int], int]:
    """Return what a meeting of two people costs, by the pair, the smaller id first."""
    cost_of: dict[tuple[int, int], int] = {}
    for first, other in apart:
        pair = (min(first, other), max(first, other))
        cost_of[pair] = cost_of.get(pair, 0) + APART
    for pair, times in met.items():
        cost_of[pair] = cost_of.get(pair, 0) + AGAIN * times
    return cost_of


def drawn_order(people: Iterable[int], seats: int, seed: str, cost: Mapping[tuple[int, int], int]) -> tuple[int, ...]:
    """Return the people of a division in the order of their numbers in the plan.

    `cost`: of a meeting, by the pair (`costs`).
    """
    by_id = sorted(people)
    times_met = meetings(block(len(by_id), seats), len(by_id))
    index = {person: at for at, person in enumerate(by_id)}
    pairs = [(index[first], index[other], price) for (first, other), price in cost.items() if first in index and other in index]
    if min(times_met[1:]) == max(times_met[1:]):  # all pairs meet equally often, so the order does not matter
        pairs = []
    best: tuple[int, ...] = ()
    least = -1
    for at in range(ORDERS if pairs else 1):
        order = seeded_order(range(len(by_id)), f"{seed} {at}")
        numbers = [0] * len(order)
        for number, person in enumerate(order):
            numbers[person] = number
        # Distances are meant modulo the number of people, so those below 0 count from the end.
        total = sum(price * times_met[numbers[other] - numbers[first]] for first, other, price in pairs)
        if least < 0 or total < least:
            best, least = order, total
    return tuple(by_id[person] for person in best)


def next_table(waiting: Sequence[tuple[int, float]], seats: int, met: Mapping[tuple[int, int], int], seed: str) -> tuple[int, ...]:
    """Return the people of the next table in the order of play; empty while too few wait.

    `waiting`: user ids with the time since which they wait. `met`: how often two people sat together. The person who has waited longest
    gets a seat. The others are chosen so that the people of the table have met as little as possible.
    """
    by_wait = [user for user, _ in sorted(waiting, key=lambda entry: (entry[1], entry[0]))]
    if len(by_wait) < seats:
        return ()
    first, others = by_wait[0], by_wait[1:LOOKED_AT]

    def cost(group: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        pairs = combinations(sorted((first, *group)), 2)
        return sum(met.get(pair, 0) ** 2 for pair in pairs), tuple(by_wait.index(person) for person in group)

    chosen = (first, *min(combinations(others, seats - 1), key=cost))
    return seeded_order(sorted(chosen), f"{seed} {sum(met.values())} {sorted(chosen)}")
