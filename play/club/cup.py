"""A weekend cup: its moments, who sits with whom in a slot, and who is in the final. Pure.

A cup has four slots on one weekend, each with tables that last for an evening, and a final. Nobody has to play all slots: the best `COUNT`
count. People who are here when a slot begins sit with people who have about as many points so far, as in a Swiss system.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import timedelta
from itertools import combinations
from math import ceil

from msgspec import Struct

from play.club.draw import seeded_order
from play.club.plan import split_evenly
from play.time.calendar import DAY, HOUR, Hours, local, moment_of

SATURDAY = 5
"""The number of Saturday as a weekday."""

SLOTS = ((0, 15), (0, 20), (1, 11), (1, 17), (1, 20))
"""The slots, the final last: how many days after Saturday, and the hour by the clock of the server."""

FINAL = len(SLOTS) - 1
"""The number of the final among the slots."""

COUNT = 2
"""How many slots count for a person: their best ones."""

LONG = 1.5 * HOUR
"""Seconds of a slot, after which bots play its tables to their end."""

SOON = DAY
"""The least seconds between the announcement of a cup and its first slot."""

FRESH = HOUR
"""People who said earlier than this many seconds before a slot that they play it have to confirm it."""

CALL = 0.5 * HOUR
"""Seconds before a slot at which these people are asked to confirm it."""

LATE = 0.5 * HOUR
"""The most seconds after its time at which a slot can still begin, if the bot was down."""

ASKED = HOUR
"""Seconds before the final at which its people are asked."""

ANSWER = 300.0
"""Seconds that a person has to answer when they are asked to replace a missing one."""

SEATED = 200
"""The most people of a slot."""

PASSES = 40
"""The most exchanges of two people between tables that are made when a slot is planned."""

UNWANTED = 100
"""What it costs that two people who want to sit apart sit together; two who have met cost the square of how often."""

NEAR = 4
"""People are exchanged only between tables whose numbers differ by at most this."""


class _Exchange(Struct, frozen=True, order=True):
    """An exchange of two people between tables of a slot. The best exchange is the least."""

    cost: int
    """The change of the costs of both tables."""
    distance: int
    """How far the two people are apart in the ranking."""
    table: int
    other_table: int
    place: int
    """The place of the first person at their table."""
    other_place: int


def beginnings(now: float, hours: Hours) -> tuple[float, ...]:
    """Return when a cup can begin: hours of the next Saturday that are at least `SOON` away."""
    day = local(hours, now).date()
    while day.weekday() != SATURDAY or moment_of(hours, day, SLOTS[0][1]) < now + SOON:
        day += timedelta(days=1)
    return tuple(sorted(at for at in {moment_of(hours, day, hour) for hour in range(24)} if at >= now + SOON))


def weekend(now: float, hours: Hours, first: float = 0.0) -> tuple[float, ...]:
    """Return the moments of the slots and the final.

    `first`: when the first slot begins, if a cup can begin then; all others move by as many hours. Otherwise the slots have their usual
    hours.
    """
    offered = beginnings(now, hours)
    begins = local(hours, first if first in offered else offered[-1])
    shift = begins.hour - SLOTS[0][1] if first in offered else 0
    moments = []
    for days, hour in SLOTS:
        more_days, shifted_hour = divmod(hour + shift, 24)
        moments.append(moment_of(hours, begins.date() + timedelta(days=days + more_days), shifted_hour))
    return tuple(moments)


def sizes(people: int, seats: int, least: int, most: int) -> tuple[int, ...]:
    """Return how many people sit at each table, the largest table first.

    Tables have `seats` people if possible. `least` and `most`: the fewest and the most players of the game. Bots fill up a table with fewer
    people; if possible, at most one table has bots. If a person would be left over, tables have one person more than `seats`, if the game
    allows that.
    """
    if people < 2:
        return ()
    tables = ceil(people / seats)
    evenly = split_evenly(people, tables)
    if sum(size < least for size in evenly) <= 1 and evenly[-1] > 1:
        return evenly  # 7 people, 4 seats: 4 + 3
    rest = people % seats
    if rest > 1:
        return (*[seats] * (tables - 1), rest)  # 6 people, 4 seats, 4 to 5 players: 4 + 2 with bots
    if people > seats and seats < most:
        return split_evenly(people, people // seats)  # 5 people, 4 seats, 4 to 5 players: 5
    return evenly if evenly[-1] > 1 else split_evenly(people, max(1, people // 2))  # nobody is left alone


def slot_tables(
    people: Iterable[int],
    table_sizes: Sequence[int],
    points: Mapping[int, float],
    met: Mapping[tuple[int, int], int],
    began: Mapping[int, int],
    apart: Iterable[tuple[int, int]],
    seed: str,
) -> tuple[tuple[int, ...], ...]:
    """Return who sits at each table, in the order of play.

    People with about the same points sit together. If somebody sits with a person whom they have met before, or with whom they do not want
    to sit, they are exchanged with a person at a near table. At each table the person who began least often begins. The order in which
    people are given does not matter.

    `met`: how often two people sat together, by the pair, the smaller id first. `began`: how often a person was first to play. `apart`:
    pairs who do not want to sit together.
    """
    drawn = {person: at for at, person in enumerate(seeded_order(sorted(people), seed))}
    ranked = sorted(drawn, key=lambda person: (-points.get(person, 0.0), drawn[person]))
    rank = {person: at for at, person in enumerate(ranked)}
    kept_apart = {frozenset(pair) for pair in apart}
    tables, at = [], 0
    for size in table_sizes:
        tables.append(ranked[at : at + size])
        at += size

    def cost(table: Sequence[int]) -> int:
        pairs = list(combinations(sorted(table), 2))
        unwanted = sum(frozenset(pair) in kept_apart for pair in pairs)
        return unwanted * UNWANTED + sum(met.get(pair, 0) ** 2 for pair in pairs)

    for _ in range(PASSES):
        best = _best_exchange(tables, rank, cost)
        if best is None:
            break
        table, other_table = tables[best.table], tables[best.other_table]
        table[best.place], other_table[best.other_place] = other_table[best.other_place], table[best.place]
    return tuple(tuple(sorted(table, key=lambda person: (began.get(person, 0), drawn[person]))) for table in tables)


def _best_exchange(tables: Sequence[list[int]], rank: Mapping[int, int], cost: Callable[[Sequence[int]], int]) -> _Exchange | None:
    """Return the best exchange that lowers the costs of its two tables, or `None`."""
    exchanges: list[_Exchange] = []
    costs = [cost(table) for table in tables]
    for number, table in enumerate(tables):
        if not costs[number]:
            continue
        for other_number, other_table in enumerate(tables):
            if other_number == number or abs(other_number - number) > NEAR:
                continue
            for at, person in enumerate(table):
                for other_at, other in enumerate(other_table):
                    after = cost([*table[:at], other, *table[at + 1 :]])
                    after += cost([*other_table[:other_at], person, *other_table[other_at + 1 :]])
                    change = after - costs[number] - costs[other_number]
                    if change < 0:
                        exchanges.append(_Exchange(change, abs(rank[person] - rank[other]), number, other_number, at, other_at))
    return min(exchanges, default=None)


def in_final(standing: Sequence[int], came: Iterable[int], asked: Iterable[int], passed: Iterable[int], seats: int) -> tuple[int, ...]:
    """Return whom to ask for the free seats of the final, by rank.

    These have a seat: people who `came`, and those who were `asked` and have not answered. People who `passed` get none.
    """
    seated = {*came, *asked}
    without_seat = [person for person in standing if person not in {*seated, *passed}]
    return tuple(without_seat[: max(0, seats - len(seated))])


def firsts(tables: Iterable[Sequence[int]]) -> Counter[int]:
    """Return how often each person was first to play."""
    return Counter(table[0] for table in tables if table)
