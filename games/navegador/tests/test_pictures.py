"""The pictures of Navegador: nothing overlaps or is cut, all can be read, drafts are drawn, files are small, golden images match."""

from __future__ import annotations

import io
from collections import Counter
from itertools import combinations
from math import dist
from typing import Any

import pytest
from msgspec import structs
from PIL import Image

import render
from contract.laws import check_contrast, check_layout, is_inside, strict
from contract.names import LONG_NAMES, NAMES
from engine.values.core import Say, Seat
from games.navegador import pictures as navegador
from games.navegador import positions
from games.navegador.game import RULES
from games.navegador.pictures import chart, fleet, ledger, rondel
from games.navegador.pictures.changes import Changes, compare_draft
from games.navegador.rules.board import FIELD_NUMBER, KINDS, REGION_NUMBER, REGIONS, RONDEL, STACKS
from games.navegador.rules.state import Moving, State
from games.navegador.rules.view import NavegadorView, Sail
from render import Draft
from render.kit import decision as deciding
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
    "navegador-board": 14,
    "navegador-mine": 19,
    "navegador-players": 24,
    "navegador-sheet": 28,
    "navegador-card": 31,
}
"""Golden images by the number of their position in `typical()`."""
BYTES = 330 * 1024
"""The most bytes of a picture."""
WIDTHS = {"card": 960}
"""The widths of parts that are not 1200 pixels wide."""
CHEAPEST_IN_GOA, *_ = positions.position(4).stacks[REGION_NUMBER["goa"]]
"""The price of the first colony on sale there."""
CHARTS: tuple[chart.Name, ...] = ("table", "board")


def compose(number: int, say: Say = SAY) -> Canvas:
    view, part, draft = TYPICAL[number]
    return navegador.compose(view, say, draft, part)


def picture_of(view: NavegadorView, part: str) -> Canvas:
    """Return a picture without a half-made move."""
    return navegador.compose(view, SAY, Draft(view), part)


def pixels(view: NavegadorView, draft: Draft, part: str) -> bytes:
    return navegador.compose(view, SAY, draft, part).image.tobytes()


def labels(canvas: Canvas, kind: str = "text") -> list[str]:
    return [box.label for box in canvas.boxes if box.kind == kind]


@pytest.mark.parametrize("number", range(len(TYPICAL)), ids=IDS)
def test_nothing_is_covered_and_everything_can_be_read_with_long_names(number: int) -> None:
    canvas = compose(number, LONG)
    check_layout(canvas)
    check_contrast(canvas)
    least = text.SHRINK_LEAST * 20 * text.CAP_SHARE["A"] - 0.3
    too_small = [
        box.label for box in canvas.boxes if box.kind == "text" and box.label and box.colour is not None and box.y1 - box.y0 < least
    ]
    assert too_small == []


@pytest.mark.parametrize("number", range(len(TYPICAL)), ids=IDS)
def test_with_short_names_nothing_is_covered_and_the_png_is_small(number: int) -> None:
    _, part, _ = TYPICAL[number]
    canvas = compose(number)
    check_layout(canvas)
    data = png.encode_fixed(canvas.image, navegador.PALETTE)
    assert len(data) <= BYTES
    with Image.open(io.BytesIO(data)) as opened:
        assert opened.width == WIDTHS.get(part, 1200) and opened.mode == "P"
        assert 800 <= opened.height <= 1200 or part == "players"


def test_the_palette_keeps_roles_and_players() -> None:
    assert set(palette.reserved_colours(palette.SEA_CHART)) <= set(navegador.PALETTE)
    assert len(navegador.PALETTE) <= 256


def test_the_parts_of_a_picture_follow_from_the_view() -> None:
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
    chart_left, chart_top, chart_right, chart_bottom = chart.chart(name).box
    tokens: list[Box] = []
    for region, count in zip(REGIONS, STACKS, strict=True):
        spots = fleet.place(name, region).get("tokens", [])
        assert len(spots) == count
        half = fleet.SIZES[name].token / 2
        tokens += [Box("token", region, x - half, y - half, x + half, y + half) for x, y in spots]
        left, top, right, bottom = fleet.room(name, region)
        assert chart_left <= left < right <= chart_right and chart_top <= top < bottom <= chart_bottom
    assert [(token.label, other.label) for token, other in combinations(tokens, 2) if token.overlaps(other, 2)] == []


@pytest.mark.parametrize(("name", "least_size"), [("table", 25), ("board", 34)])
def test_ships_of_all_players_find_room_in_every_region(name: chart.Name, least_size: int) -> None:
    for region in REGIONS:
        room = fleet.room(name, region)
        left, top, right, bottom = room
        for count in range(1, 6):
            size, spots = fleet.berths(room, count, fleet.SIZES[name].ship)
            assert len(spots) == count and size >= least_size, (region, count, size)
            reach = size * fleet.SHIP_WIDTH / 2
            assert all(left - 3 <= x - reach and x + reach <= right + 3 and top <= y <= bottom for x, y in spots), (region, count)


