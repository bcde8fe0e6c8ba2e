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


async def delete_card(w: World, *more: int) -> None:
    """Let a moderator delete the card of match 1, perhaps with other messages in one go."""
    card = (await w.table()).card
    assert card is not None
    if more:
        w.env.backend.bulk_delete_messages(card.channel_id, [card.message_id, *more])
    else:
        w.env.backend.delete_message(card.channel_id, card.message_id)
    await w.quiet()


async def has_card(w: World) -> bool:
    """Return whether the card of match 1 is in the channel."""
    card = (await w.table()).card
    assert card is not None
    return card.message_id in [message.id for message in w.channel.history()]


@pytest.mark.parametrize("in_bulk", [False, True])
async def test_a_deleted_card_comes_back_by_itself_and_calls_nobody(tmp_path: Path, in_bulk: bool) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        chat = await w.members["ana"].send(w.channel, "chat")
        before = [message.id for message in w.channel.history()]
        await delete_card(w, *([chat.id] if in_bulk else []))
        assert await has_card(w) and "Pizarro" in texts(await w.card())
        (new,) = [message for message in w.channel.history() if message.id not in before]
        assert new.id == (await w.card()).id and "<@" not in texts(new)


async def test_a_card_deleted_before_it_is_stored_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        real, deleted_cards = w.host.outbox.store_card, w.bot.courier.deliveries.cards.deleted
        posted: list[int] = []

        async def store_slowly(effect: Any, card: Any, mentions: Any = ()) -> None:
            posted.append(card.message_id)
            if len(posted) == 1:
                w.env.backend.delete_message(card.channel_id, card.message_id)
                while not deleted_cards._gone.get(card.message_id):  # noqa: ASYNC110
                    await asyncio.sleep(0)
            await real(effect, card, mentions)

        monkeypatch.setattr(w.host.outbox, "store_card", store_slowly)
        (ana,) = w.people("ana")
        await ana.click(await w.set_up(ana, "pizarro"), label="Open the table")
        await w.quiet()
        assert len(posted) == 2 and await has_card(w)


