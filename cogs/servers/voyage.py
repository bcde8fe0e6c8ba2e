"""The switch of the daily voyage on the *Club* page."""

from __future__ import annotations

from cogs.actions.voyage import SetVoyage
from cogs.edge.clicks import Click, handles
from cogs.edge.services import Services
from cogs.servers.club import ClubPage
from engine.core import Msg
from play.values.errors import NotAllowed


class VoyageSwitch:
    """An admin turns it on where they stand, or off."""

    def __init__(self, services: Services, page: ClubPage) -> None:
        self.host, self.page = services.host, page

    @handles(SetVoyage)
    async def turn(self, click: Click[SetVoyage]) -> None:
        """Post here from now on, or nowhere."""
        place = click.caller.place
        if place.guild_id is None:
            raise NotAllowed(Msg("club.on-server"))
        here = place.thread_id or place.channel_id
        await self.host.voyages.turn(place.guild_id, click.user_id, here if click.action.on else None)
        await self.page.shown(click)
