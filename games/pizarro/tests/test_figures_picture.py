"""What decides a move can be read on the pictures of pizarro, and what happened leaves a trace."""

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
from games.pizarro.rules.view import GambleView, PileView
from games.pizarro.tests.test_pictures import ALL_SIDES, LONG, SAY
from render import Draft
from render.kit import fonts, sprites, surface, text
from render.kit.banner import BOX
from render.kit.canvas import Box


@pytest.mark.parametrize("size", [1, 9, 12])
@pytest.mark.parametrize("count", range(3, 7))
def test_open_hand_can_be_read_on_the_table(count: int, size: int) -> None:
    """Every value, and up to nine cards in figures of 26 px at least."""
    values = sorted(k % 9 + 1 for k in range(size))
    view = positions.full(count)
    view = replace(view, players=tuple(replace(p, hand=tuple(values)) if p.is_open else p for p in view.players))
    box = players.boxes(count)[1]
    canvas = pizarro.compose(view, SAY, Draft(view), "table")
    check_layout(canvas)
    band = Box("band", "", box[0], box[1] + 66, box[2], box[1] + 84)
    figures = [b for b in canvas.boxes if b.kind == "text" and b.overlaps(band) and b.label.isdigit()][: len(values)]
    assert [int(b.label) for b in figures] == values
    assert all(b.y1 - b.y0 >= (26 if size <= 9 else 22) * text.CAP_SHARE["F"] for b in figures)


def test_six_panels_show_what_everybody_holds() -> None:
    canvas = pizarro.compose(positions.start(6), SAY, Draft(positions.start(6)), "table")
    symbol_counts = Counter(box.label.split(".")[0] for box in canvas.boxes if box.y0 > players.TOP)
    assert symbol_counts["hand"] == symbol_counts["crown"] == symbol_counts["ship"] == 6


@pytest.mark.parametrize("sides", ALL_SIDES, ids="".join)
def test_figures_on_draw_cards_and_piles_can_be_read(sides: Sides) -> None:
    widths = [value.width for key in places.every_space() for value in places.printed_values(sides, *key)[0] if value.name == "draw"]
    for name, width in [("draw", width) for width in widths] + [(mark, 38.0) for mark in ("pile", "pile-1", "pile-2")]:
        sprite = sprites.drawing(name)
        cap, room = sprite["figure"]["height"] * width / sprite["width"], sprite["figure"]["max_width"] * width / sprite["width"]
        size = cap / text.CAP_SHARE["F"]
        words = "+3" if name == "draw" else "3"
        least = 24 if name == "draw" else 26
        assert size * min(1, room / text.width(words, fonts.SANS_BOLD, size)) >= least, (name, width)


def test_many_open_cards_are_counted() -> None:
    view = positions.full()
    many = tuple(value for value in range(1, 10) for _ in range(2))
    view = replace(view, players=tuple(replace(p, hand=many, hand_count=18) if p.is_open else p for p in view.players))
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
    assert first.y1 + piece.dy >= BOX[1]
    assert first.y1 + piece.dy + piece.mask.height - 1 <= second.y0


@pytest.mark.parametrize("sides", ALL_SIDES, ids="".join)
def test_words_on_the_card_keep_clear_of_its_edge(sides: Sides) -> None:
    for explorer in EXPLORERS:
        for phase in PHASES:
            view = replace(positions.start(3, sides), card=explorer, phase=phase)
            spaces = tuple(space for space in view.spaces if space.explorer == explorer and space.phase == phase)
            canvas = surface.ground((1200, 900))
            auction._effect_strip(canvas, spaces, auction.effect(SAY, spaces))
            assert all(box.x1 <= auction.WINDOW[2] + 0.5 for box in canvas.boxes if box.kind == "text")


@pytest.mark.parametrize("count", range(3, 7))
@pytest.mark.parametrize("draws", [(9, 9), (2, 6, 1, 4, 6), (1, 1, 2, 2, 3, 3, 4, 4)])
def test_sheet_shows_the_cards_drawn_for_pizarro(count: int, draws: tuple[int, ...]) -> None:
    view = replace(positions.over(count), gamble=GambleView(seat=Seat(0), draws=draws, total=sum(draws), limit=20, is_bust=sum(draws) > 20))
    canvas = pizarro.compose(view, SAY, Draft(view), "sheet")
    check_layout(canvas)
    left, right = sheet.column(view.ranks, 0)
    row = Box("row", "", left, sheet.HEAD_END + sheet.ROW + 6, right, sheet.HEAD_END + 2 * sheet.ROW - 6)
    row_text = "".join(box.label for box in canvas.boxes if box.kind == "text" and box.overlaps(row))
    whole = "+".join(map(str, draws))
    assert row_text.endswith(whole if len(draws) <= (8 if count < 6 else 5) else (whole, "…"))


