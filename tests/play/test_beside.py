"""During an update, older and newer processes leave each other's matches alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random

import pytest

from engine.match import registry
from play.host import Host
from play.ledger.outbox import LOOK_AGAIN
from play.ledger.programs import COUNTS_FOR
from play.ledger.share import Share
from play.time.clock import AT_ONCE, Delays
from play.values.errors import NotStored, Updating
from play.values.live import UPDATING
from play.values.types import Table
from store import rows
from tests.databases import Databases
from tests.play import toy
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, awaited_user, begin_match, give_answer
from tests.play.test_upgrades import Lower, Same, released_rules, rules_of

SLOW = Delays(bot=2.0, fresh=0.0, automatic=0.0)


@pytest.fixture(autouse=True)
def only_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs differ by the version of the toy alone."""
    monkeypatch.setattr(registry, "names", lambda: ("toy",))


@asynccontextmanager
async def process(
    databases: Databases, clock: HandClock, kind: type[toy.Toy], delays: Delays = AT_ONCE, number: int = 0
) -> AsyncIterator[Host]:
    """A process of the older program (`toy.Toy`) or of a newer one. It replays only the matches that somebody asks for."""
    host = Host(
        databases().store(),
        clock=clock,
        rng=Random(1),
        delays=delays,
        rules=rules_of(kind),
        former=released_rules,
        share=Share(number, 2, 2),
    )
    await host.open(ticking=False)
    try:
        yield host
    finally:
        await host.close()


async def stored_row(host: Host, table: Table) -> rows.MatchRow:
    """A match as it stands in the database."""
    live = await host.ledger.store.table(table.match)
    assert live is not None
    return live.match


async def test_an_older_process_leaves_matches_of_a_newer_one_alone(databases: Databases, clock: HandClock) -> None:
    async with process(databases, clock, toy.Toy, SLOW) as older, process(databases, clock, Same, SLOW) as newer:
        table = await begin_match(older, ANNE, BEN, bots=("deckhand",))
        while table.to_act[0] not in table.bots:
            table = (await older.turns.move(table.match, awaited_user(table), "pass")).table
        assert (await newer.reading.view(table.match, None)) and (await stored_row(newer, table)).version == 2
        before, timers = await stored_row(newer, table), (await newer.ledger.current(table.match)).timers
        clock.advance(3.0)
        await older.clockwork.run_due()
        for person in (ANNE, BEN):
            with pytest.raises(Updating):
                await older.turns.move(table.match, person.user_id, "pass")
        with pytest.raises(Updating):
            await older.tables.move_to(table.match, table.place, is_own_thread=False)
        older_table = (await older.ledger.current(table.match)).table
        assert (older_table.status, older_table.why) == ("frozen", UPDATING)
        live = await newer.ledger.store.live(table.match)
        assert live is not None and live.table.match == before
        assert {(row.kind, row.seat): row.due for row in live.timers} == timers
        assert await newer.clockwork.run_due() == 1, "at once: nothing is claimed"
        assert (await newer.reading.table(table.match)).seq == table.seq + 1


async def test_an_older_process_does_not_wait_for_a_newer_one_that_ended(databases: Databases, clock: HandClock) -> None:
    async with process(databases, clock, toy.Toy) as older:
        async with process(databases, clock, Same) as newer:
            table = await begin_match(newer, ANNE, BEN)
            assert (await older.ledger.current(table.match)).table.why == UPDATING
        assert (await older.ledger.current(table.match)).table.status == "frozen", "a process that ends says so"
        assert (await stored_row(older, table)).status == "frozen"
        async with process(databases, clock, Same) as newer:
            assert (await newer.reading.view(table.match, None)) and (await newer.reading.table(table.match)).status == "running"
            clock.advance(COUNTS_FOR + 1.0)
            assert (await older.ledger.current(table.match)).table.status == "frozen", (
                "a killed process is noticed when its sign of life is too old"
            )
            assert (await stored_row(older, table)).status == "frozen"
            table = (await newer.turns.move(table.match, awaited_user(table), "bid 1")).table
            assert table.status == "running", "if it was only slow, it goes on with its match"


