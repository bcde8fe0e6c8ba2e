"""The demo: the same server at every start, and matches that are found again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import simcord

from cogs.client import Caravel
from demo.rooms import Rooms
from demo.server import Harbour, post_anew
from play.types import Person, Place
from tests.e2e.world import QUICK, Blind, hosted, texts


async def started(path: Path) -> tuple[simcord.Env, Harbour, Any]:
    """One start of the demo, without its page."""
    host = await hosted(path)
    env = simcord.Env(Caravel(host, Blind(), QUICK))
    harbour = Harbour(env)
    harbour.set_clock()
    return env, harbour, host


async def test_a_restarted_demo_finds_its_matches_again(tmp_path: Path) -> None:
    env, harbour, host = await started(tmp_path / "demo.db")
    people = [Person(member.id, member.name) for member in harbour.members[:3]]
    for own_thread in (False, True):
        table = await host.tables.open("pizarro", people[0], Place(harbour.guild.id, harbour.channel.id), {}, own_thread=own_thread)
        for person in people[1:]:
            await host.tables.join(table.match, person)
        await host.tables.start(table.match, people[0].user_id)
    await env.start()
    await env.settle()
    first = [member.id for member in harbour.members], harbour.channel.id
    await env.shutdown()
    await host.close()

    env, harbour, host = await started(tmp_path / "demo.db")
    try:
        assert ([member.id for member in harbour.members], harbour.channel.id) == first
        await post_anew(host, harbour)
        await env.start()
        await env.settle()
        shown = [texts(message) for message in harbour.channel.history()]
        assert any("Match 1" in words for words in shown) and any("it is your turn" in words for words in shown)
        (thread,) = harbour.channel.threads
        assert any("Match 2" in texts(message) for message in thread.history())
        table = await host.reading.table(1)
        actor = table.occupants[table.to_act[0]].person
        member = next(member for member in harbour.members if member.id == actor.user_id)
        done = await member.slash(harbour.channel, "move", line="bid 1", match=1)
        assert "Played" in texts(done.response)
    finally:
        await env.shutdown()
        await host.close()


async def test_the_front_door_lists_channel_threads_and_direct_messages(tmp_path: Path) -> None:
    env, harbour, host = await started(tmp_path / "demo.db")
    try:
        await env.start()
        rooms = Rooms(env, harbour.channel, harbour.members, 0)
        assert [room.name for room in rooms.rooms().values()] == ["# tables"]
        ana = harbour.members[0]
        shown = await ana.slash(harbour.channel, "turns")
        await ana.click(shown.response.message, label="By direct message")
        assert [room.name for room in rooms.rooms().values()] == ["# tables", "@ Ana"]
    finally:
        await env.shutdown()
        await host.close()
