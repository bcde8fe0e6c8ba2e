"""The picture of a review: any names and numbers of players, turning points close together, short and unfinished matches."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from contract.laws import contrast_faults, layout_faults, phone_faults, strict
from contract.names import LONG_NAMES, NAMES
from engine.search.findings import Point, Review, TurningPoint
from engine.values.core import Msg, Seat
from render.kit import curves, reviewline


def random_review(seats: int, entries: int, turnings: tuple[int, ...], is_over: bool = True) -> Review:
    """Return a review with random chances and turning points at some entries."""
    rng, weights, points = Random(seats), [1.0] * seats, []
    for seq in range(0, entries, max(1, entries // 120)):
        weights = [max(0.05, weight * rng.uniform(0.8, 1.25)) for weight in weights]
        points.append(Point(seq, tuple([weight / sum(weights) for weight in weights])))
    winner = max(range(seats), key=lambda seat: weights[seat])
    if is_over:
        points[-1] = Point(entries - 1, tuple([float(seat == winner) for seat in range(seats)]))
    parts = tuple((at, Msg("navegador.chapter", round=at, phase=2)) for at in range(0, entries, max(3, entries // 20)))
    turning_points = [TurningPoint("loss", seq, Seat(seq % seats), "a", "b", 0.2, 0.02, 0.1, (2.0,), (1.0,) * seats) for seq in turnings]
    return Review(tuple(points), parts, points[-1].seq, (Seat(winner),) if is_over else (), tuple(turning_points), None, entries, 1.0)


CASES = {
    "two": (random_review(2, 90, (10, 50, 80)), NAMES),
    "six, long names": (random_review(6, 400, (120, 260, 330)), LONG_NAMES),
    "close together at the end": (random_review(4, 300, (295, 297, 299)), LONG_NAMES),
    "close together at the beginning": (random_review(3, 300, (1, 2, 3)), NAMES),
    "short": (random_review(3, 8, (2,)), NAMES),
    "one entry": (random_review(4, 1, (), is_over=False), NAMES),
    "without a result": (random_review(5, 130, (40, 70), is_over=False), LONG_NAMES),
}


@pytest.mark.parametrize("name", CASES)
def test_a_review_can_be_read_on_a_phone(name: str) -> None:
    review, names = CASES[name]
    first, *_ = review.points
    seats = len(first.chances)
    canvas = reviewline.compose(review, strict(names[:seats]))
    assert layout_faults(canvas) + phone_faults(canvas) + contrast_faults(canvas) == []
    numbers = {f"turning-{number}" for number in range(1, len(review.turnings) + 1)}
    assert {"head", "chart", *numbers, *(f"player-{seat}" for seat in range(seats))} == set(canvas.areas)


def test_numbers_of_turning_points_do_not_overlap() -> None:
    for turnings in ((1, 2, 3), (295, 297, 299), (100, 101, 299)):
        review = random_review(4, 300, turnings)
        places = [number for _, number in reviewline.place_numbers(review, reviewline.review_curves(review))]
        assert all(later - sooner >= 2 * reviewline.BADGE for sooner, later in itertools.pairwise(places))
        left, _, right, _ = curves.PLOT
        assert left <= min(places) and max(places) <= right
