"""Several writers, crashes and full disks lose no acknowledged move and make none twice."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from play.host import Host
from play.time.clock import AT_ONCE
from play.values.errors import EngineError, NotStored, PlayError, StaleTable
from play.values.panels import AskingPanel, Ready
from play.values.types import Table
from store.base import Store
from store.errors import Full
from tests.databases import Databases
from tests.play import toy
from tests.play.hosting import (
    ANNE,
    BEN,
    CARLA,
    HALL,
    HandClock,
    Opener,
    Refusing,
    awaited_user,
    begin_match,
    finish_match,
    make_move,
    newest_entry,
    rules,
    waiting_user,
)


async def ready(host: Host, match: int, user: int, line: str) -> Ready:
    """A complete move that only has to be confirmed."""
    panel = await host.turns.panel(match, user)
    full = await host.turns.answer(panel.ref, user, tuple(line.split()))  # type: ignore[union-attr]
    assert isinstance(full, Ready)
    return full


async def outcomes(*calls: Any) -> list[str]:
    """The sorted names of the types that calls at the same time return or raise."""
    return sorted(type(outcome).__name__ for outcome in await asyncio.gather(*calls, return_exceptions=True))


async def test_two_confirms_at_once_are_one_move(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    full = await ready(host, table.match, user, "bid 4")
    assert await outcomes(host.turns.confirm(full.ref, user), host.turns.confirm(full.ref, user)) == ["Played", "StaleTable"]
    assert (await host.reading.table(table.match)).seq == 1


async def test_two_hosts_on_one_database_cannot_both_win(open_host: Opener) -> None:
    one, other = await open_host(), await open_host()
    table = await begin_match(one, ANNE, BEN)
    user = awaited_user(table)
    full = await ready(one, table.match, user, "bid 4")
    assert (await other.turns.panel(table.match, user)).ref == full.ref  # type: ignore[union-attr]
    assert await outcomes(one.turns.confirm(full.ref, user), other.turns.confirm(full.ref, user)) == ["Played", "StaleTable"]
    loser = one if (await one.reading.table(table.match)).seq == 0 else other
    assert (await newest_entry(loser, table.match)).seq == 1
    await one.turns.move(table.match, waiting_user(table), "bid 5")
    with pytest.raises(EngineError):
        await other.turns.move(table.match, user, "bid 5")
    assert (await other.turns.move(table.match, user, "bid 6")).table.seq == 3


async def test_a_panel_drawn_by_one_host_is_answered_by_the_other(open_host: Opener) -> None:
    one, other = await open_host(), await open_host()
    table = await begin_match(one, ANNE, BEN)
    user = awaited_user(table)
    await other.reading.view(table.match, None)
    table = (await one.turns.move(table.match, user, "bid 2")).table
    second = awaited_user(table)
    full = await ready(one, table.match, second, "bid 4")
    assert (await other.turns.confirm(full.ref, second)).table.seq == 2


async def test_two_hosts_filling_one_table_lose_nobody(open_host: Opener) -> None:
    one, other = await open_host(), await open_host()
    table = await one.tables.open("toy", ANNE, HALL)
    joining = [(one, BEN), (other, CARLA)]
    while joining:
        outcomes = await asyncio.gather(*(host.tables.join(table.match, person) for host, person in joining), return_exceptions=True)
        assert all(isinstance(outcome, Table | StaleTable) for outcome in outcomes)
        joining = [who for who, outcome in zip(joining, outcomes, strict=True) if isinstance(outcome, StaleTable)]
    again = await open_host()
    assert {occupant.person for occupant in (await again.reading.table(table.match)).occupants} == {ANNE, BEN, CARLA}


async def test_a_move_that_cannot_be_stored_did_not_happen(databases: Databases) -> None:
    store = Refusing(databases().store())
    host = Host(store, clock=HandClock(), rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    table = await begin_match(host, ANNE, BEN)
    store.refuses = Full("disk is full")
    with pytest.raises(NotStored) as caught:
        await host.turns.move(table.match, awaited_user(table), "bid 4")
    assert dict(caught.value.msg.args)["reason"].key == "play.store.full"  # type: ignore[union-attr]
    assert (await host.reading.table(table.match)).seq == 0
    store.refuses = None
    assert (await host.turns.move(table.match, awaited_user(table), "bid 4")).table.seq == 1
    await host.close()


class Muffled(Refusing):
    """A database that stores a commit and then fails to say so; it counts how often a match is read."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.reads = 0

    async def live(self, match: int) -> Any:
        self.reads += 1
        return await self.store.live(match)

    async def commit(self, match: int, writes: Any) -> None:
        await self.store.commit(match, writes)
        await super().commit(match, ())


