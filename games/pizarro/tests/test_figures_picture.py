"""Figures that decide a move can be read on the pictures, and the table shows what happened before the auction."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from contract.laws import check_layout
from engine.game.rules import resolve_settings
from engine.values.core import Say, Seat
from games.pizarro import pictures as pizarro
from games.pizarro import positions
from games.pizarro.game import RULES
from games.pizarro.pictures import auction, banner, hand, payment, places, players, sheet
from games.pizarro.rules.board import EXPLORERS, PHASES, Sides
from games.pizarro.rules.payment import crowns
from games.pizarro.rules.state import LastMove
from games.pizarro.rules.view import GambleView, PileView, PizarroView
from games.pizarro.tests.test_pictures import ALL_SIDES, LONG, SAY
from render import Draft
from render.kit import fonts, sprites, surface, text
from render.kit.banner import BOX
from render.kit.canvas import Box


def with_open_hand(view: PizarroView, values: tuple[int, ...]) -> PizarroView:
    """Return the view with these cards in the hand of the player whose hand is open, who has the second seat."""
    first, second, *others = view.players
    assert second.is_open
    return replace(view, players=(first, replace(second, hand=values, hand_count=len(values)), *others))


@pytest.mark.parametrize(("size", "least_px"), [(1, 26), (9, 26), (12, 22)])
@pytest.mark.parametrize("count", range(3, 7))
def test_open_hand_can_be_read_on_the_table(count: int, size: int, least_px: int) -> None:
    """Every value is shown, and figures of up to nine cards are 26 px or larger."""
    values = sorted(number % 9 + 1 for number in range(size))
    view = with_open_hand(positions.full(count), tuple(values))
    left, top, right, _ = players.boxes(count)[1]
    canvas = pizarro.compose(view, SAY, Draft(view), "table")
    check_layout(canvas)
    band = Box("band", "", left, top + 66, right, top + 84)
    figures = [box for box in canvas.boxes if box.kind == "text" and box.overlaps(band) and box.label.isdigit()][: len(values)]
    assert [int(box.label) for box in figures] == values
    assert all(box.y1 - box.y0 >= least_px * text.CAP_SHARE["F"] for box in figures)


def test_six_panels_show_what_everybody_holds() -> None:
    canvas = pizarro.compose(positions.start(6), SAY, Draft(positions.start(6)), "table")
    symbol_counts = Counter(box.label.partition(".")[0] for box in canvas.boxes if box.y0 > players.TOP)
    assert symbol_counts["hand"] == symbol_counts["crown"] == symbol_counts["ship"] == 6


@pytest.mark.parametrize("sides", ALL_SIDES, ids="".join)
def test_figures_on_draw_cards_and_piles_can_be_read(sides: Sides) -> None:
    printed = (places.printed_values(sides, *key) for key in places.every_space())
    printed_values = [value for values, _, _ in printed for value in values]
    draw_cards = [("draw", value.width, "+3", 24) for value in printed_values if value.name == "draw"]
    piles = [(name, 38.0, "3", 26) for name in ("pile", "pile-1", "pile-2")]
    for name, width, figure, least_px in [*draw_cards, *piles]:
        sprite = sprites.drawing(name)
        scale = width / sprite["width"]
        size, room = sprite["figure"]["height"] * scale / text.CAP_SHARE["F"], sprite["figure"]["max_width"] * scale
        assert size * min(1, room / text.width(figure, fonts.SANS_BOLD, size)) >= least_px, (name, width)


def test_eighteen_open_cards_have_room() -> None:
    view = with_open_hand(positions.full(), tuple(value for value in range(1, 10) for _ in range(2)))
    check_layout(pizarro.compose(view, SAY, Draft(view), "table"))


@pytest.mark.parametrize("seat", range(6))
def test_the_lines_of_the_banner_do_not_touch(seat: int) -> None:
    """Scripts that reach far down, too, leave the second line free and stay inside the banner."""
    view = replace(positions.full(6), awaited=(Seat(seat),))
    canvas = pizarro.compose(view, LONG, Draft(view), "table")
    first = next(box for box in canvas.boxes if box.kind == "text")
    second = next(box for box in canvas.boxes if box.kind == "text" and box.label == banner.task(view, LONG))
    size = (first.y1 - first.y0) / text.CAP_SHARE["A"]
    piece = text.piece(first.label, fonts.SERIF_BOLD, size)
    _, banner_top, _, _ = BOX
    assert first.y1 + piece.dy >= banner_top
    assert first.y1 + piece.dy + piece.mask.height - 1 <= second.y0


@pytest.mark.parametrize("sides", ALL_SIDES, ids="".join)
def test_words_on_the_card_keep_clear_of_its_edge(sides: Sides) -> None:
    for explorer in EXPLORERS:
        for phase in PHASES:
            view = replace(positions.start(3, sides), card=explorer, phase=phase)
            spaces = tuple(space for space in view.spaces if space.explorer == explorer and space.phase == phase)
            canvas = surface.ground((1200, 900))
            auction._effect_strip(canvas, spaces, auction.effect(SAY, spaces))
            _, _, window_right, _ = auction.WINDOW
            assert all(box.x1 <= window_right + 0.5 for box in canvas.boxes if box.kind == "text")


@pytest.mark.parametrize(("count", "most_shown"), [(3, 8), (4, 8), (5, 8), (6, 5)])
@pytest.mark.parametrize("draws", [(9, 9), (2, 6, 1, 4, 6), (1, 1, 2, 2, 3, 3, 4, 4)])
def test_sheet_shows_the_cards_drawn_for_pizarro(count: int, most_shown: int, draws: tuple[int, ...]) -> None:
    """A longer sum may be cut."""
    view = replace(positions.over(count), gamble=GambleView(seat=Seat(0), draws=draws, total=sum(draws), limit=20, is_bust=sum(draws) > 20))
    canvas = pizarro.compose(view, SAY, Draft(view), "sheet")
    check_layout(canvas)
    left, right = sheet.column(view.ranks, 0)
    row = Box("row", "", left, sheet.HEAD_END + sheet.ROW + 6, right, sheet.HEAD_END + 2 * sheet.ROW - 6)
    row_text = "".join(box.label for box in canvas.boxes if box.kind == "text" and box.overlaps(row))
    assert row_text.endswith("+".join(map(str, draws))) or (len(draws) > most_shown and row_text.endswith("…"))


@pytest.mark.parametrize(
    ("last", "words"),
    [
        (LastMove(Seat(2), "vetoed", "cook"), "set Cook aside"),
        (LastMove(None, "unsold", "vasco_da_gama"), "nobody bought Vasco da Gama"),
        (LastMove(Seat(0), "bought", "marco_polo", 14), "Marco Polo for 14"),
    ],
)
@pytest.mark.parametrize("view", [positions.start(4), positions.veto()], ids=["bidding", "veto"])
def test_what_happened_before_the_auction_is_on_the_table(last: LastMove, words: str, view: PizarroView) -> None:
    view = replace(view, last=last)
    canvas = pizarro.compose(view, SAY, Draft(view), "table")
    check_layout(canvas)
    assert words in " ".join(box.label for box in canvas.boxes if box.kind == "text")


@pytest.mark.parametrize("count", range(1, 4))
def test_vetoed_cards_wait_in_sight(count: int) -> None:
    """The explorers at the bottom of the stack stand beside the phases."""
    bottom = ("cook", "columbus", "magellan")[:count]
    view = replace(positions.middle(), bottom=bottom)
    canvas = pizarro.compose(view, SAY, Draft(view), "table")
    check_layout(canvas)
    _, _, _, banner_bottom = BOX
    assert [box.label for box in canvas.boxes if box.kind == "sprite" and box.y1 < banner_bottom and box.label in bottom] == list(bottom)


PILES = (PileView(3, (1, 2, 3), 1), PileView(2, (4, 5), 1), PileView(1, (9,), 1))


@pytest.mark.parametrize("say", [SAY, LONG], ids=["short", "long"])
@pytest.mark.parametrize(("size", "has_room"), [(0, True), (1, True), (5, True), (6, False), (12, False)])
@pytest.mark.parametrize("piles", [PILES, PILES[:1], PILES[2:]])
def test_own_piles_can_be_read(piles: tuple[PileView, ...], size: int, has_room: bool, say: Say) -> None:
    """The cards under Magellan and their scores stand on the private picture, in figures of 25 px or larger.

    Beside a small hand there is room for the product, otherwise for the cards alone.
    """
    view = positions.paying_view()
    first, mine, *others = view.players
    mine = replace(mine, hand=tuple(number % 9 + 1 for number in range(size)), hand_count=size, piles=piles)
    view = replace(view, players=(first, mine, *others))
    canvas = pizarro.compose(view, say, Draft(view), "hand")
    check_layout(canvas)
    _, _, _, fan_bottom = hand.FAN
    pile_boxes = [box for box in canvas.boxes if box.y0 > 66 and box.y1 < fan_bottom]
    for pile in piles:
        values = pile.values or ()
        product = crowns(values) * pile.count
        assert any(box.label == f"crown:{product}" for box in pile_boxes)
        words = {True: f"{crowns(values)} × {pile.count} =", False: "+".join(map(str, values))}[has_room]
        line_box = next(box for box in pile_boxes if box.label == words)
        assert line_box.y1 - line_box.y0 >= 25 * text.CAP_SHARE["F"] - 0.1


@pytest.mark.parametrize("count", range(3, 7))
def test_without_cards_the_picture_of_the_hand_shows_the_standings(count: int) -> None:
    view = positions.start(count)
    players = tuple(replace(player, hand=(), hand_count=0, standing="no_ship", crowns=30 + player.seat) for player in view.players)
    gamble = GambleView(seat=Seat(0), draws=(4, 3, 6), total=13, limit=20, is_bust=False)
    for stage, shown_gamble in (("bidding", None), ("gamble", gamble)):
        changed_view = replace(view, seat=Seat(1), phase=3, stage=stage, players=players, awaited=(Seat(0),), gamble=shown_gamble)
        canvas = pizarro.compose(changed_view, LONG, Draft(changed_view), "hand")
        check_layout(canvas)
        labels = [box.label for box in canvas.boxes]
        place = labels.index("No cards in hand")
        assert "0" not in labels[place : place + 2]
        assert {f"crown:{30 + seat}" for seat in range(count)} <= set(labels)
        assert ("4+3+6 = 13" in labels) == (stage == "gamble")


def test_no_card_is_raised_before_anybody_bids() -> None:
    begun = RULES.view(RULES.setup(3, resolve_settings(RULES, {}), "hand"), Seat(0))
    raised = replace(begun, bid=1, leader=Seat(1))
    assert payment.payments(begun, payment.price_of(begun)) == ()
    first, *_ = payment.payments(raised, payment.price_of(raised))
    assert first == (7,)