def test_the_coast_is_real_and_the_regions_lie_at_sea() -> None:
    """Lisbon, Luanda, Goa, Nagasaki and Rio lie near the drawn coast, and ships lie on water in all regions but Timor."""
    board = chart.chart("board")
    board_left, board_top, _, _ = board.box
    mask = chart.land_mask(board)
    for longitude, latitude in ((-9.1, 38.7), (13.2, -8.8), (73.8, 15.4), (129.9, 32.7), (-43.2, -22.9)):
        x, y = board.at(longitude, latitude)
        left, top = int(x - board_left), int(y - board_top)
        around = mask.crop((left - 8, top - 12, left + 8, top + 12))
        assert around.getextrema() == (0, 255), "land and water"
    for region in set(REGIONS) - {"timor"}:
        left, top, right, bottom = fleet.room("board", region)
        middle = (round((left + right) / 2 - board_left), round((top + bottom) / 2 - board_top))
        assert mask.getpixel(middle) == 0, region


@pytest.mark.parametrize("count", range(2, 6))
def test_ledger_has_a_row_for_everybody(count: int) -> None:
    canvas = picture_of(positions.middle(count), "table")
    assert canvas.height == ledger.height(count)
    discs = [box for box in canvas.boxes if box.label.startswith("disc.") and box.y0 > ledger.TOP]
    assert len(discs) == count
    money = {str(player.money) for player in positions.middle(count).players}
    assert money <= set(labels(canvas))


def test_the_rondel_shows_prices_and_all_stones() -> None:
    view = positions.middle(5)
    canvas = picture_of(view, "table")
    x, y = rondel.CENTRE
    around = Box("rondel", "", x - 175, y - 175, x + 175, y + 175)
    near = [box for box in canvas.boxes if box.overlaps(around)]
    figure_counts = Counter(box.label for box in near if box.kind == "text" and box.label.isdigit() and len(box.label) == 1)
    costs = Counter(str(cost) for cost in view.players[view.awaited[0]].costs if cost is not None)
    assert all(figure_counts[cost] >= number for cost, number in costs.items())
    assert {box.label for box in near if box.label.startswith("disc.")} >= {f"disc.{player.name}" for player in palette.PLAYERS[:5]}


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize("field", ["sailing", "privilege", "market2", "ships"])
def test_stones_of_one_field_do_not_cover_each_other(field: str, count: int) -> None:
    spots = rondel.stone_places(field, count)
    assert len(spots) == count
    for (x, y, radius), (other_x, other_y, other_radius) in combinations(spots, 2):
        assert dist((x, y), (other_x, other_y)) >= radius + other_radius - 3


def at_turn(field: str, **changes: Any) -> State:
    """Return the middle of a match, in which the stone of seat 0 stands one step before a field."""
    position = positions.position(4, **changes)
    first, *others = position.players
    first = structs.replace(first, field=(FIELD_NUMBER[field] - 1) % len(RONDEL))
    return State(structs.replace(position, players=(first, *others)), Moving(Seat(0)))


def draft_of(state: State, *path: str) -> tuple[NavegadorView, Draft]:
    """Return the view of the awaited seat, and its half-made move as a panel shows it."""
    seat = RULES.to_act(state)[0]
    return RULES.view(state, seat), render.draft_of(RULES, state, seat, path)


MOVES = [
    ("sailing", ("sailing", "goa>malaca:2")),
    ("sailing", ("sailing", "bahia>angola:1")),
    ("colony", ("colony", f"goa:{CHEAPEST_IN_GOA}")),
    ("buildings", ("buildings", "gold:70")),
    ("privilege", ("privilege", "explorer")),
    ("workers", ("workers", "2")),
    ("market1", ("market1", "su=s1", "go=?", "sp=?")),
]
"""Half-made moves, each from the field before its own."""


@pytest.mark.parametrize(("field", "path"), MOVES)
def test_a_half_made_move_is_drawn_as_a_decision_and_nowhere_else(field: str, path: tuple[str, ...]) -> None:
    view, draft = draft_of(at_turn(field), *path)
    _, before = draft_of(at_turn(field), *path[:1])
    image = render.draw("navegador", view, SAY, draft)
    assert image.width == deciding.WIDE
    assert image.tobytes() != render.draw("navegador", view, SAY, before).tobytes()
    for part in ("mine", "table", "board", "players", "card"):
        assert pixels(view, draft, part) == pixels(view, Draft(view), part)


