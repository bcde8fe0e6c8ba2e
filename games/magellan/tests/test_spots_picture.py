"""Pieces of one cell make room for each other on a zoom."""

from __future__ import annotations

import pytest

from games.magellan.pictures import fit, places
from games.magellan.rules.board import BASES, Base
from render.kit.surface import BoxPx

SIDE = 48.0
"""The height of a drawing."""
WIDE = SIDE + 18
"""The width of a drawing with its figure."""


def is_inside(box: BoxPx, cell: BoxPx) -> bool:
    left, top, right, bottom = box
    cell_left, cell_top, cell_right, cell_bottom = cell
    return cell_left <= left and cell_top <= top and right <= cell_right and bottom <= cell_bottom


@pytest.mark.parametrize("base", BASES, ids=[base.name for base in BASES])
def test_jeeps_and_ships_of_a_base_stand_in_its_cell_beside_the_house(base: Base) -> None:
    cell, land, sea = base.cell, base.land, base.sea
    plate = places.plate_of(cell, 108)
    assert plate is not None
    inner = plate.cell_box(cell)
    left, top, _, _ = inner
    field = fit.FreePlaces(fit.inset(plate.box, 3))
    house = fit.around(left + 28, top + 27, 43, 43)
    field.take(house)
    spots = fit.boxes_together(field, plate, cell, [(sea, WIDE, SIDE * 0.95), (land, WIDE, SIDE * 0.95)])
    assert spots is not None
    ships, jeeps = spots
    assert is_inside(ships, inner)
    assert is_inside(jeeps, inner)
    field.take(ships)
    assert field.is_free(jeeps, 2)


def test_pieces_without_room_for_each_other_get_no_places() -> None:
    plate = places.plate_of("5n1", 108)
    assert plate is not None
    field = fit.FreePlaces(fit.inset(plate.box, 3))
    assert fit.boxes_together(field, plate, "5n1", [("5n1l1", 90.0, 90.0)] * 2) is None
