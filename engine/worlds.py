"""Imagined worlds: positions that a seat cannot tell from the real one.

Whatever decides in a player's place (bots, standing orders) gets an imagined world and runs the real rules on it. It can
use all that its seat knows and nothing else.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from engine.core import Line, Msg, Order, Seat
from engine.rules import Rules

S = TypeVar("S")
V = TypeVar("V")


def imagined(rules: Rules[S, V], state: S, seat: Seat | None, rng: Random) -> S:
    """The same position with everything that a seat (or a spectator) may not know dealt anew."""
    return rules.imagine(rules.view(state, seat), rng)


def obeyed(rules: Rules[S, V], state: S, seat: Seat, orders: tuple[Order, ...]) -> Line | None:
    """The line that a seat's standing orders play now, or `None` to ask the player."""
    return rules.obey(_judged(rules, state, seat), seat, orders) if orders else None


def kept(rules: Rules[S, V], state: S, seat: Seat, orders: tuple[Order, ...]) -> tuple[Order, ...]:
    """The orders of a seat that still apply."""
    if not orders:
        return ()
    world = _judged(rules, state, seat)
    return tuple(order for order in orders if rules.keeps(world, seat, order))


def outcome(rules: Rules[S, V], state: S, seat: Seat, order: Order) -> Msg | None:
    """What an order that has just ended came to, for its owner; `None` where the game says nothing about it."""
    return rules.outcome(_judged(rules, state, seat), seat, order)


def _judged(rules: Rules[S, V], state: S, seat: Seat) -> S:
    """The world in which orders are judged. Which one does not matter: orders read only what their seat knows."""
    return imagined(rules, state, seat, Random(0))