async def test_a_question_of_a_newer_process_is_not_answered_by_an_older_one(databases: Databases, clock: HandClock) -> None:
    async with process(databases, clock, toy.Toy) as older:
        table = await begin_match(older, ANNE, BEN, CARLA)
        table = (await older.turns.move(table.match, awaited_user(table), "bid 7")).table
        older.ledger.forget(table.match)
        older.ledger.checked.clear()  # as after a start
        async with process(databases, clock, Lower) as newer:
            question = (await newer.ledger.current(table.match)).table.upgrade
            assert question is not None
            await older.ledger.current(table.match)
            assert (await stored_row(newer, table)).status == "frozen", "by the older rules it replays equally, but it stays frozen"
            with pytest.raises(Updating):
                await give_answer(older, table.match, ANNE.user_id, question.key, "old")


async def test_notifications_of_a_newer_match_wait_for_the_update(databases: Databases, clock: HandClock) -> None:
    async with process(databases, clock, toy.Toy) as older, process(databases, clock, Same) as newer:
        table = await begin_match(newer, ANNE, BEN)
        await older.ledger.current(table.match)
        assert await older.outbox.claim(table.match) == () and await newer.outbox.matches_due() == ()
        clock.advance(LOOK_AGAIN)
        assert {effect.tries for effect in await newer.outbox.claim(table.match)} == {0}


async def test_an_older_process_leaves_rows_of_unknown_kinds_to_newer_ones(databases: Databases, clock: HandClock) -> None:
    async with process(databases, clock, toy.Toy) as older, process(databases, clock, Same):
        table = await begin_match(older, ANNE, BEN)
        new = [rows.TimerRow(table.match, "horn", 0, clock.now()), rows.NewEffect(table.match, "horn", 0, 1, "", clock.now())]
        await older.ledger.write_rows(table.match, [*new, rows.Touched(table.match)])
        await older.clockwork.run_due()
        assert "horn" not in [effect.kind for effect in await older.outbox.claim(table.match)]
        assert [row.due for row in await older.ledger.store.claim_timers("newer", clock.now(), clock.now() + 9.0, 9)] == [clock.now()]


async def test_while_a_newer_process_lives_unreadable_rows_are_no_damage(databases: Databases, clock: HandClock) -> None:
    async with process(databases, clock, toy.Toy) as older:
        async with process(databases, clock, Same):
            table = await begin_match(older, ANNE, BEN)
            databases().execute("UPDATE match SET pace = '5d', revision = revision + 1")
            assert (await older.ledger.current(table.match)).table.why == UPDATING
            assert (await stored_row(older, table)).status == "running"
        await older.ledger.current(table.match)
        assert (await stored_row(older, table)).status == "frozen"


class Waited(HandClock):
    """A clock that says when somebody waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = asyncio.Event()

    async def wait(self, until: float | None, wake: asyncio.Event) -> None:
        self.waits.set()
        await super().wait(until, wake)


async def test_a_newer_process_replays_all_matches_once_it_is_alone(databases: Databases) -> None:
    clock = Waited()
    async with process(databases, clock, toy.Toy) as older:
        table = await begin_match(older, ANNE, BEN)
        async with process(databases, clock, Same, number=1) as newer:
            await clock.waits.wait()
            assert (await stored_row(newer, table)).version == 1
            await older.close()
            clock.moved.set()
            await newer.wait_for_replays()
            assert (await stored_row(newer, table)).version == 2


@contextmanager
def changed_schema(databases: Databases, change: str, back: str) -> Iterator[None]:
    """A schema that a newer program has changed by a statement; another one changes it back."""
    databases().execute(change)
    try:
        yield
    finally:
        databases().execute(back)


async def test_an_older_process_goes_on_after_a_column_was_added(databases: Databases, clock: HandClock) -> None:
    async with process(databases, clock, toy.Toy) as host:
        table = await begin_match(host, ANNE, BEN)
        with changed_schema(databases, "ALTER TABLE match ADD COLUMN later TEXT", back="ALTER TABLE match DROP COLUMN later"):
            table = (await host.turns.move(table.match, awaited_user(table), "bid 1")).table
            assert (await stored_row(host, table)).seq == 1


async def test_an_older_process_stores_nothing_in_a_schema_it_does_not_know(databases: Databases, clock: HandClock) -> None:
    async with process(databases, clock, toy.Toy) as host:
        table = await begin_match(host, ANNE, BEN)
        renamed = changed_schema(databases, "ALTER TABLE entry RENAME TO log", back="ALTER TABLE log RENAME TO entry")
        with renamed, pytest.raises(NotStored):
            await host.turns.move(table.match, awaited_user(table), "bid 1")
        assert (await host.turns.move(table.match, awaited_user(table), "bid 1")).table.seq == 1
