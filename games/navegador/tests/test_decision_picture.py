"""Pictures of decisions have a number for each answer with a place, and nothing is too small or covered."""

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
TO_WORKERS = Answer(("workers",), Msg("navegador.market.nothing"), places=("workers",))
MOST = 5
"""The least number of pictures of each ask and shape, if matches have so many."""


@cache
def every_picture() -> tuple[tuple[str, bool, Draft, Canvas], ...]:
    """Return pictures of decisions: the name of the ask, the shape, the draft and its picture.

    Of each ask the first ones are drawn, of frequent asks also every 40th.
    """
    times_met: Counter[str] = Counter()
    pictures = []
    for state, seat, at, _ in decisions(every=7):
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
    heights = {True: range(deciding.WIDE_HEIGHT, deciding.WIDE_HEIGHT + 1), False: range(401, deciding.TALLEST + 1)}
    for _, is_wide, _, canvas in every_picture():
        assert canvas.width == deciding.WIDE
        assert canvas.height in heights[is_wide]


def test_the_picture_has_the_numbers_of_the_answers() -> None:
    for name, is_wide, draft, canvas in every_picture():
        assert draft.decision is not None
        assert deciding.numbers(canvas) == set(draft.decision.numbers()), (name, is_wide)


def test_nothing_is_too_small() -> None:
    for name, is_wide, _, canvas in every_picture():
        texts = [box for box in canvas.boxes if box.kind in ("text", "badge") and box.label]
        for box in texts:
            assert box.size >= deciding.NOTE, (name, is_wide, box.label, box.size)
            is_figure = box.label.strip("+−").isdigit()
            assert box.size >= deciding.FIGURE or not is_figure, (name, is_wide, box.label, box.size)


def test_numbers_cover_nothing_and_lie_on_the_picture() -> None:
    for name, is_wide, _, canvas in every_picture():
        numbers = [box for box in canvas.boxes if box.kind == "mark"]
        for number in numbers:
            assert number.x0 >= 0 and number.y0 >= deciding.BAND - 4 and number.x1 <= canvas.width and number.y1 <= canvas.height
            covered = [box.label for box in canvas.boxes if box is not number and number.overlaps(box, 3)]
            assert covered == [], (name, is_wide, number.label)


def test_the_prices_beside_the_rondel_are_named_sell_and_process() -> None:
    canvases = [
        canvas for _, is_wide, _, canvas in every_picture() if not is_wide and "price-sugar" in canvas.areas and "market" in canvas.areas
    ]
    assert canvases and all({"sell", "process"} <= {box.label for box in canvas.boxes} for canvas in canvases)


def test_a_complete_move_is_shown_without_numbers() -> None:
    complete = 0
    for state, seat, at, decision in decisions(every=11):
        answers = decision.first() if at.ask.name == "turn.field" else ()
        for answer in answers:
            draft = draft_of(RULES, state, seat, (*at.path, *answer.path))
            if draft.decision is None:
                assert not deciding.numbers(decide(RULES.view(state, seat), say, draft, is_wide=False))
                complete += 1
    assert complete > 10


@pytest.mark.parametrize("is_wide", [False, True])
def test_a_player_who_is_not_awaited_sees_the_rondel(is_wide: bool) -> None:
    state, *_ = next(decisions())
    view = RULES.view(state, Seat(1))
    canvas = decide(view, say, Draft(view), is_wide)
    assert "rondel" in canvas.areas and not deciding.numbers(canvas)


@pytest.mark.parametrize("is_wide", [False, True])
@pytest.mark.parametrize(
    "answers", [(), (Answer(("workers",), Msg("navegador.market.nothing"), places=("workers",)),)], ids=["plain", "numbered"]
)
def test_all_stones_on_one_field_stand_side_by_side(is_wide: bool, answers: tuple[Answer, ...]) -> None:
    view = positions.start(5)
    players = tuple([replace(player, field="workers") for player in view.players])
    view = replace(view, players=players, card=replace(view.card, marked="workers"))
    draft = Draft(view, "turn.field", (), Decision(Msg("navegador.question.field"), answers))
    stones = [box for box in decide(view, say, draft, is_wide).boxes if box.label.startswith("disc.") and box.y0 > deciding.BAND]
    assert len(stones) == 5
    for stone, other in combinations(stones, 2):
        centres = [((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2) for box in (stone, other)]
        assert dist(*centres) >= (stone.x1 - stone.x0 + other.x1 - other.x0) / 2 - 1
