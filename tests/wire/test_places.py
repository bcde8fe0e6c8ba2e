"""Messages, threads, servers and direct messages disappear, close or refuse the bot as shipped."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.actions.people import SetTold
from cogs.actions.wire import parse_id
from tests.buttons import control, controls, texts
from tests.wire.faults import refuse
from tests.wire.gateway import TIMED_OUT
from tests.wire.harbour import Harbour
from tests.wire.player import HASTE, Player

pytestmark = pytest.mark.asyncio(loop_scope="package")


def somebody(harbour: Harbour) -> Player:
    """Return a member to whom the bot has never written."""
    player = Player(harbour.discord, harbour.discord.places.user("Clara"))
    harbour.discord.places.member(harbour.guild, player.user)
    return player


async def choose_direct_messages(player: Player, channel: dict[str, Any]) -> tuple[str, bool]:
    """Choose direct messages; return the bot's reply, and whether the choice was stored."""
    settings = (await player.commands(channel, "settings")).message
    assert settings is not None
    before = control(settings, SetTold, told="dm")
    after = (await player.uses(settings, before)).message
    assert after is not None
    return texts(after), bool(controls({"components": after["components"]}, SetTold)) and chosen_option(after) == "dm"


def chosen_option(message: dict[str, Any]) -> str:
    """Return the chosen kind of notification: its button cannot be pressed."""
    return next((parse_id(part["custom_id"]).told for part in controls(message, SetTold) if part.get("disabled")), "")  # type: ignore[attr-defined]


async def test_too_many_direct_messages_at_once_change_nobodys_choice(harbour: Harbour) -> None:
    channel, clara = harbour.channel(), somebody(harbour)
    first = (await clara.commands(channel, "settings")).message
    assert first is not None
    was = chosen_option(first)
    harbour.discord.http.faults.plan("POST /users/@me/channels", refuse(403, 40003))
    reply, is_direct = await choose_direct_messages(clara, channel)
    again = (await clara.commands(channel, "settings")).message
    assert not is_direct and again is not None and chosen_option(again) == was
    assert "Nothing has changed" in reply


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_told_in_the_channel(harbour: Harbour, code: int) -> None:
    channel, clara = harbour.channel(), somebody(harbour)
    direct = harbour.discord.places.direct(clara.user)
    harbour.discord.http.faults.plan(rf"POST /channels/{direct['id']}/messages", refuse(403, code))
    reply, is_direct = await choose_direct_messages(clara, channel)
    assert not is_direct and "closed" in reply


async def test_a_deleted_card_comes_back(harbour: Harbour) -> None:
    channel = harbour.channel()
    await harbour.ana.opens(channel, "pizarro")
    card = harbour.ana.card(channel)
    harbour.discord.places.removed(card)
    await harbour.discord.until(
        lambda: any("custom_id" in str(message) and "_for" not in message for message in harbour.bruno.sees(channel)), "a card"
    )
    assert harbour.ana.card(channel)["id"] != card["id"]


async def test_an_archived_thread_is_opened_again(harbour: Harbour) -> None:
    channel = harbour.channel()
    thread = await harbour.ana.opens(channel, "pizarro", place="thread")
    harbour.discord.places.change_thread(thread, archived=True)
    await harbour.discord.until(lambda: not thread["thread_metadata"]["archived"], "the open thread")


async def test_a_locked_thread_stays_locked_without_an_error(harbour: Harbour) -> None:
    channel = harbour.channel()
    thread = await harbour.ana.opens(channel, "pizarro", place="thread")
    harbour.discord.places.change_thread(thread, archived=True, locked=True)
    await harbour.discord.until(
        lambda: [request for request in harbour.discord.requests("PATCH", thread["id"]) if request.status == 403], "a refusal"
    )
    await harbour.answers(channel)
    assert thread["thread_metadata"]["locked"]


async def test_a_match_goes_on_when_the_bot_is_back_on_its_server(harbour: Harbour) -> None:
    """The bot is removed from a server and invited back, each time while it is not connected.

    Only the list of servers of the new session tells it.
    """
    discord, places = harbour.discord, harbour.discord.places
    guild = places.guild("Elsewhere", harbour.ana.user)
    discord.invited(guild)
    channel = places.channel(guild, "games")
    await harbour.ana.opens(channel, "magellan")
    await harbour.ana.begins_match(channel, "magellan", bots=1)
    member = guild["_members"].pop(places.bot["id"])
    await lose_session(harbour)
    await harbour.bot.says("the bot is not on a server any more")
    guild["_members"][places.bot["id"]] = member
    await lose_session(harbour)
    await wait_until_unfrozen(harbour, channel)
    assert await harbour.ana.plays(channel, moves=1, is_hasty=True) == 1


async def wait_until_unfrozen(harbour: Harbour, channel: dict[str, Any]) -> None:
    """Press *My turn* until the match is not frozen any more."""
    for _ in range(LOOKS):
        if "frozen" not in texts(await harbour.ana.turn(channel)):
            return
        await asyncio.sleep(HASTE)
    raise TimeoutError("the match stays frozen")


LOOKS = 200
"""Presses on *My turn* after which a frozen match is given up."""


async def lose_session(harbour: Harbour) -> None:
    """Lose the session, and wait for a new one."""
    gateway = harbour.discord.gateway
    before = gateway.log.count("identify")
    gateway.close(TIMED_OUT)
    await harbour.discord.until(lambda: gateway.log.count("identify") > before, "a new session")
