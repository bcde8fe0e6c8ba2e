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
    """The position of a puzzle as it is shown."""

    puzzle: Puzzle
    view: Any
    """What the seat sees."""
    asked: str
    """The name of the question."""
    values: tuple[Any, ...]
    """The values behind the question's options, which a picture of it marks."""
    decision: Decision
    """The question in brief, with the answers in the order in which they are shown."""
    choices: tuple[PricedLine, ...]
    """The same answers as lines with their costs."""
    preview: Any
    """The seat's view after the best answer."""
    reason: Msg | None
    """Why that answer is good."""
    task: Msg | None = None
    """The aim of the seat, if its game says one."""

    @property
    def best(self) -> int:
        """The index of the best answer."""
        return self.choices.index(self.puzzle.answers[0])


def position(puzzle: Puzzle) -> PuzzlePosition:
    """Return the position of a puzzle. Raises `EngineError` if this program has not its rules."""
    rules = registry.rules_of(puzzle.game, puzzle.version)
    state = rules.setup(puzzle.seats, puzzle.settings, puzzle.seed)
    for mover, line in puzzle.moves():
        state = play(rules, state, Seat(mover), line).value.state
    return position_in(puzzle, rules, state)


def position_in(puzzle: Puzzle, rules: Rules[Any, Any], state: Any) -> PuzzlePosition:
    """Return a puzzle in its position, or in one that looks the same to its seat."""
    seat = Seat(puzzle.seat)
    first = walk(rules, state, seat, ())
    if not isinstance(first, Asking):
        raise EngineError("nothing is asked", Msg("voyage.none"))
    choices = tuple(sorted(puzzle.answers, key=lambda answer: _mix_key(puzzle, answer)))
    brief = decision(rules, state, seat, first)
    answers = tuple(answer_of_line(rules, state, seat, choice.line) for choice in choices)
    if not (puzzle.is_marked and all(answer.places for answer in answers)):  # if only some had a number, the others would look wrong
        answers = tuple(replace(answer, places=()) for answer in answers)
    best, view = puzzle.answers[0].line, rules.view(state, seat)
    return PuzzlePosition(
        puzzle=puzzle,
        view=view,
        asked=first.ask.name,
        values=open_values(first.ask, first.filled),
        decision=Decision(brief.question, answers, None, brief.frame, buttons=len(answers)),
        choices=choices,
        preview=preview(rules, state, seat, tokens(best)),
        reason=as_seen(rules, state, seat, best),
        task=rules.mind.task(rules.imagine(view, Random(0)), seat),
    )


def _mix_key(puzzle: Puzzle, line: PricedLine) -> bytes:
    """Return a sort key that mixes answers in the same way for everybody."""
    return blake2b(f"{puzzle.name} {line.line}".encode(), digest_size=8).digest()
