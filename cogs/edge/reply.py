"""The one answer to an interaction: within three seconds, and in the right message."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import discord

from cogs.connection.refusals import FAILED, UNAWAITED, UNKNOWN_MESSAGE
from cogs.edge import forms, layout
from cogs.edge.layout import Interaction
from cogs.edge.numerals import with_figures
from cogs.panel.spec import Modal, Screen
from engine.values.core import Msg, Say
from engine.values.recent import Recent
from metrics import ACKNOWLEDGED

DEFER_AFTER = 0.8
"""Seconds after which an interaction is acknowledged if there is no answer yet (Discord waits 3, including the time on the network)."""

NO_MENTIONS = discord.AllowedMentions.none()


class NobodyWaits(discord.DiscordException):
    """Discord refused an answer for which nobody waits any more; `code` is its error code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"error code {code}")
        self.code = code


def _body(screen: Screen) -> dict[str, Any]:
    """Return the arguments with which discord.py sends a screen as a new message."""
    return {"view": layout.layout(screen), "files": layout.files(screen), "allowed_mentions": NO_MENTIONS}


@contextmanager
def _raise_unawaited() -> Iterator[None]:
    """Turn errors of an answer for which nobody waits into `NobodyWaits`."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code in UNAWAITED:
            raise NobodyWaits(error.code) from error
        raise


class Reply:
    """Answers one interaction: at once when the answer is ready, else after a deferral.

    A click on a private message changes that message. Everything else is answered by a new private message, also the first click on a
    message that was deleted meanwhile. `shown` is the screen of the answer and `message_id` its message; both are `None` before it.
    """

    def __init__(self, interaction: Interaction, say: Say, gone: Recent[int, bool] | None = None) -> None:
        """`gone`: deleted messages on which a click has already been answered by a new message."""
        self.interaction = interaction
        self.say = say
        self._gone = Recent[int, bool](1) if gone is None else gone
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
        """Whether the click was on a direct message that the courier keeps up to date."""
        message = self.interaction.message
        return message is not None and self.interaction.guild_id is None and not message.flags.ephemeral

    @property
    def upload_limit(self) -> int:
        """How many bytes a file of the answer may have, at most."""
        return self.interaction.filesize_limit

    def start_clock(self) -> None:
        """Defer the answer if it is not given within `DEFER_AFTER` seconds."""
        self._deferring = asyncio.create_task(self._defer_late())

    async def _defer_late(self) -> None:
        await asyncio.sleep(DEFER_AFTER)
        with suppress(*FAILED):  # the answer itself will say what is wrong
            await self.defer()

    def stop_clock(self) -> None:
        """Stop waiting for the deferral: the answer was given."""
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
        """Measure when the first answer is given; errors as with `_raise_unawaited`."""
        with _raise_unawaited():
            yield
        ACKNOWLEDGED.observe(time.perf_counter() - self._came)

    @with_figures
    async def screen(self, screen: Screen) -> None:
        """Answer with a screen; a second call sends a further private message."""
        async with self._lock:
            if self._sent:
                await self._send_privately(screen)
                return
            try:
                await self._place(screen)
            except NobodyWaits as error:
                if error.code != UNKNOWN_MESSAGE or not self._is_first_on_gone():
                    raise
                self.message_id = await self._send_privately(screen)
            self._sent, self.shown = True, screen

    async def _place(self, screen: Screen) -> None:
        """Show a screen where the answer belongs."""
        response = self.interaction.response
        if response.is_done():
            await self._change(screen)
        elif self.in_place:
            async with self._first():
                await response.edit_message(view=layout.layout(screen), attachments=layout.files(screen), allowed_mentions=NO_MENTIONS)
            self.message_id = None if self.interaction.message is None else self.interaction.message.id
        else:
            self.message_id = await self._send_privately(screen)

    async def _change(self, screen: Screen) -> None:
        """Show a screen in the message of the answer."""
        view, files = layout.layout(screen), layout.files(screen)
        with _raise_unawaited():
            self.message_id = (await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NO_MENTIONS)).id

    async def _send_privately(self, screen: Screen) -> int | None:
        """Send a new private message, and return its id."""
        if self.interaction.response.is_done():
            with _raise_unawaited():
                return (await self.interaction.followup.send(**_body(screen), ephemeral=True, wait=True)).id
        async with self._first():
            return (await self.interaction.response.send_message(**_body(screen), ephemeral=True)).message_id

    def _is_first_on_gone(self) -> bool:
        """Return whether this is the first click on a message that is gone."""
        message = self.interaction.message
        if message is None or not self.in_place or self._gone.get(message.id):
            return False
        self._gone.put(message.id, True)
        return True

    @with_figures
    async def instead(self, screen: Screen) -> None:
        """Answer with a screen that replaces the one shown until then."""
        if not self._sent:
            return await self.screen(screen)
        async with self._lock:
            await self._change(screen)
            self.shown = screen

    async def form(self, modal: Modal) -> bool:
        """Open a form as the answer; return `False` if there was another answer already."""
        async with self._lock:
            if self.interaction.response.is_done():
                return False
            async with self._first():
                await self.interaction.response.send_modal(forms.modal(modal))
            self._sent = True
            return True

    @with_figures
    async def public(self, screen: Screen) -> None:
        """Send a message in the channel that everybody sees, after the answer."""
        with _raise_unawaited():
            await self.interaction.followup.send(**_body(screen))

    async def text(self, msg: Msg) -> None:
        """Answer with a few words."""
        await self.screen(Screen((self.say(msg),)))

    @with_figures
    async def beside(self, screen: Screen) -> None:
        """Send a screen in a private message of its own; a clicked panel stays as it is."""
        async with self._lock:
            await self._send_privately(screen)
            self._sent = True

    async def words_beside(self, msg: Msg) -> None:
        """Send a few words in a private message of their own."""
        await self.beside(Screen((self.say(msg),)))
