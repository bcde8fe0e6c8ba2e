"""Only a position with a clear and hidden best answer becomes a puzzle.

The results of playouts are made up here.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine.game.mind import Candidate
from engine.match import registry
from engine.search.puzzles import Fitting, FoundPuzzle, PuzzleTaste, answer_of_line, sought
from engine.search.weighing import Weighed, WeighingTask
from engine.values.core import Seat
from engine.walking.foreseen import sensible_line
from engine.walking.walk import play, tokens

RULES = registry.rules("navegador")
BEGIN = RULES.setup(3, {setting.key: setting.default for setting in RULES.settings}, "puzzle")
"""The first turn: whoever begins chooses among all fields."""
SEAT = RULES.to_act(BEGIN)[0]
MATES = sensible_line(RULES, BEGIN, SEAT, Random(0))
"""What the sensible player plays there, without looking ahead."""

Evaluate = Callable[[WeighingTask, str], float]
"""What a line comes to in a look."""


def look_at(
    evaluate: Evaluate, wanted: Fitting | None = None, taste: PuzzleTaste | None = None
) -> tuple[FoundPuzzle | None, list[WeighingTask]]:
    """What comes of a position, and the looks that it took."""
    steps, works = sought(RULES, BEGIN, SEAT, 1, wanted or Fitting(), taste or PuzzleTaste()), list[WeighingTask]()
    try:
        work = next(steps)
        while True:
            works.append(work)
            work = steps.send(tuple([_weigh(work, line, evaluate(work, line.line)) for line in work.lines]))
    except StopIteration as end:
        return end.value, works


def _weigh(work: WeighingTask, line: Candidate, chance: float) -> Weighed:
    return Weighed(line, (chance,) * work.worlds, ())


def best_of(works: list[WeighingTask]) -> str:
    """Another way than that of the mate."""
    return next(line.line for line in works[0].lines if line.line.split()[0] != MATES.split()[0])


OTHER = best_of(look_at(lambda work, line: 0.5)[1])


def clear(work: WeighingTask, line: str) -> float:
    return 0.6 if line == OTHER else 0.4 if line == MATES else 0.45


def test_a_clear_answer_that_does_not_come_to_mind_makes_a_puzzle() -> None:
    puzzle, works = look_at(clear)
    assert puzzle is not None
    assert puzzle.answers[0].line == OTHER
    assert MATES in [answer.line for answer in puzzle.answers]
    assert [round(answer.cost, 2) for answer in puzzle.answers] == sorted(round(answer.cost, 2) for answer in puzzle.answers)
    assert 4 <= len(puzzle.answers) <= 5
    assert [work.kind for work in works] == ["glance", "look", "tried", "proved-1", "proved-2", "proved-3", "far"]
    assert works[-1].far == 2


def test_the_move_of_a_mate_is_no_puzzle() -> None:
    assert look_at(lambda work, line: 0.6 if line == MATES else 0.4)[0] is None


def test_most_positions_cost_a_glance() -> None:
    puzzle, works = look_at(lambda work, line: 0.5 if line == OTHER else 0.49)
    assert puzzle is None
    assert [work.kind for work in works] == ["glance"]


def test_another_order_with_another_chance_is_no_puzzle() -> None:
    def turned(work: WeighingTask, line: str) -> float:
        return 0.9 if work.kind == "proved-2" and line == MATES else clear(work, line)

    assert look_at(turned)[0] is None


def test_an_advantage_that_ends_with_the_playouts_is_no_puzzle() -> None:
    assert look_at(lambda work, line: 0.5 if work.kind == "far" else clear(work, line))[0] is None


def test_chances_that_are_not_believed_make_none() -> None:
    assert look_at(clear, Fitting(doubtful=(0.55, 0.65)))[0] is None
    assert look_at(clear, Fitting(doubtful=(0.65, 0.75)))[0] is not None


def test_a_reason_that_is_there_often_enough_is_not_welcome() -> None:
    assert look_at(clear, taste=PuzzleTaste(is_new=lambda reason: False))[0] is None


def test_an_answer_has_the_words_of_a_panel() -> None:
    answer = answer_of_line(RULES, BEGIN, SEAT, MATES)
    assert answer.path == tokens(MATES)
    assert answer.places


def test_a_line_that_is_on_no_panel_has_the_words_of_the_log() -> None:
    lines: list[Any] = [candidate.line for candidate in look_at(clear)[1][0].lines]
    for line in lines:
        assert play(RULES, BEGIN, Seat(SEAT), line)
        assert answer_of_line(RULES, BEGIN, SEAT, line).label.key
