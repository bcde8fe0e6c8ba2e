"""The story of a match: where it was decided, and how it stood from part to part."""

from __future__ import annotations

import pytest

from engine.story.story import CountedEntry, Story, Turning, turning_point
from engine.values.core import Msg, Seat

A, B, C = Seat(0), Seat(1), Seat(2)


@pytest.mark.parametrize(
    ("points", "winners", "expected"),
    [
        pytest.param([(0, 0), (3, 1), (3, 4), (6, 4)], (A,), Turning("lead", index=3, before=B, by=3), id="overtaken"),
        pytest.param([(0, 0), (3, 1), (3, 3), (6, 3)], (A,), Turning("lead", index=3, before=None, by=3), id="from a tie"),
        pytest.param([(1, 0), (2, 0), (9, 1)], (A,), Turning("gain", index=2, before=A, by=6), id="always ahead"),
        pytest.param([(0, 9, 0), (5, 9, 0), (7, 9, 8)], (A,), Turning("gain", index=1, before=B, by=5), id="never ahead"),
        # All are level at the end, and the game's rule for ties leaves C out.
        pytest.param([(0, 0, 0), (2, 2, 1), (2, 2, 2)], (A, B), Turning("gain", index=1, before=None, by=1), id="won by a tie"),
        pytest.param([(0, 0, 5), (4, 6, 5)], (A, B), Turning("lead", index=1, before=C, by=6), id="two winners"),
        pytest.param([(0, 0), (0, 0)], (A,), None, id="nothing gained"),
        pytest.param([(0, 0), (4, 4)], (A, B), None, id="all won"),
    ],
)
def test_the_turning_point(points: list[tuple[int, ...]], winners: tuple[Seat, ...], expected: Turning | None) -> None:
    """A lead is taken once and kept to the end; without one it is the winners' largest gain on the best of the others."""
    assert turning_point(points, winners) == expected


def test_each_part_has_the_points_at_its_end() -> None:
    """A part ends with the step with which the next part begins. Parts name steps by index, not by entry."""
    first, second = Msg("part.first"), Msg("part.second")
    steps = tuple(CountedEntry(seq=2 * index, points=(10 * index, 0)) for index in range(5))
    story = Story(steps=steps, chapters=((0, first), (3, second)), winners=(A,), turning=None, changes=0)
    assert story.standings() == ((first, (30, 0)), (second, (40, 0)))


def test_a_game_without_parts_has_no_standings() -> None:
    assert Story((CountedEntry(0, (1, 2)), CountedEntry(1, (3, 2))), (), (Seat(0),), None, 0).standings() == ()
