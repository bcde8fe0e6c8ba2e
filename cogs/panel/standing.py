"""Orders on the panels of their owner, with the controls to hold or withdraw them. Pure.

The panel of a turn shows an order that is about to play, lest it plays while its owner chooses.
"""

from __future__ import annotations

import math
from itertools import chain

from cogs.actions.panel import GoOn, HoldOrders, ReleaseOrders, WithdrawChosenOrder, WithdrawOrder
from cogs.panel.asks import in_rows
from cogs.panel.fitting import in_part
from cogs.panel.spec import CHOICE_LABEL, CHOICES, Button, Choice, Menu, Row, cut
from engine.values.core import Msg, Say
from engine.walking.prepared import is_prepared, part_orders, words
from play.turn.plans import order_key
from play.values.panels import StandingOrders

SHORT = 100
"""The most characters of one order in a list; *Plan ahead* shows all of it."""

BRIEF = 50
"""Characters of all orders together in the place of a stake."""

LEAST = 20
"""The least characters of one order there, if there are many."""

ROOM = 700
"""The most characters of a list."""

WHOLE = 700
"""The most characters of one order on *Plan ahead*."""

ROOM_WHOLE = 2600
"""The most characters of the list on *Plan ahead*."""


def about_to_play(standing: StandingOrders, match: int, say: Say) -> tuple[str, Button] | None:
    """Return the line about an order that is about to play or is held, and its button.

    `None`: no order is.
    """
    if standing.goes_on is None and not standing.held:
        return None
    lines = texts(standing, say)
    orders = " · ".join(in_part(text, max(LEAST, BRIEF // len(lines))) for text in lines)
    if standing.held or standing.goes_on is None:
        return say(Msg("discord.order.held-brief", order=orders)), Button(ReleaseOrders(match), say(Msg("discord.order.release")))
    when = str(math.ceil(standing.goes_on))
    return say(Msg("discord.order.goes-on-brief", when=when, order=orders)), Button(HoldOrders(match), say(Msg("discord.order.hold")))


def texts(standing: StandingOrders, say: Say, most: int = SHORT) -> list[str]:
    """Return the texts of a person's orders.

    First come the prepared turns in the order in which they are played, then the other orders. `most`: the most characters of each; the
    conditions of a prepared turn are shown only if it is `WHOLE`.
    """
    turns, orders = part_orders(standing.orders)
    lines = []
    for key, turn in zip(("plan.first", "plan.second", "plan.third"), turns, strict=False):
        text = turn.text if most == WHOLE else words(turn)
        lines.append(in_part(say(Msg(key, text=text)), most))
    return lines + [in_part(say(order.text), most) for order in orders]


def order_lines(standing: StandingOrders, say: Say, is_whole: bool = False) -> str:
    """Return the orders in words, and when they go on; `is_whole`: for *Plan ahead*."""
    count = len(standing.orders)
    if standing.goes_on is not None:
        when = Msg("discord.order.goes-on", count=count, when=str(math.ceil(standing.goes_on)))
    elif standing.held:
        when = Msg("discord.order.held", count=count)
    elif is_whole or any(map(is_prepared, standing.orders)):
        when = Msg("plan.stands")
    else:
        when = Msg("discord.order.in-force")
    lines = texts(standing, say, WHOLE if is_whole else SHORT)
    return cut("\n".join([say(when), *(f"• {text}" for text in lines)]), ROOM_WHOLE if is_whole else ROOM)


def controls(standing: StandingOrders, match: int, say: Say) -> tuple[Row, ...]:
    """Return the buttons that release, hold or withdraw orders."""
    buttons = []
    if standing.goes_on is not None:
        buttons.append(Button(GoOn(match, standing.seq), say(Msg("discord.order.go-on")), "primary"))
    if standing.held:
        buttons.append(Button(ReleaseOrders(match), say(Msg("discord.order.release")), "primary"))
    else:
        buttons.append(Button(HoldOrders(match), say(Msg("discord.order.hold"))))
    if len(standing.orders) == 1:
        buttons.append(Button(WithdrawOrder(match, order_key(standing.orders[0])), say(Msg("discord.order.withdraw"))))
        return tuple(in_rows(buttons))
    ordered = tuple(chain.from_iterable(part_orders(standing.orders)))
    choices = tuple(Choice(order_key(order), in_part(say(order.text), CHOICE_LABEL)) for order in ordered[:CHOICES])
    return (Menu(WithdrawChosenOrder(match), say(Msg("discord.order.withdraw-one")), choices), *in_rows(buttons))
