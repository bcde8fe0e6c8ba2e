"""Who helps whom, by clicks: referees and admins see it, of tables in their sight where they did not sit; nobody else does."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from cogs.actions.club import ShowClub
from cogs.actions.favours import FavourAction, LookAtFavours, ShowFavour, ShowFavours
from cogs.actions.looking_back import ShowReview
from cogs.actions.wire import ACTIONS
from engine.bots import line
from engine.core import Seat
from engine.search import review
from engine.search.favours import Favours
from play.people.standings import Reputation
from play.values.types import Person, Place
from tests.e2e.test_seasons import admin
from tests.e2e.world import World, controls, texts, world


async def ended(w: World, *names: str, channel: Any = None, knows: bool = True) -> int:
    """A rated table of three that is over; `knows`: that the first helped the second is known."""
    first, *others = (Person(one.id, one.name) for one in w.people(*names))
    place = Place(w.guild.id, (channel or w.channel).id)
    match = (await w.host.tables.open("pizarro", first, place, others=others, seats=3, rated=True, settings=None)).match
    table = await w.host.tables.start(match, first.user_id)
    rng = Random(match)
    while True:
        live = await w.host.ledger.current(match)
        if live.table.status != "running":
            break
        seat = live.table.to_act[0]
        person = live.table.occupants[seat].person
        assert person is not None and live.rules is not None
        await w.host.turns.move(match, person.user_id, line("mate", live.rules, live.state, seat, rng))
    await w.quiet()
    giver, friend, third = (table.seat_of(one.user_id) for one in (first, *others))
    sums = {giver: 0.0, friend: 0.2, third: -0.2}
    noise = Favours((0.0,) * 3, (0.001,) * 3, 9)
    gift = Favours(tuple(sums[Seat(seat)] for seat in range(3)), (0.001,) * 3, 9)
    if knows:
        w.host.favouring.learned(match, tuple(gift if seat == giver else noise for seat in range(3)))
    return match


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little thinking as there can be."""
    for name, value in {"DECISIONS": 1, "WEIGHED": (1, 1), "WIDTHS": (1, 1)}.items():
        monkeypatch.setattr(review, name, value)


async def test_referees_alone_see_what_is_unusual_and_nothing_of_their_own_tables(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        boss, (ana, bruno, clara) = admin(w), w.people("ana", "bruno", "clara")
        hall = w.guild.create_text_channel("hall")
        role = w.guild.create_role("Referees")
        w.members["judge"] = judge = w.guild.add_member(w.env.create_user("judge"), roles=[role])
        assert "Who helps whom" not in texts((await judge.slash(hall, "referee")).response), "no role is set yet"
        await w.host.referees.set_role(w.guild.id, role.id)
        for _ in range(3):
            await ended(w, "ana", "bruno", "clara")
        page = (await judge.slash(hall, "referee")).response
        told = texts(page)
        assert f"<@{ana.id}> gave <@{bruno.id}> **60 points** of chance at 3 of 3 tables" in told and "proves nothing" in told
        assert page.flags.ephemeral and not controls(page, LookAtFavours)
        await judge.click(page, custom_id=(way := controls(page, ShowFavour)[0]["custom_id"]))
        assert texts(page).count("20 points") == 3 and len(controls(page, ShowReview)) == 3
        await w.host.standings.choose(bruno.id, Reputation(hidden=True))
        seen = texts(await shown(boss, w))
        assert f"<@{ana.id}> gave Somebody" in seen and f"<@{bruno.id}>" not in seen
        for forged in (ShowFavours().id, way):
            (refused,) = await w.at_once((clara, page, forged))
            told = texts(w.env.backend.get_message(hall.id, refused.message_id))
            assert "gave" not in told and f"<@&{role.id}>" in told, "who is a referee is said, and nothing else"
            page = (await judge.slash(hall, "referee")).response
        assert {kind.access for kind in ACTIONS.values() if issubclass(kind, FavourAction)} == {"judge"}
        await ended(w, "judge", "ana", "bruno")
        unseen = {judge: discord.PermissionOverwrite(view_channel=False)}
        hidden = w.guild.create_text_channel("hidden", overwrites=unseen)
        await ended(w, "ana", "bruno", "clara", channel=hidden, knows=False)
        await w.opened("ana", "bruno", "clara")
        page = (await judge.slash(hall, "referee")).response
        assert "3 rated tables" in texts(page), "neither where they sat nor what is out of their sight nor what is not over"
        seen = await shown(boss, w)
        assert "5 rated tables" in texts(seen)
        await boss.click(seen, custom_id=LookAtFavours().id)
        assert "1 table is being looked at" in texts(seen)
        await w.host.favouring.finished()
        await boss.click(seen, custom_id=ShowFavours().id)
        assert "Moves were looked at in 5" in texts(seen) and not controls(seen, LookAtFavours)
        for match in (1, 2, 3):
            w.host.favouring.learned(match, ())
        await judge.click(page, custom_id=way)
        assert "not so any more" in texts(page)


async def shown(member: Any, w: World) -> Any:
    """The page, as an admin opens it."""
    setup = (await member.slash(w.channel, "setup")).response
    await member.click(setup, custom_id=ShowClub().id)
    await member.click(setup, custom_id=ShowFavours().id)
    return setup
