"""What is seen to on servers now and then, without a click."""

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
from cogs.edge.services import PUBLIC, Services, reading_language
from cogs.edge.sight import OutOfSight, Server, ServerElsewhere
from cogs.panel.spec import Screen
from engine.values.core import EngineError, Msg, Say
from play.time.rounds import Rounds
from play.values.errors import StaleTable
from words import speaker

log = logging.getLogger(__name__)


class Jobs(Protocol):
    """What is to be done on servers."""

    async def servers_due(self) -> Sequence[int]:
        """Return the servers where something is due."""

    async def claim(self, guild: int) -> bool:
        """Return whether this process sees to a server now."""


class Posts(Rounds):
    """Rounds that post in channels and send direct messages."""

    def __init__(self, services: Services, messages: Messages) -> None:
        super().__init__()
        self.services = services
        self.host = services.host
        self.messages = messages

    async def language(self, guild: int, channel: int) -> str:
        """Return the language of what everybody reads in a channel of a server."""
        return (await self.host.houses.lately(guild)).language_at(channel) or PUBLIC

    async def texts_for(self, user: int) -> Say:
        """Return texts for a person."""
        return speaker(reading_language(await self.host.people.settings(user)))

    async def begin_thread(self, guild: int, where: int, name: str, gone: int = 0) -> int:
        """Return a new thread in a channel, or the channel itself if the bot may make none."""
        channel = await self.messages.channel(where, guild)
        if isinstance(channel, discord.TextChannel):
            with suppress(discord.Forbidden):
                return (await self.services.threads.begin(channel, name[:100], gone=gone)).id
        return where


class ServerRounds(Posts):
    """Rounds of the servers where something is due.

    Of several processes one sees to a server at a time; a server that fails holds up no other, and is tried again when its lease is
    over.
    """

    def __init__(self, services: Services, messages: Messages, jobs: Jobs) -> None:
        super().__init__(services, messages)
        self._jobs = jobs

    @abstractmethod
    async def see_to(self, guild: int) -> None:
        """Do what is due on a server."""

    async def refused(self, guild: int) -> None:
        """Note that Discord has refused it for good."""

    async def run_due(self) -> None:
        """Go round all servers where something is due."""
        await self.see_to_all(await self._jobs.servers_due())

    async def see_to_all(self, guilds: Iterable[int]) -> None:
        """Go round these servers."""
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
                await self.refused(guild)
            except StaleTable:  # somebody has just turned it off, or another process was faster
                continue
            except EngineError as error:
                log.warning("the host refused a server: %s", error.msg.key, extra=where)
            except discord.HTTPException as error:
                log.warning("discord refuses a server", extra={**where, "status": error.status, "code": error.code})
                if not is_passing(error):
                    await self.refused(guild)
            await asyncio.sleep(self.apart)

    async def tell(self, user: int, guild: int, msg: Msg) -> None:
        """Tell somebody of a server once, by direct message; the *Club* page has it as well."""
        if user:
            own = await self.texts_for(user)
            with suppress(Unreachable, Crowded, OutOfSight, ServerElsewhere, discord.HTTPException):
                await self.messages.direct(user, Screen((own(msg),)), silent=True, about=(Server(guild),))
