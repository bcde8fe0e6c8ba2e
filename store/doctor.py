"""Checks a database: finds faults, says what to do, mends what it can without loss.

A check selects the matches that have a fault. Mending only deletes rows that no program can reach, and lets things be done again that may
safely be done twice.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from engine.values.core import Msg
from store import care, reads, rows
from store.connection import SqliteLink, store_error
from store.errors import OtherSchema, StoreError
from store.files import refuse_dump
from store.guests import NOTE, use_texts
from store.link import Link
from store.migrate import SCHEMA, scripts
from store.places import back_up
from store.urls import is_url, place_words
from words import speaker

Judge: TypeAlias = Callable[[rows.LiveRows, Sequence[rows.EntryRow]], Msg | None]
"""Says why a match does not come out as it was played; `None`: it does."""

WEEK = 7 * 86_400.0
"""Seconds of a week."""

NAMED = 10
"""The most matches of a finding that are named."""


@dataclass(frozen=True, slots=True)
class Check:
    """A check of a database for one fault."""

    matches: str
    """SQL that selects the matches with the fault; `?1` is the present time."""
    wrong: str
    """What is wrong, for the operator."""
    do: str
    """What the operator has to do about it."""
    mend: tuple[str, ...] = ()
    """The statements by which `--mend` mends it; none if it cannot."""


CHECKS = (
    Check(
        "SELECT id FROM match WHERE seq <> coalesce((SELECT max(entry.seq) FROM entry WHERE entry.match = match.id), -1) "
        "OR seq + 1 <> (SELECT count(*) FROM entry WHERE entry.match = match.id) ORDER BY id",
        "the log has gaps, or does not end where the match is",
        "restore the last backup that has them whole; nothing else brings lost entries back",
    ),
    Check(
        "SELECT DISTINCT timer.match FROM timer JOIN match ON match.id = timer.match "
        "WHERE match.status IN ('finished', 'closed', 'frozen') ORDER BY 1",
        "there are timers of matches that do not run",
        "`--mend` removes them; the host does so as well when they fall due",
        ("DELETE FROM timer WHERE match IN (SELECT id FROM match WHERE status IN ('finished', 'closed', 'frozen'))",),
    ),
    Check(
        "SELECT match FROM timer WHERE lease_until > ?1 + 3600 UNION SELECT match FROM outbox WHERE lease_until > ?1 + 3600 ORDER BY 1",
        "something is claimed for more than an hour from now; the clock of the machine was wrong",
        "set the clock right; `--mend` gives the claims up, and it is done when the bot runs",
        (
            "UPDATE timer SET owner = NULL, lease_until = NULL WHERE lease_until > ?1 + 3600",
            "UPDATE outbox SET owner = NULL, lease_until = NULL WHERE lease_until > ?1 + 3600",
        ),
    ),
    Check(
        f"SELECT DISTINCT match FROM outbox WHERE due > ?1 + {WEEK} ORDER BY 1",
        "what Discord has to be told falls due in more than a week; the clock of the machine was wrong",
        "set the clock right; `--mend` lets it be told when the bot runs",
        (f"UPDATE outbox SET due = ?1, tries = 0, owner = NULL, lease_until = NULL WHERE due > ?1 + {WEEK}",),
    ),
    Check(
        "SELECT DISTINCT match FROM outbox WHERE due < ?1 - 3600 ORDER BY 1",
        "what Discord has to be told has been due for more than an hour",
        "nothing, if the bot was down that long; else look for these matches in the log: it has Discord's reason",
    ),
    Check(
        "SELECT id FROM match WHERE status = 'frozen' ORDER BY id",
        "frozen, and their people have been told why",
        "where their rules have changed, their people vote on the card; else start the version of the program in which they were played",
    ),
)

OWNED_TABLES = """
    SELECT DISTINCT made.name FROM sqlite_schema AS made, pragma_foreign_key_list(made.name) AS key
    WHERE made.type = 'table' AND key."table" = 'match' AND key."from" = 'match'"""
"""Selects the tables of a file whose rows belong to a match."""


def doctor(where: str | Path, judge: Judge, is_mending: bool = False, every: bool = False, now: float | None = None) -> list[str]:
    """Return the faults found, a sentence each with what to do.

    With `every` finished matches are played again too. With `is_mending` a copy is made, and what can be mended is mended; then the faults
    that are left are returned. `now`: seconds since 1970; `None`: the time of the clock. Raises `StoreError` if it cannot be used.
    """
    now = time.time() if now is None else now
    if not is_mending:
        return list(_find_faults(where, judge, every, now))
    with _alone(where):
        stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
        database = Path("caravel.dump") if is_url(where) else Path(where)
        copy = database.with_name(f"{database.stem}.before-mend-{stamp}{database.suffix}")
        print(f"before anything is changed: {back_up(where, copy)}")
        with closing(_link(where, writes=True)) as link, link.transaction():
            orphans = _count_orphans(link, where)
            mended = [f"{orphans} rows of matches that are not there"] if orphans else []
            for table in _owned_tables(link, where):
                link.execute(f"DELETE FROM {table} WHERE match NOT IN (SELECT id FROM match)")
            for check in CHECKS:
                faulty = [row[0] for row in _run(link, check.matches, now)] if check.mend else []
                if faulty:
                    mended.append(f"{check.wrong}: {_name_matches(faulty)}")
                for statement in check.mend:
                    _run(link, statement, now)
        print("\n".join(f"mended: {what}" for what in mended) or "there was nothing that could be mended")
    return list(_find_faults(where, judge, every, now))


CURE = "start the version of the program in which it was played; if that is this one, restore a backup"
"""What to do about a match that does not come out as it was played, unless `CURES` has something else for the reason."""

CURES = {
    "play.why.game": "install the game (games.txt), and it goes on",
    "play.why.out": "mend the game, or install a version of it that was mended, and it goes on",
    "play.why.broken": "mend the game, or install a version of it that was mended, and it goes on",
}
"""What to do about such a match, by the key of the reason that the judge gives."""


def _find_faults(where: str | Path, judge: Judge, every: bool, now: float) -> Iterator[str]:
    """Yield the faults of a database, as `doctor` returns them."""
    _require_schema(where)
    with closing(_link(where)) as link:
        if orphans := _count_orphans(link, where):
            yield f"{orphans} rows belong to matches that are not there. What to do: `--mend` removes them; no program can reach them."
        elif not is_url(where):
            care.check(Path(where))
        for check in CHECKS:
            if faulty := [row[0] for row in _run(link, check.matches, now)]:
                yield f"{check.wrong}: {_name_matches(faulty)}. What to do: {check.do}."
        yield from _judge_matches(link, judge, every)


def _judge_matches(link: Link, judge: Judge, every: bool) -> Iterator[str]:
    """Yield the matches that do not come out as they were played."""
    row = link.execute("SELECT note FROM job WHERE name = ?", (NOTE,)).fetchone()
    use_texts("" if row is None else row[0])
    say = speaker()
    statuses = ("running", "finished") if every else ("running",)
    sql = f"SELECT id FROM match WHERE status IN ({reads.placeholders(statuses)}) AND seq >= 0 AND imported_by IS NULL ORDER BY id"
    for (match,) in link.execute(sql, statuses).fetchall():
        stored = reads.at_once(link, reads.live, match)
        why = None if stored is None else judge(stored, reads.entries(link, match, -1))
        if why is not None:
            yield f"match {match} does not come out as it was played. {say(why)} What to do: {CURES.get(why.key, CURE)}."


def _count_orphans(link: Link, where: str | Path) -> int:
    """Count a file's rows that belong to no match; a server does not let any exist."""
    sql = "SELECT count(*) FROM {} WHERE match NOT IN (SELECT id FROM match)"
    return sum(link.execute(sql.format(table)).fetchone()[0] for table in _owned_tables(link, where))


