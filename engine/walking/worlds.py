"""Imagined worlds: positions that a seat cannot tell from the real one.

Whatever decides in a player's place (bots, standing orders) gets an imagined world and runs the real rules on it. It can
use all that its seat knows and nothing else.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from engine.game.rules import Rules
from engine.values.core import Line, Msg, Order, Seat
from engine.walking import prepared

S = TypeVar("S")
V = TypeVar("V")


def imagine_world(rules: Rules[S, V], state: S, seat: Seat | None, rng: Random) -> S:
    """Return the position with all dealt again that a seat (`None`: a spectator) may not know.

    `rng` deals. The seat cannot tell the world from the real position.

    >>> world = imagine_world(RULES, START, FIRST, Random(1))
    >>> world.hands[FIRST], len(world.hands[SECOND])
    ((19, 22, 31), 3)
    """
    return rules.imagine(rules.view(state, seat), rng)


def ordered_line(rules: Rules[S, V], state: S, seat: Seat, orders: tuple[Order, ...]) -> Line | None:
    """Return the line that a seat's orders and prepared turns play now; `None`: ask them.

    A prepared turn goes before standing orders, because it was made for this very turn.

    >>> limit = Order("limit", "limit 4", "1", Msg("toy.limit", top=4))
    >>> ordered_line(RULES, START, FIRST, (limit,))
    'bid 1'
    """
    if not orders:
        return None
    world = _imagine_for_orders(rules, state, seat)
    turns, standing = prepared.part_orders(orders)
    line = prepared.due_line(rules, world, seat, turns)
    return rules.orders.obey(world, seat, standing) if line is None and standing else line


def lapsed_orders(rules: Rules[S, V], state: S, seat: Seat, orders: tuple[Order, ...]) -> tuple[tuple[Order, Msg | None], ...]:
    """Return the orders of a seat that no longer apply, each with the reason.

    A standing order has its outcome as the reason, as the game tells it (`None`: it tells nothing). A prepared turn has what stops it.

    >>> limit = Order("limit", "limit 4", "0", Msg("toy.limit", top=4))  # for the round before
    >>> [order.line for order, _ in lapsed_orders(RULES, START, FIRST, (limit,))]
    ['limit 4']
    """
    if not orders:
        return ()
    world = _imagine_for_orders(rules, state, seat)
    turns, standing = prepared.part_orders(orders)
    over = [(order, rules.orders.outcome(world, seat, order)) for order in standing if not rules.orders.keeps(world, seat, order)]
    return (*over, *(prepared.failing_turns(rules, world, seat, turns) if turns else ()))


def news(rules: Rules[S, V], state: S, seat: Seat, orders: tuple[Order, ...]) -> Msg | None:
    """Return what the orders of a seat, which go on, have just brought about.

    `None`: nothing, or there are only prepared turns.

    >>> from dataclasses import replace
    >>> orders = replace(RULES.orders, news=lambda world, seat, orders: Msg("toy.bid-so-far", amount=world.bid))
    >>> news(replace(RULES, orders=orders), START, FIRST, (Order("limit", "limit 4", "1", Msg("toy.limit", top=4)),))
    Msg('toy.bid-so-far', amount=0)
    """
    standing = prepared.part_orders(orders)[1] if orders else ()
    return rules.orders.news(_imagine_for_orders(rules, state, seat), seat, standing) if standing else None


def next_world(rules: Rules[S, V], state: S, seat: Seat, orders: tuple[Order, ...]) -> S | None:
    """Return the imagined position in which a seat prepares its next turn.

    It is after the turns that are prepared already. `None`: no further one can be prepared.

    >>> next_world(RULES, START, SECOND, ()).turn == SECOND
    True
    """
    return prepared.next_position(rules, _imagine_for_orders(rules, state, seat), seat, prepared.part_orders(orders)[0])


def plan_turn(rules: Rules[S, V], state: S, seat: Seat, orders: tuple[Order, ...], line: Line, may_differ: bool, base: int) -> Order:
    """Return the order that prepares a line as the turn after those that a seat has prepared.

    `may_differ`: whether it is also played if it reads otherwise by then. `base`: the last entry of the log. Raises what
    `prepared.prepare_order` raises.

    >>> order = plan_turn(RULES, START, SECOND, (), "bid 3", may_differ=False, base=0)
    >>> order.slot, order.line
    ('turn.1', 'bid 3')
    """
    return prepared.prepare_order(
        rules, _imagine_for_orders(rules, state, seat), seat, prepared.part_orders(orders)[0], line, may_differ, base
    )


def early_answer(rules: Rules[S, V], state: S, seat: Seat, orders: tuple[Order, ...]) -> Order | None:
    """Return a seat's answer to an early question as an order; only its owner may learn of it.

    `None`: it has given none.

    >>> from dataclasses import replace
    >>> early = replace(RULES.early, answered=lambda world, seat, orders: orders[0])
    >>> early_answer(replace(RULES, early=early), START, FIRST, (Order("early", "pass", "1", Msg("toy.out")),)).line
    'pass'
    """
    return rules.early.answered(_imagine_for_orders(rules, state, seat), seat, orders) if orders else None


def _imagine_for_orders(rules: Rules[S, V], state: S, seat: Seat) -> S:
    """Return a world for orders: any does, because they use only what the seat knows."""
    return imagine_world(rules, state, seat, Random(0))