@pytest.mark.parametrize(
    ("last", "words"),
    [
        (LastMove(Seat(2), "vetoed", "cook"), ["set Cook aside"]),
        (LastMove(None, "unsold", "vasco_da_gama"), ["nobody bought", "Vasco da Gama"]),
        (LastMove(Seat(0), "bought", "marco_polo", 14), ["Marco Polo for 14"]),
    ],
)
@pytest.mark.parametrize("stage", ["bidding", "veto"])
def test_what_happened_before_the_auction_is_on_the_table(last: LastMove, words: list[str], stage: str) -> None:
    view = replace(positions.start(4) if stage == "bidding" else positions.veto(), last=last)
    canvas = pizarro.compose(view, SAY, Draft(view), "table")
    check_layout(canvas)
    assert " ".join(words) in " ".join(box.label for box in canvas.boxes if box.kind == "text")


@pytest.mark.parametrize("count", range(1, 4))
def test_vetoed_cards_wait_in_sight(count: int) -> None:
    """The explorers at the bottom of the stack stand beside the phases."""
    bottom = ("cook", "columbus", "magellan")[:count]
    view = replace(positions.middle(), bottom=bottom)
    canvas = pizarro.compose(view, SAY, Draft(view), "table")
    check_layout(canvas)
    assert [box.label for box in canvas.boxes if box.kind == "sprite" and box.y1 < BOX[3] and box.label in bottom] == list(bottom)


PILES = (PileView(3, (1, 2, 3), 1), PileView(2, (4, 5), 1), PileView(1, (9,), 1))


@pytest.mark.parametrize("say", [SAY, LONG], ids=["short", "long"])
@pytest.mark.parametrize("size", [0, 1, 5, 6, 12])
@pytest.mark.parametrize("piles", [PILES, PILES[:1], PILES[2:]])
def test_own_piles_can_be_read(piles: tuple[PileView, ...], size: int, say: Say) -> None:
    """The cards under Magellan and their scores stand on the private picture, in figures of 25 px at least."""
    view = positions.paying_view()
    mine = replace(view.players[1], hand=tuple(k % 9 + 1 for k in range(size)), hand_count=size, piles=piles)
    view = replace(view, players=(view.players[0], mine, *view.players[2:]))
    canvas = pizarro.compose(view, say, Draft(view), "hand")
    check_layout(canvas)
    pile_boxes = [box for box in canvas.boxes if box.y0 > 66 and box.y1 < hand.FAN[3]]
    for pile in piles:
        values = pile.values or ()
        product = crowns(values) * pile.count
        assert any(box.label == f"crown:{product}" for box in pile_boxes)
        words = f"{crowns(values)} × {pile.count} =" if size <= 5 else "+".join(map(str, values))
        line_box = next(box for box in pile_boxes if box.label == words)
        assert line_box.y1 - line_box.y0 >= 25 * text.CAP_SHARE["F"] - 0.1


@pytest.mark.parametrize("count", range(3, 7))
def test_when_no_cards_come_the_hand_picture_shows_the_standings(count: int) -> None:
    view = positions.start(count)
    players = tuple(replace(player, hand=(), hand_count=0, standing="no_ship", crowns=30 + player.seat) for player in view.players)
    gamble = GambleView(seat=Seat(0), draws=(4, 3, 6), total=13, limit=20, is_bust=False)
    for stage, shown_gamble in (("bidding", None), ("gamble", gamble)):
        changed_view = replace(view, seat=Seat(1), phase=3, stage=stage, players=players, awaited=(Seat(0),), gamble=shown_gamble)
        canvas = pizarro.compose(changed_view, LONG, Draft(changed_view), "hand")
        check_layout(canvas)
        labels = [box.label for box in canvas.boxes]
        assert "No cards in hand" in labels and "0" not in labels[labels.index("No cards in hand") :][:2]
        assert {f"crown:{30 + k}" for k in range(count)} <= set(labels)
        assert ("4+3+6 = 13" in labels) == (stage == "gamble")


def test_no_card_is_raised_before_anybody_bids() -> None:
    begun = RULES.view(RULES.setup(3, resolve_settings(RULES, {}), "hand"), Seat(0))
    raised = replace(begun, bid=1, leader=Seat(1))
    assert payment.payments(begun, payment.price_of(begun)) == ()
    assert payment.payments(raised, payment.price_of(raised))[0] == (7,)
