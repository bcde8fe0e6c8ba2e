"""The owner's clicks on standing orders and prepared turns."""

from __future__ import annotations

from cogs.actions.panel import ChangePlan, GoOn, HoldOrders, ReleaseOrders, WithdrawChosenOrder, WithdrawOrder
from cogs.actions.tables import OpenPlans, TakeOfferedTurn
from cogs.edge.clicks import Click, handles
from cogs.screens.private import ScreenHandlers
from engine.values.core import Msg
from play.turn.plans import order_key


class OrderClicks(ScreenHandlers):
    """Show, prepare, change, hold, release and withdraw orders."""

    @handles(OpenPlans)
    async def open_plans(self, click: Click[OpenPlans]) -> None:
        """Show all orders and prepared turns, and what else can be planned."""
        opened = await self.screens.open_plans(click.action.match, click.user_id, click.language)
        await click.reply.screen(opened.screen)
        await self.screens.delete_shown_notices(opened)

    @handles(TakeOfferedTurn)
    async def take(self, click: Click[TakeOfferedTurn]) -> None:
        """Prepare the turn that was offered."""
        await self.host.plans.take_offered(click.action.match, click.user_id, click.action.key)
        await self.screens.answer_click(click, click.say(Msg("plan.stored")))

    @handles(ChangePlan)
    async def change(self, click: Click[ChangePlan]) -> None:
        """Put a prepared turn back on its panel, to be changed."""
        await self.host.plans.reopen(click.action.match, click.user_id, click.action.key)
        await self.screens.answer_click(click, click.say(Msg("plan.reopened")), kind="plan")

    @handles(HoldOrders, ReleaseOrders)
    async def hold(self, click: Click[HoldOrders | ReleaseOrders]) -> None:
        """Hold all orders of the person, or let them play again."""
        if isinstance(click.action, HoldOrders):
            await self.host.plans.hold(click.action.match, click.user_id)
            key = "discord.order.holding"
        else:
            await self.host.plans.release(click.action.match, click.user_id)
            key = "discord.order.released"
        await self.screens.answer_click(click, click.say(Msg(key)))

    @handles(GoOn)
    async def go_on(self, click: Click[GoOn]) -> None:
        """Let the orders play at once."""
        done = await self.host.plans.go_on(click.action.match, click.user_id, click.action.seq)
        await click.reply.screen(await self.screens.after_move(done, click.user_id, click.language))

    @handles(WithdrawOrder, WithdrawChosenOrder)
    async def withdraw(self, click: Click[WithdrawOrder | WithdrawChosenOrder]) -> None:
        """Withdraw the order of a button (`WithdrawOrder`) or of a menu (`WithdrawChosenOrder`).

        `plans.withdraw` raises `NotAllowed` if the order was changed or used meanwhile.
        """
        match, user = click.action.match, click.user_id
        key = click.action.key if isinstance(click.action, WithdrawOrder) else click.value
        standing = await self.host.plans.standing_orders(match, user)
        chosen = next((order for order in standing.orders if order_key(order) == key), None)
        await self.host.plans.withdraw(match, user, key)
        await self.screens.answer_click(click, click.say(Msg("discord.order.withdrawn", order="" if chosen is None else chosen.text)))
