"""Pieces of one cell make room for each other on a zoom."""

from __future__ import annotations

import pytest

from games.magellan.pictures import fit, places
from games.magellan.rules.board import BASES, Base
from render.kit.surface import BoxPx

SIDE = 48.0
JEEPS, SHIPS = SIDE + 18, SIDE + 18
"""Widths of a drawing with its figure."""


def is_inside(box: BoxPx, cell: BoxPx) -> bool:
    return cell[0] <= box[0] and cell[1] <= box[1] and box[2] <= cell[2] and box[3] <= cell[3]


@pytest.mark.parametrize("base", BASES, ids=[base.name for base in BASES])
def test_house_jeeps_and_ships_of_a_base_stand_in_its_cell(base: Base) -> None:
    cell, land, sea = base.cell, base.land, base.sea
    plate = places.plate_of(cell, 108)
    assert plate is not None
    inner = plate.cell_box(cell)
    field = fit.FreePlaces(fit.inset(plate.box, 3))
    house = fit.around(inner[0] + 28, inner[1] + 27, 43, 43)
    field.take(house)
    spots = fit.together(field, plate, cell, [(sea, SHIPS, SIDE * 0.95), (land, JEEPS, SIDE * 0.95)])
    assert spots is not None
    one, other = spots
    assert is_inside(one, inner)
    assert is_inside(other, inner)
    field.take(one)
    assert field.is_free(other, 2)


def test_what_cannot_stand_together_is_told() -> None:
    plate = places.plate_of("5n1", 108)
    assert plate is not None
    field = fit.FreePlaces(fit.inset(plate.box, 3))
    assert fit.together(field, plate, "5n1", [("5n1l1", 90.0, 90.0)] * 2) is None
