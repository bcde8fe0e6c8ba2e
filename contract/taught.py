"""The lessons of the games, with the position of each step."""

from __future__ import annotations

from functools import cache

import pytest

from contract.games import games
from engine.game.lessons import Lesson, Step, lesson
from engine.match import registry
from engine.match.match import Match, begin
from engine.values.core import EngineError, Seat

TAUGHT = [name for name in games() if lesson(name) is not None]
every_lesson = pytest.mark.parametrize("game", TAUGHT)


def lesson_of(game: str) -> Lesson:
    teaching = lesson(game)
    assert teaching is not None
    return teaching


@cache
def positions(game: str) -> tuple[tuple[Step, Match], ...]:
    """Return each step with the match as the learner sees it there."""
    teaching = lesson_of(game)
    match = begin(registry.rules(game), teaching.seats, teaching.settings, teaching.seed)
    pairs = []
    for step in teaching.steps:
        for seat, line in step.replies:
            match = play_step(match, seat, line, step)
        pairs.append((step, match))
        if step.line:
            match = play_step(match, teaching.seat, step.line, step)
    return tuple(pairs)


def play_step(match: Match, seat: Seat, line: str, step: Step) -> Match:
    try:
        after = match.played(seat, line)
    except EngineError as error:
        pytest.fail(
            f"lesson.toml of {match.rules.name}, step `{step.name}`: `{line}` of seat {seat} cannot be played there ({error}). "
            "The lines of a lesson change with the rules: write it last, and put it aside until then (docs/lessons.md)."
        )
    assert after.entries[-1].line == line, f"{step.name}: the log has {after.entries[-1].line}, the lesson {line}"
    return after