def changes_of(field: str, *path: str, **changes: Any) -> Changes:
    """Return what the picture shows as changed by a half-made move."""
    return compare_draft(*draft_of(at_turn(field, **changes), *path))


def test_a_draft_changes_the_stone_and_the_privileges() -> None:
    chosen = changes_of("privilege", "privilege", "explorer")
    assert chosen.done is not None
    assert (chosen.field, chosen.done.privilege, chosen.moves_stone, chosen.is_extra) == ("privilege", "explorer", True, False)
    offered = changes_of("privilege", "privilege")
    assert offered.privileges == {"colony", "factory", "explorer", "shipyard"} and not offered.kings


def test_a_draft_without_answers_changes_nothing() -> None:
    unchanged = changes_of("sailing")
    assert unchanged.done is None and unchanged.field is None
    assert compare_draft(positions.middle(4, 1), Draft(positions.middle(4, 1))).seat is None


def test_a_draft_moves_ships() -> None:
    sailed = changes_of("sailing", "sailing", "goa>malaca:2")
    assert sailed.sails == (Sail("goa", "malaca", 2),)
    assert (sailed.ships("goa", 0), sailed.ships("malaca", 0)) == (0, 1)
    with_card = changes_of("sailing", "navegador", "goa>malaca:2", holder=Seat(0), marked=0, run=7)
    assert with_card.is_extra and with_card.field is None and not with_card.moves_stone


def test_a_draft_shows_what_is_offered_and_bought() -> None:
    offered = changes_of("buildings", "buildings")
    assert offered.offers("gold", 70) and not offered.bought("gold")
    assert len(changes_of("colony", "colony", f"goa:{CHEAPEST_IN_GOA}").bought("goa")) == 1


def test_the_foot_shows_the_figures_after_the_draft_in_red() -> None:
    view, draft = draft_of(at_turn("buildings"), "buildings", "gold:70")
    after = draft.preview.players[0]
    coloured_texts = {(box.label, box.colour) for box in render.compose("navegador", view, SAY, draft, None).boxes if box.kind == "text"}
    assert view.players[0].money - after.money == 70
    assert {(str(after.money), palette.WAX), (str(after.items[1]), palette.WAX)} <= coloured_texts


def test_the_sheet_can_be_added_up() -> None:
    for seats in range(2, 6):
        view = positions.over(seats)
        canvas = navegador.compose(view, SAY, Draft(view), "sheet")
        label_counts = Counter(labels(canvas))
        assert Counter(str(row.points) for sheet in view.sheets for row in sheet.rows) <= label_counts
        assert {f"crown:{sheet.total}" for sheet in view.sheets} <= set(labels(canvas, "sprite"))
        assert labels(canvas, "sprite").count("laurel") == 1
        assert all(sum(row.points for row in sheet.rows) == sheet.total for sheet in view.sheets)


def test_a_long_name_of_the_winner_takes_two_lines() -> None:
    view = positions.over(3)
    sheet_labels = labels(navegador.compose(view, strict(("Bot 1 (greedy)", "Gil Eanes", "Amélie")), Draft(view), "sheet"))
    assert not any("…" in label for label in sheet_labels) and any(label.endswith("wins") for label in sheet_labels)


def test_my_view_shows_points_per_item_that_add_up() -> None:
    view = positions.middle(4, 0)
    player, *_ = view.players
    canvas = navegador.compose(view, SAY, Draft(view), "mine")
    own_labels = labels(canvas)
    for kind in range(len(KINDS)):
        assert str(player.kind_points[kind]) in own_labels and str(player.each[kind]) in own_labels
    assert {f"+{bonus}" for bonus in player.next_bonus if bonus is not None} <= set(labels(canvas, "badge"))
    assert sum(player.kind_points) + player.workers + player.ships_out + player.money_points == player.points
    assert str(player.points) in own_labels


@pytest.mark.parametrize("name", GOLDEN_PARTS)
def test_golden_images(name: str) -> None:
    """Pictures equal those that a person has checked; `python -m tests.render.golden navegador` renews them."""
    assert golden.differs("navegador", name, "raqm" if fonts.HAS_RAQM else "basic") is None


@pytest.mark.parametrize("is_all", [False, pytest.param(True, marks=pytest.mark.campaign)], ids=["some", "all"])
def test_golden_images_without_the_layout_library(is_all: bool) -> None:
    assert golden.differs_without_layout("navegador", is_all) == ""


def test_nothing_stands_outside_with_the_longest_names() -> None:
    for number in (2, 4, 15, 20, 25, 29):
        canvas = compose(number, LONG)
        assert all(is_inside(box, canvas) for box in canvas.boxes)
