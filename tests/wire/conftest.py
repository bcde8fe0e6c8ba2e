"""The bot and the stand-in that the tests of this folder share, unless they start their own bot."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.wire.harbour import APART, WITHIN, Harbour, members
from tests.wire.process import Bot
from tests.wire.standin import StandIn


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Harbour]:
    """Yield the bot as shipped, connected with the stand-in."""
    async with StandIn() as discord:
        discord.gateway.starts.apart = APART
        async with Bot(discord, tmp_path_factory.mktemp("bot"), is_hasty=True) as bot:
            harbour = Harbour(discord, bot, *members(discord))
            await discord.until(lambda: discord.gateway.open and discord.interactions.commands, "a connection, and the commands")
            yield harbour
            bot.kill()
            await bot.ended()


@pytest.fixture
def harbour(running: Harbour) -> Iterator[Harbour]:
    """Yield a server on which nothing goes wrong and nothing was asked yet.

    At the end no error was logged, and no body was one that Discord would refuse.
    """
    discord = running.discord
    discord.http.requests.clear()
    discord.gateway.log.clear()
    discord.interactions.late.clear()
    discord.interactions.within = WITHIN
    running.bot.begin_log()
    running.forgiven.clear()
    yield running
    discord.http.faults.clear()
    discord.http.buckets.forget()
    assert discord.http.wrong == []
    assert [error for error in running.bot.errors() if not any(known in error for known in running.forgiven)] == []
