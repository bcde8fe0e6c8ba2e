"""The owner's clicks on standing orders and prepared turns.

See them all, let them go on, hold, release, withdraw, change them.
"""

from __future__ import annotations

from typing import Any

from cogs.actions.panel import ChangePlan, DropOrder, GoOn, HoldOrders, ReleaseOrders, WithdrawOrder
from cogs.actions.tables import OpenPlans, TakeOfferedTurn
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services
from cogs.screens.private import PrivateScreens
from engine.values.core import Msg
from play.turn.plans import order_key


class OrderClicks:
    """Planning ahead: looking, holding, releasing, withdrawing, changing."""

    def __init__(self, services: Services, screens: PrivateScreens) -> None:
        self.plans = services.host.plans
        self.screens = screens

    @handles(OpenPlans)
    async def ahead(self, click: Click[OpenPlans]) -> None:
        """Show what is planned ahead, and what else can be."""
        opened = await self.screens.ahead(click.action.match, click.user_id, click.language)
        await click.reply.screen(opened.screen)
        await self.screens.sent(opened)

    @handles(TakeOfferedTurn)
    async def take(self, click: Click[TakeOfferedTurn]) -> None:
        """Prepare the turn that was offered."""
        await self.plans.take_offered(click.action.match, click.user_id, click.action.key)
        await self._show(click, Msg("plan.stored"))

    @handles(ChangePlan)
    async def change(self, click: Click[ChangePlan]) -> None:
        """A prepared turn back on its panel, to be made otherwise."""
        await self.plans.reopen(click.action.match, click.user_id, click.action.key)
        opened = await self.screens.opened(click.action.match, click.user_id, click.language, "plan")
        await click.reply.screen(opened.headed(click.about(click.table)(Msg("plan.reopened"))).screen)
        await self.screens.sent(opened)

    @handles(HoldOrders)
    async def hold(self, click: Click[HoldOrders]) -> None:
        """Let nothing be played for the person until they say so."""
        await self.plans.hold(click.action.match, click.user_id)
        await self._show(click, Msg("discord.order.holding"))

    @handles(ReleaseOrders)
    async def release(self, click: Click[ReleaseOrders]) -> None:
        """Let the orders answer again."""
        await self.plans.release(click.action.match, click.user_id)
        await self._show(click, Msg("discord.order.released"))

    @handles(GoOn)
    async def go_on(self, click: Click[GoOn]) -> None:
        """Play now what the orders play."""
        done = await self.plans.go_on(click.action.match, click.user_id, click.action.seq)
        await click.reply.screen(await self.screens.moved(done, click.user_id, click.language))

    @handles(DropOrder)
    async def drop(self, click: Click[DropOrder]) -> None:
        """Withdraw the order of a button."""
        await self._withdrawn(click, click.action.key)

    @handles(WithdrawOrder)
    async def withdraw(self, click: Click[WithdrawOrder]) -> None:
        """Withdraw the order that was chosen; one that was changed or used meanwhile is another."""
        await self._withdrawn(click, click.values[0] if click.values else "")

    async def _withdrawn(self, click: Click[Any], key: str) -> None:
        match, user = click.action.match, click.user_id
        meant = next((order for order in (await self.plans.standing(match, user)).orders if order_key(order) == key), None)
        await self.plans.withdraw(match, user, key)
        await self._show(click, Msg("discord.order.withdrawn", order="" if meant is None else meant.text))

    async def _show(self, click: Click[Any], done: Msg) -> None:
        opened = await self.screens.opened(click.action.match, click.user_id, click.language)
        await click.reply.screen(opened.headed(click.about(click.table)(done)).screen)
        await self.screens.sent(opened)
