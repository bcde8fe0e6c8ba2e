"""Clicks about one's deputy at a table: what is answered while one is not there."""

from __future__ import annotations

from typing import Any

from cogs.actions.seats import ChooseDeputy, ShowDeputy
from cogs.edge.clicks import Click, Handlers, handles
from cogs.people import deputy_screens as deputies
from engine.match import registry
from play.values.errors import StaleTable


class DeputyClicks(Handlers):
    """One's own deputy at a table."""

    @handles(ShowDeputy)
    async def show(self, click: Click[ShowDeputy]) -> None:
        """Show which deputies can be chosen, and what was played while one was away."""
        await self._shown(click)

    @handles(ChooseDeputy)
    async def choose(self, click: Click[ChooseDeputy]) -> None:
        """Have another deputy from now on."""
        chosen = next((deputy for deputy in deputies.DEPUTIES if deputy in click.values), None)
        if chosen is None:
            raise StaleTable
        await self.host.deputies.choose(click.action.match, click.user_id, chosen)
        await self._shown(click)

    async def _shown(self, click: Click[Any]) -> None:
        match, user = click.action.match, click.user_id
        host = await self.host.looking_at(match, user)
        table, deputy, stead = await host.reading.table(match), await host.deputies.of(match, user), await host.deputies.played(match, user)
        has_small = registry.rules_of(table.game, table.version).has_small
        await click.reply.screen(deputies.screen(table, deputy, stead, click.about(table), has_small))
        told = await self.host.people.notices(match, user)
        await self.host.people.notices_read([notice for notice in told if notice.msg.key == "play.notice.deputy"])
