"""Who helps whom at the rated tables of a server, for its referees. The gate has said that they may."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import structs

from cogs.actions.favours import LookAtFavours, ShowFavour, ShowFavours
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services
from cogs.screens import favours as screens
from cogs.servers.club import guild_of
from engine.core import Msg
from play.club.favouring import Favoured
from play.values.errors import NotAllowed


class FavourClicks:
    """The pages of one reader: nothing of tables where they sat or which they do not see."""

    def __init__(self, services: Services) -> None:
        self.favouring = services.host.favouring

    async def _told(self, click: Click[Any]) -> Favoured:
        return await self.favouring.at(guild_of(click), click.user_id, click.caller.sees)

    @handles(ShowFavours)
    async def show(self, click: Click[ShowFavours]) -> None:
        """What is unusual."""
        await click.reply.screen(screens.page(await self._told(click), click.action.page, click.say))

    @handles(LookAtFavours)
    async def look(self, click: Click[LookAtFavours]) -> None:
        """Begin to look at some more tables."""
        told = await self._told(click)
        if not told.found.wanted:
            raise NotAllowed(Msg("favour.nothing-left"))
        wanted = told.found.wanted[: screens.AT_A_TIME]
        self.favouring.look(guild_of(click), wanted)
        await click.reply.screen(screens.page(structs.replace(told, left=len(wanted)), 0, click.say))

    @handles(ShowFavour)
    async def one(self, click: Click[ShowFavour]) -> None:
        """One sign with its tables."""
        told = await self._told(click)
        finding = screens.sought(click.action, told)
        if finding is None:
            page = screens.page(told, 0, click.say)
            await click.reply.screen(replace(page, head=(*page.head, click.say(Msg("favour.gone")))))
            return
        await click.reply.screen(screens.one(finding, told, click.say))
