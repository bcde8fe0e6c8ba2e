"""The bot as shipped plays over real HTTP and a real websocket."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.match import registry
from tests.wire.harbour import Harbour, members
from tests.wire.people import results, text
from tests.wire.process import Bot
from tests.wire.standin import StandIn


def check_order(discord: StandIn, bot: Bot) -> None:
    """Check that nothing was refused or too late, and that no error was logged."""
    assert discord.http.wrong == []
    assert [interaction.payload["data"] for interaction in discord.interactions.late] == []
    assert [(request.words, request.status) for request in discord.http.requests if request.status >= 400] == []
    assert bot.errors() == []


@pytest.mark.campaign
@pytest.mark.parametrize("game", registry.names())
async def test_a_whole_match_of_each_game(tmp_path: Path, game: str) -> None:
    async with StandIn() as discord:
        guild, ana, _ = members(discord)
        channel = discord.places.channel(guild, "games")
        async with Bot(discord, tmp_path) as bot:
            await bot.ready()
            room = await ana.opens(channel, game, place="thread")
            await ana.begins_match(room, game, min(registry.rules(game).seats) - 1, **registry.rules(game).short)
            assert await ana.plays(room) > 3
            assert results(ana.sees(room)), "the result is posted"
            check_order(discord, bot)


@pytest.mark.asyncio(loop_scope="package")
async def test_a_short_match(harbour: Harbour) -> None:
    channel = harbour.channel()
    room = await harbour.ana.opens(channel, "magellan")
    await harbour.ana.begins_match(room, "magellan", bots=1, rounds="10")
    assert await harbour.ana.plays(room, is_hasty=True) > 3
    (end,) = results(harbour.bruno.sees(room))
    (headline,) = [line for line in text(end).splitlines() if line.startswith("**")]
    assert re.search(r" won \d+ to \d+\b", headline) and re.search(r" in round \d+\b", headline), f"who won, when and by what: {headline}"
    check_order(harbour.discord, harbour.bot)
