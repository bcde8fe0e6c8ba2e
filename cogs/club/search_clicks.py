"""The clicks of people who look for a table."""

from __future__ import annotations

from cogs.actions.club import ChangeSearch, FindTable, KeepSearch, StopSearch
from cogs.edge.clicks import Click, Handlers, handles
from cogs.screens import finding as screens
from cogs.tables.lobby import opening_terms
from engine.values.core import EngineError, Msg


class Searches(Handlers):
    """Handlers of a search: begin it, change it, end it."""

    @handles(FindTable)
    async def find(self, click: Click[FindTable]) -> None:
        """Open the form, or show the search that runs."""
        search = await self.host.finding.of(click.guild(), click.user_id)
        if search is not None:
            return await click.reply.screen(screens.search_screen(search, click.say))
        await opening_terms(click, self.host)
        await click.open_form(screens.form(None, click.say))

    @handles(ChangeSearch)
    async def change(self, click: Click[ChangeSearch]) -> None:
        """Open the form, filled in with the search that runs."""
        search = await self.host.finding.of(click.guild(), click.user_id)
        await click.open_form(screens.form(None if search is None else search.sought, click.say))

    @handles(KeepSearch)
    async def keep(self, click: Click[KeepSearch]) -> None:
        """Look for a table from now on."""
        guild = click.guild()
        await opening_terms(click, self.host)
        table = await self.host.finding.seek(
            click.caller.person, click.caller.place, screens.sought_in(click.values), click.caller.roles_to_open
        )
        if table is not None:
            return await click.reply.screen(screens.found_screen(table, click.about(table)))
        search = await self.host.finding.of(guild, click.user_id)
        if search is None:
            raise EngineError("the search is over already", Msg("find.over"))
        await click.reply.screen(screens.search_screen(search, click.say))

    @handles(StopSearch)
    async def stop(self, click: Click[StopSearch]) -> None:
        """Look for no table any more."""
        await self.host.finding.stop(click.guild(), click.user_id)
        await click.reply.text(Msg("find.stopped"))
