"""The ranking of a division or open season, computed from its tables. Pure.

- In a league the points of all tables count. In an open season only the best `BEST` tables count, of which at most `TOGETHER` were with the
  same person. In a cup only the best two slots count.
- Each place at a table brings points (`POINTS`). Their mean is 5 for every number of seats, so that tables of different sizes can be added.
  The last place has points too, so it pays to play on.
- An owner who played less than two thirds of the turns of their seat gets no points for it. The others keep their places.
- A table without a result, for which nobody there is to blame, counts as the mean of the person's other tables; without any it brings
  nothing.
- People with equal points are ordered by wins, then by their points at the tables at which they sat together, then by the mean of their
  shares of a table's best score, then by the share of turns that they played themselves. If all are equal, they share the place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import Struct

POINTS: dict[int, tuple[int, ...]] = {
    1: (5,),
    2: (9, 1),
    3: (10, 4, 1),
    4: (10, 6, 3, 1),
    5: (10, 7, 4, 3, 1),
    6: (10, 8, 5, 4, 2, 1),
}
"""Points by place, for each number of competing seats."""

OWN = Fraction(2, 3)
"""The least share of the turns of a seat that its owner has to play themselves: `play.follows.own.OWN`, but exact."""

BEST = 5
"""How many tables of an open season count for a person: their best ones."""

TOGETHER = 3
"""The most tables with the same other person that count for a person."""

FEW = 8
"""`TOGETHER` does not apply in a season with fewer people than this."""


class Sat(Struct, frozen=True):
    """A person's result at a table. `own`: the share of their turns that they played."""

    person: int
    place: int
    score: int
    own: float = 1.0


class PlayedTable(Struct, frozen=True):
    """A table that is over."""

    number: int
    sat: tuple[Sat, ...]
    """The results of its people; empty if it has no result."""
    people: tuple[int, ...] = ()
    """If it has no result, the people for whom it counts as the mean of their other tables."""
    is_won: bool = True
    """Whether somebody won it, perhaps a bot. In some games all can lose together."""


class RankingLine(Struct, frozen=True):
    """One line of a ranking."""

    person: int
    place: int
    """Shared by people who are equal."""
    points: Fraction
    wins: int
    tables: int
    """How many of the person's tables are over; 0 if none of them has a result."""
    open: int
    """How many of the person's tables are not over."""
    lost: int
    """How many of the person's seats others played."""
    best_place: int
    """The best place that the person can still reach."""
    worst_place: int
    """The worst place that the person can still get."""


