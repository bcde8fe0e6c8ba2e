"""A simulated Discord with the real bot in it: a server, a channel and members who click."""

from __future__ import annotations

import asyncio
import dataclasses
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import simcord
from PIL import Image
from simcord import interactions
from simcord.backend import serializers

from cogs.actions.panel import Confirm, OpenForm, PickAnother
from cogs.actions.tables import OpenPlans, SeatBot, SetNewOption, ShowMore
from cogs.actions.wire import Action, parse_id
from cogs.client import Caravel
from cogs.deliveries.courier import Pauses
from cogs.edge.gate import ClickLimit
from cogs.panel.meant import Given, TurnedPage
from cogs.panel.rest import View
from cogs.panel.screens import Glance
from cogs.panel.spec import Picture
from cogs.pictures.jobs import FrameJob
from cogs.pictures.service import Pictures
from cogs.screens.seen import gather_sight
from contract.clicking import click
from demo.corrected import as_on_discord
from engine import bots
from engine.game.rules import Rules
from engine.match import registry
from engine.values.core import Ask, Seat
from engine.walking.walk import Asking, walk
from play.host import Host
from play.time.clock import AT_ONCE, SystemClock
from play.values.panels import AskingPanel, Ready
from play.values.personal import PersonSettings
from play.values.types import Table
from render.kit import film
from tests import bodies
from tests.buttons import Press, control, filled_in, modal_values, next_press, texts
from tests.buttons import controls as controls
from tests.buttons import raw as raw
from tests.databases import laid
from tests.near import Near
from words import speaker

PATIENCE = 60.0
"""Seconds that one step may take on a busy machine."""

SAY = speaker()
QUICK = Pauses(edits=0.0, first=0.0, longest=0.0, look=600.0)

HASTY = ClickLimit(points=1_000_000)
"""Tests click faster than people."""


OFTEN = 1
"""Lines of a match that are clicked of each way through the questions; hundreds of others would be clicked alike."""


def asks_of(rules: Rules[Any, Any], state: Any, seat: Seat, line: str) -> tuple[str, ...]:
    """The way of a line through the questions: their names, each once."""
    path = tuple(line.split())
    ends = (walk(rules, state, seat, path[:length]) for length in range(len(path)))
    return tuple(dict.fromkeys(end.ask.name for end in ends if isinstance(end, Asking)))


class Shifted(SystemClock):
    """The time of the machine, and what a test adds to it."""

    more = 0.0

    def now(self) -> float:
        return super().now() + self.more


class Blind(Pictures):
    """No pictures: for tests that look at something else. Nothing is prepared either, which would take longer than most tests."""

    def warm(self, games: Sequence[str]) -> None:
        return None

    async def _later(self, *args: Any, **kwargs: Any) -> Picture | None:
        return None

    async def frame(self, job: FrameJob) -> bytes:
        return still()


