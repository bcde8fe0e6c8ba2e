"""Reads of rows: plain functions of a link, run in its thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from store import rows
from store.link import Link, Rows
from store.rows.looks import LIVE, NEWEST
from store.statements import columns

T = TypeVar("T")


def at_once(link: Link, function: Callable[[Link, int], T], match: int) -> T:
    """Run a function whose reads of a match all see the same moment."""
    with link.moment():
        return function(link, match)


def placeholders(values: Sequence[object]) -> str:
    """Return a placeholder for each value; `NULL`, which equals nothing, if there is none."""
    return ", ".join("?" * len(values)) or "NULL"


def select(link: Link, kind: type[T], rest: str, *values: object) -> tuple[T, ...]:
    """Return the rows of a kind; `rest` is the table and the conditions."""
    return tuple(kind(*row) for row in link.execute(f"SELECT {columns(kind)} FROM {rest}", values))


def named_rows(link: Link, selected: str, rest: str, *values: object) -> tuple[dict[str, Any], ...]:
    """Return rows as dicts of the `selected` columns; `rest` is the table and the conditions."""
    keys = [column.split(" AS ")[-1].split(".")[-1] for column in selected.split(", ")]
    return tuple(dict(zip(keys, row, strict=True)) for row in link.execute(f"SELECT {selected} FROM {rest}", values))


def entries(link: Link, match: int, after: int) -> tuple[rows.EntryRow, ...]:
    """Return the log from entry `after + 1` on."""
    return select(link, rows.EntryRow, "entry WHERE match = ? AND seq > ? ORDER BY seq", match, after)


_CARD = ("id", "card_channel", "card_message", "card_posted", "shown")
"""The columns of a match that make its `CardRow`: the last ones of a row that `_TABLE` reads."""

_TABLE_STATEMENTS = (
    f"SELECT {columns(rows.MatchRow)}, {', '.join(_CARD)} FROM match WHERE id = ?1",
    f"SELECT {columns(rows.SeatRow)} FROM seat WHERE match = ?1 ORDER BY seat",
    "SELECT user FROM follower WHERE match = ?1 ORDER BY user",
    f"SELECT {columns(rows.StintRow)} FROM stint WHERE match = ?1 ORDER BY seat, until",
)
"""What makes `TableRows`: the match with its card, the seats, the followers, and who had a seat before."""


def _selects(conditions: dict[type[Any], str]) -> dict[type[Any], str]:
    """Return statements that select rows, by type; given are their tables and conditions."""
    return {kind: f"SELECT {columns(kind)} FROM {rest}" for kind, rest in conditions.items()}


_OF_LIVE = _selects(
    {
        rows.SnapshotRow: "snapshot WHERE match = ?1",
        rows.EntryRow: "entry WHERE match = ?1 AND seq > coalesce((SELECT seq FROM snapshot WHERE match = ?1), -1) ORDER BY seq",
        rows.OrderRow: "standing_order WHERE match = ?1 ORDER BY seat, slot",
        rows.TimerRow: "timer WHERE match = ?1",
        rows.ClockRow: "seat_clock WHERE match = ?1",
        rows.PersonRow: "person WHERE user IN (SELECT user FROM seat WHERE match = ?1)",
    }
)
"""What `LiveRows` has beside its `TableRows`, in the order of its fields."""


def _ask(link: Link, statements: Sequence[str], match: int) -> list[Rows]:
    """Send several questions about a match before reading an answer: one wait for a server."""
    return [link.execute(sql, (match,)) for sql in statements]


def _table(answers: Sequence[Rows]) -> rows.TableRows | None:
    """Return a table from the answers to `_TABLE_STATEMENTS`; `None` for an unknown number."""
    matches, seats, followers, stints = (answer.fetchall() for answer in answers)
    if not matches:
        return None
    of_match, of_card = matches[0][: -len(_CARD)], matches[0][-len(_CARD) :]
    card = rows.CardRow(*of_card)
    return rows.TableRows(
        match=rows.MatchRow(*of_match),
        card=None if card.channel is None else card,
        seats=tuple(rows.SeatRow(*row) for row in seats),
        followers=tuple(user for (user,) in followers),
        stints=tuple(rows.StintRow(*row) for row in stints),
    )


def table(link: Link, match: int) -> rows.TableRows | None:
    """Return a table with what belongs to it."""
    return _table(_ask(link, _TABLE_STATEMENTS, match))


_STATUSES = "SELECT id, status, changed_at FROM match WHERE id IN (SELECT match FROM season_table WHERE season = ?1)"
"""The state of each match of a season that has begun."""


def season(link: Link, season: int) -> rows.SeasonRows | None:
    """Return a season with what belongs to it."""
    seasons = select(link, rows.SeasonRow, "season WHERE id = ?1", season)
    if not seasons:
        return None
    statuses = {match: (status, at) for match, status, at in link.execute(_STATUSES, (season,)).fetchall()}
    return rows.SeasonRows(
        seasons[0],
        select(link, rows.SeasonPersonRow, "season_person WHERE season = ?1 ORDER BY said_at, user", season),
        select(link, rows.SeasonTableRow, "season_table WHERE season = ?1 ORDER BY division, number", season),
        select(link, rows.SeasonPostRow, "season_post WHERE season = ?1 ORDER BY due, kind, number, user", season),
        statuses,
    )


def live(link: Link, match: int) -> rows.LiveRows | None:
    """Return all that is needed to go on with a match."""
    answers = _ask(link, (*_TABLE_STATEMENTS, *_OF_LIVE.values()), match)
    of_table, others = answers[: len(_TABLE_STATEMENTS)], answers[len(_TABLE_STATEMENTS) :]
    table = _table(of_table)
    rows_of: dict[type[Any], tuple[Any, ...]] = {
        kind: tuple(kind(*row) for row in answer.fetchall()) for kind, answer in zip(_OF_LIVE, others, strict=True)
    }
    if table is None:
        return None
    snapshots = rows_of.pop(rows.SnapshotRow)
    return rows.LiveRows(table, snapshots[0] if snapshots else None, *rows_of.values())


_AT = "SELECT guild, revision FROM match WHERE id = ?1"
_SEATS = "SELECT seat FROM seat WHERE match = ?1 AND user = ?2"
_IS_NOT_OVER = f"status IN ({', '.join(map(repr, LIVE))})"
_TABLES = f"""
    SELECT id, status, revision FROM match WHERE opener = ?1 AND {_IS_NOT_OVER} UNION
    SELECT match.id, match.status, match.revision FROM seat JOIN match ON match.id = seat.match WHERE seat.user = ?1 AND {_IS_NOT_OVER}
    ORDER BY 1"""
_PLAYERS = "SELECT user FROM seat WHERE match = ?1 AND user IS NOT NULL"
_MEMOS = "SELECT match, text FROM memo WHERE user = ?1"
_UNSENT = "SELECT match, kind FROM outbox WHERE recipient = ?1 AND due IS NOT NULL"

# What a look reads, each with its table and conditions. ?1 is the match, or the person in `_OF_PERSON`; ?2 is the person.

_OF_MATCH = _selects(
    {
        rows.ServerRow: "server WHERE guild = (SELECT guild FROM match WHERE id = ?1)",
        rows.HouseRow: "house WHERE guild = (SELECT guild FROM match WHERE id = ?1) ORDER BY revision DESC LIMIT 1",
        rows.EntryRow: f"entry WHERE match = ?1 ORDER BY seq DESC LIMIT {NEWEST}",
    }
)
_OF_PERSON = _selects(
    {
        rows.DirectRow: "direct WHERE user = ?1",
        rows.PingRow: "ping WHERE user = ?1",
        rows.NotificationWayRow: "told_at WHERE user = ?1",
    }
)
_OF_BOTH = _selects(
    {
        rows.PersonRow: f"person WHERE user = ?2 OR user IN ({_PLAYERS})",
        rows.DraftRow: f"draft WHERE match = ?1 AND seat IN ({_SEATS})",
        rows.NoticeRow: "notice WHERE match = ?1 AND user = ?2 ORDER BY id",
    }
)


def look(link: Link, match: int, user: int) -> rows.LookRows:
    """Return the rows for one click; all queries are sent before a result is read."""
    at = link.execute(_AT, (match,))
    seats = link.execute(_SEATS, (match, user))
    players = link.execute(_PLAYERS, (match,))
    tables, memos, unsent = (link.execute(sql, (user,)) for sql in (_TABLES, _MEMOS, _UNSENT))
    answers: dict[type[Any], Rows] = {}
    for statements, values in ((_OF_MATCH, (match,)), (_OF_PERSON, (user,)), (_OF_BOTH, (match, user))):
        answers |= {kind: link.execute(sql, values) for kind, sql in statements.items()}
    place = at.fetchall()
    mine = tables.fetchall()
    rows_of: dict[type[Any], tuple[Any, ...]] = {kind: tuple(kind(*row) for row in answer.fetchall()) for kind, answer in answers.items()}
    revisions = {own: revision for own, _, revision in mine}
    if place:
        revisions[match] = place[0][1]
    return rows.LookRows(
        match=match,
        user=user,
        guild=place[0][0] if place else None,
        seats=tuple(seat for (seat,) in seats.fetchall()),
        revisions=revisions,
        tables=tuple((own, status) for own, status, _ in mine),
        server=next(iter(rows_of[rows.ServerRow]), None),
        house=next(iter(rows_of[rows.HouseRow]), None),
        latest=rows_of[rows.EntryRow],
        players=tuple(player for (player,) in players.fetchall()),
        people=rows_of[rows.PersonRow],
        direct=next(iter(rows_of[rows.DirectRow]), None),
        pings=rows_of[rows.PingRow],
        ways=rows_of[rows.NotificationWayRow],
        drafts=rows_of[rows.DraftRow],
        notices=rows_of[rows.NoticeRow],
        memos=dict(memos.fetchall()),
        unsent=tuple((about, kind) for about, kind in unsent.fetchall()),
    )
