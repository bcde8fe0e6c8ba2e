"""All waiting tables of a person are one message, and present players make a table live."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.actions.panel import TakeAnswer
from cogs.actions.people import SetConfirm, SetHits, SetTold, SetToldHere, SetWide, ShowHours, ShowTurns
from cogs.actions.seats import Arrive
from cogs.actions.tables import Join, OpenTurn
from cogs.deliveries.cards import REPOST_AFTER
from play.follows.sprint import LIVE_TURN
from play.values.personal import PersonSettings
from play.values.types import Person, Place
from tests.bodies import nested
from tests.e2e.world import World, control, controls, raw, texts, world


@pytest.fixture(autouse=True)
def turns_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask nobody early, because a turn would be added to the message that asks early."""
    for module in ("play.follows.effects", "play.telling.waiting"):
        monkeypatch.setattr(f"{module}.people_asked_early", lambda table: set())


def calls(w: World, member: Any) -> list[Any]:
    """Return the messages in the channel that ping a member."""
    return [message for message in w.channel.history() if texts(message).startswith(f"<@{member.id}>, ")]


async def until_awaited(w: World, member: Any) -> None:
    """Let the others raise until it is a member's turn."""
    while (awaited := await w.awaited_members()) != [member]:
        mover, *_ = awaited
        await mover.slash(w.channel, "move", line=f"bid {(await w.table()).seq + 1}", match=1)
        await w.quiet()


async def against_bots(w: World, member: Any) -> int:
    """Start a match of a member and two bots in the same channel, at the member's turn; return its number."""
    place = (await w.table()).place
    table = await w.host.tables.open("pizarro", Person(member.id, "ana"), place, seats=3, bots=("mate", "mate"))
    await w.host.tables.start(table.match, member.id)
    await w.quiet()
    assert await w.awaited_members(table.match) == [member]
    return table.match


