"""Looks at the searches for a table, and tells people whose search has ended in vain."""

from __future__ import annotations

import logging

import discord

from cogs.connection.refusals import Crowded, Unreachable
from cogs.deliveries.rounds import Posts
from cogs.edge.services import reading_language
from cogs.edge.sight import OutOfSight, Server
from cogs.panel.spec import Screen
from engine.values.core import Msg
from play.club.finding import EVERY
from words import speaker

log = logging.getLogger(__name__)


class SearchNotices(Posts):
    """Looks at all searches every `EVERY` seconds."""

    name = "searches"
    look = EVERY

    async def run_due(self) -> None:
        """Look at all searches once."""
        for row in await self.host.finding.run_due():
            try:
                settings = await self.host.people.settings(row.user)
                if settings.notification_way != "off":
                    say = speaker(reading_language(settings))
                    await self.messages.direct(row.user, Screen((say(Msg("find.ended")),)), silent=True, about=(Server(row.guild),))
            except Crowded:
                continue  # the next round tells them
            except (Unreachable, OutOfSight, discord.HTTPException) as error:
                log.info("the end of a search cannot be told: %s", type(error).__name__, extra={"user": row.user})
            await self.host.finding.mark_told(row)
