"""Posts the weekly digest of each server as one silent message that mentions nobody.

People know the digest as the *Harbour post*: `harbours` keeps a row for each server, which says whether and when its digest is posted.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from cogs.club import digest_screens as screens
from cogs.deliveries.messages import Messages, nonce
from cogs.deliveries.rounds import ServerRounds
from cogs.edge.reply import NO_MENTIONS
from cogs.edge.services import Services, reader, texts_about
from cogs.edge.sight import Room
from cogs.panel.spec import Picture
from engine.values.core import Msg
from play.club.harbour import Week
from words import speaker


class Herald(ServerRounds):
    """Posts the digests that are due, with a pause after each: on Sunday evening many are due."""

    name = "herald"
    look = 300.0
    """Seconds between looks at which digests are due."""
    apart = 2.0
    """Seconds from one digest to the next."""

    def __init__(self, services: Services, messages: Messages) -> None:
        super().__init__(services, messages, services.host.harbours)
        self.harbours = services.host.harbours

    async def handle_refusal(self, guild: int) -> None:
        """Turn off a digest that Discord refuses, and tell its admin."""
        row = await self.harbours.of(guild)
        if row is not None:
            await self.harbours.turn_off(row)
            await self.tell(row.author, guild, Msg("harbour.refused", channel=f"<#{row.channel}>"))

    async def see_to(self, guild: int) -> None:
        """Post the digest if anything happened; turn it off if nobody reads it."""
        row = await self.harbours.of(guild)
        if row is None or row.due is None:
            return
        if await self.harbours.is_unread(row):
            await self.harbours.turn_off(row)
            known = self.messages.client.get_guild(guild)
            return await self.tell(row.author, guild, Msg("harbour.unread", server="?" if known is None else known.name))
        language = await self.language(guild, row.channel)
        say = speaker(language)
        may_read = partial(self.messages.sight.may_read, Room(row.channel))
        week = await self.harbours.week(row, say(Msg("play.somebody")), may_read)
        message = 0  # of a quiet week: nothing is posted, and the next digest is due a week later
        if week.is_news:
            screen = screens.post(week, await self._picture(week, language), lambda table: texts_about(table, language), say)
            name = nonce("harbour", row.guild, row.number, row.channel)
            named = (*(over.table for over in week.over), *week.tables)
            message = (await self.messages.send(row.channel, screen, name, NO_MENTIONS, silent=True, of=guild, about=named)).id
        await self.harbours.store_post(row, message)

    async def _picture(self, week: Week, language: str) -> Picture | None:
        """Return the best moment of the week, as everybody saw it."""
        if week.moment is None:
            return None
        table, moment = week.moment.table, week.moment.what

        async def view() -> Any:
            return (await self.host.reading.view_at(table.match, moment.seq, seat=None)).view

        return await self.services.pictures.event(table.game, view, moment.event, reader(table, language), (table.match, moment.seq))
