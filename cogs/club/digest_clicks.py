"""The clicks on the harbour post."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.actions.club import HarbourJoin, HarbourStory
from cogs.actions.looking_back import ShowStory
from cogs.actions.tables import Join
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services
from cogs.looking_back.afterwards import Afterwards
from cogs.tables.lobby import Lobby


class HarbourClicks:
    """What is pressed there. Each press counts: a post that nobody presses turns itself off."""

    def __init__(self, services: Services, lobby: Lobby, afterwards: Afterwards) -> None:
        self.host = services.host
        self.lobby, self.afterwards = lobby, afterwards

    @handles(HarbourJoin)
    async def join(self, click: Click[HarbourJoin]) -> None:
        """Take a free seat."""
        await self._counted(click)
        await self.lobby.join(replace(click, action=Join(click.action.match)))  # type: ignore[arg-type]

    @handles(HarbourStory)
    async def story(self, click: Click[HarbourStory]) -> None:
        """Show the story of the match with the best moment."""
        await self._counted(click)
        await self.afterwards.story(replace(click, action=ShowStory(click.action.match)))  # type: ignore[arg-type]

    async def _counted(self, click: Click[Any]) -> None:
        if click.table.place.guild_id is not None:
            await self.host.harbours.clicked(click.table.place.guild_id)
