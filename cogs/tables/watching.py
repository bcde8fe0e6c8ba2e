"""The click of those who watch: who wins."""

from __future__ import annotations

from cogs.actions.watching import Predict
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services
from cogs.screens.private import PrivateScreens
from engine.values.core import EngineError, Msg, Seat


class WatchingClicks:
    """What somebody who watches can do beside watching."""

    def __init__(self, services: Services, shown: PrivateScreens) -> None:
        self.host = services.host
        self.shown = shown

    @handles(Predict)
    async def predict(self, click: Click[Predict]) -> None:
        """Keep what was said, and show the panel again."""
        table, value = click.table, click.values[0] if click.values else ""
        if not (value.isascii() and value.isdecimal() and len(value) < 3):
            raise EngineError("no seat", Msg("discord.old-control"))
        await self.host.watching.predict(table.match, click.user_id, Seat(int(value)))
        opened = await self.shown.opened(table.match, click.user_id, click.language)
        await click.reply.screen(opened.screen)
        await self.shown.sent(opened)
