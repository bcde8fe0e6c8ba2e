"""`python -m bench club`: seasons of people who look in now and then, on a simulated clock, and what docs/club.md says of them.

The first season goes through the real host (sign-up, draw, tables, reminders, caretakers, closing; SQLite in a folder of its own), move by
move: ordinary people (bench/visitors.py) look in at all their tables one after the other. The others follow from a model of hand-overs
alone: a table waits so many times, each time for the next visit of whoever is next, by the clock of a season's table.

    python -m bench club                       60 people of a server of 200, as on the page; some minutes
    python -m bench club --people 14           quickly
    python -m bench club --page                and write the page
"""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from bench.club_model import MODEL, NOON, Found, means, people_of
from bench.club_page import write
from bench.guests import GUESTS, Guest
from bench.planning import Planner
from bench.quick import Sensible, on_the_spot
from bench.visitors import StillClock, Visitor
from cogs.deliveries.notices import makes_sound
from engine import registry
from engine.core import EngineError, Seat
from play.club.calendar import days as days_of
from play.club.points import OWN
from play.club.season import Season
from play.host import Host
from play.ledger.outbox import Effect
from play.telling.pings import DIRECT
from play.telling.waiting import sent
from play.time.calendar import DAY, HOUR
from store.sqlite import SqliteStore

MOST = 30
"""Things that somebody does at a table at one visit, at most."""

GUILD, CHANNEL = 200, 2


