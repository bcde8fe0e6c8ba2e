"""Commands about what happened, the rules, and records."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import app_commands

from cogs.actions.looking_back import AskForFile, Compare, Export, ShowFilm, ShowLog, ShowReplay, ShowReview, ShowRules, ShowStory, Verify
from cogs.commands.running import Runner
from cogs.commands.texts import games, which, words
from cogs.edge.layout import Interaction
from cogs.looking_back.files import HASH, file_meaning
from engine.values.core import Msg

Posted: TypeAlias = app_commands.Range[str, 0, HASH]
"""The hash that was posted when a match began, as it is typed."""


def add(tree: app_commands.CommandTree[Any], runner: Runner) -> None:
    """Put these commands into the tree."""

    @tree.command(name=words(Msg("discord.name.log")), description=words(Msg("discord.command.log")))
    @app_commands.describe(match=which())
    async def show_log(interaction: Interaction, match: int | None = None) -> None:
        await runner.about(interaction, match, ShowLog)

    @tree.command(name=words(Msg("discord.name.replay")), description=words(Msg("discord.command.replay")))
    @app_commands.describe(entry=words(Msg("discord.command.replay.entry")), match=which())
    async def replay(interaction: Interaction, entry: app_commands.Range[int, 0, 999_999] | None = None, match: int | None = None) -> None:
        await runner.about(interaction, match, lambda number: ShowReplay(number, entry))

    @tree.command(name=words(Msg("discord.name.story")), description=words(Msg("discord.command.story")))
    @app_commands.describe(match=which())
    async def story(interaction: Interaction, match: int | None = None) -> None:
        await runner.about(interaction, match, ShowStory)

    @tree.command(name=words(Msg("discord.name.film")), description=words(Msg("discord.command.film")))
    @app_commands.describe(match=which())
    async def film(interaction: Interaction, match: int | None = None) -> None:
        await runner.about(interaction, match, ShowFilm)

    @tree.command(name=words(Msg("discord.name.review")), description=words(Msg("discord.command.review")))
    @app_commands.describe(match=which(), file=words(Msg("discord.command.verify.file")))
    async def review(interaction: Interaction, match: int | None = None, file: discord.Attachment | None = None) -> None:
        if file is None:
            await runner.about_or_file(interaction, match, ShowReview, AskForFile("review"))
        else:
            await runner.clicks.command(interaction, file_meaning(file, "review"))

    @tree.command(name=words(Msg("discord.name.verify")), description=words(Msg("discord.command.verify")))
    @app_commands.describe(
        match=which(), file=words(Msg("discord.command.verify.file")), posted=words(Msg("discord.command.verify.posted"))
    )  # fmt: skip
    @app_commands.rename(posted=words(Msg("discord.command.verify.posted-name")))
    async def verify(
        interaction: Interaction, match: int | None = None, file: discord.Attachment | None = None, posted: Posted = ""
    ) -> None:
        if file is None:
            ask = AskForFile("verify", posted)
            await runner.about_or_file(interaction, match, lambda number: Compare(number, posted) if posted else Verify(number), ask)
        else:
            await runner.clicks.command(interaction, file_meaning(file, "verify", posted))

    @tree.command(name=words(Msg("discord.name.export")), description=words(Msg("discord.command.export")))
    @app_commands.describe(match=which())
    async def export(interaction: Interaction, match: int | None = None) -> None:
        await runner.about(interaction, match, Export)

    @tree.command(name=words(Msg("discord.name.import")), description=words(Msg("discord.command.import")))
    @app_commands.describe(file=words(Msg("discord.command.import.file")))
    async def bring(interaction: Interaction, file: discord.Attachment | None = None) -> None:
        if file is None:
            await runner.clicks.answer(interaction, AskForFile("import"))
        else:
            await runner.clicks.command(interaction, file_meaning(file, "import"))

    @tree.command(name=words(Msg("discord.name.rules")), description=words(Msg("discord.command.rules")))
    @app_commands.describe(game=words(Msg("discord.command.play.game")))
    @app_commands.choices(game=games())
    async def rules(interaction: Interaction, game: str = "") -> None:
        await (runner.run(interaction, ShowRules(game)) if game else runner.rules(interaction))
