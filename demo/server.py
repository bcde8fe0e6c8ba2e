"""Puts the demo together: host, bot, simulated server and page."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from cogs.actions.seats import SitDown
from cogs.actions.wire import parse_id
from cogs.client import Caravel
from cogs.deliveries.courier import Pauses
from cogs.edge import layout
from cogs.edge.services import place_of
from cogs.learning.welcome import SEAT_FREE, invitation, screen
from cogs.operation import logs
from cogs.pictures.service import Pictures
from demo import develop
from demo.examples import lay_out
from demo.harbour import Harbour
from demo.memory import Memory, sole_use
from demo.page import PageServer
from demo.parts import all_parts
from demo.passing import QUARTER, STEP, Passing, let_pass
from engine.values.core import EngineError, Say
from play.host import Host
from play.minds.thinking import Processes, usual_processes
from play.time.clock import Delays
from play.values.types import Place, Table
from store.sqlite import SqliteStore
from words import FALLBACK, speaker

ORDERS = (2.0, 8.0)
"""The least and the most seconds before a standing order is obeyed: fewer than on Discord, so that the demo is quick."""

PING = 16.0
"""Seconds until people are notified of their turn: fewer than on Discord, so that the demo is quick."""

log = logging.getLogger(__name__)


async def post_what_is_missing(host: Host, harbour: Harbour) -> None:
    """Post the cards and pings of tables whose messages the server does not remember."""
    channels, messages = harbour.backend.channels, harbour.backend.messages
    for table in await host.reading.tables_at(harbour.guild.id):
        is_lost = table.place.thread_id is not None and table.place.thread_id not in channels
        if is_lost:
            await host.tables.move_to(table.match, Place(harbour.guild.id, harbour.channel.id), table.own_thread)
        if is_lost or table.card is None or table.card.message_id not in messages.get(table.card.channel_id, {}):
            await host.telling.repost(table.match)


async def welcome(host: Host, harbour: Harbour) -> None:
    """Post the first message of the channel, as `/play post:` does."""
    say = speaker((await host.houses.of(harbour.guild.id)).language)
    await harbour.bot.get_partial_messageable(harbour.channel.id).send(view=layout.layout(screen(say)))


async def choose_language(host: Host, harbour: Harbour, code: str) -> None:
    """Let everybody, and the server, read in a language."""
    for user_id in harbour.members:
        await host.people.choose(user_id, replace(await host.people.settings(user_id), language=code))
    house = await host.houses.of(harbour.guild.id)
    if house.language != code:
        await host.houses.choose(harbour.guild.id, harbour.owner.user_id, house.revision, {"language": code})


async def invite(host: Host, harbour: Harbour) -> None:
    """Keep a message below the card of every match that waits because no person plays."""
    while True:
        try:
            await invite_now(host, harbour)
        except Exception:
            log.exception("an invitation could not be posted or removed")
        await harbour.wait_for_change()


async def invite_now(host: Host, harbour: Harbour) -> None:
    """Post the missing messages about free seats, and remove those that are out of date."""
    for table in await host.reading.tables_at(harbour.guild.id, ("running", "frozen", "finished", "closed")):
        await invite_to(harbour, table)


async def invite_to(harbour: Harbour, table: Table) -> None:
    """Post the message about a free seat of a match, or remove it.

    It is wanted while no person plays (`paused`) and somebody is awaited.
    """
    room = harbour.bot.get_partial_messageable(place_of(table))
    messages = harbour.backend.messages.get(room.id, {})
    is_wanted = table.paused and bool(table.to_act)
    public = [message for message in messages.values() if not message.is_ephemeral]
    invitations = [message for message in public if is_invitation(message.components, table.match, harbour.say)]
    if not is_wanted:
        for message in invitations:
            await room.get_partial_message(message.id).delete()
    elif not invitations and table.card is not None and table.card.message_id in messages:
        await room.send(view=layout.layout(invitation(table, harbour.say)))


def is_invitation(components: Any, match: int, say: Say) -> bool:
    """Return whether a message says that a seat is free, with a button to sit down there."""
    parts = list(all_parts(components))
    actions = [parse_id(part["custom_id"]) for part in parts if "custom_id" in part]
    is_said = any(part.get("content") == say(SEAT_FREE) for part in parts)
    return is_said and any(isinstance(action, SitDown) and action.match == match for action in actions)


@dataclass(frozen=True, slots=True)
class Developing:
    """The game that a developer writes."""

    game: str
    record: Path | None = None
    """The record at which a match begins; `None`: no match begins at a record."""
    at: int | None = None
    """The number of the record's last entry that is played; `None`: all are played."""


