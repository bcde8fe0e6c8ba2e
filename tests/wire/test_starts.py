"""Discord refuses something at the start of the bot as shipped."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wire.faults import Answer, away, rate_limit, refuse
from tests.wire.gateway import Starts
from tests.wire.harbour import APART, members
from tests.wire.process import Bot
from tests.wire.standin import StandIn

REFUSED = {
    "400": refuse(400, 50035, "Invalid Form Body"),
    "403": refuse(403, 50001),
    "429": rate_limit(3600.0),
    "503": away(503),
}


async def plays_without(folder: Path, answer: Answer) -> None:
    """Start the bot without a new list of commands; the commands of before still work."""
    folder.mkdir()
    async with StandIn() as discord:
        guild, _, bruno = members(discord)
        channel = discord.places.channel(guild, "games")
        discord.interactions.commands = [{"id": "1", "name": "desk"}]
        discord.http.faults.plan(r"PUT /applications/\d+/commands", answer, times=10)
        async with Bot(discord, folder, is_hasty=True) as bot:
            await discord.until(lambda: discord.gateway.open, "a connection")
            assert (await bruno.commands(channel, "desk")).message is not None
            await bot.says("discord does not take the commands")
            assert bot.lives and len(discord.requests("PUT", "/commands")) == 1, "it is tried again later"
            bot.kill()


@pytest.mark.parametrize("status", ["429", *(pytest.param(name, marks=pytest.mark.campaign) for name in REFUSED if name != "429")])
async def test_a_list_of_commands_that_is_refused_keeps_nobody_offline(tmp_path: Path, status: str) -> None:
    await plays_without(tmp_path / "bot", REFUSED[status])


async def test_a_bot_that_has_connected_too_often_today_waits(tmp_path: Path) -> None:
    """Discord revokes the token of a bot that identifies when nothing is left."""
    async with StandIn() as discord:
        members(discord)
        discord.gateway.starts = Starts(remaining=0, reset_after=1.0, apart=APART)
        async with Bot(discord, tmp_path, is_hasty=True) as bot:
            await bot.says("connected too often today")
            assert discord.gateway.log == [] and not discord.gateway.is_reset
            discord.gateway.starts.remaining = 1000
            await discord.until(lambda: discord.gateway.open, "a connection")
            bot.kill()


async def test_a_refused_token_ends_it_for_good_and_is_in_no_log(tmp_path: Path) -> None:
    async with StandIn() as discord:
        discord.gateway.is_reset = True
        async with Bot(discord, tmp_path, is_hasty=True) as bot:
            assert await bot.ended() == 78
            assert any("CARAVEL_TOKEN" in error for error in bot.errors())
            assert discord.gateway.token not in str(bot.log) and discord.gateway.log == []


@pytest.mark.parametrize(("code", "word"), [(4004, "CARAVEL_TOKEN"), (4013, "newer program")])
@pytest.mark.campaign
async def test_a_connection_that_is_closed_for_good_ends_it_for_good(tmp_path: Path, code: int, word: str) -> None:
    async with StandIn() as discord:
        members(discord)
        async with Bot(discord, tmp_path, is_hasty=True) as bot:
            await discord.until(lambda: discord.gateway.open, "a connection")
            discord.gateway.close(code)
            assert await bot.ended() == 78 and any(word in error for error in bot.errors())


@pytest.mark.campaign
async def test_silence_is_noticed(tmp_path: Path) -> None:
    """discord.py closes a connection after 60 silent seconds.

    The session is resumed, and a command of meanwhile is answered.
    """
    async with StandIn() as discord:
        guild, _, bruno = members(discord)
        channel = discord.places.channel(guild, "games")
        async with Bot(discord, tmp_path) as bot:
            await bot.ready()
            await discord.until(lambda: discord.interactions.commands, "the commands")
            discord.gateway.is_silent = True
            command = bruno.gives(channel, "desk")
            discord.interactions.within = 600.0
            await discord.until(lambda: not discord.gateway.open, "the end of the silent connection", patience=180.0)
            discord.gateway.is_silent = False
            await discord.until(lambda: command.is_answered, "an answer to what was clicked in the silence", patience=180.0)
            assert discord.gateway.log == ["identify", "resume"]


@pytest.mark.campaign
async def test_a_bot_that_ends_soon_after_each_start_stays_down(tmp_path: Path) -> None:
    async with StandIn() as discord:
        members(discord)
        discord.gateway.starts.apart = 0.0
        for start in range(5):
            async with Bot(discord, tmp_path, is_hasty=True) as bot:
                await discord.until(lambda start=start: discord.gateway.log.count("identify") > start, "a connection")  # type: ignore[misc]
                bot.kill()
                await bot.ended()
        async with Bot(discord, tmp_path, is_hasty=True) as bot:
            assert await bot.ended() == 78 and any("stay" in error or "does not connect any more" in error for error in bot.errors())
        assert discord.gateway.log.count("identify") == 5


@pytest.mark.campaign
async def test_two_shards_each_answer_for_their_servers(tmp_path: Path) -> None:
    async with StandIn() as discord:
        people = [members(discord) for _ in range(6)]
        channels = [discord.places.channel(guild, "games") for guild, _, _ in people]
        discord.gateway.shards = 2
        async with Bot(discord, tmp_path) as bot:
            await bot.ready()
            assert discord.gateway.log == ["identify", "identify"], "five seconds apart"
            for (_, _, bruno), channel in zip(people, channels, strict=True):
                assert (await bruno.commands(channel, "desk")).message is not None
            assert len({(int(guild["id"]) >> 22) % 2 for guild, _, _ in people}) == 2 and bot.errors() == []
