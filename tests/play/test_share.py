"""Several processes act as one bot and learn of each other's changes."""

from __future__ import annotations

import asyncio
from random import Random

from play.host import Host
from play.ledger.share import OVERDUE
from play.minds.thinking import InLine
from play.time.clock import AT_ONCE
from play.values.feed import Change
from play.values.types import Place
from tests.databases import Databases
from tests.play.hosting import ANNE, BEN, HandClock, Opener, awaited_user, begin_match, rules
from tests.pure.test_shards import HALVES, guild


async def test_each_process_sends_for_its_servers_and_for_missing_processes(open_host: Opener, clock: HandClock) -> None:
    one, two = [await open_host(share=half) for half in HALVES]
    near = await begin_match(one, ANNE, BEN, place=Place(guild(1), 5))
    far = await begin_match(one, ANNE, BEN, place=Place(guild(4), 6))
    assert await one.outbox.matches_due() == (near.match,) and await two.outbox.matches_due() == (far.match,)
    assert one.outbox.is_ours(near.match) and not one.outbox.is_ours(far.match)
    assert await two.outbox.claim(far.match) and await one.outbox.matches_due() == (near.match,), (
        "a process leaves the servers of others to them"
    )
    clock.advance(OVERDUE)
    assert await one.outbox.matches_due() == (near.match,), "the process that has claimed it gets some time"
    clock.advance(60.0)
    assert set(await one.outbox.matches_due()) == {near.match, far.match}


async def test_a_move_in_one_process_is_seen_at_once_by_others(open_host: Opener) -> None:
    one, two = [await open_host(share=half) for half in HALVES]
    table = await begin_match(one, ANNE, BEN, place=Place(guild(4), 6))
    for host, other, line in ((two, one, "bid 4"), (one, two, "bid 5"), (two, one, "bid 6")):
        table = (await host.turns.move(table.match, awaited_user(table), line)).table
        assert (await other.reading.table(table.match)).seq == table.seq


class Stuck(InLine):
    """A thinker that does not end."""

    def __init__(self) -> None:
        super().__init__(rules)
        self.ends = asyncio.Event()

    async def close(self) -> None:
        self.ends.set()
        await asyncio.Event().wait()


async def test_a_process_releases_its_claims_when_it_is_asked_to_end(open_host: Opener, databases: Databases) -> None:
    two, stuck = await open_host(), Stuck()
    one = Host(databases().store(), clock=two.ledger.clock, rng=Random(1), delays=AT_ONCE, rules=rules, thinking=stuck)
    await one.open(ticking=False)
    table = await begin_match(one, ANNE, BEN)
    assert await one.outbox.claim(table.match) and not await two.outbox.claim(table.match)
    ending = asyncio.create_task(one.close())
    await stuck.ends.wait()
    assert await two.outbox.claim(table.match)
    ending.cancel()
    await asyncio.gather(ending, return_exceptions=True)
    await one.ledger.store.close()


async def test_changes_by_other_processes_reach_every_listener(open_host: Opener) -> None:
    host = await open_host(share=HALVES[0])
    changes: list[Change] = []

    async def tell(change: Change) -> None:
        changes.append(change)

    host.feed.subscribe(tell)
    host._publish_from_elsewhere([3, 5])
    await host.feed.drain()
    assert changes == [Change(3, is_elsewhere=True), Change(5, is_elsewhere=True)]
