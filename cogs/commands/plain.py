"""The commands that do one thing: about tables, one's turn, oneself, and a server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs.actions.learning import OpenLessons, ShowGame, ShowPlay, ShowWelcome
from cogs.actions.looking_back import ShowRules
from cogs.actions.people import ShowDesk, ShowPrivacy, ShowStats, ShowTurns
from cogs.actions.seats import TakeBack
from cogs.actions.servers import NameRefereeByCommand, ShowReferee, ShowSetup, ShowUpkeep
from cogs.actions.tables import Move
from cogs.actions.wire import Action
from cogs.commands.running import Runner
from cogs.commands.texts import games, which, words
from cogs.edge.gate import Caller, open_table
from cogs.edge.layout import Interaction
from engine.values.core import EngineError, Msg

LINE = 1_000
"""Characters of a typed move, at most; the longest possible ones have a fifth of that."""


def add(tree: app_commands.CommandTree[Any], runner: Runner) -> None:
    """Put these commands into the tree."""

    @tree.command(description=words(Msg("discord.command.play")))
    @app_commands.describe(game=words(Msg("discord.command.play.game")), post=words(Msg("discord.command.play.post")))
    @app_commands.choices(game=games())
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def play(interaction: Interaction, game: str = "", post: bool = False) -> None:
        if post:
            return await runner.run(interaction, ShowWelcome())
        await runner.run(interaction, ShowGame(game) if game else ShowPlay())

    @tree.command(description=words(Msg("discord.command.desk")))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def desk(interaction: Interaction) -> None:
        await runner.run(interaction, ShowDesk())

    @tree.command(description=words(Msg("discord.command.learn")))
    async def learn(interaction: Interaction) -> None:
        await runner.run(interaction, OpenLessons())

    @tree.command(description=words(Msg("discord.command.move")))
    @app_commands.describe(line=words(Msg("discord.command.move.line")), match=which())
    async def move(interaction: Interaction, line: app_commands.Range[str, 1, LINE], match: int | None = None) -> None:
        await runner.about(interaction, match, lambda number: Move(number, line, str(interaction.id)))

    @move.autocomplete("line")
    async def lines(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await runner.completions.lines(interaction, current)

    @tree.command(description=words(Msg("discord.command.undo")))
    @app_commands.describe(match=which())
    async def undo(interaction: Interaction, match: int | None = None) -> None:
        await runner.about(interaction, match, TakeBack)

    @tree.command(description=words(Msg("discord.command.rules")))
    @app_commands.describe(game=words(Msg("discord.command.play.game")))
    @app_commands.choices(game=games())
    async def rules(interaction: Interaction, game: str = "") -> None:
        if game:
            return await runner.run(interaction, ShowRules(game))
        await runner.rules(interaction)

    @tree.command(description=words(Msg("discord.command.stats")))
    @app_commands.describe(person=words(Msg("discord.command.stats.person")), game=words(Msg("discord.command.play.game")))
    @app_commands.choices(game=games())
    async def stats(interaction: Interaction, person: discord.User | None = None, game: str = "") -> None:
        await runner.run(interaction, ShowStats(0 if person is None else person.id, game))

    @tree.command(description=words(Msg("discord.command.settings")))
    async def settings(interaction: Interaction) -> None:
        await runner.run(interaction, ShowTurns())

    @tree.command(description=words(Msg("discord.command.privacy")))
    async def privacy(interaction: Interaction) -> None:
        await runner.run(interaction, ShowPrivacy())

    @tree.command(description=words(Msg("discord.command.setup")))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def setup(interaction: Interaction) -> None:
        await runner.run(interaction, ShowSetup())

    @tree.command(description=words(Msg("discord.command.referee")))
    @app_commands.describe(person=words(Msg("discord.command.referee.person")), match=which())
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def referee(interaction: Interaction, person: discord.User | None = None, match: int | None = None) -> None:
        async def make(caller: Caller) -> Action:
            """Find the match: the named one, the caller's only open table here, or a running one.

            If that is not clear, admins see the list of all tables of the server.
            """
            gate = runner.clicks.gate
            try:
                number = match or await open_table(gate, caller) or await gate.resolve_match(caller, match=None)
            except EngineError:
                if person is None and caller.is_admin:
                    return ShowUpkeep()
                raise
            return ShowReferee(number) if person is None else NameRefereeByCommand(number, person.id, person.display_name, person.bot)

        await runner.clicks.command(interaction, make)
