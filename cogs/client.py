"""The Discord client: which cogs there are, which intents, how it starts and stops."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.history import History
from cogs.house import House
from cogs.layout import Control
from cogs.lobby import Lobby
from cogs.pictures import Pictures
from cogs.publisher import PAUSES, Pauses, Publisher
from cogs.router import NOBODY, Router
from cogs.table import Play
from engine import registry
from engine.core import EngineError, Msg
from play.host import Host

log = logging.getLogger(__name__)


class Caravel(commands.Bot):
    """The bot. No privileged intents: it reads no messages, it only counts how many came below a card."""

    def __init__(self, host: Host, pictures: Pictures | None = None, pauses: Pauses = PAUSES) -> None:
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=NOBODY,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.house = House(host, pictures or Pictures())
        self.publisher = Publisher(self.house, self, pauses)
        self.router = Router(self.house.spoken)
        self._caught_up = False

    async def setup_hook(self) -> None:
        """Register everything that must answer after a restart, and tell Discord the commands."""
        self.add_dynamic_items(Control)
        play = Play(self.house, self.router, self.publisher)
        await self.add_cog(Lobby(self.house, self.router, self.publisher))
        await self.add_cog(play)
        await self.add_cog(History(self.house, self.router, play))
        self.tree.error(self._command_failed)
        await self.tree.sync()
        self.house.pictures.warm(registry.names())

    async def on_ready(self) -> None:
        """Connected: bring the cards up to date. Discord says this again after every reconnection."""
        log.info("ready", extra={"guilds": len(self.guilds)})
        if not self._caught_up:
            self._caught_up = True
            await self.publisher.start()

    async def on_message(self, message: discord.Message, /) -> None:
        """Count messages below cards; their content is neither asked for nor read."""
        if self.user is not None and message.author.id != self.user.id:
            self.publisher.saw_message(message.channel.id)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Open the archived thread of a running match again."""
        if after.archived and not before.archived:
            await self.publisher.kept_awake(after)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A form that was opened before a restart is unknown to discord.py, which would drop it silently: answer it."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        await self.router.clicked(interaction, str(data.get("custom_id", "")), ())

    async def _command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """What goes wrong before a command of ours runs (old commands, missing permissions)."""

        async def work(reply: Any) -> None:
            raise EngineError(str(error), Msg("discord.command.refused"))

        log.warning("a command was refused", extra={"error": repr(error), "user": interaction.user.id})
        await self.router.run(interaction, work)

    async def close(self) -> None:
        """Finish what is being shown, then disconnect."""
        await self.publisher.close()
        await super().close()
        self.house.pictures.close()