def place_points(places: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points of each seat by its place; equal places get the mean of their points.

    Only the order counts: if a bot's place is left out, those behind it move up.
    """
    points_by_place = POINTS[len(places)]
    points = []
    for place in places:
        ahead, equal = sum(other < place for other in places), places.count(place)
        points.append(Fraction(sum(points_by_place[ahead : ahead + equal]), equal))
    return tuple(points)


def most(seats: int) -> Fraction:
    """Return the most points that a table with this many seats can bring."""
    return Fraction(POINTS[seats][0])


class _Result(Struct, frozen=True):
    """A person's result at one table."""

    number: int
    points: Fraction
    is_won: bool
    share: Fraction
    """Their share of the best score at the table."""
    own: Fraction
    """The share of their turns that they played."""
    others: tuple[int, ...]


def _results(tables: Sequence[PlayedTable]) -> dict[int, list[_Result]]:
    """Return the results of each person."""
    results: dict[int, list[_Result]] = {}
    for table in tables:
        if not table.sat:
            continue
        first = min(sat.place for sat in table.sat)
        best = max(sat.score for sat in table.sat)
        for sat, points in zip(table.sat, place_points([sat.place for sat in table.sat]), strict=True):
            own = Fraction(sat.own).limit_denominator(10_000)
            counts = own >= OWN
            share = Fraction(max(0, sat.score), best) if best > 0 else Fraction(0)
            result = _Result(
                number=table.number,
                points=points if counts else Fraction(0),
                is_won=counts and table.is_won and sat.place == first,
                share=share if counts else Fraction(0),
                own=own,
                others=tuple(other.person for other in table.sat if other.person != sat.person),
            )
            results.setdefault(sat.person, []).append(result)
    return results


def counting_results(results: Sequence[_Result], is_bound: bool, best_of: int = BEST) -> tuple[_Result, ...]:
    """Return the results that count for a person: the `best_of` with the most points together.

    `is_bound`: at most `TOGETHER` of them may be with the same other person.
    """
    ranked = sorted(results, key=lambda result: (-result.points, not result.is_won, result.number))
    most_points: Fraction = Fraction(-1)
    best: tuple[_Result, ...] = ()

    def search(at: int, taken: tuple[_Result, ...], total: Fraction) -> None:
        """Try to take each result from `at` on, or leave it out."""
        nonlocal most_points, best
        if total > most_points:
            most_points, best = total, taken
        room = best_of - len(taken)
        reachable = total + sum((result.points for result in ranked[at : at + room]), Fraction(0))
        if not room or at == len(ranked) or reachable <= most_points:
            return
        met = [other for result in taken for other in result.others]
        if not is_bound or all(met.count(other) < TOGETHER for other in ranked[at].others):
            search(at + 1, (*taken, ranked[at]), total + ranked[at].points)
        search(at + 1, taken, total)

    search(0, (), Fraction(0))
    return best


def standing_lines(
    people: Sequence[int],
    played: Sequence[PlayedTable],
    to_come: Sequence[tuple[int, ...]] = (),
    is_open: bool = False,
    best_of: int | None = None,
) -> list[RankingLine]:
    """Return the lines of a ranking, the best first.

    `to_come`: the people of each table that is not over. `is_open`: only the best tables count, and any number of tables may follow, so no
    other places are reachable. `best_of`: for a cup, how many tables count; `None` for others.
    """
    is_bound = is_open and best_of is None and len(people) >= FEW
    only_best = is_open or best_of is not None
    all_results = _results(played)
    results: dict[int, tuple[_Result, ...]] = {}
    for person in people:
        own_results = all_results.get(person, [])
        results[person] = counting_results(own_results, is_bound, best_of or BEST) if only_best else tuple(own_results)
    void_tables = {person: sum(not table.sat and person in table.people for table in played) for person in people}
    points = {person: _points(results[person], 0 if only_best else void_tables[person]) for person in people}
    wins = {person: sum(result.is_won for result in results[person]) for person in people}
    future_sizes = {person: [len(table) for table in to_come if person in table] for person in people}
    certain = {person: sum((result.points for result in results[person]), Fraction(0)) for person in people}
    void_size = max((len(table.people) for table in played if not table.sat), default=1)
    reachable = {
        person: certain[person] + sum(map(most, future_sizes[person]), Fraction(0)) + void_tables[person] * most(max(2, void_size))
        for person in people
    }
    is_settled = only_best or not (to_come or any(void_tables.values()))
    lines: list[RankingLine] = []
    for group in _groups(people, points, wins, results):
        place = 1 + len(lines)
        for person in group:
            others = [other for other in people if other != person]
            line = RankingLine(
                person=person,
                place=place,
                points=points[person],
                wins=wins[person],
                tables=len(all_results[person]) + void_tables[person] if person in all_results else 0,
                open=len(future_sizes[person]),
                lost=sum(result.own < OWN for result in all_results.get(person, ())),
                best_place=place if is_settled else 1 + sum(certain[other] > reachable[person] for other in others),
                worst_place=place if is_settled else 1 + sum(reachable[other] >= certain[person] for other in others),
            )
            lines.append(line)
    return lines


def _points(results: Sequence[_Result], void_tables: int) -> Fraction:
    """Return the sum of points; each void table counts as the mean of the results."""
    total = sum((result.points for result in results), Fraction(0))
    return total + void_tables * total / len(results) if results else total


def _groups(
    people: Sequence[int], points: Mapping[int, Fraction], wins: Mapping[int, int], results: dict[int, tuple[_Result, ...]]
) -> list[list[int]]:
    """Return people in groups that share a place, the best first."""

    def key(person: int) -> tuple[Fraction, int]:
        return points[person], wins[person]

    groups: list[list[int]] = []
    for _, equals in groupby(sorted(people, key=lambda person: (*key(person), -person), reverse=True), key=key):
        groups += _break_ties(list(equals), results)
    return groups


def _break_ties(group: Sequence[int], results: dict[int, tuple[_Result, ...]]) -> list[list[int]]:
    """Return people with equal points and wins in groups: the best first, equals together."""

    def key(person: int) -> tuple[Fraction, Fraction, Fraction]:
        own, others = results[person], set(group) - {person}
        met = sum((result.points for result in own if others & set(result.others)), Fraction(0))
        share = sum((result.share for result in own), Fraction(0)) / max(1, len(own))
        return met, share, sum((result.own for result in own), Fraction(0)) / max(1, len(own))

    ranked = sorted(group, key=lambda person: (*key(person), -person), reverse=True)
    return [list(equals) for _, equals in groupby(ranked, key=key)]
