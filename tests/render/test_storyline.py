"""The picture of a story: the points of all players as curves, readable on a phone."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from contract.laws import contrast_faults, layout_faults, phone_faults, strict
from contract.names import LONG_NAMES, NAMES
from engine.story.story import CountedEntry, Story, turning_point
from engine.values.core import Msg, Seat
from render.kit import curves, storyline


def random_story(seats: int, entries: int, gains: tuple[int, ...], winners: tuple[Seat, ...] | None = None) -> Story:
    """Return a story in which everybody gains at random."""
    rng, points, steps = Random(seats), [0] * seats, []
    for seq in range(entries):
        points[rng.randrange(seats)] += rng.choice(gains)
        steps.append(CountedEntry(seq, tuple(points)))
    winners = winners or (Seat(points.index(max(points))),)
    parts = tuple((at, Msg("navegador.chapter", round=at, phase=2)) for at in range(0, entries, 3))
    return Story(tuple(steps), parts, winners, turning_point([step.points for step in steps], winners), 2)


@pytest.mark.parametrize(("seats", "names"), [(4, NAMES), *((seats, LONG_NAMES) for seats in range(2, 7))])
def test_a_story_can_be_read_on_a_phone(seats: int, names: tuple[str, ...]) -> None:
    canvas = storyline.compose(random_story(seats, 90, (0, 1, 40)), strict(names[:seats]))
    assert layout_faults(canvas) + phone_faults(canvas) + contrast_faults(canvas) == []
    assert {"head", "chart", "turning", *(f"player-{seat}" for seat in range(seats))} == set(canvas.areas)


@pytest.mark.parametrize(
    "story",
    [random_story(6, 1, (0,), (Seat(0), Seat(1))), random_story(3, 50, (0,), (Seat(0),)), random_story(2, 400, (70, -20))],
    ids=["one entry", "flat", "many points"],
)
def test_a_story_of_nothing_or_of_much_is_drawn(story: Story) -> None:
    canvas = storyline.compose(story, strict(LONG_NAMES))
    assert layout_faults(canvas) + phone_faults(canvas) + contrast_faults(canvas) == []


def test_lines_of_equal_points_lie_beside_each_other() -> None:
    story = random_story(6, 5, (0,), (Seat(0),))
    heights = [curves.line(storyline.story_curves(story), seat)[0][1] for seat in range(6)]
    assert all(later - sooner == curves.BESIDE for sooner, later in pairwise(heights))
    assert len(set(curves.DASHES)) == 6
