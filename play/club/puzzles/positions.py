"""A puzzle as it is shown: its seat's view, the question, and the answers. Pure."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from data.puzzles import PricedLine, Puzzle
from engine.asks.answers import open_values
from engine.asks.decision import Decision
from engine.game.rules import Rules
from engine.match import registry
from engine.search.puzzles import answer_of_line
from engine.search.why import as_seen
from engine.values.core import EngineError, Msg, Seat
from engine.walking.walk import Asking, decision, play, preview, tokens, walk


class PuzzlePosition(Struct, frozen=True):
    """The position of a puzzle: `view` is what the seat saw.

    `asked` is the name of the question with `values` as in a picture of a turn. `decision` has the answers in the order shown, `choices`
    their costs. `preview` is the view after the best answer, `reason` why it is good, `task` the aim of the seat.
    """

    puzzle: Puzzle
    view: Any
    asked: str
    values: tuple[Any, ...]
    decision: Decision
    choices: tuple[PricedLine, ...]
    preview: Any
    reason: Msg | None
    task: Msg | None = None

    @property
    def best(self) -> int:
        """The place of the best answer."""
        return self.choices.index(self.puzzle.answers[0])


def position(puzzle: Puzzle) -> PuzzlePosition:
    """Return the position of a puzzle. Raises `EngineError` if its rules are not there."""
    rules = registry.rules_of(puzzle.game, puzzle.version)
    state = rules.setup(puzzle.seats, puzzle.settings, puzzle.seed)
    for mover, line in puzzle.moves():
        state = play(rules, state, Seat(mover), line).value.state
    return position_in(puzzle, rules, state)


def position_in(puzzle: Puzzle, rules: Rules[Any, Any], state: Any) -> PuzzlePosition:
    """Return a puzzle in its position, or in one that its seat cannot tell from it."""
    seat = Seat(puzzle.seat)
    first = walk(rules, state, seat, ())
    if not isinstance(first, Asking):
        raise EngineError("nothing is asked", Msg("voyage.none"))
    choices = tuple(sorted(puzzle.answers, key=lambda answer: _mix_key(puzzle, answer)))
    brief = decision(rules, state, seat, first)
    answers = tuple(answer_of_line(rules, state, seat, choice.line) for choice in choices)
    if not (puzzle.is_marked and all(answer.places for answer in answers)):  # some without a number would look like those that are wrong
        answers = tuple(replace(answer, places=()) for answer in answers)
    best, view = puzzle.answers[0].line, rules.view(state, seat)
    return PuzzlePosition(
        puzzle, view, first.ask.name, open_values(first.ask, first.filled),
        Decision(brief.question, answers, None, brief.frame, buttons=len(answers)), choices,
        preview(rules, state, seat, tokens(best)), as_seen(rules, state, seat, best),
        rules.mind.task(rules.imagine(view, Random(0)), seat),
    )  # fmt: skip


def _mix_key(puzzle: Puzzle, line: PricedLine) -> bytes:
    """Return a sort key that reveals nothing, the same for everybody."""
    return blake2b(f"{puzzle.name} {line.line}".encode(), digest_size=8).digest()
