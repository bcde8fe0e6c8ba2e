"""The picture of a decision of `pizarro`: it fits a phone and a desk, reads there, and carries the numbers of the answers."""

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
from games.pizarro.tests.given import given, when
from games.pizarro.tests.test_decision import decision_of, every_decision
from render.kit import decision as kit
from render.kit.canvas import Box, Canvas

NAMES = ("Leonor", "Duarte", "Ana", "Bruno", "Clara", "Tomas")
SAY = strict(NAMES)
SHAPES = (False, True)


@cache
def every_picture() -> tuple[tuple[Asking, Decision, Canvas, bool], ...]:
    """Pictures of asks of every name, numbers of players and phases, tall and wide."""
    pictures, seen = [], set()
    for state, seat, end, decision, _ in every_decision():
        key = end.ask.name, len(state.position.players), len(decision.numbers())
        if key not in seen:
            seen.add(key)
            pictures += [(end, decision, picture(state, seat, end.path, decision, is_wide), is_wide) for is_wide in SHAPES]
    return tuple(pictures)


def picture(state: State, seat: Seat, path: tuple[str, ...], decision: Decision | None, is_wide: bool) -> Canvas:
    view = RULES.view(state, seat)
    kind = "" if decision is None else decision.question.key.split(".")[2]
    # `preview` follows the path of a turn; orders, price lists and limits have dialogues of their own.
    drafted_view = view if kind in ("order", "prices", "limit") else preview(RULES, state, seat, path)
    return decide(view, SAY, render.Draft(drafted_view, kind, (), decision), is_wide)


def test_size_fits_the_tall_and_the_wide_layout() -> None:
    for end, _, canvas, is_wide in every_picture():
        assert canvas.width == kit.WIDE
        assert canvas.height == kit.WIDE_HEIGHT if is_wide else canvas.height <= kit.TALLEST, end.ask.name


def test_the_picture_carries_exactly_the_numbers_of_the_answers() -> None:
    for end, decision, canvas, _ in every_picture():
        assert kit.numbers(canvas) == set(decision.numbers()), end.ask.name


def test_nothing_lies_over_a_text_and_all_is_inside() -> None:
    for end, _, canvas, is_wide in every_picture():
        faults = [fault for fault in layout_faults(canvas) if "mark" not in fault]
        assert not faults, (end.ask.name, end.path, is_wide, faults)


def test_a_number_lies_over_no_other_and_over_no_words() -> None:
    for end, _, canvas, is_wide in every_picture():
        marks = [box for box in canvas.boxes if box.kind == "mark"]
        assert all(box.x1 - box.x0 == pytest.approx(kit.MARK) for box in marks)
        words = [box for box in canvas.boxes if box.kind == "text"]
        faults = [(mark, other) for mark, other in combinations(marks, 2) if mark.overlaps(other, 7)]
        faults += [(mark, box) for mark in marks for box in words if mark.overlaps(box)]
        faults += [(mark, box) for mark in marks for box in canvas.boxes if is_figure(box) and mark.overlaps(box, 8)]
        assert not faults, (end.ask.name, end.path, is_wide, faults)


def is_figure(box: Box) -> bool:
    """A drawing that carries a figure."""
    return box.kind == "sprite" and ":" in box.label


def test_words_read_on_a_phone() -> None:
    """Names may shrink by a seventh to fit; figures of cards and signs are part of their drawings."""
    for end, _, canvas, is_wide in every_picture():
        small = [box for box in canvas.boxes if box.kind == "text" and box.label and box.size < kit.NOTE - (2 if is_wide else 0)]
        assert not small, (end.ask.name, is_wide, small)
        for box in canvas.boxes:
            if box.label == "card-money" and end.ask.name != "gamble":  # there the sum is told below the cards
                assert box.x1 - box.x0 >= 70, (end.ask.name, is_wide, box)


@pytest.mark.parametrize("is_wide", SHAPES)
def test_a_number_stands_over_each_card_of_its_answer(is_wide: bool) -> None:
    state = when(given(["pizarro", "cook"], hands={0: [1, 3, 8, 9]}), "bid 10", "pass", "pass").state
    decision = decision_of(state)
    canvas = picture(state, Seat(0), (), decision, is_wide)
    cards = [box for box in canvas.boxes if box.label == "card-money"]
    over = {
        number: sorted(
            at for at, card in enumerate(cards) for name, area in canvas.areas.items()
            if name.startswith(f"mark-{number}") and card.x0 - 40 < (area[0] + area[2]) / 2 < card.x1 + 40
        )
        for number in decision.numbers()
    }  # fmt: skip
    assert over == {1: [0, 3], 2: [2, 3]}


def test_a_half_made_move_shows_its_ship_at_half_strength() -> None:
    """So does a complete one, of which no question is left."""
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
        view_with_hand = replace(view, players=(replace(view.players[0], hand=hand, hand_count=len(hand)), *view.players[1:]))
        canvas = decide(view_with_hand, SAY, render.Draft(view_with_hand, "swap", (), decision=None), is_wide)
        assert not layout_faults(canvas), (hand, layout_faults(canvas))


def test_the_cards_turned_up_and_the_deck_carry_the_numbers() -> None:
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
