"""A simulated Discord with the real bot in it: a server, a channel and members who click.

A *line* is a whole move as the log writes it (`bid 3`); a *panel* is the private message with the questions of a turn.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import simcord
from simcord import interactions
from simcord.backend import serializers

from cogs.actions.panel import Confirm
from cogs.actions.tables import OpenPlans, SeatBot, SetNewOption, ShowMore
from cogs.actions.wire import Action
from cogs.client import Caravel
from cogs.deliveries.courier import Pauses
from cogs.edge.gate import ClickLimit
from cogs.pictures.service import Pictures
from demo.corrected import as_on_discord
from engine import bots
from engine.game.rules import Rules
from engine.match import registry
from play.host import Host
from play.time.clock import AT_ONCE
from play.values.personal import PersonSettings
from play.values.types import Table
from tests import bodies
from tests.bodies import nested
from tests.buttons import Press, control, filled_in, next_press, texts
from tests.buttons import controls as controls
from tests.buttons import raw as raw
from tests.databases import with_tables
from tests.e2e.stubs import Blind, Shifted
from tests.near import Near
from words import speaker

PATIENCE = 60.0
"""Seconds that one step may take on a busy machine."""

SAY = speaker()
QUICK = Pauses(edits=0.0, first=0.0, longest=0.0, look=600.0)

HASTY = ClickLimit(points=1_000_000)
"""Tests click faster than people."""


def labels(message: Any) -> list[str]:
    """Return the labels of the buttons of a message."""
    return [item["label"] for item in nested(raw(message)) if item.get("type") == 2]


class World:
    """One bot process on one database, and the people around it."""

    def __init__(self, env: simcord.Env, host: Host, bot: Caravel, path: Path, pictures: type[Pictures]) -> None:
        self.env, self.host, self.bot, self.path = env, host, bot, path
        self._pictures = pictures
        as_on_discord(env.backend)
        self.guild = env.create_guild("Harbour")
        self.channel = self.guild.create_text_channel("games")
        self.members: dict[str, Any] = {}

    def people(self, *names: str) -> list[Any]:
        """Members of the server, made when they do not exist yet."""
        for name in names:
            if name not in self.members:
                self.members[name] = self.guild.add_member(self.env.create_user(name))
        return [self.members[name] for name in names]

    def one_by_one(self) -> None:
        """Ask nobody early from the next match on, so that there is one ping at a time."""

        def rules(name: str) -> Rules[Any, Any]:
            game_rules = registry.rules(name)
            return dataclasses.replace(game_rules, early=dataclasses.replace(game_rules.early, seats=lambda state: ()))

        self.host.ledger.rules = rules

    async def quiet(self) -> None:
        """Wait until bots have moved and everything is shown."""
        for _ in range(2000):
            await self.env.settle()
            await self.host.feed.drain()
            busy = self.bot.courier.busy()
            await asyncio.gather(*busy)
            if not busy and not await self._bots_to_move():
                return
            await asyncio.sleep(0.001)
        raise TimeoutError("the tables do not come to rest")

    async def _bots_to_move(self) -> bool:
        tables = await self.host.reading.tables_at(self.guild.id)
        return any(table.occupants[seat].bot for table in tables if table.status == "running" and not table.paused for seat in table.to_act)

    async def later(self, seconds: float) -> None:
        """Let time pass for the host, and let the courier deliver what fell due."""
        self.host.ledger.clock.more += seconds  # type: ignore[attr-defined]
        for match in await self.host.outbox.matches_due():
            self.bot.courier.wake(match)
        await self.quiet()

    async def run_out_of_time(self, member: Any, match: int = 1) -> None:
        """Let the others play until only this member is awaited, and then let the member's time run out."""
        rng = Random(1)
        while (awaited := await self.awaited_members(match)) != [member]:
            mover, *_ = awaited
            await self.play_turn(mover, rng, match)
            await self.quiet()
        await self.later(3 * 86_401.0)
        await self.host.clockwork.run_due()
        await self.quiet()

    async def table(self, match: int = 1) -> Table:
        """A table as the host has it."""
        return await self.host.reading.table(match)

    async def card(self, match: int = 1, room: Any = None) -> Any:
        """The message that is the card of a match."""
        ref = (await self.table(match)).card
        assert ref is not None, "there is no card"
        return next(message for message in (room or self.channel).history() if message.id == ref.message_id)

    def by_id(self, user_id: int) -> Any:
        """The member with an id."""
        return next(member for member in self.members.values() if member.id == user_id)

    async def awaited_members(self, match: int = 1) -> list[Any]:
        """The members whose turn it is."""
        table = await self.table(match)
        people = (table.occupants[seat].person for seat in table.to_act)
        return [self.by_id(person.user_id) for person in people if person is not None]

    async def begin_match(
        self, *names: str, bots: int = 0, kind: str = "mate", game: str = "pizarro", place: str = "channel", automatic: bool = False,
        pace: str = "none", **settings: str,
    ) -> None:  # fmt: skip
        """Start a match by clicks: the first member opens the table, the others join, and the first adds the bots and starts.

        The host plays nothing for people unless the match is `automatic`. Without a `pace` nobody's time is limited.
        """
        first, *others = self.people(*names)
        await first.click(await self.set_up(first, game, place), label="Open the table")
        await self.quiet()
        newest, *_ = await self.host.reading.tables_of(first.id)
        match = newest.match
        await self.host.tables.configure(match, first.id, settings=settings or None, automatic=automatic, pace=pace)
        (room,) = [self.channel] if place == "channel" else self.channel.threads
        for member in others:
            await member.click(await self.card(match, room), label="Join")
            await self.quiet()
        for count in range(bots):
            reply = await first.click(await self.card(match, room), label="Add a bot")
            await first.click(reply.response.message, custom_id=SeatBot(match, len(names) + count, kind).id)
            await self.quiet()
        await first.click(await self.card(match, room), label="Start now")
        await self.quiet()

    async def set_up(self, who: Any, game: str, place: str = "channel") -> Any:
        """Open the panel with the options of a new table."""
        panel = (await who.slash(self.channel, "play", game=game)).response
        await who.click(panel, label="With friends")
        await who.click(panel, label="Options …")
        if place == "thread":
            menu = next(item for item in controls(panel, SetNewOption) if item["custom_id"].endswith(":place"))
            await who.select(panel, [place], custom_id=menu["custom_id"])
        return panel

    async def turn(self, member: Any, match: int = 1) -> Any:
        """Open the private panel of a turn with *My turn*."""
        table = await self.table(match)
        room = next((thread for thread in self.channel.threads if thread.id == table.place.thread_id), None)
        return (await member.click(await self.card(match, room), label="My turn")).response

    async def more(self, member: Any, panel: Any, label: str | type[Action]) -> Any:
        """Press *More* on a panel, and then the button with this label or action."""
        await member.click(panel, custom_id=control(panel, ShowMore))
        return await (member.click(panel, label=label) if isinstance(label, str) else member.click(panel, custom_id=control(panel, label)))

    async def plans(self, member: Any) -> Any:
        """Open the list of a member's plans from the card."""
        panel = (await member.click(await self.card(), label="More")).response
        await member.click(panel, custom_id=control(panel, OpenPlans))
        return panel

    async def confirm(self, member: Any, panel: Any) -> Any:
        """Press *Confirm*, whatever it is called."""
        return await member.click(panel, custom_id=control(panel, Confirm))

    async def confirm_every_move(self, *members: Any) -> None:
        """Let these members confirm every move, so that no button of theirs plays at once."""
        for member in members:
            await self.host.people.choose(member.id, PersonSettings(confirm=True))

    async def play_turn(self, member: Any, rng: Random, match: int = 1) -> None:
        """Play a whole random turn by clicks: *My turn*, answers, *Confirm*."""
        panel = await self.turn(member, match)
        before = (await self.table(match)).seq
        used: Press | None = None
        while (await self.table(match)).seq == before:
            last, used = used, next_press(panel, rng)
            while used is not None and used.is_as(last):  # refused, and shown as picked: a client would send nothing
                used = next_press(panel, rng)
            assert used is not None, texts(panel)
            if used.values is None:
                reply = await member.click(panel, custom_id=used.custom_id)
            else:
                reply = await member.select(panel, used.values, custom_id=used.custom_id)
            if used.ends:
                return
            if reply.modal is not None:
                await member.submit_modal(reply, filled_in(reply.modal, rng))

    async def at_once(self, *clicks: tuple[Any, Any, str]) -> list[Any]:
        """Press several buttons (member, message, custom_id) before the first press is answered; return the interactions.

        A member's own `click` waits for the bot, so two of them cannot overlap.
        """
        sent_clicks = []
        for member, message, custom_id in clicks:
            record, payload = interactions.base_payload(
                self.env.backend,
                type=3,
                channel_id=message.channel_id,
                guild_id=self.env.backend.get_channel(message.channel_id).guild_id,
                user_id=member.id,
                data={"custom_id": custom_id, "component_type": 2},
            )
            record.source_message_id = message.id
            stored = self.env.backend.get_message(message.channel_id, message.id)
            payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
            sent_clicks.append((record, payload))
        for _, payload in sent_clicks:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.quiet()
        return [record for record, _ in sent_clicks]

    async def play_on(self, rng: Random, match: int = 1, moves: int = 10_000) -> None:
        """Play random turns by clicks: at most so many, or until the match is over."""
        for _ in range(moves):
            members = await self.awaited_members(match)
            if not members:
                return
            await self.play_turn(rng.choice(members), rng, match)
            await self.quiet()

    async def carry_on(self, rng: Random, match: int = 1, moves: int = 10_000, kind: str = "deckhand") -> int:
        """Play moves of a `kind` of bot directly on the host, for tests of what follows from a match; return the number of moves."""
        move_count = 0
        while move_count < moves:
            members = await self.awaited_members(match)
            if not members:
                await self.quiet()  # bots move
                members = await self.awaited_members(match)
            if not members:
                break
            member = rng.choice(members)
            live = await self.host.ledger.current(match)
            seat = live.table.seat_of(member.id)
            assert seat is not None and live.rules is not None
            await self.host.turns.move(match, member.id, bots.line(kind, live.rules, live.state, seat, rng))
            move_count += 1
        await self.quiet()
        return move_count

    async def move(self, line: str, match: int = 1) -> Any:
        """Let the first member who is awaited play a line directly on the host; return the member."""
        mover, *_ = await self.awaited_members(match)
        await self.host.turns.move(match, mover.id, line)
        return mover

    async def last_line(self, match: int = 1) -> str:
        """Return the newest line of the log."""
        *_, newest = await self.host.reading.log(match, None)
        return newest.entry.line

    async def restart(self) -> None:
        """Kill the process and start another one on the same database."""
        await self.host.close()
        self.host = await open_host(self.path)
        self.bot = Caravel(self.host, self._pictures(), QUICK, HASTY)
        self.bot.services.panels.settles = 0.0
        await self.env.restart_bot(self.bot)


async def open_host(path: Path) -> Host:
    """Open a host on a database; its clock can be put forward."""
    host = Host(Near(with_tables(path)), delays=AT_ONCE, rng=Random(7), clock=Shifted())
    await host.open()
    return host


@asynccontextmanager
async def world(path: Path, pictures: type[Pictures] = Blind, **options: Any) -> AsyncIterator[World]:
    """Run a bot on a database in a simulated Discord; at the end check all that it sent and that no error was left."""
    host = await open_host(path)
    bot = Caravel(host, pictures(), QUICK, HASTY)
    bot.services.panels.settles = 0.0
    env = simcord.Env(bot, **{"settle_timeout": PATIENCE, **options})
    running: World | None = None
    try:
        await env.start()
        running = World(env, host, bot, path, pictures)
        yield running
        bodies.check(env.http_requests)
    finally:
        try:
            await env.shutdown()
        finally:
            await (running.host if running else host).close()
    env.raise_errors()
