"""The books of positions: captain and admiral find the best move where the rules leave no doubt about it."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from data.homes import homes
from engine import bots
from engine.match import registry
from engine.walking.walk import play
from tests.opponents.puzzle import Puzzle

LEVELS = ("captain", "admiral")
LEAST = 15
"""Positions of a book."""
BOOKS: dict[str, tuple[Puzzle, ...]] = {
    game: import_module(f"{homes()[game].package}.tests.book").BOOK
    for game in registry.names()
    if (homes()[game].folder / "tests" / "book.py").is_file()
}


def _cases() -> list[Any]:
    """Every position for every level; all but a few for the captain wait for a campaign."""
    cases = []
    for book in BOOKS.values():
        for puzzle in book:
            for level in LEVELS:
                marks = [] if puzzle.is_quick and level == "captain" else [pytest.mark.campaign]
                if level in puzzle.fails:
                    marks.append(pytest.mark.xfail(reason=puzzle.reason, strict=True))
                cases.append(pytest.param(puzzle, level, marks=marks, id=f"{puzzle.game}-{puzzle.name}-{level}"))
    return cases


@pytest.mark.parametrize("game", BOOKS)
def test_the_best_move_is_right_and_the_tempting_one_is_not(game: str) -> None:
    rules, book = registry.rules(game), BOOKS[game]
    assert len(book) >= LEAST and len({puzzle.name for puzzle in book}) == len(book)
    for puzzle in book:
        for line in (puzzle.best, puzzle.wrong):
            play(rules, puzzle.state, puzzle.seat, line)
        assert puzzle.right(puzzle.best) and not puzzle.right(puzzle.wrong), puzzle.name
        world = rules.imagine(rules.view(puzzle.state, puzzle.seat), Random(1))
        assert rules.view(world, puzzle.seat) == rules.view(puzzle.state, puzzle.seat), puzzle.name


@pytest.mark.parametrize(("puzzle", "level"), _cases())
def test_the_best_move_is_found(puzzle: Puzzle, level: str) -> None:
    line = bots.line(level, registry.rules(puzzle.game), puzzle.state, puzzle.seat, Random(1))
    assert puzzle.right(line), f"{line} instead of {puzzle.best}: {puzzle.why}"
