"""Checks of a database on a server; store/postgres/dump.py makes whole copies."""

from __future__ import annotations

from contextlib import closing

import psycopg

from store.errors import Damaged, ReadOnly
from store.migrate import refuse_newer, scripts
from store.postgres.errors import server_error
from store.postgres.link import PostgresLink
from store.postgres.migrate import SCHEMA, version
from store.urls import place_words


def check(url: str) -> str:
    """Check that every table can be read; returns the content in words. Raises `StoreError`."""
    place, newest = place_words(url), max(scripts(SCHEMA))
    with closing(PostgresLink(url)) as link:
        try:
            number = version(link)
            if not number:
                return "no tables yet; the bot makes them when it starts"
            refuse_newer(place, number, newest)
            counts = link.execute("SELECT status, count(*) FROM match GROUP BY status ORDER BY status").fetchall()
            for table in tables(link):
                link.execute(f'SELECT count(*) FROM "{table}"').fetchone()
            torn = link.execute(
                "SELECT id FROM match WHERE status = 'running' AND seq <> coalesce("
                "(SELECT max(entry.seq) FROM entry WHERE entry.match = match.id), -1) ORDER BY id LIMIT 1"
            ).fetchone()
        except psycopg.Error as error:
            raise server_error(error, place) from error
    if torn is not None:
        raise Damaged(f"{place} is damaged: the log of match {torn[0]} does not end where the match is")
    return f"schema {number}, matches: {', '.join(f'{count} {status}' for status, count in counts) or 'none'}"


def try_to_write(url: str) -> None:
    """Raise `StoreError` if the server only reads, or the user may not write or make tables."""
    place = place_words(url)
    with closing(PostgresLink(url)) as link:
        try:
            if not version(link):
                if not link.execute("SELECT has_schema_privilege(current_schema(), 'CREATE')").fetchone()[0]:
                    raise ReadOnly(f"{place}: the user may not make tables there; give them the database")
                return
            link.execute("UPDATE heartbeat SET at = at WHERE 1 = 0")
        except psycopg.Error as error:
            raise server_error(error, place) from error


def tables(link: PostgresLink) -> list[str]:
    """Return the names of our tables."""
    sql = "SELECT tablename FROM pg_tables WHERE schemaname = ANY (current_schemas(false)) ORDER BY tablename"
    return [row[0] for row in link.execute(sql).fetchall()]
