"""Asks of matches and their decisions, for the tests of decisions and of their pictures."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from data.homes import homes
from engine import bots
from engine.asks.answers import random_answer
from engine.asks.decision import Decision
from engine.game.rules import resolve_settings
from engine.match.records import from_record
from engine.values.core import Seat, Talk
from engine.walking.walk import Asking, decision, follow, play
from games.pizarro.game import RULES
from games.pizarro.rules.state import State

GOLDEN = sorted(homes()["pizarro"].golden.glob("[3-6]-*.json"))


def positions() -> Iterator[State]:
    """Yield positions of matches on all sides, partly random, and every seventh position of the golden matches."""
    for seats, half1, half2, exact in ((3, "a", "a", "off"), (4, "a", "b", "on"), (5, "b", "a", "off"), (6, "b", "b", "on")):
        rng = Random(half1 + half2)
        settings = resolve_settings(RULES, {"half1": half1, "half2": half2, "exact": exact})
        state = RULES.setup(seats, settings, half1 + half2)
        while RULES.to_act(state):
            yield state
            seat = RULES.to_act(state)[0]
            level = "mate" if rng.random() < 0.7 else "deckhand"
            state = play(RULES, state, seat, bots.line(level, RULES, state, seat, rng)).value.state
    for path in GOLDEN:
        match = from_record(json.loads(path.read_text(encoding="utf-8")))
        state = RULES.setup(match.seats, match.settings, match.seed)
        moves = [(entry.seat, entry.line) for entry in match.entries if entry.seat is not None]
        for number, (seat, line) in enumerate(moves):
            if number % 7 == 0:
                yield state
            state = play(RULES, state, seat, line).value.state


def dialogues(state: State) -> Iterator[tuple[Seat, Callable[[], Talk[object]]]]:
    """Yield what the seats of a position may be asked: a turn, early answers, orders."""
    for seat in RULES.to_act(state):
        yield seat, lambda seat=seat: RULES.turn(state, seat)  # type: ignore[misc]
        yield seat, lambda seat=seat: RULES.orders.ask(state, seat)  # type: ignore[misc]
    for seat in RULES.early.seats(state)[:1]:
        yield seat, lambda seat=seat: RULES.early.ask(state, seat)  # type: ignore[misc]


class AskMet(NamedTuple):
    """A question that a seat comes to, and its decision."""

    state: State
    seat: Seat
    end: Asking
    decision: Decision
    talk: Callable[[], Talk[object]]
    """Begins the dialogue again."""


@cache
def every_decision() -> tuple[AskMet, ...]:
    """Return every ask on a random way through every dialogue."""
    rng, asks = Random("met"), []
    for state in positions():
        for seat, talk in dialogues(state):
            end = follow(talk(), ())
            while isinstance(end, Asking):
                asks.append(AskMet(state, seat, end, decision(RULES, state, seat, end), talk))
                end = follow(talk(), (*end.path, *random_answer(end.ask, rng).split()))
    return tuple(asks)
