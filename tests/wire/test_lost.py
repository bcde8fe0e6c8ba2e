"""What goes by somebody else's hand, to the bot as shipped: cards, and the bot itself from a server while its connection is away."""

from __future__ import annotations

import pytest

from cogs.actions.panel import Pick, PlayHint
from tests.buttons import controls
from tests.wire.harbour import Harbour
from tests.wire.people import labelled

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_a_card_that_a_moderator_deletes_comes_back(harbour: Harbour) -> None:
    channel = harbour.channel()
    await harbour.ana.opens(channel, "pizarro")
    gone = harbour.ana.card(channel)
    harbour.discord.places.removed(gone)
    shown = [one["id"] for one in harbour.ana.sees(channel)]
    await harbour.discord.until(lambda: [one for one in harbour.ana.sees(channel) if one["id"] not in shown], "another card")
    assert labelled(harbour.ana.card(channel), "Join")


async def anew(harbour: Harbour) -> None:
    """A session that cannot be resumed ends, and another begins."""
    harbour.discord.gateway.log.clear()
    harbour.discord.gateway.invalidate(False)
    await harbour.discord.until(lambda: "identify" in harbour.discord.gateway.log, "a new session")


async def test_who_is_removed_and_invited_back_between_two_sessions_notices_both(harbour: Harbour) -> None:
    """Discord repeats no event of before: it lists the servers."""
    channel, places = harbour.channel(), harbour.discord.places
    await harbour.ana.opens(channel, "pizarro")
    await harbour.ana.begins_match(channel, "pizarro", bots=2)
    me = harbour.guild["_members"].pop(places.bot["id"])
    await anew(harbour)
    await harbour.bot.says("the bot is not on a server any more")
    harbour.discord.http.asked.clear()
    harbour.guild["_members"][places.bot["id"]] = me
    await anew(harbour)
    await harbour.discord.until(lambda: harbour.discord.requests("PATCH", f"/channels/{channel['id']}/"), "the card shown anew")
    assert controls(await harbour.ana.turn(channel), Pick, PlayHint), "the match goes on"
