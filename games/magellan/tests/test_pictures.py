"""The pictures of Magellan: nothing overlaps or is cut, all can be read, files are small, golden images match."""

from __future__ import annotations

import io
from collections import Counter
from itertools import combinations
from random import Random
from typing import TypeAlias

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from contract.laws import check_contrast, check_layout, phone_faults, strict
from engine.match import match, registry
from engine.values.core import Msg, Seat
from engine.values.event import Event
from engine.walking import walk
from games.magellan import pictures as magellan
from games.magellan import positions
from games.magellan.pictures import banner, card, event, scene, tags
from games.magellan.rules.board import NODES, cell_of
from games.magellan.rules.cards import CARDS
from games.magellan.rules.state import Last, Moved, War
from render import Draft
from render.kit import event as happening
from render.kit import fonts, palette, png
from render.kit.canvas import Box, Canvas
from tests.render import golden
from words import languages, speaker

SAY = strict(positions.NAMES)
LONG = strict(positions.LONG_NAMES)
TYPICAL = positions.typical()
IDS = [f"{k}-{part}-{view.stage}-{len(view.players)}" for k, (view, part, _) in enumerate(TYPICAL)]
GOLDEN_PARTS = {
    "magellan-table": 2, "magellan-pacific": 5, "magellan-zoom": 13, "magellan-mine": 15, "magellan-cards": 20,
    "magellan-sheet": 23,
}  # fmt: skip
"""Golden images by the number of their position in `typical()`."""
BYTES = 250 * 1024
"""The most bytes of a picture."""
WIDTHS = {"card": 960}
"""The widths of parts that are not 1200 pixels wide."""


def compose(number: int, say: object = SAY) -> Canvas:
    view, part, draft = TYPICAL[number]
    return magellan.compose(view, say, draft, part)  # type: ignore[arg-type]


def check(canvas: Canvas) -> None:
    """Check that everything is inside the picture and nothing covers a text.

    Tags stand clear of texts, of each other and of capitals.
    """
    check_layout(canvas)
    marks = [box for box in canvas.boxes if box.kind == "tag"]
    others = [box for box in canvas.boxes if box.kind == "text" or box.label.startswith(("sale-disc", "disc."))]
    assert [(mark.label, other.label) for mark, other in combinations(marks, 2) if mark.overlaps(other, 1)] == []
    assert [(mark.label, other.label) for mark in marks for other in others if mark.overlaps(other, 2)] == []


@pytest.mark.parametrize("number", range(len(TYPICAL)), ids=IDS)
def test_nothing_is_covered_and_everything_can_be_read_with_long_names(number: int) -> None:
    canvas = compose(number, LONG)
    check(canvas)
    check_contrast(canvas)


@pytest.mark.parametrize("number", range(len(TYPICAL)), ids=IDS)
def test_with_short_names_nothing_is_covered_and_the_png_is_small(number: int) -> None:
    _, part, _ = TYPICAL[number]
    canvas = compose(number)
    check(canvas)
    data = png.encode_fixed(canvas.image, magellan.PALETTE)
    assert len(data) <= BYTES
    with Image.open(io.BytesIO(data)) as opened:
        assert opened.width == WIDTHS.get(part, 1200) and opened.mode == "P"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("example", [1, 2, 3, 4])
def test_every_start_fits(seats: int, example: int) -> None:
    """Bases, tags and names fit at every start; no base lies near the edge of the plate."""
    view = positions.start(seats, example)
    canvas = magellan.compose(view, LONG, Draft(view), "table")
    check(canvas)
    labels = Counter(box.label.split(".")[0] for box in canvas.boxes if box.kind == "sprite")
    assert labels["base-island"] == seats
    assert all(140 < (box.x0 + box.x1) / 2 < 1060 for box in canvas.boxes if box.label.startswith("base-island"))


