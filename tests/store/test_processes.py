"""Several processes on one database: the shards of each, jobs with one owner, and news of changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from msgspec.structs import replace

from store import rows
from store.base import Store
from tests.databases import Databases
from tests.store.rows import ROW

SHARDS = 4


def guild(shard: int) -> int:
    """The id of a server of a shard."""
    return (1_000 * SHARDS + shard) << 22 | 5


@asynccontextmanager
async def open_stores(databases: Databases, count: int = 2) -> AsyncIterator[list[Store]]:
    async with AsyncExitStack() as stack:
        stores = []
        for _ in range(count):
            store = databases().store()
            await store.open()
            stack.push_async_callback(store.close)
            stores.append(store)
        yield stores


async def new_table(store: Store, at: int | None, due: float) -> int:
    """The id of a new table of a server with an effect that is due."""
    return await store.new_match(replace(ROW, guild=at), [rows.NewEffect(0, "card", 0, 1, "", due)])


async def test_a_process_gets_its_own_effects_and_overdue_ones(databases: Databases) -> None:
    async with open_stores(databases, 1) as (store,):
        first, second = rows.ShardsRow(SHARDS, 0, 1, 30.0), rows.ShardsRow(SHARDS, 2, 3, 30.0)
        own, direct, others = [await new_table(store, at, due) for at, due in ((guild(1), 10.0), (None, 11.0), (guild(3), 12.0))]
        assert await store.effects_due(20.0, 9, first) == (own, direct)
        assert await store.effects_due(20.0, 9, second) == (others,)
        assert await store.effects_due(20.0, 9) == (own, direct, others)
        assert await store.effects_due(42.0, 9, first) == (own, direct, others)
        assert [await store.next_effect(share) for share in (first, second, None)] == [10.0, 12.0, 10.0]
        await store.claim_effects(others, "somebody", 20.0, 80.0)
        assert await store.next_effect(second) == 40.0 and await store.effects_due(79.0, 9, second) == (own, direct)


async def test_a_job_has_one_owner_at_a_time(databases: Databases) -> None:
    async with open_stores(databases) as (one, other):
        assert await one.take_job("backup", "one", 10.0, 20.0)
        assert await one.take_job("backup", "one", 15.0, 25.0)
        assert not await other.take_job("backup", "other", 24.0, 34.0)
        assert await other.take_job("identify", "other", 24.0, 34.0)
        assert await other.take_job("backup", "other", 25.0, 35.0)
        await other.release("other")
        assert await one.take_job("backup", "one", 26.0, 36.0)


async def test_the_note_of_a_job_outlives_its_owner(databases: Databases) -> None:
    async with open_stores(databases) as (one, other):
        assert await one.job_note("commands") == ""
        await one.take_job("commands", "one", 10.0, 20.0)
        await one.note_job("commands", "fingerprint")
        await one.release("one")
        assert await other.job_note("commands") == "fingerprint"
        assert await other.take_job("commands", "other", 11.0, 21.0) and await one.job_note("commands") == "fingerprint"


@pytest.mark.parametrize("databases", ["postgresql"], indirect=True)
async def test_processes_hear_of_each_other_and_not_of_themselves(databases: Databases) -> None:
    async with AsyncExitStack() as stack:
        heard_by_one, heard_by_other = asyncio.Queue[int](), asyncio.Queue[int]()
        stores = []
        for queue in (heard_by_one, heard_by_other):
            store = databases().store()
            store.listen(lambda matches, queue=queue: [queue.put_nowait(match) for match in matches])  # type: ignore[misc]
            await store.open()
            stack.push_async_callback(store.close)
            stores.append(store)
        one, other = stores
        first = await new_table(one, guild(0), 10.0)
        assert await heard_by_other.get() == first
        await one.commit(first, [rows.Touched(first)])  # this has no effect for anybody
        await one.commit(first, [rows.NewEffect(first, "ping", 7, 1, "", 10.0)])
        assert await heard_by_other.get() == first
        second = await new_table(other, guild(1), 10.0)
        assert await heard_by_one.get() == second and heard_by_one.empty() and heard_by_other.empty()


async def test_notes_of_jobs_are_listed_while_the_jobs_are_held(databases: Databases) -> None:
    async with open_stores(databases, 1) as (store,):
        for name, until in (("program a", 20.0), ("program b", 30.0), ("backup", 30.0)):
            await store.take_job(name, name, 10.0, until)
            await store.note_job(name, name.upper())
        assert await store.jobs("program ", 15.0) == ("PROGRAM A", "PROGRAM B")
        assert await store.jobs("program ", 20.0) == ("PROGRAM B",)
        await store.release("program b")
        await store.take_job("reminded:7", "19.0", 10.0, 20.0)
        await store.take_job("reminded:8", "21.0", 10.0, 30.0)
        await store.sweep(25.0)
        left = databases().execute("SELECT name FROM job WHERE note = '' ORDER BY name")
        assert left == [("reminded:8",)], "a job without a note is deleted when nobody holds it"
        assert await store.job_note("program a") == "" and await store.job_note("backup") == "BACKUP"
        assert await store.jobs("program ", 15.0) == ()


async def test_a_later_effect_can_be_claimed_after_the_older_one_was_sent(databases: Databases) -> None:
    async with open_stores(databases) as (one, other):
        match = await new_table(one, at=None, due=10.0)
        (claimed,) = await one.claim_effects(match, "one", 10.0, 70.0)
        await one.commit(match, [rows.NewEffect(match, "card", 0, 2, "", 15.0)])
        await one.commit(match, [rows.EffectDone(match, "card", 0, claimed.edition)])
        assert await other.next_effect() == 15.0, "the lease of the sent effect does not delay the next one"
        assert [row.edition for row in await other.claim_effects(match, "other", 15.0, 75.0)] == [2]


async def test_a_single_process_takes_over_the_claims_of_others(databases: Databases) -> None:
    async with open_stores(databases) as (one, other):
        match, own = await new_table(one, at=None, due=10.0), await new_table(one, at=None, due=10.0)
        await one.commit(match, [rows.TimerRow(match, "bot", 0, 10.0)])
        await one.claim_effects(match, "gone", 10.0, 70.0)
        await one.claim_timers("gone", 10.0, 70.0, 9)
        await one.claim_effects(own, "alone", 10.0, 70.0)
        await other.take_over("alone")
        assert await other.effects_due(10.0, 9) == (match,)
        assert [row.match for row in await other.claim_timers("alone", 10.0, 70.0, 9)] == [match]
