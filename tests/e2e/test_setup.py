"""`/setup` stores the choices of admins and refuses stale panels.

The effects of each choice in the host are tested in `tests/play/test_house.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from cogs.actions.people import ShowLeaderboard
from cogs.actions.servers import CheckPlace, ChooseExplained, KeepSetup, OpenSetup, ShowSetup, TryPlace
from cogs.actions.tables import OpenTable, OpenTurn, OpenView, SetNewOption
from cogs.edge.gate import Caller
from play.time.calendar import NIGHT, Hours
from play.values.errors import NotAllowed
from play.values.types import Place
from tests.bodies import nested
from tests.e2e.filling import unchanged_values
from tests.e2e.world import World, control, controls, texts, world
from tests.words.made_up import made_up

ADMIN = discord.Permissions(manage_guild=True)


def admin(w: World, name: str = "zita") -> Any:
    """Return a member who manages the server; add them if they are new."""
    if name not in w.members:
        role = w.guild.create_role(f"masters of {name}", permissions=ADMIN)
        w.members[name] = w.guild.add_member(w.env.create_user(name), roles=[role])
    return w.members[name]


PARTS = {
    "main": ("channels", "forum", "openers", "pace", "referees"),
    "pings": ("mentions", "zone", "quiet-from", "quiet-to"),
    "more": ("rated", "shown", "threads", "for-person", "for-server"),
    "language": ("language", "language-here"),
}
"""The parts of the forms, by subject."""


async def page(w: World, who: Any, name: str = "all") -> Any:
    """Open the panel of `/setup`, or one of its pages."""
    panel = (await who.slash(w.channel, "setup")).response
    if name != "all":
        await who.click(panel, custom_id=ShowSetup(name).id)
    return panel


async def open_form(who: Any, panel: Any, subject: str) -> Any:
    """Open the form of a subject."""
    form = await who.click(panel, custom_id=OpenSetup(subject).id)
    assert form.modal is not None
    return form


async def send_form(w: World, who: Any, form: Any, subject: str, **changed: Any) -> None:
    """Send a form in which something is changed; underscores stand for hyphens."""
    values = unchanged_values(w, form.modal)
    assert len(values) == len(PARTS[subject])
    for name, value in changed.items():
        values[str(PARTS[subject].index(name.replace("_", "-")))] = value
    await who.submit_modal(form, values)


async def choose(w: World, subject: str, who: Any = None, **changed: Any) -> Any:
    """Change values by the form of a subject on a new panel; return the panel."""
    who = who or admin(w)
    panel = await page(w, who)
    await send_form(w, who, await open_form(who, panel, subject), subject, **changed)
    return panel


async def try_to_open(w: World, who: Any, place: str = "channel", where: Any = None) -> Any:
    """Let somebody try to open a table; return what they read."""
    panel = (await who.slash(where or w.channel, "play", game="pizarro")).response
    reply = await who.click(panel, label="With friends")
    if not controls(panel, OpenTable):
        return reply.response
    await who.click(panel, label="Options …")
    if place == "thread":
        await who.select(panel, [place], custom_id=control(panel, SetNewOption, field="place"))
    reply = await who.click(panel, label="Open the table")
    await w.quiet()
    return reply.response


async def test_only_admins_have_the_panel_and_an_outdated_form_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,), zita, yara = w.people("ana"), admin(w), admin(w, "yara")
        assert "setup" in zita.available_commands(w.channel) and "setup" not in ana.available_commands(w.channel)
        panel = await page(w, zita)
        assert len(controls(panel, OpenSetup)) == len(PARTS) and len(controls(panel, ShowSetup)) == 1, "one for each form, and one page"
        for forged in (OpenSetup("main").id, ShowSetup("check").id):
            (record,) = await w.at_once((ana, panel, forged))
            assert record.modal is None
            answer = w.env.backend.get_message(w.channel.id, record.message_id or record.followup_ids[-1])
            assert "Manage Server" in texts(answer)
        for forgery in (OpenSetup("nowhere"), KeepSetup(0, "main"), TryPlace(4711), ShowSetup("x")):
            await w.at_once((zita, panel, forgery.id))
        assert (await w.host.houses.of(w.guild.id)).revision == 0, "hand-made ids change nothing"
        first, second = await open_form(zita, panel, "main"), await open_form(yara, await page(w, yara), "more")
        await w.restart()
        await send_form(w, yara, second, "more", shown=["matches"])
        await send_form(w, zita, first, "main", pace="brisk")
        house = await w.host.houses.of(w.guild.id)
        assert f"<@{yara.id}> has changed" in texts(panel) and (house.pace, house.leaderboard) == ("weeks", False)
        await send_form(w, zita, await open_form(zita, panel, "main"), "main", pace="brisk")
        house = await w.host.houses.of(w.guild.id)
        assert (house.pace, house.leaderboard, house.spectators) == ("brisk", False, "everyone"), "untouched values stay as they were"


async def test_quiet_hours_are_typed_and_impossible_values_are_refused(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        zita = admin(w)
        panel = await choose(w, "pings", zone="Lisbon", quiet_to="")
        assert "Type both quiet hours, or leave both empty" in texts(panel) and "zone Lisbon (Europe) was not kept" in texts(panel)
        assert (await w.host.houses.of(w.guild.id)).hours == Hours()
        form = await open_form(zita, panel, "pings")
        _, zone, quiet_from, quiet_to = unchanged_values(w, form.modal).values()
        assert (zone, quiet_from, quiet_to) == ("", "23:00", "07:00"), "the form still proposes hours"
        await send_form(w, zita, form, "pings", zone="EST")
        assert "such as New York and Panama" in texts(panel)
        await send_form(w, zita, await open_form(zita, panel, "pings"), "pings", zone="Lisbon")
        assert "Lisbon (Europe), where it is" in texts(panel)
        assert (await w.host.houses.of(w.guild.id)).hours.quiet == NIGHT, "the hours that the form proposes"
        form = await open_form(zita, panel, "pings")
        _, zone, *_ = unchanged_values(w, form.modal).values()
        assert zone == "Europe/Lisbon"
        await send_form(w, zita, form, "pings", zone="Atlantis", quiet_from="1:00", quiet_to="5:00", mentions="direct")
        house = await w.host.houses.of(w.guild.id)
        assert "no time zone “Atlantis”" in texts(panel) and "01:00 to 05:00" in texts(panel)
        assert (house.hours.zone, house.hours.quiet, house.mentions) == ("Europe/Lisbon", (60, 300), "direct")
        await send_form(w, zita, await open_form(zita, panel, "pings"), "pings", quiet_to="", mentions="channel")
        house = await w.host.houses.of(w.guild.id)
        assert "stay as they were" in texts(panel) and house.hours.quiet == (60, 300) and house.mentions == "channel"
        await send_form(w, zita, await open_form(zita, panel, "pings"), "pings", zone="Madrid", quiet_to="late")
        assert "is no time of day" in texts(panel) and "The time zone of the server is Madrid (Europe) now" in texts(panel)
        await send_form(w, zita, await open_form(zita, panel, "pings"), "pings", quiet_from="", quiet_to="")
        assert (await w.host.houses.of(w.guild.id)).hours.quiet is None
        await send_form(w, zita, await open_form(zita, panel, "pings"), "pings", zone="")
        assert (await w.host.houses.of(w.guild.id)).hours.zone is None


@pytest.mark.parametrize("old", ["setup-menu.1:1:where:threads", "setup-zone.1:1", "setup-check-forum.1"])
async def test_a_control_of_the_earlier_panel_names_the_new_command(tmp_path: Path, old: str) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        zita, (ana,) = admin(w), w.people("ana")
        panel = await page(w, zita)
        stored = w.env.backend.get_message(w.channel.id, panel.id)
        next(item for item in nested(stored.components) if item.get("custom_id") == OpenSetup("main").id)["custom_id"] = old
        for member in (zita, ana):
            (record,) = await w.at_once((member, panel, old))
            answer = w.env.backend.get_message(w.channel.id, record.message_id or record.followup_ids[-1])
            assert "earlier panel of `/setup`" in texts(answer) and not controls(answer, OpenTurn), "its number is not taken for a match"
        form = await open_form(zita, panel, "more")
        form._interaction.modal["custom_id"] = "setup-quiet-done.1:1"
        answer = (await zita.submit_modal(form, unchanged_values(w, form.modal))).response
        assert "earlier panel of `/setup`" in texts(answer) and (await w.host.houses.of(w.guild.id)).revision == 0, (
            "a form of the earlier panel is answered, too"
        )
        next(item for item in nested(stored.components) if item.get("custom_id") == old)["custom_id"] = ShowSetup("where").id
        await zita.click(panel, custom_id=ShowSetup("where").id)
        assert len(controls(panel, OpenSetup)) == len(PARTS), "a tab of the earlier panel leads to the overview"


async def test_a_chosen_channel_is_shown_with_its_missing_permissions(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        other, third = (w.guild.create_text_channel(name) for name in ("other", "third"))
        panel = await choose(w, "main", channels=[other])
        assert "✗" not in texts(panel)
        compute = w.env.backend.compute_permissions
        lost = discord.Permissions(attach_files=True, embed_links=True).value
        w.env.backend.compute_permissions = lambda *args: compute(*args) & ~lost if args[1] == w.bot.user.id else compute(*args)
        panel = await choose(w, "main", channels=[other])
        assert f"✗ {other.mention}: Embed Links and Attach Files" in texts(panel), "the panel asks Discord for permissions again"
        assert texts(panel).count("→") == 2 and "Server Settings › Roles" in texts(panel), "each permission with its setting"
        panel = await choose(w, "main", channels=[other, third])
        assert set((await w.host.houses.of(w.guild.id)).channels) == {other.id, third.id}
        await choose(w, "more", threads="never")
        assert set((await w.host.houses.of(w.guild.id)).channels) == {other.id, third.id}, "another form leaves the channels as they are"
        assert f"✗ {other.mention}" in texts(panel) and f"✗ {third.mention}" in texts(panel) and "→" not in texts(panel)
        panel = await page(w, admin(w), "check")
        await admin(w).select(panel, [other], custom_id=control(panel, CheckPlace))
        assert "✗ **Attach Files**" in texts(panel) and "✓ Send Messages" in texts(panel)


async def test_deleted_channels_and_roles_limit_tables_until_admins_choose_again(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana, bruno), zita, games = w.people("ana", "bruno"), admin(w), w.channel
        other, sailors = w.guild.create_text_channel("other"), w.guild.create_role("sailors")
        w.env.backend.add_member_role(w.guild.id, bruno.id, sailors.id)
        await choose(w, "main", channels=[other])
        await choose(w, "more", threads="always")
        await choose(w, "main", openers=[sailors])
        await choose(w, "main", pace="live")
        assert f"tables are opened in <#{other.id}>" in texts(await try_to_open(w, bruno, where=games))
        assert f"opened by <@&{sailors.id}>" in texts(await try_to_open(w, ana, where=other))
        assert "is open" in texts(await try_to_open(w, bruno, where=other)) and "is open" in texts(await try_to_open(w, zita, where=other))
        table = await w.table()
        assert table.place.thread_id is not None and table.own_thread and table.terms.pace == "live"
        overview = await page(w, zita)
        assert f"<#{other.id}>" in texts(overview) and f"<@&{sailors.id}>" in texts(overview) and f"by <@{zita.id}>" in texts(overview)
        w.env.backend.delete_channel(other.id)
        w.env.backend.delete_role(w.guild.id, sailors.id)
        assert "channels for tables are gone" in texts(await try_to_open(w, bruno, where=games))
        panel = await page(w, zita)
        assert "All chosen channels are gone" in texts(panel) and "only admins can open tables" in texts(panel)
        panel = await choose(w, "main")
        assert "gone" not in texts(panel) and "is open" in texts(await try_to_open(w, ana, where=games)), "anywhere again, as the form says"


async def test_a_running_match_follows_the_choices_of_its_server(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        await choose(w, "pings", mentions="direct")
        (closed,) = w.people("clara")
        w.env.inject_error("POST", f"/channels/{closed.user.dm_channel.id}/messages", status=403, code=50007, times=None)
        await w.begin_match("ana", "bruno", "clara")
        for line in ("bid 1", "bid 2", "bid 3"):
            (member,) = await w.awaited_members()
            gets_messages = member is not closed
            assert ("Bid" in str([message.components for message in member.user.dm_channel.history()])) is gets_messages
            await member.slash(w.channel, "move", line=line)
            await w.quiet()
        posts = [
            request.json
            for request in w.env.http_requests
            if request.method == "POST" and request.path == f"/channels/{w.channel.id}/messages"
        ]
        assert posts and not any((body or {})["allowed_mentions"].get("users") for body in posts)
        ana, zoe = w.people("ana", "zoe")
        assert controls((await ana.slash(w.channel, "stats")).response, ShowLeaderboard)
        await choose(w, "more", shown=[])
        own = (await ana.slash(w.channel, "stats", game="pizarro")).response
        assert not controls(own, ShowLeaderboard), "no button for a leaderboard that is off"
        assert not controls((await ana.slash(w.channel, "stats")).response, ShowLeaderboard)
        card = await w.card()
        assert "only the players of" in texts((await zoe.click(card, custom_id=OpenView(1).id)).response)
        assert "only the players of" in texts((await zoe.slash(w.channel, "match", show="log", match=1)).response)
        stranger = Caller(zoe.id, name="zoe", place=Place(w.guild.id, w.channel.id), locale="en", views=lambda place: True)
        with pytest.raises(NotAllowed, match="players-only"):  # a forged id
            await w.bot.gate.admit(stranger, ChooseExplained(1))
        assert not controls((await zoe.click(card, label="My turn")).response, OpenView)
        assert "only the players of" not in texts((await ana.click(card, custom_id=OpenView(1).id)).response)


async def test_cards_are_in_the_language_of_the_server(tmp_path: Path) -> None:
    with made_up(tmp_path / "lang", "discord-card-join = Entrar\n", "is_offered = true") as code:
        async with world(tmp_path / "m.db") as w:
            await choose(w, "language", language=[code])
            assert (await w.host.houses.of(w.guild.id)).language == code
            assert "**Language of cards:** Made up" in texts(await page(w, admin(w)))
            (ana,) = w.people("ana")
            await try_to_open(w, ana)
            assert "Entrar" in str((await w.card()).components), "the rest is in English"


async def test_check_names_the_old_commands_whose_permissions_are_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        await choose(w, "main", pace="live")
        silent_server = w.guild.id - 1
        await w.host.houses.choose(silent_server, 1, 0, {"pace": "live"})
        assert "Permissions that went" not in texts(await page(w, admin(w), "check"))
        before = [{"id": "1", "name": "board"}, {"id": "2", "name": "log"}, {"id": "3", "name": "tables"}, {"id": "4", "name": "desk"}]
        own_permissions = [{"id": "1", "permissions": []}, {"id": "3", "permissions": []}, {"id": "4", "permissions": []}]

        async def answer_permissions(application: int, guild: int) -> list[dict[str, Any]]:
            if guild == silent_server:
                raise discord.Forbidden(MagicMock(status=403), "Missing Access")
            return own_permissions

        monkeypatch.setattr(w.bot.http, "get_global_commands", AsyncMock(return_value=before))
        monkeypatch.setattr(w.bot.http, "get_guild_application_command_permissions", answer_permissions)
        await w.bot.commands.run_due()
        assert (await w.host.houses.of(w.guild.id)).lost_permissions == ("board", "tables"), "`/desk` keeps its name"
        assert (await w.host.houses.of(silent_server)).lost_permissions == ()
        checked = texts(await page(w, admin(w), "check"))
        assert "Permissions that went" in checked and "`/tables` is now **/desk**" in checked and "`/board`" in checked
        assert "`/log`" not in checked, "everybody might use it"
        monkeypatch.setattr(w.bot.http, "get_global_commands", AsyncMock(return_value=[]))
        await w.bot.commands.run_due()
        assert "`/tables` is now" in texts(await page(w, admin(w), "check")), "a later list of commands forgets nothing"
