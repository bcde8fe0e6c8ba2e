"""The books of positions: captain and admiral find the best move where the rules leave no doubt about it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random

import pytest

from data.homes import homes
from engine import bots
from engine.match import registry
from engine.walking.walk import play
from tests.opponents.puzzle import Puzzle

LEAST = 15
"""The fewest positions of a book."""
GAMES = [game for game in registry.names() if (homes()[game].folder / "tests" / "book.py").is_file()]


@cache
def book(game: str) -> tuple[Puzzle, ...]:
    """Return the positions of a game.

    They are played when a test asks for them, not when tests are collected.
    """
    found: tuple[Puzzle, ...] = import_module(f"{homes()[game].package}.tests.book").BOOK
    return found


def missed(level: str, puzzles: tuple[Puzzle, ...]) -> list[str]:
    """Return what a level plays where it does not find the best move."""
    lines = [(puzzle, bots.line(level, registry.rules(puzzle.game), puzzle.state, puzzle.seat, Random(1))) for puzzle in puzzles]
    return [f"{puzzle.name}: {line} instead of {puzzle.best}: {puzzle.why}" for puzzle, line in lines if not puzzle.right(line)]


@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_is_right_and_the_tempting_one_is_not(game: str) -> None:
    rules = registry.rules(game)
    assert len(book(game)) >= LEAST and len({puzzle.name for puzzle in book(game)}) == len(book(game))
    for puzzle in book(game):
        for line in (puzzle.best, puzzle.wrong):
            play(rules, puzzle.state, puzzle.seat, line)
        assert puzzle.right(puzzle.best) and not puzzle.right(puzzle.wrong), puzzle.name
        world = rules.imagine(rules.view(puzzle.state, puzzle.seat), Random(1))
        assert rules.view(world, puzzle.seat) == rules.view(puzzle.state, puzzle.seat), puzzle.name


@pytest.mark.parametrize("game", GAMES)
def test_a_captain_finds_the_best_move_in_quick_positions(game: str) -> None:
    assert missed("captain", tuple(puzzle for puzzle in book(game) if puzzle.is_quick)) == []


@pytest.mark.campaign
@pytest.mark.parametrize("level", ("captain", "admiral"))
@pytest.mark.parametrize("game", GAMES)
def test_captain_and_admiral_find_every_best_move(game: str, level: str) -> None:
    assert missed(level, book(game)) == []