class Played:
    """A season through the real host."""

    def __init__(self, host: Host, clock: StillClock, game: str, people: Sequence[Visitor], rng: Random) -> None:
        self.host, self.clock, self.game, self.people, self.rng = host, clock, game, people, rng
        self.visits = {one.person.user_id: one.visits(NOON, Random(rng.random())) for one in people}
        self.next = {user: next(visits) for user, visits in self.visits.items()}
        self.who = {one.person.user_id: one for one in people}
        self.sounds = Counter[int]()
        self.told_of = Counter[int]()
        self.season: Season | None = None
        self.guests: dict[tuple[int, int], Guest] = {}

    async def run(self) -> Found:
        """The whole season."""
        host, rules = self.host, registry.rules(self.game)
        chosen = host.seasons.usual(self.game)
        season = await host.seasons.open(GUILD, CHANNEL, self.game, chosen, "league")
        for one in self.people:
            await host.people.choose(one.person.user_id, replace(await host.people.settings(one.person.user_id), told=one.told))
            await host.seasons.join(season.id, one.person)
        while (season := await host.seasons.get(season.id)).state not in ("over", "off"):
            self.season = season
            until = min(season.row.due or inf, self.clock.now() + HOUR)
            while self.clock.now() < until:
                await self._next(until)
            await host.season_steps.run_due()
        return await self._found(season, len(rules.seats))

    async def _next(self, until: float) -> None:
        timer, pause = await self.host.ledger.store.next_due(), await self.host.outbox.seconds()
        due = inf if pause is None else self.clock.now() + pause
        user = min(self.next, key=lambda one: self.next[one])
        first = min(until, self.next[user], due, inf if timer is None else timer)
        self.clock.time = max(self.clock.time, first)
        if first == timer:
            await self.host.clockwork.run_due()
        elif first == due:
            for match in await self.host.outbox.due():
                for effect in await self.host.outbox.claim(match):
                    await self._deliver(effect)
        elif first == self.next[user]:
            await self._look(user)
            self.next[user] = next(self.visits[user])

    async def _look(self, user: int) -> None:
        """Somebody looks in: they come back to seats that are kept for them, and play until others are awaited everywhere."""
        host, person = self.host, self.who[user].person
        for row in () if self.season is None else self.season.tables:
            if not row.match or (row.match and self.season is not None and self.season.status(row) != "running"):
                continue
            live = host.ledger.remembered(row.match)
            if live is None or live.table.status != "running" or user not in {one.user_id for one in live.table.players}:
                continue
            if (kept := live.table.kept_for(user)) is not None:
                try:
                    await host.seats.take(row.match, person, kept)
                except EngineError:
                    continue
            await host.plans.looked(row.match, user)
            await host.telling.clicked(user, live.table, None)
            await self._plays(row.match, user)

    async def _plays(self, match: int, user: int) -> None:
        """What somebody does at one of their tables: their turns, what they are asked early, and what their habit leaves there."""
        guest = await self._guest(match, user)
        if guest is None:
            return
        await guest.missed()
        await guest.comes()
        for _ in range(MOST):
            live = self.host.ledger.remembered(match)
            seat = None if live is None or live.table.status != "running" else live.table.seat_of(user)
            if live is None or seat is None:
                return
            if seat in live.table.to_act:
                await guest.plays()
            elif not await guest.goes_on():
                break
            self.clock.time += 20.0
        if live is not None and live.table.status == "running":
            await guest.leaves(live.table.seq)

    async def _guest(self, match: int, user: int) -> Guest | None:
        """How somebody plays at a table."""
        live = self.host.ledger.remembered(match)
        seat = None if live is None else live.table.seat_of(user)
        if live is None or live.rules is None or seat is None:
            return None
        if (match, user) not in self.guests:
            planner = Planner(self.host, match, live.rules, self.rng, errs=True)
            habit = self.who[user].habit
            self.guests[match, user] = GUESTS[habit](self.host, match, user, Seat(seat), planner, Random(self.rng.random()))
        return self.guests[match, user]

    async def _deliver(self, effect: Effect) -> None:
        """What the courier does: a new message makes a sound, an edit makes none."""
        outbox, user = self.host.outbox, effect.recipient
        if effect.kind == "notice" and user in self.who:
            way = await self.host.telling.way(effect.match, user)
            for notice in await self.host.people.notices(effect.match, user):
                self.sounds[user] += makes_sound(notice.msg, way)
                await self.host.people.notices_read([notice])
        if effect.kind not in ("ping", "ask", "early", "digest") or user not in self.who:
            await outbox.done(effect)
            return
        stored, dues = [], await self.host.telling.due(effect)
        for due in dues:
            if due.step == "post":
                self.told_of[user] += 1
                self.sounds[user] += 1
            ping = sent(effect, due, 2 if due.ping.room != DIRECT else user, 1 + self.told_of[user], self.clock.now())
            stored += [] if ping is None else [ping]
        if any(due.step == "hold" for due in dues):
            await self.host.telling.held(effect, stored, max(due.until for due in dues))
        else:
            await self.host.telling.done(effect, stored)

    async def _found(self, season: Season, seats: int) -> Found:
        begun = [one for one in season.tables if one.match]
        ends = {one.number + 1_000 * one.division: season.ends[one.match or 0][1] for one in begun}
        before = sum(ends[one.number + 1_000 * one.division] < one.closes_at for one in begun)
        on_time = sum(ends[one.number + 1_000 * one.division] <= one.closes_at + HOUR for one in begun)
        own = others = lost = 0
        for row in await self.host.ledger.store.season_outcomes(season.id):
            if row.user in self.who and row.place is not None:
                share = row.own if row.how != "left" else 0.0
                lost += share < OWN
        for one in begun:
            mine, theirs = await self._moves(one.match or 0)
            own, others = own + mine, others + theirs
        there = [one for one in self.people if one.away is None]
        span = (season.days.end - season.days.start) / DAY
        rates = [self.sounds[one.person.user_id] / span for one in there]
        lasted = sorted((ends[one.number + 1_000 * one.division] - one.starts_at) / DAY for one in begun)
        return Found(
            self.game, "the real host", len(self.people), len(begun), before / len(begun), on_time / len(begun),
            own / max(1, own + others), sum(rates) / len(rates), max(rates), lost / (len(begun) * season.chosen.seats),
            lasted[len(lasted) // 2],
        )  # fmt: skip

    async def _moves(self, match: int) -> tuple[int, int]:
        """Of the moves in the seats of people who have not vanished by then: how many were their own, and how many others'."""
        table = await self.host.reading.table(match)
        own = others = 0
        absent = set[int]()
        for logged in await self.host.reading.log(match, None):
            entry = logged.entry
            if entry.seat is None:
                absent |= {entry.seq + 1} if entry.line.startswith("absent") else set()
                continue
            owner = table.owner_of(entry.seat)
            one = None if owner is None else self.who.get(owner.user_id)
            if one is None or one.is_away(logged.at - NOON) or logged.who is None:
                continue
            held = [stint for stint in table.past if stint.seat == entry.seat and entry.seq <= stint.until]
            holder = min(held, key=lambda stint: stint.until).occupant if held else table.occupants[entry.seat]
            is_own = holder.person is not None and entry.seq not in absent
            own, others = own + is_own, others + (not is_own)
        return own, others


async def played(game: str, count: int, seed: int) -> Found:
    """A season of so many people through the real host."""
    rng, clock = Random(f"club {game} {seed}"), StillClock(NOON)
    with TemporaryDirectory() as folder:
        host = Host(SqliteStore(Path(folder) / "club.db"), clock=clock, rng=Random(seed), thinking=Sensible())
        await host.open(ticking=False)
        await on_the_spot(host.ledger.store)
        try:
            draw = host.seasons.usual(game).draw
            people = people_of(count, rng, days_of(draw, "season", 3).start)
            return await Played(host, clock, game, people, rng).run()
        finally:
            await host.close()


def rows(found: Sequence[Found]) -> Iterator[str]:
    """The table of the page."""
    yield "| game | by | people | tables | over before their last day | by their last day | own moves of who has not vanished | sounds a person and day | most | seats lost | median days |"  # noqa: E501
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    for one in found:
        yield (
            f"| `{one.game}` | {one.how} | {one.people} | {one.tables} | {one.before:.0%} | {one.on_time:.0%} | {one.own:.1%} "
            f"| {one.sounds:.2f} | {one.most:.2f} | {one.lost:.1%} | {one.days:.1f} |"
        )


def main(wanted: list[str]) -> int:
    """Run the seasons and print their table."""
    parser = argparse.ArgumentParser(prog="python -m bench club", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--people", type=int, default=60, help="people who sign up")
    parser.add_argument("--game", default="carta_magica", help="the game that the real host plays")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", action="store_true", help="write docs/club.md")
    given = parser.parse_args(wanted)
    found = [asyncio.run(played(given.game, given.people, given.seed))]
    print("\n".join(rows(found)), flush=True)
    found += [means(*one, given.people) for one in MODEL]
    print("\n".join(rows(found)), flush=True)
    if given.page:
        write(rows(found), given.game)
    return 0
