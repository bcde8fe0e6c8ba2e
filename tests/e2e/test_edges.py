"""The bot handles edge cases of Discord: old buttons, odd names, notices and commands."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from cogs.actions.panel import Confirm, Pick, TakeAnswer
from cogs.actions.tables import OpenTurn
from cogs.client import Caravel
from cogs.commands import plain
from cogs.commands import texts as wording
from cogs.screens.private import PrivateScreens
from engine.values.core import Msg
from play.values.errors import NotStored
from tests.bodies import nested
from tests.e2e.stubs import Blind
from tests.e2e.world import HASTY, QUICK, World, control, controls, open_host, raw, texts, world
from tests.house.test_commands import COMMANDS
from tests.play.hosting import give_answer
from words import speaker

MARKUP = ("[Free Nitro](https://x.example)", "||`spoiler`||", "<@1> @everyone\u202e")
ACTIVE = re.compile(r"(?<!\\)\[[^\]]*Nitro|(?<!\\)\|\||(?<!\\)`spoiler|(?<!\\)<@1>|(?<!\\)@everyone|\u202e")
"""Markup of these names that Discord would obey, because no backslash is before it."""


@pytest.mark.parametrize("old", ["1:k.turn:1:0:0::", "1:t.open:1:0:0::", "turn.0:1", "1:t.pick:1:4:2::bid", "gone.3:1:whatever"])
async def test_an_old_button_is_answered_with_the_way_to_a_new_one(tmp_path: Path, old: str) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        card = await w.card()
        stored = w.env.backend.get_message(w.channel.id, card.id)
        item = next(item for item in nested(stored.components) if item.get("custom_id") == OpenTurn(1).id)
        item["custom_id"] = old
        answer = (await member.click(card, custom_id=old)).response
        assert "too old to work" in texts(answer) and answer.ephemeral
        await member.click(answer, label="My turn")
        assert controls(answer, Pick, TakeAnswer), "a panel of today opens"
        (zita,) = w.people("zita")
        assert not controls((await zita.click(card, custom_id=old)).response, OpenTurn), "a watcher gets only the sentence"


async def test_markup_in_display_names_has_no_effect(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        for index, name in enumerate(MARKUP):
            w.members[f"p{index}"] = w.guild.add_member(w.env.create_user(f"p{index}", global_name=name))
        await w.begin_match("p0", "p1", "p2")
        await w.play_on(Random(3), moves=9)
        (member,) = await w.awaited_members()
        messages = [await w.card(), await w.turn(member), w.channel.last_message]
        for label in ("My view", "More"):
            messages.append((await member.click(await w.card(), label=label)).response)
        messages.append((await member.slash(w.channel, "match", show="log")).response)
        messages.append((await member.slash(w.channel, "desk")).response)
        text = "\n".join(texts(message) for message in messages)
        assert ACTIVE.search(text) is None, ACTIVE.search(text)
        assert r"\[Free Nitro\](https\://x.example)" in text
        for message in messages:
            for item in nested(raw(message)):
                labels = [item.get("label"), item.get("placeholder"), item.get("description")]
                labels += [option.get(key) for option in item.get("options", ()) for key in ("label", "description")]
                assert not [label for label in labels if label and "\\" in label], item
        opener, match = w.members["p0"], await another_table(w, "p0", "p1")
        options = (await opener.click(await w.card(match), label="More")).response
        await opener.click(options, label="Options")
        menus = [option["label"] for item in nested(raw(options)) for option in item.get("options", ())]
        assert "||`spoiler`||" in menus, "a label shows the name as it is"


async def another_table(w: World, opener: str, guest: str) -> int:
    """Open a table at which somebody else sits down; return its number."""
    await w.members[opener].click(await w.set_up(w.members[opener], "pizarro"), label="Open the table")
    await w.quiet()
    match = max(table.match for table in await w.host.reading.tables_of(w.members[opener].id))
    await w.members[guest].click(await w.card(match), label="Join")
    await w.quiet()
    return match


async def test_a_notice_is_gone_only_when_it_was_sent(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        await w.play_turn(member, Random(1))
        await w.quiet()
        (other,) = await w.awaited_members()
        await w.play_turn(other, Random(1))
        await w.quiet()
        await w.host.agreements.undo(1, member.id, target=1)
        await give_answer(w.host, 1, other.id, key=None, choice=False)
        screens = PrivateScreens(w.bot.services)
        for _ in range(2):
            opened = await screens.open_panel(1, member.id, "en")
            assert opened.notices and any("ℹ️" in line for line in opened.screen.texts), "looking does not remove the notice"
        w.env.inject_error("POST", "/interactions/*/callback", status=500, times=1)
        with suppress(Exception):  # the simulation says so when nothing was answered
            await member.click(await w.card(), label="My turn")
        assert await w.host.people.notices(1, member.id), "what could not be sent stays"
        w.env.backend.faults.clear()
        panel = await w.turn(member)
        assert "does not agree" in texts(panel)
        assert await w.host.people.notices(1, member.id) == ()
        assert "does not agree" not in "\n".join(line for line in texts(await w.turn(member)).splitlines() if "ℹ️" in line)


def count_syncs(w: World) -> int:
    """Return how often the list of commands was sent."""
    return len([request for request in w.env.http_requests if request.method == "PUT" and request.path.endswith("/commands")])


async def test_commands_are_sent_only_when_they_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:

        async def syncs_of_restart() -> int:
            before = count_syncs(w)
            await w.host.close()
            w.host = await open_host(w.path)
            w.bot = Caravel(w.host, Blind(), QUICK, HASTY, remembers_commands=True)
            await w.env.restart_bot(w.bot)
            return count_syncs(w) - before

        assert await syncs_of_restart() == 0
        monkeypatch.setattr(plain, "words", lambda msg: speaker()(msg) + ("" if ".name." in msg.key else "!"))
        assert await syncs_of_restart() == 1, "a description has changed"


async def test_commands_belong_to_servers_and_direct_messages(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (request,) = [request for request in w.env.http_requests if request.method == "PUT" and request.path.endswith("/commands")]
        sent = {command["name"]: command for command in request.json}  # type: ignore[union-attr]
        assert set(sent) == COMMANDS
        assert {name for name, command in sent.items() if command["integration_types"] != [0]} == {"desk"}
        desk = sent.pop("desk")
        assert (desk["integration_types"], desk["contexts"]) == ([0, 1], [0, 1, 2]), "one's own tables are at hand everywhere"
        only_on_servers = {"play", "referee", "setup"}
        assert {name for name, command in sent.items() if command["contexts"] == [0]} == only_on_servers
        assert all(command["contexts"] == [0, 1] for name, command in sent.items() if name not in only_on_servers)


async def test_other_languages_come_from_their_catalogues(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "offered_languages", lambda: ("en", "de"))
    monkeypatch.setattr(wording, "speaker", lambda language: lambda msg: {"de": "Verlauf", "en": "log"}[language])
    translator = wording.Catalogues()
    name = wording.words(Msg("discord.name.log"))
    context: Any = None
    assert await translator.translate(name, discord.Locale.german, context) == "Verlauf"
    assert await translator.translate(name, discord.Locale.american_english, context) is None
    assert await translator.translate(name, discord.Locale.french, context) is None


async def test_further_letters_do_not_read_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        (zita,) = w.people("zita")
        reads: list[str] = []
        store = w.host.ledger.store
        for name in ("matches_of", "matches_in", "person", "table", "live"):
            real = getattr(store, name)

            def counted(*args: Any, name: str = name, real: Any = real) -> Any:
                reads.append(name)
                return real(*args)

            monkeypatch.setattr(store, name, counted)
        for person, command, option in ((member, "move", "line"), (member, "match", "at"), (zita, "move", "line")):
            await person.autocomplete(w.channel, command, option, "")
            reads.clear()
            for typed in ("b", "bi", "bid", "bid "):
                await person.autocomplete(w.channel, command, option, typed)
            assert reads == [], (command, reads)


async def test_two_clicks_at_the_same_moment_are_both_answered(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        other = next(other for other in w.members.values() if other.id != member.id)
        await w.confirm_every_move(member)
        panel = await w.turn(member)
        await member.click(panel, custom_id=control(panel, TakeAnswer))
        theirs = await w.turn(other)
        done = await w.at_once((member, panel, control(panel, Confirm)), (other, theirs, control(theirs, OpenTurn)))
        assert all(record.responded for record in done)
        assert (await w.table()).seq == 1


async def test_the_host_is_closed_when_the_simulation_fails(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="overlaps"):
        async with world(tmp_path / "m.db") as w:
            real = w.env.shutdown

            async def failing() -> None:
                await real()
                raise RuntimeError("operation overlaps")

            w.env.shutdown = failing  # type: ignore[method-assign]
            host = w.host
    with pytest.raises(NotStored):
        await host.reading.tables_of(1)


async def test_a_start_that_failed_is_tried_again_at_the_next_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        started: list[bool] = []

        async def start() -> None:
            started.append(True)
            if len(started) == 1:
                raise NotStored(Msg("play.over"))

        monkeypatch.setattr(w.bot.courier, "start", start)
        w.bot._has_started = False
        with suppress(NotStored):
            await w.bot.on_ready()
        for _ in range(2):
            await w.bot.on_ready()
        assert len(started) == 2
