"""The story of a match: where it was decided, and how it stood from part to part."""

from __future__ import annotations

import pytest

from engine.story.story import CountedEntry, Story, Turning, turning_point
from engine.values.core import Msg, Seat

A, B, C = Seat(0), Seat(1), Seat(2)


@pytest.mark.parametrize(
    ("points", "winners", "expected"),
    [
        ([(0, 0), (3, 1), (3, 4), (6, 4)], (A,), Turning("lead", 3, B, 3)),
        ([(0, 0), (3, 1), (3, 3), (6, 3)], (A,), Turning("lead", 3, None, 3)),
        ([(1, 0), (2, 0), (9, 1)], (A,), Turning("gain", 2, A, 6)),
        ([(0, 9, 0), (5, 9, 0), (7, 9, 8)], (A,), Turning("gain", 1, B, 5)),
        ([(0, 0, 0), (2, 2, 1), (2, 2, 2)], (A, B), Turning("gain", 1, None, 1)),
        ([(0, 0, 5), (4, 6, 5)], (A, B), Turning("lead", 1, C, 6)),
        ([(0, 0), (0, 0)], (A,), None),
        ([(0, 0), (4, 4)], (A, B), None),
    ],
    ids=["overtaken", "from a tie", "always ahead", "never ahead", "won by a tie", "two winners", "nothing gained", "all won"],
)
def test_the_turning_point(points: list[tuple[int, ...]], winners: tuple[Seat, ...], expected: Turning | None) -> None:
    assert turning_point(points, winners) == expected


def test_each_part_has_the_points_at_its_end() -> None:
    steps = tuple(CountedEntry(2 * at, (at, 0)) for at in range(5))
    story = Story(steps, ((0, Msg("core.chapter.end")), (3, Msg("story.none"))), (A,), None, 0)
    assert story.standings() == ((Msg("core.chapter.end"), (3, 0)), (Msg("story.none"), (4, 0)))


def test_a_game_without_parts_has_no_standings() -> None:
    assert Story((CountedEntry(0, (1, 2)), CountedEntry(1, (3, 2))), (), (Seat(0),), None, 0).standings() == ()
