"""Commands about a running match: the move, the board, taking back."""

from __future__ import annotations

from typing import Any, TypeAlias

from discord import app_commands
from discord.app_commands import Choice

from cogs.actions.seats import TakeBack
from cogs.actions.tables import Board, Move
from cogs.commands.completions import Completions
from cogs.commands.running import Runner
from cogs.commands.texts import which, words
from cogs.edge.layout import Interaction
from cogs.panel.spec import CHOICE_LABEL
from engine.values.core import Msg

Where: TypeAlias = app_commands.Range[str, 0, CHOICE_LABEL]
"""The name of a part of the board, as it is typed."""

LINE = 1_000
"""Characters of a line that is typed; the longest moves have a fifth of that."""


def add(tree: app_commands.CommandTree[Any], runner: Runner) -> None:
    """Put these commands into the tree."""
    completions = Completions(runner.clicks.services, runner.clicks.gate)

    @tree.command(name=words(Msg("discord.name.move")), description=words(Msg("discord.command.move")))
    @app_commands.describe(line=words(Msg("discord.command.move.line")), match=which())
    async def move(interaction: Interaction, line: app_commands.Range[str, 1, LINE], match: int | None = None) -> None:
        await runner.about(interaction, match, lambda number: Move(number, line, str(interaction.id)))

    @move.autocomplete("line")
    async def lines(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await completions.lines(interaction, current)

    @tree.command(name=words(Msg("discord.name.board")), description=words(Msg("discord.command.board")))
    @app_commands.describe(
        where=words(Msg("discord.command.board.where")), share=words(Msg("discord.command.board.share")), match=which()
    )  # fmt: skip
    async def board(interaction: Interaction, where: Where = "", share: bool = False, match: int | None = None) -> None:
        await runner.about(interaction, match, lambda number: Board(number, where, share))

    @board.autocomplete("where")
    async def parts(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await completions.parts(interaction, current)

    @tree.command(name=words(Msg("discord.name.undo")), description=words(Msg("discord.command.undo")))
    @app_commands.describe(match=which())
    async def undo(interaction: Interaction, match: int | None = None) -> None:
        await runner.about(interaction, match, TakeBack)
