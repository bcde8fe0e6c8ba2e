"""The order to go on until something happens: turns without a question to known aims.

With `develop` a country is developed if it costs no more than when the order was given. With `buy`, pieces are bought at the base too if
all others are far from the aims. With `sail` the owner is asked as soon as a piece can arrive. While nothing is worth going for, the turns
just end.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Ask, Line, Msg, Option, Order, Seat, Talk
from games.magellan.mind.aims import aims, promise_of
from games.magellan.mind.planned_movement import Plan, errands
from games.magellan.mind.policy import line_of_turn
from games.magellan.orders.alarms import aims_left, label, outlook, read_outlook, rings, write_outlook
from games.magellan.rules.board import Node
from games.magellan.rules.state import Moving, Position, State
from games.magellan.rules.values import Develop, Fly, Go

MOST_NAMED = 3
"""How many goals the text of the order names."""

CHOICES: dict[str, tuple[Msg, Msg, str]] = {
    "buy": (Msg("magellan.order.onward.buy"), Msg("magellan.order.onward.buy.hint"), "magellan.order.onward.text.buy"),
    "develop": (Msg("magellan.order.onward.develop"), Msg("magellan.order.onward.develop.hint"), "magellan.order.onward.text.develop"),
    "sail": (Msg("magellan.order.onward.sail"), Msg("magellan.order.onward.sail.hint"), "magellan.order.onward.text.sail"),
    "ask": (Msg("magellan.order.onward.ask"), Msg("magellan.order.onward.ask.hint"), "magellan.order.onward.text.ask"),
}
"""The label and the hint of each choice, and the key of the order's text."""
ASK = Ask("order.onward", Msg("magellan.order.onward.prompt"), tuple([Option(word, word, *CHOICES[word][:2]) for word in CHOICES]))


def onward(position: Position, seat: Seat) -> Talk[Order]:
    """Ask how to go on, and give or withdraw the order; its text names what promises most."""
    choice: str = yield ASK
    if choice == "ask":
        return Order("onward", "", "match", Msg(CHOICES[choice][2]))
    goals = sorted(aims(position, seat), key=lambda aim: -promise_of(position, seat, aim))
    names = tuple([label(position, aim) for aim in goals[:MOST_NAMED]])
    text = Msg(CHOICES[choice][2], goals=names) if names else Msg("magellan.order.onward.text.wait")
    seen = outlook(position, seat)
    return Order("onward", f"onward {choice}", write_outlook(replace(seen, buys=seen.buys or choice == "buy")), text)


def why_onward_ended(world: State, seat: Seat, order: Order) -> Msg | None:
    """Tell why the order has ended; `None` if it goes on.

    In the owner's turn it also ends if something new would change the steps of the turn.
    """
    position, seen = world.position, read_outlook(order.scope)
    goals = aims_left(position, seat, seen)
    why = rings(position, seat, seen, max([promise_of(position, seat, aim) for aim in goals], default=0.0), order.text)
    if why is None and seen.aims and not goals:
        return Msg("magellan.order.ended.done", voyage=order.text)
    if why is None and isinstance(world.stage, Moving) and position.seat == seat:
        every, buys = aims(position, seat), order.line.endswith("buy")
        if len(every) > len(goals) and errands(position, seat, every, buys=buys) != errands(position, seat, goals, buys=buys):
            best = max([aim for aim in every if aim not in goals], key=lambda aim: promise_of(position, seat, aim))
            return Msg("magellan.order.ended.better", what=label(position, best), voyage=order.text)
    return why


def onward_line(world: State, seat: Seat, order: Order) -> Line | None:
    """Return the line of a turn, or `None` to ask its owner.

    The owner is asked if a fight would come of it, and with `sail` when a piece can arrive.
    """
    goals = aims_left(world.position, seat, read_outlook(order.scope))
    steps = errands(world.position, seat, goals, buys=order.line.endswith("buy"))
    if order.line.endswith("sail") and _arrives(steps, frozenset(aim.node for aim in goals)):
        return None
    return line_of_turn(world, seat, steps)


def _arrives(steps: Plan, goals: frozenset[Node]) -> bool:
    """Return whether a line develops something or brings a piece to one of the goals."""
    ends = [values[-1] for values in steps]
    return any(isinstance(end, Develop) or (isinstance(end, Go | Fly) and end.node in goals) for end in ends)
