"""The others decide by buttons about a player whose time is up, and the player can return."""

from __future__ import annotations

from pathlib import Path

from cogs.actions.people import ShowTurns
from cogs.actions.seats import (
    ChooseBenchGames,
    ChooseBotFor,
    ChooseBotForMe,
    LeaveForGood,
    ShowBench,
    ShowDeputy,
    ShowSeats,
    SitDown,
    SitOnBench,
    VoteAbsent,
)
from cogs.actions.tables import OpenPlans, OpenTurn, SetNewOption, ShowMore, ShowNewOptions, ShowSettingsHere
from cogs.pictures.service import Pictures
from tests.bodies import nested
from tests.e2e.world import control, controls, raw, texts, world


async def test_the_others_vote_and_the_owner_comes_back(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno, clara = w.people("ana", "bruno", "clara")
        panel = await w.set_up(ana, "pizarro")
        await ana.select(panel, ["live"], custom_id=control(panel, SetNewOption, field="pace"))
        await ana.click(panel, custom_id=control(panel, ShowNewOptions, page=1))
        await ana.select(panel, ["vote"], custom_id=control(panel, SetNewOption, field="absence"))
        await ana.click(panel, label="Open the table")
        await w.quiet()
        assert "the others vote" in texts(await w.card())
        for member in (bruno, clara):
            await member.click(await w.card(), label="Join")
        await ana.click(await w.card(), label="Start now")
        await w.quiet()
        (lost,) = await w.awaited_members()
        second, third = (member for member in (ana, bruno, clara) if member != lost)
        await w.run_out_of_time(lost)
        card = await w.card()
        assert "may let a stand-in play" not in texts(card) and not controls(card, ChooseBotFor), "the vote decides that"
        assert f"The time of {lost.name} is up. The others decide" in texts(card) and len(controls(card, VoteAbsent)) == 4
        vote = await w.turn(third)
        assert not controls(vote, VoteAbsent) and not controls(vote, OpenPlans), "a bid and a vote do not stand on one panel"
        await third.click(vote, label=f"Vote about {lost.name}")
        assert f"**Wait longer:** the turn of {lost.name} begins again" in texts(vote) and "Decided by" in texts(vote)
        assert len(controls(vote, VoteAbsent)) == 4 and controls(vote, OpenTurn), "a vote has a screen of its own, with the way back"
        refused = (await lost.click(card, label="Let a stand-in play")).response
        assert "The others are voting about your seat" in texts(refused)
        answer = (await second.click(card, label="Let a stand-in play")).response
        assert f"Still to vote: {third.name}" in texts(answer)
        await w.quiet()
        answer = (await third.click(await w.card(), label="Let a stand-in play")).response
        assert f"a stand-in plays for {lost.name} until they are back" in texts(answer)
        await w.quiet()
        card = await w.card()
        assert f"stands in for {lost.name}. The seat is kept" in texts(card) and not controls(card, VoteAbsent)
        await w.restart()
        desk = (await lost.slash(w.channel, "desk")).response
        assert "Your stand-in plays" in texts(desk) and controls(desk, OpenTurn)
        back = await w.turn(lost)
        assert "Moves were played for you" in texts(back) and "watching" not in texts(back), "opening their turn brings them back"
        table = await w.table()
        assert table.seat_of(lost.id) is not None and table.vacancies == ()
        await w.quiet()
        assert "The seat is kept" not in texts(await w.card())
        await lost.click(back, custom_id=control(back, ShowMore))
        await lost.click(back, custom_id=control(back, ShowSettingsHere))
        await lost.click(back, custom_id=control(back, ShowDeputy))
        assert "because your time was up" in texts(back) and "Why: " in texts(back), (
            "the page of the stand-in says what was played, and why"
        )


async def test_a_player_who_leaves_a_table_for_days_is_reminded_and_comes_back(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", automatic=True, pace="weeks")
        (lost,) = await w.awaited_members()
        await w.turn(lost)
        seen, posted = list[str](), set[int]()
        for _ in range(12):
            await w.later(6 * 3600)
            await w.host.clockwork.run_due()
            await w.quiet()
            seen.append(texts(w.channel.last_message))
            calls = [
                message for message in w.channel.history() if f"<@{lost.id}>" in texts(message) and "Your time was up" not in texts(message)
            ]
            posted |= {call.id for call in calls}
            assert len(calls) <= 1, "one message says what waits, however often it is said"
        assert len(posted) == 3 and not calls, (
            "one message at the beginning, one when the reserve began to run, one near the end; all are deleted with the turn"
        )
        called = "\n".join(seen)
        assert f"<@{lost.id}>" in called and "reserve" in called, "they are reminded before their time is up"
        assert f"stands in for {lost.name}" in texts(await w.card()), "and then the table goes on"
        (called_back,) = [message for message in w.channel.history() if "Your time was up, so Captain plays for you" in texts(message)]
        (zita,) = w.people("zita")
        assert "You are watching" in texts((await zita.click(called_back, label="I am back")).response), (
            "the button brings back only the player whom the message names"
        )
        back = (await lost.click(called_back, label="I am back")).response
        assert "Moves were played for you" in texts(back) and (await w.table()).stood_for == ()


async def test_a_late_player_comes_back_with_one_press(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", automatic=True, pace="brisk")
        (lost,) = await w.awaited_members()
        for _ in range(7):
            await w.later(8 * 3600)
            await w.host.clockwork.run_due()
            await w.quiet()
        (called_back,) = [
            message for message in w.channel.history() if f"<@{lost.id}>" in texts(message) and "Your time was up" in texts(message)
        ]
        table = await w.table()
        assert table.seat_of(lost.id) is None and table.kept_for(lost.id) is not None, "anybody may take the seat by now"
        await lost.click(called_back, label="I am back")
        await w.quiet()
        assert (await w.table()).seat_of(lost.id) is not None


async def test_the_table_is_shown_before_a_free_seat_is_taken(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Pictures) as w:
        await w.begin_match("ana", "bruno", "clara")
        (lost,) = await w.awaited_members()
        panel = await w.turn(lost)
        await lost.click(panel, custom_id=control(panel, ShowMore))
        await lost.click(panel, custom_id=control(panel, ChooseBotForMe))
        await lost.click(panel, custom_id=control(panel, LeaveForGood))
        (dora,) = w.people("dora")
        seats = (await dora.click(await w.card(), custom_id=control(await w.card(), ShowSeats))).response
        (picture,) = [item for item in nested(raw(seats)) if item.get("type") == 12]
        assert "The table now" not in texts(seats) and "as long as it takes" in texts(seats), "the picture shows the table instead"
        assert "raises or passes" in picture["items"][0]["description"]
        await dora.click(seats, custom_id=control(seats, SitDown))
        assert (await w.table()).seat_of(dora.id) is not None


async def test_a_substitute_is_called_and_reads_what_the_seat_is_worth(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (dora,) = w.people("dora")
        bench = (await dora.slash(w.channel, "settings")).response
        await dora.click(bench, custom_id=ShowBench().id)
        await dora.click(bench, custom_id=ShowTurns().id)
        await dora.click(bench, custom_id=ShowBench().id)
        await dora.click(bench, custom_id=SitOnBench(True).id)
        await dora.select(bench, ["pizarro"], custom_id=control(bench, ChooseBenchGames))
        assert "You are a substitute** in Pizarro" in texts(bench)
        (lost,) = await w.awaited_members()
        panel = await w.turn(lost)
        await lost.click(panel, custom_id=control(panel, ShowMore))
        await lost.click(panel, custom_id=control(panel, ChooseBotForMe))
        await lost.click(panel, custom_id=control(panel, LeaveForGood))
        assert "anybody may take it" in texts(panel)
        await w.host.clockwork.run_due()
        await w.quiet()
        call = w.channel.last_message
        assert f"<@{dora.id}>" in texts(call) and "the first who takes the seat plays on" in texts(call)
        assert "The seat of" in texts(await w.card())
        seats = (await dora.click(call, custom_id=control(call, ShowSeats))).response
        assert "The table now" in texts(seats)
        assert "consent" not in texts(seats) and "Free for you" in texts(seats), (
            "an offered seat goes to the first who comes, without consent"
        )
        assert texts(seats).count("raises or passes") + texts(seats).count("bids first") == 1, "whose turn it is stands there once"
        await dora.click(seats, custom_id=control(seats, SitDown))
        assert (await w.table()).seat_of(dora.id) is not None and "The seat is yours" in texts(seats)
        (eva,) = w.people("eva")
        late = (await eva.click(call, custom_id=control(call, ShowSeats))).response
        assert "People hold all seats" in texts(late), "a later visitor reads that nothing is free"
