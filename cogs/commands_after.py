"""The slash commands about matches that are over. Names and descriptions come from the catalogues, as in `commands`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from cogs.actions.looking_back import Compare, ShowFilm, ShowStory, Verify, VerifyFile
from cogs.clicks import Clicks
from cogs.commands import words
from cogs.gate import Caller
from cogs.layout import Interaction
from cogs.panel.wire import Action
from cogs.verifying import BIGGEST
from engine.core import EngineError, Msg


def add_commands_after(tree: app_commands.CommandTree[Any], clicks: Clicks) -> None:
    """Put these commands into the tree."""
    which = words(Msg("discord.command.match"))

    async def run_about(interaction: Interaction, match: int | None, action: Callable[[int], Action]) -> None:
        async def make(caller: Caller) -> Action:
            return action(await clicks.gate.resolve_match(caller, match))

        await clicks.command(interaction, make)

    @tree.command(name=words(Msg("discord.name.story")), description=words(Msg("discord.command.story")))
    @app_commands.describe(match=which)
    async def story(interaction: Interaction, match: int | None = None) -> None:
        await run_about(interaction, match, ShowStory)

    @tree.command(name=words(Msg("discord.name.film")), description=words(Msg("discord.command.film")))
    @app_commands.describe(match=which)
    async def film(interaction: Interaction, match: int | None = None) -> None:
        await run_about(interaction, match, ShowFilm)

    @tree.command(name=words(Msg("discord.name.verify")), description=words(Msg("discord.command.verify")))
    @app_commands.describe(
        match=which, file=words(Msg("discord.command.verify.file")), posted=words(Msg("discord.command.verify.posted"))
    )  # fmt: skip
    @app_commands.rename(posted=words(Msg("discord.command.verify.posted-name")))
    async def verify(interaction: Interaction, match: int | None = None, file: discord.Attachment | None = None, posted: str = "") -> None:
        if file is None:
            await run_about(interaction, match, lambda number: Compare(number, posted) if posted else Verify(number))
            return
        sent = file

        async def make(caller: Caller) -> Action:
            if sent.size > BIGGEST:
                raise EngineError("too big", Msg("verify.too-big", most=BIGGEST // 1_000_000))
            try:
                return VerifyFile(await sent.read(), posted)
            except discord.HTTPException as error:
                raise EngineError("the file is gone", Msg("verify.gone")) from error

        await clicks.command(interaction, make)