@pytest.mark.parametrize("number", range(8), ids=IDS[:8])
def test_every_piece_and_country_is_on_the_table(number: int) -> None:
    view, _, _ = TYPICAL[number]
    canvas = compose(number)
    tag_labels = {box.label for box in canvas.boxes if box.kind == "tag"}
    assert tag_labels == {f"{group.cell}:{player.seat}" for player in view.players for group in player.groups}
    counted = Counter[tuple[int, str]]()
    for tag in scene.tags(view):
        for kind, count in tag.pieces:
            for piece in kind.replace("both", "plane+jeep").split("+"):
                counted[tag.seat, piece] += count
    for player in view.players:
        for kind in ("jeep", "ship", "plane"):
            expected = sum(group.count * group.what.replace("both", "plane-jeep").split("-").count(kind) for group in player.groups)
            assert counted[player.seat, kind] == expected
    signs = Counter(box.label for box in canvas.boxes if box.kind == "sprite" and box.y1 < 700 and box.y0 > 84)
    for player in view.players:
        assert signs[f"disc.{palette.PLAYERS[player.seat].name}"] == len(player.countries)
    listed = len(scene.listed_countries(view))
    assert sum(count for label, count in signs.items() if label.startswith("sale-disc:")) == listed
    assert signs["sale-disc"] == len(view.open) - listed


def test_letters_on_the_map_are_those_of_the_list() -> None:
    canvas = compose(2)
    on_map = {box.label for box in canvas.boxes if box.label.startswith("sale-disc:") and box.y1 < 700}
    on_list = {box.label for box in canvas.boxes if box.label.startswith("sale-disc:") and box.y0 > 834}
    assert on_map == on_list == {f"sale-disc:{letter}" for letter in "ABCD"}


def test_an_empty_table_says_so() -> None:
    view = replace(positions.start(2), countries=(), active=())
    for part in ("cards", "table"):
        assert "No card lies open." in [box.label for box in magellan.compose(view, SAY, Draft(view), part).boxes]


def test_the_table_is_the_same_for_all() -> None:
    """A seat and a spectator see the same table."""
    own = replace(positions.middle(), seat=Seat(0))
    own_table = render.draw("magellan", own, SAY, part="table")
    assert own_table.tobytes() == render.draw("magellan", replace(own, seat=None), SAY).tobytes()


def test_the_parts_of_a_picture_follow_from_the_view() -> None:
    regions = tuple(part for part in render.parts("magellan", positions.middle()) if part.startswith("zoom-"))
    assert len(regions) == 6
    assert render.parts("magellan", positions.middle()) == ("table", "card", "cards", *regions)
    assert render.parts("magellan", replace(positions.middle(), seat=Seat(0))) == ("mine", "table", "card", "cards", *regions)
    assert render.parts("magellan", positions.over())[0] == "sheet"
    with pytest.raises(ValueError, match="no picture mine"):
        render.draw("magellan", positions.middle(), SAY, part="mine")
    with pytest.raises(ValueError, match="no picture zoom-99x"):
        render.draw("magellan", positions.middle(), SAY, part="zoom-99x")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("5N1", "zoom-5n1"), ("5 n 36", "zoom-5n36"), ("france", "zoom-france"), ("Paris", "zoom-france"),
        ("WEST germany", "zoom-west-germany"), ("bogota", "zoom-colombia"), ("azores", "zoom-4n34"), ("Easter Island", "zoom-3s26"),
        ("North America", "zoom-north-america"), ("zoom-asia", "zoom-asia"), ("zoom-9n36", "zoom-9n36"), ("switz", "zoom-switzerland"),
    ],
)  # fmt: skip
def test_places_are_found_by_their_names(words: str, part: str) -> None:
    view = positions.middle()
    assert magellan.find(view, words, SAY) == part
    assert magellan.find(view, part, SAY) == part
    check(magellan.compose(view, SAY, Draft(view), part))


@pytest.mark.parametrize("words", ["Atlantis", "10N1", "", "zoom-", "a"])
def test_words_that_name_no_place_find_none(words: str) -> None:
    assert magellan.find(positions.middle(), words, SAY) is None


@pytest.mark.parametrize("cell", ["9n1", "9s20", "1n18", "1s19", "8n27", "5s1", "6s33"])
def test_any_corner_of_the_world_can_be_enlarged(cell: str) -> None:
    view = positions.crowded_view()
    canvas = magellan.compose(view, LONG, Draft(view), f"zoom-{cell}")
    check(canvas)
    assert 600 < canvas.height < 1000


