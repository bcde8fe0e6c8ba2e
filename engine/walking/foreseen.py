"""The turns that a seat sees coming: what its sensible player does in imagined futures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from engine.game.rules import Rules
from engine.values.core import Ask, Form, Line, Order, Path, Seat, Token
from engine.walking.prepared import part_orders
from engine.walking.walk import drive, play, sample, sensible
from engine.walking.worlds import imagine_world, next_world

S = TypeVar("S")
V = TypeVar("V")

FUTURES = 4
"""The number of futures that are imagined. In one half of them the other seats play sensibly, in the other half by chance."""

LIKELY = FUTURES // 2
"""A turn is offered if it comes in at least this many futures."""

MOST_LINES = 80
"""The number of lines after which a future ends, because a seat may never be asked again."""


class Foreseen(Struct, frozen=True):
    """A turn that is likely to come."""

    line: Line
    may_differ: bool
    """Whether it came in more futures than it had to, so that it is also meant for other amounts."""


Player: TypeAlias = Callable[[Any, Seat, Ask | Form, Path], Token]
"""`player(world, seat, ask, path)` returns what a player answers in an imagined world."""


def sensible_line(rules: Rules[S, V], world: S, seat: Seat, rng: Random) -> Line:
    """Return what the sensible player of a game plays for a seat.

    >>> sensible_line(RULES, START, FIRST, Random(1))
    'pass'
    """
    return " ".join(drive(rules.turn(world, seat), sensible(rules, world, seat, rng))[0])


def foresee_lines(
    rules: Rules[S, V], state: S, seat: Seat, rng: Random, turns: int = 1, player: Player | None = None
) -> tuple[Counter[Line], ...]:
    """Return for each of a seat's next `turns` what it would play, and in how many futures.

    `player`: the player who is imagined in all seats that do not play by chance; `None`: the sensible one.

    >>> foresee_lines(RULES, START, SECOND, Random(1))
    (Counter({'pass': 4}),)
    """
    counts = tuple(Counter[Line]() for _ in range(turns))
    for number in range(FUTURES):
        world, turn = imagine_world(rules, state, seat, rng), 0
        for _ in range(MOST_LINES):
            awaited = rules.to_act(world)
            if not awaited or turn == turns:
                break
            mover = awaited[0]
            if mover == seat or number % 2:
                answerer = sensible(rules, world, mover, rng) if player is None else partial(player, world, mover)
                line = " ".join(drive(rules.turn(world, mover), answerer)[0])
            else:
                line = " ".join(sample(rules, world, mover, rng)[0])
            if mover == seat:
                counts[turn][line] += 1
                turn += 1
            world = play(rules, world, mover, line).value.state
    return counts


def foresee_turn(rules: Rules[S, V], state: S, seat: Seat, orders: tuple[Order, ...], rng: Random) -> Foreseen | None:
    """Return the turn to prepare for a seat, after those that it has prepared.

    It is the turn that the seat would play then, if it is the same in `LIKELY` futures. `None`: nothing can be prepared, or no turn is
    likely.

    >>> foresee_turn(RULES, START, SECOND, (), Random(1))
    Foreseen(line='pass', may_differ=True)
    """
    world = next_world(rules, state, seat, orders)
    if world is None:
        return None
    line = sensible_line(rules, world, seat, rng)
    prepared, _ = part_orders(orders)
    futures = foresee_lines(rules, state, seat, rng, turns=len(prepared) + 1)[-1][line]
    return Foreseen(line, futures > LIKELY) if futures >= LIKELY else None
