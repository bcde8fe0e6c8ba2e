"""Work on servers that is due from time to time, without a click."""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Protocol

import discord

from cogs.connection.refusals import PASSING, Crowded, Unreachable, is_passing
from cogs.deliveries.messages import Messages
from cogs.edge.forums import NAME
from cogs.edge.services import PUBLIC, Services, reading_language
from cogs.edge.sight import OutOfSight, Server, ServerElsewhere
from cogs.panel.spec import Screen
from engine.values.core import EngineError, Msg, Say
from play.time.rounds import Rounds
from play.values.errors import StaleTable
from words import speaker

log = logging.getLogger(__name__)


class Jobs(Protocol):
    """Says on which servers something is due."""

    async def servers_due(self) -> Sequence[int]:
        """Return the servers where something is due."""

    async def claim(self, guild: int) -> bool:
        """Take the lease of a server; return `False` if another process has it."""


class Posts(Rounds):
    """Rounds that post in channels and send direct messages."""

    def __init__(self, services: Services, messages: Messages) -> None:
        super().__init__()
        self.services = services
        self.host = services.host
        self.messages = messages

    async def language(self, guild: int, channel: int) -> str:
        """Return the language in which everybody reads in a channel of a server."""
        return (await self.host.houses.lately(guild)).language_at(channel) or PUBLIC

    async def texts_for(self, user: int) -> Say:
        """Return texts for a person."""
        return speaker(reading_language(await self.host.people.settings(user)))

    async def begin_thread(self, guild: int, where: int, name: str, gone: int = 0) -> int:
        """Return the id of a new thread in a channel, or of the channel if the bot may make none.

        `where`: the channel; `gone`: the id of a deleted thread of this name, 0 if there is none.
        """
        channel = await self.messages.channel(where, guild)
        if isinstance(channel, discord.TextChannel):
            with suppress(discord.Forbidden):
                return (await self.services.threads.begin(channel, name[:NAME], gone=gone)).id
        return where


class ServerRounds(Posts):
    """Rounds of the servers where something is due.

    Only one process works on a server at a time. A server that fails does not hold up others, and is tried again after its lease.
    """

    def __init__(self, services: Services, messages: Messages, jobs: Jobs) -> None:
        super().__init__(services, messages)
        self._jobs = jobs

    @abstractmethod
    async def see_to(self, guild: int) -> None:
        """Do what is due on a server."""

    async def handle_refusal(self, guild: int) -> None:
        """Do what follows if Discord refuses the work on a server for good."""

    async def run_due(self) -> None:
        """Do what is due on all servers."""
        await self.see_to_all(await self._jobs.servers_due())

    async def see_to_all(self, guilds: Iterable[int]) -> None:
        """Do what is due on these servers, one after the other."""
        for guild in guilds:
            if not self.host.share.has(guild) or not await self._jobs.claim(guild):
                continue
            where = {"rounds": self.name, "guild": guild}
            try:
                await self.see_to(guild)
            except (Crowded, *PASSING) as error:
                log.info("discord is unwell", extra={**where, "error": repr(error)})
            except OutOfSight:
                log.warning("a room is not of this server, or not for its readers", extra=where)
                await self.handle_refusal(guild)
            except StaleTable:  # an admin has just turned it off, or another process was faster
                continue
            except EngineError as error:
                log.warning("the host refused a server: %s", error.msg.key, extra=where)
            except discord.HTTPException as error:
                log.warning("discord refuses a server", extra={**where, "status": error.status, "code": error.code})
                if not is_passing(error):
                    await self.handle_refusal(guild)
            await asyncio.sleep(self.apart)

    async def tell(self, user: int, guild: int, msg: Msg) -> None:
        """Try once to send a member a direct message; the *Club* page shows the same. 0: nobody."""
        if user:
            own = await self.texts_for(user)
            with suppress(Unreachable, Crowded, OutOfSight, ServerElsewhere, discord.HTTPException):
                await self.messages.direct(user, Screen((own(msg),)), silent=True, about=(Server(guild),))
