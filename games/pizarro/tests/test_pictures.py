"""The pictures of Pizarro: nothing overlaps or is cut, all can be read, files are small, golden images match."""

from __future__ import annotations

import io
import json
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from contract.laws import check_contrast, check_layout, strict
from contract.names import LONG_NAMES, NAMES
from engine.match import match, records, registry
from engine.values.core import Say
from engine.walking import walk
from games.pizarro import pictures as pizarro
from games.pizarro import positions
from games.pizarro.pictures import hand, places, players
from games.pizarro.rules.board import CARDS, EXPLORERS, PHASES, Sides
from render import Draft
from render.__main__ import main
from render.kit import decision as deciding
from render.kit import fonts, png, sprites
from render.kit.canvas import Box, Canvas
from tests.render import golden

ALL_SIDES: tuple[Sides, ...] = (("a", "a"), ("a", "b"), ("b", "a"), ("b", "b"))
GOLDEN_PARTS = {"middle-table": 1, "six-table": 2, "paying-hand": 10, "four-sheet": 12}
"""Golden images by the number of their position in `positions.typical()`."""
BYTES = 180 * 1024
"""The most bytes of a picture with the 18 ships of phase I at most."""
BYTES_OF_FULL = 1.12 * BYTES
"""The most bytes of the picture of `positions.full`, which has twice as many ships as there are."""
WIDTHS = {"card": 960}
"""The widths of parts that are not 1200 pixels wide."""


SAY = strict(NAMES)
LONG = strict(LONG_NAMES)
TYPICAL = positions.typical()
IDS = [f"{k}-{part}-{view.stage}-{len(view.players)}" for k, (view, part, _) in enumerate(TYPICAL)]


def compose(number: int, say: Say = SAY) -> Canvas:
    view, part, draft = TYPICAL[number]
    return pizarro.compose(view, say, draft, part)


AREAS = {
    "table": {"turn", "phase", "decks", "chart", "half-1", "half-2", "space-cook-3", "offer", "auction", "players", "player-2"},
    "hand": {"hand", "totals", "payment", "after"},
    "sheet": {"player-0", "total"},
    "card": {"turn", "offer", "auction", "lane", "decks", "players", "player-2"},
}


@pytest.mark.parametrize("number", range(len(TYPICAL)), ids=IDS)
def test_nothing_is_covered_and_everything_can_be_read_with_long_names(number: int) -> None:
    canvas = compose(number, LONG)
    check_layout(canvas)
    check_contrast(canvas)


@pytest.mark.parametrize("number", range(len(TYPICAL)), ids=IDS)
def test_with_short_names_nothing_is_covered_and_the_png_is_small(number: int) -> None:
    view, part, _ = TYPICAL[number]
    canvas = compose(number)
    check_layout(canvas)
    assert AREAS[part] <= set(canvas.areas)
    assert all(0 <= x0 < x1 <= canvas.width and 0 <= y0 < y1 <= canvas.height for x0, y0, x1, y1 in canvas.areas.values())
    data = png.encode_fixed(canvas.image, pizarro.PALETTE)
    is_full = sum(len(player.ships) for player in view.players) > 18
    assert len(data) <= {True: BYTES_OF_FULL, False: BYTES}[is_full]
    with Image.open(io.BytesIO(data)) as opened:
        assert opened.width == WIDTHS.get(part, 1200) and opened.mode == "P"


@pytest.mark.parametrize("sides", ALL_SIDES, ids="".join)
def test_ships_cover_no_value_and_stay_on_their_space(sides: Sides) -> None:
    for explorer in EXPLORERS:
        for phase in PHASES:
            left, right = places.COLUMNS[phase]
            values, end, _ = places.printed_values(sides, explorer, phase)
            assert all(value.x - value.width / 2 >= left for value in values)
            for count in range(1, CARDS[phase - 1] + 1):
                scale, anchors = places.berths(sides, explorer, phase, count)
                ships_x = [x for x, _ in anchors]
                assert min(ships_x) - places.SHIP_LEFT * scale >= end - 2.5, (explorer, phase, count)
                assert max(ships_x) + places.SHIP_RIGHT * scale <= right
                for west, east in pairwise(ships_x):
                    # The next ship's edge comes after the emblem of this one.
                    assert east - places.SHIP_LEFT * scale >= west + (12 + 25) * scale - 1


@pytest.mark.parametrize("sides", ALL_SIDES, ids="".join)
def test_every_printed_crown_bag_and_action_is_on_the_board(sides: Sides) -> None:
    view = positions.start(3, sides)
    for explorer in EXPLORERS:
        for phase in PHASES:
            values, _, _ = places.printed_values(sides, explorer, phase)
            symbols = Counter(value.name for value in values)
            printed = [space for space in view.spaces if space.explorer == explorer and space.phase == phase]
            assert symbols["crown"] == sum(space.crowns > 0 for space in printed)
            assert symbols["bag"] == sum(space.bags > 0 for space in printed)
            assert sum(symbols.values()) - symbols["crown"] - symbols["bag"] == sum(space.action is not None for space in printed)


