"""Grids of hexes and squares, ways, areas of any shape, and flat colours of a palette."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from PIL import Image

from contract.laws import area_faults, colour_faults, layout_faults
from render.kit import grids, marks, outlines, palette, png, pointing, shapes
from render.kit.canvas import Canvas
from render.kit.grids import Hexes, Squares, Way
from render.kit.zoom import Zoomed
from tools.build_palette import spare_colours

FOREST, MEADOW = palette.rgb("#9CC49A"), palette.rgb("#C9DB9A")
HEXES = [Hexes(60, 600, 400), Hexes(60, 600, 400, is_flat=True)]


def empty() -> Canvas:
    return Canvas(Image.new("RGB", (1200, 800), palette.PAPER))


def hexes(grid: Hexes = HEXES[0]) -> Canvas:
    """Draw nineteen hexes with their names, one of them ringed as a possible answer."""
    canvas = empty()
    for place in grids.within(2):
        canvas.fill(shapes.polygon(grid.outline(place, 0.97)), FOREST if sum(place) % 2 else MEADOW)
        canvas.text(*grid.middle(place), f"{place[0]},{place[1]}", size=34, anchor="mm")
        canvas.shaped(f"hex-{place[0]}-{place[1]}", grid.outline(place))
    marks.ring(canvas, grid.outline((1, 0), 0.86))
    return canvas


def squares() -> Canvas:
    """Draw a board of squares."""
    grid, canvas = Squares(100, 200, 100, high=80), empty()
    for column in range(8):
        for row in range(6):
            canvas.fill(shapes.polygon(grid.outline((column, row), 0.96)), FOREST if (column + row) % 2 else MEADOW)
            canvas.text(*grid.middle((column, row)), f"{'abcdefgh'[column]}{row + 1}", size=34, anchor="mm")
            canvas.area(f"square-{column}-{row}", *grid.box((column, row)))
    return canvas


def way() -> Canvas:
    """Draw a road with eleven places."""
    road, canvas = Way(((150, 650), (400, 200), (700, 500), (1050, 250))), empty()
    canvas.fill(shapes.polygon(road.outline(80)), MEADOW)
    for number, spot in enumerate(road.spots(11)):
        marks.badge(canvas, *spot, 26, str(number))
    canvas.shaped("road", road.outline(80))
    return canvas


@pytest.mark.parametrize("draw", [hexes, squares, way])
def test_a_board_of_each_kind_keeps_the_laws_and_is_pointed_at(draw: Callable[[], Canvas]) -> None:
    canvas = draw()
    assert layout_faults(canvas) == []
    first = next(iter(canvas.areas))
    plain = canvas.image.copy()
    pointing.point(canvas, (first,))
    assert canvas.image.tobytes() != plain.tobytes()


@pytest.mark.parametrize("grid", HEXES, ids=["corner on top", "side on top"])
def test_every_hex_holds_its_own_middle_and_touches_its_neighbours(grid: Hexes) -> None:
    for place in grids.within(3):
        assert grid.at(*grid.middle(place)) == place
        assert outlines.holds(grid.outline(place), grid.middle(place))
        for corner in grid.outline(place, 0.99):
            assert grid.at(*corner) == place
        for other in grids.around(place):
            assert grids.apart(place, other) == 1
            assert math.dist(grid.middle(place), grid.middle(other)) == pytest.approx(60 * math.sqrt(3))
            assert not outlines.holds(grid.outline(place), grid.middle(other))
    assert [len(grids.within(radius)) for radius in range(4)] == [1, 7, 19, 37]
    assert {place for place in grids.within(3) if grids.apart((0, 0), place) == 1} == set(grids.around((0, 0)))


def test_squares_are_found_by_a_point_and_have_four_or_eight_neighbours() -> None:
    grid = Squares(100, 200, 100, high=80)
    assert grid.at(*grid.middle((3, 2))) == (3, 2) and grid.at(201, 101) == (0, 0)
    assert grid.box((1, 1)) == (300, 180, 400, 260) == outlines.hull(grid.outline((1, 1)))
    assert len(grids.beside((2, 2))) == 4 and len(set(grids.beside((2, 2), slanting=True))) == 8


def test_places_on_a_way_are_at_even_distances() -> None:
    road = Way(((0, 0), (30, 0), (30, 30), (60, 30)))
    assert road.length == 90 and road.at(0.5) == (30, 15)
    assert road.spots(4) == ((0, 0), (30, 0), (30, 30), (60, 30))
    assert all(outlines.holds(road.outline(10), spot) for spot in road.spots(10)[1:-1])


def test_an_area_contains_only_points_inside_its_outline() -> None:
    canvas, grid = hexes(), HEXES[0]
    x, y = grid.middle((1, 0))
    assert canvas.at(x, y) == ("hex-1-0",)
    x0, y0, _, _ = canvas.areas["hex-1-0"]
    assert "hex-1-0" not in canvas.at(x0 + 2, y0 + 2), "a corner of the rectangle around a hex belongs to a neighbour"
    canvas.area("hex-1-0", 0, 0, 10, 10)
    assert canvas.at(5, 5) == ("hex-1-0",), "the new area replaces the outline"


def test_the_ring_of_a_hex_frames_no_label_of_its_neighbours() -> None:
    """A ring around the hex's rectangle would frame them."""
    grid, plain = HEXES[0], hexes()
    framed = hexes()
    pointing.point(framed, ("hex-0-0",))
    as_rectangle = hexes()
    as_rectangle.area("hex-0-0", *as_rectangle.areas["hex-0-0"])
    pointing.point(as_rectangle, ("hex-0-0",))
    lit = {"outline": 0, "rectangle": 0}
    for place in grids.around((0, 0)):
        x, y = grid.middle((place[0] * 0.56, place[1] * 0.56))  # type: ignore[arg-type]  # a little beyond the edge
        for name, canvas in (("outline", framed), ("rectangle", as_rectangle)):
            spot = (round(x), round(y))
            lit[name] += canvas.image.getpixel(spot) == plain.image.getpixel(spot)
    assert lit["outline"] == 0
    assert framed.image.getpixel((600, 370)) == plain.image.getpixel((600, 370)), "the hex itself stays as it is"
    for place in grids.around((0, 0)):
        x, y = grid.middle(place)
        assert palette.HALO not in {framed.image.getpixel((round(x) + dx, round(y) + dy)) for dx in range(-30, 31) for dy in range(-12, 13)}