async def test_two_tables_are_one_message_and_a_deleted_one_is_posted_again(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        ana, bruno, _ = w.people("ana", "bruno", "clara")
        await until_awaited(w, ana)
        (before,) = calls(w, ana)
        other = await against_bots(w, ana)
        (message,) = calls(w, ana)
        assert message.id == before.id and "2 tables wait for you" in texts(message), "nobody was pinged again"
        assert len(controls(message, OpenTurn)) == 2
        panel = (await bruno.click(message, custom_id=control(message, OpenTurn, match=1))).response
        assert panel.ephemeral and "Waiting for ana" in texts(panel), "bruno gets his own panel from ana's button"
        assert not [ping for ping in await w.host.telling.pings(ana.id) if ping.seen], "his click does not count as hers"
        w.env.backend.messages[w.channel.id].pop(message.id)
        await ana.slash(w.channel, "move", line="pass", match=1)
        await w.quiet()
        (again,) = calls(w, ana)
        assert again.id != message.id and [item["custom_id"] for item in controls(again, OpenTurn)] == [OpenTurn(other).id]


@pytest.mark.parametrize("is_whispered", [False, True])
async def test_a_whisper_makes_no_sound_and_a_ping_does(is_whispered: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("play.telling.pings._is_whispered", lambda *args: is_whispered)
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        (message,) = calls(w, member)
        assert message.flags.silent is is_whispered


async def test_a_deleted_channel_is_no_trouble_for_the_other_table(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        ana, dora = w.people("ana", "dora")
        await until_awaited(w, ana)
        lounge = w.guild.create_text_channel("lounge")
        table = await w.host.tables.open("pizarro", Person(ana.id, "ana"), Place(w.guild.id, lounge.id), seats=3, bots=("mate",))
        await w.host.tables.join(table.match, Person(dora.id, "dora"))
        await w.host.tables.start(table.match, ana.id)
        await w.quiet()
        while await w.awaited_members(table.match) != [ana]:
            await dora.slash(lounge, "move", line="pass", match=table.match)
            await w.quiet()
        (message,) = calls(w, ana)
        for method, path in (("POST", ""), ("PATCH", f"/{message.id}"), ("DELETE", f"/{message.id}")):
            w.env.inject_error(method, f"/channels/{w.channel.id}/messages{path}", status=404, code=10003, times=None)
        await ana.slash(lounge, "move", line="pass", match=table.match)
        await w.quiet()
        messages = [texts(message) for member in (ana, dora) if member.user.dm_channel for message in member.user.dm_channel.history()]
        assert not any("is gone" in text for text in messages)
        assert not [ping for ping in await w.host.telling.pings(ana.id) if ping.stands] and await w.host.outbox.matches_due() == ()


async def test_a_new_player_is_asked_only_how_to_be_notified(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno, clara = w.people("ana", "bruno", "clara")
        place, other = Place(w.guild.id, w.channel.id), Person(clara.id, "clara")
        table = await w.host.tables.open("pizarro", Person(ana.id, "ana"), place, others=[other], seats=3, pace="none")
        await w.quiet()
        question = (await bruno.click(await w.card(), custom_id=Join(table.match).id)).response
        assert len(controls(question, SetTold)) == 4 and len(controls(question, ShowTurns)) == 1
        assert not controls(question, SetConfirm, SetHits, SetWide, ShowHours), "the other settings matter later"
        await bruno.click(question, custom_id=SetTold("dm").id)
        assert "I have just written to you there" in texts(question), "a first message, because no turn waits"
        await w.host.tables.start(table.match, ana.id)
        await until_awaited(w, ana)
        settings = (await ana.slash(w.channel, "settings")).response
        await ana.click(settings, custom_id=SetTold("dm").id)
        assert "The first one is there already" in texts(settings)
        await ana.click(settings, custom_id=ShowTurns().id)
        assert controls(settings, SetConfirm), "the other settings are one click away"


async def test_a_direct_message_has_a_panel_and_other_tables_and_a_digest_lists_all(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        ana, bruno, _ = w.people("ana", "bruno", "clara")
        settings = await ana.slash(w.channel, "settings")
        await ana.click(settings.response.message, custom_id=SetTold("dm").id)
        await until_awaited(w, ana)
        panel = ana.user.dm_channel.last_message
        other = await against_bots(w, ana)
        assert calls(w, ana) == [] and ana.user.dm_channel.last_message.id == panel.id
        edited = ana.user.dm_channel.last_message
        assert "match 1" in texts(edited) and "Another table waits" in texts(edited)
        assert control(edited, TakeAnswer, match=1), "the answers of the turn are on the message itself"
        assert OpenTurn(other).id in [item["custom_id"] for item in controls(edited, OpenTurn)]
        rows = [item["components"] for item in nested(raw(edited)) if item.get("type") == 1]
        assert any([("url" in part) for part in row] == [True, False] for row in rows), "the links to this table and the other are one row"
        await ana.click((await ana.slash(w.channel, "settings")).response.message, custom_id=SetTold("digest").id)
        await w.quiet()
        await w.later(86_400.0)
        digest = ana.user.dm_channel.last_message
        assert "2 tables wait for you" in texts(digest) and len(controls(digest, OpenTurn)) == 2
        w.env.inject_error("POST", f"/channels/{ana.user.dm_channel.id}/messages", status=403, code=50007, times=None)
        await w.later(86_400.0)
        (message,) = calls(w, ana)
        assert "2 tables wait for you" in texts(message) and (await w.host.people.settings(ana.id)).notification_way == "channel"
        panel = await w.turn(ana, other)
        assert "your direct messages are closed" in texts(panel), "the next panel says why"
        await ana.click(panel, label="More")
        assert "Privacy Settings" in texts(panel), "*More* says what to do about it"
        assert "direct messages" not in texts(await w.turn(ana, other)), "the panel says it once"
        more = (await bruno.click(await w.card(), label="More")).response
        await bruno.click(more, label="Settings")
        await bruno.click(more, label="Notifications here")
        await bruno.click(more, custom_id=SetToldHere(1, "off").id)
        assert "You get no messages" in texts(more) and await w.host.telling.way(1, bruno.id) == "off"
        forged = (await bruno.click(more, custom_id=SetToldHere(1, "all").id)).response
        assert "As at all tables: in the channel" in str(forged.components)


async def test_a_live_time_begins_on_the_card_and_ends_by_itself(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", bots=1)
        ana, bruno, dora = w.people("ana", "bruno", "dora")
        (first,) = await w.awaited_members()
        other = bruno if first is ana else ana
        await w.host.people.choose(other.id, PersonSettings("dm"))
        await w.later(REPOST_AFTER - 60.0)
        answer = (await first.click(await w.card(), label="More")).response
        await first.click(answer, label="Settings")
        await first.click(answer, label="Play live for 30 minutes")
        assert "You are here until" in texts(answer)
        await w.quiet()
        refused = (await dora.click(await w.card(), custom_id=Arrive(1).id)).response
        sprint = (await w.table()).sprint
        assert sprint is not None and len(sprint.here) == 1 and "table" in texts(refused), "a stranger is refused"
        assert "🟢 Here now" in texts(await w.card()) and "goes live as soon as somebody else" in texts(await w.card())
        invited = other.user.dm_channel.last_message
        answer = (await other.user.click(invited, custom_id=control(invited, Arrive))).response
        assert "You are here until" in texts(answer), "the answer is not replaced by the list of waiting tables"
        await w.quiet()
        assert not controls(await w.card(), Arrive), "everybody is here"
        card = await w.card()
        assert "**Live:**" in texts(card) and f"⏱️ {first.user.name}" in texts(card)
        assert calls(w, ana) == calls(w, bruno) == []
        await w.later(90.0)
        await first.slash(w.channel, "move", line="bid 1", match=1)
        await w.quiet()
        assert (await w.card()).id == card.id, "a live card is edited, however old it is"
        passed = w.host.ledger.clock.more  # type: ignore[attr-defined]
        await w.restart()
        assert "**Live:**" in texts(await w.card())
        await w.later(passed + LIVE_TURN + 1)
        await w.host.clockwork.run_due()
        await w.quiet()
        assert "**Live:**" not in texts(await w.card())