@pytest.mark.parametrize("error", [RuntimeError(), asyncio.CancelledError()], ids=["failed", "cancelled"])
async def test_a_stored_move_counts_although_its_answer_was_lost(databases: Databases, error: Any) -> None:
    """Memory still has the match before the move; the revision in the database says that there is a newer one."""

    async def read_panel(host: Host, table: Table) -> None:
        panel = await host.turns.panel(table.match, waiting_user(table))
        assert isinstance(panel, AskingPanel) and panel.ref.seq == 1

    async def read_table(host: Host, table: Table) -> None:
        assert (await host.reading.table(table.match)).seq == 1

    async def read_nothing(host: Host, table: Table) -> None:
        """The next thing that happens is the other player's move."""

    store = Muffled(databases().store())
    host = Host(store, clock=HandClock(), rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    for read in (read_panel, read_nothing, read_table):
        table = await begin_match(host, ANNE, BEN)
        store.refuses = error
        with pytest.raises(type(error)):
            await host.turns.move(table.match, awaited_user(table), "bid 4")
        store.refuses = None
        await read(host, table)
        assert (await host.turns.move(table.match, waiting_user(table), "bid 5")).table.seq == 2
    await host.close()


async def test_a_refused_move_reads_nothing_again(databases: Databases) -> None:
    """While a disk is full, a click costs no more than before."""
    store = Muffled(databases().store())
    host = Host(Refusing(store), clock=HandClock(), rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    table, full = await begin_match(host, ANNE, BEN), host.ledger.store
    reads, full.refuses = store.reads, Full("disk is full")  # type: ignore[attr-defined]
    for _ in range(3):
        with pytest.raises(NotStored):
            await host.turns.move(table.match, awaited_user(table), "bid 4")
    full.refuses = None  # type: ignore[attr-defined]
    assert (await host.turns.move(table.match, awaited_user(table), "bid 4")).table.seq == 1
    assert store.reads == reads
    await host.close()


class Losing(toy.Toy):
    """Rules with a mistake: a high bid loses a card."""

    def after_bid(self, state: toy.State) -> toy.State:
        after = super().after_bid(state)
        _, *remaining = after.deck
        return toy.replace(after, deck=tuple(remaining)) if state.bid == toy.TOP else after


async def test_a_move_that_fails_the_audit_is_not_stored(open_host: Opener) -> None:
    host = await open_host(rules=lambda name: Losing.rules())
    table = await begin_match(host, ANNE, BEN)
    with pytest.raises(PlayError) as caught:
        await host.turns.move(table.match, awaited_user(table), f"bid {toy.TOP}")
    assert caught.value.msg.key == "play.broken"
    assert (await host.turns.move(table.match, awaited_user(table), "bid 2")).table.seq == 1


async def test_a_cancelled_commit_leaves_memory_true_to_the_database(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    task = asyncio.create_task(host.turns.move(table.match, awaited_user(table), "bid 4"))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    stored = (await newest_entry(host, table.match)).seq
    panel = await host.turns.panel(table.match, awaited_user(await host.reading.table(table.match)))
    assert panel.ref.seq == stored  # type: ignore[union-attr]


async def test_matches_that_leave_the_memory_are_read_again(open_host: Opener) -> None:
    host = await open_host(in_memory=2)
    tables = [await begin_match(host, ANNE, BEN) for _ in range(5)]
    rng = Random(4)
    for table in tables:
        for _ in range(3):
            table = (await make_move(host, await host.reading.table(table.match), rng)).table
        await finish_match(host, table, rng)
    assert len(host.ledger.matches) == 2


WRITER = """
import asyncio, sys
from random import Random
from play.time.clock import AT_ONCE
from play.host import Host
from store.places import store_at
from tests.play.hosting import ANNE, BEN, HandClock, begin_match, make_move, rules

async def main():
    host = Host(store_at(sys.argv[1]), clock=HandClock(), rng=Random(9), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    rng = Random(7)

    async def play():
        while True:
            table = await begin_match(host, ANNE, BEN)
            while table.status == "running":
                table = (await make_move(host, table, rng)).table
                print(table.match, table.seq, flush=True)

    await asyncio.gather(*(play() for _ in range(4)))

asyncio.run(main())
"""


@pytest.mark.parametrize("moves", [7, 60])
async def test_killing_the_process_loses_nothing_acknowledged(open_host: Opener, databases: Databases, moves: int) -> None:
    root = Path(__file__).parents[2]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        WRITER,
        str(databases().where),
        stdout=asyncio.subprocess.PIPE,
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert process.stdout is not None
    lines = [await process.stdout.readline() for _ in range(moves)]
    process.kill()
    lines += (await process.stdout.read()).splitlines(keepends=True)
    await process.wait()
    acknowledged = [tuple(map(int, line.split())) for line in lines if line.endswith(b"\n")]
    host = await open_host()
    newest = dict[int, int]()
    for match, seq in acknowledged:
        newest[match] = max(seq, newest.get(match, 0))
    assert newest
    for match, seq in newest.items():
        table = await host.reading.table(match)
        assert table.seq >= seq and table.status in ("running", "finished")
        assert [logged.entry.seq for logged in await host.reading.log(match, None)] == list(range(table.seq + 1))
        await finish_match(host, table, Random(1))
