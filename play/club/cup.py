"""A weekend cup: its moments, who sits with whom in a slot, and who is in the final. Pure.

It has four slots of an evening's tables on one weekend, and a final. Nobody has to play all of them: the best `COUNT` count. The people
who are here when a slot begins are paired as in a Swiss system, by their points so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta
from itertools import combinations

from play.club.draw import seeded_order
from play.time.calendar import DAY, HOUR, Hours, local, moment_of

SATURDAY = 5

SLOTS = ((0, 15), (0, 20), (1, 11), (1, 17), (1, 20))
"""The slots, the final last: days after Saturday, and the hour by the clock of the server."""

FINAL = len(SLOTS) - 1
"""The number of the final among the slots."""

COUNT = 2
"""The number of slots that count for a person: their best ones."""

LONG = 1.5 * HOUR
"""Seconds of a slot; then bots play its tables to their end."""

SOON = DAY
"""The least seconds between the announcement of a cup and its first slot."""

FRESH = HOUR
"""People who said more than this many seconds before a slot that they play it have to confirm it."""

CALL = 0.5 * HOUR
"""Seconds before a slot at which these people are asked to confirm."""

LATE = 0.5 * HOUR
"""Seconds after its time at which a slot can still begin, if the bot was down."""

ASKED = HOUR
"""Seconds before the final at which its people are asked."""

ANSWER = 300.0
"""Seconds for the answer of a person who is asked to replace a missing one."""

SEATED = 200
"""The most people of a slot."""

PASSES = 40
"""The most exchanges of two people between tables of a slot."""

NEAR = 4
"""The most tables by which two people who are exchanged are apart."""


def beginnings(now: float, hours: Hours) -> tuple[float, ...]:
    """Return when a cup can begin: hours of the next Saturday at least `SOON` away."""
    day = local(hours, now).date()
    while day.weekday() != SATURDAY or moment_of(hours, day, SLOTS[0][1]) < now + SOON:
        day += timedelta(days=1)
    return tuple(sorted(at for at in {moment_of(hours, day, hour) for hour in range(24)} if at >= now + SOON))


def weekend(now: float, hours: Hours, first: float = 0.0) -> tuple[float, ...]:
    """Return the moments of the slots and the final.

    A cup that begins at `first`, if it can begin then, has all slots moved by the hours between that and the usual first slot; else the
    usual hours.
    """
    offered = beginnings(now, hours)
    begins = local(hours, first if first in offered else offered[-1])
    later = begins.hour - SLOTS[0][1] if first in offered else 0
    moments = []
    for days, hour in SLOTS:
        more, at = divmod(hour + later, 24)
        moments.append(moment_of(hours, begins.date() + timedelta(days=days + more), at))
    return tuple(moments)


def sizes(people: int, seats: int, least: int, most: int) -> tuple[int, ...]:
    """Return how many people sit at each table, the largest table first.

    Tables have `seats` people if possible. `least` and `most`: the players that the game allows. Bots fill up a table with fewer people.
    At most one table has bots, and tables have one person more if this avoids that somebody is left over.
    """
    if people < 2:
        return ()

    def even(tables: int) -> tuple[int, ...]:
        each, more = divmod(people, tables)
        return (*[each + 1] * more, *[each] * (tables - more))

    tables = -(-people // seats)
    evenly = even(tables)
    if sum(size < least for size in evenly) <= 1 and evenly[-1] > 1:
        return evenly  # 7 people, 4 seats: 4 + 3
    rest = people % seats
    if rest > 1:
        return (*[seats] * (tables - 1), rest)  # 6 people, 4 seats, 4 to 5 players: 4 + 2 with bots
    if people > seats and seats < most:
        return even(people // seats)  # 5 people, 4 seats, 4 to 5 players: 5
    return even(max(1, people // 2)) if evenly[-1] < 2 else evenly  # nobody is left alone


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

    People with about the same points sit together; a person who has met somebody before, or does not want to sit with them, is exchanged
    with the nearest who has not. The person who began least often begins. The order in which people are given does not matter.

    `met`: how often two people sat together, by the pair, the smaller id first. `began`: how often a person was first to play.
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
        total = 0
        for member, other in combinations(sorted(table), 2):
            total += 100 * (frozenset((member, other)) in kept_apart) + met.get((member, other), 0) ** 2
        return total

    for _ in range(PASSES):
        best: tuple[int, int, int, int, int, int] | None = None
        costs = [cost(table) for table in tables]
        for here, table in enumerate(tables):
            if not costs[here]:
                continue
            for there, other in enumerate(tables):
                if there == here or abs(there - here) > NEAR:
                    continue
                for i, member in enumerate(table):
                    for j, two in enumerate(other):
                        gain = costs[here] + costs[there]
                        gain -= cost([*table[:i], two, *table[i + 1 :]]) + cost([*other[:j], member, *other[j + 1 :]])
                        if gain > 0:
                            exchange = (-gain, abs(rank[member] - rank[two]), here, there, i, j)
                            best = exchange if best is None else min(best, exchange)
        if best is None:
            break
        *_, here, there, i, j = best
        tables[here][i], tables[there][j] = tables[there][j], tables[here][i]
    return tuple(tuple(sorted(table, key=lambda person: (began.get(person, 0), drawn[person]))) for table in tables)


def in_final(standing: Sequence[int], came: Iterable[int], asked: Iterable[int], passed: Iterable[int], seats: int) -> tuple[int, ...]:
    """Return whom to ask for the final by rank: none who `came`, were `asked` or `passed`."""
    taken = {*came, *asked}
    free = seats - len(taken)
    away = {*passed}
    return tuple(number for number in standing if number not in taken and number not in away)[: max(0, free)]


def firsts(tables: Iterable[Sequence[int]]) -> Counter[int]:
    """Return how often each person was first to play."""
    return Counter(table[0] for table in tables if table)
