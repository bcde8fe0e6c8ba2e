"""Laws of ratings, for every pattern of places."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, permutations, product

import pytest

from play.people.plackett_luce import ERROR, MEAN, Strength, after_match
from play.people.ratings import Ratings
from tests.pure.test_ratings import result

PEOPLE = range(2, 7)
SORTS = (Strength(31.0, 2.0), Strength(25.0, 8.0), Strength(22.0, 1.5), Strength(28.0, 4.0), Strength(19.0, 3.0), Strength(25.0, 8.0))


def patterns(count: int) -> Iterator[tuple[int, ...]]:
    """Yield every way in which so many people can share places, the best first."""
    for steps in product((False, True), repeat=count - 1):
        places = [1]
        for at, is_behind in enumerate(steps):
            places.append(at + 2 if is_behind else places[-1])
        yield tuple(places)


@pytest.mark.parametrize("first", [1, 2])
def test_among_equals_the_rating_follows_the_place(first: int) -> None:
    """`first` is the best place: 1, or 2 if nobody has won."""
    for count in PEOPLE:
        for places in patterns(count):
            moved = [place + first - 1 for place in places]
            after = Ratings().follow(result(1, {11 + at: place for at, place in enumerate(moved)}))
            means = [after[11 + at].mu for at in range(count)]
            for (place, mean), (place_behind, mean_behind) in pairwise(zip(moved, means, strict=True)):
                numbers = [after[11 + at].shown for at in range(count)]
                assert (mean == mean_behind) == (place == place_behind) and mean >= mean_behind, (moved, numbers)


def test_a_better_place_never_lowers_a_rating() -> None:
    """This holds for people of any strength.

    A person who stood behind others draws level with them or passes them, and the rest stays.
    """
    for count in (2, 3, 4):
        for places in {order for pattern in patterns(count) for order in permutations(pattern)}:
            before = [strength.mu for strength in after_match(SORTS[:count], places)]
            doubled = [2 * place for place in places]  # so that odd numbers lie between two places
            possible = [2 * place - up for place in set(places) for up in (0, 1)]
            for who, better in [(who, place) for who, place in product(range(count), possible) if place < doubled[who]]:
                moved = [*doubled[:who], better, *doubled[who + 1 :]]
                after = [strength.mu for strength in after_match(SORTS[:count], moved)]
                assert after[who] > before[who] - 1e-9, (places, moved)
                passed = [at for at in range(count) if at != who and better <= doubled[at] <= doubled[who]]
                assert all(after[at] < before[at] + 1e-9 for at in passed), (places, moved)


def test_a_shared_place_is_the_mean_of_all_orders() -> None:
    shared = after_match(SORTS[:5], (1, 3, 3, 3, 5))
    orders = [after_match(SORTS[:5], (1, *order, 9)) for order in permutations((3, 4, 5))]
    for at, rating in enumerate(shared):
        assert rating.mu == pytest.approx(sum(order[at].mu for order in orders) / len(orders))


def test_ratings_agree_with_the_reference_library() -> None:
    """The numbers are those of the library openskill 6.2."""
    even = [round(strength.mu, 9) for strength in after_match([Strength()] * 3, (1, 2, 3))]
    odd = [
        (round(strength.mu, 9), round(strength.sigma, 9))
        for strength in after_match((Strength(20, 5), Strength(25, 3), Strength(31, 7)), (1, 2, 3))
    ]
    assert even == [27.870425374, 25.717606344, 21.411968282]
    assert odd == [(21.733337304, 4.974735438), (25.253623345, 2.998778087), (26.233744205, 6.623809288)]
    drawn, _ = after_match([Strength()] * 2, (2, 2))
    assert drawn.mu == MEAN and drawn.sigma < ERROR
    near, far = after_match((Strength(30, 5), Strength(20, 5)), (1, 1))
    assert 20 < far.mu < near.mu < 30, "a draw brings people nearer"
