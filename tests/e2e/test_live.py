"""A person asks who has half an hour now, and the tables of those who agree go live."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cogs.actions.learning import ShowPlay
from cogs.actions.seats import Arrive, MeToo, PlayLive
from play.follows.sprint import LIVE_TURN, STAY, is_live
from tests.e2e.world import World, control, controls, texts, world


async def call(w: World, member: Any) -> Any:
    """Ask a whole channel who has half an hour; return the message with the question."""
    welcome = (await member.slash(w.channel, "play", post=True)).followups[-1]
    reply = await member.click(welcome, label="Who has 30 minutes now?")
    assert "You are here until" in texts(reply.response) or "You sit at no running table" in texts(reply.response)
    (question,) = reply.followups
    return question


async def test_me_too_makes_the_common_tables_live(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", bots=1)
        ana, bruno = w.people("ana", "bruno")
        call_message = await call(w, ana)
        assert "ana" in texts(call_message) and "Who else?" in texts(call_message)
        answer = (await bruno.click(call_message, custom_id=control(call_message, MeToo))).response
        assert is_live(await w.table()) and "**Live:**" in texts(answer), "it says where they meet"
        await bruno.click(answer, label="I have to go")
        assert not is_live(await w.table())


async def test_a_call_that_is_over_makes_nobody_present(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", bots=1)
        ana, bruno = w.people("ana", "bruno")
        call_message = await call(w, ana)
        await w.later(STAY + 60.0)
        answer = (await bruno.click(call_message, custom_id=control(call_message, MeToo))).response
        sprint = (await w.table()).sprint
        assert "That was until" in texts(answer) and (sprint is None or bruno.id not in sprint.been)
        again = await bruno.click(answer, custom_id=PlayLive(True).id)
        assert "bruno" in texts(again.followups[-1])


async def test_a_person_without_tables_is_shown_how_to_open_one(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", bots=1)
        ana, dora = w.people("ana", "dora")
        call_message = await call(w, ana)
        answer = (await dora.click(call_message, custom_id=control(call_message, MeToo))).response
        assert "You sit at no running table" in texts(answer) and controls(answer, ShowPlay)


async def test_the_desk_asks_the_tables_first_and_the_channel_on_request(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", bots=1)
        (ana,) = w.people("ana")
        desk = (await ana.slash(w.channel, "desk")).response
        reply = await ana.click(desk, label="Who has 30 minutes now?")
        sprint = (await w.table()).sprint
        assert sprint is not None and [person.user_id for person in sprint.here] == [ana.id]
        assert "Nobody else is here at your tables yet" in texts(reply.response) and not reply.followups
        aloud = await ana.click(reply.response, label="Ask in this channel")
        assert "Who else?" in texts(aloud.followups[-1])


async def test_present_players_see_the_table_go_live_the_clock_and_the_end(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        w.one_by_one()
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        other = next(member for member in w.members.values() if member != first)
        page = (await first.click(await w.card(), label="More")).response
        await first.click(page, label="Settings")
        await first.click(page, custom_id=control(page, Arrive))
        assert "goes live as soon as somebody else is here" in texts(page)
        await other.click(await w.card(), custom_id=control(await w.card(), Arrive))
        await w.quiet()
        assert is_live(await w.table()) and "⚡ **Live:**" in texts(page), "the page follows what happens"
        assert "You have until" in texts(await w.turn(first))
        await w.later(LIVE_TURN + 5.0)
        await w.host.clockwork.run_due()
        await w.quiet()
        assert not is_live(await w.table()) and "The live time is over." in texts(page)
        assert "The live time is over." in texts(await w.turn(other)), "a player without the page reads it on the next panel"
