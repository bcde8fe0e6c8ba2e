"""Commands about tables: the ways in, opening one, one's own, sitting down as a substitute."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from cogs.actions.bench import ShowBench
from cogs.actions.desk import ShowDesk
from cogs.actions.finding import FindTable
from cogs.actions.lessons import OpenLessons
from cogs.actions.personal import ListTables
from cogs.actions.tables import NewTable
from cogs.actions.ways_in import ShowWelcome
from cogs.commands.running import Runner
from cogs.commands.texts import games, words
from cogs.edge.layout import Interaction
from engine.values.core import Msg


def add(tree: app_commands.CommandTree[Any], runner: Runner) -> None:
    """Put these commands into the tree."""
    places = [
        Choice(name=words(Msg("discord.setup.this-channel")), value="channel"),
        Choice(name=words(Msg("discord.setup.own-thread")), value="thread"),
    ]

    @tree.command(name=words(Msg("discord.name.start")), description=words(Msg("discord.command.start")))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def start(interaction: Interaction) -> None:
        await runner.run(interaction, ShowWelcome())

    @tree.command(name=words(Msg("discord.name.play")), description=words(Msg("discord.command.play")))
    @app_commands.describe(game=words(Msg("discord.command.play.game")), place=words(Msg("discord.command.play.place")))
    @app_commands.choices(game=games(), place=places)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def play(interaction: Interaction, game: str, place: str = "channel") -> None:
        await runner.run(interaction, NewTable(game, place == "thread"))

    @tree.command(name=words(Msg("discord.name.learn")), description=words(Msg("discord.command.learn")))
    async def learn(interaction: Interaction) -> None:
        await runner.run(interaction, OpenLessons())

    @tree.command(name=words(Msg("discord.name.tables")), description=words(Msg("discord.command.tables")))
    async def tables(interaction: Interaction) -> None:
        await runner.run(interaction, ListTables())

    @tree.command(name=words(Msg("discord.name.desk")), description=words(Msg("discord.command.desk")))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def desk(interaction: Interaction) -> None:
        await runner.run(interaction, ShowDesk())

    @tree.command(name=words(Msg("discord.name.find")), description=words(Msg("discord.command.find")))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def find(interaction: Interaction) -> None:
        await runner.run(interaction, FindTable())

    @tree.command(name=words(Msg("discord.name.substitute")), description=words(Msg("discord.command.substitute")))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def substitute(interaction: Interaction) -> None:
        await runner.run(interaction, ShowBench())
