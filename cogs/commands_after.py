"""The slash commands about matches that are over, about how people did, about what is stored, and for those who watch over matches.

Names and descriptions come from the catalogues, as in `commands`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs.actions.looking_back import AskForFile, Compare, ShowFilm, ShowReview, ShowStory, Verify
from cogs.actions.privacy import ShowPrivacy
from cogs.actions.rankings import ShowLeaderboard, ShowStats
from cogs.actions.referees import NamePerson, SetRole, ShowReferee, ShowRole
from cogs.actions.wire import Action
from cogs.commands import words
from cogs.edge.clicks import Clicks
from cogs.edge.gate import Caller, NoMatchHere, open_table
from cogs.edge.layout import Interaction
from cogs.edge.services import title
from cogs.looking_back.files import HASH, attached
from engine import registry
from engine.core import EngineError, Msg

Posted: TypeAlias = app_commands.Range[str, 0, HASH]
"""The hash that was posted when a match began, as it is typed."""


def add_commands_after(tree: app_commands.CommandTree[Any], clicks: Clicks) -> None:
    """Put these commands into the tree."""
    which = words(Msg("discord.command.match"))
    games = [Choice(name=words(title(game)), value=game) for game in registry.names()]

    async def run(interaction: Interaction, action: Action) -> None:
        async def make(caller: Caller) -> Action:
            return action

        await clicks.command(interaction, make)

    async def run_about(interaction: Interaction, match: int | None, action: Callable[[int], Action]) -> None:
        async def make(caller: Caller) -> Action:
            return action(await clicks.gate.resolve_match(caller, match))

        await clicks.command(interaction, make)

    async def run_about_or_file(interaction: Interaction, match: int | None, action: Callable[[int], Action], ask: AskForFile) -> None:
        async def make(caller: Caller) -> Action:
            try:
                return action(await clicks.gate.resolve_match(caller, match))
            except NoMatchHere:
                return ask

        await clicks.command(interaction, make)

    @tree.command(name=words(Msg("discord.name.story")), description=words(Msg("discord.command.story")))
    @app_commands.describe(match=which)
    async def story(interaction: Interaction, match: int | None = None) -> None:
        await run_about(interaction, match, ShowStory)

    @tree.command(name=words(Msg("discord.name.film")), description=words(Msg("discord.command.film")))
    @app_commands.describe(match=which)
    async def film(interaction: Interaction, match: int | None = None) -> None:
        await run_about(interaction, match, ShowFilm)

    @tree.command(name=words(Msg("discord.name.stats")), description=words(Msg("discord.command.stats")))
    @app_commands.describe(person=words(Msg("discord.command.stats.person")), game=words(Msg("discord.command.play.game")))
    @app_commands.choices(game=games)
    async def stats(interaction: Interaction, person: discord.User | None = None, game: str = "") -> None:
        await run(interaction, ShowStats(0 if person is None else person.id, game))

    @tree.command(name=words(Msg("discord.name.privacy")), description=words(Msg("discord.command.privacy")))
    async def privacy(interaction: Interaction) -> None:
        await run(interaction, ShowPrivacy())

    @tree.command(name=words(Msg("discord.name.leaderboard")), description=words(Msg("discord.command.leaderboard")))
    @app_commands.describe(game=words(Msg("discord.command.play.game")))
    @app_commands.choices(game=games)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def leaderboard(interaction: Interaction, game: str) -> None:
        await run(interaction, ShowLeaderboard(game))

    @tree.command(name=words(Msg("discord.name.verify")), description=words(Msg("discord.command.verify")))
    @app_commands.describe(
        match=which, file=words(Msg("discord.command.verify.file")), posted=words(Msg("discord.command.verify.posted"))
    )  # fmt: skip
    @app_commands.rename(posted=words(Msg("discord.command.verify.posted-name")))
    async def verify(
        interaction: Interaction, match: int | None = None, file: discord.Attachment | None = None, posted: Posted = ""
    ) -> None:
        if file is None:
            ask = AskForFile("verify", posted)
            await run_about_or_file(interaction, match, lambda number: Compare(number, posted) if posted else Verify(number), ask)
        else:
            await clicks.command(interaction, attached(file, "verify", posted))

    @tree.command(name=words(Msg("discord.name.review")), description=words(Msg("discord.command.review")))
    @app_commands.describe(match=which, file=words(Msg("discord.command.verify.file")))
    async def review(interaction: Interaction, match: int | None = None, file: discord.Attachment | None = None) -> None:
        if file is None:
            await run_about_or_file(interaction, match, ShowReview, AskForFile("review"))
        else:
            await clicks.command(interaction, attached(file, "review"))

    @tree.command(name=words(Msg("discord.name.referee")), description=words(Msg("discord.command.referee")))
    @app_commands.describe(
        role=words(Msg("discord.command.referee.role")), person=words(Msg("discord.command.referee.person")), match=which
    )  # fmt: skip
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def referee(
        interaction: Interaction, role: discord.Role | None = None, person: discord.User | None = None, match: int | None = None
    ) -> None:
        if role is not None:
            await run(interaction, SetRole(role.id, role.is_default()))
        else:

            async def panel(caller: Caller) -> Action:
                """About the match that is meant, first of all a table that the person has just opened here; who manages the server gets
                the panel of the role where there is none."""
                try:
                    number = match or await open_table(clicks.gate, caller) or await clicks.gate.resolve_match(caller, None)
                except EngineError:
                    if person is None and caller.is_admin:
                        return ShowRole()
                    raise
                return ShowReferee(number) if person is None else NamePerson(number, person.id, person.display_name, person.bot)

            await clicks.command(interaction, panel)
