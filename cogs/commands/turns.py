"""Commands of a turn: the move, taking it back, the rules."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from cogs.actions.looking_back import ShowRules
from cogs.actions.seats import TakeBack
from cogs.actions.tables import Move
from cogs.commands.running import Runner
from cogs.commands.texts import games, which, words
from cogs.edge.layout import Interaction
from engine.values.core import Msg

LINE = 1_000
"""Characters of a line that is typed; the longest moves have a fifth of that."""


def add(tree: app_commands.CommandTree[Any], runner: Runner) -> None:
    """Put these commands into the tree."""

    @tree.command(name=words(Msg("discord.name.move")), description=words(Msg("discord.command.move")))
    @app_commands.describe(line=words(Msg("discord.command.move.line")), match=which())
    async def move(interaction: Interaction, line: app_commands.Range[str, 1, LINE], match: int | None = None) -> None:
        await runner.about(interaction, match, lambda number: Move(number, line, str(interaction.id)))

    @move.autocomplete("line")
    async def lines(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await runner.completions.lines(interaction, current)

    @tree.command(name=words(Msg("discord.name.undo")), description=words(Msg("discord.command.undo")))
    @app_commands.describe(match=which())
    async def undo(interaction: Interaction, match: int | None = None) -> None:
        await runner.about(interaction, match, TakeBack)

    @tree.command(name=words(Msg("discord.name.rules")), description=words(Msg("discord.command.rules")))
    @app_commands.describe(game=words(Msg("discord.command.play.game")))
    @app_commands.choices(game=games())
    async def rules(interaction: Interaction, game: str = "") -> None:
        await (runner.run(interaction, ShowRules(game)) if game else runner.rules(interaction))
