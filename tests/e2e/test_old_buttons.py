"""An old button does what it said when it was shown, or nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from cogs.actions.club import TurnClub
from cogs.actions.panel import AskAction, Confirm, Pick, PickAnother, TakeAnswer, Where, WithdrawOrder, of
from cogs.actions.seats import Arrive, AskToAbandon, ChooseBotFor, ChooseBotForMe, FreeSeats, GiveSeat, SitDown, TakeBack
from cogs.actions.tables import AskToClose, Close, CloseOptions, OpenOptions, OpenPlans, RemoveSeat, SeatBot, SetOption, ShowMore
from cogs.actions.wire import parse_id
from engine.values.core import Seat
from play.values.panels import AskingPanel
from play.values.types import Person
from tests.e2e.seasons import admin
from tests.e2e.test_forged import Click
from tests.e2e.test_spent import is_gone
from tests.e2e.world import World, control, controls, texts, world
from tests.play.hosting import give_answer


async def press(w: World, member: Any, message: Any, custom_id: str) -> str:
    """Press a button that the message had at some time; return what it says then."""
    if message.id in {card.id for card in w.channel.history()}:
        return texts((await member.click(message, custom_id=custom_id)).response)
    reply = await member.click(message, custom_id=custom_id)
    return texts(reply.response or message)


async def test_a_table_that_has_begun_meanwhile_is_not_closed(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", bots=2)
        (ana,) = w.people("ana")
        click = Click(w, ana.id, w.guild.id, w.channel.id)  # the panel that asked is from before the start
        await w.bot.clicks.answer(cast(Any, click), Close(1))
        assert (await w.table()).status == "running" and "The match has started" in click.words


async def test_a_lobby_panel_is_removed_when_the_match_begins(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        setting_up = await w.set_up(ana, "pizarro")
        await ana.click(setting_up, label="Open the table")
        await w.quiet()
        bots = (await ana.click(await w.card(), label="Add a bot")).response
        assert not controls(bots, FreeSeats), "without a bot there is no seat to open to others"
        seat = control(bots, SeatBot, bot="mate")
        await ana.click(bots, custom_id=seat)
        assert controls(bots, FreeSeats)
        add = control(bots, SeatBot, bot="mate")
        await w.host.tables.add_bot(1, ana.id, "mate")
        await w.host.tables.start(1, ana.id)
        await w.quiet()
        assert is_gone(w, bots)
        for custom_id in (OpenOptions(1, 1).id, add, CloseOptions(1).id, AskToClose(1).id, SetOption(1, 0, "pace").id):
            click = Click(w, ana.id, w.guild.id, w.channel.id)
            await w.bot.clicks.answer(cast(Any, click), parse_id(custom_id), ("none",))
            assert "The match has started" in click.words, custom_id


async def test_old_buttons_say_that_the_match_is_over(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        more = (await member.click(await w.card(), label="More")).response
        live = await w.host.ledger.current(1)
        await w.host.ledger.write(live, live.with_table(status="closed", to_act=()))
        await w.bot.courier.deliveries.pings.renew(1)
        assert "the end" in texts(panel) and not controls(panel, Pick), "an open panel is updated"
        await member.click(more, custom_id=ChooseBotForMe(1).id)
        assert "This match is over" in texts(more) and not controls(more, ChooseBotForMe), (
            "a panel that was not updated says so after a click"
        )
        for action in (AskToAbandon(1), Arrive(1), ShowMore(1)):
            click = Click(w, member.id, w.guild.id, w.channel.id)
            await w.bot.clicks.answer(cast(Any, click), action)
            assert "This match is over" in click.words


async def test_take_it_back_means_the_move_that_was_shown(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        panel = (await first.slash(w.channel, "move", line="bid 1")).response
        old = control(panel, TakeBack, seq=1)
        for line in ("bid 2", "bid 3", "bid 4"):
            member = await w.move(line)
            await w.quiet()
        assert member.id == first.id and (await w.table()).seq == 4
        click = Click(w, first.id, w.guild.id, w.channel.id)  # the press was sent before the panel showed the next question
        await w.bot.clicks.answer(cast(Any, click), parse_id(old))
        assert "moved on" in click.words
        table = await w.table()
        assert table.seq == 4 and table.proposal is None, "bid 4 is not taken back, and nobody is asked"
        await first.slash(w.channel, "undo")
        assert (await w.table()).seq == 5, "the command means the newest move"


async def test_two_presses_on_take_it_back_take_one_move_back(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        for line in ("bid 1", "bid 2", "bid 3", "bid 4"):
            (member,) = await w.awaited_members()
            panel = (await member.slash(w.channel, "move", line=line)).response
        await w.quiet()
        await w.at_once(*[(member, panel, control(panel, TakeBack, seq=4))] * 2)
        table = await w.table()
        assert (table.seq, table.proposal) == (5, None), "nobody is asked about the move before"


async def test_a_bot_takes_the_seat_of_the_person_who_was_shown(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("bruno", "ana", "clara")
        ana, bruno, dora = w.people("ana", "bruno", "dora")
        await w.host.tables.free_seats(1, bruno.id, True)
        await w.run_out_of_time(bruno)
        more = (await ana.click(await w.card(), label="More")).response
        (menu,) = controls(more, ChooseBotFor)
        value = next(option["value"] for option in menu["options"] if option["label"] == "bruno")
        await ana.select(more, [value], custom_id=menu["custom_id"])
        give = control(more, GiveSeat)
        seat = (await w.table()).seat_of(bruno.id)
        assert seat is not None
        await w.host.seats.substitute(1, bruno.id, seat, "mate")
        await w.host.seats.take(1, Person(dora.id, "dora"), seat)
        await w.quiet()
        assert "moved on" in await press(w, ana, more, give)
        assert (await w.table()).seat_of(dora.id) == seat


async def test_a_seat_that_is_taken_is_not_taken_again(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", bots=2)
        ana, dora, zita = w.people("ana", "dora", "zita")
        await w.host.tables.free_seats(1, ana.id, True)
        more = (await zita.click(await w.card(), label="More")).response
        await zita.click(more, label="Take a seat")
        seat = next(index for index, occupant in enumerate((await w.table()).occupants) if occupant.bot)
        await w.host.seats.take(1, Person(dora.id, "dora"), seat)  # type: ignore[arg-type]
        await w.quiet()
        assert "No bot is playing in this seat" in await press(w, zita, more, control(more, SitDown, seat=seat))
        assert (await w.table()).seat_of(zita.id) is None


async def test_a_bot_is_added_once(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        panel = await w.set_up(ana, "pizarro")
        await ana.click(panel, label="Open the table")
        await w.quiet()
        bots = (await ana.click(await w.card(), label="Add a bot")).response
        button = control(bots, SeatBot, bot="mate")
        await w.at_once(*[(ana, bots, button)] * 2)
        assert len((await w.table()).occupants) == 2


async def test_a_full_table_promises_no_free_seat(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        panel = await w.set_up(ana, "magellan")
        await ana.click(panel, label="Open the table")
        await w.quiet()
        bots = (await ana.click(await w.card(), label="Add a bot")).response
        for seated in (1, 2, 3):
            assert "Add a bot to a free seat" in texts(bots)
            bots = (await ana.click(bots, custom_id=SeatBot(1, seated, "mate").id)).response
        assert "Every seat is taken" in texts(bots) and "free seat" not in texts(bots)


async def test_the_order_that_is_withdrawn_is_the_one_that_was_shown(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        other = next(other for other in w.members.values() if other.id != member.id)

        async def ordered(limit: str) -> Any:
            panel = await w.host.turns.panel(1, other.id, "order")
            ready = await w.host.turns.answer(panel.ref, other.id, ("bid", "limit", limit))  # type: ignore[union-attr]
            return await w.host.turns.confirm(ready.ref, other.id)  # type: ignore[union-attr]

        await ordered("4")
        panel = await w.turn(other)
        await w.more(other, panel, OpenPlans)
        button, *_ = controls(panel, WithdrawOrder)
        await ordered("9")
        reply = await other.click(panel, custom_id=button["custom_id"])
        assert "no longer applies" in texts(reply.response or panel)
        assert [order.line for order in await w.host.plans.of(1, other.id)] == ["bid limit 9"]


async def test_confirm_means_the_move_that_was_shown(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        await w.confirm_every_move(member)
        panel = await w.turn(member)
        await member.click(panel, custom_id=control(panel, TakeAnswer))
        old = parse_id(control(panel, Confirm))
        assert isinstance(old, Confirm)
        again = await w.host.turns.restart(old.ref(Seat(0)), member.id)
        await w.host.turns.answer(again.ref, member.id, ("limit", "5"))  # type: ignore[union-attr]
        assert "moved on" in await press(w, member, panel, old.id)
        assert (await w.table()).seq == 0, "another move is complete by now, but nobody confirmed it"
        await member.click(panel, custom_id=control(panel, Confirm))
        assert await w.last_line() == "bid 1"
        assert [order.line for order in await w.host.plans.of(1, member.id)] == ["bid limit 5"]


async def test_an_answer_means_the_question_that_was_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        await w.host.turns.move(1, first.id, "bid 1")
        (second,) = await w.awaited_members()
        await w.host.turns.move(1, second.id, "bid 2")
        await w.host.agreements.undo(1, first.id, target=1)
        await w.quiet()
        real = w.host.answers.answer

        async def answer_late(*args: Any) -> Any:
            """Answer when the question has been refused and another one asked."""
            monkeypatch.setattr(w.host.answers, "answer", real)
            await give_answer(w.host, 1, first.id, key=None, choice=False)
            await w.host.agreements.abandon(1, first.id)
            return await real(*args)

        monkeypatch.setattr(w.host.answers, "answer", answer_late)
        assert "moved on" in texts((await second.click(await w.card(), label="I agree")).response)
        proposal = (await w.table()).proposal
        assert proposal is not None and proposal.kind == "abandon" and len(proposal.missing) == 2


async def test_nobody_is_removed_if_the_seats_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno, clara = w.people("ana", "bruno", "clara")
        await ana.click(await w.set_up(ana, "pizarro"), label="Open the table")
        for member in (bruno, clara):
            await w.host.tables.join(1, Person(member.id, member.name))
        await w.quiet()
        options = (await ana.click(await w.card(), label="More")).response
        await ana.click(options, label="Options")
        (menu,) = controls(options, RemoveSeat)
        real = w.host.tables.remove

        async def remove_late(*args: Any) -> Any:
            """Remove when the chosen person has left and somebody else sits in that seat."""
            await w.host.tables.leave(1, bruno.id)
            await w.host.tables.join(1, Person(bruno.id, "bruno"))
            return await real(*args)

        monkeypatch.setattr(w.host.tables, "remove", remove_late)
        await ana.select(options, [f"1.{bruno.id}"], custom_id=menu["custom_id"])
        assert {occupant.person.user_id for occupant in (await w.table()).occupants if occupant.person} == {ana.id, bruno.id, clara.id}


async def test_a_menu_of_an_old_panel_shows_the_current_panel(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        await w.confirm_every_move(member)
        panel = await w.turn(member)
        pick = next(action for item in controls(panel, Pick, TakeAnswer) if isinstance(action := parse_id(item["custom_id"]), AskAction))
        ref = pick.ref(Seat(0))
        await member.click(panel, custom_id=control(panel, TakeAnswer))
        now = await w.host.turns.restart((await w.host.turns.panel(1, member.id)).ref, member.id)  # type: ignore[union-attr]
        assert isinstance(now, AskingPanel) and now.ref.asked == ref.asked and now.ref.rev != ref.rev
        clicks = w.bot.clicks
        for old, is_old in ((ref, True), (now.ref, False)):
            click = Click(w, member.id, w.guild.id, w.channel.id)
            await clicks.answer(cast(Any, click), PickAnother(**of(old), at=Where(), tally=0), ("all",))
            assert ("moved on" in click.words) is is_old


GONE_IDS = ("favours.1:0", "favours-look.1", "favours-of.1:left:1:0:1", "voyage-mine.1:1:0", "oracles.1")
"""Ids of removed features, as messages of earlier releases have them."""


async def test_a_button_of_a_removed_feature_says_that_it_is_too_old(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        boss = admin(w)
        turns = [(TurnClub().id, (f"champions-{way}",)) for way in ("on", "off")]
        for custom_id, values in [*((custom_id, ()) for custom_id in GONE_IDS), *turns]:
            click = Click(w, boss.id, w.guild.id, w.channel.id)
            click.permissions.update(manage_guild=True)
            await w.bot.clicks.answer(cast(Any, click), parse_id(custom_id), values)
            assert "too old to work" in click.words, custom_id
        assert not (await w.host.houses.of(w.guild.id)).revision, "nothing was turned on"
