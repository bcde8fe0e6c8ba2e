"""The list of a server's tables, and reminding the people of one."""

from __future__ import annotations

from cogs.actions.servers import Remind, ShowReferee, ShowUpkeep
from cogs.edge.clicks import Click, Handlers, handles
from cogs.panel.spec import Button, Screen
from cogs.servers import upkeep_screens as screens
from engine.values.core import Msg, Who
from play.follows.upkeep import by_care, care_of
from play.values.errors import NotAllowed
from play.values.types import LIVE


class Upkeep(Handlers):
    """The clicks of who keeps the tables of a server in order."""

    @handles(ShowUpkeep)
    async def show(self, click: Click[ShowUpkeep]) -> None:
        """Show a page of all tables that are not over, those that need care first; no lessons."""
        guild, now = click.caller.place.guild_id, self.host.ledger.clock.now()
        if guild is None:
            raise NotAllowed(Msg("house.not-there"))
        tables = [table for table in await self.host.reading.tables_at(guild, LIVE) if table.lesson is None]
        every = by_care([care_of(table, now) for table in tables])
        await click.reply.screen(screens.screen(every, click.action.page, click.language, click.say))

    @handles(Remind)
    async def remind(self, click: Click[Remind]) -> None:
        """Remind the people that a table waits for."""
        table, seats = await self.host.reminding.remind(click.action.match)
        say = click.about(table)
        row = (Button(ShowReferee(table.match), say(Msg("discord.panel.back"))),)
        await click.reply.screen(Screen((say(Msg("upkeep.reminded", who=tuple(map(Who, seats)))),), (row,)))
