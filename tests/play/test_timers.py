"""Timers of the database: they start bots and reminders and make seats late, each once."""

from __future__ import annotations

import asyncio
import math
from random import Random
from typing import Any

import pytest

from engine.match import registry
from engine.values.core import Msg, Seat
from play.clockwork import LEASE
from play.host import Host
from play.time.clock import AT_ONCE, Delays, SystemClock
from play.time.paces import PACES
from play.values.errors import NotAllowed
from play.values.types import Person
from store.errors import Full
from tests.databases import Databases
from tests.play import toy
from tests.play.hosting import (
    ANNE,
    BEN,
    CARLA,
    HandClock,
    Opener,
    Refusing,
    awaited_user,
    begin_match,
    bid_if_awaited,
    choose,
    finish_match,
    rules,
    seat_of,
    to_choice,
)

DAY = 86_400.0


async def test_bots_finish_the_match_that_a_person_left(host: Host) -> None:
    table = await begin_match(host, ANNE, bots=("deckhand", "mate", "deckhand"))
    seat = seat_of(table, ANNE)
    await host.seats.substitute(table.match, ANNE.user_id, seat, "mate")
    await host.seats.play_alone(table.match, ANNE.user_id)
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    assert table.status == "finished" and table.result is not None
    assert await host.ledger.store.next_due() is None


async def test_a_bot_pauses_before_its_move(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=Delays(bot=2.0, fresh=0.0))
    table = await begin_match(host, ANNE, bots=("mate",))
    table = await bid_if_awaited(host, table, ANNE)
    clock.advance(1.9)
    assert await host.clockwork.run_due() == 0
    clock.advance(0.2)
    assert await host.clockwork.run_due() == 1
    assert (await host.reading.table(table.match)).seq == table.seq + 1


async def test_the_ticker_plays_bots(databases: Databases) -> None:
    clock = SystemClock()
    host = Host(databases().store(), clock=clock, rng=Random(1), delays=AT_ONCE, rules=rules)
    over = asyncio.Event()

    async def hear(change: object) -> None:
        if (await host.reading.table(1)).status == "finished":
            over.set()

    host.feed.subscribe(hear)
    await host.open()
    table = await begin_match(host, ANNE, bots=("deckhand", "deckhand"))
    seat = seat_of(table, ANNE)
    await host.seats.substitute(table.match, ANNE.user_id, seat, "deckhand")
    await host.seats.play_alone(table.match, ANNE.user_id)
    async with asyncio.timeout(20):
        await over.wait()
    await host.close()


async def test_a_slow_seat_is_reminded_then_late_then_replaced(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, CARLA, pace="1d")
    slow = table.occupants[0].person
    assert slow is not None and PACES["1d"].limit == DAY
    others = [person for person in (ANNE, BEN, CARLA) if person != slow]
    clock.advance(0.6 * DAY)
    await host.clockwork.run_due()
    assert [(notice.user_id, notice.msg.key) for notice in await host.people.notices(table.match)] == [
        (slow.user_id, "play.notice.reminder")
    ]
    stranger = next(person for person in others if person != ANNE)
    with pytest.raises(NotAllowed):
        await host.seats.substitute(table.match, stranger.user_id, Seat(0), "mate")
    clock.advance(0.5 * DAY)
    await host.clockwork.run_due()
    late = await host.reading.table(table.match)
    assert late.late == (0,) and late.edition > table.edition
    assert (slow.user_id, "play.notice.late") in {(notice.user_id, notice.msg.key) for notice in await host.people.notices(table.match)}
    table = await host.seats.substitute(table.match, stranger.user_id, Seat(0), "mate")
    assert table.late == () and table.occupants[0].bot == "mate"


async def test_a_player_who_moves_is_not_late_and_the_next_has_the_whole_time(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, pace="1d")
    clock.advance(0.9 * DAY)
    await host.clockwork.run_due()
    table = (await host.turns.move(table.match, awaited_user(table), "bid 1")).table
    clock.advance(0.4 * DAY)
    assert await host.clockwork.run_due() == 0
    assert table.late == ()


