"""Trouble with Discord never loses a match, and the right person is told about it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from cogs.actions.panel import Confirm, PanelAction, TakeAnswer
from cogs.actions.seats import TakeBack
from cogs.actions.tables import OpenTurn
from cogs.actions.wire import ACTIONS
from cogs.edge import reply
from play.values.personal import PersonSettings
from tests.e2e.world import World, control, controls, open_host, texts, world


async def prepare_move(w: World) -> tuple[Any, Any]:
    """Return the awaited member and their panel with a complete move that waits for *Confirm*."""
    (member,) = await w.awaited_members()
    await w.confirm_every_move(member)
    panel = await w.turn(member)
    await member.click(panel, custom_id=control(panel, TakeAnswer))
    return member, panel


async def test_a_double_click_on_confirm_is_one_move(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        member, panel = await prepare_move(w)
        await w.at_once(*[(member, panel, control(panel, Confirm))] * 2)
        assert [entry.entry.line for entry in await w.host.reading.log(1, None)] == ["start", "bid 1"]
        assert "✅" in texts(panel) and controls(panel, TakeBack), "both answers show the move"


async def test_nobody_can_act_for_the_awaited_player(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        (stranger,) = w.people("zita")
        other = next(m for m in w.members.values() if m.id not in (member.id, stranger.id))
        assert "Waiting for " in texts(await w.turn(other))
        watching = await w.turn(stranger)
        assert "You are watching" in texts(watching)
        assert not controls(watching, *(kind for kind in ACTIONS.values() if issubclass(kind, PanelAction)))
        refused = await stranger.slash(w.channel, "move", line="bid 1", match=1)
        assert refused.ephemeral and "⚠️" in texts(refused.response)
        assert (await w.table()).seq == 0


async def test_confirm_on_an_old_panel_shows_the_current_question(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        member, panel = await prepare_move(w)
        await w.host.turns.move(1, member.id, "bid 3")
        await w.quiet()
        await member.click(panel, custom_id=control(panel, Confirm))
        assert "The table moved on" in texts(panel) and "how high?" in texts(panel)
        assert await w.last_line() == "bid 3" and await w.host.plans.of(1, member.id) == ()


async def test_a_half_made_move_survives_a_restart_and_its_buttons_work(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        member, panel = await prepare_move(w)
        await w.restart()
        await member.click(panel, custom_id=control(panel, Confirm))
        await w.quiet()
        assert await w.last_line() == "bid 1"


async def test_closed_direct_messages_are_explained_and_pings_stay_in_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        room = ana.user.dm_channel.id
        w.env.inject_error("POST", f"/channels/{room}/messages", status=403, code=50007, times=None)
        settings = await ana.slash(w.channel, "settings")
        await ana.click(settings.response.message, label="By direct message")
        assert "your direct messages are closed" in texts(settings.response)
        assert (await w.host.people.settings(ana.id)).notification_way == "channel"


async def test_direct_messages_closed_later_bring_the_turn_back_to_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        members = w.people("ana", "bruno", "clara")
        for member in members:
            await w.host.people.choose(member.id, PersonSettings("dm"))
            w.env.inject_error("POST", f"/channels/{member.user.dm_channel.id}/messages", status=403, code=50007, times=None)
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        (ping,) = [texts(message) for message in w.channel.history() if f"<@{member.id}>, it is your turn" in texts(message)]
        assert "Privacy Settings" in ping
        assert (await w.host.people.settings(member.id)).notification_way == "channel"
        await w.play_on(Random(1), moves=2)


async def test_playing_by_direct_message(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        members = w.people("ana", "bruno", "clara")
        for member in members:
            settings = await member.slash(w.channel, "settings")
            await member.click(settings.response.message, label="By direct message")
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = member.user.dm_channel.last_message
        await member.user.click(panel, custom_id=control(panel, TakeAnswer))
        await w.quiet()
        assert await w.last_line() == "bid 1"
        assert "✓ Up to " in str(member.user.dm_channel.last_message.components)
        (following,) = await w.awaited_members()
        assert "Up to " in str(following.user.dm_channel.last_message.components)
        assert "leads with 1" in texts(await w.card())
        assert not [message for message in w.channel.history() if "it is your turn" in texts(message)]


async def test_a_deleted_channel_loses_no_game(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        other = w.guild.create_text_channel("elsewhere")
        (zita,) = w.people("zita")
        await zita.click(await w.set_up(zita, "pizarro"), label="Open the table")
        await w.quiet()
        w.env.backend.delete_channel(w.channel.id)
        await w.quiet()
        assert "the table is closed" in texts(zita.user.dm_channel.last_message) and (await w.table(2)).status == "closed"
        (member,) = await w.awaited_members()
        assert "is gone" in texts(member.user.dm_channel.last_message), "the player whose turn it is reads it at once"
        await member.slash(other, "move", line="bid 1")
        await w.quiet()
        assert (await w.table()).seq == 1
        for person in w.members.values():
            notices = [message for message in person.user.dm_channel.history() if "is gone" in texts(message)]
            assert len(notices) == 1, "everybody reads it only once"
        log = await member.slash(other, "match", show="log", match=1)
        assert "bid 1" in texts(log.response)
        panel = (await member.slash(other, "desk")).response
        for label in ("Pizarro & Co. · 1", "More", "Settings", "Move the table card here"):
            await member.click(panel, label=label)
        await w.quiet()
        w.channel = other
        await w.play_on(Random(3), moves=2)


async def test_any_player_moves_a_table_out_of_a_deleted_thread(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", place="thread")
        _, bruno, _ = w.people("ana", "bruno", "clara")
        (thread,) = w.channel.threads
        more = (await bruno.click(await w.card(room=thread), label="More")).response
        await bruno.click(more, label="Settings")
        assert "Move the table card here" not in str(more.components), "the thread exists, and only the opener may move the table"
        w.env.backend.delete_channel(thread.id)
        panel = (await bruno.slash(w.channel, "desk")).response
        for label in ("Pizarro & Co. · 1", "More", "Settings", "Move the table card here"):
            await bruno.click(panel, label=label)
        await w.quiet()
        assert (await w.table()).place.thread_id is None and await w.card()


async def test_a_failing_discord_only_delays_the_card(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        await w.begin_match("ana", "bruno", "clara")
        w.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=3)
        w.env.inject_error("POST", "/channels/*/messages", status=503, times=2)
        (member,) = await w.awaited_members()
        await member.slash(w.channel, "move", line="bid 4")
        await w.quiet()
        assert "leads with 4" in texts(await w.card())
        (awaited,) = await w.awaited_members()
        mention = f"<@{awaited.id}>, it is your turn"
        assert len([message for message in w.channel.history() if mention in texts(message)]) == 1


async def test_a_card_that_is_too_old_to_edit_or_was_deleted_is_posted_again(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        old = (await w.table()).card
        w.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)
        (mover,) = await w.awaited_members()
        await mover.slash(w.channel, "move", line="bid 1")
        await w.quiet()
        new = (await w.table()).card
        assert old is not None and new is not None and old.message_id != new.message_id
        assert old.message_id not in [message.id for message in w.channel.history()]
        w.env.backend.delete_message(w.channel.id, new.message_id)
        (mover,) = await w.awaited_members()
        await mover.slash(w.channel, "move", line="bid 2")
        await w.quiet()
        assert "leads with 2" in texts(await w.card())


async def test_a_deleted_card_can_be_posted_again_by_a_button(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (ana,) = w.people("ana")
        more = (await ana.click(await w.card(), label="More")).response
        old = (await w.table()).card
        assert old is not None
        w.env.backend.delete_message(w.channel.id, old.message_id)
        await ana.click(more, label="Settings")
        await ana.click(more, label="Move the table card here")
        await w.quiet()
        assert (await w.card()).id != old.message_id


async def test_a_card_that_scrolled_away_comes_to_the_bottom(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        before = await w.card()
        (member,) = await w.awaited_members()
        for count in range(7):
            await member.send(w.channel, f"chat {count}")
        await member.slash(w.channel, "move", line="bid 1")
        await w.quiet()
        after = await w.card()
        assert after.id > before.id and before.id not in [message.id for message in w.channel.history()]


async def test_missing_permission_is_told_to_the_opener_once(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        w.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
        w.env.inject_error("POST", f"/channels/{w.channel.id}/messages", status=403, code=50013, times=None)
        for line in ("bid 1", "bid 2"):
            (mover,) = await w.awaited_members()
            await mover.slash(w.channel, "move", line=line)
            await w.quiet()
        (ana,) = w.people("ana")
        (notice,) = ana.user.dm_channel.history()
        assert "Attach Files" in texts(notice)
        assert (await w.table()).seq == 2
        w.env.backend.faults.clear()
        await w.later(700.0)
        assert "leads with 2" in texts(await w.card())


async def test_an_internal_error_has_an_id_that_is_in_the_log(tmp_path: Path, caplog: Any) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")

        async def broken(*args: Any) -> None:
            raise RuntimeError("boom: bid 7")

        w.bot.clicks.handlers[OpenTurn] = broken
        (member,) = await w.awaited_members()
        reply = await member.click(await w.card(), label="My turn")
        (error_id,) = re.findall(r"E-(.{8})", texts(reply.response))
        (record,) = [record for record in caplog.records if getattr(record, "error_id", "") == error_id]
        assert record.action == "OpenTurn" and record.match == 1  # type: ignore[attr-defined]


async def test_a_move_of_another_process_refuses_the_panel_of_this_one(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        member, panel = await prepare_move(w)
        second = await open_host(tmp_path / "m.db")
        try:
            await second.turns.move(1, member.id, "bid 5")
            await member.click(panel, custom_id=control(panel, Confirm))
            await w.quiet()
            assert [entry.entry.line for entry in await w.host.reading.log(1, None)] == ["start", "bid 5"]
            assert "moved on" in texts(panel)
            (after,) = await w.awaited_members()
            await after.slash(w.channel, "move", line="bid 6")
            *_, newest = await second.reading.log(1, None)
            assert newest.entry.line in ("bid 5", "bid 6")
            (mover,) = await w.awaited_members()
            await second.turns.move(1, mover.id, "bid 7")
        finally:
            await second.close()


async def slowly(*args: Any, **kwargs: Any) -> None:
    """Take the place of a picture that takes a few rounds of the event loop."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_slow_answer_is_acknowledged_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        monkeypatch.setattr(reply, "DEFER_AFTER", 0.0)
        monkeypatch.setattr(w.bot.services.pictures, "picture", slowly)
        (member,) = await w.awaited_members()
        opened = await member.click(await w.card(), label="My turn")
        callback, edit = w.env.http_requests[-2:]
        assert callback.json is not None and callback.json["type"] == discord.InteractionResponseType.deferred_channel_message.value
        assert edit.method == "PATCH" and edit.path.endswith("@original") and opened.ephemeral
        panel = opened.response
        await member.click(panel, custom_id=control(panel, TakeAnswer))
        await w.quiet()
        assert "You bid 1" in texts(panel) and (await w.table()).seq == 1


async def test_each_turn_has_one_ping_and_none_for_people_who_want_none(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno, _ = w.people("ana", "bruno", "clara")
        settings = await bruno.slash(w.channel, "settings")
        await bruno.click(settings.response.message, label="Not at all")
        await w.begin_match("ana", "bruno", "clara")
        for _ in range(12):
            (member,) = await w.awaited_members()
            pings = [texts(message) for message in w.channel.history() if "it is your turn" in texts(message)]
            wants_pings = member is not bruno
            assert len(pings) == wants_pings and all(f"<@{member.id}>" in ping for ping in pings)
            await w.play_turn(member, Random(1))
            await w.quiet()
        sent = [request.json for request in w.env.http_requests if request.method == "POST" and request.path.endswith("/messages")]
        for body in sent:
            assert body is not None and body["allowed_mentions"]["parse"] == []
            assert set(body["allowed_mentions"].get("users", [])) <= {ana.id, *(m.id for m in w.members.values() if m is not bruno)}
