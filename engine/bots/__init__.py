"""Bots: they get an imagined world and the asks of their seat, and give back a line."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.answers import random_answer
from engine.core import Ask, Form, Line, Msg, NotYourTurn, Path, Seat, Token
from engine.rules import Rules
from engine.walk import drive
from engine.worlds import imagined

KINDS = ("greedy", "random")
"""The bots that every game has, the sensible one first."""


def neutral_line(rules: Rules[Any, Any], state: Any, seat: Seat, rng: Random) -> Line:
    """The line that is played for somebody who is not there in time: what commits them to least, and else what is sensible.

    Raises `NotYourTurn` when the seat is not awaited.
    """
    if seat not in rules.to_act(state):
        raise NotYourTurn(f"seat {seat} is not awaited", Msg("core.not-your-turn"))
    world = imagined(rules, state, seat, rng)

    def by_caution(ask: Ask | Form, path: Path) -> Token:
        if isinstance(ask, Ask) and ask.several is None:
            open_tokens = {option.token for option in ask.options if option.blocked is None}
            least = next((token for token in rules.neutral if token in open_tokens), None)
            if least is not None:
                return least
        return rules.policy(world, seat, ask, path, rng)

    return " ".join(drive(rules.turn(state, seat), by_caution)[0])


def line(kind: str, rules: Rules[Any, Any], state: Any, seat: Seat, rng: Random) -> Line:
    """The line that a bot plays. The state serves only to make the seat's asks and the world that it imagines.

    Raises `NotYourTurn` when the seat is not awaited and `KeyError` for an unknown kind.
    """
    if seat not in rules.may_act(state):
        raise NotYourTurn(f"seat {seat} is not awaited", Msg("core.not-your-turn"))
    world = imagined(rules, state, seat, rng) if kind != "random" else state

    def by_chance(ask: Ask | Form, path: Path) -> Token:
        return random_answer(ask, rng)

    def by_greed(ask: Ask | Form, path: Path) -> Token:
        return rules.policy(world, seat, ask, path, rng)

    answerer = {"random": by_chance, "greedy": by_greed}[kind]
    return " ".join(drive(rules.turn(state, seat), answerer)[0])
