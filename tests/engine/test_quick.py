"""The quicker constructor changes nothing but the time it takes."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from engine.quick import quick


@quick
@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 5
    names: tuple[str, ...] = ()


def test_fields_and_defaults_are_set() -> None:
    assert (Point(1).x, Point(1).y, Point(1).names) == (1, 5, ())
    assert Point(1, names=("a",), y=2) == Point(1, 2, ("a",))
    assert repr(Point(1)) == "Point(x=1, y=5, names=())"


def test_values_stay_frozen_and_can_be_compared_hashed_and_replaced() -> None:
    with pytest.raises(FrozenInstanceError):
        Point(1).x = 2  # type: ignore[misc]
    assert hash(Point(1)) == hash(Point(1, 5))
    assert replace(Point(1), y=7) == Point(1, 7)


def test_wrong_arguments_are_refused() -> None:
    for wrong in ({}, {"x": 1, "z": 2}):
        with pytest.raises(TypeError):
            Point(**wrong)  # type: ignore[arg-type]


def test_default_factories_are_refused() -> None:
    with pytest.raises(TypeError):

        @quick
        @dataclass(frozen=True, slots=True)
        class Listed:
            items: list[int] = field(default_factory=list)
