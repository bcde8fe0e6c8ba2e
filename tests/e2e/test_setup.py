"""`/setup`: who may use it, that what is chosen there holds, stale panels, and what is gone. What each choice does in the host is tested in
`tests/play/test_house.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

import words
from cogs.actions.rankings import ShowLeaderboard
from cogs.actions.referees import ChooseExplained
from cogs.actions.setup import SetHouse, SetHouseTo, ShowSetup, TryPlace
from cogs.actions.tables import OpenTable, OpenView
from cogs.edge.gate import Caller
from play.values.errors import NotAllowed
from play.values.types import Place
from tests.e2e.world import World, control, controls, modal_values, texts, world

ADMIN = discord.Permissions(manage_guild=True)


def admin(w: World, name: str = "zita") -> Any:
    """A member who manages the server."""
    if name not in w.members:
        role = w.guild.create_role(f"masters of {name}", permissions=ADMIN)
        w.members[name] = w.guild.add_member(w.env.create_user(name), roles=[role])
    return w.members[name]


async def page(w: World, who: Any, name: str) -> Any:
    """A page of a fresh panel."""
    panel = (await who.slash(w.channel, "setup")).response
    if name != "all":
        await who.click(panel, custom_id=ShowSetup(name).id)
    return panel


async def choose(w: World, field: str, *values: Any, who: Any = None, on: str = "where") -> Any:
    """Choose on a fresh panel; the panel."""
    who = who or admin(w)
    panel = await page(w, who, on)
    await who.select(panel, list(values), custom_id=control(panel, SetHouse, field=field))
    return panel


async def opened_by(w: World, who: Any, place: str = "channel", where: Any = None) -> Any:
    """Somebody tries to open a table; what they read."""
    shown = await who.slash(where or w.channel, "play", game="pizarro", place=place)
    if controls(shown.response, OpenTable):
        shown = await who.click(shown.response.message, label="Open the table")
    await w.quiet()
    return shown.response


async def test_only_admins_have_the_panel_and_an_old_one_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, zita, yara = *w.people("ana"), admin(w), admin(w, "yara")
        assert "setup" in zita.available_commands(w.channel) and "setup" not in ana.available_commands(w.channel)
        panel = await page(w, zita, "tables")
        (forged,) = await w.at_once((ana, panel, control(panel, ShowSetup, page="who")))
        told = w.env.backend.get_message(w.channel.id, forged.message_id or forged.followup_ids[-1])
        assert "Manage Server" in texts(told) and "Who opens tables" not in texts(told)
        for forgery in (SetHouseTo(0, "nowhere", "pace", "never"), SetHouseTo(0, "who", "revision", "9"), TryPlace(4711), ShowSetup("x")):
            await w.at_once((zita, panel, forgery.id))
        assert (await w.host.houses.of(w.guild.id)).revision == 0, "hand-made ids change nothing"
        old = await page(w, zita, "tables")
        await choose(w, "leaderboard", "off", who=yara, on="tables")
        await zita.select(old, ["players"], custom_id=control(old, SetHouse, field="spectators"))
        house = await w.host.houses.of(w.guild.id)
        assert f"<@{yara.id}> has changed" in texts(old) and house.spectators == "everyone" and not house.leaderboard
        await w.restarted()
        await zita.select(old, ["players"], custom_id=control(old, SetHouse, field="spectators"))
        assert (await w.host.houses.of(w.guild.id)).spectators == "players", "the same panel is a fresh one now, also after a restart"
        await zita.click(old, custom_id=ShowSetup("pings").id)
        await zita.select(old, ["Europe/Lisbon"], custom_id=control(old, SetHouse, field="zone"))
        form = await zita.click(old, label="Quiet hours")
        await zita.submit_modal(form, modal_values(form.modal, ("1:00", "5:00")))
        assert "01:00 to 05:00" in texts(old) and (await w.host.houses.of(w.guild.id)).hours.quiet == (60, 300)
        await zita.click(old, label="No quiet hours")
        assert (await w.host.houses.of(w.guild.id)).hours.quiet is None


async def test_channels_and_roles_and_what_becomes_of_them_when_they_are_gone(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana, bruno), zita, games = w.people("ana", "bruno"), admin(w), w.channel
        other, sailors = w.guild.create_text_channel("other"), w.guild.create_role("sailors")
        w.env.backend.add_member_role(w.guild.id, bruno.id, sailors.id)
        await choose(w, "channels", other)
        await choose(w, "openers", sailors, on="who")
        await choose(w, "threads", "always")
        await choose(w, "pace", "daily", on="tables")
        assert f"tables are opened in <#{other.id}>" in texts(await opened_by(w, bruno, where=games))
        assert f"opened by <@&{sailors.id}>" in texts(await opened_by(w, ana, where=other))
        assert "is open" in texts(await opened_by(w, bruno, where=other)) and "is open" in texts(await opened_by(w, zita, where=other))
        table = await w.table()
        assert table.place.thread_id is not None and table.own_thread and table.pace == "daily"
        overview = await page(w, zita, "all")
        assert f"<#{other.id}>" in texts(overview) and f"<@&{sailors.id}>" in texts(overview) and f"by <@{zita.id}>" in texts(overview)
        w.env.backend.delete_channel(other.id)
        w.env.backend.delete_role(w.guild.id, sailors.id)
        assert "channels for tables are gone" in texts(await opened_by(w, bruno, where=games))
        panel = await page(w, zita, "where")
        assert "All chosen channels are gone" in texts(panel)
        await zita.click(panel, label="Anywhere")
        assert "gone" not in texts(panel) and "opened by" in texts(await opened_by(w, bruno, where=games))
        await zita.click(panel, custom_id=ShowSetup("who").id)
        assert "only admins can open tables" in texts(panel)
        await zita.click(panel, label="Everybody")
        assert "gone" not in texts(panel) and "is open" in texts(await opened_by(w, ana, where=games))


async def test_a_running_match_under_the_rules_of_its_server(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        await choose(w, "mentions", "direct", on="pings")
        (closed,) = w.people("clara")
        w.env.inject_error("POST", f"/channels/{closed.user.dm_channel.id}/messages", status=403, code=50007, times=None)
        await w.opened("ana", "bruno", "clara")
        for line in ("bid 1", "bid 2", "bid 3"):
            (member,) = await w.awaited()
            if member is not closed:
                assert "Bid" in str(member.user.dm_channel.last_message.components)
            await member.slash(w.channel, "move", line=line)
            await w.quiet()
        sent = [one.json for one in w.env.http_requests if one.method == "POST" and one.path == f"/channels/{w.channel.id}/messages"]
        assert sent and not any((body or {})["allowed_mentions"].get("users") for body in sent)
        ana, zoe = w.people("ana", "zoe")
        assert controls((await ana.slash(w.channel, "stats")).response, ShowLeaderboard)
        await choose(w, "leaderboard", "off", on="tables")
        await choose(w, "spectators", "players", on="tables")
        assert "no leaderboard" in texts((await ana.slash(w.channel, "leaderboard", game="pizarro")).response)
        assert not controls((await ana.slash(w.channel, "stats")).response, ShowLeaderboard)
        card = await w.card()
        assert "only those who play" in texts((await zoe.click(card, custom_id=OpenView(1).id)).response)
        assert "only those who play" in texts((await zoe.slash(w.channel, "log", match=1)).response)
        stranger = Caller(zoe.id, "zoe", Place(w.guild.id, w.channel.id), "en", lambda place: True)
        with pytest.raises(NotAllowed, match="players-only"):  # an id that was made by hand
            await w.bot.gate.admit(stranger, ChooseExplained(1))
        assert not controls((await zoe.click(card, label="My turn")).response, OpenView)
        assert "only those who play" not in texts((await ana.click(card, custom_id=OpenView(1).id)).response)


async def test_cards_are_in_the_language_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogues = tmp_path / "lang"
    (catalogues / "pt").mkdir(parents=True)
    (catalogues / "en").symlink_to(words.LANG / "en")
    (catalogues / "pt" / "own.ftl").write_text("discord-card-join = Entrar\n", encoding="utf-8")
    monkeypatch.setattr(words, "LANG", catalogues)
    words.languages.cache_clear()
    try:
        async with world(tmp_path / "m.db") as w:
            await choose(w, "language", "pt", on="tables")
            assert (await w.host.houses.of(w.guild.id)).language == "pt"
            (ana,) = w.people("ana")
            await opened_by(w, ana)
            assert "Entrar" in str((await w.card()).components), "and what is not translated is in English"
    finally:
        monkeypatch.undo()
        words.languages.cache_clear()
        words.catalogue.cache_clear()
