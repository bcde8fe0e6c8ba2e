"""Asks of whole matches, each with its decision: those of the sensible player's lines and of random ones beside them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.asks.answers import random_answer
from engine.asks.decision import Decision
from engine.game.rules import resolve_settings
from engine.values.core import EngineError, Path, Seat
from engine.walking.walk import Asking, drive, walk
from games.navegador.game import RULES
from games.navegador.mind.policy import policy
from games.navegador.rules.state import State, awaited

TABLES = ((2, "sheet"), (3, "goa"), (4, "sheet"), (5, "goa"))
"""Each table: its number of seats, and the variant: the King's privilege on the players' sheets or in Goa."""
WAYS = 2
"""The number of random lines that are followed in each turn."""


def positions(seats: int, king: str, seed: str, wild: float = 0.1) -> Iterator[State]:
    """Yield the positions of a match of sensible players who sometimes play any line."""
    rng = Random(f"{seats} {seed}")
    state = RULES.setup(seats, resolve_settings(RULES, {"king": king}), seed)
    while awaited(state):
        yield state
        seat = awaited(state)[0]

        def answer(question: Any, path: Path, state: State = state, seat: Seat = seat) -> str:
            return policy(state, seat, question, path, rng)

        def anything(question: Any, path: Path) -> str:
            return random_answer(question, rng)

        _, turn = drive(RULES.turn(state, seat), anything if rng.random() < wild else answer)
        state = turn.state


def asks(state: State, rng: Random) -> Iterator[Asking]:
    """Yield the first ask of a turn, those after each answer to it, and those on some random lines."""
    seat = awaited(state)[0]
    first = walk(RULES, state, seat, ())
    assert isinstance(first, Asking)
    yield first
    decision = RULES.mind.decision(state, seat, first.ask, first.path)
    starts: list[Path] = sorted([answer.path[:1] for answer in decision.first()]) if decision is not None else []
    for start in (*starts, *((),) * WAYS):
        path = start
        while True:
            try:
                end = walk(RULES, state, seat, path)
            except EngineError:
                break
            if not isinstance(end, Asking):
                break
            if path:
                yield end
            path = (*end.path, *random_answer(end.ask, rng).split())


def decisions(every: int = 3) -> Iterator[tuple[State, Seat, Asking, Decision]]:
    """Yield the asks and decisions of every `every`th position, and of all last turns, in matches of two to five."""
    for seats, king in TABLES:
        rng = Random(f"{seats} {king}")
        for number, state in enumerate(positions(seats, king, "decisions")):
            if number % every == 0 or state.position.left is not None:
                seat = awaited(state)[0]
                for at in asks(state, rng):
                    decision = RULES.mind.decision(state, seat, at.ask, at.path)
                    assert decision is not None, at.ask.name
                    yield state, seat, at, decision
