"""Commands about oneself and others: how people did, what one wants, what is stored."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.actions.people import ShowPrivacy, ShowStats, ShowTurns
from cogs.commands.running import Runner
from cogs.commands.texts import games, words
from cogs.edge.layout import Interaction
from engine.values.core import Msg


def add(tree: app_commands.CommandTree[Any], runner: Runner) -> None:
    """Put these commands into the tree."""

    @tree.command(name=words(Msg("discord.name.stats")), description=words(Msg("discord.command.stats")))
    @app_commands.describe(person=words(Msg("discord.command.stats.person")), game=words(Msg("discord.command.play.game")))
    @app_commands.choices(game=games())
    async def stats(interaction: Interaction, person: discord.User | None = None, game: str = "") -> None:
        await runner.run(interaction, ShowStats(0 if person is None else person.id, game))

    @tree.command(name=words(Msg("discord.name.settings")), description=words(Msg("discord.command.settings")))
    async def settings(interaction: Interaction) -> None:
        await runner.run(interaction, ShowTurns())

    @tree.command(name=words(Msg("discord.name.privacy")), description=words(Msg("discord.command.privacy")))
    async def privacy(interaction: Interaction) -> None:
        await runner.run(interaction, ShowPrivacy())
