"""Tries in a channel what a table needs: a card, a thread, a direct message; deletes all."""

from __future__ import annotations

import secrets
import struct
import zlib
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field

import discord

from cogs.connection.refusals import REFUSED, Crowded, Unreachable, asks_for_patience
from cogs.edge import forums, layout
from cogs.edge.directs import DirectMessages
from cogs.edge.reply import NO_MENTIONS
from cogs.edge.threads import Home, Threads, delete_or_archive
from cogs.panel.spec import Picture, Screen, cut
from cogs.servers.permissions import TAG, missing_permissions
from engine.values.core import Msg, Say
from play.people.house import House

REASON = 200
"""Characters of Discord's reason that an admin reads, at most."""

FOR_CARD = ("view_channel", "send_messages", "embed_links", "attach_files")
"""The permissions that a card needs, in the order in which Discord checks them."""

IN_THREADS = "send_messages_in_threads"


@dataclass(slots=True)
class _Trial:
    """The results of trials in a channel, as lines, and the messages and thread to delete."""

    channel: Home
    house: House
    say: Say
    lines: list[str] = field(default_factory=list)
    posted: list[discord.Message] = field(default_factory=list)
    thread: discord.Thread | None = None

    async def step(self, what: Msg, work: Awaitable[object], takes: Sequence[str] = ()) -> None:
        """Try something, and note the result; `takes` are the permissions that it needs."""
        try:
            await work
        except REFUSED as error:
            self._fail(what, self._why(error, takes))
        except Unreachable as error:
            why = Msg("check.dm-closed") if error.is_closed else Msg("check.dm-refused", code=error.code or error.status)
            self._fail(what, why)
        except Crowded:
            self._fail(what, Msg("check.dm-later"))
        else:
            self.lines.append(f"✓ {self.say(what)}")

    def _fail(self, what: Msg, why: Msg) -> None:
        """Note that a step failed, with the reason."""
        self.lines.append(f"✗ {self.say(Msg('core.labelled', label=what, text=why))}")

    def _why(self, error: discord.HTTPException | discord.RateLimited, takes: Sequence[str]) -> Msg:
        """Return why Discord refused: the first switch that is off, or Discord's own words."""
        if isinstance(error, discord.RateLimited):
            return asks_for_patience(error)
        lacking = {permission.permission: permission.mend for permission in missing_permissions(self.channel, self.house)}
        mends = [lacking[take] for take in takes if take in lacking]
        return mends[0] if mends else Msg("check.refused", error=cut(error.text or str(error.status), REASON))


class Preflight:
    """Tries all that a table needs in a channel."""

    def __init__(self, directs: DirectMessages, threads: Threads) -> None:
        self.directs = directs
        self.threads = threads

    async def try_all(self, channel: Home, house: House, user_id: int, say: Say) -> tuple[str, ...]:
        """Try all in a channel, and a direct message to a person; return a line for each result."""
        trial = _Trial(channel, house, say)
        name = f"{say(Msg('check.title'))} {secrets.token_hex(2)}"
        if isinstance(channel, discord.ForumChannel):
            await trial.step(Msg("check.post"), self._post(trial, channel, name), (*FOR_CARD, IN_THREADS, TAG))
        else:
            await trial.step(Msg("check.card"), self._card(trial, channel), FOR_CARD)
            if house.threads != "never":
                takes = ("view_channel", "create_public_threads", IN_THREADS, *FOR_CARD)
                await trial.step(Msg("check.thread"), self._thread(trial, channel, name), takes)
        removed = await self._remove(trial, name)
        await trial.step(Msg("check.dm"), self._direct(trial, user_id))
        if removed is not None:
            trial.lines.append(say(removed))
        return tuple(trial.lines)

    async def _card(self, trial: _Trial, channel: discord.TextChannel) -> None:
        trial.posted.append(await _send_card(channel, trial.say))

    async def _thread(self, trial: _Trial, channel: discord.TextChannel, name: str) -> None:
        trial.thread = await self.threads.begin(channel, name, minutes=60)
        await _send_card(trial.thread, trial.say)

    async def _post(self, trial: _Trial, forum: discord.ForumChannel, name: str) -> None:
        screen = _card(trial.say)
        trial.thread, _ = await self.threads.post(
            forum,
            name,
            auto_archive_duration=60,
            applied_tags=forums.known_tags(forum)[:1],
            view=layout.layout(screen),
            files=layout.files(screen),
            allowed_mentions=NO_MENTIONS,
        )

    async def _direct(self, trial: _Trial, user_id: int) -> None:
        sent = await self.directs.send(user_id, Screen((trial.say(Msg("check.words")),)), silent=True)
        await sent.delete()

    async def _remove(self, trial: _Trial, name: str) -> Msg | None:
        """Delete what was posted; return a sentence about it, `None` if nothing was posted."""
        result = Msg("check.removed")
        try:
            thread = trial.thread or await self.threads.find_unanswered(trial.channel, name)
            if not trial.posted and thread is None:
                return None
            if thread is not None and not await delete_or_archive(trial.channel, thread):
                result = Msg("check.archived", name=name)
            for message in trial.posted:
                await message.delete()
        except REFUSED:
            return Msg("check.left", name=name)
        return result


async def _send_card(channel: discord.TextChannel | discord.Thread, say: Say) -> discord.Message:
    screen = _card(say)
    return await channel.send(view=layout.layout(screen), files=layout.files(screen), allowed_mentions=NO_MENTIONS, silent=True)


def _card(say: Say) -> Screen:
    return Screen((f"### {say(Msg('check.title'))}", say(Msg("check.words"))), picture=Picture("test.png", PLAIN, say(Msg("check.alt"))))


def _plain(width: int, height: int, colour: bytes) -> bytes:
    """Return a picture of one colour, as a PNG file."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + colour * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


PLAIN = _plain(320, 80, bytes.fromhex("2f6f8f"))
"""The picture of a test card: empty sea."""
