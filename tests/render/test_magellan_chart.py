"""The map of magellan as it is drawn: coasts agree with the pieces of land and sea, ways keep to them, drafts are read rightly."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from engine import registry, walk
from engine.answers import offered
from engine.core import Ask, Seat
from engine.games.magellan.board import BASES, CELLS, NATIONS, NODES, cell_at, cell_of, is_sea
from engine.games.magellan.state import Active, Group
from engine.games.magellan.view import GroupView
from render import Marks, magellan
from render.magellan import draft, fit, ground, labels, nodes, plate, relief, sailing, scene, spots, table, window
from render.magellan.fit import Field
from tests.render import magellan_positions as positions
from tests.render.test_magellan import SAY, check

WORLD = ground.world(ground.ATLANTIC)


def test_rows_and_columns_are_those_of_the_chart() -> None:
    assert set(WORLD.cells()) == set(CELLS) and len(WORLD.cells()) == 648
    for nation in NATIONS.values():
        assert plate.cell_at(nation.lon, nation.lat) == nation.cell == cell_at(nation.lat, nation.lon)
        x0, y0, x1, y1 = WORLD.cell_box(nation.cell)
        x, y = WORLD.point(nation.lon, nation.lat)
        assert x0 <= x <= x1 and y0 <= y <= y1


@pytest.mark.parametrize("cell", ["5n1", "9s36", "1n18"])
def test_cells_of_nodes(cell: str) -> None:
    assert nodes.cell_of(f"{cell}s1") == cell and nodes.cell_of(f"{cell}l12") == cell and nodes.cell_of(cell) == cell


def test_every_piece_of_land_and_sea_has_a_place_in_its_cell() -> None:
    assert set(nodes.places()) == set(NODES)
    for node, (lon, lat) in nodes.places().items():
        assert plate.cell_at(lon, lat) == cell_of(node)


def test_drawn_land_and_water_agree_with_the_chart() -> None:
    """On the outlines drawn, pieces of land lie on land and pieces of sea in water, but for slivers and the ice of the far south."""
    large = plate.Plate(1, 36, 0, 17, 0, 0, 4.0)
    mask = relief.land_mask(large)
    wrong = []
    for node, (lon, lat) in nodes.places().items():
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

    assert not is_land(51, 42) and is_land(60, 42) and is_land(2.3, 48.9) and not is_land(-30, 0)
    assert all(is_land(*nodes.places()[base.land]) for base in BASES)


def test_the_seam_cuts_no_base_and_the_date_line_joins() -> None:
    for example in (1, 2, 3, 4):
        view = positions.start(4, example)
        shown = ground.world(table.seam(view))
        assert all(2 < shown.place(plate.split(player.base)[1]) < 33 for player in view.players)
    pacific = ground.world(ground.PACIFIC)
    assert pacific.cell_box("1n18")[2] == pytest.approx(pacific.cell_box("1n19")[0])
    assert WORLD.cell_box("1n36")[2] == pytest.approx(WORLD.cell_box("1n1")[0])


@pytest.mark.parametrize("cell", ["5n1", "1n18", "9n5", "9s19", "4s36"])
def test_a_zoom_round_a_cell_is_four_times_the_table(cell: str) -> None:
    shown = window.round_cell(cell, 108)
    assert shown.scale == 4 and shown.holds(cell) and shown.place(plate.split(cell)[1]) == 4
    box, small = shown.cell_box(cell), WORLD.cell_box(cell)
    assert box[2] - box[0] == pytest.approx(4 * (small[2] - small[0])) and box[3] - box[1] == pytest.approx(4 * (small[3] - small[1]))
    assert shown.x1 <= ground.WIDTH - 32 and 450 < shown.y1 - shown.y0 <= window.TALLEST


def test_regions_show_the_capitals_of_their_continent() -> None:
    wanted = {"europe": "europe", "africa": "africa", "asia": "asia", "oceania": "oceania"}
    for region, series in wanted.items():
        shown = window.region(region, 0)
        outside = [slug for slug, nation in NATIONS.items() if nation.series == series and not shown.holds(nation.cell)]
        assert set(outside) <= {"soviet_union", "iceland", "western_samoa", "tonga", "french_polynesia", "turkey", "israel"}, region
    both = (window.region("north-america", 0), window.region("south-america", 0))
    assert all(any(shown.holds(nation.cell) for shown in both) for nation in NATIONS.values() if nation.series == "america")


@pytest.mark.parametrize("path", [("5n36s1", "6n36s1"), ("5n36s1", "5n1s2", "6n1s1"), ("4n36s1", "4n1s1", "4n2s1"), ("3n29s1", "2n29s1")])
def test_ways_of_ships_keep_to_the_water(path: tuple[str, ...]) -> None:
    shown = window.round_cell(cell_of(path[0]), 0)
    lines = sailing.line(shown, path, False)
    assert len(lines) == 1
    dry = [at for at in lines[0] if spots.land_share(shown, fit.around(*at, 4, 4)) > 0.9]
    assert len(dry) <= len(lines[0]) / 10
    for before, after in pairwise(lines[0]):
        assert abs(before[0] - after[0]) + abs(before[1] - after[1]) < 60


def test_reading_a_draft() -> None:
    view = positions.drafting()
    found = draft.read(view, Marks(("ship-5n36", "6n1", "jeep-6n1", "6n2", "buy-jeep", "2"), ("develop-france", "jeep-6n1", "end")))
    assert [way.nodes[-1] for way in found.ways] == ["6n1s1", "6n2l1"]
    assert [way.points for way in found.ways] == [2, 2]
    assert found.points == view.points - 4 and found.cash == view.players[0].cash - 20
    assert found.bought == (("jeep", 2),) and found.developable == ("france",) and found.pieces == (Group("jeep", "6n1l1"),)
    choosing = draft.read(view, Marks(("ship-5n36",), ("5n35", "5n1s2", "4n30", "to")))
    assert choosing.chosen == Group("ship", "5n36s1")
    assert choosing.goals == (("5n1", 1), ("5n35", 1), ("4n30", 7))
    assert draft.read(replace(view, seat=None), Marks(("ship-5n36",))).is_empty


def test_a_jeep_that_lands_in_the_draft_goes_on_from_there() -> None:
    view = positions.drafting()
    found = draft.read(view, Marks(("jeep-4n34", "4n36", "jeep-4n36", "4n1"), ()))
    assert [way.nodes[0] for way in found.ways] == ["4n34l1", "4n36l1"] and found.points == 9 - 4 - 2
    flown = draft.read(replace(positions.flying(), seat=Seat(0)), Marks((), ("bomb-4", "land-5n2")))
    assert flown.goals == (("5n2", 4),)


def test_a_jeep_that_a_plane_brings_goes_on_from_there() -> None:
    view = positions.drafting()
    hangar = replace(view.players[0], groups=(*view.players[0].groups, GroupView("plane", "5n2l1", "5n2", 1)))
    view = replace(view, players=(hangar, *view.players[1:]))
    found = draft.read(view, Marks(("jeep-5n2", "fly-6n1", "jeep-6n1", "6n2", "plane-6n1", "5n2"), ()))
    ends = [(way.what, way.nodes[-1], way.points) for way in found.ways]
    assert ends == [("plane-jeep", "6n1l1", 3), ("jeep", "6n2l1", 2), ("plane", "5n2l1", 1)]
    assert draft.read(view, Marks(("jeep-5n2",), ("fly-6n1", "to"))).goals == (("6n1", 3),)


def test_what_a_draft_offers_is_what_the_rules_offer() -> None:
    """Every piece and every near goal that the game asks for is on the picture, with the points that the rules count."""
    rules, rng = registry.rules("magellan"), Random(7)
    state = rules.setup(2, {**{setting.key: setting.default for setting in rules.settings}, "level": "planes"}, "drafts")
    seen = 0
    for _ in range(40):
        seat = rules.to_act(state)[0]
        view = rules.view(state, seat)
        if view.stage == "moving":
            first = walk.walk(rules, state, seat, ())
            assert isinstance(first, walk.Asking)
            for token in offered(first.ask):
                group = draft.group_of(token)
                if group is None:
                    continue
                asked = walk.walk(rules, state, seat, (token,))
                assert isinstance(asked, walk.Asking) and isinstance(asked.ask, Ask)
                tokens = offered(asked.ask)
                found = dict(draft.read(view, Marks((token,), tokens)).goals)
                assert set(found) <= {
                    cell_of(draft.goal_node(group, goal) or "") for goal in tokens if goal not in ("to", "plane", "unload")
                }
                assert all(points <= view.points for points in found.values())
                for goal in tokens:
                    node = draft.goal_node(group, goal) if goal not in ("to", "plane", "unload") else None
                    if node and found.get(cell_of(node)):
                        done = draft.read(view, Marks((token, goal), ())).ways
                        assert done and (done[0].points <= view.points)
                        seen += 1
        state = walk.sample(rules, state, seat, rng)[1].state
    assert seen > 50


def test_any_half_made_move_can_be_drawn() -> None:
    """Drafts of random lines, with what the game offers next, at all their lengths."""
    rules, rng = registry.rules("magellan"), Random(3)
    state = rules.setup(3, {**{setting.key: setting.default for setting in rules.settings}, "level": "experts"}, "half-made")
    drawn = count = 0
    while drawn < 9:
        count += 1
        seat = rules.to_act(state)[0]
        view = rules.view(state, seat)
        path, turn = walk.sample(rules, state, seat, rng)
        if count % 5 == 0 and view.stage == "moving":
            for length in range(0, min(len(path), 6), 2):
                asked = walk.walk(rules, state, seat, path[:length])
                assert isinstance(asked, walk.Asking)
                check(magellan.compose(view, SAY, Marks(path[:length], offered(asked.ask)), "mine"))
                drawn += 1
        state = turn.state
        assert count < 300


def test_private_picture_shows_the_goals() -> None:
    view = positions.drafting()
    goals = ("5n35", "6n36", "6n1", "4n36", "5n34")
    canvas = magellan.compose(view, SAY, Marks(("ship-5n36",), goals), "mine")
    check(canvas)
    assert sum(box.kind == "badge" for box in canvas.boxes) == len(goals)


def test_a_draft_far_away_is_framed() -> None:
    view = positions.drafting()
    canvas = magellan.compose(view, SAY, Marks(("ship-5n36", "4n30"), ()), "mine")
    check(canvas)
    centre, cells = draft.read(view, Marks(("ship-5n36", "4n30"), ())).cells[0], draft.read(view, Marks(("ship-5n36", "4n30"), ())).cells
    assert all(window.holding(centre, cells, 0).holds(cell) for cell in ("5n36", "4n30"))


def test_names_go_to_their_own_badge() -> None:
    field = Field((0, 0, 400, 400))
    alone = labels.beside(field, (200, 200), 12, 80, 20)
    assert alone is not None and alone[0] > 200
    crowded = labels.beside(field, (200, 200), 12, 80, 20, [(230, 200)])
    assert crowded is not None and crowded[2] < 200


def test_a_discovery_of_a_whole_row_has_no_cell() -> None:
    view = replace(positions.middle(), active=(Active("h11_08"),))
    assert [(goal.where, goal.cell) for goal in scene.goals(view)] == [("9s", "")]
    for part in ("table", "cards", "zoom-9s1"):
        check(magellan.compose(view, SAY, Marks(), part))
