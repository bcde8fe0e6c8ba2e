"""After a clock that was ahead is set right, nothing stays due far in the future."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from play.follows.progress import SILENCE
from play.host import Host
from play.keeping.timekeeping import SETTLED
from play.ledger.ledger import BEAT
from play.ledger.share import Share
from play.time.calendar import DAY, HOUR
from play.time.clock import AT_ONCE, Delays
from play.time.paces import PACES
from play.values.types import Table
from tests.databases import Databases
from tests.play.hosting import ANNE, BEN, HandClock, Opener, awaited_user, begin_match

AHEAD = pytest.mark.parametrize("ahead", [3 * HOUR, 400 * DAY])


@dataclass
class Dues:
    """How long the rows of a database still wait, in seconds from now."""

    databases: Databases
    clock: HandClock

    def longest(self, table: str, column: str = "due", where: str = "1 = 1") -> float:
        """The seconds until the latest moment in a column; 0 if there is no row."""
        (latest,) = self.databases().execute(f"SELECT max({column}) FROM {table} WHERE {where}")[0]
        return 0.0 if latest is None else float(latest - self.clock.now())


@pytest.fixture
def dues(databases: Databases, clock: HandClock) -> Dues:
    return Dues(databases, clock)


async def settle(host: Host, clock: HandClock) -> None:
    """Let the bot run for eleven minutes; then it trusts the clock again."""
    for _ in range(round(SETTLED / BEAT) + 1):
        clock.advance(BEAT)
        await host.clockwork.run_due()


async def move_ahead(
    open_host: Opener, clock: HandClock, ahead: float, ticks: bool = True, bots: tuple[str, ...] = (), **more: Any
) -> tuple[Host, Table]:
    """A match in which somebody moved while the clock was ahead by some seconds; now the clock is right again.

    Without `ticks` the host does nothing else before the clock is set right.
    """
    host = await open_host(delays=Delays())
    table = await begin_match(host, ANNE, *(() if bots else (BEN,)), bots=bots, **more)
    await host.clockwork.run_due()
    clock.advance(ahead)
    table = (await host.turns.move(table.match, awaited_user(table), "bid 4")).table
    if ticks:
        await host.clockwork.run_due()
    clock.advance(-ahead)
    return host, table


@AHEAD
@pytest.mark.parametrize(("restarts", "ticks"), [(0, True), (1, False)], ids=["runs on", "was killed"])
async def test_cards_pings_and_bots_are_due_soon_again(
    open_host: Opener, clock: HandClock, dues: Dues, ahead: float, restarts: int, ticks: bool
) -> None:
    host, table = await move_ahead(open_host, clock, ahead, ticks=ticks, bots=("deckhand",))
    assert dues.longest("outbox") > HOUR and dues.longest("timer") > HOUR, "everything waits by the clock that was ahead"
    for _ in range(restarts):
        host = await open_host(delays=Delays())
    await host.clockwork.run_due()
    assert dues.longest("outbox") <= host.ledger.delays.before_ping
    assert dues.longest("timer", where="kind = 'bot'") <= host.ledger.delays.before_bot()
    claimed = await host.outbox.claim(table.match)
    clock.advance(60.0)
    assert ("card", 0) in [(effect.kind, effect.recipient) for effect in (*claimed, *await host.outbox.claim(table.match))]
    assert table.to_act[0] in table.bots
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).seq > table.seq, "the bot has moved"


@AHEAD
async def test_the_time_of_a_turn_begins_by_the_corrected_clock(open_host: Opener, clock: HandClock, dues: Dues, ahead: float) -> None:
    host, table = await move_ahead(open_host, clock, ahead, pace="1d")
    assert dues.longest("seat_clock", "since") == ahead
    await settle(host, clock)
    limit = PACES["1d"].limit
    assert limit is not None and dues.longest("seat_clock", "since") <= 0.0
    assert 0.0 < dues.longest("timer", where="kind = 'late'") <= limit and dues.longest("timer", where="kind = 'remind'") <= limit
    assert dues.longest("heartbeat", "at") <= 0.0 and dues.longest("match", "changed_at") <= 0.0
    clock.advance(limit)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late or (await host.reading.table(table.match)).bots, "their time is up"


async def test_a_downtime_does_not_last_into_the_future(open_host: Opener, clock: HandClock, dues: Dues) -> None:
    host = await open_host(delays=Delays())
    table = await begin_match(host, ANNE, BEN, pace="1d")
    await host.ledger.store.beat(clock.now())
    clock.advance(400 * DAY)
    while_ahead = await open_host(delays=Delays())
    await while_ahead.clockwork.run_due()
    assert dues.longest("downtime", "until") == 0.0
    clock.advance(-400 * DAY)
    again = await open_host(delays=Delays())
    await settle(again, clock)
    assert dues.longest("downtime", "until") <= 0.0 and all(until <= clock.now() for _, until in again.ledger.stops)
    assert 0.0 < dues.longest("timer", where="kind = 'late'") <= DAY
    assert (await again.reading.table(table.match)).late == ()


async def test_a_clock_that_is_behind_at_the_start_costs_nobody_their_time(open_host: Opener, clock: HandClock, dues: Dues) -> None:
    host = await open_host(delays=Delays())
    table = await begin_match(host, ANNE, BEN, pace="1d")
    await host.ledger.store.beat(clock.now())
    began, due = dues.longest("seat_clock", "since") + clock.now(), dues.longest("timer", where="kind = 'late'") + clock.now()
    clock.advance(-5 * DAY)
    again = await open_host(delays=Delays())
    clock.advance(BEAT)
    await again.clockwork.run_due()
    clock.advance(5 * DAY)
    await again.clockwork.run_due()
    assert dues.longest("seat_clock", "since") + clock.now() == began
    assert dues.longest("timer", where="kind = 'late'") + clock.now() == due and (await again.reading.table(table.match)).late == ()


@AHEAD
async def test_a_silent_player_is_warned_in_time(open_host: Opener, clock: HandClock, dues: Dues, ahead: float) -> None:
    host, table = await move_ahead(open_host, clock, ahead, pace="none")
    await host.clockwork.run_due()
    assert dues.longest("timer", where="kind = 'late'") <= SILENCE
    for seconds in (SILENCE + 1, min(ahead, DAY)):
        clock.advance(seconds)
        await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == (table.to_act[0],)


async def test_jobs_and_claims_of_a_killed_process_end_in_time(open_host: Opener, clock: HandClock) -> None:
    host, table = await move_ahead(open_host, clock, 0.0)
    clock.advance(400 * DAY)
    store = host.ledger.store
    assert await store.take_job("identify", "killed", clock.now(), clock.now() + 6.0)
    assert await store.take_job("program of before", "killed", clock.now(), clock.now() + 6.0)
    assert await host.outbox.claim(table.match)
    await host.clockwork.run_due()
    clock.advance(-400 * DAY)
    again = await open_host(share=Share(0, 2, 2), delays=AT_ONCE)
    assert await store.take_job("identify", "again", clock.now(), clock.now() + 6.0)
    clock.advance(60.0)
    assert await again.outbox.claim(table.match)
    clock.advance(DAY)
    assert await store.take_job("program of before", "again", clock.now(), clock.now() + 6.0)
