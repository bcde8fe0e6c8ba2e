"""The one answer to an interaction: in time, in the right place, and whatever happens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import discord

from cogs.connection.refusals import FAILED, UNAWAITED
from cogs.edge import forms, layout
from cogs.edge.layout import Interaction
from cogs.panel.spec import Modal, Screen
from engine.core import Msg, Say
from metrics import ACKNOWLEDGED

DEFER_AFTER = 0.8
"""Seconds after which an interaction is acknowledged although the answer is not there (Discord waits 3, with the way there and back)."""

NOBODY = discord.AllowedMentions.none()


class NobodyWaits(discord.DiscordException):
    """An answer was refused for which nobody waits. `code`: Discord's."""

    def __init__(self, code: int) -> None:
        super().__init__(f"error code {code}")
        self.code = code


@contextmanager
def _awaited() -> Iterator[None]:
    """The block answers. Raises `NobodyWaits`, and whatever else goes wrong."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code in UNAWAITED:
            raise NobodyWaits(error.code) from error
        raise


class Reply:
    """Answers one interaction: at once when the answer is ready, else after a deferral.

    A click on a private message changes that message; everything else is answered by a new private message. `shown` is the first
    screen that was the answer, `message_id` the message that it is in.
    """

    def __init__(self, interaction: Interaction, say: Say) -> None:
        self.interaction = interaction
        self.say = say
        self._lock = asyncio.Lock()
        self._came = time.perf_counter()
        self._sent = False
        self.shown: Screen | None = None
        self.message_id: int | None = None
        self._deferring: asyncio.Task[None] | None = None

    @property
    def in_place(self) -> bool:
        """Whether the answer replaces the message that was clicked."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    @property
    def in_direct(self) -> bool:
        """Whether a direct message was clicked that stays: what waits for its person is kept up to date there."""
        message = self.interaction.message
        return message is not None and self.interaction.guild_id is None and not message.flags.ephemeral

    @property
    def upload_limit(self) -> int:
        """How many bytes a file of the answer may have."""
        return self.interaction.filesize_limit

    def start_clock(self) -> None:
        """Defer when the answer takes long."""
        self._deferring = asyncio.create_task(self._defer_late())

    async def _defer_late(self) -> None:
        await asyncio.sleep(DEFER_AFTER)
        with suppress(*FAILED):  # the answer itself will say what is wrong
            await self.defer()

    def stop_clock(self) -> None:
        """The answer was given."""
        if self._deferring is not None:
            self._deferring.cancel()

    async def defer(self) -> None:
        """Acknowledge now; the answer follows."""
        async with self._lock:
            if not self.interaction.response.is_done():
                async with self._first():
                    if self.in_place:
                        await self.interaction.response.defer()
                    else:
                        await self.interaction.response.defer(ephemeral=True, thinking=True)

    @asynccontextmanager
    async def _first(self) -> AsyncIterator[None]:
        """The block gives the first answer. Raises `NobodyWaits`, and whatever else goes wrong."""
        with _awaited():
            yield
        ACKNOWLEDGED.observe(time.perf_counter() - self._came)

    async def screen(self, screen: Screen) -> None:
        """Answer with a screen; a second screen of the same reply is a further private message."""
        view, files = layout.layout(screen), layout.files(screen)
        async with self._lock:
            response = self.interaction.response
            if self._sent:
                with _awaited():
                    await self.interaction.followup.send(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)
                return
            if response.is_done():
                with _awaited():
                    self.message_id = (
                        await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
                    ).id
            elif self.in_place:
                async with self._first():
                    await response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
                self.message_id = None if self.interaction.message is None else self.interaction.message.id
            else:
                async with self._first():
                    sent = await response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)
                self.message_id = sent.message_id
            self._sent, self.shown = True, screen

    async def instead(self, screen: Screen) -> None:
        """Answer with a screen in the place of what was said before the answer was there."""
        if not self._sent:
            return await self.screen(screen)
        async with self._lock:
            view, files = layout.layout(screen), layout.files(screen)
            with _awaited():
                edited = await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
            self.message_id = edited.id
            self.shown = screen

    async def form(self, modal: Modal) -> bool:
        """Answer by opening a form; whether that was still possible: only as the first answer to a click."""
        async with self._lock:
            if self.interaction.response.is_done():
                return False
            async with self._first():
                await self.interaction.response.send_modal(forms.modal(modal))
            self._sent = True
            return True

    async def public(self, screen: Screen) -> None:
        """After the answer: a message in the channel that everybody sees."""
        with _awaited():
            await self.interaction.followup.send(view=layout.layout(screen), files=layout.files(screen), allowed_mentions=NOBODY)

    async def text(self, msg: Msg) -> None:
        """Answer with a few words."""
        await self.screen(Screen((self.say(msg),)))

    async def beside(self, screen: Screen) -> None:
        """Say something in a private message of its own, and leave a clicked panel as it is."""
        async with self._lock:
            view = layout.layout(screen)
            if self.interaction.response.is_done():
                with _awaited():
                    await self.interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY)
            else:
                async with self._first():
                    await self.interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
            self._sent = True

    async def words_beside(self, msg: Msg) -> None:
        """Say a few words in a private message of their own."""
        await self.beside(Screen((self.say(msg),)))
