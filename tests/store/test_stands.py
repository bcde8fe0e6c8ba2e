"""Step 28 of the schema moves columns of `match` into its column `matters`."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from play.host import Host
from play.time.clock import AT_ONCE
from play.values.stands import Ballot, Here, Proposal, RefereeDeed, Sprint, Upgrade, Vacancy, Wish
from play.values.types import Person
from store import migrate, rows
from store.base import Store
from store.postgres import migrate as postgres_migrate
from store.postgres.store import PostgresStore
from store.sqlite import SqliteStore
from tests.databases import Database, server
from tests.play.hosting import DAN, HandClock, give_answer, rules
from tests.store.rows import ROW
from tests.store.test_migrations import OLD, load_dump

STEP = 28

LOCKED = ""
"""What the step puts into `vacancies` of a match that goes on: older processes cannot read it, and so leave the match alone."""
NO_VACANCIES = "[]"
"""What it puts there if the match is open or over."""

COLUMNS = {
    "proposal": '{"kind":"deed","seat":0,"target":4,"missing":[1],"agreed":[],"edition":7,"deed":'
    '{"kind":"pause","seat":0,"number":0,"bot":"","person":{"user_id":12,"name":"Ben \\"B\\" {é}"},"line":""}}',
    "wishes": '[{"person":{"user_id":14,"name":"Dan"},"seat":1,"edition":7,"agreed":[0],"refused":false}]',
    "ballots": '[{"seat":1,"edition":7,"votes":[[0,"wait"]],"until":1000600.0}]',
    "vacancies": '[{"seat":1,"until":1003600.5,"is_open":false}]',
    "sprint": '{"since":7,"here":[{"user_id":11,"until":2001000.0,"move_by":null}],"been":[11]}',
    "upgrade": '{"version":2,"holds":3,"old":true,"votes":[[0,"old"]],"edition":7,"kept":false}',
}
"""The columns as schema 27 stored them."""
VALUES = {
    "proposal": Proposal("deed", Seat(0), 4, (Seat(1),), edition=7, deed=RefereeDeed("pause", person=Person(12, 'Ben "B" {é}'))),
    "wishes": (Wish(DAN, Seat(1), 7, (Seat(0),)),),
    "ballots": (Ballot(Seat(1), 7, ((Seat(0), "wait"),), 1_000_600.0),),
    "vacancies": (Vacancy(Seat(1), 1_003_600.5),),
    "sprint": Sprint(7, (Here(11, 2_001_000.0),), (11,)),
    "upgrade": Upgrade(2, 3, True, ((Seat(0), "old"),), 7),
}
TIMERS = {"ballots": [("ballot", 1, 1_000_600.0)], "vacancies": [("offer", 1, 1_003_600.5)], "sprint": [("sprint", 0, 2_001_000.0)]}
NEWS = '{"news":{"latest":null,"lines":[],"plain":[1],"phase":"","since":0.0,"chronicle":{"leaders":[],"lead":null,"records":[]}}}'


def before(folder: Path, schema: Path) -> Path:
    """Copy the steps of the schema before this one, and return their folder."""
    shutil.copytree(schema, folder, ignore=lambda _, names: [name for name in names if int(name[1:].partition("__")[0]) >= STEP])
    return folder


@pytest.fixture(params=["sqlite", "postgresql"])
def old(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[tuple[Store, Database]]:
    """Yield a store with schema 27, and its database."""
    if request.param == "sqlite":
        yield SqliteStore(tmp_path / "old.db", schema=before(tmp_path / "schema", migrate.SCHEMA)), Database(tmp_path / "old.db")
    else:
        name = server().fresh()
        url = server().url(name)
        yield PostgresStore(url, readers=1, writers=1, schema=before(tmp_path / "schema", postgres_migrate.SCHEMA)), Database(url)
        server().forget(name)


def row(match: int, status: str, **columns: Any) -> str:
    """Return the statement that stores a match."""
    known = {
        "id": match, "game": "toy", "version": 1, "settings": "{}", "pace": "none", "status": status, "lo": 2, "hi": 2, "opener": 11,
        "invited": "[]", "channel": 2, "own_thread": 0, "seq": 4, "to_act": "[0]", "late": "[]", "edition": 7, "revision": 8,
        "created_at": 0.0, "changed_at": 0.0, **columns,
    }  # fmt: skip
    values = ("'" + value.replace("'", "''") + "'" if isinstance(value, str) else str(value) for value in known.values())
    return f"INSERT INTO match ({', '.join(known)}) VALUES ({', '.join(values)})"


async def test_the_step_moves_open_matters_on_both_databases(old: tuple[Store, Database]) -> None:
    store, database = old
    await store.open()
    await store.close()
    for sql in (
        row(1, "running", **COLUMNS, matters=NEWS),
        row(2, "running", matters=NEWS),
        row(3, "open"),
        row(4, "frozen", upgrade=COLUMNS["upgrade"]),
        row(5, "finished", wishes=COLUMNS["wishes"]),
        row(6, "running", proposal="{"),
    ):
        database.execute(sql)
    newer = database.store()
    await newer.open()
    tables = {match: await newer.table(match) for match in range(1, 7)}
    await newer.close()
    matters = {match: table.match.matters for match, table in tables.items() if table is not None}
    every = {name: json.loads(text) for name, text in COLUMNS.items()}
    assert json.loads(matters[1] or "") == {**every, **json.loads(NEWS)}
    assert (matters[2], matters[3]) == (NEWS, None), "nothing is written for a match without open matters"
    assert json.loads(matters[4] or "") == {"upgrade": every["upgrade"]} and json.loads(matters[5] or "") == {"wishes": every["wishes"]}
    assert matters[6] == '{"proposal":{}', "unreadable values are moved as they are"
    assert [table.match.revision for table in tables.values() if table] == [9, 8, 8, 9, 9, 9], "a changed match has a new revision"


async def test_older_processes_cannot_write_after_the_step(old: tuple[Store, Database]) -> None:
    store, database = old
    await store.open()
    await store.close()
    for sql in (row(11, "running", sprint=COLUMNS["sprint"]), row(12, "running"), row(13, "open"), row(14, "open", wishes="[ ]")):
        database.execute(sql)
    newer = database.store()
    await newer.open()
    assert database.execute("SELECT id, vacancies FROM match ORDER BY id") == [
        (11, LOCKED), (12, NO_VACANCIES), (13, NO_VACANCIES), (14, NO_VACANCIES),
    ], "only match 11 goes on and has something that older processes would not see"  # fmt: skip
    for column, value in COLUMNS.items():
        with pytest.raises((sqlite3.IntegrityError, psycopg.errors.CheckViolation)):
            database.execute(f"UPDATE match SET {column} = '{value}' WHERE id = 12")
    table = await newer.table(12)
    assert table is not None
    await newer.commit(12, [rows.StepRow(12, 5, "[1]", "[]", 8, 9, 0.0)])
    assert database.execute("SELECT vacancies FROM match WHERE id = 12") == [(LOCKED,)], "the match goes on"
    await newer.commit(12, [replace(table.match, status="finished", revision=10)])
    assert database.execute("SELECT vacancies FROM match WHERE id = 12") == [(NO_VACANCIES,)], "the match is over"
    for status, text in (("open", NO_VACANCIES), ("running", LOCKED)):
        match = await newer.new_match(replace(ROW, status=status), [])
        assert database.execute("SELECT vacancies FROM match WHERE id = ?", (match,)) == [(text,)]
    await newer.close()


Opened = Callable[..., Awaitable[tuple[Host, HandClock]]]


@pytest.fixture
async def open_migrated(tmp_path: Path) -> AsyncIterator[Opened]:
    """Yield a function that opens a host on a dump of the schema before the step, with one matter open in match 1."""
    hosts: list[Host] = []

    async def open_host(name: str, late: str = "[]") -> tuple[Host, HandClock]:
        path = tmp_path / "caravel.db"
        load_dump(path, OLD / f"V{STEP - 1}.sql")
        with sqlite3.connect(path) as connection:
            connection.execute(f"UPDATE match SET {name} = ?, absence = 'vote', late = ? WHERE id = 1", (COLUMNS[name], late))
            connection.executemany("INSERT INTO timer (match, kind, seat, due) VALUES (1, ?, ?, ?)", TIMERS.get(name, ()))
        connection.close()
        clock = HandClock(1_000_010.0)
        host = Host(SqliteStore(path), clock=clock, rng=Random(1), delays=AT_ONCE, rules=rules)
        hosts.append(host)
        await host.open(ticking=False)
        await host.wait_for_replays()
        table = await host.reading.table(1)
        assert table.status == "running" and getattr(table, name) == VALUES[name]
        return host, clock

    yield open_host
    for host in hosts:
        await host.close()


async def test_a_migrated_proposal_can_be_answered(open_migrated: Opened) -> None:
    host, _ = await open_migrated("proposal")
    done = await give_answer(host, 1, 12, key=None, choice=True)
    assert done.table.proposal is None and done.table.seq == 5


async def test_a_migrated_wish_can_be_refused(open_migrated: Opened) -> None:
    host, _ = await open_migrated("wishes")
    (wish,) = (await host.reading.table(1)).wishes
    outcome = await give_answer(host, 1, 11, wish.key, choice=False)
    (refused,) = outcome.table.wishes
    assert refused.refused


async def test_a_migrated_ballot_ends_in_time(open_migrated: Opened) -> None:
    host, clock = await open_migrated("ballots", late="[1]")
    (ballot,) = (await host.reading.table(1)).ballots
    clock.time = ballot.until
    await host.clockwork.run_due()
    assert (await host.reading.table(1)).ballots == ()


async def test_a_migrated_vacancy_is_offered_in_time(open_migrated: Opened) -> None:
    host, clock = await open_migrated("vacancies")
    assert (await host.reading.table(1)).stood_for == (1,)
    clock.time = 1_003_600.5 + 3 * 86_400.0
    await host.clockwork.run_due()
    table = await host.reading.table(1)
    assert table.bots == (1,) and table.is_offered(Seat(1))


async def test_a_migrated_live_table_ends_in_time(open_migrated: Opened) -> None:
    host, clock = await open_migrated("sprint")
    clock.time = 2_001_000.0
    await host.clockwork.run_due()
    assert (await host.reading.table(1)).sprint is None