def test_panels_of_players_do_not_touch() -> None:
    for count in range(3, 7):
        panels = [Box("panel", str(k), *box) for k, box in enumerate(players.boxes(count))]
        assert len(panels) == count
        assert not [(panel, other) for panel, other in combinations(panels, 2) if panel.overlaps(other, -8)]
        assert all(box.y1 <= players.height(count) - 8 and box.x1 <= 1176.5 for box in panels)


@pytest.mark.parametrize("size", [0, 1, 9, 11, 12, 16, 20])
def test_any_hand_fits(size: int) -> None:
    view = positions.paying_view()
    first, mine, *others = view.players
    mine = replace(mine, hand=tuple(sorted(number % 9 + 1 for number in range(size))), hand_count=size)
    view = replace(view, players=(first, mine, *others))
    canvas = pizarro.compose(view, SAY, Draft(view), "hand")
    cards_drawn = [box for box in canvas.boxes if box.kind == "card"]
    assert len(cards_drawn) == size
    left, top, right, bottom = hand.FAN
    assert all(left < box.x0 and top < box.y0 and box.x1 < right and box.y1 < bottom for box in cards_drawn)


@pytest.mark.parametrize(("paid", "lifted"), [("5+6", {"5", "6"}), ("7+7", {"7"})])
def test_draft_raises_the_chosen_cards(paid: str, lifted: set[str]) -> None:
    view, draft = positions.imagined_view(positions.paying_view(), ("pay", paid))
    plain, chosen = (render.compose("pizarro", view, SAY, each_draft, None) for each_draft in (Draft(view), draft))

    def tops(canvas: Canvas) -> dict[str, float]:
        """Return the top of each card by its value."""
        return {name.removeprefix("card-"): top for name, (_, top, _, _) in canvas.areas.items() if name.startswith("card-")}

    assert {value for value, top in tops(chosen).items() if top < tops(plain)[value]} == lifted


def own_ships(name: str) -> int:
    """Return the number of the mover's ships on the table of a half-made move."""
    view, draft = positions.drafts()[name]
    canvas = pizarro.compose(view, SAY, draft, "table")
    check_layout(canvas)
    assert view.seat is not None
    ship = sprites.slot_name("ship", view.seat)
    return len([box for box in canvas.boxes if box.label == ship and box.y1 < players.TOP])


def test_draft_shows_the_ship_on_its_way() -> None:
    view, _ = positions.drafts()["half"]
    assert len(view.players[0].ships) == own_ships("half") == own_ships("from") == 2
    assert own_ships("sailed") == 3
    assert own_ships("won-at-once") == own_ships("nobody") == 0
    assert own_ships("paid") == 1


@pytest.mark.parametrize("name", sorted(positions.drafts()))
def test_a_half_made_move_is_drawn_as_a_decision_and_not_on_the_hand(name: str) -> None:
    view, draft = positions.drafts()[name]
    image = render.draw("pizarro", view, SAY, draft)
    assert image.width == deciding.WIDE
    assert pizarro.compose(view, SAY, draft, "hand").image.tobytes() == pizarro.compose(view, SAY, Draft(view), "hand").image.tobytes()


def test_the_parts_of_a_picture_follow_from_the_view() -> None:
    assert render.parts("pizarro", positions.middle()) == ("table", "card")
    assert render.parts("pizarro", positions.paying_view()) == ("hand", "table", "card")
    assert render.parts("pizarro", positions.over()) == ("sheet", "table")
    with pytest.raises(ValueError, match="no picture hand"):
        render.draw("pizarro", positions.middle(), SAY, part="hand")


@pytest.mark.parametrize("name", GOLDEN_PARTS)
def test_golden_images(name: str) -> None:
    """Pictures equal those that a person has checked; `python -m tests.render.golden` renews them."""
    assert golden.differs("pizarro", name, "raqm" if fonts.HAS_RAQM else "basic") is None


@pytest.mark.parametrize("is_all", [False, pytest.param(True, marks=pytest.mark.campaign)], ids=["some", "all"])
def test_golden_images_without_the_layout_library(is_all: bool) -> None:
    """Pillow shapes text with libraqm where the system has FriBiDi; the pictures are as good without it."""
    assert golden.differs_without_layout("pizarro", is_all) == ""


def test_the_command_line_draws_a_picture_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = registry.rules("pizarro")
    game = match.begin(rules, 3, {}, "cli")
    rng = Random(5)
    for _ in range(12):
        seat = rules.to_act(game.state)[0]
        path, _ = walk.sample(rules, game.state, seat, rng)
        game = game.played(seat, " ".join(path))
    record, out = tmp_path / "match.json", tmp_path / "out.png"
    record.write_text(json.dumps(records.record(game)), encoding="utf-8")
    assert main([str(record), "--at", "5", "--seat", "1", "--part", "hand", "--out", str(out)]) == 0
    with Image.open(out) as opened:
        assert opened.size == hand.SIZE
    assert main([str(record), "--seat", "7", "--out", str(out)]) == 1
    assert "no seat 7" in capsys.readouterr().err
    assert main([str(record), "--part", "sheet", "--out", str(out)]) == 1
    assert "no picture sheet" in capsys.readouterr().err
    assert main([str(tmp_path / "none.json")]) == 1