def _owned_tables(link: Link, where: str | Path) -> list[str]:
    return [] if is_url(where) else [row[0] for row in link.execute(OWNED_TABLES).fetchall()]


def _run(link: Link, sql: str, now: float) -> list[tuple[int, ...]]:
    """Run a statement that may use the present time, and return the rows that it selects."""
    result = link.execute(sql, (now,) if "?1" in sql else ())
    return list(result.fetchall()) if sql.startswith("SELECT") else []


def _name_matches(matches: Sequence[int]) -> str:
    more = f" and {len(matches) - NAMED} more" if len(matches) > NAMED else ""
    return f"match {', '.join(map(str, matches[:NAMED]))}{more}"


def _require_schema(where: str | Path) -> None:
    """Raise `OtherSchema` for a schema that this program cannot read."""
    if is_url(where):
        from store.postgres import migrate as server

        newest = max(scripts(server.SCHEMA))
        with closing(_link(where)) as link:
            version = server.version(link)  # type: ignore[arg-type]
    else:
        newest = max(scripts(SCHEMA))
        refuse_dump(Path(where))
        with closing(_link(where)) as link:
            try:
                version = link.execute("PRAGMA user_version").fetchone()[0]
            except sqlite3.Error as error:
                raise store_error(error, Path(where)) from error
    if version != newest:
        advice = "the bot brings it up to date when it starts, after a copy" if version < newest else "install the newer program"
        raise OtherSchema(f"{place_words(where)} has schema {version}, this program knows {newest}: {advice}")


def _link(where: str | Path, writes: bool = False) -> Link:
    """Return a connection to a database that exists."""
    if is_url(where):
        from store.postgres.link import PostgresLink

        return PostgresLink(str(where))
    path = Path(where)
    if not path.is_file():
        raise StoreError(f"there is no file {path}")
    uri = f"{path.resolve().as_uri()}?mode={'rw' if writes else 'ro'}"
    return sqlite3.connect(uri, uri=True, timeout=10, isolation_level=None, factory=SqliteLink)


def job_notes(where: str | Path, beginning: str) -> list[str]:
    """Return the notes of jobs of names with this beginning; none if the schema is another.

    Raises `StoreError`.
    """
    with suppress(OtherSchema):
        _require_schema(where)
        with closing(_link(where)) as link:
            return [row[0] for row in link.execute("SELECT note FROM job WHERE name LIKE ?", (f"{beginning}%",)).fetchall()]
    return []


def _alone(where: str | Path) -> AbstractContextManager[None]:
    """Return a block during which nobody uses the database. Raises `Busy`."""
    if is_url(where):
        from store.postgres.dump import refuse_while_used

        refuse_while_used(str(where))
        return nullcontext()
    return care.keep_closed(Path(where))