async def test_a_card_that_a_moderator_deletes_again_and_again_stays_deleted(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (ana,) = w.people("ana")
        for pause in PAUSES:
            await delete_card(w)
            assert await has_card(w) is (pause == 0.0)
            await w.later(pause)
            assert await has_card(w), f"it comes after {pause:.0f} s"
        assert ana.user.dm_channel.history() == []
        await delete_card(w)
        await w.later(PAUSES[-1] + 1.0)
        (message,) = ana.user.dm_channel.history()
        assert not await has_card(w) and "deleted 4 times within a day" in texts(message) and "`/desk`" in texts(message)
        await w.move("bid 1")
        await w.quiet()
        assert await has_card(w), "a change of the match brings it back"
        await delete_card(w)
        assert not await has_card(w)
        await w.later(DAY)
        await w.move("bid 2")
        await w.quiet()
        await delete_card(w)
        assert await has_card(w), "deletions of the day before do not count"


async def test_deleted_chat_and_the_bots_own_deletions_bring_no_card_back(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        for count in range(4):
            for _ in range(7):
                await w.members["ana"].send(w.channel, "chat")
            await w.move(f"bid {count + 1}")  # the card goes to the bottom, and the old one is removed
            await w.quiet()
        before = len(w.channel.history())
        await delete_card(w)
        assert await has_card(w) and len(w.channel.history()) == before, "the four that the bot removed do not count"
        chat = await w.members["ana"].send(w.channel, "chat")
        posted = len([request for request in w.env.http_requests if request.method == "POST" and request.path.endswith("/messages")])
        w.env.backend.delete_message(w.channel.id, chat.id)
        await w.quiet()
        assert (
            len([request for request in w.env.http_requests if request.method == "POST" and request.path.endswith("/messages")]) == posted
        )


async def test_a_deleted_card_of_a_table_that_is_over_stays_deleted(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        live = await w.host.ledger.current(1)
        await w.host.ledger.write(live, live.with_table(status="closed", to_act=()))
        await w.quiet()
        await delete_card(w)
        await w.later(PAUSES[-1])
        assert not await has_card(w)


@pytest.mark.parametrize(
    ("status", "code", "told"), [(403, 50013, ["**Manage Threads** is missing"]), (503, 0, [])], ids=["forbidden", "outage"]
)
async def test_the_opener_is_told_once_of_a_thread_that_only_moderators_open(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, status: int, code: int, told: list[str]
) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", place="thread")
        (ana,) = w.people("ana")
        (thread,) = w.channel.threads
        deny(w, w.channel, w.guild.id, manage_threads=True)
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
        assert len(ana.user.dm_channel.history()) == len(told)
        meta.archived = True
        w.bot.courier.pauses = type(w.bot.courier.pauses)(edits=0.0, first=1000.0, longest=1000.0, look=0.0)
        await w.move("bid 1")
        await w.quiet()
        notices = [texts(message) for message in ana.user.dm_channel.history()]
        assert len(notices) == len(told), "the refused card is the same trouble"
        assert all(words in notice for notice, words in zip(notices, told, strict=True))
        assert not [record for record in caplog.records if record.levelname == "ERROR" or record.exc_info]


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (404, 10015), (401, 50027)])
async def test_an_answer_to_a_dismissed_message_is_no_error(
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


async def test_a_click_on_a_panel_that_is_gone_gets_a_new_panel(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        caplog.clear()
        w.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10008, times=1)
        new = (await member.click(panel, custom_id=control(panel, ShowMore))).response
        assert new.id != panel.id and "What happened" in str(raw(new))
        assert not [record for record in caplog.records if record.levelno > logging.INFO]


async def test_quick_clicks_on_a_panel_that_is_gone_get_one_panel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        caplog.clear()
        monkeypatch.setattr(reply, "DEFER_AFTER", 0.0)
        monkeypatch.setattr(w.bot.services.pictures, "picture", slowly)
        w.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008, times=None)
        first, *others = [await member.click(panel, custom_id=control(panel, ShowMore)) for _ in range(3)]
        (new,) = first.followups
        assert new.id != panel.id and "What happened" in str(raw(new))
        assert not any(answer.followups for answer in others), "the other clicks get no panel"
        assert not [record for record in caplog.records if record.levelno > logging.INFO]


async def begin_session(w: World, *guilds: Any, away: tuple[Any, ...] = (), is_short: bool = False) -> None:
    """Lose the connection and begin a new session that lists these servers; those `away` have an outage.

    A session that `is_short` is lost again before discord.py has processed the servers that it lists.
    """
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


async def test_a_new_session_shows_which_servers_the_bot_has_left_or_joined(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        await begin_session(w, w.guild)
        assert (await w.table()).status == "running"
        await begin_session(w, w.guild, is_short=True)
        assert (await w.table()).status == "running", "what one session lists has nothing to do with the end of it"
        await begin_session(w, away=(w.guild,))
        assert (await w.table()).status == "running", "an outage is no removal"
        await begin_session(w, w.guild)
        await begin_session(w)
        assert (await w.table()).status == "frozen", "removed while the connection was away"
        real, tried = w.host.servers.away, []

        async def away() -> frozenset[int]:
            tried.append(True)
            if len(tried) == 1:
                raise NotStored(Msg("play.stale"))
            return await real()

        monkeypatch.setattr(w.host.servers, "away", away)
        monkeypatch.setattr("cogs.deliveries.membership.AGAIN", 0.0)
        await begin_session(w, w.guild)
        assert (await w.table()).status == "running" and len(tried) == 2, "invited back, and the database did not answer at once"
        await w.move("bid 1")
        await w.quiet()
        assert "leads with 1" in texts(await w.card())
