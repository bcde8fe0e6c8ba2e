"""Unasked messages show nobody a match that they may not see.

A hostile reader reads a month of messages on two servers.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from engine.values import codec
from engine.values.core import EngineError, Msg
from play.club import cup as cups
from play.club import evenings
from play.club.finding import Sought
from play.time.calendar import DAY, HOUR
from play.values.personal import PersonSettings
from play.values.types import Person, Place, Table
from store.rows import NewEffect, NewNotice, SeasonPostRow
from tests.e2e.adversary import BY, FIRST, Judge, Marked, noted, private, watch
from tests.e2e.test_evenings import plan
from tests.e2e.test_voyages import stock as stock
from tests.e2e.world import World, world

NAMES = ("zaida", "xaver", "ylva", "wanda", "ursel", "tilda", "quirin", "odo", "ingo", "hedda", "fritjof", "edda")


BEGIN = 1_795_867_200.0
"""A Saturday at noon: whichever day it is, the month has its Sundays on the same days."""

TO_PEOPLE = ("still", "away")
"""Posts of seasons that are direct messages."""

NOBODYS = ("card", "result", "redraw", "mention")
"""Kinds of effects that are for no one person."""


class Month:
    """Two servers in a month: rooms of different sight, tables in all of them, everything turned on."""

    def __init__(self, w: World, seed: int) -> None:
        self.w, self.host, self.rng = w, w.host, Random(seed)
        w.host.ledger.clock.more = BEGIN - time.time()  # type: ignore[attr-defined]
        self.record, self.judge = watch(w)
        can = discord.Permissions(manage_guild=True)
        self.crew = w.guild.create_role("crew")
        self.shunned = w.guild.create_role("shunned")
        masters = w.guild.create_role("masters", permissions=can)
        self.rooms = {
            "open": w.guild.create_text_channel("room-open"),
            "cabin": w.guild.create_text_channel("room-cabin", overwrites=private(self.crew, guild=w.guild)),
            "deck": w.guild.create_text_channel("room-deck", overwrites={self.shunned: discord.PermissionOverwrite(view_channel=False)}),
        }
        self.other = w.env.create_guild("Lagoon")
        self.rooms["lagoon"] = self.other.create_text_channel("room-lagoon")
        other_masters = self.other.create_role("masters", permissions=can)
        self.boss = w.guild.add_member(w.env.create_user("gunda"), roles=[masters, self.crew])
        self.other_boss = self.other.add_member(w.env.create_user("lothar"), roles=[other_masters])
        w.members |= {"gunda": self.boss, "lothar": self.other_boss}
        self.users = {name: w.env.create_user(name) for name in NAMES}
        self.members: dict[str, Any] = {}
        for at, name in enumerate(NAMES):
            roles = [role for role, has in ((self.crew, at % 2 == 0), (self.shunned, at % 5 == 1)) if has]
            self.members[name] = w.guild.add_member(self.users[name], roles=roles)
            if at % 3 != 1:
                self.other.add_member(self.users[name])
        w.members |= self.members

    def place(self, room: str) -> Place:
        channel = self.rooms[room]
        return Place(self.other.id if room == "lagoon" else self.w.guild.id, channel.id)

    def inside(self, room: str) -> list[Person]:
        """The people who may view a room, in random order."""
        viewers = [Person(user.id, name) for name, user in self.users.items() if self.judge.views(user.id, self.rooms[room].id)]
        self.rng.shuffle(viewers)
        return viewers

    async def prepare(self) -> None:
        """Everything is turned on, and the numbers of matches begin where no other number is."""
        await self.host.ledger.store._writer.run(  # type: ignore[attr-defined]
            lambda link: link.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('match', ?)", (FIRST,))
        )
        for user in (*self.users.values(), self.boss.user, self.other_boss.user):
            await self.host.directs.store_channel(user.id, user.dm_channel.id)  # new ones are opened slowly
        for guild, boss in ((self.w.guild, self.boss), (self.other, self.other_boss)):
            seen = "everyone" if guild is self.w.guild else "players"
            on = {"watching": True, "titles": True, "spectators": seen, "leaderboard": True}
            await self.host.houses.choose(guild.id, boss.id, 0, on)
            where = self.rooms["open" if guild is self.w.guild else "lagoon"].id
            await self.host.harbours.set_channel(guild.id, boss.id, where)
            await self.host.voyages.set_channel(guild.id, boss.id, where)
            await self.host.referees.set_role(guild.id, guild.create_role("judges").id)
        self.judge.open_servers.add(self.w.guild.id)
        for at, user in enumerate(self.users.values()):
            choice = ("channel", "dm", "digest", "channel")[at % 4]
            await self.host.people.choose(user.id, PersonSettings(notification_way=choice, hits=at % 2 == 0))  # type: ignore[arg-type]

    async def begun(self, room: str, game: str = "pizarro", pace: str = "none", seats: int = 3) -> Table:
        """A match of people who may view its room; some others follow it while they may."""
        people = self.inside(room)
        first, *others = people[:seats]
        own = bool(self.rng.randrange(2))
        table = await self.host.tables.open(game, first, self.place(room), others=others, seats=seats, pace=pace, own_thread=own)
        table = await self.host.tables.start(table.match, first.user_id)
        for person in people[seats : seats + 3]:
            await self.host.people.follow(table.match, person.user_id, True)
        await self.w.quiet()
        return table

    async def later(self, seconds: float) -> None:
        """Time passes; all that falls due is done, told and judged."""
        await self.w.later(seconds)
        await self.host.clockwork.run_due()
        await self.host.season_steps.run_due()
        for rounds in (*self.w.bot.courier.rounds, self.w.bot.searching):
            await noted(rounds.name, rounds.run_due)()
        await self.w.quiet()
        await self.judge.look(self.host)

    async def some_moves(self, table: Table, moves: int) -> None:
        """Some moves at a table; it may be over before, and stand-ins play beside its people."""
        with suppress(EngineError):
            await self.w.carry_on(self.rng, table.match, moves, kind="deckhand")

    async def clubs(self) -> tuple[int, int]:
        """A season with a cup, and an evening, in two rooms; somebody looks for a table in vain."""
        where = self.rng.choice(["cabin", "deck", "cabin"])
        usual = replace(self.host.seasons.usual("pizarro"), draw=self.host.ledger.clock.now() + 30 * HOUR)
        season = await self.host.seasons.open(self.w.guild.id, self.rooms[where].id, "pizarro", usual, "open")
        cup = await self.host.cups.announce(self.w.guild.id, self.rooms[where].id, "carta_magica")
        for at, person in enumerate(self.inside(where)[:4]):
            await self.host.seasons.join(season.id, person)
            if at < 3:
                await self.host.cups.play(cup.id, person)
        self.w.channel, before = self.rooms["cabin" if where == "deck" else "deck"], self.w.channel
        token = BY.set("evening event")
        await plan(self.w, self.boss, "weekly")
        BY.reset(token)
        self.w.channel = before
        alone, *_ = self.inside("open")
        await self.host.finding.seek(alone, self.place("open"), Sought(("magellan",), "days", 3))
        for room in ("cabin", "deck", "open", "deck", "open", "cabin"):
            for person in [person for person in self.inside(room) if person != alone][:2]:
                with suppress(EngineError):
                    await self.host.finding.seek(person, self.place(room), Sought(("pizarro",), "days", 3))
        return season.id, cup.id

    async def until(self, moment: float) -> None:
        await self.later(max(1.0, moment - self.host.ledger.clock.now()))

    async def day(self, cup: int) -> None:
        """A day with its evening and the slots of the cup, if it has any."""
        now = self.host.ledger.clock.now()
        evening, season = await self.host.evenings.of(self.w.guild.id), await self.host.seasons.get(cup)
        assert evening is not None
        room = next(name for name, room in self.rooms.items() if room.id == evening.row.channel)
        for slot in season.chosen.slots:
            if now < slot - cups.CALL <= now + DAY:
                await self.until(slot - cups.CALL)
                for entrant in season.people:
                    with suppress(EngineError):
                        await self.host.cups.play(cup, Person(entrant.user, entrant.name))
                await self.until(slot + 1.0)
        if now < evening.row.starts_at - evenings.CALL <= now + DAY:
            await self.until(evening.row.starts_at - evenings.CALL + 1.0)
            for person in self.inside(room)[:4]:
                with suppress(EngineError):
                    await self.host.evenings.arrive(self.w.guild.id, person)
            await self.until(evening.row.starts_at + 1.0)
            await self.later(3 * HOUR)
        await self.until(now + DAY)

    async def all_of_it(self, days: int) -> None:
        await self.prepare()
        season, cup = await self.clubs()
        running: list[Table] = []
        for room in self.rooms:
            played = await self.begun(room)
            await self.some_moves(played, 10_000)
            running.append(await self.begun(room, pace="brisk" if room == "cabin" else "none"))
            (first, *_) = self.inside(room)
            await self.host.tables.open("pizarro", first, self.place(room))
        await self.w.quiet()
        await self.judge.look(self.host)
        gone, *_ = self.rng.sample(sorted(self.members), 1)
        for guild in (self.w.guild, self.other):
            if self.members[gone].id in guild.member_ids():
                guild.remove_member(self.users[gone])
        out = self.rng.choice([name for at, name in enumerate(NAMES) if at % 2 == 0 and name != gone])
        self.w.env.backend.remove_member_role(self.w.guild.id, self.members[out].id, self.crew.id)
        for _ in range(days):
            for table in running:
                await self.some_moves(table, 2)
            season_now = await self.host.seasons.get(season)
            for entrant in season_now.inside if season_now.state == "running" else ():
                await self.host.seasons.want_table(season, entrant.user, on=True)
            begun = [row.match for row in season_now.tables if row.match and season_now.status(row) == "running"]
            for match in begun[:1]:
                await self.some_moves(await self.host.reading.table(match), 10_000)
            await self.day(cup)
        await self.forced(season, cup)

    async def forced(self, season: int, cup: int) -> None:
        """Something of every kind that is registered is to be delivered to some people, whether they have to do with it or not."""
        host, now, rng = self.host, self.host.ledger.clock.now(), self.rng
        courier, users = self.w.bot.courier, [user.id for user in (*self.users.values(), self.boss)]
        await self.some_moves(await self.begun("open"), 4)
        for match in await host.ledger.store.matches(("open", "running", "finished")):
            table = await host.reading.table(match)
            trouble = Msg("discord.trouble.card-deleted", game=Msg("pizarro.name"), match=match, channel="<#1>", count=3)
            texts = {
                "mention": codec.dumps([person.user_id for person in table.players]),
                "trouble": codec.dumps(codec.message_json(trouble)),
            }
            writes: list[Any] = []
            for at, kind in enumerate(courier._handlers):
                to = [0] if kind in NOBODYS else [1] if kind == "referee" else rng.sample(users, 2)
                writes += [NewEffect(match, kind, target, table.edition + at, texts.get(kind, ""), now) for target in to]
            for who in rng.sample(users, 2):
                text = codec.dumps(codec.message_json(Msg("play.notice.watch-phase", phase="pizarro.phase-two", ahead="")))
                writes.append(NewNotice(match, who, text, now))
            if table.status == "running":
                asker = next((occupant.person.user_id for occupant in table.occupants if occupant.person is not None), 0)
                with suppress(EngineError):
                    await host.referees.challenge(match, asker, 1)
            await host.ledger.write_rows(match, writes)
        for number in (season, cup):
            season_now = await host.seasons.get(number)
            row = next((table for table in season_now.tables if table.match), None)
            at = 0 if row is None else row.division * 1_000 + row.number
            writes = [
                replace(entrant, state=state) for entrant, state in zip(season_now.people, ("asked", "away", "asked", "away"), strict=False)
            ]
            for kind in self.w.bot.posts.crier._tell:
                writes += [
                    SeasonPostRow(number, kind, at if kind == "table" else 0, entrant.user, now)
                    for entrant in season_now.people[: 4 if kind in TO_PEOPLE else 1]
                ]
            await host.ledger.store_rows(*writes)
        await self.later(1.0)


async def month(path: Path, seed: int, days: int) -> Judge:
    async with world(path, Marked, settle_timeout=120.0) as w:
        a_month = Month(w, seed)
        await a_month.all_of_it(days)
        courier = w.bot.courier
        a_month.judge.silent = {*courier._handlers, *(f"season {kind}" for kind in w.bot.posts.crier._tell)}
        a_month.judge.silent |= {loop.name for loop in (*courier.rounds, w.bot.searching)} - {"crier"}
        a_month.judge.silent -= a_month.judge.told.keys()
        return a_month.judge


async def judged(path: Path, seed: int, days: int) -> None:
    judge = await month(path, seed, days)
    assert not judge.leaks, "\n\n".join(judge.leaks.values())
    assert not judge.silent, "these deliveries have to be provoked here, or nobody looks at what they say"


async def test_nobody_reads_what_they_may_not_see(tmp_path: Path) -> None:
    await judged(tmp_path / "m.db", seed=1, days=7)


@pytest.mark.campaign
@pytest.mark.parametrize("seed", range(2, 12))
async def test_nobody_reads_in_a_month_what_they_may_not_see(tmp_path: Path, seed: int) -> None:
    await judged(tmp_path / "m.db", seed, days=30)
