"""If Discord accepts a request only later, the person is told so, and their choice is not changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.actions.people import SetTold
from cogs.actions.servers import CheckPlace
from tests.e2e.test_preflight import forum_of, tags_of
from tests.e2e.test_setup import admin, choose, page, try_to_open
from tests.e2e.world import control, texts, world


async def refuse_for_now(*args: Any, **kwargs: Any) -> None:
    raise discord.RateLimited(290.0)


async def test_a_test_in_a_channel_names_what_has_to_wait_and_clears_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        zita = admin(w)
        panel = await page(w, zita, "check")
        await zita.select(panel, [w.channel], custom_id=control(panel, CheckPlace))
        with monkeypatch.context() as patched:
            patched.setattr(w.bot.http, "start_thread_without_message", refuse_for_now)
            await zita.click(panel, label="Test it here")
        report = texts(panel)
        assert (
            "✓ A card with a picture" in report and "✗ A thread of its own: Discord has had enough" in report and "removed again" in report
        )
        assert not [message for message in w.channel.history() if message.author.bot]
        monkeypatch.setattr(w.bot.http, "delete_message", refuse_for_now)
        await zita.click(panel, label="Test it here")
        assert "Not everything that I posted could be removed" in texts(panel)


async def test_a_card_does_not_wait_for_the_tags_of_its_post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        admin(w)
        forum, (ana, bruno) = forum_of(w), w.people("ana", "bruno")
        await choose(w, "main", forum=[forum])
        await try_to_open(w, ana)
        (room,) = forum.threads
        await w.host.tables.add_bot(1, ana.id, "mate")
        monkeypatch.setattr(w.bot.http, "edit_channel", refuse_for_now)
        await bruno.click(await w.card(room=room), label="Join")
        await w.quiet()
        await ana.click(await w.card(room=room), label="Start now")
        await w.quiet()
        assert "Running" not in tags_of(w, forum, room.id) and "bruno" in texts(await w.card(room=room))
        table = await w.table()
        assert table.status == "running" and table.card is not None and table.card.edition == table.edition


async def test_a_choice_that_cannot_be_tried_now_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        before = (await w.host.people.settings(ana.id)).notification_way
        panel = (await ana.slash(w.channel, "settings")).response
        monkeypatch.setattr(w.bot.courier.deliveries.messages, "direct", refuse_for_now)
        click = await ana.click(panel.message, custom_id=SetTold("dm").id)
        assert "Please try again after <t:" in texts(click.followups[0])
        assert (await w.host.people.settings(ana.id)).notification_way == before
        assert "interaction failed" not in caplog.text
