"""The ranking of a division or open season, computed from its tables. Pure.

| | |
|---|---|
| points | of all tables of a league; in an open season of the best `BEST`, at most `TOGETHER` of them with the same person; in a cup of the best two |
| ties | more wins; more points at the tables at which they sat together; the greater mean share of a table's best score; more turns played by themselves; else they share the place |
| a place (`POINTS`) | the mean of a table is 5 at every size, so that tables can be added; the last place has points, so it pays to play on |
| a seat of which its owner played less than two thirds | 0 for them; the others keep their places |
| a table without a result, of which nobody there is to blame | the mean of one's other tables; nothing for a person without any |
"""  # noqa: E501 (a table)

from __future__ import annotations

from collections.abc import Sequence
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
"""The share of the turns of a seat that its owner has to play themselves."""

BEST = 5
"""How many tables of an open season count for a person: their best ones."""

TOGETHER = 3
"""At most this many of the tables that count are with the same person."""

FEW = 8
"""Below this number of people in the season, `TOGETHER` does not apply."""


class Sat(Struct, frozen=True):
    """A person's result at a table. `own`: the share of their turns that they played."""

    person: int
    place: int
    score: int
    own: float = 1.0


class PlayedTable(Struct, frozen=True):
    """A table that is over.

    `sat` empty: it has no result, and `people` get a replacement. `is_won`: somebody won it, perhaps a bot; a game can be lost together.
    """

    number: int
    sat: tuple[Sat, ...]
    people: tuple[int, ...] = ()
    is_won: bool = True


class RankingLine(Struct, frozen=True):
    """One line of a ranking.

    `place` is shared by equals; `low` and `high` are the places that can still be reached. `tables`: those that are over, `open`: those to
    come. `lost`: seats that others played for them.
    """

    person: int
    place: int
    points: Fraction
    wins: int
    tables: int
    open: int
    lost: int
    low: int
    high: int


