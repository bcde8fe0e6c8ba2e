"""The connection ends in every way in which Discord ends it, and the bot as shipped goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.wire.gateway import BAD_SEQUENCE, TIMED_OUT, Gateway
from tests.wire.harbour import Harbour

pytestmark = pytest.mark.asyncio(loop_scope="package")

RESUMED: dict[str, Callable[[Gateway], None]] = {
    "asked to reconnect": lambda gateway: gateway.reconnect(),
    "invalid, but to be resumed": lambda gateway: gateway.invalidate(resumable=True),
    "closed with 4000": lambda gateway: gateway.close(4000),
    "reset": lambda gateway: gateway.reset(),
}
IDENTIFIED_AGAIN: dict[str, Callable[[Gateway], None]] = {
    "invalid": lambda gateway: gateway.invalidate(resumable=False),
    "timed out": lambda gateway: gateway.close(TIMED_OUT),
    "wrong sequence": lambda gateway: gateway.close(BAD_SEQUENCE),
}


@pytest.mark.parametrize("how", RESUMED)
async def test_a_command_in_the_gap_is_answered_after_a_resume(harbour: Harbour, how: str) -> None:
    channel, gateway = harbour.channel(), harbour.discord.gateway
    gateway.gate.clear()
    RESUMED[how](gateway)
    await harbour.discord.until(lambda: not gateway.open, "the end of the connection")
    command = harbour.bruno.gives(channel, "desk")
    gateway.gate.set()
    await harbour.discord.until(lambda: command.is_answered, "an answer to what was clicked in the gap")
    assert gateway.log == ["resume"]


@pytest.mark.parametrize("how", IDENTIFIED_AGAIN)
async def test_a_lost_session_is_followed_by_a_new_one(harbour: Harbour, how: str) -> None:
    channel, gateway = harbour.channel(), harbour.discord.gateway
    IDENTIFIED_AGAIN[how](gateway)
    await harbour.discord.until(lambda: "identify" in gateway.log, "a new session")
    await harbour.answers(channel)
    assert gateway.log.count("identify") == 1 and "closed 4008" not in gateway.log


def unreadable(harbour: Harbour) -> list[tuple[str, dict[str, Any]]]:
    """Return events with a field that is missing or that discord.py does not expect."""
    channel = harbour.channel()
    guild = {"guild_id": harbour.guild["id"]}
    message = {
        **guild, "id": harbour.discord.places.snowflake(), "channel_id": channel["id"], "author": harbour.bruno.user, "type": 0,
        "content": "", "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "attachments": [], "embeds": [],
        "components": [], "mentions": [], "mention_roles": [], "mention_everyone": False, "tts": False, "pinned": False,
    }  # fmt: skip
    thread = {**guild, "id": harbour.discord.places.snowflake(), "type": 11, "parent_id": channel["id"], "name": "?", "message_count": 0}
    click = {"id": "1", "token": "t", "type": 3, "version": 1, "application_id": "1", "attachment_size_limit": 1}
    return [
        *(("MESSAGE_CREATE", {**message, key: None}) for key in ("thread", "poll", "interaction_metadata")),
        ("MESSAGE_CREATE", {**message, "message_snapshots": [{}]}),
        ("THREAD_CREATE", thread),
        ("INTERACTION_CREATE", {**click, "entitlements": None}),
        ("INTERACTION_CREATE", {**click, "channel": None}),
        ("MESSAGE_DELETE", {"id": message["id"], "channel_id": channel["id"], "guild_id": None}),
        ("GUILD_CREATE", {**guild, "id": "none"}),
        ("SOMETHING_NEW", {"what": "?"}),
    ]


async def test_an_unreadable_event_is_lost_and_no_other(harbour: Harbour) -> None:
    channel = harbour.channel()
    harbour.forgiven.append("an event of discord's cannot be read")
    for event, data in unreadable(harbour):
        harbour.discord.gateway.tell_all(event, data)
        await harbour.answers(channel)
    assert harbour.discord.gateway.log == [] and harbour.bot.lives, "the session goes on"
    assert {line["event"] for line in harbour.bot.log if "cannot be read" in line["message"]} >= {"MESSAGE_CREATE", "THREAD_CREATE"}
