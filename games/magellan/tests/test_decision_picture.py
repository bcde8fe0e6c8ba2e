"""The picture of a decision has the right size, a number for each answer with nothing under it, and letters for a phone."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

import pytest
from PIL import Image

import render
from engine.values.core import Path, Seat
from games.magellan import pictures as magellan
from games.magellan.game import RULES
from games.magellan.pictures.changes import compare_draft
from games.magellan.pictures.decisionmap import DecisionMap, window
from games.magellan.rules.state import State
from games.magellan.tests.deciding import decisions
from games.magellan.tests.given import after, given
from games.magellan.tests.test_planes import raid
from render.kit import decision as deciding
from render.kit.canvas import Canvas
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz"))
OF_EACH = 1
"""The number of asks of each name that are drawn: at the beginning of a move, and as many within it."""


@cache
def every_ask() -> tuple[tuple[State, Seat, Path], ...]:
    """Return some asks of each name."""
    rng, asks = Random("pictures"), dict[tuple[str, bool], list[tuple[State, Seat, Path]]]()
    for state, seat, at, _ in decisions():
        asks.setdefault((at.ask.name, bool(at.path)), []).append((state, seat, at.path))
    return tuple(position for _, every in sorted(asks.items()) for position in rng.sample(every, min(OF_EACH, len(every))))


def picture_of(state: State, seat: Seat, path: Path, is_wide: bool) -> tuple[render.Draft, Canvas]:
    draft = render.draft_of(RULES, state, seat, path)
    return draft, magellan.decide(RULES.view(state, seat), say, draft, is_wide)


@pytest.mark.parametrize(
    ("is_wide", "least_height", "most_height"),
    [(False, 1, deciding.TALLEST), (True, deciding.WIDE_HEIGHT, deciding.WIDE_HEIGHT)],
    ids=["tall", "wide"],
)
def test_numbers_are_those_of_the_answers_and_everything_can_be_read(is_wide: bool, least_height: int, most_height: int) -> None:
    for state, seat, path in every_ask():
        draft, canvas = picture_of(state, seat, path, is_wide)
        assert draft.decision is not None
        assert canvas.width == deciding.WIDE and least_height <= canvas.height <= most_height
        assert deciding.numbers(canvas) == set(draft.decision.numbers()), draft.asked
        marks = [box for box in canvas.boxes if box.kind == "mark"]
        words = [box for box in canvas.boxes if box.kind == "text"]
        assert [(mark.label, box.label) for mark in marks for box in words if mark.overlaps(box, 2)] == [], draft.asked
        assert [(mark.label, other.label) for mark, other in combinations(marks, 2) if mark.overlaps(other, 4)] == [], draft.asked
        assert [box.label for box in words if box.size < deciding.NOTE] == [], draft.asked
        assert all(box.x0 >= -1 and box.x1 <= canvas.width + 1 and box.y1 <= canvas.height + 1 for box in (*words, *marks))


def test_a_complete_move_and_one_without_a_decision_are_shown() -> None:
    state = given(points=4, jeeps={0: ["5n1l1"]}, open=("italy",))
    draft = render.draft_of(RULES, state, Seat(0), ("jeep-5n1", "5n2", "develop-italy", "end"))
    assert draft.decision is None
    canvas = magellan.decide(RULES.view(state, Seat(0)), say, draft, is_wide=False)
    texts = [box.label for box in canvas.boxes if box.kind == "text"]
    assert "+44 of 150" in texts and deciding.numbers(canvas) == set()


def test_a_bombing_is_confirmed_in_the_part_of_the_world_where_it_was_asked() -> None:
    state = after(raid(jeeps={1: ["6n1l1"]}), "plane-5n1 strike-6n1")
    (_, asked_picture), (_, confirmed_picture) = (picture_of(state, Seat(0), path, is_wide=False) for path in ((), ("bomb-2",)))
    before, confirmed = [next(box for box in canvas.boxes if box.label == "jeep.blue") for canvas in (asked_picture, confirmed_picture)]
    assert before.x0 == pytest.approx(confirmed.x0, abs=4)


def test_two_countries_of_one_answer_carry_its_number() -> None:
    state = given(points=10, cash={0: 300}, jeeps={0: ["3n5l1", "5n1l1"]}, open=("switzerland", "iraq", "israel"))
    _, canvas = picture_of(state, Seat(0), (), is_wide=False)
    assert {"mark-2", "mark-2-2"} <= set(canvas.areas)


def test_pieces_of_everybody_in_one_cell_of_half_the_world_are_drawn() -> None:
    state = given(seats=4, points=6, jeeps={seat: ["5n36l1"] for seat in range(4)}, open=("canada", "japan"))
    view = RULES.view(state, Seat(0))
    plate = window(["1n1", "1n18", "4n36"], width=804, height=588, x0=0, y0=96)
    canvas = Canvas(Image.new("RGB", (deciding.WIDE, deciding.WIDE_HEIGHT)))
    DecisionMap(canvas, plate, say, changes=compare_draft(view, render.Draft(view)), touched={}, is_priced=False).lay()
    left, top, right, bottom = plate.cell_box("5n36")
    assert any(box.x0 < right and box.x1 > left and box.y0 < bottom and box.y1 > top for box in canvas.boxes)
