"""The threads and forum posts that the bot makes, each once, even if an answer is lost.

Discord has no nonce for a thread, so its name identifies it. If a request got no answer, the bot looks for the thread before it sends the
request again: first among the threads in its cache, then by asking Discord. If the thread of the lost request appears later, it is deleted.
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
"""Minutes without a message after which Discord archives a post or a thread: the longest time it offers."""

CLOCK_SKEW = 60.0
"""Seconds by which Discord's clock may be behind ours."""

LATEST = 10
"""How many of the newest messages are searched for Discord's own message that a thread was begun."""

KEPT = 1024
"""How many requests for threads are remembered, the newest ones."""

Home: TypeAlias = discord.TextChannel | discord.ForumChannel
"""A channel in which there can be tables."""


class Threads:
    """Makes threads and posts.

    It remembers only the newest requests; a new connection fills discord.py's cache with all open threads.
    """

    def __init__(self) -> None:
        self._unanswered: Recent[tuple[int, str], bool] = Recent(KEPT)
        self._made: Recent[tuple[int, str], int] = Recent(KEPT)

    async def begin(
        self, channel: discord.TextChannel, name: str, since: float = 0.0, gone: int = 0, minutes: Any = AWAKE
    ) -> discord.Thread:
        """Return the public thread with this name; make it unless it exists.

        `since`: threads from before this time (seconds since 1970) do not count. `gone`: the id of a deleted thread, which does not
        count either; 0: there is none. `minutes`: how long without a message until Discord archives the thread.
        """

        async def make() -> discord.Thread:
            return await channel.create_thread(name=name, type=discord.ChannelType.public_thread, auto_archive_duration=minutes)

        thread, _ = await self._find_or_make(channel, name, make, since, gone)
        return thread

    async def post(self, forum: discord.ForumChannel, name: str, since: float = 0.0, **content: Any) -> tuple[discord.Thread, bool]:
        """Return the post with this name, and whether it was made just now.

        `since`: as in `begin`; `content`: further arguments of `ForumChannel.create_thread`.
        """

        async def make() -> discord.Thread:
            return (await forum.create_thread(name=name, **content)).thread

        return await self._find_or_make(forum, name, make, since)

    async def _find_or_make(
        self, channel: Home, name: str, make: Callable[[], Awaitable[discord.Thread]], since: float, gone: int = 0
    ) -> tuple[discord.Thread, bool]:
        """Return the thread with a name, and whether `make` has just made it."""
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
        """Return the thread that was made by a request whose answer was lost.

        `None` if there is none; Discord is asked only if such a request is remembered.
        """
        if self._unanswered.get((channel.id, name)) is None:
            return None
        return next(_own(channel, await channel.guild.active_threads(), name, since, gone), None)

    async def note_new(self, thread: discord.Thread) -> None:
        """Delete a new thread of the bot if another thread already has its place."""
        known = self._made.get((thread.parent_id, thread.name))
        if known not in (None, thread.id) and thread.owner_id == thread.guild.me.id and isinstance(thread.parent, Home):
            await _remove(thread.parent, thread)


def _own(channel: Home, threads: Iterable[discord.Thread], name: str, since: float, gone: int) -> Iterator[discord.Thread]:
    """Yield the bot's threads of a channel with this name, made after `since`, without `gone`."""
    for thread in threads:
        is_ours = thread.parent_id == channel.id and thread.owner_id == channel.guild.me.id and thread.name == name
        is_later = thread.created_at is not None and thread.created_at.timestamp() > since - CLOCK_SKEW
        if is_ours and is_later and thread.id != gone:
            yield thread


async def _remove(channel: Home, thread: discord.Thread) -> None:
    """Delete the second thread of the same name, or at least archive it."""
    log.warning("a thread is there twice, and is deleted", extra={"channel": channel.id, "thread_id": thread.id})
    try:
        await delete_or_archive(channel, thread)
    except FAILED as error:
        log.warning("it stays: %s", type(error).__name__, extra={"thread_id": thread.id})


async def delete_or_archive(channel: Home, thread: discord.Thread) -> bool:
    """Delete a thread and Discord's message about it; return `False` if it is only archived."""
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
            is_about = message.type is discord.MessageType.thread_created and message.content == thread.name
            if is_about and (message.reference is None or message.reference.channel_id == thread.id):
                await message.delete()
