"""On which servers the bot is.

Discord tells it when it comes or goes; what happened while the connection was away is found out after each new session of a shard: it lists
the servers then, and repeats no event.
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
"""Seconds after which it is tried again where the database did not answer."""


class Membership:
    """Has the host know what becomes of servers."""

    def __init__(self, host: Host, client: discord.AutoShardedClient, wake: Callable[[int], None]) -> None:
        self._host = host
        self._client = client
        self._wake = wake
        self._before: dict[int, dict[int, discord.Guild]] = {}
        self._unlisted: dict[int, set[int]] = {}

    async def after_start(self) -> None:
        """Settle the servers that the bot was removed from or came back to while it was down."""
        known = {guild for guild in await self._host.servers.known_servers() if self._host.share.has(guild)}
        await self._settle({guild.id for guild in self._client.guilds}, known)

    def away(self, shard: int) -> None:
        """Keep what a shard that has lost its connection knows of its servers."""
        self._before[shard] = {guild.id: guild for guild in self._client.guilds if guild.shard_id == shard}

    def listed(self, shard: int) -> None:
        """Note that a new session of a shard has listed its servers."""
        before = self._before.pop(shard, {})
        self._unlisted[shard] = {guild.id for guild in before.values() if self._client.get_guild(guild.id) is guild}

    async def again(self, shard: int) -> None:
        """Settle the servers that a new session of a shard has listed, now that all is known."""
        here = {guild.id for guild in self._client.guilds if guild.shard_id == shard} - self._unlisted.pop(shard, set())
        while True:
            try:
                shards = self._client.shard_count or 1
                await self._settle(here, {guild for guild in await self._host.servers.known_servers() if (guild >> 22) % shards == shard})
                return
            except EngineError as error:
                log.warning("who is on which server is not known yet: %s", error.msg.key, extra={"shard": shard})
                await asyncio.sleep(AGAIN)

    async def _settle(self, here: set[int], known: set[int]) -> None:
        """Thaw the matches of servers where the bot is, and freeze those of servers it has left."""
        for guild in here & await self._host.servers.away():
            await self.joined(guild)
        if len(known) > 1 and not known & here:
            log.error("the bot is on none of the servers that the database knows: is this the token of another bot? Nothing is changed")
            return
        for guild in known - here:
            await self.removed(guild)

    async def removed(self, guild: int) -> None:
        """Freeze what runs on a server where the bot is no more; nothing is sent there."""
        log.warning("the bot is not on a server any more", extra={"guild": guild})
        await self._host.servers.note_removal(guild)

    async def joined(self, guild: int) -> None:
        """Let what was frozen on a server go on, now that the bot is there again."""
        if await self._host.servers.note_return(guild):
            for match in await self._host.outbox.matches_due():
                self._wake(match)