async def serve(
    port: int,
    database: Path,
    bot_pause: float = 1.0,
    seed: int | None = None,
    developing: Developing | None = None,
    language: str | None = None,
) -> None:
    """Serve the demo until SIGINT or SIGTERM.

    Raises `StoreError` if the matches cannot be opened, or another demo has them open.
    """
    logs.start_logging(logging.WARNING, "text")
    with sole_use(database):
        await _serve(port, database, bot_pause, seed, developing, language)


async def begin_matches(host: Host, harbour: Harbour, developing: Developing) -> list[develop.DealtMatch]:
    """Deal again the matches that replay differently now, and begin the match of a record."""
    matches = await develop.deal_again(host, harbour, developing.game)
    if developing.record is not None:
        try:
            matches.append(await develop.begin_at_record(host, harbour, developing.record, developing.at))
        except (EngineError, OSError, ValueError) as error:
            print(f"  {developing.record}: {error}", flush=True)
    for match in matches:
        print(f"  {match}", flush=True)
    return matches


async def begin_demo(host: Host, harbour: Harbour, developing: Developing | None, language: str | None) -> None:
    """Lay out the tables, let the bot log in, and post what the channel lacks."""
    if language is not None:
        await choose_language(host, harbour, language)
    dealt_matches = [] if developing is None else await begin_matches(host, harbour, developing)
    await lay_out(host, harbour.place, harbour.owner, None if developing is None else (developing.game,))
    await post_what_is_missing(host, harbour)
    with harbour.answering():  # after a bot's move the tasks of the clockwork may change somebody's private panel
        host.clockwork.start()
        host.season_steps.start()
    await harbour.start()
    if not harbour.backend.messages[harbour.channel.id]:
        await welcome(host, harbour)
    for match in dealt_matches:
        await harbour.bot.get_partial_messageable(match.room).send(str(match))


async def _serve(
    port: int, database: Path, bot_pause: float, seed: int | None, developing: Developing | None, language: str | None
) -> None:
    """Serve until a signal says to stop; then let the bot finish, and store the rooms."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    delays = Delays(bot_pause, ORDERS, ping=PING, fresh=4 * bot_pause)  # `fresh`: after a person's move
    rng = None if seed is None else Random(seed)
    clock, passing = Passing(), set[asyncio.Task[None]]()
    host = Host(SqliteStore(database), clock=clock, delays=delays, rng=rng, thinking=Processes(usual_processes()))
    is_new = not await asyncio.to_thread(database.exists)  # asked before the host makes the file
    await host.open(ticking=False)
    harbour = Harbour(Caravel(host, Pictures(processes=1, in_background=True), Pauses(edits=0.3)), language or FALLBACK)
    memory = Memory(harbour, database)

    def pass_on(seconds: float) -> None:
        passing.add(task := asyncio.create_task(let_pass(clock, host, harbour.bot, seconds)))
        task.add_done_callback(passing.discard)

    inviting: asyncio.Task[None] | None = None
    try:
        if not is_new:
            memory.recall()
        async with PageServer(harbour, host, port, () if developing is None else develop.routes(host)) as page:
            print(f"\n  Caravel is in the harbour. Open  {page.address}  in a browser.")
            print(f"  Stop it with Ctrl+C; matches are kept in {database}.\n", flush=True)
            await begin_demo(host, harbour, developing, language)
            memory.follow()
            for number, seconds in ((signal.SIGUSR1, STEP), (signal.SIGUSR2, QUARTER)):
                asyncio.get_running_loop().add_signal_handler(number, pass_on, seconds)
            page.let_pass = pass_on
            inviting = asyncio.create_task(invite(host, harbour))
            await stop.wait()
    finally:
        if inviting is not None:
            inviting.cancel()
        with suppress(Exception):
            await harbour.close()
        has_begun = inviting is not None
        if has_begun:
            memory.store()
        await host.close()
