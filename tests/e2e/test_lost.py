"""The bot restores deleted cards and reports what it cannot restore."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from simcord.backend import serializers

from cogs.actions.tables import ShowMore
from cogs.deliveries.deleted import PAUSES
from cogs.edge import reply
from engine.values.core import Msg
from play.time.calendar import DAY
from play.values.errors import NotStored
from tests.e2e.test_preflight import deny
from tests.e2e.test_trouble import slowly
from tests.e2e.world import World, control, raw, texts, world


async def delete(w: World, *more: int) -> None:
    """A moderator deletes the card of match 1, perhaps with other messages in one go."""
    card = (await w.table()).card
    assert card is not None
    if more:
        w.env.backend.bulk_delete_messages(card.channel_id, [card.message_id, *more])
    else:
        w.env.backend.delete_message(card.channel_id, card.message_id)
    await w.quiet()


async def stands(w: World) -> bool:
    """Whether the card of match 1 is in the channel."""
    card = (await w.table()).card
    assert card is not None
    return card.message_id in [message.id for message in w.channel.history()]


async def move(w: World, line: str) -> None:
    await w.host.turns.move(1, (await w.awaited_members())[0].id, line)
    await w.quiet()


@pytest.mark.parametrize("in_bulk", [False, True])
async def test_a_deleted_card_comes_back_by_itself_and_calls_nobody(tmp_path: Path, in_bulk: bool) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        chat = await w.members["ana"].send(w.channel, "chat")
        before = [message.id for message in w.channel.history()]
        await delete(w, *([chat.id] if in_bulk else []))
        assert await stands(w) and "Pizarro" in texts(await w.card())
        (new,) = [message for message in w.channel.history() if message.id not in before]
        assert new.id == (await w.card()).id and "<@" not in texts(new)


async def test_a_card_deleted_before_it_is_stored_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        real, deleted_cards = w.host.outbox.store_card, w.bot.courier.deliveries.cards.deleted
        posted: list[int] = []

        async def late(effect: Any, card: Any, mentions: Any = ()) -> None:
            posted.append(card.message_id)
            if len(posted) == 1:
                w.env.backend.delete_message(card.channel_id, card.message_id)
                while not deleted_cards._gone.get(card.message_id):  # noqa: ASYNC110
                    await asyncio.sleep(0)
            await real(effect, card, mentions)

        monkeypatch.setattr(w.host.outbox, "store_card", late)
        (ana,) = w.people("ana")
        await ana.click(await w.set_up(ana, "pizarro"), label="Open the table")
        await w.quiet()
        assert len(posted) == 2 and await stands(w)


async def test_a_moderator_who_deletes_it_again_and_again_wins(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (ana,) = w.people("ana")
        for pause in PAUSES:
            await delete(w)
            assert await stands(w) is (pause == 0.0)
            await w.later(pause)
            assert await stands(w), f"it comes after {pause:.0f} s"
        assert ana.user.dm_channel.history() == []
        await delete(w)
        await w.later(PAUSES[-1] + 1.0)
        (message,) = ana.user.dm_channel.history()
        assert not await stands(w) and "deleted 4 times within a day" in texts(message) and "`/desk`" in texts(message)
        await move(w, "bid 1")
        assert await stands(w), "a change brings it"
        await delete(w)
        assert not await stands(w)
        await w.later(DAY)
        await move(w, "bid 2")
        await delete(w)
        assert await stands(w), "a day later it counts again"


async def test_deleting_other_messages_or_by_the_bot_itself_brings_no_card_back(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        for count in range(4):
            for _ in range(7):
                await w.members["ana"].send(w.channel, "chat")
            await move(w, f"bid {count + 1}")  # the card goes to the bottom, and the old one is removed
        before = len(w.channel.history())
        await delete(w)
        assert await stands(w) and len(w.channel.history()) == before, "the four that the bot removed do not count"
        chat = await w.members["ana"].send(w.channel, "chat")
        posted = len([request for request in w.env.http_requests if request.method == "POST" and request.path.endswith("/messages")])
        w.env.backend.delete_message(w.channel.id, chat.id)
        await w.quiet()
        assert (
            len([request for request in w.env.http_requests if request.method == "POST" and request.path.endswith("/messages")]) == posted
        )


async def test_the_card_of_a_table_that_is_over_may_be_deleted(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        live = await w.host.ledger.current(1)
        await w.host.ledger.write(live, live.with_table(status="closed", to_act=()))
        await w.quiet()
        await delete(w)
        await w.later(PAUSES[-1])
        assert not await stands(w)


@pytest.mark.parametrize("is_told", [True, False])
async def test_a_thread_that_only_moderators_open_is_told_once(tmp_path: Path, caplog: pytest.LogCaptureFixture, is_told: bool) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", place="thread")
        (ana,) = w.people("ana")
        (thread,) = w.channel.threads
        deny(w, w.channel, w.guild.id, manage_threads=True)
        status, code = (403, 50013) if is_told else (503, 0)
        w.env.inject_error("PATCH", f"/channels/{thread.id}", status=status, code=code, times=None)
        meta = w.env.backend.get_channel(thread.id).thread_metadata
        for method, path in (("PATCH", "/channels/*/messages/*"), ("POST", f"/channels/{thread.id}/messages")):
            w.env.inject_error(method, path, status=400, code=50083, times=None)
        for _ in range(2):
            meta.archived, meta.locked = True, True
            w.env.backend.announce_channel_update(thread.id)
            await w.quiet()
            meta.archived = False
            w.env.backend.announce_channel_update(thread.id)
            await w.quiet()
        assert len(ana.user.dm_channel.history()) == is_told
        meta.archived = True
        w.bot.courier.pauses = type(w.bot.courier.pauses)(edits=0.0, first=1000.0, longest=1000.0, look=0.0)
        await move(w, "bid 1")
        assert len(ana.user.dm_channel.history()) == is_told, "the refused card is the same trouble"
        if is_told:
            assert "**Manage Threads** is missing" in texts(ana.user.dm_channel.history()[0])
        assert not [record for record in caplog.records if record.levelname == "ERROR" or record.exc_info]


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (404, 10015), (401, 50027)])
async def test_an_answer_that_was_dismissed_before_it_came_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        caplog.set_level(logging.INFO)
        monkeypatch.setattr(reply, "DEFER_AFTER", 0.0)
        monkeypatch.setattr(w.bot.services.pictures, "picture", slowly)
        w.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=status, code=code, times=None)
        (member,) = await w.awaited_members()
        await member.click(await w.card(), label="My turn")
        assert "nobody waits for the answer" in caplog.text
        assert not [record for record in caplog.records if record.levelno > logging.INFO]


@pytest.mark.parametrize("defers", [False, True])
async def test_quick_clicks_on_a_panel_that_is_gone_get_one_panel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, defers: bool
) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        caplog.clear()
        if defers:
            monkeypatch.setattr(reply, "DEFER_AFTER", 0.0)
            monkeypatch.setattr(w.bot.services.pictures, "picture", slowly)
            w.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008, times=None)
        else:
            w.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10008, times=1)
        more = control(panel, ShowMore)
        pressed = [await member.click(panel, custom_id=more) for _ in range(3 if defers else 1)]
        new = pressed[0].followups if defers else [pressed[0].response]
        assert len(new) == 1 and new[0].id != panel.id and "What happened" in str(raw(new[0]))
        assert not any(answer.followups for answer in pressed[1:]), "the others are dropped"
        assert not [record for record in caplog.records if record.levelno > logging.INFO]


async def session(w: World, *guilds: Any, away: tuple[Any, ...] = (), is_short: bool = False) -> None:
    """The connection was lost, and a new session begins that lists these servers; those `away` have an outage. It `is_short` when the
    connection is lost again before discord.py has seen to what it lists."""
    w.bot.dispatch("shard_disconnect", 0)
    await w.env.settle()
    user = dict(serializers.user_payload(w.env.backend.bot_user))
    stubs = [{"id": str(guild.id), "unavailable": True} for guild in (*guilds, *away)]
    parsers: Any = w.bot._connection.parsers
    application = {"id": str(w.env.backend.application_id), "flags": 0}
    parsers["READY"]({"v": 10, "user": user, "guilds": stubs, "session_id": "s", "shard": [0, 1], "application": application})
    for guild in guilds:
        payload = serializers.guild_create_payload(w.env.backend, w.env.backend.get_guild(guild.id))
        parsers["GUILD_CREATE"]({**payload, "unavailable": False})
    if is_short:
        w.bot.dispatch("shard_disconnect", 0)
    await w.quiet()


async def test_a_new_session_tells_where_the_bot_came_and_went_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        await session(w, w.guild)
        assert (await w.table()).status == "running"
        await session(w, w.guild, is_short=True)
        assert (await w.table()).status == "running", "what one session lists has nothing to do with the end of it"
        await session(w, away=(w.guild,))
        assert (await w.table()).status == "running", "an outage is no removal"
        await session(w, w.guild)
        await session(w)
        assert (await w.table()).status == "frozen", "removed while the connection was away"
        real, tried = w.host.servers.away, []

        async def away() -> frozenset[int]:
            tried.append(True)
            if len(tried) == 1:
                raise NotStored(Msg("play.stale"))
            return await real()

        monkeypatch.setattr(w.host.servers, "away", away)
        monkeypatch.setattr("cogs.deliveries.membership.AGAIN", 0.0)
        await session(w, w.guild)
        assert (await w.table()).status == "running" and len(tried) == 2, "invited back, and the database did not answer at once"
        await move(w, "bid 1")
        assert "leads with 1" in texts(await w.card())
