"""People and servers can read, export and delete what is stored about them."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.actions.people import AskToWipe, ExportServer, ForgetMe, ShowServerData, TypeServerName, WipeServer
from cogs.actions.wire import Action
from cogs.edge.clicks import Click
from cogs.edge.gate import Admitted, Caller
from play.values.errors import NotAllowed
from play.values.types import Person, Place
from tests.e2e.world import World, labels, texts, world
from tests.play.hosting import finish_match
from words import speaker

MANAGER = discord.Permissions(manage_guild=True)


def archive(w: World, message: Any) -> dict[str, Any]:
    """Return the files in the archive of a message."""
    (file,) = message.attachments
    with zipfile.ZipFile(io.BytesIO(w.env.backend.cdn.get(file.url))) as zipped:
        return {name: json.loads(zipped.read(name)) for name in zipped.namelist()}


async def test_a_person_sees_exports_and_deletes_what_is_stored_about_them(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        bruno, ana = w.people("bruno", "ana")
        panel = (await bruno.slash(w.channel, "privacy")).response
        assert panel.ephemeral and "your seats at one table (none of them is over)" in texts(panel) and "This server…" not in labels(panel)
        await bruno.click(panel, label="Privacy text")
        assert "reads no messages" in texts(panel) and ".md" not in texts(panel)
        await bruno.click(panel, label="‹ Back")
        await bruno.click(panel, label="Export")
        files = archive(w, panel)
        assert files["about.json"]["user"] == bruno.id and files["match-1.json"]["seed"] is None
        await bruno.click(panel, label="‹ Back")
        await bruno.click(panel, label="Delete…")
        assert "a bot plays on in your seat" in texts(panel)
        await bruno.click(panel, label="Go on")
        assert (await w.table()).seat_of(bruno.id) is not None
        other = (await bruno.slash(w.channel, "privacy")).response
        await bruno.click(other, label="Delete…")
        await bruno.click(panel, custom_id=ForgetMe(2).id)
        assert (await w.table()).seat_of(bruno.id) is not None, "a forged or old button is asked again, so nothing is deleted by one click"
        await bruno.click(panel, custom_id=ForgetMe(2).id)
        await w.quiet()
        assert "Everything about you is deleted" in texts(panel)
        assert (await w.table()).seat_of(bruno.id) is None and "bruno" not in texts(await w.card())
        panel = (await bruno.slash(w.channel, "privacy")).response
        assert "Nothing is stored about you" in texts(panel)
        assert (await w.table()).seat_of(ana.id) is not None


async def test_only_server_managers_export_and_delete_a_server(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (ana,) = w.people("ana")
        boss = w.guild.add_member(w.env.create_user("boss"), roles=[w.guild.create_role("boss", permissions=MANAGER)])
        panel = (await boss.slash(w.channel, "privacy")).response
        await boss.click(panel, label="This server…")
        assert "Harbour" in texts(panel) and "One match is stored" in texts(panel)
        await boss.click(panel, label="Export")
        assert set(archive(w, panel)) == {"about.json", "match-1.json"} and "stored of this server" in texts(panel)
        await boss.click(panel, label="‹ Back")
        await boss.click(panel, label="Delete all…")
        form = await boss.click(panel, label="Type the server's name…")
        await boss.submit_modal(form, {"0": "Haven"})
        assert (await w.table()).status == "running"
        reply = await boss.submit_modal(await boss.click(panel, label="Type the server's name…"), {"0": " harbour "})
        await w.quiet()
        assert (await w.table()).status == "closed" and "has all of its tables deleted" in texts(await w.card()), reply
        await w.later(130)
        await w.host.housekeeping.erase_due()
        assert await w.host.ledger.store.matches_all(w.guild.id) == ()
        for forged in (ExportServer(), AskToWipe(), TypeServerName(), WipeServer(), ShowServerData()):
            assert "Only people who may manage the server" in await forge(w, ana, forged)


async def forge(w: World, member: Any, action: Action) -> str:
    """Click a button that a member never got; return the refusal."""
    caller = Caller(member.id, member.name, place=Place(w.guild.id, w.channel.id), locale="en", views=lambda place: True, server="Harbour")
    with pytest.raises(NotAllowed) as refused:
        await w.bot.clicks.handlers[type(action)](Click(action, Admitted(caller), None, "en"))  # type: ignore[arg-type]
    return speaker()(refused.value.msg)


async def test_a_match_stops_while_the_bot_is_removed_from_its_server(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        await w.bot.on_guild_remove(SimpleNamespace(id=w.guild.id, unavailable=True))  # type: ignore[arg-type]
        assert (await w.table()).status == "running"
        guild: Any = SimpleNamespace(id=w.guild.id, unavailable=False)
        await w.bot.on_guild_remove(guild)
        await w.quiet()
        assert (await w.table()).status == "frozen"
        (ana,) = w.people("ana")
        desk = (await ana.slash(w.channel, "desk")).response
        assert "The bot was removed from the server of this match" in texts(desk)
        await w.bot.on_guild_join(guild)
        await w.quiet()
        assert (await w.table()).status == "running"


async def test_a_deleted_person_disappears_from_the_card_of_a_finished_match(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (ana,) = w.people("ana")
        w.host.feed.unsubscribe(w.bot.courier.note_change)  # so that only the end is shown
        await finish_match(w.host, await w.table(), Random(1))
        w.host.feed.subscribe(w.bot.courier.note_change)
        w.bot.courier.wake(1)
        await w.quiet()
        assert "ana" in texts(await w.card())
        before = [message.id for message in w.channel.history()]
        await w.later(3 * 86_400.0)
        await w.host.erasing.forget(ana.id)
        await w.later(10)
        assert "ana" not in texts(await w.card()) and "Somebody" in texts(await w.card())
        assert [message.id for message in w.channel.history()] == before


async def test_servers_that_removed_the_bot_while_it_was_down_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        for guild in (w.guild.id, 5, 7):
            await w.host.tables.open("pizarro", Person(ana.id, "ana"), Place(guild, 6))
        with monkeypatch.context() as other_token:
            other_token.setattr(type(w.bot), "guilds", [])
            await w.bot.membership.note_start()
        assert await w.host.servers.away() == frozenset()
        await w.bot.membership.note_start()
        assert await w.host.servers.away() == {5, 7}
        await w.quiet()
