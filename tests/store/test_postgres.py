"""The PostgreSQL store survives lost connections, restarts and competing processes."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from store import rows
from store.errors import Busy, Conflict, Damaged, Full, ReadOnly, StoreError, TooMany
from store.postgres.errors import Again, ConnectionLost, server_error
from store.postgres.link import PostgresLink, connect
from store.postgres.migrate import SCHEMA
from store.postgres.store import TRIES, PostgresStore
from store.postgres.text import postgres
from store.statements import WRITES
from tests.databases import Database, Databases, server
from tests.store.rows import ROW, entry, new


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    databases = Databases("postgresql", tmp_path)
    yield databases()
    databases.end()


class Pauses:
    """Pauses that take no time: they are noted, and the next one calls a function, once."""

    def __init__(self, happens: Callable[[], object] = lambda: None) -> None:
        self.happens: Callable[[], object] = happens
        self.seconds: list[float] = []

    def __call__(self, seconds: float) -> None:
        self.seconds.append(seconds)
        happens, self.happens = self.happens, lambda: None
        happens()


def store_on(database: Database, pause: Callable[[float], None] | None = None, **more: Any) -> PostgresStore:
    return PostgresStore(str(database.where), 1, 1, rng=Random(1), pause=pause or Pauses(), **more)


@pytest.fixture
async def store(database: Database) -> AsyncIterator[PostgresStore]:
    opened_store = store_on(database)
    await opened_store.open()
    yield opened_store
    await opened_store.close()


async def test_the_server_can_prepare_every_write(store: PostgresStore) -> None:
    """The server checks names and types when a statement is prepared, also of writes that no other test here makes."""

    def prepared(link: PostgresLink) -> list[str]:
        every = [(kind.__name__, postgres(sql).encode()) for kind, statements in WRITES.items() for sql in statements]
        prepared_statements = [(name, link.raw.pgconn.prepare(b"", sql)) for name, sql in every]
        return [f"{name}: {answer.error_message.decode()}" for name, answer in prepared_statements if answer.error_message]

    assert store._writer is not None
    assert await store._writer.run(prepared) == []


def lose(database: Database) -> None:
    """The server ends every connection to the database but this one."""
    database.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )


async def test_lost_connections_are_made_again(store: PostgresStore, database: Database) -> None:
    (match,) = await new(store)
    for seq in range(3):
        lose(database)
        await store.commit(match, [entry(match, seq), rows.Touched(match)])
        lose(database)
        assert len(await store.entries(match)) == seq + 1 and await store.revision(match) == seq + 2
        lose(database)
        assert (await store.live(match)) is not None


class Torn(psycopg.Connection[Any]):
    """A connection that is lost at a COMMIT: before the server gets it, or after it and before the answer."""

    when = "never"

    def execute(self, query: Any, *arguments: Any, **more: Any) -> Any:
        if query == "COMMIT" and Torn.when != "never":
            when, Torn.when = Torn.when, "never"
            if when == "after":
                super().execute(query)
                self._pipeline.sync()  # type: ignore[union-attr]
            self.pgconn.finish()
            raise psycopg.OperationalError("the line is dead")
        return super().execute(query, *arguments, **more)


class OnTorn(PostgresStore):
    """A store on connections of the kind `Torn`."""

    def _link(self) -> PostgresLink:
        def torn(url: str, prepared: bool) -> psycopg.Connection[Any]:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(psycopg, "Connection", Torn)
                return connect(url, prepared)

        return PostgresLink(self._url, connect=torn)


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_commit_with_a_lost_connection_is_stored_once(database: Database, when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = Pauses()
    store = OnTorn(str(database.where), 1, 1, rng=Random(1), pause=pauses)
    await store.open()
    (spare,) = await new(store)
    monkeypatch.setattr(Torn, "when", when)
    (match,) = await new(store)
    assert await store.matches(("running",)) == (spare, match) and len(pauses.seconds) == 1
    monkeypatch.setattr(Torn, "when", when)
    writes: list[rows.Write] = [
        entry(match, 0),
        rows.Touched(match),
        rows.DraftSpent(match, 0, "turn"),
        rows.NewNotice(match, 5, "{}", 0.0),
    ]
    await store.commit(match, writes)
    assert len(pauses.seconds) == 2 and Torn.when == "never"
    assert await store.revision(match) == 2 and len(await store.entries(match)) == 1 and len(await store.notices(match)) == 1
    assert (await store.draft(match, 0, "turn")).rev == 1  # type: ignore[union-attr]
    await store.commit(match, [entry(match, 1)])
    await store.close()
    assert database.execute("SELECT count(*) FROM writing") == [(0,)]


async def test_a_conflict_is_reported_after_a_lost_connection(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    store, other = OnTorn(str(database.where), 1, 1, rng=Random(1), pause=Pauses()), store_on(database)
    await store.open()
    await other.open()
    (match,) = await new(store)

    def faster(seconds: float) -> None:
        database.execute("UPDATE match SET revision = revision + 1")

    store._pause = faster
    monkeypatch.setattr(Torn, "when", "before")
    with pytest.raises(Conflict):
        await store.commit(match, [replace(ROW, id=match, revision=2)])
    assert await other.revision(match) == 2
    await store.close()
    await other.close()


async def test_a_server_that_crashes_and_comes_back_loses_nothing(database: Database) -> None:
    pauses = Pauses()
    store = store_on(database, pauses)
    await store.open()
    (match,) = await new(store)
    for seq, how in enumerate((signal.SIGQUIT, signal.SIGINT)):
        server().stop(how)
        pauses.happens = server().start
        await store.commit(match, [entry(match, seq)])
        server().stop(how)
        pauses.happens = server().start
        assert len(await store.entries(match)) == seq + 1
    await store.close()


async def test_a_server_that_stays_away_is_waited_for_some_seconds(database: Database) -> None:
    pauses = Pauses()
    store = store_on(database, pauses)
    await store.open()
    (match,) = await new(store)
    server().stop()
    for call in (store.entries(match), store.commit(match, [entry(match, 0)]), store.new_match(ROW, []), store.entries(match)):
        with pytest.raises(Busy, match="cannot be reached"):
            await call
        pauses.seconds = [seconds for seconds in pauses.seconds if seconds]
        assert len(pauses.seconds) == TRIES - 1 and 3.0 < sum(pauses.seconds) < 8.0, "later calls are refused at once"
    with pytest.raises(Busy):
        await store_on(database).open()
    server().start()
    assert await store.entries(match) == ()
    await store.commit(match, [entry(match, 0)])
    lose(database)
    await store.commit(match, [entry(match, 1)])
    assert len([seconds for seconds in pauses.seconds if seconds]) == TRIES, "the server is known to be back"
    await store.close()


async def test_long_tries_are_fewer(database: Database) -> None:
    pauses, hours = Pauses(), iter(range(100))
    store = store_on(database, pauses, seconds=lambda: 3.0 * next(hours))
    await store.open()
    server().stop()
    with pytest.raises(Busy, match="cannot be reached"):
        await store.entries(1)
    assert len(pauses.seconds) == 2
    server().start()
    await store.close()


async def test_a_transaction_has_time_limits(database: Database) -> None:
    """Statements outside a transaction have no limits."""
    store = store_on(database)
    await store.open()

    def bounds(link: PostgresLink) -> list[str]:
        names = ("lock_timeout", "idle_in_transaction_session_timeout")
        with link.transaction():
            within = [link.execute(f"SHOW {name}").fetchone()[0] for name in names]
        return [*within, *(link.execute(f"SHOW {name}").fetchone()[0] for name in names)]

    assert await store._change(bounds) == ["5s", "10s", "0", "0"]
    await store.close()


async def test_a_limit_holds_in_a_race(database: Database) -> None:
    stores = [store_on(database) for _ in range(4)]
    for replica in stores:
        await replica.open()
    limit = rows.AtMost("open", "opener", ROW.opener, ("running",), 5)
    outcomes = await asyncio.gather(*(replica.new_match(ROW, [limit]) for replica in stores * 4), return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["TooMany"] * 11 + ["int"] * 5
    assert all(isinstance(outcome, TooMany | int) for outcome in outcomes)
    for replica in stores:
        await replica.close()


async def test_deadlocked_transactions_are_tried_again(database: Database) -> None:
    one, other = store_on(database), store_on(database)
    await one.open()
    await other.open()
    first, second = await new(one, 2)
    barrier = threading.Barrier(2)

    def crossing(matches: list[int]) -> Callable[[PostgresLink], None]:
        tries = 0

        def work(link: PostgresLink) -> None:
            nonlocal tries
            tries += 1
            with link.transaction():
                for match in matches:
                    link.execute("UPDATE match SET revision = revision + 1 WHERE id = ? RETURNING id", (match,)).fetchone()
                    if tries == 1 and match == matches[0]:
                        barrier.wait()

        return work

    await asyncio.gather(one._change(crossing([first, second])), other._change(crossing([second, first])))
    assert [await one.revision(match) for match in (first, second)] == [3, 3]
    await one.close()
    await other.close()


async def test_rows_that_are_being_claimed_are_skipped(database: Database) -> None:
    one, other = store_on(database), store_on(database)
    await one.open()
    await other.open()
    match, spare = await new(one, 2)
    await one.commit(match, [rows.TimerRow(match, "bot", 0, 1.0), rows.NewEffect(match, "card", 0, 1, "", 1.0)])
    await one.commit(spare, [rows.TimerRow(spare, "bot", 0, 2.0)])
    claimed, go_on = threading.Event(), threading.Event()

    def slowly(link: PostgresLink) -> None:
        with link.transaction():
            link.execute("SELECT match FROM timer WHERE match = ? FOR UPDATE", (match,)).fetchall()
            claimed.set()
            go_on.wait()

    slow = asyncio.create_task(one._change(slowly))
    await asyncio.to_thread(claimed.wait)
    try:
        async with asyncio.timeout(20):
            assert await other.claim_timers("b", 5.0, 60.0, 10) == (rows.TimerRow(spare, "bot", 0, 2.0),)
    finally:
        go_on.set()
        await slow
    await one.close()
    await other.close()


async def test_one_process_claims_all_messages_of_a_match(database: Database) -> None:
    stores = [store_on(database) for _ in range(3)]
    for replica in stores:
        await replica.open()
    first, *_ = stores
    (match,) = await new(first)
    for turn in range(10):
        kinds = ("card", "ping", "notice", "result")
        await first.commit(match, [rows.NewEffect(match, kind, 0, turn + 1, "", 0.0) for kind in kinds])
        claims = await asyncio.gather(*(replica.claim_effects(match, str(name), 1.0, 60.0) for name, replica in enumerate(stores)))
        assert sorted(len(claimed) for claimed in claims) == [0, 0, 4]
        await first.commit(match, [rows.EffectDone(match, kind, 0, turn + 1) for kind in kinds])
    for replica in stores:
        await replica.close()


async def test_a_read_only_server_is_reported(store: PostgresStore, database: Database) -> None:
    (match,) = await new(store)
    name = str(database.where).partition("@/")[2].partition("?")[0]
    database.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    lose(database)
    try:
        with pytest.raises(ReadOnly, match="only lets read"):
            await store.commit(match, [entry(match, 0)])
        assert await store.entries(match) == ()
    finally:
        with psycopg.connect(server().url("postgres"), autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")  # type: ignore[arg-type]
    await store.commit(match, [entry(match, 0)])


async def test_an_unstorable_text_fails_only_its_own_commit(store: PostgresStore) -> None:
    *before, spoilt, after = await new(store, 5)
    commits = [store.commit(match, [entry(match, 0)]) for match in (*before, after)]
    refused, *stored = await asyncio.gather(store.commit(spoilt, [entry(spoilt, 0, "a\0b")]), *commits, return_exceptions=True)
    assert type(refused) is StoreError and "NUL" in str(refused)
    assert stored == [None] * 4


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (psycopg.errors.DiskFull("no space"), Full),
        (psycopg.errors.SerializationFailure("x"), Again),
        (psycopg.errors.DeadlockDetected("x"), Again),
        (psycopg.errors.UniqueViolation("x"), Conflict),
        (psycopg.errors.AdminShutdown("x"), ConnectionLost),
        (psycopg.errors.CannotConnectNow("x"), ConnectionLost),
        (psycopg.errors.TooManyConnections("x"), ConnectionLost),
        (psycopg.errors.InsufficientPrivilege("x"), ReadOnly),
        (psycopg.errors.DataCorrupted("x"), Damaged),
        (psycopg.errors.InternalError_("x"), StoreError),
        (psycopg.OperationalError("server closed the connection unexpectedly"), ConnectionLost),
        (psycopg.errors.UndefinedColumn("x"), StoreError),
        (OverflowError(), StoreError),
    ],
)
def test_errors_of_the_server_become_store_errors(error: Exception, kind: type[StoreError]) -> None:
    assert type(server_error(error, "there")) is kind


async def test_simultaneous_starts_create_and_migrate_once(tmp_path: Path) -> None:
    name = server().fresh()
    stores = [PostgresStore(server().url(name), 1, 1) for _ in range(4)]
    await asyncio.gather(*(replica.open() for replica in stores))
    await new(stores[0])
    assert [await replica.matches(("running",)) for replica in stores] == [(1,)] * 4
    for replica in stores:
        await replica.close()
    broken = tmp_path / "schema"
    broken.mkdir()
    for script in SCHEMA.glob("*.sql"):
        (broken / script.name).write_text(script.read_text())
    last = max(int(script.name[1:].partition("_")[0]) for script in SCHEMA.glob("*.sql"))
    (broken / f"V{last + 1}__next.sql").write_text("ALTER TABLE person ADD COLUMN hat TEXT; INSERT INTO nowhere VALUES (1);")
    with pytest.raises(StoreError):
        await PostgresStore(server().url(name), 1, 1, schema=broken).open()
    (broken / f"V{last + 1}__next.sql").write_text("ALTER TABLE person ADD COLUMN hat TEXT;")
    again = [PostgresStore(server().url(name), 1, 1, schema=broken) for _ in range(4)]
    await asyncio.gather(*(replica.open() for replica in again))
    *_, last_store = again
    assert await last_store.matches(("running",)) == (1,)
    for replica in again:
        await replica.close()
    server().forget(name)