@cache
def still() -> bytes:
    """A picture of a film in which nothing is seen."""
    return film.encode_still(Image.new("RGB", film.SIZE), 10_000)


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
        """From the next match on nobody is asked early, so that there is one ping at a time."""

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
        """Time passes for the host, and the courier looks at what fell due."""
        self.host.ledger.clock.more += seconds  # type: ignore[attr-defined]
        for match in await self.host.outbox.matches_due():
            self.bot.courier.wake(match)
        await self.quiet()

    async def late(self, member: Any, match: int = 1) -> None:
        """The match waits for a member until their time is up: the others play on until then."""
        rng = Random(1)
        while (await self.awaited_members(match)) != [member]:
            await self.play_turn((await self.awaited_members(match))[0], rng, match)
            await self.quiet()
        await self.later(3 * 86_401.0)
        await self.host.clockwork.run_due()
        await self.quiet()

    async def table(self, match: int = 1) -> Table:
        """A table as the host has it."""
        return await self.host.reading.table(match)

    async def card(self, match: int = 1, room: Any = None) -> Any:
        """The message that is the card of a match."""
        ref = (await self.host.reading.table(match)).card
        assert ref is not None, "there is no card"
        return next(message for message in (room or self.channel).history() if message.id == ref.message_id)

    def by_id(self, user_id: int) -> Any:
        """The member with an id."""
        return next(member for member in self.members.values() if member.id == user_id)

    async def awaited_members(self, match: int = 1) -> list[Any]:
        """The members whose turn it is."""
        table = await self.host.reading.table(match)
        people = (table.occupants[seat].person for seat in table.to_act)
        return [self.by_id(person.user_id) for person in people if person is not None]

    async def begin_match(
        self, *names: str, bots: int = 0, kind: str = "mate", game: str = "pizarro", place: str = "channel", automatic: bool = False,
        pace: str = "none", **settings: str,
    ) -> None:  # fmt: skip
        """A running match: the first opens the table (and sets its options), the others join, bots fill up, the first starts. Unless
        it is `automatic`, people are asked for everything, so that what they click is the whole match; nobody's time is limited."""
        first, *others = self.people(*names)
        await first.click(await self.set_up(first, game, place), label="Open the table")
        await self.quiet()
        match = (await self.host.reading.tables_of(first.id))[0].match
        await self.host.tables.configure(match, first.id, settings=settings or None, automatic=automatic, pace=pace)
        room = self.channel if place == "channel" else self.channel.threads[0]
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
        """The panel with the options of a new table."""
        panel = (await who.slash(self.channel, "play", game=game)).response
        await who.click(panel, label="With friends")
        await who.click(panel, label="Options …")
        if place == "thread":
            menu = next(item for item in controls(panel, SetNewOption) if item["custom_id"].endswith(":place"))
            await who.select(panel, [place], custom_id=menu["custom_id"])
        return panel

    async def turn(self, member: Any, match: int = 1) -> Any:
        """The private panel that *My turn* opens."""
        table = await self.host.reading.table(match)
        room = next((thread for thread in self.channel.threads if thread.id == table.place.thread_id), None)
        return (await member.click(await self.card(match, room), label="My turn")).response

    async def more(self, member: Any, panel: Any, label: str | type[Action]) -> Any:
        """Press something that is under *More* of a panel."""
        await member.click(panel, custom_id=control(panel, ShowMore))
        return await (member.click(panel, label=label) if isinstance(label, str) else member.click(panel, custom_id=control(panel, label)))

    async def plans(self, member: Any) -> Any:
        """What a member has planned, from the card."""
        panel = (await member.click(await self.card(), label="More")).response
        await member.click(panel, custom_id=control(panel, OpenPlans))
        return panel

    async def confirm(self, member: Any, panel: Any) -> Any:
        """Press *Confirm*, whatever it is called."""
        return await member.click(panel, custom_id=control(panel, Confirm))

    async def careful(self, *members: Any) -> None:
        """These want to confirm every move: no button of theirs plays at once."""
        for member in members:
            await self.host.people.choose(member.id, PersonSettings(confirm=True))

    async def play_turn(self, member: Any, rng: Random, match: int = 1) -> int:
        """A whole random turn by clicks: *My turn*, answers, *Confirm*. The number of clicks."""
        panel = await self.turn(member, match)
        clicks, before = 1, (await self.host.reading.table(match)).seq
        used: Press | None = None
        while True:
            if (await self.host.reading.table(match)).seq != before:
                return clicks  # it played at once
            last, used = used, next_press(panel, rng)
            while used is not None and used.is_as(last):  # refused, and shown as picked: a client would send nothing
                used = next_press(panel, rng)
            assert used is not None, texts(panel)
            if used.values is None:
                reply = await member.click(panel, custom_id=used.custom_id)
            else:
                reply = await member.select(panel, used.values, custom_id=used.custom_id)
            if used.ends:
                return clicks + 1
            if reply.modal is not None:
                await member.submit_modal(reply, filled_in(reply.modal, rng))
            clicks += 1

    async def at_once(self, *clicks: tuple[Any, Any, str]) -> list[Any]:
        """Presses on buttons (who, message, custom_id) that all arrive before the first is answered; the records of the interactions.

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

    async def play_on(self, rng: Random, match: int = 1, moves: int = 10_000) -> int:
        """Random turns by clicks until the match is over or so many moves were made; the number of moves."""
        for move_number in range(moves):
            members = await self.awaited_members(match)
            if not members:
                return move_number
            await self.play_turn(rng.choice(members), rng, match)
            await self.quiet()
        return moves

    async def play_line(self, member: Any, line: str, match: int = 1, panel: Any = None) -> int:
        """A given line by clicks: *My turn* (where no panel is given), the controls that lead there, *Confirm*. The number of clicks."""
        count = int(panel is None)
        panel = panel or await self.turn(member, match)
        while isinstance(now := await self.host.turns.panel(match, member.id), AskingPanel):
            glance = Glance()
            while True:
                used, meant = click(now, tuple(line.split()), SAY, glance, (await gather_sight(self.host, now, member.id, "en")).first)
                reply = await (
                    member.select(panel, list(used.values), custom_id=used.action.id)
                    if used.values
                    else member.click(panel, custom_id=used.action.id)
                )
                if reply.modal is None and isinstance(used.action, PickAnother) and isinstance(meant, Given):
                    opened = [control for control in controls(panel, OpenForm) if parse_id(control["custom_id"]).after]  # type: ignore[attr-defined]
                    if opened:
                        reply, count = await member.click(panel, custom_id=opened[0]["custom_id"]), count + 1
                if reply.modal is not None:
                    typed = used.typed or await self._next_amount(now, member, meant, line)
                    await member.submit_modal(reply, modal_values(reply.modal, typed))
                    count += 1
                count += 1
                if not isinstance(meant, TurnedPage):
                    break
                glance = Glance(View(meant.at, tally=meant.tally))
            if (await self.host.reading.table(match)).seq != now.ref.seq:
                return count  # it played at once
        assert isinstance(now, Ready) and now.line == line, now
        await member.click(panel, custom_id=control(panel, Confirm))
        return count + 1

    async def _next_amount(self, now: AskingPanel, member: Any, meant: Given | TurnedPage, line: str) -> tuple[str, ...]:
        """What to type where an option opened the form of the amount that it leads to."""
        assert isinstance(meant, Given)
        after = await self.host.turns.next_question(now.ref, member.id, meant.path)
        assert after is not None and isinstance(after.ask, Ask)
        return (line.split()[len(after.path) + (after.ask.word is not None)],)

    async def by_way(self, member: Any, line: str, ways: Counter[tuple[str, ...]], match: int = 1) -> None:
        """A given line: by clicks, unless as many lines went `OFTEN` the same way through the questions; then the host is told it."""
        live = await self.host.ledger.current(match)
        seat = live.table.seat_of(member.id)
        assert seat is not None and live.rules is not None
        way = asks_of(live.rules, live.state, seat, line)
        ways[way] += 1
        if ways[way] > OFTEN:
            await self.host.turns.move(match, member.id, line)
            return
        await self.quiet()
        await self.play_line(member, line, match)
        await self.quiet()

    async def greedily(self, rng: Random, match: int = 1) -> int:
        """Play to the end, each member what the mate would play, every way through the questions by clicks; the number of moves."""
        moves, ways = 0, Counter[tuple[str, ...]]()
        while members := await self.awaited_members(match):
            member = rng.choice(members)
            live = await self.host.ledger.current(match)
            seat = live.table.seat_of(member.id)
            assert seat is not None and live.rules is not None
            await self.by_way(member, bots.line("mate", live.rules, live.state, seat, rng), ways, match)
            moves += 1
        await self.quiet()
        return moves

    async def carry_on(self, rng: Random, match: int = 1, moves: int = 10_000, kind: str = "deckhand") -> int:
        """Lines that the host is told, without clicks: for tests that look at what comes of a match; those that a `kind` of bot would
        play, else random ones. The number of lines."""
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

    async def restart(self) -> None:
        """Kill the process and start another one on the same database."""
        await self.host.close()
        self.host = await open_host(self.path)
        self.bot = Caravel(self.host, self._pictures(), QUICK, HASTY)
        self.bot.services.panels.settles = 0.0
        await self.env.restart_bot(self.bot)


async def open_host(path: Path) -> Host:
    host = Host(Near(laid(path)), delays=AT_ONCE, rng=Random(7), clock=Shifted())
    await host.open()
    return host


@asynccontextmanager
async def world(path: Path, pictures: type[Pictures] = Blind, **options: Any) -> AsyncIterator[World]:
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
