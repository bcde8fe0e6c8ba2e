"""The map as it is drawn: its coasts agree with the pieces of land and sea, and ways of ships stay on the water."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from games.magellan import pictures as magellan
from games.magellan import positions
from games.magellan.pictures import fit, ground, places, relief, scene, table, ways
from games.magellan.pictures.fit import FreePlaces
from games.magellan.rules.board import BASES, CELLS, NATIONS, NODES, cell_of, is_sea
from games.magellan.rules.state import Active
from games.magellan.tests.given import cell_at
from games.magellan.tests.test_pictures import SAY, check
from render import Draft

WORLD = ground.world(ground.ATLANTIC)


def test_rows_and_columns_are_those_of_the_chart() -> None:
    assert set(WORLD.cells()) == set(CELLS) and len(WORLD.cells()) == 648
    for nation in NATIONS.values():
        assert nation.cell == cell_at(nation.lat, nation.lon)
        left, top, right, bottom = WORLD.cell_box(nation.cell)
        x, y = WORLD.point(nation.lon, nation.lat)
        assert left <= x <= right and top <= y <= bottom


def test_every_piece_of_land_and_sea_has_a_place_in_its_cell() -> None:
    assert set(places.degrees()) == set(NODES)
    for node, (lon, lat) in places.degrees().items():
        assert cell_at(lat, lon) == cell_of(node)


def test_drawn_land_and_water_agree_with_the_chart() -> None:
    """Pieces of land lie on drawn land, pieces of sea in drawn water.

    Slivers and the ice of the far south are exceptions.
    """
    large = places.Plate(first=1, columns=36, top=0, rows=17, x0=0, y0=0, scale=4.0)
    mask = relief.land_mask(large)
    wrong = []
    for node, (lon, lat) in places.degrees().items():
        x, y = large.point(lon, lat)
        if lat > -70 and (mask.getpixel((min(mask.width - 1, int(x)), int(y))) > 127) == is_sea(node):  # type: ignore[operator]
            wrong.append(node)
    assert [node for node in wrong if not is_sea(node)] == []
    assert len(wrong) <= 40
    assert not {base.sea for base in BASES} & set(wrong)


def test_the_caspian_is_water_and_all_bases_are_land() -> None:
    mask = relief.land_mask(WORLD)

    def is_land(lon: float, lat: float) -> bool:
        x, y = WORLD.point(lon, lat)
        return bool(mask.getpixel((int(x - WORLD.x0), int(y - WORLD.y0))) > 100)  # type: ignore[operator]

    assert not is_land(51, 42), "the Caspian Sea"
    assert is_land(60, 42) and is_land(2.3, 48.9), "the desert east of it, and Paris"
    assert not is_land(-30, 0), "the Atlantic"
    assert all(is_land(*places.degrees()[base.land]) for base in BASES)


def test_the_seam_cuts_no_base_and_the_date_line_joins() -> None:
    for example in (1, 2, 3, 4):
        view = positions.start(4, example)
        world = ground.world(table.seam(view))
        base_columns = [column for _, column in (places.split_cell(player.base) for player in view.players)]
        assert all(2 < world.columns_east(column) < 33 for column in base_columns)
    for world, western, eastern in ((ground.world(ground.PACIFIC), "1n18", "1n19"), (WORLD, "1n36", "1n1")):
        _, _, right, _ = world.cell_box(western)
        left, _, _, _ = world.cell_box(eastern)
        assert right == pytest.approx(left)


def size(box: tuple[float, float, float, float]) -> tuple[float, float]:
    """Return the width and the height of a box."""
    left, top, right, bottom = box
    return right - left, bottom - top


@pytest.mark.parametrize("cell", ["5n1", "1n18", "9n5", "9s19", "4s36"])
def test_a_zoom_round_a_cell_has_the_scale_of_near_zooms(cell: str) -> None:
    plate = places.round_cell(cell, 108)
    _, near_scale = places.NEAR
    _, column = places.split_cell(cell)
    assert plate.scale == near_scale and plate.holds(cell) and plate.columns_east(column) == 4
    (wide, high), (wide_on_table, high_on_table) = (size(plate.cell_box(cell)), size(WORLD.cell_box(cell)))
    assert (wide, high) == (pytest.approx(plate.scale * wide_on_table), pytest.approx(plate.scale * high_on_table))
    assert plate.x1 <= ground.WIDTH - 32 and 450 < plate.y1 - plate.y0 <= places.TALLEST


def test_regions_show_the_capitals_of_their_continent() -> None:
    """A few capitals at the edges of their continent are left out."""
    for region in ("europe", "africa", "asia", "oceania"):
        plate = places.region(region, 0)
        outside = [slug for slug, nation in NATIONS.items() if nation.series == region and not plate.holds(nation.cell)]
        assert set(outside) <= {"soviet_union", "iceland", "western_samoa", "tonga", "french_polynesia", "turkey", "israel"}, region
    both = (places.region("north-america", 0), places.region("south-america", 0))
    assert all(any(plate.holds(nation.cell) for plate in both) for nation in NATIONS.values() if nation.series == "america")


@pytest.mark.parametrize("path", [("5n36s1", "6n36s1"), ("5n36s1", "5n1s2", "6n1s1"), ("4n36s1", "4n1s1", "4n2s1"), ("3n29s1", "2n29s1")])
def test_ways_of_ships_keep_to_the_water(path: tuple[str, ...]) -> None:
    """At most a tenth of the points of a drawn way lie on land, and the points are near each other."""
    start, *_ = path
    plate = places.round_cell(cell_of(start), 0)
    (points,) = ways.on_zoom(plate, path, is_flight=False)
    dry = [(x, y) for x, y in points if fit.land_share(plate, fit.around(x, y, 4, 4)) > 0.9]
    assert len(dry) <= len(points) / 10
    for (x, y), (next_x, next_y) in pairwise(points):
        assert abs(x - next_x) + abs(y - next_y) < 60


def test_a_name_stands_beside_its_own_badge() -> None:
    """A name stands to the right of its badge at (200, 200); with another badge there it stands to the left."""
    field = FreePlaces((0, 0, 400, 400))
    alone = fit.name_box(field, (200, 200), radius=12, width=80, height=20)
    assert alone is not None
    left, _, _, _ = alone
    assert left > 200
    crowded = fit.name_box(field, (200, 200), radius=12, width=80, height=20, others=[(230, 200)])
    assert crowded is not None
    _, _, right, _ = crowded
    assert right < 200


def test_a_discovery_of_a_whole_row_has_no_cell() -> None:
    view = replace(positions.middle(), active=(Active("h11_08"),))
    assert [(discovery.where, discovery.cell) for discovery in scene.discoveries(view)] == [("9s", "")]
    for part in ("table", "cards", "zoom-9s1"):
        check(magellan.compose(view, SAY, Draft(view), part))
