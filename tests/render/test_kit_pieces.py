"""The pieces that the kit draws for every game: cards, banner, player panels, score sheet, framed sea."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PIL import Image

from contract.laws import check_contrast, is_inside, layout_faults, strict
from contract.names import LONG_NAMES, NAMES
from engine.values.core import Msg, Row, Say, ScoreSheet, Seat, Who
from render.kit import banner, cards, fonts, palette, players, scores, shapes, surface
from render.kit.canvas import Box, Canvas
from render.kit.names import fitted_message, join_names

SAY, LONG = strict(NAMES), strict(LONG_NAMES)
KRAKEN = cards.Face("12", "monster-kraken", "Kraken")


def paper() -> Canvas:
    return surface.ground((1200, 900))


def faults_of_sparse(canvas: Canvas) -> list[str]:
    """Return the faults of a canvas that may be nearly empty."""
    return [fault for fault in layout_faults(canvas) if "nearly nothing" not in fault]


@pytest.mark.parametrize("count", [1, 2, 5, 9, 13, 20])
def test_a_hand_stays_in_its_box(count: int) -> None:
    canvas, field = paper(), Box("field", "", 40, 200, 900, 480)
    for place in cards.spread((40, 200, 900, 480), count, 100):
        cards.lay(canvas, KRAKEN, place.x, place.y, 100, place.turn)
    assert len(canvas.boxes) == count
    assert all(field.x0 <= box.x0 and box.x1 <= field.x1 for box in canvas.boxes)
    assert all(after.x0 - before.x0 >= 30 for before, after in pairwise(canvas.boxes)), "enough of each card is visible"


def test_a_chosen_card_is_raised_and_glows() -> None:
    plain, chosen = paper(), paper()
    low, high = cards.lay(plain, KRAKEN, 300, 300, 100), cards.lay(chosen, KRAKEN, 300, 300, 100, is_chosen=True)
    assert low.y0 - high.y0 == pytest.approx(100 * cards.RAISED, abs=1)
    beside = (round(high.x1) + 3, 300)
    bright, dull = chosen.image.getpixel(beside), plain.image.getpixel(beside)
    assert isinstance(bright, tuple) and isinstance(dull, tuple)
    (bright_red, _, bright_blue), (dull_red, _, dull_blue) = bright, dull
    assert bright_red - bright_blue > 100 > dull_red - dull_blue, "the glow is golden"


def test_cards_with_different_faces_look_different() -> None:
    faces = (cards.BACK, KRAKEN, cards.Face("12"), cards.Face("12", "monster-kraken"), cards.Face("2", "monster-kraken", "Kraken"))
    images = set()
    for face in faces:
        canvas = paper()
        cards.lay(canvas, face, 300, 300, 100)
        images.add(canvas.image.tobytes())
    assert len(images) == len(faces)


def test_a_drawing_of_a_card_is_in_the_colours_of_its_player() -> None:
    faces = [cards.Face("2", "ship-small", seat=seat) for seat in (0, 1)]
    first, second = (cards._make(face, 120, 0.0)[0].image.tobytes() for face in faces)
    assert first != second
    with pytest.raises(KeyError, match="give `seat`"):
        cards._make(cards.Face("2", "ship-small"), 120, 0.0)


def test_a_back_says_nothing_about_its_card() -> None:
    canvas = paper()
    assert cards.lay(canvas, cards.BACK, 300, 300, 100).label == "card:back"


@pytest.mark.parametrize("count", [0, 1, 2, 9])
def test_a_pile_is_drawn_also_if_it_is_empty(count: int) -> None:
    canvas = paper()
    before = canvas.image.tobytes()
    cards.lay_pile(canvas, 300, 300, 100, count)
    assert canvas.image.tobytes() != before and len(canvas.boxes) == min(1, count)


@pytest.mark.parametrize(("seats", "words"), [((), ""), ((1,), "Beatriz"), ((0, 1), "Rosalind and Beatriz"), ((0, 1, 2), "3 players")])
def test_names_are_joined_or_counted(seats: tuple[int, ...], words: str) -> None:
    assert join_names(SAY, seats) == words


def test_more_names_are_joined_where_there_is_room() -> None:
    assert join_names(SAY, (0, 1, 2), most=3) == "Rosalind, Beatriz and Gil Eanes"


@pytest.mark.parametrize("seats", [(), (3,), (0, 2), (0, 1, 2, 3)], ids=len)
@pytest.mark.parametrize("say", [SAY, LONG], ids=["short", "long"])
def test_a_banner_holds_any_names(say: Say, seats: tuple[int, ...]) -> None:
    canvas = paper()
    banner.ground(canvas)
    banner.lay(canvas, say, seats, lambda who: f"{who} to choose a card", "Choose a card of your hand", room=500)
    box = Box("banner", "", *banner.BOX)
    assert all(box.x0 <= mark.x0 and mark.x1 <= box.x1 for mark in canvas.boxes)
    assert faults_of_sparse(canvas) == [] and sum(mark.label.startswith("disc") for mark in canvas.boxes) == min(banner.DISCS, len(seats))
    discs, texts = ([mark for mark in canvas.boxes if mark.kind == kind] for kind in ("sprite", "text"))
    assert min(text.x0 for text in texts) - max((disc.x1 for disc in discs), default=banner.BOX[0]) > 8
    check_contrast(canvas)


@pytest.mark.parametrize("count", range(1, 7))
def test_panels_of_players_do_not_touch(count: int) -> None:
    panels = [Box("panel", str(k), *box) for k, box in enumerate(players.boxes(count, 600))]
    assert len(panels) == count and all(is_inside(box, paper()) for box in panels)
    assert not [(panel, other) for panel, other in combinations(panels, 2) if panel.overlaps(other, -8)]
    assert max(box.y1 for box in panels) == 600 + players.height(count)


@pytest.mark.parametrize("count", [2, 4, 6])
def test_a_panel_holds_any_name_and_many_signs(count: int) -> None:
    canvas = paper()
    players.ground(canvas, count, 600)
    signs = [players.Sign("crown", "88"), players.Sign("ship", "12", is_own=True), *[players.Sign("bag", "7")] * 4]
    for seat, box in enumerate(players.boxes(count, 600)):
        start = len(canvas.boxes)
        players.lay(canvas, LONG, box, seat, "has chosen a card in secret", signs, is_awaited=seat == 0, is_out=seat == 1)
        left, _, right, _ = box
        assert all(left <= mark.x0 and mark.x1 <= right for mark in canvas.boxes[start:])
    assert layout_faults(canvas) == []
    check_contrast(canvas)


def sheet(first: int, second: int) -> ScoreSheet:
    """A sheet with two rows of points, the second with a note."""
    rows = (Row(Msg("core.list.none"), first), Row(Msg("core.list.none"), second, Msg("picture.players", count=3)))
    return ScoreSheet(rows, first + second)


@pytest.mark.parametrize("count", range(1, 7))
def test_a_sheet_of_scores_holds_all_players(count: int) -> None:
    sheets = [sheet(4 * seat, 3) for seat in range(count)]
    canvas = scores.compose(LONG, lambda who: f"{who} wins", sheets, range(count, 0, -1), ("bag", None))
    assert layout_faults(canvas) == []
    check_contrast(canvas)
    totals = [box for box in canvas.boxes if box.label.startswith("crown:")]
    assert [box.label for box in sorted(totals, key=lambda box: box.x0)] == [f"crown:{4 * k + 3}" for k in range(count - 1, -1, -1)]


def test_shared_winners_stand_first_and_are_named() -> None:
    canvas = scores.compose(SAY, lambda who: f"{who} win", [sheet(1, 1), sheet(2, 2), sheet(2, 2)], (3, 1, 1))
    assert "Beatriz and Gil Eanes win" in " ".join(box.label for box in canvas.boxes if box.kind == "text")
    assert scores.column((3, 1, 1), 1)[0] == scores.LABELS_END and scores.winners((3, 1, 1)) == (1, 2)


def test_a_framed_sea_is_water_inside_its_frame() -> None:
    canvas = Canvas(Image.new("RGB", (600, 400), palette.GROUND))
    x0, y0, x1, y1 = surface.framed_sea(canvas, (20, 30, 580, 370))
    assert (x0, y0, x1, y1) == (29, 39, 571, 361)
    assert all(canvas.image.getpixel((x, y))[2] > canvas.image.getpixel((x, y))[0] for x in (40, 300, 560) for y in (50, 350))  # type: ignore[index]
    assert canvas.image.getpixel((300, 22)) == palette.GROUND


def test_a_headline_is_whole_and_its_names_are_cut() -> None:
    """A headline whose name has 32 letters still says the deed; short names stay as they are."""
    say = strict(("Wolfgang Amadeus von Habsburg-Lo", "Ana"))
    long, short = [fitted_message(Msg("carta_magica.event.won", who=Who(Seat(seat))), say, fonts.SERIF_BOLD, 68, 872) for seat in (0, 1)]
    assert long.endswith(" wins the voyage") and "…" in long
    assert short == "Ana wins the voyage"


def test_a_large_rectangle_drawn_in_pieces_has_the_same_pixels() -> None:
    """Its corners are drawn and its middle is one block: panel, line and shadow."""
    for x0, y0, width in ((10.0, 20.0, 0.0), (10.4, 20.7, 1.5)):
        quick, whole = (
            shapes.round_rectangle(x0, y0, x0 + 400, y0 + 200.5, 10, width),
            shapes._paint_rounded(x0, y0, x0 + 400, y0 + 200.5, 10, width),
        )
        assert quick.core is not None and quick.mask == whole.mask
        assert shapes.glow(quick, 2, 4).mask == shapes.glow(whole, 2, 4).mask
        filled, filled_whole = paper(), paper()
        filled.fill(quick, palette.INK, 0.5)
        filled_whole.fill(whole, palette.INK, 0.5)
        assert filled.image == filled_whole.image
