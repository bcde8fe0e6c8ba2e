"""Standing orders on the panels of their owner: what is in force, when it goes on, and the controls to hold or withdraw it.

Every private panel shows it: an order that its owner does not see would play under their hands. Pure.
"""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import chain

from cogs.actions.panel import DropOrder, GoOn, HoldOrders, ReleaseOrders, WithdrawOrder
from cogs.panel.asks import in_rows
from cogs.panel.spec import CHOICE_LABEL, CHOICES, COMPONENTS, Button, Choice, Menu, Row, Screen, components, cut
from engine.core import Msg, Say
from engine.prepared import is_prepared, parted, words
from play.turn.plans import order_key
from play.values.types import StandingOrders

SHORT = 160
"""Characters of one order in a list."""

ROOM = 700
"""Characters of a list."""

WHOLE, ROOM_WHOLE = 700, 2600
"""The same where there is nothing else to read."""

SPARE = 10
"""Components that are left to what may follow: the picture, news, notices, a question to everybody. On a panel too full for them
the controls of orders give way; they are under *Plan ahead*."""


def with_orders(screen: Screen, standing: StandingOrders, match: int, say: Say, is_list: bool) -> Screen:
    """A panel with the orders of its owner: beside their controls where they are about to play, in a line at the end otherwise.

    `is_list`: the panel is about orders or about waiting, so that they are listed with their controls in any case.
    """
    if not standing.orders:
        return screen
    if standing.goes_on is None and not standing.held and not is_list:
        line = say(Msg("plan.stands-line", plans=cut(" · ".join(texts(standing, say)), ROOM)))
        return replace(screen, foot=(*screen.foot, f"-# {line}"))
    text = listed(standing, say)
    shown = replace(screen, head=(*screen.head, text)) if is_list else replace(screen, body=(*screen.body, text))
    full = replace(shown, rows=(*screen.rows, *controls(standing, match, say)))
    return full if components(full) <= COMPONENTS - SPARE else shown


def texts(standing: StandingOrders, say: Say, most: int = SHORT) -> list[str]:
    """The prepared turns in the order in which they are played, without their conditions where there is little room, then the other
    orders."""
    turns, orders = parted(standing.orders)
    ranks = ("plan.first", "plan.second", "plan.third")
    said = [
        cut(say(Msg(rank, text=order.text if most == WHOLE else words(order))), most) for rank, order in zip(ranks, turns, strict=False)
    ]
    return said + [cut(say(order.text), most) for order in orders]


def listed(standing: StandingOrders, say: Say, is_whole: bool = False) -> str:
    """What stands, with when it goes on; `is_whole`: at full length."""
    count = len(standing.orders)
    if standing.goes_on is not None:
        when = Msg("discord.order.goes-on", count=count, when=str(math.ceil(standing.goes_on)))
    elif standing.held:
        when = Msg("discord.order.held", count=count)
    else:
        when = Msg("plan.stands") if is_whole or any(map(is_prepared, standing.orders)) else Msg("discord.order.in-force")
    lines = texts(standing, say, WHOLE if is_whole else SHORT)
    return cut("\n".join([say(when), *(f"• {text}" for text in lines)]), ROOM_WHOLE if is_whole else ROOM)


def controls(standing: StandingOrders, match: int, say: Say) -> tuple[Row, ...]:
    """Let what stands go on, hold it, or withdraw one of it."""
    buttons = []
    if standing.goes_on is not None:
        buttons.append(Button(GoOn(match, standing.seq), say(Msg("discord.order.go-on")), "primary"))
    if standing.held:
        buttons.append(Button(ReleaseOrders(match), say(Msg("discord.order.release")), "primary"))
    else:
        buttons.append(Button(HoldOrders(match), say(Msg("discord.order.hold"))))
    if len(standing.orders) == 1:
        buttons.append(Button(DropOrder(match, order_key(standing.orders[0])), say(Msg("discord.order.withdraw"))))
        return tuple(in_rows(buttons))
    ordered = tuple(chain.from_iterable(parted(standing.orders)))
    choices = tuple(Choice(order_key(order), cut(say(order.text), CHOICE_LABEL)) for order in ordered[:CHOICES])
    return (Menu(WithdrawOrder(match), say(Msg("discord.order.withdraw-one")), choices), *in_rows(buttons))