def place_points(places: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points of each seat by its place; equal places share the mean of theirs.

    Only the order counts: if a bot's place is left out, those behind it move up.
    """
    worth = POINTS[len(places)]
    points = []
    for place in places:
        ahead, equal = sum(other < place for other in places), places.count(place)
        points.append(Fraction(sum(worth[ahead : ahead + equal]), equal))
    return tuple(points)


def most(seats: int) -> Fraction:
    """Return the most points that a table of so many seats can bring."""
    return Fraction(POINTS[seats][0])


class _Result(Struct, frozen=True):
    """A person's result at one table."""

    number: int
    points: Fraction
    is_won: bool
    share: Fraction
    own: Fraction
    others: tuple[int, ...]


def _results(tables: Sequence[PlayedTable]) -> dict[int, list[_Result]]:
    """Return the results of each person."""
    results: dict[int, list[_Result]] = {}
    for table in tables:
        worth = place_points([sat.place for sat in table.sat]) if table.sat else ()
        first, best = min((sat.place for sat in table.sat), default=0), max((sat.score for sat in table.sat), default=0)
        for sat, points in zip(table.sat, worth, strict=True):
            own = Fraction(sat.own).limit_denominator(10_000)
            counts = own >= OWN
            share = Fraction(max(0, sat.score), best) if best > 0 else Fraction(0)
            others = tuple(other.person for other in table.sat if other.person != sat.person)
            won = counts and table.is_won and sat.place == first
            result = _Result(table.number, points if counts else Fraction(0), won, share if counts else Fraction(0), own, others)
            results.setdefault(sat.person, []).append(result)
    return results


def counting_results(results: Sequence[_Result], is_bound: bool, best_of: int = BEST) -> tuple[_Result, ...]:
    """Return the best results, of which at most `TOGETHER` were with the same person."""
    every = sorted(results, key=lambda result: (-result.points, not result.is_won, result.number))
    best: tuple[Fraction, tuple[_Result, ...]] = (Fraction(-1), ())

    def look(at: int, taken: tuple[_Result, ...], total: Fraction) -> None:
        nonlocal best
        if total > best[0]:
            best = (total, taken)
        room = best_of - len(taken)
        if not room or at == len(every) or total + sum((result.points for result in every[at : at + room]), Fraction(0)) <= best[0]:
            return
        met = [other for result in taken for other in result.others]
        if not is_bound or all(met.count(other) < TOGETHER for other in every[at].others):
            look(at + 1, (*taken, every[at]), total + every[at].points)
        look(at + 1, taken, total)

    look(0, (), Fraction(0))
    return best[1]


def standing_lines(
    people: Sequence[int],
    played: Sequence[PlayedTable],
    to_come: Sequence[tuple[int, ...]] = (),
    is_open: bool = False,
    best_of: int | None = None,
) -> list[RankingLine]:
    """Return the lines of a ranking, the best first.

    `to_come`: the people of each table that is not over; an open season may have any number more, so no reachable places are given.
    `best_of`: for a cup, how many tables count.
    """
    is_bound = is_open and best_of is None and len(people) >= FEW
    is_open = is_open or best_of is not None
    every = _results([table for table in played if table.sat])
    results = {
        person: counting_results(every.get(person, ()), is_bound, best_of or BEST) if is_open else tuple(every.get(person, ()))
        for person in people
    }
    harmless = {person: sum(not table.sat and person in table.people for table in played) for person in people}
    points = {person: _points(results[person], 0 if is_open else harmless[person]) for person in people}
    keys = {person: (points[person], Fraction(sum(result.is_won for result in results[person]))) for person in people}
    ranked = sorted(people, key=lambda person: (*keys[person], -person), reverse=True)
    groups = [list(group) for _, group in groupby(ranked, key=lambda number: keys[number])]
    ordered: list[list[int]] = []
    for group in groups:
        ordered += _break_ties(group, results) if len(group) > 1 else [group]
    left = {person: [len(table) for table in to_come if person in table] for person in people}
    sure = {person: sum((result.points for result in results[person]), Fraction(0)) for person in people}
    size = max((len(table.people) for table in played if not table.sat), default=1)
    may = {person: sure[person] + sum(map(most, left[person]), Fraction(0)) + harmless[person] * most(max(2, size)) for person in people}
    lines: list[RankingLine] = []
    for group in ordered:
        for number in group:
            place = 1 + len(lines) if number == group[0] else lines[-1].place
            is_done = is_open or not (to_come or any(harmless.values()))
            low = place if is_done else 1 + sum(sure[other] > may[number] for other in people if other != number)
            high = place if is_done else 1 + sum(may[other] >= sure[number] for other in people if other != number)
            lost = sum(result.own < OWN for result in every.get(number, ()))
            tables = len(every[number]) + harmless[number] if number in every else 0
            line = RankingLine(number, place, points[number], int(keys[number][1]), tables, len(left[number]), lost, low, high)
            lines.append(line)
    return lines


def _points(results: Sequence[_Result], harmless: int) -> Fraction:
    total = sum((result.points for result in results), Fraction(0))
    return total + harmless * total / len(results) if results else total


def _break_ties(group: Sequence[int], results: dict[int, tuple[_Result, ...]]) -> list[list[int]]:
    """Return people with equal points and wins by the other ties; equals together."""

    def key(number: int) -> tuple[Fraction, Fraction, Fraction]:
        own, others = results[number], set(group) - {number}
        met = sum((result.points for result in own if others & set(result.others)), Fraction(0))
        share = sum((result.share for result in own), Fraction(0)) / max(1, len(own))
        return met, share, sum((result.own for result in own), Fraction(0)) / max(1, len(own))

    ranked = sorted(group, key=lambda number: (*key(number), -number), reverse=True)
    return [list(equals) for _, equals in groupby(ranked, key=key)]
