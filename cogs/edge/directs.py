"""Direct messages to one person; a refusal is raised as an error that says why."""

from __future__ import annotations

import discord

from cogs.connection.refusals import NO_ACCESS, TOO_FAST, UNKNOWN_CHANNEL, Crowded, direct_refusal
from cogs.edge import layout
from cogs.edge.numerals import with_figures
from cogs.edge.reply import NO_MENTIONS
from cogs.panel.spec import Screen
from play.people.directs import Directs


class DirectMessages:
    """Sends screens to people in their channels for direct messages; opens new ones slowly."""

    def __init__(self, client: discord.Client, directs: Directs) -> None:
        self._client = client
        self._directs = directs

    async def send(self, user_id: int, screen: Screen, nonce: str | None = None, silent: bool = False) -> discord.Message:
        """Send a direct message; a `silent` one comes without a notification.

        Raises `Unreachable`, or `Crowded` if a channel has to be opened for it and many were opened a moment ago.
        """

        @with_figures
        async def send_to(channel_id: int) -> discord.Message:
            view, files = layout.layout(screen), layout.files(screen)
            room = self._client.get_partial_messageable(channel_id)
            return await room.send(view=view, files=files, allowed_mentions=NO_MENTIONS, nonce=nonce, silent=silent)  # type: ignore[arg-type]

        known = await self._directs.channel(user_id)
        try:
            try:
                sent = await send_to(known or await self._open_channel(user_id))
            except discord.HTTPException as error:
                if known is None or error.code not in (UNKNOWN_CHANNEL, NO_ACCESS):
                    raise
                sent = await send_to(await self._open_channel(user_id))  # another bot with this database had stored its own channel
        except discord.HTTPException as error:
            raise direct_refusal(error) from error
        await self._directs.note_delivery(user_id)
        return sent

    async def _open_channel(self, user_id: int) -> int:
        """Open a channel for direct messages to a person, store it and return its id."""
        opening = await self._directs.take_place()
        if opening is None:
            raise Crowded
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
        except discord.HTTPException as error:
            if error.code == TOO_FAST:
                await self._directs.keep_place(opening)
            raise
        await self._directs.store_channel(user_id, channel.id)
        return channel.id