@pytest.mark.parametrize(
    ("seats", "level"), [(2, "peace"), *(pytest.param(*table, marks=pytest.mark.campaign) for table in ((3, "planes"), (4, "experts")))]
)
def test_played_matches_can_be_drawn_at_every_stage(seats: int, level: str) -> None:
    """The first two positions of each stage are drawn, and every 150th position."""
    rules = registry.rules("magellan")
    rng = Random(seats)
    game = match.begin(rules, seats, {**rules.short, "level": level}, f"render-{seats}")
    state, times_drawn = game.state, Counter[str]()
    for count in range(rules.longest):
        acting = rules.to_act(state)
        view = rules.view(state, acting[0] if acting else Seat(0))
        if times_drawn[view.stage] < 2 or count % 150 == 0:
            times_drawn[view.stage] += 1
            for part in render.parts("magellan", view)[:3]:
                check(magellan.compose(view, LONG, Draft(view), part))
        if not acting:
            break
        _, turn = walk.sample(rules, state, acting[0], rng)
        state = turn.state
    assert {"rolling", "drawing", "moving", "over"} <= set(times_drawn)


def test_palette_keeps_the_colours_of_the_players() -> None:
    colours = set(png.colours("magellan"))
    assert {player.main for player in palette.PLAYERS} | {palette.HALO, palette.SEA_CHART, palette.LAND} <= colours
    image, mask = tags.image(2, (("jeep", 2),))
    assert image.size == mask.size
    quantised = png.quantise(image, png.colours("magellan")).convert("RGB")
    assert palette.PLAYERS[2].main in {colour for _, colour in quantised.getcolors(1_000_000) or []}


@pytest.mark.parametrize("name", GOLDEN_PARTS)
def test_golden_images(name: str) -> None:
    """Small pictures look as they did when a person checked them.

    `python -m tests.render.golden magellan` renews them.
    """
    assert golden.differs("magellan", name, "raqm" if fonts.HAS_RAQM else "basic") is None


@pytest.mark.parametrize("is_all", [False, pytest.param(True, marks=pytest.mark.campaign)], ids=["some", "all"])
def test_golden_images_without_the_layout_library(is_all: bool) -> None:
    """The pictures are as good without libraqm."""
    assert golden.differs_without_layout("magellan", is_all) == ""


def test_the_emblems_of_two_alliances_leave_room_for_the_rounds() -> None:
    view = positions.alliances()
    assert view.war is not None
    view = replace(view, war=replace(view.war, rounds=12))
    boxes = magellan.compose(view, SAY, Draft(view), "table").boxes
    left = next(box for box in boxes if box.label == "12 rounds left")
    assert [box.label for box in boxes if box.label.startswith("disc.") and box.overlaps(left)] == []


@pytest.mark.parametrize("count", [1, 9, 12])
def test_the_words_for_no_open_card_can_be_read_near_the_dark_corner(count: int) -> None:
    """With few open cards the words are near the darker corner."""
    view = positions.with_countries(replace(positions.start(2), active=()), positions.BASE_SET[:count], ((), ()))
    check_contrast(magellan.compose(view, SAY, Draft(view), "cards"))


@pytest.mark.parametrize("say", [SAY, LONG], ids=["short", "long"])
@pytest.mark.parametrize("number", range(7), ids=IDS[:7])
def test_the_card_can_be_read_on_a_phone(number: int, say: object) -> None:
    view, _, _ = TYPICAL[number]
    canvas = magellan.compose(view, say, Draft(view), "card")  # type: ignore[arg-type]
    check_layout(canvas)
    check_contrast(canvas)
    assert phone_faults(canvas) == [] and canvas.height < 1280
    assert {"turn", "map", "countries", "player-0"} <= set(canvas.areas)


def test_the_card_shows_the_last_move_and_countries_that_win_first() -> None:
    view = positions.middle()
    canvas = magellan.compose(view, SAY, Draft(view), "card")
    assert "cell-1s27" in canvas.areas and "ship-small.amber" in {box.label for box in canvas.boxes}
    texts = [box.label for box in canvas.boxes if box.kind == "text"]
    assert texts.index("Japan") < texts.index("Australia") < texts.index("Kenya")
    assert all(compose(number).height <= card.HIGHEST for number, (_, part, _) in enumerate(TYPICAL) if part == "card")


def test_areas_of_a_picture_have_names() -> None:
    own = replace(positions.middle(), seat=Seat(0))
    table, mine = (magellan.compose(own, SAY, Draft(own), part) for part in ("table", "mine"))
    assert {"dice", "war", "countries", "history", "map", "cell-5n36", "player-3"} <= set(table.areas)
    assert {"money", "legend", "map", "cell-5n36"} <= set(mine.areas)


