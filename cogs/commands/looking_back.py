"""The command `/match`: which match, what to show of it, and where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs.actions.looking_back import (
    AskForFile,
    Compare,
    Export,
    FilePurpose,
    ShowFilm,
    ShowLog,
    ShowLogFrom,
    ShowReplay,
    ShowReview,
    ShowStory,
    Verify,
)
from cogs.actions.tables import LookAtBoard
from cogs.actions.wire import Action, whole_number
from cogs.commands.running import Runner
from cogs.commands.texts import which, words
from cogs.edge.gate import Caller, Gate, NoMatchHere
from cogs.edge.layout import Interaction
from cogs.looking_back.files import LONGEST_HASH, file_meaning
from cogs.panel.spec import CHOICE_LABEL, cut
from cogs.screens.story import LONGEST_TYPED, MOST_DIGITS
from engine.values.core import EngineError, Msg
from play.values.live import OVER
from play.values.types import Table

At: TypeAlias = app_commands.Range[str, 0, CHOICE_LABEL]
"""What is typed as `at`: the number of an entry, or the name of a place."""

Posted: TypeAlias = app_commands.Range[str, 0, LONGEST_HASH]
"""What is typed as `posted`: the hash that was posted when a match began."""

SHOWN: Mapping[str, Callable[[int], Action]] = {
    "story": ShowStory,
    "film": ShowFilm,
    "review": ShowReview,
    "verify": Verify,
    "log": ShowLog,
    "replay": ShowReplay,
    "picture": lambda match: LookAtBoard(match, where="", share=False),
    "file": Export,
}
"""The choices of `show`, each with its action. All but `picture` and `file` have the name of an earlier command, so that people who type
that name find them."""

LIKELY: Mapping[str, str] = {"finished": "story", "closed": "log"}
"""What is shown of a match that is over if `show` is empty, by its status. Of other matches the picture is shown."""

NUMBERED: Mapping[str, Callable[[int, int], Action]] = {"replay": ShowReplay, "log": ShowLogFrom}
"""The choices of `show` that can begin at an entry, whose number is typed as `at`."""

FILE_PURPOSES: Mapping[str, FilePurpose] = {"review": "review", "verify": "verify", "file": "import", "": "import"}
"""What is done with a record that is given as a file, by the choice of `show`."""


def add(tree: app_commands.CommandTree[Any], runner: Runner) -> None:
    """Put this command into the tree."""

    @tree.command(description=words(Msg("discord.command.match")))
    @app_commands.choices(show=[Choice(name=words(Msg(f"discord.name.{show}")), value=show) for show in SHOWN])
    @app_commands.describe(
        show=words(Msg("discord.command.match.show")),
        match=which(),
        at=words(Msg("discord.command.match.at")),
        share=words(Msg("discord.command.match.share")),
        file=words(Msg("discord.command.match.file")),
        posted=words(Msg("discord.command.match.posted")),
    )
    @app_commands.rename(posted=words(Msg("discord.command.match.posted-name")))
    async def match(
        interaction: Interaction,
        show: str = "",
        match: int | None = None,
        at: At = "",
        share: bool = False,
        file: discord.Attachment | None = None,
        posted: Posted = "",
    ) -> None:
        if file is not None and show in FILE_PURPOSES:
            return await runner.clicks.command(interaction, file_meaning(file, FILE_PURPOSES[show], posted))

        async def make(caller: Caller) -> Action:
            try:
                table = await _find_table(runner.clicks.gate, caller, match)
            except NoMatchHere:
                if show and show in FILE_PURPOSES:  # without `show` there must be a match
                    return AskForFile(FILE_PURPOSES[show], posted)
                raise
            return _action_for(table, show, at, share, posted)

        await runner.clicks.command(interaction, make)

    @match.autocomplete("at")
    async def places(interaction: Interaction, current: str) -> list[Choice[str]]:
        return [] if interaction.namespace.show in NUMBERED else await runner.completions.parts(interaction, current)


async def _find_table(gate: Gate, caller: Caller, match: int | None) -> Table:
    """Return the named match, else the one meant here, else the person's last finished one."""
    try:
        number = await gate.resolve_match(caller, match)
    except NoMatchHere:
        over = [table for table in await gate.host.reading.tables_of(caller.user_id, OVER) if table.seq >= 0]
        if not over:
            raise
        number = max(over, key=lambda table: table.changed_at).match
    return (await gate.see(caller, number)).table


def _action_for(table: Table, show: str, at: str, share: bool, posted: str) -> Action:
    """Return the action of the command.

    If `show` is empty, it is a picture if `at` names a place or the match goes on, the story of a finished match, or the log of a
    match without a result.
    """
    number = table.match
    show = show or ("picture" if at else LIKELY.get(table.status, "picture"))
    if show == "picture":
        return LookAtBoard(number, at, share)
    if show == "verify" and posted:
        return Compare(number, posted)
    if show in NUMBERED and at:
        seq = whole_number(at, MOST_DIGITS)
        if seq is None:
            raise EngineError("no such entry", Msg("replay.number-wrong", typed=cut(at, LONGEST_TYPED), last=max(0, table.seq)))
        return NUMBERED[show](number, seq)
    return SHOWN[show](number)
