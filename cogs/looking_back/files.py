"""Match records given as files, with a command or by a form."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import discord

from cogs.actions.looking_back import AskForFile, GiveFile, ImportRecord, ReviewFile, VerifyFile
from cogs.actions.wire import Action
from cogs.edge.clicks import Click, Handlers, Making, handles, means
from cogs.edge.forms import given_file, typed_values
from cogs.edge.gate import Caller
from cogs.edge.layout import Interaction
from cogs.edge.under_way import latest_end, result_of
from cogs.panel.spec import CHOICE_LABEL, PART_LABEL, Blank, Button, Modal, Part, Screen, Upload, cut
from engine.values.core import EngineError, Msg
from play.host import Host
from play.minds.replays import BIGGEST
from play.table.records import LONGEST

T = TypeVar("T")

LONGEST_HASH = 100
"""The most characters that can be typed for the hash that was posted at the start of a match."""


class Files(Handlers):
    """The form for a match record."""

    @handles(AskForFile)
    async def ask(self, click: Click[AskForFile]) -> None:
        """Open the form; if the click was answered already, show a button that opens it."""
        say, purpose = click.say, click.action.purpose
        parts: list[Part] = [Upload(cut(say(Msg("file.label")), PART_LABEL), cut(say(Msg("file.hint")), CHOICE_LABEL))]
        if purpose == "verify":
            label, hint = say(Msg("file.hash")), say(Msg("discord.command.match.posted"))
            parts.append(Blank(cut(label, PART_LABEL), cut(hint, CHOICE_LABEL), click.action.posted, LONGEST_HASH, free=True))
        title = cut(say(Msg(f"file.title-{purpose}")), PART_LABEL)
        if not await click.reply.form(Modal(GiveFile(purpose), title, tuple(parts))):
            await click.reply.screen(Screen((title,), ((Button(AskForFile(purpose), say(Msg("file.choose")), "primary"),),)))

    @means(GiveFile)
    def file_action(self, interaction: Interaction, form: GiveFile) -> Making:
        """Return the action of a form with the file that came with it."""

        async def make(caller: Caller) -> Action:
            file = given_file(interaction)
            if file is None:
                raise EngineError("no file", Msg("file.none"))
            posted = next(iter(typed_values(interaction)[1:]), "")
            data = await _read(int(file["size"]), lambda: interaction.client.http.get_from_cdn(str(file["url"])))
            return action_for_file(form.purpose, data, posted)

        return make


def file_meaning(sent: discord.Attachment, purpose: str, posted: str = "") -> Making:
    """Return the action of a command with the file that came with it."""

    async def make(caller: Caller) -> Action:
        return action_for_file(purpose, await _read(sent.size, sent.read), posted)

    return make


def action_for_file(purpose: str, data: bytes, posted: str) -> Action:
    """Return the action for a match record."""
    if purpose == "verify":
        return VerifyFile(data, posted)
    return ImportRecord(data) if purpose == "import" else ReviewFile(data)


async def replay_result(click: Click[Any], host: Host, work: Coroutine[Any, Any, T]) -> T | None:
    """Return the result of replaying a record; `None`: the person has read why not.

    It may have to wait for the work of others.
    """
    await click.reply.defer()
    return await result_of(click.reply, work, Msg("record.checking"), latest_end(host.ledger.clock, LONGEST))


async def _read(size: int, read: Callable[[], Any]) -> bytes:
    """Return the content of a file that is not too big; raises `EngineError`."""
    if size > BIGGEST:
        raise EngineError("too big", Msg("record.too-big", most=BIGGEST // 1_000_000))
    try:
        data: bytes = await read()
    except discord.HTTPException as error:
        raise EngineError("the file is gone", Msg("file.gone")) from error
    return data