def test_a_ship_with_a_jeep_stands_in_its_cell_with_room_around_it() -> None:
    """Drawings stay inside their cells; a cell without room for them has tags."""
    for view in (positions.middle(), positions.alliances(), positions.crowded_view()):
        canvas = magellan.compose(view, SAY, Draft(view), "zoom-5n36")
        plate = magellan.places.plate_of("5n36", magellan.zoom.TOP)
        assert plate is not None
        cells = {cell: plate.cell_box(cell) for cell in plate.cells()}
        for box in [box for box in canvas.boxes if box.label.startswith(("jeep.", "ship-small.", "plane."))]:
            x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
            ((cell_left, cell_right),) = [
                (left, right) for left, top, right, bottom in cells.values() if left <= x < right and top <= y < bottom
            ]
            assert box.x0 > cell_left - 4 and box.x1 < cell_right + 4, box


def test_a_full_cell_has_a_nearer_zoom() -> None:
    wide, near = (magellan.compose(view, SAY, Draft(view), "zoom-5n1").areas for view in (positions.start(2), positions.crowded_view()))
    width, width_near = (right - left for left, _, right, _ in (wide["cell-5n1"], near["cell-5n1"]))
    assert width_near > 1.5 * width


Sides: TypeAlias = tuple[tuple[int, ...], ...]


def war_picture(sides: Sides) -> Canvas:
    """Return the picture of the event that a war breaks out between these sides."""
    war = War("h05_01", tuple(tuple(map(Seat, side)) for side in sides), ("jeep",), opener=Seat(0), rounds=3, losses=(0, 0, 0, 0))
    view = replace(positions.middle(), war=war, fights=())
    what = Event("war", Msg("magellan.event.war"), Msg("core.call", text="For 3 rounds"), rank=3, who=Seat(0))
    return event.compose(view, what, SAY)


def jeeps_by_colour(canvas: Canvas) -> dict[str, Box]:
    return {box.label.removeprefix("jeep."): box for box in canvas.boxes if box.label.startswith("jeep.")}


@pytest.mark.parametrize("sides", [((0,), (1,)), ((2,), (0, 1)), ((0,), (1, 2, 3)), ((0,), (1,), (2,), (3,))])
def test_a_war_that_breaks_out_shows_a_jeep_of_each_player(sides: Sides) -> None:
    canvas = war_picture(sides)
    jeeps = jeeps_by_colour(canvas)
    assert len(jeeps) == sum(map(len, sides))
    assert not [jeep for jeep, other in combinations(jeeps.values(), 2) if jeep.overlaps(other, 0)]
    assert all(box.x0 > happening.INSET and box.x1 < canvas.width - happening.INSET for box in jeeps.values())


@pytest.mark.parametrize("sides", [((0,), (1,)), ((2,), (0, 1)), ((0,), (1, 2, 3))])
def test_two_sides_of_a_war_stand_left_and_right_of_the_swords(sides: Sides) -> None:
    jeeps = jeeps_by_colour(war_picture(sides))
    left_side, right_side = ([jeeps[palette.PLAYERS[seat].name] for seat in side] for side in sides)
    assert max(box.x1 for box in left_side) < 380
    assert min(box.x0 for box in right_side) > 580


def test_two_winners_share_the_title_of_the_table() -> None:
    ended = next(view for view, _, _ in TYPICAL if view.stage == "over")
    shared = replace(ended, ranks=(1, 1, *[3 for _ in ended.ranks[2:]]))
    assert banner.title(shared, SAY, "Ana and Bruno") == "Ana and Bruno win"
    assert banner.title(ended, SAY, "Ana") == "Ana wins"


@pytest.mark.parametrize("code", sorted(languages()))
def test_the_last_move_is_told_whole_in_every_language(code: str) -> None:
    """It is not cut even beside the widest number of a round."""
    say = speaker(code, ("Ana", "Bruno", "Clara", "Duarte"))
    views = [replace(positions.middle(), last=Last("drew", Seat(0), card_drawn)) for card_drawn in CARDS]
    ways = [Moved(Seat(0), "ship-jeep", (NODES[-1], node), 1) for node in NODES[:-1:3]]
    views += [replace(positions.middle(), last=Last("moved", Seat(0), cell_of(way.path[-1])), trail=(way,)) for way in ways]
    for view in views:
        words, _ = banner.fitted_last_move(view, say, "Duarte", card.SHRINKING, 600)
        assert "Duarte" in words and "…" not in words, words
