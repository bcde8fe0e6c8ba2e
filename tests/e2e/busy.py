"""Run the real process with all of its work under way: `python -m tests.e2e.busy FOLDER`.

Only Discord is missing: requests to it never arrive. The process prints `busy` when all work is under way.
"""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial
from pathlib import Path
from typing import Any

import bot
from cogs.client import Caravel
from cogs.operation.settings import Settings
from cogs.pictures.jobs import PositionJob, Reader
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.values import codec
from engine.values.core import Seat
from play.keeping.backups import HourlyBackups
from play.minds import thinking
from play.minds.thinking import MoveQuestion
from play.values.types import Person, Place
from store import care


async def draw(client: Caravel) -> None:
    """Draw one picture after the other, without end."""
    rules = registry.rules("magellan")
    state = rules.setup(3, resolve_settings(rules, {}), "busy")
    job, pictures = PositionJob("magellan", rules.view(state, None), Reader("en", ("A", "B", "C"))), client.services.pictures
    while True:
        await pictures.draw(job)


async def think(client: Caravel) -> None:
    """Let a bot think about one move after the other, without end."""
    rules = registry.rules("pizarro")
    state = rules.setup(4, resolve_settings(rules, {}), "busy")
    seat = rules.to_act(state)[0]
    question = MoveQuestion("pizarro", codec.dumps(rules.view(state, seat)), Seat(seat), "admiral", 1)
    while True:
        async with client.services.host.thinking.mind() as mind:
            await mind(question)


async def start_all_work(client: Caravel, token: str, *, reconnect: bool = True) -> None:
    """Begin all kinds of work instead of connecting to Discord."""
    host, begun = client.services.host, asyncio.Event()

    async def never_arrives(effect: Any) -> None:
        begun.set()
        await asyncio.sleep(3600)

    client.courier._handlers = dict.fromkeys(client.courier._handlers, never_arrives)
    await host.begin()
    await client.services.pictures.prepare(["magellan"])
    table = await host.tables.open("pizarro", Person(1, "Anne"), Place(1, 2), bots=("mate",), seats=3)
    await client.courier.start()
    client.courier.wake(table.match)
    work = [asyncio.create_task(draw(client)) for _ in range(4)] + [asyncio.create_task(think(client)) for _ in range(3)]
    await begun.wait()
    await asyncio.sleep(3.0)
    print("busy", flush=True)
    await asyncio.gather(*work)


if __name__ == "__main__":
    bot.HourlyBackups = partial(HourlyBackups, first=0.0)  # type: ignore[misc, assignment]
    thinking.LIMITS = {"captain": 60.0, "admiral": 60.0}
    care.STEP, care.BREATH = 1, 2.0
    Caravel.start = start_all_work  # type: ignore[method-assign]
    folder = Path(sys.argv[1])
    settings = Settings(database=folder / "c.db", backups=folder / "backups")
    os._exit(asyncio.run(bot.run(settings)))  # as bot.py ends
