"""Pieces of the pictures on table cards, and enlarged parts of pictures: nothing is covered or too small for a phone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from contract.laws import contrast_faults, layout_faults, phone_faults, strict
from contract.names import LONG_NAMES, NAMES
from render.kit import palette, shapes, tablecard
from render.kit.canvas import Box, Canvas
from render.kit.tablecard import Sign, Standing
from render.kit.zoom import Zoomed

SAY, LONG = strict(NAMES), strict(LONG_NAMES)


def card(count: int) -> Canvas:
    """An empty card for a number of players."""
    return tablecard.ground(200 + tablecard.players_height(count) + 20, tablecard.player_boxes(count, 200))


@pytest.mark.parametrize("count", range(1, 7))
def test_the_panels_of_a_card_do_not_touch(count: int) -> None:
    panels = [Box("panel", str(k), *box) for k, box in enumerate(tablecard.player_boxes(count, 200))]
    assert len(panels) == count and max(box.y1 for box in panels) == 200 + tablecard.players_height(count)
    assert not [(panel, other) for panel, other in combinations(panels, 2) if panel.overlaps(other, -8)]
    assert all(box.x0 >= tablecard.EDGE and box.x1 <= tablecard.WIDE - tablecard.EDGE for box in panels)


@pytest.mark.parametrize("say", [SAY, LONG], ids=["short", "long"])
@pytest.mark.parametrize("count", range(1, 7))
def test_a_card_holds_any_names_in_letters_for_a_phone(say: object, count: int) -> None:
    canvas = card(count)
    signs = (Sign("hand", "12"), Sign("ship", "3", is_own=True), Sign("veto", ""), Sign("bag", "88"))
    standings = [
        Standing(seat, ("to bid", "passed", "", "no Vasco da Gama ship")[seat % 4], signs[: seat + 1], str(40 * seat), seat == 0, seat == 1)
        for seat in range(count)
    ]
    tablecard.lay_head(canvas, say, range(count), lambda who: f"{who} to bid", "25 or more – or pass")  # type: ignore[arg-type]
    tablecard.lay_players(canvas, say, standings, 200)  # type: ignore[arg-type]
    assert layout_faults(canvas) + phone_faults(canvas) + contrast_faults(canvas) == []
    assert {"turn", "head", "players", *(f"player-{seat}" for seat in range(count))} == set(canvas.areas)


def test_signs_that_do_not_fit_are_left_out() -> None:
    canvas = card(2)
    signs = tuple(Sign("bag", str(k)) for k in range(10, 20))
    tablecard.lay_players(canvas, SAY, [Standing(0, "to bid", signs), Standing(1)], 200)
    sign_boxes = [box for box in canvas.boxes if box.kind == "text" and box.label.isdecimal()]
    assert [box.label for box in sign_boxes] == [str(k) for k in range(10, 10 + len(sign_boxes))] and 0 < len(sign_boxes) < 10
    assert {box.size for box in sign_boxes} == {tablecard.SMALL}
    (_, _, right, _), _ = tablecard.player_boxes(2, 200)
    assert all(box.x1 <= right for box in sign_boxes)


def test_a_part_of_a_picture_is_drawn_larger_with_the_same_calls() -> None:
    part = Zoomed(Image.new("RGB", (200, 100), palette.PAPER), (300.0, 400.0, 400.0, 450.0), 2.0)
    box = part.text(310, 440, "Ana", size=20)
    assert (round(box.x0), round(box.y1)) == (310, 440) and box.size == 40
    part.sprite("bag", 350, 425, 30)
    part.sprite("bag", 700, 425, 30)
    part.fill(shapes.round_rectangle(380, 405, 390, 415, 0), palette.WAX)
    part.area("bag", 340, 410, 900, 440)
    assert part.image.getpixel((170, 20)) == palette.WAX
    below = Canvas(Image.new("RGB", (400, 300), palette.GROUND))
    part.lay(below, 50, 60)
    assert [box.label for box in below.boxes] == ["Ana", "bag"], "pieces outside the part are left out"
    assert below.areas == {"bag": (130, 80, 250, 140)}
    assert below.image.getpixel((220, 80)) == palette.WAX
