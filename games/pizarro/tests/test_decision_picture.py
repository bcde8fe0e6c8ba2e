"""The picture of a decision fits a phone and a desk, can be read there, and has the numbers of the answers."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace

import render
from contract.laws import layout_faults, strict
from engine.asks.decision import Decision
from engine.values.core import Seat
from engine.walking.walk import Asking, preview
from games.pizarro.game import RULES
from games.pizarro.pictures import decide
from games.pizarro.rules.state import Exchanging, Gambling, State
from games.pizarro.tests.deciding import AskMet, every_decision
from games.pizarro.tests.given import given, when
from games.pizarro.tests.test_decision import decision_of
from render.kit import decision as kit
from render.kit.canvas import Box, Canvas

NAMES = ("Leonor", "Duarte", "Ana", "Bruno", "Clara", "Tomas")
SAY = strict(NAMES)
SHAPES = (False, True)
"""Tall and wide."""


@cache
def every_picture() -> tuple[tuple[Asking, Decision, Canvas, bool], ...]:
    """Return pictures, tall and wide, of an ask for each name, number of players and number of marked answers."""
    first_of_kind: dict[tuple[str, int, int], AskMet] = {}
    for met in every_decision():
        first_of_kind.setdefault((met.end.ask.name, len(met.state.position.players), len(met.decision.numbers())), met)
    return tuple(
        (end, decision, picture(state, seat, end.path, decision, is_wide), is_wide)
        for state, seat, end, decision, _ in first_of_kind.values()
        for is_wide in SHAPES
    )


def picture(state: State, seat: Seat, path: tuple[str, ...], decision: Decision | None, is_wide: bool) -> Canvas:
    view = RULES.view(state, seat)
    kind = "" if decision is None else decision.question.key.split(".")[2]
    # `preview` follows the path of a turn; orders, price lists and limits have dialogues of their own.
    drafted_view = view if kind in ("order", "prices", "limit") else preview(RULES, state, seat, path)
    return decide(view, SAY, render.Draft(drafted_view, kind, (), decision), is_wide)


def test_size_fits_the_tall_and_the_wide_layout() -> None:
    heights = {True: range(kit.WIDE_HEIGHT, kit.WIDE_HEIGHT + 1), False: range(1, kit.TALLEST + 1)}
    for end, _, canvas, is_wide in every_picture():
        assert canvas.width == kit.WIDE
        assert canvas.height in heights[is_wide], end.ask.name


def test_the_picture_carries_exactly_the_numbers_of_the_answers() -> None:
    for end, decision, canvas, _ in every_picture():
        assert kit.numbers(canvas) == set(decision.numbers()), end.ask.name


def test_no_text_is_covered_and_everything_is_inside() -> None:
    for end, _, canvas, is_wide in every_picture():
        faults = [fault for fault in layout_faults(canvas) if "mark" not in fault]
        assert not faults, (end.ask.name, end.path, is_wide, faults)


def test_a_number_covers_no_other_number_text_or_figure() -> None:
    for end, _, canvas, is_wide in every_picture():
        marks = [box for box in canvas.boxes if box.kind == "mark"]
        assert all(box.x1 - box.x0 == pytest.approx(kit.MARK) for box in marks)
        words = [box for box in canvas.boxes if box.kind == "text"]
        faults = [(mark, other) for mark, other in combinations(marks, 2) if mark.overlaps(other, 7)]
        faults += [(mark, box) for mark in marks for box in words if mark.overlaps(box)]
        faults += [(mark, box) for mark in marks for box in canvas.boxes if is_figure(box) and mark.overlaps(box, 8)]
        assert not faults, (end.ask.name, end.path, is_wide, faults)


def is_figure(box: Box) -> bool:
    """Whether a box is a drawing with a figure on it."""
    return box.kind == "sprite" and ":" in box.label


def test_texts_and_cards_can_be_read_on_a_phone() -> None:
    """On the wide picture names may shrink a little to fit. Money cards are large, because their figures are parts of the drawings."""
    least_sizes = {False: kit.NOTE, True: kit.NOTE - 2}
    for end, _, canvas, is_wide in every_picture():
        small = [box for box in canvas.boxes if box.kind == "text" and box.label and box.size < least_sizes[is_wide]]
        assert not small, (end.ask.name, is_wide, small)
        tells_the_sum = end.ask.name == "gamble"
        narrow = [box for box in canvas.boxes if box.label == "card-money" and box.x1 - box.x0 < 70]
        assert tells_the_sum or not narrow, (end.ask.name, is_wide, narrow)


@pytest.mark.parametrize("is_wide", SHAPES)
def test_a_number_stands_over_each_card_of_its_answer(is_wide: bool) -> None:
    state = when(given(["pizarro", "cook"], hands={0: [1, 3, 8, 9]}), "bid 10", "pass", "pass").state
    decision = decision_of(state)
    canvas = picture(state, Seat(0), (), decision, is_wide)
    cards = [box for box in canvas.boxes if box.label == "card-money"]
    middles = {name: (left + right) / 2 for name, (left, _, right, _) in canvas.areas.items()}
    cards_marked = {
        number: sorted(
            place
            for place, card in enumerate(cards)
            for name, middle in middles.items()
            if name.startswith(f"mark-{number}") and card.x0 - 40 < middle < card.x1 + 40
        )
        for number in decision.numbers()
    }
    assert cards_marked == {1: [0, 3], 2: [2, 3]}, "1+9 pays, or 8+9"


def test_a_half_made_move_shows_its_ship_at_half_strength() -> None:
    """A complete move shows it, too, without numbers."""
    state = given(["magellan", "cook"], hands={0: [2, 3, 5, 6, 9]})
    won = when(state, "bid 5", "pass", "pass").state
    before = picture(won, Seat(0), (), decision_of(won), is_wide=False)
    halfway = picture(won, Seat(0), ("pay", "9"), decision_of(won, "pay", "9"), is_wide=False)
    done = picture(won, Seat(0), ("pay", "9", "under", "2"), None, is_wide=False)
    assert "ship-0-magellan-1" not in before.areas
    assert "ship-0-magellan-1" in halfway.areas and "ship-0-magellan-1" in done.areas
    assert not kit.numbers(done)
    assert before.height == halfway.height == done.height, "nothing moves under the thumb"


@pytest.mark.parametrize("is_wide", SHAPES)
def test_a_complete_move_shows_what_is_bid_or_paid(is_wide: bool) -> None:
    state = given(["cook", "pizarro"])
    bid = picture(state, Seat(0), ("bid", "8"), None, is_wide)
    paid = picture(when(state, "pass", "pass").state, Seat(2), ("bid", "1", "pay", "7"), None, is_wide)
    assert "bag:8" in [box.label for box in bid.boxes if box.x0 > 500] and "bag:1" in [box.label for box in paid.boxes if box.x0 > 500]


@pytest.mark.parametrize("is_wide", SHAPES)
def test_hands_of_any_size_fit(is_wide: bool) -> None:
    for hand in ((), (5,), (1, 2, 3, 4, 5, 6, 7, 8, 9), (1, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7, 7, 8, 9, 9, 9)):
        plain = given(["cook"], hands={0: [1, 2, 3]}, ships={0: [("marco_polo", 1)]})
        state = State(plain.position, Exchanging((Seat(0),)))
        view = RULES.view(state, Seat(0))
        own, *others = view.players
        view_with_hand = replace(view, players=(replace(own, hand=hand, hand_count=len(hand)), *others))
        canvas = decide(view_with_hand, SAY, render.Draft(view_with_hand, "swap", (), decision=None), is_wide)
        assert not layout_faults(canvas), (hand, layout_faults(canvas))


def test_the_cards_turned_up_and_the_deck_have_the_numbers() -> None:
    plain = given(["cook"], sides="ba", phase=3, ships={0: [("pizarro", 3)]})
    state = State(plain.position, Gambling(Seat(0), (9, 4, 1, 1, 1)))
    for is_wide in SHAPES:
        canvas = picture(state, Seat(0), (), decision_of(state), is_wide)
        assert kit.numbers(canvas) == {1, 2} and not layout_faults(canvas)


@pytest.mark.parametrize("is_wide", SHAPES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_rival_of_a_bidder_is_named(seats: int, is_wide: bool) -> None:
    state = given(["cook"], seats=seats)
    who = RULES.to_act(state)[0]
    labels = [box.label for box in picture(state, who, (), None, is_wide).boxes]
    assert set(NAMES[:seats]) - {NAMES[who]} <= set(labels)


def test_four_rivals_of_a_desk_have_room_for_their_names() -> None:
    state = given(["cook"], seats=5)
    who, names = RULES.to_act(state)[0], ("Gertrudis F.", "Bartholomeu", "Maximiliane", "Duarte Pach.", "Wolfgang A.")
    view = RULES.view(state, who)
    labels = [box.label for box in decide(view, strict(names), render.Draft(view, "bid", (), decision=None), is_wide=True).boxes]
    assert {*names} - {names[who]} <= set(labels)
