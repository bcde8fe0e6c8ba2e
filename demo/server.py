"""The simulated server of the demo, and the page that shows it.

The server, its channel and its members are made in the same order at every start and so have the same ids;
the matches are in a file. Messages are not kept: cards and pings are posted again at the start.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

import render
from cogs import logs
from cogs.client import Caravel
from cogs.courier import Pauses
from cogs.pictures import Pictures
from demo.rooms import Rooms
from engine import registry
from play.clock import Delays
from play.host import Host
from play.types import Place
from store.sqlite import SqliteStore

MEMBERS = ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe", "Gonçalo")
ORDERS = (2.0, 8.0)
"""Seconds before a standing order is obeyed; shorter than on Discord, so that a demo does not drag."""


class Harbour:
    """The simulated server: one channel and enough members for any table."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        env.backend.bot_user.name = "Caravel"
        guild = env.create_guild("Harbour")
        self.channel: ChannelHandle = guild.create_text_channel("tables", topic="Type /play to open a table")
        self.members: list[MemberActor] = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in MEMBERS]
        self.guild = guild

    def set_clock(self) -> None:
        """Bring the simulated time to now, so that ids of new messages never repeat those of an earlier start."""
        behind = time.time() - self.env.now().timestamp()
        self.env.backend.advance_clock(max(0.0, behind))


async def post_anew(host: Host, harbour: Harbour) -> None:
    """Messages of an earlier start are gone: every card and ping that the store knows is to be posted anew."""
    for table in await host.reading.tables_at(harbour.guild.id):
        if table.place.thread_id is not None:
            await host.tables.move_to(table.match, Place(harbour.guild.id, harbour.channel.id), table.own_thread)
        await host.outbox.repost(table.match)


def _warm() -> None:
    for game in registry.names():
        render.warm(game)


async def serve(port: int, database: Path, bot_pause: float = 1.0, seed: int | None = None) -> None:
    """Serve the demo until SIGINT or SIGTERM."""
    logs.started(logging.WARNING, "text")
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    host = Host(SqliteStore(database), delays=Delays(bot_pause, ORDERS), rng=None if seed is None else Random(seed))
    await host.open()
    bot = Caravel(host, Pictures(), Pauses(edits=0.3))
    env = simcord.Env(bot, check_errors=False)
    harbour = Harbour(env)
    harbour.set_clock()
    try:
        await post_anew(host, harbour)
        if await host.reading.tables_at(harbour.guild.id):
            # Their cards are drawn while the simulation starts, and it waits 5 s for that, no longer.
            await asyncio.to_thread(_warm)
        await env.start()
        async with Rooms(env, harbour.channel, harbour.members, port) as rooms:
            print(f"\n  Caravel is in the harbour. Open  {rooms.address}  in a browser.")
            print(f"  Stop it with Ctrl+C; matches are kept in {database}.\n", flush=True)
            await stop.wait()
    finally:
        with suppress(Exception):
            await env.shutdown()
        await host.close()
