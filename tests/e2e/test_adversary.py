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
from tests.e2e.adversary import DELIVERY, FIRST_MATCH, Judge, Marked, mark_delivery, visible_only_to, watch
from tests.e2e.test_evenings import plan
from tests.e2e.test_voyages import stock as stock
from tests.e2e.world import World, world

NAMES = ("zaida", "xaver", "ylva", "wanda", "ursel", "tilda", "quirin", "odo", "ingo", "hedda", "fritjof", "edda")
"""Names that are no words of any text, so that each of them names its person."""

CREW, SHUNNED, ON_ONE_SERVER = NAMES[::2], NAMES[1::5], NAMES[1::3]

BEGIN = 1_795_867_200.0
"""A Saturday at noon, so that every simulated month has its weekends on the same days."""

TO_PEOPLE = ("still", "away")
"""Posts of seasons that are direct messages."""

FOR_EVERYBODY = ("card", "result", "redraw", "mention")
"""Kinds of effects that are not for one person."""


class Month:
    """A month of two servers with rooms that not everybody sees, tables in all rooms and every feature turned on."""

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
            "cabin": w.guild.create_text_channel("room-cabin", overwrites=visible_only_to(self.crew, guild=w.guild)),
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
        for name in NAMES:
            roles = [role for role, names in ((self.crew, CREW), (self.shunned, SHUNNED)) if name in names]
            self.members[name] = w.guild.add_member(self.users[name], roles=roles)
            if name not in ON_ONE_SERVER:
                self.other.add_member(self.users[name])
        w.members |= self.members

    def place(self, room: str) -> Place:
        channel = self.rooms[room]
        return Place(self.other.id if room == "lagoon" else self.w.guild.id, channel.id)

    def viewers(self, room: str) -> list[Person]:
        """Return the people who may view a room, in random order."""
        viewers = [Person(user.id, name) for name, user in self.users.items() if self.judge.views(user.id, self.rooms[room].id)]
        self.rng.shuffle(viewers)
        return viewers

    async def prepare(self) -> None:
        """Turn everything on, and let the numbers of matches begin at `FIRST_MATCH`."""
        await self.host.ledger.store._writer.run(  # type: ignore[attr-defined]
            lambda link: link.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('match', ?)", (FIRST_MATCH,))
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

    async def start_match(self, room: str, game: str = "pizarro", pace: str = "none", seats: int = 3) -> Table:
        """Start a match of people who may view its room; a few others follow it."""
        people = self.viewers(room)
        first, *others = people[:seats]
        own = bool(self.rng.randrange(2))
        table = await self.host.tables.open(game, first, self.place(room), others=others, seats=seats, pace=pace, own_thread=own)
        table = await self.host.tables.start(table.match, first.user_id)
        for person in people[seats : seats + 3]:
            await self.host.people.follow(table.match, person.user_id, True)
        await self.w.quiet()
        return table

    async def later(self, seconds: float) -> None:
        """Let time pass; do, send and judge everything that falls due."""
        await self.w.later(seconds)
        await self.host.clockwork.run_due()
        await self.host.season_steps.run_due()
        for rounds in (*self.w.bot.courier.rounds, self.w.bot.searching):
            await mark_delivery(rounds.name, rounds.run_due)()
        await self.w.quiet()
        await self.judge.look(self.host)

    async def some_moves(self, table: Table, moves: int) -> None:
        """Make at most so many moves at a table, which may end before."""
        with suppress(EngineError):
            await self.w.carry_on(self.rng, table.match, moves, kind="deckhand")

    async def open_clubs(self) -> tuple[int, int]:
        """Open a season and a cup in one room and an evening in another, and let people look for tables; return season and cup."""
        where = self.rng.choice(["cabin", "deck", "cabin"])
        usual = replace(self.host.seasons.usual("pizarro"), draw=self.host.ledger.clock.now() + 30 * HOUR)
        season = await self.host.seasons.open(self.w.guild.id, self.rooms[where].id, "pizarro", usual, "open")
        cup = await self.host.cups.announce(self.w.guild.id, self.rooms[where].id, "carta_magica")
        first_four = self.viewers(where)[:4]
        for person in first_four:
            await self.host.seasons.join(season.id, person)
        for person in first_four[:3]:
            await self.host.cups.play(cup.id, person)
        self.w.channel, before = self.rooms["cabin" if where == "deck" else "deck"], self.w.channel
        token = DELIVERY.set("evening event")
        await plan(self.w, self.boss, "weekly")
        DELIVERY.reset(token)
        self.w.channel = before
        alone, *_ = self.viewers("open")
        await self.host.finding.seek(alone, self.place("open"), Sought(("magellan",), "days", 3))
        for room in ("cabin", "deck", "open", "deck", "open", "cabin"):
            for person in [person for person in self.viewers(room) if person != alone][:2]:
                with suppress(EngineError):
                    await self.host.finding.seek(person, self.place(room), Sought(("pizarro",), "days", 3))
        return season.id, cup.id

    async def wait_until(self, moment: float) -> None:
        await self.later(max(1.0, moment - self.host.ledger.clock.now()))

    async def pass_day(self, cup: int) -> None:
        """Let a day pass, with the evening and the slots of the cup that fall into it."""
        now = self.host.ledger.clock.now()
        evening, season = await self.host.evenings.of(self.w.guild.id), await self.host.seasons.get(cup)
        assert evening is not None
        room = next(name for name, room in self.rooms.items() if room.id == evening.row.channel)
        for slot in season.chosen.slots:
            if now < slot - cups.CALL <= now + DAY:
                await self.wait_until(slot - cups.CALL)
                for entrant in season.people:
                    with suppress(EngineError):
                        await self.host.cups.play(cup, Person(entrant.user, entrant.name))
                await self.wait_until(slot + 1.0)
        if now < evening.row.starts_at - evenings.CALL <= now + DAY:
            await self.wait_until(evening.row.starts_at - evenings.CALL + 1.0)
            for person in self.viewers(room)[:4]:
                with suppress(EngineError):
                    await self.host.evenings.arrive(self.w.guild.id, person)
            await self.wait_until(evening.row.starts_at + 1.0)
            await self.later(3 * HOUR)
        await self.wait_until(now + DAY)

    async def pass_days(self, days: int) -> None:
        await self.prepare()
        season, cup = await self.open_clubs()
        running: list[Table] = []
        for room in self.rooms:
            played = await self.start_match(room)
            await self.some_moves(played, 10_000)
            running.append(await self.start_match(room, pace="brisk" if room == "cabin" else "none"))
            (first, *_) = self.viewers(room)
            await self.host.tables.open("pizarro", first, self.place(room))
        await self.w.quiet()
        await self.judge.look(self.host)
        gone, *_ = self.rng.sample(sorted(self.members), 1)
        for guild in (self.w.guild, self.other):
            if self.members[gone].id in guild.member_ids():
                guild.remove_member(self.users[gone])
        out = self.rng.choice([name for name in CREW if name != gone])
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
            await self.pass_day(cup)
        await self.force_deliveries(season, cup)

    async def force_deliveries(self, season: int, cup: int) -> None:
        """Deliver something of every registered kind to some people, whether it concerns them or not."""
        host, now, rng = self.host, self.host.ledger.clock.now(), self.rng
        courier, users = self.w.bot.courier, [user.id for user in (*self.users.values(), self.boss)]
        await self.some_moves(await self.start_match("open"), 4)
        for match in await host.ledger.store.matches(("open", "running", "finished")):
            table = await host.reading.table(match)
            trouble = Msg("discord.trouble.card-deleted", game=Msg("pizarro.name"), match=match, channel="<#1>", count=3)
            texts = {
                "mention": codec.dumps([person.user_id for person in table.players]),
                "trouble": codec.dumps(codec.message_json(trouble)),
            }
            writes: list[Any] = []
            for at, kind in enumerate(courier._handlers):
                to = [0] if kind in FOR_EVERYBODY else [1] if kind == "referee" else rng.sample(users, 2)
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


async def judge_month(path: Path, seed: int, days: int) -> Judge:
    """Let days pass on both servers; return the judge with the leaks and the silent deliveries."""
    async with world(path, Marked, settle_timeout=120.0) as w:
        a_month = Month(w, seed)
        await a_month.pass_days(days)
        courier = w.bot.courier
        a_month.judge.silent = {*courier._handlers, *(f"season {kind}" for kind in w.bot.posts.crier._tell)}
        a_month.judge.silent |= {loop.name for loop in (*courier.rounds, w.bot.searching)} - {"crier"}
        a_month.judge.silent -= a_month.judge.counts.keys()
        return a_month.judge


async def check_month(path: Path, seed: int, days: int) -> None:
    judge = await judge_month(path, seed, days)
    assert not judge.leaks, "\n\n".join(judge.leaks.values())
    assert not judge.silent, "these deliveries have to be provoked here, or nobody looks at what they say"


async def test_nobody_reads_what_they_may_not_see(tmp_path: Path) -> None:
    await check_month(tmp_path / "m.db", seed=1, days=7)


@pytest.mark.campaign
@pytest.mark.parametrize("seed", range(2, 12))
async def test_nobody_reads_what_they_may_not_see_in_a_month(tmp_path: Path, seed: int) -> None:
    await check_month(tmp_path / "m.db", seed, days=30)
