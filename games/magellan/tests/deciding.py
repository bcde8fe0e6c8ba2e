"""Asks of whole matches, each with its decision: those of the sensible player's lines and of random ones beside them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from contract.once import once
from engine.asks.answers import random_answer
from engine.asks.decision import Decision
from engine.game.rules import resolve_settings
from engine.values.core import EngineError, Path, Seat
from engine.walking.walk import Asking, drive, walk
from games.magellan.game import RULES
from games.magellan.mind.policy import policy
from games.magellan.rules.state import Losing, Moving, Owing, Rolling, State, awaited

TABLES = ((2, "peace", "2"), (3, "simplest", "1"), (4, "planes", "3"), (3, "experts", "4"))
"""Each table: its number of seats, its level, its example of bases."""
MOST = 260
"""The most lines of one match."""


def positions(seats: int, level: str, bases: str, seed: str, wild: float = 0.06) -> Iterator[State]:
    """Yield the positions of a match of sensible players who sometimes play any line."""
    rng = Random(f"{seats} {level} {seed}")
    settings = {"level": level, "bases": bases, "target": "75", "rounds": "40", "countries": "100" if level == "planes" else "50"}
    state = RULES.setup(seats, resolve_settings(RULES, settings), seed)
    for _ in range(MOST):
        if not awaited(state):
            return
        yield state
        seat = awaited(state)[0]

        def answer(question: Any, path: Path, state: State = state, seat: Seat = seat) -> str:
            return policy(state, seat, question, path, rng)

        def anything(question: Any, path: Path) -> str:
            return random_answer(question, rng)

        _, turn = drive(RULES.turn(state, seat), anything if rng.random() < wild else answer)
        state = turn.state


def asks(state: State, rng: Random) -> Iterator[Asking]:
    """Yield the asks of a turn: the first, those after each answer to it, and random ones."""
    seat = awaited(state)[0]
    first = walk(RULES, state, seat, ())
    assert isinstance(first, Asking)
    yield first
    decision = RULES.mind.decision(state, seat, first.ask, first.path)
    starts: list[Path] = [answer.path for answer in decision.first()] if decision is not None else []
    for start in (*starts, ()):
        path = start
        for _ in range(3):
            try:
                end = walk(RULES, state, seat, path)
            except EngineError:
                break
            if not isinstance(end, Asking):
                break
            if path:
                yield end
            path = (*end.path, *random_answer(end.ask, rng).split())


@cache
def decisions() -> tuple[tuple[State, Seat, Asking, Decision], ...]:
    """Return asks of matches with their decisions.

    One worker of a test run plays the matches and stores the paths of the asks; the others walk these paths.
    """
    fresh_decisions = list[tuple[State, Seat, Asking, Decision]]()

    def decision_paths() -> list[tuple[State, Seat, Path, Decision]]:
        fresh_decisions.extend(_decisions())
        return [(state, seat, at.path, decision) for state, seat, at, decision in fresh_decisions]

    known = once("decisions of magellan", decision_paths)
    return tuple(fresh_decisions or [(state, seat, _asking(state, seat, path), decision) for state, seat, path, decision in known])


def _asking(state: State, seat: Seat, path: Path) -> Asking:
    at = walk(RULES, state, seat, path)
    assert isinstance(at, Asking)
    return at


def _decisions() -> Iterator[tuple[State, Seat, Asking, Decision]]:
    """Yield the asks and decisions of every fourth movement and every rare stage.

    They are of matches of two to four players.
    """
    for seats, level, bases in TABLES:
        rng = Random(f"{seats} {level}")
        for number, state in enumerate(positions(seats, level, bases, "answers")):
            stage = state.stage
            is_rare = not isinstance(stage, Rolling | Moving) or isinstance(stage, Owing | Losing)
            if is_rare or number % 8 in (0, 3):
                seat = awaited(state)[0]
                for at in asks(state, rng):
                    decision = RULES.mind.decision(state, seat, at.ask, at.path)
                    assert decision is not None, at.ask.name
                    yield state, seat, at, decision
