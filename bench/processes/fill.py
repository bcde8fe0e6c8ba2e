"""Many running matches quickly: some are played by the host, the rest are copies of their rows with people of their own."""

from __future__ import annotations

from random import Random

import psycopg

from engine import registry
from engine.walk import sample
from play.clock import Delays
from play.host import Host
from play.types import Person, Place
from store.places import store_at

TEMPLATES = 48
"""Matches that are really played; a copy of one has the ids of its people moved by `PEOPLE` each time."""

PEOPLE = 1_000_000
BEFORE = 8
"""Moves made in each."""

SERVERS = 97
"""Servers, on all shards in turn."""


async def filled(url: str, matches: int) -> None:
    """Fill an empty database with running matches, ids from 1; one in three has a bot in a seat."""
    host = Host(store_at(url), rng=Random(1), delays=Delays(bot=1.0, automatic=1.0))
    await host.open(ticking=False)
    for at in range(TEMPLATES):
        await _begun(host, at)
    await host.close()
    with psycopg.connect(url) as connection:
        for copy in range(1, -(-matches // TEMPLATES)):
            _copied(connection, copy)
        connection.execute("DELETE FROM match WHERE id > %s", (matches,))
        connection.execute("SELECT setval(pg_get_serial_sequence('match', 'id'), (SELECT max(id) FROM match))")
        connection.execute("UPDATE match SET guild = ((1000 + id %% %s) << 22) WHERE lesson IS NULL", (SERVERS,))
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("ANALYZE")


async def _begun(host: Host, at: int) -> None:
    games = registry.names()
    rules = registry.rules(games[at % len(games)])
    seats = rules.seats[(at // len(games)) % len(rules.seats)]
    people = [Person(1_000 + at * 10 + seat, f"Player {seat}") for seat in range(seats)]
    table = await host.tables.open(rules.name, people[0], Place(1, 2), rules.short, seats=seats, pace="1d")
    bots = at % 3 == 0
    for person in people[1 : seats - bots]:
        await host.tables.join(table.match, person)
    if bots:
        await host.tables.add_bot(table.match, people[0].user_id, "deckhand")
    await host.tables.start(table.match, people[0].user_id)
    rng = Random(at)
    for _ in range(BEFORE):
        live = await host.ledger.current(table.match)
        seat = next((seat for seat in live.table.to_act if live.table.occupants[seat].person is not None), None)
        if live.rules is None or seat is None:
            break
        person = live.table.occupants[seat].person
        assert person is not None
        await host.turns.move(table.match, person.user_id, " ".join(sample(live.rules, live.state, seat, rng)[0]))


def _copied(connection: psycopg.Connection[tuple[object, ...]], copy: int) -> None:
    """All rows of the templates once more."""
    columns = connection.execute(
        "SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position) FROM information_schema.columns "
        "WHERE table_schema = 'public' GROUP BY table_name"
    ).fetchall()
    moved = {"match": copy * TEMPLATES, "id": copy * TEMPLATES, "user": copy * PEOPLE, "opener": copy * PEOPLE, "recipient": copy * PEOPLE}
    for table, names in sorted(columns, key=lambda found: found[0] != "match"):
        if table != "match" and ("match" not in names or table in ("ping", "notice")):  # type: ignore[operator]
            continue
        given = [_moved(str(name), str(table), moved) for name in names]  # type: ignore[attr-defined]
        listed = ", ".join(f'"{name}"' for name in names)  # type: ignore[attr-defined]
        key = "id" if table == "match" else "match"
        connection.execute(f"INSERT INTO {table} ({listed}) SELECT {', '.join(given)} FROM {table} WHERE {key} <= {TEMPLATES}")  # type: ignore[arg-type]


def _moved(name: str, table: str, moved: dict[str, int]) -> str:
    """A column of a copy. A recipient that is no person stays as it is."""
    if name not in moved or (name == "id" and table != "match"):
        return f'"{name}"'
    return (
        f'CASE WHEN "{name}" >= 1000 THEN "{name}" + {moved[name]} ELSE "{name}" END'
        if name == "recipient"
        else f'"{name}" + {moved[name]}'
    )
