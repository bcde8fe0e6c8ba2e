"""Every click of ours arrives here: read the custom_id, find who handles it, answer in time, tell of refusals.

Nothing is kept in memory between two clicks. A click that fails is told to the person who made it, with an
id that is found in the log.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

import discord

from cogs import layout
from cogs.layout import Interaction
from cogs.panel import ids
from cogs.panel.ids import Id
from cogs.panel.spec import Screen
from data.words import speaker
from engine.core import EngineError, Msg, Say

log = logging.getLogger(__name__)

PATIENCE = 1.2
"""Seconds after which an interaction is acknowledged although the answer is not there yet (Discord waits 3)."""

NOBODY = discord.AllowedMentions.none()


class Reply:
    """The one answer to an interaction: at once when it is ready, else after a deferral.

    A click on a private message changes that message; everything else is answered by a new private message.
    """

    def __init__(self, interaction: Interaction, say: Say) -> None:
        self.interaction = interaction
        self.say = say
        self._lock = asyncio.Lock()
        self._sent = False
        self._waiting: asyncio.Task[None] | None = None

    @property
    def in_place(self) -> bool:
        """Whether the answer replaces the message that was clicked."""
        message = self.interaction.message
        if message is None or self.interaction.type is discord.InteractionType.modal_submit:
            return False
        return message.flags.ephemeral or self.interaction.guild_id is None

    def watched(self) -> None:
        """Start the deferral clock."""
        self._waiting = asyncio.create_task(self._defer_late())

    async def _defer_late(self) -> None:
        await asyncio.sleep(PATIENCE)
        with suppress(discord.HTTPException):
            await self.defer()

    async def defer(self) -> None:
        """Acknowledge now; the answer follows."""
        async with self._lock:
            if not self.interaction.response.is_done():
                if self.in_place:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def screen(self, screen: Screen) -> None:
        """Answer with a screen; a second screen of the same reply is a further private message."""
        view, files = layout.layout(screen), layout.files(screen)
        async with self._lock:
            response = self.interaction.response
            if self._sent:
                await self.interaction.followup.send(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)
            elif response.is_done():
                await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
            elif self.in_place:
                await response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
            else:
                await response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)
            self._sent = True

    async def public(self, screen: Screen) -> None:
        """After the answer: a message in the channel that everybody sees."""
        await self.interaction.followup.send(view=layout.layout(screen), files=layout.files(screen), allowed_mentions=NOBODY)

    async def text(self, msg: Msg) -> None:
        """Answer with a few words."""
        await self.screen(Screen((self.say(msg),)))

    async def aside(self, msg: Msg) -> None:
        """Say something in a private message of its own, and leave a clicked panel as it is."""
        async with self._lock:
            view = layout.layout(Screen((self.say(msg),)))
            if self.interaction.response.is_done():
                await self.interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
            else:
                await self.interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
            self._sent = True

    def done(self) -> None:
        """Stop the deferral clock."""
        if self._waiting is not None:
            self._waiting.cancel()


Handler: TypeAlias = Callable[[Reply, Id, Sequence[str]], Awaitable[None]]
Work: TypeAlias = Callable[[Reply], Awaitable[None]]
Language: TypeAlias = Callable[[Interaction], Awaitable[Say]]


async def spoken(interaction: Interaction) -> Say:
    """Texts in the language of the person's Discord."""
    return speaker(str(interaction.locale))


class Router:
    """Families of custom_ids and who handles them."""

    def __init__(self, language: Language = spoken) -> None:
        self._handlers: dict[str, Handler] = {}
        self._language = language

    def register(self, family: str, handler: Handler) -> None:
        """`handler` gets every click whose kind begins with `family`."""
        self._handlers[family] = handler

    async def clicked(self, interaction: Interaction, custom_id: str, values: Sequence[str]) -> None:
        """A button was pressed or a choice made. Never raises."""
        told = ids.parsed(custom_id)
        handler = None if told is None else self._handlers.get(told.family)

        async def work(reply: Reply) -> None:
            if told is None or handler is None:
                await reply.aside(Msg("discord.old-control"))
            else:
                await handler(reply, told, values)

        await self.run(interaction, work)

    async def run(self, interaction: Interaction, work: Work) -> None:
        """Do the work of an interaction and answer it, whatever happens. Never raises."""
        reply = Reply(interaction, await self._language(interaction))
        reply.watched()
        try:
            await work(reply)
        except EngineError as error:
            await _told(reply, Msg("discord.refused", reason=error.msg))
        except Exception as error:
            name = secrets.token_hex(4)
            log.exception("interaction failed", extra={"error_id": name, **circumstances(interaction)}, exc_info=error)
            await _told(reply, Msg("discord.failed", id=name))
        finally:
            reply.done()


async def _told(reply: Reply, msg: Msg) -> None:
    try:
        await reply.aside(msg)
    except discord.HTTPException as error:
        log.warning("nobody could be told", extra={"status": error.status, "code": error.code, **circumstances(reply.interaction)})


def circumstances(interaction: Interaction) -> dict[str, Any]:
    """Ids of an interaction for the log."""
    data: Any = interaction.data or {}
    return {
        "user": interaction.user.id,
        "channel": interaction.channel_id,
        "guild": interaction.guild_id,
        "custom_id": str(data.get("custom_id", data.get("name", "")))[:100],
    }
