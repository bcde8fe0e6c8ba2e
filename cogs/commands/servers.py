"""Commands for those who run a server or watch over its matches."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.actions.servers import NamePerson, ShowReferee, ShowSetup, ShowUpkeep
from cogs.actions.wire import Action
from cogs.commands.running import Runner
from cogs.commands.texts import which, words
from cogs.edge.gate import Caller, open_table
from cogs.edge.layout import Interaction
from engine.values.core import EngineError, Msg


def add(tree: app_commands.CommandTree[Any], runner: Runner) -> None:
    """Put these commands into the tree."""

    @tree.command(name=words(Msg("discord.name.setup")), description=words(Msg("discord.command.setup")))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def setup(interaction: Interaction) -> None:
        await runner.run(interaction, ShowSetup())

    @tree.command(name=words(Msg("discord.name.referee")), description=words(Msg("discord.command.referee")))
    @app_commands.describe(person=words(Msg("discord.command.referee.person")), match=which())
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def referee(interaction: Interaction, person: discord.User | None = None, match: int | None = None) -> None:
        async def panel(caller: Caller) -> Action:
            """Show the panel of the match that is meant.

            First of all it is a table that the person has just opened here. If it is not clear which one is meant, admins see
            all tables of the server.
            """
            try:
                number = match or await open_table(runner.clicks.gate, caller) or await runner.clicks.gate.resolve_match(caller, None)
            except EngineError:
                if person is None and caller.is_admin:
                    return ShowUpkeep()
                raise
            return ShowReferee(number) if person is None else NamePerson(number, person.id, person.display_name, person.bot)

        await runner.clicks.command(interaction, panel)
