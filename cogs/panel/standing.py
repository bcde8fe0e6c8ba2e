"""Standing orders on the panels of their owner: what is in force, when it goes on, and the controls to hold or withdraw it.

Every private panel shows it: an order that its owner does not see would play under their hands. Pure.
"""

from __future__ import annotations

import math
from dataclasses import replace

from cogs.panel.actions import DropOrder, GoOn, HoldOrders, ReleaseOrders, WithdrawOrder
from cogs.panel.asks import in_rows
from cogs.panel.spec import CHOICE_LABEL, CHOICES, COMPONENTS, Button, Choice, Menu, Row, Screen, components, cut
from engine.core import Msg, Say
from play.plans import order_key
from play.types import Standing

SHORT = 160
"""Characters of one order in a list."""

ROOM = 700
"""Characters of a list."""

SPARE = 10
"""Components that are left to what may follow: the picture, news, notices, a question to everybody. On a panel too full for them
the controls of orders give way; they are under *Standing orders*."""


def with_orders(screen: Screen, standing: Standing, match: int, say: Say, is_list: bool) -> Screen:
    """A panel with the orders of its owner: beside their controls where they are about to play, in a line at the end otherwise.

    `is_list`: the panel is about orders or about waiting, so that they are listed with their controls in any case.
    """
    if not standing.orders:
        return screen
    texts = [cut(say(order.text), SHORT) for order in standing.orders]
    if standing.goes_on is not None:
        when = Msg("discord.order.goes-on", count=len(texts), when=str(math.ceil(standing.goes_on)))
    elif standing.held:
        when = Msg("discord.order.held", count=len(texts))
    elif is_list:
        when = Msg("discord.order.in-force")
    else:
        line = say(Msg("discord.order.in-force-line", orders=cut(" · ".join(texts), ROOM)))
        return replace(screen, foot=(*screen.foot, f"-# {line}"))
    listed = cut("\n".join([say(when), *(f"• {text}" for text in texts)]), ROOM)
    shown = replace(screen, head=(*screen.head, listed)) if is_list else replace(screen, body=(*screen.body, listed))
    full = replace(shown, rows=(*screen.rows, *_controls(standing, match, say)))
    return full if components(full) <= COMPONENTS - SPARE else shown


def _controls(standing: Standing, match: int, say: Say) -> tuple[Row, ...]:
    buttons = []
    if standing.goes_on is not None:
        buttons.append(Button(GoOn(match), say(Msg("discord.order.go-on")), "primary"))
    if standing.held:
        buttons.append(Button(ReleaseOrders(match), say(Msg("discord.order.release")), "primary"))
    else:
        buttons.append(Button(HoldOrders(match), say(Msg("discord.order.hold"))))
    if len(standing.orders) == 1:
        buttons.append(Button(DropOrder(match, order_key(standing.orders[0])), say(Msg("discord.order.withdraw"))))
        return tuple(in_rows(buttons))
    choices = tuple(Choice(order_key(order), cut(say(order.text), CHOICE_LABEL)) for order in standing.orders[:CHOICES])
    return (Menu(WithdrawOrder(match), say(Msg("discord.order.withdraw-one")), choices), *in_rows(buttons))
