"""Pictures of navegador's decisions: the numbers of all answers with a place and no others, nothing too small, nothing covered."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace

from engine.asks.decision import Answer, Decision
from engine.values.core import Msg, Seat
from games.navegador import positions
from games.navegador.game import RULES
from games.navegador.pictures import decide
from games.navegador.tests.deciding import decisions
from render import TURN, TURN_WIDE, Draft, draft_of
from render.kit import decision as deciding
from render.kit.canvas import Canvas
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz", "Ines"))
SHAPES = (TURN, TURN_WIDE)
MOST = 5
"""Pictures of each ask and shape."""


@cache
def every_picture() -> tuple[tuple[str, bool, Draft, Canvas], ...]:
    """Decisions of each ask, spread over the matches: the name of the ask, the shape, the draft and its picture."""
    times_met: Counter[str] = Counter()
    pictures = []
    for state, seat, at, _ in decisions(7):
        times_met[at.ask.name] += 1
        if times_met[at.ask.name] <= MOST or (times_met[at.ask.name] % 40 == 0 and at.ask.name in ("turn.field", "sail.group")):
            view, draft = RULES.view(state, seat), draft_of(RULES, state, seat, at.path)
            pictures += [(at.ask.name, is_wide, draft, decide(view, say, draft, is_wide)) for is_wide in (False, True)]
    return tuple(pictures)


def test_every_ask_is_drawn_in_both_shapes_and_fits() -> None:
    assert {name for name, *_ in every_picture()} >= {
        "turn.field", "turn.pay", "sail.group", "market.goods", "colony.buy", "buildings.buy", "recruit.workers", "recruit.ships",
        "privilege.take", "king.place",
    }  # fmt: skip
    for _, is_wide, _, canvas in every_picture():
        assert canvas.width == deciding.WIDE
        assert canvas.height == deciding.WIDE_HEIGHT if is_wide else 400 < canvas.height <= deciding.TALLEST


def test_the_picture_has_the_numbers_of_the_answers() -> None:
    for name, is_wide, draft, canvas in every_picture():
        assert draft.decision is not None
        assert deciding.numbers(canvas) == set(draft.decision.numbers()), (name, is_wide)


def test_nothing_is_too_small() -> None:
    for name, is_wide, _, canvas in every_picture():
        for box in canvas.boxes:
            if box.kind in ("text", "badge") and box.label:
                least = deciding.FIGURE if box.label.strip("+−").isdigit() else deciding.NOTE
                assert box.size >= least, (name, is_wide, box.label, box.size)


def test_numbers_cover_nothing_and_lie_on_the_picture() -> None:
    for name, is_wide, _, canvas in every_picture():
        numbers = [box for box in canvas.boxes if box.kind == "mark"]
        for number in numbers:
            assert number.x0 >= 0 and number.y0 >= deciding.BAND - 4 and number.x1 <= canvas.width and number.y1 <= canvas.height
            for box in canvas.boxes:
                if box is not number:
                    assert not number.overlaps(box, 3), (name, is_wide, number.label, box.label)


def test_the_prices_beside_the_rondel_say_what_is_sold_and_what_is_processed() -> None:
    canvases = [
        canvas for _, is_wide, _, canvas in every_picture() if not is_wide and "price-sugar" in canvas.areas and "market" in canvas.areas
    ]
    assert canvases and all({"sell", "process"} <= {box.label for box in canvas.boxes} for canvas in canvases)


def test_a_move_that_is_complete_is_shown_without_numbers() -> None:
    for state, seat, at, decision in decisions(11):
        if at.ask.name == "turn.field":
            view = RULES.view(state, seat)
            for answer in decision.first():
                draft = draft_of(RULES, state, seat, (*at.path, *answer.path))
                if draft.decision is None:
                    assert not deciding.numbers(decide(view, say, draft, False))


@pytest.mark.parametrize("is_wide", [False, True])
def test_who_is_not_awaited_sees_the_rondel(is_wide: bool) -> None:
    state, *_ = next(decisions())
    view = RULES.view(state, Seat(1))
    canvas = decide(view, say, Draft(view), is_wide)
    assert "rondel" in canvas.areas and not deciding.numbers(canvas)


@pytest.mark.parametrize("is_wide", [False, True])
@pytest.mark.parametrize("has_number", [False, True])
def test_all_stones_on_one_field_stand_side_by_side(is_wide: bool, has_number: bool) -> None:
    view = positions.start(5)
    players = tuple([replace(player, field="workers") for player in view.players])
    view = replace(view, players=players, card=replace(view.card, marked="workers"))
    answers = (Answer(("workers",), Msg("navegador.market.nothing"), places=("workers",)),) if has_number else ()
    draft = Draft(view, "turn.field", (), Decision(Msg("navegador.question.field"), answers))
    stones = [box for box in decide(view, say, draft, is_wide).boxes if box.label.startswith("disc.") and box.y0 > deciding.BAND]
    assert len(stones) == 5
    for stone, other in combinations(stones, 2):
        centres = [((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2) for box in (stone, other)]
        assert dist(*centres) >= (stone.x1 - stone.x0 + other.x1 - other.x0) / 2 - 1
