"""The pictures of navegador: nothing outside, nothing over anything, readable, drafts drawn, small, thread safe, as they were."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

import render
from contract.laws import check_contrast, check_layout, inside, strict
from contract.names import LONG_NAMES, NAMES
from engine.values.core import Say, Seat
from games.navegador import pictures as navegador
from games.navegador import positions
from games.navegador.pictures import chart, fleet, ledger, rondel
from games.navegador.pictures.changes import Changes, compare_draft
from games.navegador.rules.board import KINDS, REGION_NUMBER, REGIONS, STACKS
from games.navegador.rules.state import Sailing, State
from games.navegador.rules.view import NavegadorView, Sail
from games.navegador.tests.given import colonies, having, knowing, on, table
from render import Draft
from render.kit import fonts, palette, png, text
from render.kit.canvas import Box, Canvas
from tests.render import golden

SAY = strict(NAMES)
LONG = strict(LONG_NAMES)
TYPICAL = positions.typical()
IDS = [f"{k}-{part}-{view.stage}-{len(view.players)}" for k, (view, part, _) in enumerate(TYPICAL)]
GOLDEN_PARTS = {
    "navegador-table": 2,
    "navegador-full": 4,
    "navegador-board": 25,
    "navegador-mine": 27,
    "navegador-players": 37,
    "navegador-sheet": 41,
    "navegador-card": 44,
}
"""Golden images by the number of their position in `typical()`."""
BYTES = 330 * 1024
CHARTS: tuple[chart.Name, ...] = ("table", "board")


def compose(number: int, say: Say = SAY) -> Canvas:
    view, part, draft = TYPICAL[number]
    return navegador.compose(view, say, draft, part)


def plainly(view: NavegadorView, part: str) -> Canvas:
    """A picture without a half-made move."""
    return navegador.compose(view, SAY, Draft(view), part)


def picture(view: NavegadorView, draft: Draft, part: str) -> bytes:
    return navegador.compose(view, SAY, draft, part).image.tobytes()


def labels(canvas: Canvas, kind: str = "text") -> list[str]:
    return [box.label for box in canvas.boxes if box.kind == kind]


@pytest.mark.parametrize("number", range(len(TYPICAL)), ids=IDS)
def test_nothing_is_covered_and_everything_can_be_read_with_long_names(number: int) -> None:
    canvas = compose(number, LONG)
    check_layout(canvas)
    check_contrast(canvas)
    for box in canvas.boxes:
        if box.kind == "text" and box.label and box.colour is not None:
            assert box.y1 - box.y0 >= text.SHRINK_LEAST * 20 * text.CAP_SHARE["A"] - 0.3, box.label


@pytest.mark.parametrize("number", range(len(TYPICAL)), ids=IDS)
def test_with_short_names_nothing_is_covered_and_the_png_is_small(number: int) -> None:
    _, part, _ = TYPICAL[number]
    canvas = compose(number)
    check_layout(canvas)
    data = png.encode_fixed(canvas.image, navegador.PALETTE)
    assert len(data) <= BYTES
    with Image.open(io.BytesIO(data)) as opened:
        assert opened.width == (960 if part == "card" else 1200) and opened.mode == "P"
        assert 800 <= opened.height <= 1200 or part == "players"


def test_the_palette_keeps_roles_and_players() -> None:
    assert set(palette.reserved_colours(palette.SEA_CHART)) <= set(navegador.PALETTE)
    assert len(navegador.PALETTE) <= 256


def test_parts_of_views() -> None:
    assert render.parts("navegador", positions.middle()) == ("table", "card", "board", "players")
    assert render.parts("navegador", positions.middle(4, 1)) == ("mine", "table", "card", "board", "players")
    assert render.parts("navegador", positions.over()) == ("sheet", "table", "board", "players")
    with pytest.raises(ValueError, match="no picture mine"):
        render.draw("navegador", positions.middle(), SAY, part="mine")


def test_pictures_of_a_seat_and_of_a_spectator_are_the_same() -> None:
    for part in ("table", "card", "board", "players"):
        own, public = positions.middle(4, 2), positions.middle(4)
        assert render.draw("navegador", own, SAY, part=part).tobytes() == render.draw("navegador", public, SAY, part=part).tobytes()


@pytest.mark.parametrize("name", CHARTS)
def test_every_region_has_its_place(name: chart.Name) -> None:
    of = chart.chart(name)
    taken: list[Box] = []
    for region, count in zip(REGIONS, STACKS, strict=True):
        place = fleet.place(name, region)
        spots = place.get("tokens", [])
        assert len(spots) == count
        half = fleet.SIZES[name].token / 2
        taken += [Box("token", region, x - half, y - half, x + half, y + half) for x, y in spots]
        x0, y0, x1, y1 = fleet.room(name, region)
        assert of.box[0] <= x0 < x1 <= of.box[2] and of.box[1] <= y0 < y1 <= of.box[3]
    assert [(box.label, other.label) for box, other in combinations(taken, 2) if box.overlaps(other, 2)] == []


@pytest.mark.parametrize("name", CHARTS)
def test_ships_of_all_players_find_room_in_every_region(name: chart.Name) -> None:
    for region in REGIONS:
        x0, y0, x1, y1 = fleet.room(name, region)
        for count in range(1, 6):
            size, spots = fleet.berths((x0, y0, x1, y1), count, fleet.SIZES[name].ship)
            assert len(spots) == count and size >= (25 if name == "table" else 34), (region, count, size)
            reach = size * fleet.WIDE / 2
            assert all(x0 - 3 <= x - reach and x + reach <= x1 + 3 and y0 <= y <= y1 for x, y in spots), (region, count)


def test_the_coast_is_real_and_the_regions_lie_at_sea() -> None:
    """Lisbon, Luanda and Goa lie within a degree of the drawn coast; ships lie on water where there is room."""
    of = chart.chart("board")
    mask = chart.land_mask(of)
    for lon, lat in ((-9.1, 38.7), (13.2, -8.8), (73.8, 15.4), (129.9, 32.7), (-43.2, -22.9)):
        x, y = of.at(lon, lat)
        around = mask.crop((int(x - of.box[0]) - 8, int(y - of.box[1]) - 12, int(x - of.box[0]) + 8, int(y - of.box[1]) + 12))
        assert around.getextrema() == (0, 255)
    for region in set(REGIONS) - {"timor"}:
        x0, y0, x1, y1 = fleet.room("board", region)
        spot = (round((x0 + x1) / 2 - of.box[0]), round((y0 + y1) / 2 - of.box[1]))
        assert mask.getpixel(spot) == 0, region


@pytest.mark.parametrize("count", range(2, 6))
def test_ledger_has_a_row_for_everybody(count: int) -> None:
    canvas = plainly(positions.middle(count), "table")
    assert canvas.height == ledger.height(count)
    discs = [box for box in canvas.boxes if box.label.startswith("disc.") and box.y0 > ledger.TOP]
    assert len(discs) == count
    money = {str(player.money) for player in positions.middle(count).players}
    assert money <= set(labels(canvas))


def test_the_rondel_shows_prices_and_all_stones() -> None:
    view = positions.middle(5)
    canvas = plainly(view, "table")
    around = Box("rondel", "", rondel.CENTRE[0] - 175, rondel.CENTRE[1] - 175, rondel.CENTRE[0] + 175, rondel.CENTRE[1] + 175)
    near = [box for box in canvas.boxes if box.overlaps(around)]
    shown = Counter(box.label for box in near if box.kind == "text" and box.label.isdigit() and len(box.label) == 1)
    costs = Counter(str(cost) for cost in view.players[view.awaited[0]].costs if cost is not None)
    assert all(shown[cost] >= number for cost, number in costs.items())
    assert {box.label for box in near if box.label.startswith("disc.")} >= {f"disc.{player.name}" for player in palette.PLAYERS[:5]}


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("field", ["sailing", "privilege", "market2", "ships"])
def test_stones_of_one_field_do_not_cover_each_other(field: str, count: int) -> None:
    spots = rondel.stone_places(field, count)
    assert len(spots) == count
    for (ax, ay, ar), (bx, by, br) in combinations(spots, 2):
        assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 >= ar + br - 3


def own_ships(canvas: Canvas) -> list[tuple[float, float]]:
    return sorted((box.x0, box.y0) for box in canvas.boxes if box.label == "ship-small.vermilion" and box.y1 < 880)


@pytest.mark.parametrize("part", ["table", "board"])
def test_draft_shows_the_ships_on_their_way(part: str) -> None:
    view, draft = positions.draft_of(positions.at_turn("sailing"), "sailing", "bahia>angola:1")
    drawn, drafted = plainly(view, part), navegador.compose(view, SAY, draft, part)
    check_layout(drafted)
    assert len(own_ships(drafted)) == len(own_ships(drawn)) + 1
    assert drawn.image.tobytes() != drafted.image.tobytes()


@pytest.mark.parametrize("part", ["table", "mine", "board"])
@pytest.mark.parametrize(
    ("field", "path", "is_seen_on"),
    [
        ("market1", (), "table mine"),
        ("sailing", ("sailing",), "table board"),
        ("colony", ("colony",), "table board"),
        ("buildings", ("buildings",), "table"),
        ("privilege", ("privilege",), "table mine"),
        ("workers", ("workers", "2"), "table mine"),
        ("market1", ("market1", "su=s1", "go=?", "sp=?"), "table mine"),
        ("ships", ("workers",), "table board"),
    ],
)
def test_drafts_and_offers_leave_a_trace(field: str, path: tuple[str, ...], is_seen_on: str, part: str) -> None:
    """Beside the field that was chosen, what is done there and what may be chosen next."""
    if part in is_seen_on.split():
        state = positions.at_turn(field)
        view, draft = positions.draft_of(state, *path)
        before = positions.draft_of(state, *path[:1])[1] if len(path) > 1 else replace(draft, values=())
        assert picture(view, draft, part) != picture(view, before, part)


def test_what_a_half_made_move_changes() -> None:
    def made(field: str, *path: str, **changes: Any) -> Changes:
        return compare_draft(*positions.draft_of(positions.at_turn(field, **changes), *path))

    read = made("privilege", "privilege", "explorer")
    assert (read.field, read.done and read.done.privilege, read.moves_stone, read.is_extra) == ("privilege", "explorer", True, False)
    read = made("sailing")
    assert read.fields[:2] == ("sailing", "workers") and read.done is None and read.field is None
    read = made("sailing", "sailing", "goa>malaca:2")
    assert read.sails == (Sail("goa", "malaca", 2),) and "guine" in read.waters
    assert (read.ships("goa", 0), read.ships("malaca", 0)) == (0, 1)
    read = made("sailing", "navegador", "goa>malaca:2", holder=Seat(0), marked=0, run=7)
    assert read.is_extra and read.field is None and not read.moves_stone
    read = made("buildings", "buildings")
    assert read.offers("gold", 70) and not read.bought("gold")
    read = made("colony", "colony", positions.cheapest("goa"))
    assert len(read.bought("goa")) == 1
    read = made("privilege", "privilege")
    assert read.privileges == {"colony", "factory", "explorer", "shipyard"} and not read.kings
    read = made("ships", "workers")
    assert read.waters == {"portugal", "bahia", "goa"}
    assert compare_draft(positions.middle(4, 1), Draft(positions.middle(4, 1))).seat is None


@pytest.mark.parametrize(
    ("field", "path", "part"),
    [
        ("sailing", (), "table"),
        ("sailing", ("sailing",), "board"),
        ("sailing", ("sailing", "bahia>rio:2", "done"), "board"),
        ("colony", ("colony",), "board"),
        ("colony", ("privilege",), "mine"),
        ("ships", ("workers",), "board"),
        ("market2", ("market2", "su=s1"), "table"),
        ("workers", ("workers",), "mine"),
        ("buildings", ("buildings", "gold:70"), "mine"),
    ],
)
def test_a_half_made_move_stands_beside_the_right_picture(field: str, path: tuple[str, ...], part: str) -> None:
    view, draft = positions.draft_of(positions.at_turn(field), *path)
    assert navegador.focus(view, draft) == part
    shown = render.draw("navegador", view, SAY, draft)
    assert shown.tobytes() == render.draw("navegador", view, SAY, draft, part).tobytes()


def test_nothing_is_focused_without_a_half_made_move() -> None:
    view = positions.middle(4, 0)
    assert navegador.focus(view, Draft(view)) is None


def last_turn(field: str, *path: str) -> tuple[NavegadorView, Draft]:
    return positions.draft_of(positions.at_turn(field, is_ending=True, left=4), *path)


def test_the_king_s_privilege_is_placed_beside_the_own_sheet() -> None:
    view, draft = last_turn("workers", "workers", "0")
    assert (draft.asked, navegador.focus(view, draft)) == ("king.place", "mine")
    placed = last_turn("workers", "workers", "0", "king:church")[1]
    assert picture(view, draft, "mine") != picture(view, placed, "mine")
    shown = labels(navegador.compose(view, SAY, placed, "mine"))
    assert any("placed on Churches" in label for label in shown)


def test_the_worker_that_a_privilege_costs_is_ringed() -> None:
    goa: dict[str, Any] = {"king": "goa"}
    for part in ("mine", "table"):
        given, royal = (
            picture(*positions.draft_of(positions.at_turn("privilege", **goa), "privilege", token), part)
            for token in ("explorer", "king:explorer")
        )
        assert given != royal


def test_the_rest_of_a_fleet_is_seen_on_the_chart() -> None:
    state = State(positions.position(4), Sailing(Seat(2), positions.ships(portugal=2, rio=3), False))
    assert navegador.focus(*positions.draft_of(state)) == "board"


def test_the_header_names_the_field_of_the_draft() -> None:
    view, draft = positions.draft_of(positions.at_turn("market2"), "market2")
    assert any("Market 2" in label and "Rosalind" in label for label in labels(navegador.compose(view, SAY, draft, "table")))


@pytest.mark.parametrize(
    ("part", "path", "words"),
    [
        ("table", ("market1", "su=s2", "go=-", "sp=p1"), "Brings 130, makes 630 cruzados"),
        ("mine", ("buildings", "gold:40+shipyard:50"), "Costs 90, leaves 410 cruzados"),
        ("mine", ("privilege", "church"), "Brings 50, makes 550 cruzados"),
        ("board", ("colony", "bahia:70"), "Costs 70, leaves 430 cruzados"),
        ("mine", ("workers", "2"), "Costs 150, leaves 350 cruzados"),
        ("mine", ("ships", "portugal+portugal", "3"), "Costs 250, leaves 250 cruzados"),
        ("mine", ("ships", "bahia+portugal"), "Costs 2 ships, leaves 1 at sea"),
        ("table", ("market1",), None),
    ],
)
def test_the_draft_shows_what_it_costs_and_leaves(part: str, path: tuple[str, ...], words: str | None) -> None:
    state = having(
        knowing(table(), bahia=(70,)), money=500, workers=7, colonies=colonies(sugar=2), ships=positions.ships(portugal=2, bahia=1)
    )
    if path[0] in ("buildings", "privilege"):
        state = having(state, field=on("colony" if path[0] == "privilege" else "market2"))
    view, draft = positions.draft_of(state, *path)
    shown = labels(navegador.compose(view, SAY, draft, part))
    costs = [label for label in shown if label.startswith(("Costs", "Brings"))]
    assert costs == ([] if words is None else [words])


def test_the_own_sheet_and_the_ledger_show_the_figures_after_the_draft() -> None:
    view, draft = positions.draft_of(positions.at_turn("buildings"), "buildings", "gold:70")
    after = draft.preview.players[0]
    for part in ("mine", "table"):
        shown = {(box.label, box.colour) for box in navegador.compose(view, SAY, draft, part).boxes if box.kind == "text"}
        assert (str(after.points), palette.WAX) in shown
        assert view.players[0].money - after.money == 70
        assert any(label == str(after.money) for label, _ in shown)


def test_a_drafted_discovery_shows_the_explorer_and_the_ship_that_is_left() -> None:
    view, draft = positions.draft_of(positions.at_turn("sailing"), "sailing", "goa>malaca:2", "done")
    malaca = draft.preview.regions[REGION_NUMBER["malaca"]]
    assert (malaca.explorer, malaca.ships[0], malaca.is_known, malaca.tokens) == (0, 1, False, ())
    drawn, drafted = plainly(view, "board"), navegador.compose(view, SAY, draft, "board")
    discs = [sum(box.label == "disc.vermilion" for box in canvas.boxes) for canvas in (drawn, drafted)]
    assert discs[1] == discs[0] + 1


def test_the_sheet_can_be_added_up() -> None:
    for seats in range(2, 6):
        view = positions.over(seats)
        canvas = navegador.compose(view, SAY, Draft(view), "sheet")
        shown = Counter(labels(canvas))
        assert Counter(str(row.points) for sheet in view.sheets for row in sheet.rows) <= shown
        assert {f"crown:{sheet.total}" for sheet in view.sheets} <= set(labels(canvas, "sprite"))
        assert labels(canvas, "sprite").count("laurel") == 1
        assert all(sum(row.points for row in sheet.rows) == sheet.total for sheet in view.sheets)


def test_a_long_name_of_the_winner_takes_two_lines() -> None:
    view = positions.over(3)
    shown = labels(navegador.compose(view, strict(("Bot 1 (greedy)", "Gil Eanes", "Amélie")), Draft(view), "sheet"))
    assert not any("…" in label for label in shown) and any(label.endswith("wins") for label in shown)


def test_my_view_shows_points_per_item_that_add_up() -> None:
    view = positions.middle(4, 0)
    player = view.players[0]
    canvas = navegador.compose(view, SAY, Draft(view), "mine")
    shown = labels(canvas)
    for kind in range(len(KINDS)):
        assert str(player.kind_points[kind]) in shown and str(player.each[kind]) in shown
        if player.next_bonus[kind] is not None:
            assert f"+{player.next_bonus[kind]}" in labels(canvas, "badge")
    assert sum(player.kind_points) + player.workers + player.ships_out + player.money_points == player.points
    assert str(player.points) in shown


@pytest.mark.parametrize("name", GOLDEN_PARTS)
def test_golden_images(name: str) -> None:
    """Small pictures as they were when somebody looked at them; `python -m tests.render.golden navegador` renews them."""
    assert golden.differs("navegador", name, "raqm" if fonts.HAS_RAQM else "basic") is None


@pytest.mark.parametrize("is_all", [False, pytest.param(True, marks=pytest.mark.campaign)], ids=["some", "all"])
def test_golden_images_without_the_layout_library(is_all: bool) -> None:
    assert golden.differs_without_layout("navegador", is_all) == ""


def test_nothing_stands_outside_with_the_longest_names() -> None:
    for number in (2, 4, 22, 28, 38, 42):
        canvas = compose(number, LONG)
        assert all(inside(box, canvas) for box in canvas.boxes)