async def test_choices_of_others_do_not_stop_the_own_time(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await to_choice(host, await begin_match(host, ANNE, BEN, pace="1d"))
    clock.advance(0.9 * DAY)
    await host.clockwork.run_due()
    await choose(host, table, Seat(1))
    clock.advance(0.2 * DAY)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == (0,)
    keys = [notice.msg.key for notice in await host.people.notices(table.match)]
    assert keys.count("play.notice.reminder") == 1, "the reminder of the player who has chosen is deleted"


async def test_reminders_scale_with_the_limit(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    short = [(pace, (rung,), "reminder") for pace, rung in (("5m", 150.0), ("1h", 1_800.0), ("8h", 4 * 3_600.0), ("1d", 0.5 * DAY))]
    long = [(pace, rungs, "last-call") for pace, rungs in (("3d", (DAY, 2 * DAY)), ("7d", (DAY, 6 * DAY)))]
    for pace, rungs, key in (*short, *long):
        table = await begin_match(host, ANNE, BEN, pace=pace)
        (times,) = await host.reading.deadlines(table.match)
        due = times.due
        began = clock.now()
        assert due == began + (PACES[pace].limit or 0.0)
        seen: tuple[int, ...] = ()
        for rung in rungs:
            clock.advance(began + rung - 1.0 - clock.now())
            await host.clockwork.run_due()
            assert tuple(notice.id for notice in await host.people.notices(table.match)) == seen
            clock.advance(1.0)
            await host.clockwork.run_due()
            (reminder,) = await host.people.notices(table.match)
            assert reminder.msg == Msg(f"play.notice.{key}", when=str(int(due))) and reminder.id not in seen
            seen = (reminder.id,)


class Stuck(toy.Toy):
    """A game whose sensible bot fails."""

    def policy(self, *args: object) -> str:
        raise RuntimeError("a bot that cannot think")


async def test_a_broken_bot_holds_up_no_other_match(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(rules=lambda name: Stuck.rules())
    broken = await begin_match(host, ANNE, bots=("mate",))
    broken = await bid_if_awaited(host, broken, ANNE)
    other = await begin_match(host, BEN, bots=("deckhand",))
    other = await bid_if_awaited(host, other, BEN)
    await host.clockwork.run_due()
    after = await host.reading.table(other.match)
    assert after.seq > other.seq and other.seat_of(BEN.user_id) in after.to_act, "the bot of the other match has moved"
    assert await host.ledger.store.next_due() == clock.now() + 60.0


async def test_a_whole_match_with_people_and_bots(host: Host) -> None:
    table = await finish_match(host, await begin_match(host, ANNE, BEN, bots=("mate", "deckhand")), Random(8))
    assert table.status == "finished" and table.result is not None and len(table.result.ranks) == 4


async def test_a_refusing_database_does_not_make_the_timers_spin(databases: Databases, clock: HandClock) -> None:
    store = Refusing(databases().store())
    host = Host(store, clock=clock, rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    table = await begin_match(host, ANNE, bots=("deckhand", "deckhand"))
    seat = seat_of(table, ANNE)
    await host.seats.substitute(table.match, ANNE.user_id, seat, "deckhand")
    table = await host.seats.play_alone(table.match, ANNE.user_id)
    store.refuses = Full("no room")
    assert await host.clockwork.run_due() == 0
    store.refuses = None
    clock.advance(61.0)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).status == "finished"
    await host.close()


class Looks(HandClock):
    """A clock that notes until when the ticker means to sleep."""

    def __init__(self) -> None:
        super().__init__()
        self.until: asyncio.Queue[float | None] = asyncio.Queue()

    async def wait(self, until: float | None, wake: asyncio.Event) -> None:
        self.until.put_nowait(until)
        await super().wait(None, wake)


async def test_the_ticker_rests_while_the_database_refuses(databases: Databases) -> None:
    clock, store = Looks(), Refusing(databases().store())
    host = Host(store, clock=clock, rng=Random(1), delays=Delays(bot=2.0, fresh=0.0), rules=rules)
    await host.open(ticking=False)
    host.clockwork.start()  # and nothing else that looks at the clock
    assert await clock.until.get() == math.inf
    table = await begin_match(host, ANNE, bots=("deckhand", "deckhand"))
    await host.seats.substitute(table.match, ANNE.user_id, Seat(table.seat_of(ANNE.user_id) or 0), "deckhand")
    await host.seats.play_alone(table.match, ANNE.user_id)
    store.refuses = Full("no room")
    clock.advance(3.0)
    host.ledger.wake.set()
    async with asyncio.timeout(20):
        while await clock.until.get() != clock.now() + 60.0:  # it may still have looked at the commits before
            pass
    await host.close()


async def test_a_match_that_cannot_be_read_does_not_make_the_timers_spin(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, bots=("deckhand",))
    table = await bid_if_awaited(host, table, ANNE)

    def unknown(name: str) -> object:
        if name == "toy":
            raise RuntimeError("a game that cannot be imported")
        return registry.rules(name)

    again = await open_host(rules=unknown)
    await again.clockwork.run_due()
    assert await again.ledger.store.next_due() == clock.now() + 60.0
    clock.advance(61.0)
    later = await open_host()
    await later.clockwork.run_due()
    assert (await later.reading.table(table.match)).seq > table.seq


async def test_a_conflict_postpones_nothing(open_host: Opener, clock: HandClock) -> None:
    one, two = await open_host(delays=Delays(bot=2.0, fresh=0.0)), await open_host(delays=Delays(bot=2.0))
    table = await begin_match(one, ANNE, bots=("deckhand", "deckhand"))
    table = await bid_if_awaited(one, table, ANNE)
    await two.reading.view(table.match, None)
    await one.people.refresh_name(table.match, Person(ANNE.user_id, "Anna"))
    clock.advance(2.0)
    assert two.ledger.from_memory(table.match).revision < one.ledger.from_memory(table.match).revision
    commit, tried = two.ledger.store.commit, 0

    async def beaten(match: int, writes: Any) -> None:
        nonlocal tried
        tried += 1
        if tried <= 2:  # `one` commits just before the first try of `two`, and before the one on the newest state; the third succeeds
            await one.people.refresh_name(table.match, Person(ANNE.user_id, f"Annie {tried}"))
        await commit(match, writes)

    two.ledger.store.commit = beaten  # type: ignore[method-assign]
    assert await two.clockwork.run_due() > 0
    assert (await one.reading.table(table.match)).seq == table.seq + 1
    assert await two.ledger.store.next_due() in (None, clock.now() + 2.0)


async def test_two_processes_run_each_timer_once(open_host: Opener, clock: HandClock) -> None:
    one, two = await open_host(delays=Delays(bot=2.0, fresh=0.0)), await open_host(delays=Delays(bot=2.0))
    table = await begin_match(one, ANNE, bots=("deckhand", "deckhand"))
    table = await bid_if_awaited(one, table, ANNE)
    clock.advance(2.0)
    assert sum(await asyncio.gather(one.clockwork.run_due(), two.clockwork.run_due())) == 1
    assert (await two.reading.table(table.match)).seq == table.seq + 1


async def test_a_timer_that_a_dead_process_had_claimed_is_run_by_another(open_host: Opener, clock: HandClock) -> None:
    one = await open_host(delays=Delays(bot=2.0, fresh=0.0))
    table = await begin_match(one, ANNE, bots=("deckhand", "deckhand"))
    table = await bid_if_awaited(one, table, ANNE)
    clock.advance(2.0)
    store = one.ledger.store
    assert await store.claim_timers("dead", clock.now(), clock.now() + LEASE, 10)
    assert await one.clockwork.run_due() == 0 and await store.next_due() == clock.now() + LEASE
    clock.advance(LEASE)
    assert await one.clockwork.run_due() == 1


async def test_a_timer_that_another_process_has_set_is_not_lost(open_host: Opener, clock: HandClock) -> None:
    host, other = await open_host(), await open_host()
    table = await begin_match(host, ANNE, BEN, pace="1d", absence="neutral")
    await other.turns.move(table.match, awaited_user(table), "bid 1")
    clock.advance(DAY)
    await host.clockwork.run_due()
    log = await host.reading.log(table.match, None)
    _, _, absent, answer = [logged.entry for logged in log[:4]]
    assert (absent.line, answer.line) == (f"absent {answer.seat}", "pass")
