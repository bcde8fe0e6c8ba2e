"""The pictures of newgame beyond what the picture contract checks for every game."""

from __future__ import annotations

import pytest

import render
from engine.values.core import Say
from games.newgame import pictures
from render.kit import fonts
from render.kit.canvas import Canvas
from tests.render import golden
from games.newgame import positions
from contract.laws import strict
from contract.names import NAMES

SAY = strict(NAMES)
TYPICAL = positions.typical()
GOLDEN_PARTS = {"newgame-table": 1, "newgame-mine": 4, "newgame-sheet": 6}
"""Golden images by the number of their position in `typical()`."""


def compose(number: int, say: Say = SAY) -> Canvas:
    view, part, draft = TYPICAL[number]
    return pictures.compose(view, say, draft, part)


def test_parts_of_views() -> None:
    found = [render.parts("newgame", view) for view, _, _ in TYPICAL]
    assert found[0] == ("table",) and found[3] == ("mine", "table") and found[-1] == ("sheet", "table")


def test_a_half_made_move_raises_its_card() -> None:
    plain, drafted = compose(3), compose(4)
    before, after = ([box.y0 for box in canvas.boxes if box.kind == "card"] for canvas in (plain, drafted))
    assert sum(first != second for first, second in zip(before, after, strict=True)) == 1


def test_coins_of_a_half_made_move_are_written() -> None:
    assert "with 2 coins" in [box.label for box in compose(5).boxes]
    assert "with 2 coins" not in [box.label for box in compose(4).boxes]


@pytest.mark.parametrize("name", GOLDEN_PARTS)
def test_golden_images(name: str) -> None:
    """Small pictures as they were when somebody looked at them; `python -m tests.render.golden newgame` renews them."""
    assert golden.differs("newgame", name, "raqm" if fonts.HAS_RAQM else "basic") is None


def test_golden_images_without_the_layout_library() -> None:
    """Pillow shapes text with libraqm where the system has FriBiDi; the pictures are as good without it."""
    assert golden.differs_without_layout("newgame") == ""
