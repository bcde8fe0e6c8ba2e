"""The picture of a puzzle: all answers have numbers on it or none has, and it fits above them on a phone."""

from __future__ import annotations

import pytest

import render
from cogs.club.puzzle_screens import puzzle_draft, reader_of
from data.puzzles import stock
from engine.match import registry
from play.club.puzzles.positions import position
from render.kit import decision as decisions
from render.kit.puzzling import greatest_height


@pytest.mark.parametrize("game", [game for game in registry.names() if stock(game)])
def test_all_answers_have_numbers_or_none_has(game: str) -> None:
    for puzzle in sorted(stock(game), key=lambda puzzle: len(puzzle.lines))[:4]:
        puzzle_position = position(puzzle)
        say, count = reader_of(puzzle_position, "en", alone=True).say, len(puzzle_position.decision.answers)
        for part in (render.PUZZLE, render.PUZZLE_WIDE):
            canvas = render.compose(game, puzzle_position.view, say, puzzle_draft(puzzle_position), part)
            marks = decisions.numbers(canvas)
            highest = min((box.y0 for box in canvas.boxes if box.kind == "mark"), default=canvas.height)
            assert canvas.height - highest <= decisions.in_sight(puzzle_position.decision, say), (
                f"all numbers of {puzzle.name} are in sight on a desktop"
            )
            assert marks == set(puzzle_position.decision.numbers()) and len(marks) in (0, count), puzzle.name
            assert canvas.width == decisions.WIDE and canvas.height <= greatest_height(count, part == render.PUZZLE_WIDE), puzzle.name
