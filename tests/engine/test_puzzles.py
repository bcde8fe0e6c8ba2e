"""Only a position with a clear and hidden best answer becomes a puzzle.

The results of playouts are made up here.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine.game.mind import Candidate
from engine.match import registry
from engine.search.puzzles import FoundPuzzle, PuzzleTaste, WantedPositions, answer_of_line, examine
from engine.search.weighing import Weighed, WeighingTask
from engine.values.core import Seat
from engine.walking.foreseen import sensible_line
from engine.walking.walk import play, tokens

RULES = registry.rules("navegador")
BEGIN = RULES.setup(3, {setting.key: setting.default for setting in RULES.settings}, "puzzle")
"""The first turn, in which all fields can be chosen."""
(SEAT,) = RULES.to_act(BEGIN)
MATES = sensible_line(RULES, BEGIN, SEAT, Random(0))
"""What the sensible player plays there, without looking ahead."""

Evaluate = Callable[[WeighingTask, str], float]
"""Returns the chance of a line in one look at the position."""


def look_at(
    evaluate: Evaluate, wanted: WantedPositions | None = None, taste: PuzzleTaste | None = None
) -> tuple[FoundPuzzle | None, list[WeighingTask]]:
    """Return the puzzle that is found in the position, if any, and the looks that were taken."""
    steps, works = examine(RULES, BEGIN, SEAT, 1, wanted or WantedPositions(), taste or PuzzleTaste()), list[WeighingTask]()
    try:
        work = next(steps)
        while True:
            works.append(work)
            work = steps.send(tuple([weigh(work, line, evaluate(work, line.line)) for line in work.lines]))
    except StopIteration as end:
        return end.value, works


def weigh(work: WeighingTask, line: Candidate, chance: float) -> Weighed:
    return Weighed(line, (chance,) * work.worlds, ())


def another_line(works: list[WeighingTask]) -> str:
    """A line that begins with another answer than the sensible bot's."""
    return next(line.line for line in works[0].lines if line.line.split()[0] != MATES.split()[0])


_, GLANCES = look_at(lambda work, line: 0.5)
OTHER = another_line(GLANCES)


def is_puzzle(evaluate: Evaluate, wanted: WantedPositions | None = None, taste: PuzzleTaste | None = None) -> bool:
    """Return whether the position is a puzzle."""
    puzzle, _ = look_at(evaluate, wanted, taste)
    return puzzle is not None


def clear(work: WeighingTask, line: str) -> float:
    """The other line is clearly better than the sensible bot's, and than all others."""
    return {OTHER: 0.6, MATES: 0.4}.get(line, 0.45)


def test_a_clear_and_hidden_best_answer_makes_a_puzzle() -> None:
    puzzle, works = look_at(clear)
    assert puzzle is not None
    assert puzzle.answers[0].line == OTHER
    assert MATES in [answer.line for answer in puzzle.answers]
    assert [round(answer.cost, 2) for answer in puzzle.answers] == sorted(round(answer.cost, 2) for answer in puzzle.answers)
    assert 4 <= len(puzzle.answers) <= 5
    assert [work.kind for work in works] == ["glance", "look", "tried", "proved-1", "proved-2", "proved-3", "far"]
    assert works[-1].far == 2


def test_the_move_of_the_sensible_bot_is_no_puzzle() -> None:
    assert not is_puzzle(lambda work, line: {MATES: 0.6}.get(line, 0.4))


def test_most_positions_are_refused_after_a_glance() -> None:
    puzzle, works = look_at(lambda work, line: {OTHER: 0.5}.get(line, 0.49))
    assert puzzle is None
    assert [work.kind for work in works] == ["glance"]


def test_an_answer_that_is_best_only_by_chance_is_no_puzzle() -> None:
    def turned(work: WeighingTask, line: str) -> float:
        return 0.9 if work.kind == "proved-2" and line == MATES else clear(work, line)

    assert not is_puzzle(turned)


def test_an_advantage_that_ends_with_the_playouts_is_no_puzzle() -> None:
    def even_far_ahead(work: WeighingTask, line: str) -> float:
        return 0.5 if work.kind == "far" else clear(work, line)

    assert not is_puzzle(even_far_ahead)


def test_doubtful_chances_make_no_puzzle() -> None:
    assert not is_puzzle(clear, WantedPositions(doubtful=(0.55, 0.65)))
    assert is_puzzle(clear, WantedPositions(doubtful=(0.65, 0.75)))


def test_a_reason_that_many_puzzles_have_is_refused() -> None:
    assert not is_puzzle(clear, taste=PuzzleTaste(is_new=lambda reason: False))


def test_an_answer_has_the_words_of_a_panel() -> None:
    answer = answer_of_line(RULES, BEGIN, SEAT, MATES)
    assert answer.path == tokens(MATES)
    assert answer.places


def test_every_line_has_a_label() -> None:
    _, (glance, *_) = look_at(clear)
    lines: list[Any] = [candidate.line for candidate in glance.lines]
    for line in lines:
        assert play(RULES, BEGIN, Seat(SEAT), line)
        assert answer_of_line(RULES, BEGIN, SEAT, line).label.key
