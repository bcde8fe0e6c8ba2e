"""The threads and forum posts that the bot makes, each once, even if an answer is lost.

Discord has no nonce for a thread, so its name says which one it is. A request without an answer is not sent again before the bot has
looked: first among the threads that it was told of, then by asking. A thread that appears later is deleted.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, Final, TypeAlias

import discord

from cogs.connection.refusals import FAILED, REFUSED, is_unanswered
from engine.values.recent import Recent

log = logging.getLogger(__name__)

AWAKE: Final = 10_080
"""Minutes without a message after which Discord archives a post or a thread: the longest it offers."""

EARLIER = 60.0
"""Seconds by which Discord's clock may be behind ours."""

LATEST = 10
"""Messages among which the word is that a thread was begun."""

KEPT = 1024
"""The newest threads of which is remembered what became of them."""

Home: TypeAlias = discord.TextChannel | discord.ForumChannel
"""A channel in which there can be tables."""


class Threads:
    """Makes threads and posts.

    It remembers only the newest ones; a new connection tells which threads there are.
    """

    def __init__(self) -> None:
        self._unanswered: Recent[tuple[int, str], bool] = Recent(KEPT)
        self._made: Recent[tuple[int, str], int] = Recent(KEPT)

    async def begin(
        self, channel: discord.TextChannel, name: str, since: float = 0.0, gone: int = 0, minutes: Any = AWAKE
    ) -> discord.Thread:
        """Return the public thread with a name, made unless it is there.

        `since`: seconds since 1970 from which it can be there; `gone`: the id of one that is deleted; `minutes`: without a message,
        until Discord archives it.
        """

        async def make() -> discord.Thread:
            return await channel.create_thread(name=name, type=discord.ChannelType.public_thread, auto_archive_duration=minutes)

        return (await self._one(channel, name, make, since, gone))[0]

    async def post(self, forum: discord.ForumChannel, name: str, since: float = 0.0, **content: Any) -> tuple[discord.Thread, bool]:
        """Return the post with a name, and whether it was made just now.

        `content`: what it begins with, as discord.py takes it.
        """

        async def make() -> discord.Thread:
            return (await forum.create_thread(name=name, **content)).thread

        return await self._one(forum, name, make, since)

    async def _one(
        self, channel: Home, name: str, make: Callable[[], Awaitable[discord.Thread]], since: float, gone: int = 0
    ) -> tuple[discord.Thread, bool]:
        key = (channel.id, name)
        thread = next(_own(channel, channel.threads, name, since, gone), None) or await self.find_unanswered(channel, name, since, gone)
        is_new = thread is None
        if thread is None:
            self._made.drop(key)
            try:
                thread = await make()
            except FAILED as error:
                if is_unanswered(error):
                    self._unanswered.put(key, True)
                raise
            for other in list(_own(channel, channel.threads, name, since, gone)):
                if other.id != thread.id:
                    await _remove(channel, other)
        self._unanswered.drop(key)
        self._made.put(key, thread.id)
        return thread, is_new

    async def find_unanswered(self, channel: Home, name: str, since: float = 0.0, gone: int = 0) -> discord.Thread | None:
        """Return the thread that a request made whose answer was lost; else `None`, unasked."""
        if self._unanswered.get((channel.id, name)) is None:
            return None
        return next(_own(channel, await channel.guild.active_threads(), name, since, gone), None)

    async def note_new(self, thread: discord.Thread) -> None:
        """Delete a new thread of ours if there is another one in its place already."""
        known = self._made.get((thread.parent_id, thread.name))
        if known not in (None, thread.id) and thread.owner_id == thread.guild.me.id and isinstance(thread.parent, Home):
            await _remove(thread.parent, thread)


def _own(channel: Home, threads: Iterable[discord.Thread], name: str, since: float, gone: int) -> Iterator[discord.Thread]:
    """Yield our threads of a channel with a name."""
    for thread in threads:
        is_ours = thread.parent_id == channel.id and thread.owner_id == channel.guild.me.id and thread.name == name
        is_later = thread.created_at is not None and thread.created_at.timestamp() > since - EARLIER
        if is_ours and is_later and thread.id != gone:
            yield thread


async def _remove(channel: Home, thread: discord.Thread) -> None:
    """Delete a thread that is there twice, or at least archive it."""
    log.warning("a thread is there twice, and is deleted", extra={"channel": channel.id, "thread_id": thread.id})
    try:
        await delete_or_archive(channel, thread)
    except FAILED as error:
        log.warning("it stays: %s", type(error).__name__, extra={"thread_id": thread.id})


async def delete_or_archive(channel: Home, thread: discord.Thread) -> bool:
    """Delete a thread and the message that it was begun; return `False` if only archived."""
    if isinstance(channel, discord.TextChannel):
        await hush(channel, thread)
    try:
        await thread.delete()
    except discord.Forbidden:
        await thread.edit(archived=True)
        return False
    return True


async def hush(channel: discord.TextChannel, thread: discord.Thread) -> None:
    """Delete Discord's own message that a thread was begun, if the channel may be read."""
    with suppress(*REFUSED):
        async for message in channel.history(limit=LATEST):
            is_word = message.type is discord.MessageType.thread_created and message.content == thread.name
            if is_word and (message.reference is None or message.reference.channel_id == thread.id):
                await message.delete()
