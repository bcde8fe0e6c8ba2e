"""The clicks of those who watch: who wins, and who was right most often."""

from __future__ import annotations

from cogs.actions.watching import Predict, ShowOracles
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services
from cogs.screens import watching as screens
from cogs.screens.private import PrivateScreens
from engine import registry
from engine.core import EngineError, Msg, Seat
from play.values.errors import NotAllowed


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

    @handles(ShowOracles)
    async def oracles(self, click: Click[ShowOracles]) -> None:
        """Who has predicted best here."""
        guild = click.caller.place.guild_id
        if guild is None:
            raise NotAllowed(Msg("stats.no-server"))
        if not (await self.host.houses.of(guild)).watching:
            raise NotAllowed(Msg("watch.off"))
        found = await self.host.watching.oracles(guild)
        await click.reply.screen(screens.oracles(found, registry.names()[0], click.user_id, click.say))
