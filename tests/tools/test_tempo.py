"""The people of `bench tempo`: when they look in, that a match of theirs ends, and what planning costs them."""

from __future__ import annotations

from itertools import islice
from random import Random

from bench.price import planners, price_of
from bench.visitors import VISITS, visitors
from bench.weeks import Lasted, weeks
from play.time.calendar import DAY

DAYS = 100


def test_visitors_look_in_while_they_are_awake_and_no_more_often_than_said() -> None:
    for visitor in visitors(("asked", "plans", "asked"), Random(1)):
        start = 1_000_000.0
        found = list(islice(visitor.visits(start, Random(2)), round(VISITS * DAYS)))
        assert found == sorted(found) and found[0] >= start
        assert all(map(visitor.is_awake, found))
        assert 0.9 * DAYS < (found[-1] - start) / DAY < 1.1 * DAYS


async def test_a_match_of_visitors_ends_and_is_the_same_again() -> None:
    found = await weeks("carta_magica", ("plans", "asked"), 1)
    assert found == await weeks("carta_magica", ("plans", "asked"), 1)
    assert found.days > 1 and min(found.ranks) == 1 and min(found.visits) > 1
    assert sum(hours for hours, _ in found.waiting.values()) <= found.days * 24
    assert sum(found.pings) >= found.handovers, "nobody looks in because of a ping, so whoever is waited for got one"


def test_the_price_of_planning_is_measured_against_the_same_match_without_plans() -> None:
    assert {planners(3, number) for number in range(6)} == {frozenset(one) for one in ({0}, {1}, {2}, {0, 1}, {0, 2}, {1, 2})}
    asked = _ended((1, 3, 1, 4), (9, 4, 9, 3))
    never = [(frozenset({0, 1}), _ended((3, 4, 1, 2), (5, 4, 9, 8)), asked)] * 4
    found = price_of("toy", never)
    assert found.wins == (-1.0, 0.0) and found.points == (-4.5, 0.0) and found.places == (2.5, 0.0) and found.same == 0.0
    same = price_of("toy", [(frozenset({0, 1}), asked, asked)] * 4)
    assert (same.wins, same.points, same.places, same.same) == ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), 1.0)


def _ended(ranks: tuple[int, ...], points: tuple[int, ...]) -> Lasted:
    return Lasted(1.0, 1, 0, (), (), ranks, points, {}, {})
