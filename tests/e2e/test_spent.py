"""A used panel becomes one line, and a newer panel replaces an older one."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from simcord.backend.errors import BackendError

from cogs.actions.panel import Pick, TakeAnswer
from cogs.actions.seats import TakeBack
from cogs.edge.newest_panels import OpenPanel, Panels
from cogs.panel.spec import Picture
from engine.bots import line
from engine.values.core import Msg
from engine.values.recent import Recent
from engine.walking.walk import play
from play.follows.effects import people_asked_early
from play.time.clock import Delays
from play.values.personal import PersonSettings
from tests.bodies import nested
from tests.e2e.demos import Dots
from tests.e2e.playing import play_line
from tests.e2e.world import World, control, controls, raw, texts, world
from words import speaker

STORM = 4
"""A seed of the host with which a player lets a storm blow before their own spin."""


async def make_move(w: World) -> None:
    """Let the first awaited player make a sensible move."""
    live = await w.host.ledger.current(1)
    seat, *_ = live.table.to_act
    person = live.table.occupants[seat].person
    assert person is not None and live.rules is not None
    await w.host.turns.move(1, person.user_id, line("mate", live.rules, live.state, seat, Random(1)))


def pass_button(panel: Any) -> str:
    """Return the id of the button that passes. A price would leave an order, which would answer later questions."""
    custom_id: str = next(item["custom_id"] for item in controls(panel, TakeAnswer) if item["label"].startswith("Pass"))
    return custom_id


class Deeds(Dots):
    """Remembers the positions before and after a move of which pictures were made."""

    views: ClassVar[list[tuple[Any, Any]]] = []

    async def deed(self, game: str, views: Any, *args: Any) -> Picture:
        self.views.append(await views())
        return await self.picture()


def is_pictured(panel: Any) -> bool:
    """Return whether a panel has a picture."""
    return any(item.get("type") == 12 for item in nested(raw(panel)))


async def test_a_panel_shows_the_position_after_its_move_until_the_next_opens(tmp_path: Path) -> None:
    Deeds.views.clear()
    async with world(tmp_path / "m.db", Deeds) as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        await member.click(panel, custom_id=pass_button(panel))
        assert (await w.table()).seq == 1, "one click has played"
        assert "✅" in texts(panel) and "Waiting for " in texts(panel) and controls(panel, TakeBack)
        assert is_pictured(panel), "the picture stays in its place"
        while member not in await w.awaited_members():
            await make_move(w)
        await w.quiet()
        assert is_pictured(panel), "also after the moves of others"
        first, second = Deeds.views
        assert first == second, "the position before the move and after it, and no later one"
        before, after = first
        assert before.seat == after.seat == 0 and before != after
        again = await w.turn(member)
        assert controls(again, TakeAnswer) and len(texts(panel).splitlines()) == 1 and "✅" in texts(panel)
        assert not [item for item in nested(raw(panel)) if "custom_id" in item], "a spent panel has no buttons"


async def test_an_unused_panel_is_removed_when_the_same_person_opens_another(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        first, second = await w.turn(member), await w.turn(member)
        assert is_gone(w, first) and not is_gone(w, second)
        await w.more(member, second, "My view")
        third = await w.turn(member)
        assert not is_gone(w, second), "it shows a picture that its reader may want to keep"
        stranger = next(other for other in w.members.values() if other.id != member.id)
        await w.turn(stranger)
        assert not is_gone(w, third), "it is the panel of another person"


async def test_a_waiting_player_sees_the_next_question_in_the_same_message(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        await member.click(panel, custom_id=pass_button(panel))
        while member not in await w.awaited_members():
            await make_move(w)
        await w.quiet()
        assert "Waiting for" not in texts(panel) and "It is your turn." in texts(panel)
        assert re.search(r"(ana|bruno|clara) (bids|passes|buys)", texts(panel)), "the panel says what they did"
        assert not controls(panel, Pick, TakeAnswer), "a made move is not replaced by the next question without a press"
        done, undo, onward = (item for item in nested(raw(panel)) if item.get("type") == 2 and item["label"] != "More")
        assert done["label"].startswith("✓ ") and done["disabled"] and undo["disabled"] and onward["label"] == "Your turn ›"
        await member.click(panel, label="Your turn ›")
        assert controls(panel, Pick, TakeAnswer), "in the same message"


async def test_a_press_that_plays_nothing_counts_on_a_panel_that_just_changed(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        await member.click(panel, custom_id=pass_button(panel))
        while member not in await w.awaited_members():
            await make_move(w)
        await w.quiet()
        w.bot.services.panels.settles = 1e9
        await member.click(panel, label="Your turn ›")
        assert "Just changed" not in texts(panel) and controls(panel, Pick, TakeAnswer)
        await member.click(panel, custom_id=pass_button(panel))
        assert "✅" in texts(panel), "answers that a press has brought can be pressed at once"


async def test_a_press_on_answers_that_have_just_appeared_does_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", game="navegador")
        moving = await w.awaited_members()
        member = next(other for other in w.members.values() if other not in moving)
        panel = await w.turn(member)
        assert "Waiting for" in texts(panel)
        await make_move(w)
        await w.quiet()
        question, answer = texts(panel), control(panel, TakeAnswer)
        w.bot.services.panels.settles = 1e9
        pressed = await member.click(panel, custom_id=answer)
        assert pressed.response is not None and pressed.response.id == panel.id, "no new message comes"
        assert texts(panel) == f"{question}\n-# ↻ Just changed. Press again.", "the hint is below the question"
        assert control(panel, TakeAnswer) == answer, "nothing was played"
        await w.host.people.choose(member.id, PersonSettings(language="de"))
        await member.click(panel, custom_id=answer)
        assert speaker("de")(Msg("discord.just-changed")) in texts(panel), "in the language that the person chose"
        w.bot.services.panels.settles = 0.0
        await member.click(panel, custom_id=answer)
        assert "Just changed" not in texts(panel)


@pytest.mark.parametrize("slow", ["open_panel", "show"])
async def test_a_panel_opened_during_a_renewal_replaces_the_renewed_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: str) -> None:
    """The older panel gets its next question, which is still being made or just sent. Each message is removed once, in turn."""
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        await member.click(panel := await w.turn(member), custom_id=pass_button(panel))
        first = await w.turn(member)
        owner: Any = w.bot.courier.deliveries.pings.screens if slow == "open_panel" else OpenPanel
        done, begun, may_go_on = getattr(owner, slow), asyncio.Event(), asyncio.Event()

        async def slowly(*args: Any) -> Any:
            result = await done(*args)
            begun.set()
            await may_go_on.wait()
            return result

        monkeypatch.setattr(owner, slow, slowly)
        while member not in await w.awaited_members():
            await make_move(w)
        await begun.wait()
        monkeypatch.setattr(owner, slow, done)
        second = await w.turn(member)
        assert is_gone(w, first) and not is_gone(w, second)
        may_go_on.set()
        await w.quiet()
        third = await w.turn(member)
        assert is_gone(w, second) and not is_gone(w, third)
        requests = [f"{request.method} {request.path}" for request in w.env.http_requests if "/messages/@original" in request.path]
        removed = [request for request in requests if request.startswith("DELETE")]
        first_removed, _ = removed
        assert len(set(removed)) == 2 and not any("PATCH" in request for request in requests[requests.index(first_removed) :])


async def test_a_waiting_player_is_asked_early_in_the_same_message(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        early_people = people_asked_early(await w.table())
        waiting = next(member for member in w.members.values() if member.id in early_people)
        panel = await w.turn(waiting)
        await waiting.click(panel, label="Pass · keep 18 crowns")
        assert "You have answered" in texts(panel)
        await w.host.turns.move(1, first.id, "bid 9")
        await w.quiet()
        while (others := await w.awaited_members()) != [first]:
            other, *_ = others
            await w.host.turns.move(1, other.id, "pass")
            await w.quiet()
        assert "how high" not in texts(panel) and "You can answer now" not in texts(panel)
        await w.host.turns.move(1, first.id, "pay 9")
        await w.quiet()
        assert waiting.id in people_asked_early(await w.table())
        assert "You can answer now" in texts(panel) and "Pizarro: how high?" in texts(panel)


async def test_an_early_question_becomes_the_turn_when_it_is_asked(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        table = await w.table()
        (seat,) = table.to_act
        after = table.occupants[(seat + 1) % 3].person
        assert after is not None
        panel = await w.turn(w.by_id(after.user_id))
        assert "It is not your turn yet" in texts(panel)
        await w.host.turns.move(1, first.id, "bid 9")
        await w.quiet()
        assert await w.awaited_members() == [w.by_id(after.user_id)]
        assert "It is not your turn yet" not in texts(panel) and "Ten or more, or pass" in texts(panel)


async def test_a_panel_goes_on_to_the_next_question_after_an_order_answered(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        w.host.ledger.delays = Delays(order=(30.0, 30.0), present=0.0, ping=3_600.0, automatic=0.0)
        (first,) = await w.awaited_members()
        table = await w.table()
        (seat,) = table.to_act
        next_seat = (seat + 1) % 3
        after = table.occupants[next_seat].person
        assert after is not None
        waiting = w.by_id(after.user_id)
        panel = await w.turn(waiting)
        await waiting.click(panel, label="Pass · keep 18 crowns")
        await w.host.turns.move(1, first.id, "bid 9")
        await w.quiet()
        assert await w.awaited_members() == [waiting] and "Ten or more, or pass" in texts(panel), "the order takes its time"
        await w.later(31.0)
        await w.host.clockwork.run_due()
        await w.quiet()
        (other,) = await w.awaited_members()
        await w.host.turns.move(1, other.id, "pass")
        await w.host.turns.move(1, first.id, "pay 9")
        await w.quiet()
        assert "You can answer now" in texts(panel) and "Pizarro: how high?" in texts(panel)


async def test_a_player_with_an_order_gets_no_ping_while_it_answers(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        w.host.ledger.delays = Delays(order=(30.0, 30.0), present=0.0, ping=3_600.0, automatic=0.0)
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        await member.click(panel, custom_id=next(item for item in controls(panel, TakeAnswer) if "Up to " in item["label"])["custom_id"])
        await w.move("bid 2")
        await w.move("pass")
        await w.quiet()
        assert await w.awaited_members() == [member] and "It is your turn." not in texts(panel)
        await w.later(31.0)
        await w.host.clockwork.run_due()
        while member not in await w.awaited_members():
            await make_move(w)
        await w.quiet()
        assert "It is your turn." in texts(panel), "no order answers now"


async def test_after_a_restart_an_old_panel_stays_and_its_late_answer_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        pass_id = pass_button(panel)
        await w.restart()
        again = await w.turn(member)
        assert not is_gone(w, panel)
        await member.click(again, custom_id=pass_id)
        await member.click(panel, custom_id=pass_id)
        assert (await w.table()).seq == 1 and "The table moved on" in texts(panel)


async def test_a_panel_too_old_to_be_edited_is_left_alone(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panels = w.bot.services.panels
        now = 0.0
        panels._newest = Recent(10, 14 * 60.0, lambda: now)
        first = await w.turn(member)
        now = 15 * 60.0
        await w.turn(member)
        assert not is_gone(w, first) and isinstance(panels, Panels)


def is_gone(w: World, message: Any) -> bool:
    """Return whether a message was removed."""
    try:
        w.env.backend.get_message(message.channel_id, message.id)
    except BackendError:
        return True
    return False


async def test_the_outcome_of_a_move_stays_when_an_automatic_move_follows(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        w.host.ledger.rng.seed(STORM)
        await w.begin_match("ana", "bruno", game="carta_magica", automatic=True)
        w.host.ledger.delays = Delays(automatic=0.0, fresh=30.0, ping=3_600.0)
        rng = Random(1)
        while True:
            live = await w.host.ledger.current(1)
            assert live.rules is not None
            (seat,) = live.table.to_act
            person = live.table.occupants[seat].person
            assert person is not None
            member = w.by_id(person.user_id)
            wanted = line("mate", live.rules, live.state, seat, rng)
            after = play(live.rules, live.state, seat, wanted).value.state
            next_automatic = live.rules.automatic(after)
            if live.rules.automatic(live.state) is None and next_automatic is not None and next_automatic[0] == seat:
                break
            await w.host.turns.move(1, member.id, wanted)
        panel = await w.turn(member)
        await play_line(w, member, wanted, panel=panel)
        await w.quiet()
        assert "✅ You let the storm blow. You drift to" in texts(panel) and "A storm: " in texts(panel)
        await w.later(31.0)
        await w.host.clockwork.run_due()
        await w.quiet()
        assert "✅ You let the storm blow. You drift to" in texts(panel) and "You spin 6" in texts(panel)
