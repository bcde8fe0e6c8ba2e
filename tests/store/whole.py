"""Make a whole database of a release, with running matches of all games and all other data.

    python -m tests.store.whole

writes `tests/store/whole/<schema>.sql`. It is kept, and every later program has to open it and play on (`test_whole.py`). Make a new one
before a release; never make an older one again.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from random import Random

from engine.asks.answers import random_answer
from engine.match import registry
from engine.values.core import EngineError
from play.host import Host
from play.time.calendar import Hours
from play.time.clock import Delays
from play.values.panels import AskingPanel, Kind, Ready
from play.values.personal import PersonSettings
from play.values.stands import RefereeDeed
from play.values.types import Person, Place, Table
from store.sqlite import SqliteStore
from tests.play.hosting import HandClock, awaited_user, make_move

WHOLE = Path(__file__).parent / "whole"
PEOPLE = tuple(Person(11 + number, name) for number, name in enumerate(("Anne", "Ben", "Carla", "Dan")))
MONA = Person(99, "Mona")
ENTRIES = 14
"""Entries of each match."""


async def whole(path: Path) -> None:
    """Write a database with all kinds of data."""
    clock, rng = HandClock(1_760_000_000.0), Random(3)
    host = Host(SqliteStore(path), clock=clock, rng=Random(1), delays=Delays())
    await host.open(ticking=False)
    for game in registry.names():
        await begin(host, game, clock, rng)
    await host.people.choose(11, PersonSettings(notification_way="dm", hours=Hours("Europe/Berlin")))
    await host.referees.set_role(1, 77)
    for kind in ("pause", "resume"):
        await host.referees.do(1, MONA, RefereeDeed(kind))
    await host.desk.write(2, 12, "watch the harbour")
    await host.tables.open(registry.names()[0], PEOPLE[3], Place(1, 2))
    closed = await host.tables.open(registry.names()[1], PEOPLE[1], Place(1, 2), bots=("mate",))
    await host.tables.start(closed.match, PEOPLE[1].user_id)
    await host.tables.close(closed.match, PEOPLE[1].user_id)
    await host.close()


async def begin(host: Host, game: str, clock: HandClock, rng: Random) -> None:
    """Begin a match and leave it in the middle of a turn, with orders and prepared turns, and a bot if there is room for one."""
    seats = registry.rules(game).seats
    count = 3 if 3 in seats else seats[0]
    bots = ("mate",) if count + 1 in seats else ()
    table = await host.tables.open(game, PEOPLE[0], Place(1, 2), seats=count + len(bots), pace="daily", ideas="three", bots=bots)
    for person in PEOPLE[1:count]:
        await host.tables.join(table.match, person)
    table = await to_person(host, (await host.tables.start(table.match, PEOPLE[0].user_id)), clock)
    while table.seq < ENTRIES:
        await make_move(host, table, rng)
        table = await to_person(host, table, clock)
    panel = await host.turns.panel(table.match, awaited_user(table))
    if isinstance(panel, AskingPanel):
        await host.turns.answer(panel.ref, awaited_user(table), tuple(random_answer(panel.walk.ask, rng).split()))
    kinds: tuple[Kind, ...] = ("order", "early", "plan")
    for person in (occupant.person for occupant in table.occupants if occupant.person is not None):
        for kind in kinds:
            with suppress(EngineError):
                await give(host, table.match, person.user_id, kind, rng)


async def to_person(host: Host, table: Table, clock: HandClock) -> Table:
    """Let the bots move until a person is awaited; return the table."""
    while True:
        clock.advance(30.0)
        await host.clockwork.run_due()
        table = await host.reading.table(table.match)
        if table.occupants[table.to_act[0]].person is not None:
            return table


async def give(host: Host, match: int, user: int, kind: Kind, rng: Random) -> None:
    """Set an order or prepare a turn of a person, if that is possible."""
    panel = await host.turns.panel(match, user, kind)
    while isinstance(panel, AskingPanel) and panel.ref.kind == kind:
        panel = await host.turns.answer(panel.ref, user, tuple(random_answer(panel.walk.ask, rng).split()))
    if isinstance(panel, Ready) and panel.ref.kind == kind:
        await host.turns.confirm(panel.ref, user)


def main() -> None:
    """Write the database of today's schema."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "caravel.db"
        asyncio.run(whole(path))
        with closing(sqlite3.connect(path)) as connection:
            schema = connection.execute("PRAGMA user_version").fetchone()[0]
            script = "\n".join((*connection.iterdump(), f"PRAGMA user_version = {schema};", ""))
    WHOLE.mkdir(exist_ok=True)
    (WHOLE / f"{schema}.sql").write_text(script, encoding="utf-8")


if __name__ == "__main__":
    main()
