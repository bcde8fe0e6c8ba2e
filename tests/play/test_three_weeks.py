"""One match is played hour by hour for three weeks, with restarts in every new state.

The weeks have quiet hours, a holiday, days without the bot, old limits, a player who vanishes, a caretaker and a return. Whenever the
match comes into a state for the first time, another host on the same database takes over.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from engine import bots
from engine.values.core import Seat
from play.host import Host
from play.time.calendar import DAY, HOUR, Holiday, Hours, quiet_until
from play.time.clock import Delays
from play.values.panels import AskingPanel, Ready, Waiting
from play.values.personal import PersonSettings
from play.values.types import Person, Table
from tests.databases import Database, Databases
from tests.play import toy
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, begin_match, rules

ROUNDS = 7
NOON = datetime(2026, 3, 2, 12, tzinfo=ZoneInfo("UTC")).timestamp()
BERLIN = Hours("Europe/Berlin", (22 * 60, 7 * 60))
AWAY = Holiday(NOON + 3 * DAY, NOON + 6 * DAY)
DOWN = (NOON + 7.25 * DAY, NOON + 8.75 * DAY)
NIGHT = 10 * HOUR
"""A deadline moves out of quiet hours by this at most."""
VANISHED = NOON + 9 * DAY
BACK = NOON + 17 * DAY
LOOKS = {ANNE: (36, 18), BEN: (24, 20), CARLA: (12, 9)}
"""When people look in: every so many hours, and at which of these hours since the epoch."""


class Weeks:
    """The match while it goes on, and what was seen of it."""

    def __init__(self, database: Database) -> None:
        self.database, self.clock, self.rng = database, HandClock(NOON), Random(3)
        self.host: Host
        self.match = 0
        self.states = set[Any]()
        self.told: list[tuple[Person, float, str]] = []
        self.moved: list[tuple[Person, float]] = []

    async def open(self) -> None:
        """A new host on the database."""
        self.host = Host(self.database.store(), clock=self.clock, rng=Random(1), delays=Delays(present=0.0), rules=rules)
        await self.host.open(ticking=False)
        await self.host.wait_for_replays()

    async def begin(self) -> Table:
        await self.open()
        await self.host.people.choose(ANNE.user_id, PersonSettings(hours=BERLIN))
        await self.host.people.choose(BEN.user_id, PersonSettings(hours=Hours(holidays=(AWAY,))))
        table = await begin_match(self.host, ANNE, BEN, CARLA, pace="daily", absence="caretaker")
        self.match = table.match
        return table

    async def pass_hour(self) -> Table:
        """Let an hour pass: timers, then people who look in, then perhaps another host. While the bot is down nothing happens."""
        self.clock.advance(HOUR)
        if not DOWN[0] < self.clock.now() < DOWN[1]:
            await self.host.clockwork.run_due()
            for person in LOOKS:
                if self.is_here(person):
                    await self.look_in(person)
            await self.read()
            await self.replace_if_new()
        return await self.host.reading.table(self.match)

    async def without_bot(self) -> None:
        """Let the bot be down for some time; check that the clocks of awaited players stood still."""
        before = await self.host.reading.deadlines(self.match)
        await self.replace_host(DOWN[1] - self.clock.now())
        after = await self.host.reading.deadlines(self.match)
        assert before and [deadline.seat for deadline in after] == [deadline.seat for deadline in before]
        moved = [late.due - early.due for early, late in zip(before, after, strict=True)]
        assert all(DOWN[1] - DOWN[0] - NIGHT <= value <= DOWN[1] - DOWN[0] for value in moved)

    async def replace_host(self, seconds: float = 0.0) -> None:
        """Close the host, and open another one some seconds later."""
        await self.host.ledger.store.beat(self.clock.now())
        await self.host.close()
        self.clock.advance(seconds)
        await self.open()

    def is_here(self, person: Person) -> bool:
        """Whether somebody looks in at this hour."""
        now = self.clock.now()
        is_gone = VANISHED <= now < BACK if person == CARLA else person == BEN and AWAY.since <= now < AWAY.until
        every, at = LOOKS[person]
        return round(now / HOUR) % every == at and not is_gone

    async def look_in(self, person: Person) -> None:
        """Let a person take their seat again, play like the sensible bot, and leave a limit for the auction.

        Ben prepares a pass instead of a limit.
        """
        table = await self.host.reading.table(self.match)
        seat = table.seat_of(person.user_id)
        if table.status == "running" and seat is None:
            kept_seat = table.kept_for(person.user_id)
            assert kept_seat is not None
            table, seat = await self.host.seats.take(self.match, person, kept_seat), kept_seat
        while table.status == "running" and seat in table.to_act:
            line = bots.line("mate", toy.RULES, self.state, Seat(seat), self.rng)
            table = (await self.host.turns.move(self.match, person.user_id, line)).table
            self.moved.append((person, self.clock.now()))
        if person == BEN and table.status == "running" and self.state.phase == "auction":
            waiting = await self.host.turns.panel(self.match, person.user_id)
            if isinstance(waiting, Waiting) and waiting.can_plan and not waiting.orders:
                await self.host.plans.prepare(self.match, person.user_id, "pass")
        elif table.status == "running" and seat is not None and toy.RULES.orders.ask(self.state, seat) is not None:
            panel = await self.host.turns.panel(self.match, person.user_id, "order")
            assert isinstance(panel, AskingPanel)
            ready = await self.host.turns.answer(panel.ref, person.user_id, ("limit", "2"))
            assert isinstance(ready, Ready)
            await self.host.turns.confirm(ready.ref, person.user_id)

    @property
    def state(self) -> toy.State:
        state_now: toy.State = self.host.ledger.from_memory(self.match).state
        return state_now

    async def read(self) -> None:
        """Note and delete the notices that have come."""
        notices = await self.host.people.notices(self.match)
        people = {person.user_id: person for person in LOOKS}
        self.told += [(people[notice.user_id], notice.at, notice.msg.key.removeprefix("play.notice.")) for notice in notices]
        await self.host.people.delete_notices(notices)

    async def replace_if_new(self) -> None:
        """If the match is in a state for the first time, open another host and check that everybody sees the same match."""
        live = self.host.ledger.from_memory(self.match)
        table, timers = live.table, frozenset(kind for kind, _ in live.timers)
        state = (table.status, getattr(live.state, "phase", ""), len(table.to_act), timers, bool(live.orders), table.bots, table.vacancies)
        if state not in self.states:
            self.states.add(state)
            before = await self.seen()
            await self.replace_host()
            assert await self.seen() == before, f"another host finds another match: {state}"

    async def seen(self) -> Mapping[str, Any]:
        """All that people can get of the match."""
        reading = self.host.reading
        everything_seen: dict[str, Any] = {"table": await reading.table(self.match), "log": await reading.log(self.match, None)}
        if everything_seen["table"].status == "running":
            everything_seen["deadlines"], everything_seen["away"] = await reading.deadlines(self.match), await reading.away(self.match)
        for person in LOOKS:
            panel = await self.host.turns.panel(self.match, person.user_id)
            everything_seen[person.name] = [getattr(panel, name, None) for name in ("ref", "steps", "orders", "awaited", "preview")]
            everything_seen[f"orders of {person.name}"] = await self.host.plans.standing_orders(self.match, person.user_id)
        return everything_seen


async def test_a_match_of_three_weeks_ends_in_time(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "ROUNDS", ROUNDS)
    weeks = Weeks(databases())
    table = await weeks.begin()
    hers = table.seat_of(CARLA.user_id)
    stood_in_at: list[float] = []
    while table.status == "running":
        assert weeks.clock.now() < NOON + 30 * DAY, "the match hangs"
        if weeks.clock.now() == DOWN[0]:
            await weeks.without_bot()
        table = await weeks.pass_hour()
        assert table.late == () and table.bots in ((), (hers,)), "only the seat of the player who vanished is given up"
        if table.bots or table.stood_for:
            stood_in_at.append(weeks.clock.now())
    assert NOON + 18 * DAY < weeks.clock.now() < NOON + 24 * DAY and len(weeks.states) > 20
    assert table.result is not None and len(table.result.scores) == 3

    reminded = [(person, at) for person, at, key in weeks.told if key in ("reminder", "bank")]
    assert {person for person, _ in reminded} == set(LOOKS)
    assert all(quiet_until(BERLIN, at) is None for person, at in reminded if person == ANNE), "no reminder in quiet hours"
    assert not any(AWAY.since <= at < AWAY.until for person, at in reminded if person == BEN), "no reminder on holiday"

    heard = [key for person, at, key in weeks.told if person == CARLA and at >= VANISHED]
    heard = [key for key in heard if key != "deputy"]
    assert heard[-1] == "caretaker" and "bank" in heard, "nobody vanishes without having been reminded"
    first, *_, last = stood_in_at
    assert VANISHED + DAY < first < last < BACK + DAY
    log = await weeks.host.reading.log(weeks.match, None)
    by_bot = [move for move in log if move.entry.seat == hers and first <= move.at <= last]
    assert by_bot and any(person == CARLA and at > BACK for person, at in weeks.moved)
    by_hand = {(table.seat_of(person.user_id), at) for person, at in weeks.moved}
    by_itself = {move.entry.seat for move in log if move.entry.seat is not None and (move.entry.seat, move.at) not in by_hand}
    assert by_itself == set(range(3)), "limits, prepared turns and the caretaker have played"
    hosts = [move.entry.line.split()[0] for move in log if move.entry.seat is None]
    assert [line for line in hosts if line != "absent"] == ["start", "bot", "human"] and "absent" in hosts, (
        "first a stand-in plays in her seat, then a bot has it"
    )
    await weeks.host.close()
