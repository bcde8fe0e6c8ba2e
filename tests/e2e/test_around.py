"""Lists, logs, rules, undo, orders, bots in seats, threads and rematches work by clicks."""

from __future__ import annotations

import math
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from simcord import interactions

from cogs.actions.panel import Confirm, OpenForm, PickAnother, TakeAnswer, WithdrawChosenOrder
from cogs.actions.tables import OpenPlans, RemoveSeat, SetNewOption, SetOption
from cogs.panel.deciding import key
from cogs.pictures.service import Pictures
from play.time.clock import Delays
from play.values.panels import AskingPanel
from play.values.personal import PersonSettings
from play.values.types import Person
from tests.bodies import nested
from tests.e2e.world import World, control, controls, labels, raw, texts, world
from words import speaker


async def test_the_set_up_panel_keeps_every_choice_until_the_table_opens(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno = w.people("ana", "bruno")
        panel = await w.set_up(ana, "pizarro")
        await ana.select(panel, ["4"], custom_id=control(panel, SetNewOption, field="seats"))
        await ana.select(panel, ["brisk"], custom_id=control(panel, SetNewOption, field="pace"))
        await ana.select(panel, ["b"], custom_id=control(panel, SetNewOption, field="setting.0"))
        await ana.select(panel, [bruno], custom_id=control(panel, SetNewOption, field="invite"))
        await ana.click(panel, label="More options")
        for field, chosen in (("absence", "vote"), ("automatic", "off"), ("ideas", "none"), ("setting.0", "on")):
            await ana.select(panel, [chosen], custom_id=control(panel, SetNewOption, field=field))
        await w.restart()
        await ana.click(panel, label="‹ First options")
        await ana.select(panel, ["thread"], custom_id=control(panel, SetNewOption, field="place"))
        assert w.channel.last_message is None, "nothing is posted before the table opens"
        await ana.click(panel, label="Open the table")
        await w.quiet()
        table = await w.table()
        terms = table.terms
        assert terms.seats == (4, 4) and terms.pace == "brisk" and table.invited == (bruno.id,)
        assert terms.absence == "vote" and not terms.automatic and terms.ideas == "none"
        assert terms.chosen["half1"] == "b" and terms.chosen["exact"] == "on" and table.place.thread_id == w.channel.threads[0].id
        assert "Invited" in texts(await w.card(1, w.channel.threads[0]))


async def test_options_of_an_open_table_and_removing_a_seat(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno = w.people("ana", "bruno")
        panel = await w.set_up(ana, "pizarro")
        await ana.click(panel, label="Open the table")
        await w.quiet()
        await bruno.click(await w.card(), label="Join")
        await w.quiet()
        options = (await ana.click(await w.card(), label="More")).response
        await ana.click(options, label="Options")
        await ana.click(options, label="More options")
        await ana.select(options, ["on"], custom_id=control(options, SetOption, field="setting.0"))
        await ana.click(options, label="‹ First options")
        await ana.select(options, ["5"], custom_id=control(options, SetOption, field="seats"))
        await ana.select(options, [f"1.{bruno.id}"], custom_id=control(options, RemoveSeat))
        await w.quiet()
        table = await w.table()
        assert table.terms.chosen["exact"] == "on" and table.terms.seats == (5, 5) and len(table.occupants) == 1
        refused = await bruno.click(await w.card(), label="Add a bot")
        assert "Only ana, who opened the table, can do this" in texts(refused.response) and labels(refused.response) == []
        assert labels((await bruno.click(await w.card(), label="More")).response) == ["Rules"], "nothing that would be refused"
        assert (await w.table()).status == "open"
        sure = await ana.click((await ana.click(await w.card(), label="More")).response, label="Cancel this table")
        await ana.click(sure.response, label="Cancel this table")
        await w.quiet()
        assert (await w.table()).status == "closed" and labels(await w.card()) == []


async def test_the_menu_removes_only_the_person_whom_it_showed(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno, clara = w.people("ana", "bruno", "clara")
        panel = await w.set_up(ana, "pizarro")
        await ana.click(panel, label="Open the table")
        await w.quiet()
        await bruno.click(await w.card(), label="Join")
        options = (await ana.click(await w.card(), label="More")).response
        await ana.click(options, label="Options")
        (menu,) = controls(options, RemoveSeat)
        await w.host.tables.leave(1, bruno.id)
        await w.host.tables.join(1, Person(clara.id, "clara"))
        await w.quiet()
        await ana.select(options, [f"1.{bruno.id}"], custom_id=menu["custom_id"])
        assert (await w.table()).seat_of(clara.id) == 1


async def test_further_options_keep_the_invited_people(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno = w.people("ana", "bruno")
        panel = await w.set_up(ana, "pizarro")
        await ana.select(panel, [bruno], custom_id=control(panel, SetNewOption, field="invite"))
        await ana.click(panel, label="More options")
        await ana.click(panel, label="‹ First options")
        await ana.click(panel, label="Open the table")
        await w.quiet()
        assert (await w.table()).invited == (bruno.id,)


async def test_the_desk_lists_what_waits_and_opens_it(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        listed = await member.slash(w.channel, "desk")
        assert "**Your turn**" in texts(listed.response) and f"/{(await w.table()).card.message_id}" in texts(listed.response)  # type: ignore[union-attr]
        opened = await member.click(listed.response, label="Pizarro & Co. · 1")
        assert any("Up to" in label for label in labels(opened.response or listed.response))
        (stranger,) = w.people("zita")
        assert "no table" in texts((await stranger.slash(w.channel, "desk")).response)


async def test_moves_by_line_with_completion(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        offered = await member.autocomplete(w.channel, "move", "line", "bid 1")
        assert "bid 1" in [choice["value"] for choice in offered] and len(offered) <= 25
        other = next(m for m in w.members.values() if m.id != member.id)
        choices = await other.autocomplete(w.channel, "move", "line", "bid")
        assert [choice["name"] for choice in choices] == [f"Waiting for {member.name}"], "a player who is not awaited gets no answers"
        wrong = await member.slash(w.channel, "move", line="bid 99")
        assert "not possible" in texts(wrong.response)
        done = await member.slash(w.channel, "move", line="bid 2")
        assert "You bid 2" in texts(done.response) and "Waiting for" in texts(done.response)


async def test_a_standing_order_is_left_shown_and_withdrawn(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        waiting = next(m for m in w.members.values() if m.id != member.id)
        panel = await w.turn(waiting)
        await w.more(waiting, panel, OpenPlans)
        await waiting.click(panel, label="Standing orders")
        await give_answer(w, waiting, panel, "bid")
        await give_answer(w, waiting, panel, "pass")
        if controls(panel, Confirm):
            await w.confirm(waiting, panel)
        assert "Played when your turn comes" in texts(panel)
        (order,) = await w.host.plans.of(1, waiting.id)
        assert texts(panel).count(speaker("en")(order.text)) == 1, "the order is shown once"
        await w.more(waiting, panel, OpenPlans)
        await waiting.click(panel, label="Standing orders")
        assert "Your orders" in texts(panel) and "Cook: pass." in texts(panel), "the orders in force come first"
        for token in ("veto", "never"):
            await give_answer(w, waiting, panel, token)
        await w.confirm(waiting, panel)
        await w.more(waiting, panel, OpenPlans)
        (menu,) = controls(panel, WithdrawChosenOrder)
        order_option, *_ = menu["options"]
        await waiting.select(panel, [order_option["value"]], custom_id=menu["custom_id"])
        assert "Withdrawn. " in texts(panel)
        await w.more(waiting, panel, OpenPlans)
        await waiting.click(panel, label="Withdraw")
        assert await w.host.plans.of(1, waiting.id) == ()


async def test_an_order_set_in_ones_own_turn_says_when_it_plays_and_can_be_held(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        w.host.ledger.delays = Delays(present=120.0, ping=3_600.0)
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        asking = await w.host.turns.panel(1, member.id, "order")
        await w.host.turns.answer(asking.ref, member.id, ("bid", "limit", "4"))  # type: ignore[union-attr]
        panel = await w.turn(member)
        await w.more(member, panel, OpenPlans)
        await member.click(panel, label="Standing orders")
        await w.confirm(member, panel)
        standing = await w.host.plans.standing_orders(1, member.id)
        assert standing.goes_on is not None
        goes_on = f"plays at <t:{math.ceil(standing.goes_on)}:T>."
        assert "The order stands. " in texts(panel) and goes_on in texts(panel)
        await w.later(60.0)
        again = await w.turn(member)
        assert "Hold: I decide now" in labels(again) and "plays at <t:" in texts(again), "an order in force is not shown on the panel"
        await w.more(member, again, OpenPlans)
        assert {"Go now", "Hold: I decide now", "Withdraw"} <= set(labels(again))
        again = await w.turn(member)
        await member.click(again, label="Hold: I decide now")
        await w.later(1000.0)
        assert await w.awaited_members() == [member] and "**Your order is on hold.**" in texts(again)
        await member.click(again, label="Let it go on")
        await w.more(member, again, OpenPlans)
        await member.click(again, label="Go now")
        assert await w.awaited_members() != [member] and "You bid 1" in texts(again)


async def test_a_time_limit_is_shown_wherever_the_turn_is(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno = w.people("ana", "bruno")
        panel = await w.set_up(ana, "magellan")
        await ana.select(panel, ["brisk"], custom_id=control(panel, SetNewOption, field="pace"))
        await ana.click(panel, label="Open the table")
        await w.quiet()
        await bruno.click(await w.card(), label="Join")
        await ana.click(await w.card(), label="Start now")
        await w.quiet()
        (member,) = await w.awaited_members()
        (times,) = await w.host.reading.deadlines(1)
        limit, due = f"<t:{int(times.limit)}:f>", f"<t:{int(times.due)}:f>"
        assert limit != due
        card, ping = await w.card(), w.channel.last_message
        time_line = f"⏳ Time for {member.name} until {limit}, then the reserve."
        assert time_line in texts(card)
        assert (
            ping.id != card.id
            and f"⏳ You have until {limit}, with your reserve until {due}." in texts(ping)
            and ("You move" in texts(ping) or "You throw" in texts(ping))
        )
        own = await w.turn(member)
        await member.click(own, label="More")
        assert f"⏳ until {limit}, with your reserve until {due}" in texts(own)
        other = bruno if member == ana else ana
        assert f"⏳ until {due}" in texts((await member.slash(w.channel, "desk")).response)
        assert f"their time ends {due}" in texts((await other.slash(w.channel, "desk")).response)
        assert time_line in texts(await w.turn(other))


async def test_the_picture_beside_an_order_marks_no_move(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with world(tmp_path / "m.db", Pictures) as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        await w.confirm_every_move(member)
        panel = await w.turn(member)
        await w.more(member, panel, OpenPlans)
        await member.click(panel, label="Standing orders")
        for token in ("bid", "limit"):
            reply = await give_answer(w, member, panel, token)
            assert any(item.get("type") == 12 for item in nested(panel.components)), f"no picture after {token}"
        reply = await member.click(panel, custom_id=control(panel, OpenForm))
        await member.submit_modal(reply, {"0": "4"})
        assert controls(panel, Confirm) and any(item.get("type") == 12 for item in nested(panel.components))
    assert "could not be drawn" not in caplog.text


async def test_a_forced_first_answer_hides_neither_news_nor_buttons(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        for line in ("bid 3", "pass", "pass"):
            (member,) = await w.awaited_members()
            await w.host.turns.move(1, member.id, line)
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        assert "More" in labels(panel)
        await w.more(member, panel, "What happened")
        assert "have to pay" in texts(panel)


async def give_answer(w: World, member: Any, panel: Any, token: str) -> Any:
    """Give an answer on the panel of an order: in its menu, or by its button."""
    for item in controls(panel, PickAnother):
        if f"o{token}" in [choice["value"] for choice in item["options"]]:
            return await member.select(panel, [f"o{token}"], custom_id=item["custom_id"])
    asking = await w.host.turns.panel(1, member.id, "order")
    assert isinstance(asking, AskingPanel)
    first = next(answer for answer in asking.decision.answers if answer.path == (token,))
    return await member.click(panel, custom_id=control(panel, TakeAnswer, key=key(first)))


async def test_following_and_asking_before_a_match_is_ended(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (zita,) = w.people("zita")
        assert labels(await w.card()) == ["My turn", "My view", "Rules", "More"]
        more = (await zita.click(await w.card(), label="More")).response
        answer = (await zita.click(more, label="Follow this match")).response
        assert "when it ends" in texts(answer)
        assert (await w.table()).followers == (zita.id,)
        assert "**You follow**" in texts((await zita.slash(w.channel, "desk")).response)
        panel = (await zita.click(await w.card(), label="My turn")).response
        (stop,) = [item for item in nested(raw(panel)) if item.get("label") == "Stop following"]
        assert stop["style"] == discord.ButtonStyle.secondary.value, "grey, so that followers are not invited to stop"
        await zita.click(panel, label="Stop following")
        assert "no longer" in texts(panel) and "Follow this match" in labels(panel)
        assert "follow none" in texts((await zita.slash(w.channel, "desk")).response)
        (ana,) = w.people("ana")
        assert "Follow this match" not in labels((await ana.click(await w.card(), label="More")).response), "players need not follow"
        (bruno,) = w.people("bruno")
        more = (await bruno.click(await w.card(), label="More")).response
        first, *others, last = labels(more)
        assert first.endswith("Back to my turn") or first == "Look again"
        assert len(others) == 7 and last == "Leave or end", "the way to end the match comes last"
        await bruno.click(more, label="Leave or end")
        await bruno.click(more, label="End without a result")
        await bruno.click(more, label="‹ Back")
        assert (await w.table()).proposal is None


async def test_a_match_in_its_own_thread_is_kept_alive(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", place="thread")
        (thread,) = w.channel.threads
        cached = w.bot.get_guild(w.guild.id).get_thread(thread.id)  # type: ignore[union-attr]
        assert cached is not None
        await cached.edit(archived=True)
        await w.quiet()
        assert not w.env.backend.get_channel(thread.id).thread_metadata.archived
        (member,) = await w.awaited_members()
        await w.play_turn(member, Random(1))
        await w.quiet()
        assert (await w.table()).seq == 1


async def test_a_follower_is_named_at_the_end_and_a_rematch_is_opened(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", bots=2, kind="deckhand")
        (zita,) = w.people("zita")
        await zita.click((await zita.click(await w.card(), label="More")).response, label="Follow this match")
        await w.carry_on(Random(2))
        assert zita.mention in texts(await w.card())
        (ana,) = w.people("ana")
        answer = (await ana.click(await w.card(), label="Rematch")).response
        assert "To the table" in labels(answer), "the answer links to the new table"
        await w.quiet()
        table = await w.table(2)
        assert table.status == "open" and len(table.occupants) == 3
        assert "Start now" in labels(answer), "all seats are taken, so one more click begins it"
        replay = (await zita.slash(w.channel, "match", show="replay", match=1)).response
        assert "of" in texts(replay)


async def test_a_rematch_calls_those_who_played_and_says_who_is_missing(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        ana, bruno, clara = w.people("ana", "bruno", "clara")
        await w.host.ledger.write(await w.host.ledger.current(1), (await w.host.ledger.current(1)).with_table(status="closed", to_act=()))
        await w.host.people.choose(clara.id, PersonSettings(notification_way="off"))
        await w.quiet()
        await w.host.tables.rematch(1, Person(ana.id, "ana"))
        await w.quiet()
        *_, posted = [request for request in w.env.http_requests if request.method == "POST" and request.path.endswith("/messages")]
        body: Any = posted.json
        assert body["allowed_mentions"]["users"] == [bruno.id], "ana is there already and clara wants no pings"
        card = await w.card(2)
        (waited,) = [line for line in texts(card).splitlines() if line.startswith("Invited and not here yet: ")]
        assert bruno.mention in waited and clara.mention in waited and ana.mention not in waited
        await bruno.click(card, label="Join")
        await w.quiet()
        assert f"Invited and not here yet: {clara.mention}" in texts(await w.card(2))
        assert {"Log", "Replay", "Rematch: match 2"} <= set(labels(await w.card()))
        answer = (await clara.click(await w.card(), label="Rematch: match 2")).response
        assert "You sit at the table" in texts(answer) and (await w.table(2)).seat_of(clara.id) is not None
        await ana.click(await w.card(2), label="Start now")
        await w.quiet()
        there = (await bruno.click(await w.card(), label="Rematch: match 2")).response
        assert "has begun already" in texts(there) and "To the table" in labels(there)


async def test_a_form_of_an_earlier_release_is_answered(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (ana,) = w.people("ana")
        record, payload = interactions.base_payload(
            w.env.backend,
            type=discord.InteractionType.modal_submit.value,
            channel_id=w.channel.id,
            guild_id=w.guild.id,
            user_id=ana.id,
            data={"custom_id": "1:f.unknown:1:0:0::", "components": []},
        )
        w.env.backend.emit("INTERACTION_CREATE", payload)
        await w.quiet()
        assert record.responded
