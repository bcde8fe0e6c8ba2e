"""Referees act by clicks, and everybody reads what they did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord.builders import RoleHandle

from cogs.actions.panel import Confirm, Pick, TakeAnswer
from cogs.actions.seats import TakeBack
from cogs.actions.servers import ChooseExplained, ChooseRewind, ChooseWatchedSeat, EndMatch, Explain, Rewind, ShowReferee
from cogs.actions.tables import ShowDone
from play.values.stands import RefereeDeed
from play.values.types import Person
from tests.e2e.test_setup import choose
from tests.e2e.world import World, control, controls, labels, texts, world


async def choose_awaited_seat(w: World, judge: Any, panel: Any) -> None:
    """Choose the awaited seat in the menu of a referee's panel."""
    (seat,), (menu,) = (await w.table()).to_act, controls(panel, ChooseWatchedSeat)
    await judge.select(panel, [menu["options"][seat]["value"]], custom_id=menu["custom_id"])


async def test_only_a_referee_stops_a_match_takes_moves_back_and_ends_it(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        role = w.guild.create_role("Referees")
        judge = w.guild.add_member(w.env.create_user("judge"), roles=[role])
        (first,) = await w.awaited_members()
        assert "none" in texts((await judge.slash(w.channel, "referee")).response), "no role is set yet"
        everybody = RoleHandle(w.env, w.guild, w.env.backend.get_guild(w.guild.id).roles[w.guild.id])
        assert "Everybody has that role" in texts(await choose(w, "main", referees=[everybody]))
        assert f"**Referees:** <@&{role.id}>" in texts(await choose(w, "main", referees=[role]))
        assert f"**Referees:** <@&{role.id}>" in texts(await choose(w, "main", pace="brisk")), "the form is filled in with it"
        assert f"<@&{role.id}>" in texts((await first.slash(w.channel, "referee")).response), "a player reads who is a referee"
        await first.slash(w.channel, "move", line="bid 1")
        await w.quiet()
        panel = (await judge.slash(w.channel, "referee")).response
        await judge.click(panel, label="Stop for a while")
        await w.quiet()
        assert "Stopped** by judge" in texts(await w.card()) and "judge (referee) stops the match" in texts(await w.card())
        (second,) = await w.awaited_members()
        refused = (await second.slash(w.channel, "move", line="bid 2")).response
        own = await w.turn(second)
        assert "stand still" in texts(refused) and "Stopped** by judge" in texts(own)
        assert all(control["disabled"] for control in controls(own, TakeAnswer, Confirm)) and not controls(own, Pick), (
            "nothing can be played now"
        )
        await judge.click(panel, label="Go on")
        await w.quiet()
        assert not any(control.get("disabled") for control in controls(own, TakeAnswer)) and "Stopped" not in texts(own)
        done_panel = (await second.slash(w.channel, "move", line="bid 2")).response
        waiting = await w.turn(first)
        await judge.click(panel, label="Take back…")
        await judge.select(panel, ["1"], custom_id=control(panel, ChooseRewind))
        assert "Move 1 and all after it" in texts(panel) and f"{second.user.name} bids 2" in texts(panel)
        await judge.click(panel, custom_id=control(panel, Rewind))
        await w.quiet()
        assert await w.awaited_members() == [first] and "goes back to move 0" in texts(await w.card())
        for answer_panel in (done_panel, waiting):
            assert "A referee took back 2 moves, yours too." in texts(answer_panel)
        assert controls(waiting, TakeAnswer) and not controls(done_panel, TakeBack, ShowDone)
        await choose_awaited_seat(w, judge, panel)
        await judge.click(panel, label="Let the move be made")
        await w.quiet()
        assert "lets the move of" in texts(await w.card()) and await w.awaited_members() == [second]
        await w.at_once((second, await w.turn(second), EndMatch(1, False, (await w.table()).seq).id))
        assert (await w.table()).status == "running", "a player who forges the button of a referee ends nothing"
        await judge.click(panel, label="End…")
        await judge.click(panel, label="As it stands")
        await w.quiet()
        assert (await w.table()).status == "finished"


async def test_a_referee_answers_for_a_player_from_public_knowledge(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", game="magellan")
        role = w.guild.create_role("Referees")
        await w.host.referees.set_role(w.guild.id, role.id)
        judge = w.guild.add_member(w.env.create_user("judge"), roles=[role])
        table = await w.table()
        (absent,) = await w.awaited_members()
        panels = []
        for _ in range(2):
            panel = (await judge.slash(w.channel, "referee")).response
            await choose_awaited_seat(w, judge, panel)
            await judge.click(panel, label="Answer for them…")
            assert f"You answer for {absent.user.name}" in texts(panel)
            panels.append(panel)
        first, second = panels
        confirm = control(first, Confirm)
        (refused,) = await w.at_once((absent, first, confirm))
        assert refused.responded and (await w.table()).seq == table.seq, "a player cannot confirm on a referee's panel"
        await judge.click(first, custom_id=confirm)
        await w.quiet()
        assert f"let the move of {absent.user.name} be made" in texts(first)
        assert f"judge (referee) answers for {absent.user.name}" in texts(await w.card())
        seq = (await w.table()).seq
        await judge.click(second, custom_id=confirm)
        assert (await w.table()).seq == seq and "The table moved on" in texts(second)


async def test_a_player_reads_an_explanation_and_calls_a_referee(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        await first.slash(w.channel, "move", line="bid 1")
        await w.quiet()
        more = (await first.click(await w.card(), label="More")).response
        await first.click(more, label="What happened")
        await first.click(more, label="Explain this")
        assert "You bid 1" in texts(more) and "In the rules: An auction" in texts(more) and "Why: Bid 1" in texts(more)
        assert "Nobody would come" in texts((await first.click(more, label="Challenge this")).response)
        role = w.guild.create_role("Referees")
        await w.host.referees.set_role(w.guild.id, role.id)
        (second,) = await w.awaited_members()
        await second.slash(w.channel, "move", line="bid 2")
        await w.quiet()
        explained = (await first.click(await w.card(), label="More")).response
        await first.click(explained, label="What happened")
        await first.click(explained, label="Explain this")
        await first.select(explained, ["1"], custom_id=control(explained, ChooseExplained))
        await first.click(explained, label="Challenge this")
        assert "Call a referee to move 1?" in texts(explained) and "You bid 1" in texts(explained)
        await first.click(explained, label="Call a referee")
        assert "Called" in texts(explained)
        await w.quiet()
        (call,) = [message for message in w.channel.history() if f"<@&{role.id}>" in texts(message)]
        assert "asks a referee to look at move 1" in texts(call) and f"{first.user.name} bids 1" in texts(call)
        assert {"Look at it", "Referee"} <= set(labels(call)) and control(call, Explain) and control(call, ShowReferee)
        assert "asks a referee to look at move 1" in texts(await w.card())


async def test_a_playing_referee_asks_the_others_and_a_seat_is_offered(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        role = w.guild.create_role("Referees")
        await w.host.referees.set_role(w.guild.id, role.id)
        ana, bruno, clara = (w.members[name] for name in ("ana", "bruno", "clara"))
        w.env.backend.add_member_role(w.guild.id, ana.id, role.id)
        panel = (await ana.slash(w.channel, "referee")).response
        assert "You play here" in texts(panel)
        await ana.click(panel, label="Stop for a while")
        assert "because you play here" in texts(panel)
        await w.quiet()
        assert "ana is a referee and plays here. They want to let the match stand still for a while" in texts(await w.card())
        theirs = await w.turn(clara)
        assert "They want to let the match stand still" in texts(theirs) and "I agree" in labels(theirs)
        assert "Still to answer: bruno and clara" in texts(await w.card()) and not (await w.table()).stopped
        await bruno.click(await w.card(), label="I agree")
        await w.quiet()
        assert "Still to answer: clara." in texts(panel), "ana sees who has answered"
        assert "Still to answer: clara." in texts(await w.card()) and not (await w.table()).stopped
        await clara.click(await w.card(), label="I agree")
        await w.quiet()
        assert "That question is over" in texts(panel) and "Still to answer: clara." not in texts(await w.card())
        assert "ana (referee) stops the match" in texts(panel) and "I agree" not in labels(theirs)
        assert (await w.table()).stopped and "Stopped** by ana" in texts(await w.card())
        zita, mona = w.people("zita", "mona")
        table = await w.table()
        seat = table.seat_of(clara.id)
        assert seat is not None
        await w.host.referees.do(1, Person(mona.id, "mona"), RefereeDeed("offer", seat, person=Person(zita.id, "zita")))
        await w.quiet()
        assert "offers the seat of clara to zita" in texts(await w.card())
        refused = (await bruno.click(await w.card(), label="Take the seat (zita)")).response
        assert "changed" in texts(refused) or "moved on" in texts(refused)
        await zita.click(await w.card(), label="Take the seat (zita)")
        await w.quiet()
        assert (await w.table()).seat_of(zita.id) == seat and "Take the seat (zita)" not in labels(await w.card())
        back = (await clara.slash(w.channel, "referee", match=1)).response
        assert "Only referees" in texts(back)


async def test_the_opener_names_a_referee_who_does_not_play(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno, mona = w.people("ana", "bruno", "mona")
        await ana.click(await w.set_up(ana, "pizarro"), label="Open the table")
        await w.quiet()
        await bruno.slash(w.channel, "referee", person=mona.user, match=1)
        assert (await w.table()).oversight.named is None, "only the opener names a referee"
        assert "cannot be its referee" in texts((await ana.slash(w.channel, "referee", person=ana.user)).response)
        assert "mona is the referee" in texts((await ana.slash(w.channel, "referee", person=mona.user)).response)
        named = (await w.table()).oversight.named
        assert named is not None and named.user_id == mona.id
        await w.quiet()
        assert "referee: mona" in texts(await w.card())
        (referee_post,) = [message for message in w.channel.history() if f"<@{mona.id}>" in texts(message)]
        assert "You are the referee" in texts(referee_post) and labels(referee_post) == ["Referee"], "no button that leads to a seat"
        assert "Referee · Pizarro" in texts((await mona.click(referee_post, label="Referee")).response)
        assert "Referee · Pizarro" in texts((await mona.slash(w.channel, "referee", match=1)).response)
