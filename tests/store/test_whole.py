"""Databases of earlier releases can be opened, their matches replay, and everybody can go on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from engine.match import registry
from engine.values.codec import digest
from play.host import Host
from play.time.clock import Delays
from play.values.panels import AskingPanel
from play.values.types import Table
from store.migrate import SCHEMA, scripts
from store.sqlite import SqliteStore
from tests.play.hosting import HandClock, awaited_user, give_answer, make_move
from tests.store.whole import ENTRIES, MONA, WHOLE

DUMPS = sorted(WHOLE.glob("*.sql"), key=lambda path: int(path.stem))


async def agree(host: Host, table: Table) -> Table:
    """Let the people of a match vote for newer rules if they are asked; return the match."""
    while table.upgrade is not None and table.status == "frozen":
        person = next(
            occupant.person for seat, occupant in enumerate(table.occupants) if occupant.person and seat not in dict(table.upgrade.votes)
        )
        table = (await give_answer(host, table.match, person.user_id, table.upgrade.key, table.upgrade.choices[0])).table
    return table


def test_there_is_a_database_of_a_recent_schema() -> None:
    assert DUMPS and len(scripts(SCHEMA)) - max(int(dump.stem) for dump in DUMPS) < 4, "make a new one: python -m tests.store.whole"


@pytest.mark.parametrize("dump", DUMPS, ids=lambda path: path.stem)
async def test_matches_of_a_release_go_on(tmp_path: Path, dump: Path) -> None:
    path = tmp_path / "caravel.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
        orders = connection.execute("SELECT match, seat, slot FROM standing_order").fetchall()
        drafts = connection.execute("SELECT match, seat FROM draft WHERE kind = 'turn' AND path <> ''").fetchall()
    clock = HandClock(1_760_100_000.0)
    host = Host(SqliteStore(path), clock=clock, rng=Random(1), delays=Delays())
    await host.open(ticking=False)
    await host.wait_for_replays()
    running = [await agree(host, await host.reading.table(match)) for match in range(1, 5)]
    assert sorted(table.game for table in running) == sorted(registry.names())
    for table in running:
        live = await host.ledger.current(table.match)
        *_, newest = await host.ledger.store.entries(table.match)
        assert table.status == "running" and digest(live.state) == newest.digest and live.timers, table.game
        assert [(table.match, seat, order.slot) for seat, order in live.orders] == [
            (match, seat, slot) for match, seat, slot in orders if match == table.match
        ]
        panel = await host.turns.panel(table.match, awaited_user(table))
        first_awaited, *_ = table.to_act
        is_half_made = (table.match, first_awaited) in drafts
        if is_half_made and isinstance(panel, AskingPanel):
            assert panel.can_back, "a half-made move is still there"
        await make_move(host, table, Random(3))
        assert (await host.reading.table(table.match)).seq > table.seq >= ENTRIES
    # Everything else is as `tests.store.whole` wrote it.
    watched, *_ = running
    assert watched.oversight.officials == (MONA,) and await host.referees.role(1) == 77
    assert await host.desk.memo(2, 12) == "watch the harbour"
    assert [(await host.reading.table(match)).status for match in (5, 6)] == ["open", "closed"]
    assert (await host.people.settings(11)).notification_way == "dm"
    await host.close()