def test_a_label_that_reaches_into_another_area_is_a_fault() -> None:
    canvas, grid = hexes(), HEXES[0]
    assert area_faults(canvas) == []
    canvas.boxes.clear()
    canvas.text(*grid.middle((0, 0)), "a label that is too long", size=34, anchor="mm")
    (fault,) = area_faults(canvas)
    assert "hex-0-0" in fault and "reaches into" in fault and "hex-1-0" in fault
    canvas.shaped("far", grid.outline((20, 0)))
    assert any("area far" in fault and "outside" in fault for fault in area_faults(canvas))


def test_an_enlarged_part_keeps_outlines_cut_at_its_edge() -> None:
    grid, whole = HEXES[0], empty()
    part = Zoomed(Image.new("RGB", (400, 400), palette.PAPER), (550, 350, 750, 550), 2.0)
    for place in grids.within(2):
        part.shaped(f"hex-{place[0]}-{place[1]}", grid.outline(place))
    part.lay(whole, 100, 100)
    assert whole.outlines["hex-0-1"] == tuple((100 + 2 * (x - 550), 100 + 2 * (y - 350)) for x, y in grid.outline((0, 1)))
    x0, y0, x1, y1 = whole.areas["hex-0-0"]
    assert (x0, y0) == (100, 100) and x1 < 500 and y1 < 500
    assert "hex--2-0" not in whole.areas, "this hex is outside the part"


def test_a_flat_colour_that_a_palette_changes_is_a_fault() -> None:
    colours = (*palette.reserved_colours(palette.SEA), FOREST, MEADOW)
    assert colour_faults((FOREST, MEADOW), colours) == []
    (fault,) = colour_faults((FOREST, MEADOW), colours[:-1])
    assert str(MEADOW) in fault and "tools.build_palette" in fault
    assert png.quantise(Image.new("RGB", (2, 2), MEADOW), colours).convert("RGB").getpixel((0, 0)) == MEADOW


def test_a_palette_has_no_colour_too_near_to_a_kept_one() -> None:
    fixed, near, free = (palette.rgb("#88BECE"),), palette.rgb("#89BDCE"), palette.rgb("#102030")
    assert colour_faults(fixed, (*fixed, near, free))
    assert spare_colours(fixed, [near, free]) == [*fixed, free] and colour_faults(fixed, tuple(spare_colours(fixed, [near, free]))) == []
