"""Commands about tables: beginning something, one's own tables, learning."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.actions.learning import OpenLessons, ShowGame, ShowPlay, ShowWelcome
from cogs.actions.people import ShowDesk
from cogs.commands.running import Runner
from cogs.commands.texts import games, words
from cogs.edge.layout import Interaction
from engine.values.core import Msg


def add(tree: app_commands.CommandTree[Any], runner: Runner) -> None:
    """Put these commands into the tree."""

    @tree.command(name=words(Msg("discord.name.play")), description=words(Msg("discord.command.play")))
    @app_commands.describe(game=words(Msg("discord.command.play.game")), post=words(Msg("discord.command.play.post")))
    @app_commands.choices(game=games())
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def play(interaction: Interaction, game: str = "", post: bool = False) -> None:
        await runner.run(interaction, ShowWelcome() if post else ShowGame(game) if game else ShowPlay())

    @tree.command(name=words(Msg("discord.name.desk")), description=words(Msg("discord.command.desk")))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def desk(interaction: Interaction) -> None:
        await runner.run(interaction, ShowDesk())

    @tree.command(name=words(Msg("discord.name.learn")), description=words(Msg("discord.command.learn")))
    async def learn(interaction: Interaction) -> None:
        await runner.run(interaction, OpenLessons())
