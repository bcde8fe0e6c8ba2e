"""What goes wrong on Discord never costs a game, and the right person is told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.actions.panel import Confirm, PanelAction, TakeAnswer
from cogs.actions.tables import OpenTurn
from cogs.actions.wire import ACTIONS
from cogs.edge import reply
from play.values.personal import PersonSettings
from tests.e2e.world import World, control, controls, open_host, texts, world


async def ready(w: World) -> tuple[Any, Any]:
    """The awaited member and a panel with a complete move."""
    (member,) = await w.awaited_members()
    await w.careful(member)
    panel = await w.turn(member)
    await member.click(panel, custom_id=control(panel, TakeAnswer))
    return member, panel


async def test_a_double_click_on_confirm_is_one_move(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        member, panel = await ready(w)
        await w.at_once(*[(member, panel, control(panel, Confirm))] * 2)
        assert [entry.entry.line for entry in await w.host.reading.log(1, None)] == ["start", "bid 1"]
        assert "moved on" in texts(panel) or "Played" in texts(panel)


async def test_others_cannot_act_for_the_one_whose_turn_it_is(tmp_path: Path) -> None:
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


async def test_an_old_panel_shows_how_the_table_stands(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        member, panel = await ready(w)
        await w.host.turns.move(1, member.id, "bid 3")
        await w.quiet()
        await member.click(panel, custom_id=control(panel, Confirm))
        assert "The table moved on" in texts(panel) and "how high?" in texts(panel)
        assert (await w.host.reading.log(1, None))[-1].entry.line == "bid 3" and await w.host.plans.of(1, member.id) == ()


async def test_a_half_made_move_survives_a_restart_and_its_buttons_work(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        member, panel = await ready(w)
        await w.restart()
        await member.click(panel, custom_id=control(panel, Confirm))
        await w.quiet()
        assert (await w.host.reading.log(1, None))[-1].entry.line == "bid 1"


async def test_closed_direct_messages_are_explained_and_turns_stay_in_the_channel(tmp_path: Path) -> None:
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
        assert (await w.host.reading.log(1, None))[-1].entry.line == "bid 1"
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
        assert "is gone" in texts(member.user.dm_channel.last_message), "told at once"
        await member.slash(other, "move", line="bid 1")
        await w.quiet()
        assert (await w.table()).seq == 1
        for person in w.members.values():
            notices = [message for message in person.user.dm_channel.history() if "is gone" in texts(message)]
            assert len(notices) == 1, "told once"
        log = await member.slash(other, "match", show="log", match=1)
        assert "bid 1" in texts(log.response)
        panel = (await member.slash(other, "desk")).response
        for label in ("Pizarro & Co. · 1", "More", "Settings", "Move the table card here"):
            await member.click(panel, label=label)
        await w.quiet()
        w.channel = other
        await w.play_on(Random(3), moves=2)


async def test_a_deleted_thread_is_left_by_anybody_at_the_table(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", place="thread")
        _, bruno, _ = w.people("ana", "bruno", "clara")
        more = (await bruno.click(await w.card(room=w.channel.threads[0]), label="More")).response
        await bruno.click(more, label="Settings")
        assert "Move the table card here" not in str(more.components), "the thread is there, and bruno did not open the table"
        w.env.backend.delete_channel(w.channel.threads[0].id)
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
        mention = f"<@{(await w.awaited_members())[0].id}>, it is your turn"
        assert len([message for message in w.channel.history() if mention in texts(message)]) == 1


async def test_a_card_that_is_too_old_to_edit_or_was_deleted_is_posted_again(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        old = (await w.table()).card
        w.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)
        await (await w.awaited_members())[0].slash(w.channel, "move", line="bid 1")
        await w.quiet()
        new = (await w.table()).card
        assert old is not None and new is not None and old.message_id != new.message_id
        assert old.message_id not in [message.id for message in w.channel.history()]
        w.env.backend.delete_message(w.channel.id, new.message_id)
        await (await w.awaited_members())[0].slash(w.channel, "move", line="bid 2")
        await w.quiet()
        assert "leads with 2" in texts(await w.card())


async def test_a_deleted_card_is_had_again_where_it_was(tmp_path: Path) -> None:
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
            await (await w.awaited_members())[0].slash(w.channel, "move", line=line)
            await w.quiet()
        (ana,) = w.people("ana")
        notices = [texts(message) for message in ana.user.dm_channel.history()]
        assert len(notices) == 1 and "Attach Files" in notices[0]
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
        words = texts(reply.response)
        name = words.partition("E-")[2][:8]
        (record,) = [record for record in caplog.records if getattr(record, "error_id", "") == name]
        assert name and record.action == "OpenTurn" and record.match == 1  # type: ignore[attr-defined]


async def test_two_processes_on_one_database(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        member, panel = await ready(w)
        second = await open_host(tmp_path / "m.db")
        try:
            await second.turns.move(1, member.id, "bid 5")
            await member.click(panel, custom_id=control(panel, Confirm))
            await w.quiet()
            assert [entry.entry.line for entry in await w.host.reading.log(1, None)] == ["start", "bid 5"]
            assert "moved on" in texts(panel)
            (after,) = await w.awaited_members()
            await after.slash(w.channel, "move", line="bid 6")
            assert [entry.entry.line for entry in await second.reading.log(1, None)][-1] in ("bid 5", "bid 6")
            await second.turns.move(1, (await w.awaited_members())[0].id, "bid 7")
        finally:
            await second.close()


async def slowly(*args: Any, **kwargs: Any) -> None:
    """A picture that takes a few turns of the loop."""
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
        assert callback.json is not None and callback.json["type"] == 5, "acknowledged"
        assert edit.method == "PATCH" and edit.path.endswith("@original") and opened.ephemeral
        panel = opened.response
        await member.click(panel, custom_id=control(panel, TakeAnswer))
        await w.quiet()
        assert "You bid 1" in texts(panel) and (await w.table()).seq == 1


async def test_one_ping_a_turn_and_none_for_those_who_want_none(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno, _ = w.people("ana", "bruno", "clara")
        settings = await bruno.slash(w.channel, "settings")
        await bruno.click(settings.response.message, label="Not at all")
        await w.begin_match("ana", "bruno", "clara")
        for _ in range(12):
            (member,) = await w.awaited_members()
            pings = [message for message in w.channel.history() if "it is your turn" in texts(message)]
            assert [f"<@{member.id}>" in texts(ping) for ping in pings] == ([] if member is bruno else [True])
            await w.play_turn(member, Random(1))
            await w.quiet()
        sent = [request.json for request in w.env.http_requests if request.method == "POST" and request.path.endswith("/messages")]
        for body in sent:
            assert body is not None and body["allowed_mentions"]["parse"] == []
            assert set(body["allowed_mentions"].get("users", [])) <= {ana.id, *(m.id for m in w.members.values() if m is not bruno)}
