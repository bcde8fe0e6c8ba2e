"""A simulated Discord with the real bot in it: a server, a channel and members who click."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import simcord

from cogs.client import Caravel
from cogs.pictures import Pictures
from cogs.publisher import Pauses
from play.clock import AT_ONCE
from play.host import Host
from store.sqlite import SqliteStore

QUICK = Pauses(edits=0.0, first=0.0, longest=0.0)


class Blind(Pictures):
    """No pictures: for tests that look at something else."""

    async def picture(self, *args: Any, **kwargs: Any) -> None:
        return None


class World:
    """One bot process on one database, and the people around it."""

    def __init__(self, env: simcord.Env, host: Host, bot: Caravel, path: Path, pictures: type[Pictures]) -> None:
        self.env, self.host, self.bot, self.path = env, host, bot, path
        self._pictures = pictures
        self.guild = env.create_guild("Harbour")
        self.channel = self.guild.create_text_channel("games")
        self.members: dict[str, Any] = {}

    def people(self, *names: str) -> list[Any]:
        """Members of the server, made when they do not exist yet."""
        for name in names:
            if name not in self.members:
                self.members[name] = self.guild.add_member(self.env.create_user(name))
        return [self.members[name] for name in names]

    async def quiet(self) -> None:
        """Wait until bots have moved and everything is shown."""
        for _ in range(400):
            await self.env.settle()
            await self.host.feed.drained()
            busy = [task for task in self.bot.publisher._workers.values() if not task.done()]
            if not busy and not await self.host.behind():
                return
            await asyncio.gather(*busy)

    def card(self, match: int, channel: Any = None) -> Any:
        """The newest message of the channel that is the card of a match."""
        for message in reversed((channel or self.channel).history()):
            if any(f":{match}:" in part for part in custom_ids(message)) and "k.turn" in "".join(custom_ids(message)[:1]):
                return message
        raise AssertionError("there is no card")

    async def restarted(self) -> None:
        """Kill the process and start another one on the same database."""
        await self.host.close()
        self.host = await hosted(self.path)
        self.bot = Caravel(self.host, self._pictures(), QUICK)
        await self.env.restart_bot(self.bot)


def custom_ids(message: Any) -> list[str]:
    """The custom_ids of a message, in order."""
    found: list[str] = []

    def walk(components: Any) -> None:
        for component in components:
            name = getattr(component, "custom_id", None)
            if name:
                found.append(name)
            walk(getattr(component, "children", ()))

    walk(message.components)
    return found


async def hosted(path: Path) -> Host:
    host = Host(SqliteStore(path), delays=AT_ONCE, rng=Random(7))
    await host.open()
    return host


@asynccontextmanager
async def world(path: Path, pictures: type[Pictures] = Blind, **options: Any) -> AsyncIterator[World]:
    host = await hosted(path)
    bot = Caravel(host, pictures(), QUICK)
    made: World | None = None
    try:
        async with simcord.run(bot, **options) as env:
            made = World(env, host, bot, path, pictures)
            yield made
    finally:
        await (made.host if made else host).close()
