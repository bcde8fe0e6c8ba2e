"""Keeps account of the servers where the bot is.

Discord reports each server that the bot joins or leaves. It repeats no event that happened while the connection was lost, but each new
session of a shard begins with a list of the shard's servers: this list is compared with the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord

from engine.values.core import EngineError
from play.host import Host

log = logging.getLogger(__name__)

AGAIN = 30.0
"""Seconds until the next try if the database did not answer."""


class Membership:
    """Tells the host which servers the bot has left or joined."""

    def __init__(self, host: Host, client: discord.AutoShardedClient, wake: Callable[[int], None]) -> None:
        self._host = host
        self._client = client
        self._wake = wake
        self._before: dict[int, list[discord.Guild]] = {}
        """The servers of each shard (by its number) that has lost its connection, as they were before."""
        self._unlisted: dict[int, set[int]] = {}
        """The servers of each shard that its new session did not list: discord.py keeps them, but the bot has left them."""

    async def note_start(self) -> None:
        """Note the servers that the bot left or joined while it was down."""
        known = {guild for guild in await self._host.servers.known_servers() if self._host.share.has(guild)}
        await self._note_changes({guild.id for guild in self._client.guilds}, known)

    def note_disconnect(self, shard: int) -> None:
        """Remember the servers of a shard that has lost its connection."""
        self._before[shard] = [guild for guild in self._client.guilds if guild.shard_id == shard]

    def note_listing(self, shard: int) -> None:
        """Note that a new session has listed a shard's servers: discord.py made new objects."""
        before = self._before.pop(shard, [])
        self._unlisted[shard] = {guild.id for guild in before if self._client.get_guild(guild.id) is guild}

    async def note_new_session(self, shard: int) -> None:
        """Note the servers of a shard that the bot left or joined before its new session."""
        here = {guild.id for guild in self._client.guilds if guild.shard_id == shard} - self._unlisted.pop(shard, set())
        shards = self._client.shard_count or 1
        while True:
            try:
                servers = await self._host.servers.known_servers()
                known = {guild for guild in servers if (guild >> 22) % shards == shard}  # Discord's formula for the shard of a server
                await self._note_changes(here, known)
                return
            except EngineError as error:
                log.warning("who is on which server is not known yet: %s", error.msg.key, extra={"shard": shard})
                await asyncio.sleep(AGAIN)

    async def _note_changes(self, here: set[int], known: set[int]) -> None:
        """Thaw matches of servers where the bot is again; freeze those of servers it left.

        `here`: the servers where the bot is; `known`: those that the database has.
        """
        for guild in here & await self._host.servers.away():
            await self.note_return(guild)
        if len(known) > 1 and not known & here:
            log.error("the bot is on none of the servers that the database knows: is this the token of another bot? Nothing is changed")
            return
        for guild in known - here:
            await self.note_removal(guild)

    async def note_removal(self, guild: int) -> None:
        """Freeze the matches of a server that the bot has left; nothing is sent there."""
        log.warning("the bot is not on a server any more", extra={"guild": guild})
        await self._host.servers.note_removal(guild)

    async def note_return(self, guild: int) -> None:
        """Thaw the matches of a server that the bot has joined again."""
        if await self._host.servers.note_return(guild):
            for match in await self._host.outbox.matches_due():
                self._wake(match)
