"""The rows that one click needs of a match and a person, read at once."""

from __future__ import annotations

from typing import Any

from store import rows
from store.link import Link
from store.rows.looks import LIVE, NEWEST
from store.statements import columns

_AT = "SELECT guild, revision FROM match WHERE id = ?1"
_SEATS = "SELECT seat FROM seat WHERE match = ?1 AND user = ?2"
_IS_LIVE = f"status IN ({', '.join(map(repr, LIVE))})"
_TABLES = f"""
    SELECT id, status, revision FROM match WHERE opener = ?1 AND {_IS_LIVE} UNION
    SELECT match.id, match.status, match.revision FROM seat JOIN match ON match.id = seat.match WHERE seat.user = ?1 AND {_IS_LIVE}
    ORDER BY 1"""
_PLAYERS = "SELECT user FROM seat WHERE match = ?1 AND user IS NOT NULL"
_MEMOS = "SELECT match, text FROM memo WHERE user = ?1"
_UNTOLD = "SELECT match, kind FROM outbox WHERE recipient = ?1 AND due IS NOT NULL"
_OF_MATCH: dict[type[Any], str] = {
    rows.ServerRow: "server WHERE guild = (SELECT guild FROM match WHERE id = ?1)",
    rows.HouseRow: "house WHERE guild = (SELECT guild FROM match WHERE id = ?1) ORDER BY revision DESC LIMIT 1",
    rows.EntryRow: f"entry WHERE match = ?1 ORDER BY seq DESC LIMIT {NEWEST}",
}
_OF_PERSON: dict[type[Any], str] = {
    rows.DirectRow: "direct WHERE user = ?1",
    rows.PingRow: "ping WHERE user = ?1",
    rows.ToldRow: "told_at WHERE user = ?1",
}
_OF_BOTH: dict[type[Any], str] = {
    rows.PersonRow: f"person WHERE user = ?2 OR user IN ({_PLAYERS})",
    rows.DraftRow: f"draft WHERE match = ?1 AND seat IN ({_SEATS})",
    rows.NoticeRow: "notice WHERE match = ?1 AND user = ?2 ORDER BY id",
}
_ALL = tuple({kind: f"SELECT {columns(kind)} FROM {rest}" for kind, rest in of.items()} for of in (_OF_MATCH, _OF_PERSON, _OF_BOTH))


def look(link: Link, match: int, user: int) -> rows.LookRows:
    """Return the rows for one click; all queries are sent before a result is read."""
    at = link.execute(_AT, (match,))
    seats = link.execute(_SEATS, (match, user))
    players = link.execute(_PLAYERS, (match,))
    tables, memos, untold = (link.execute(sql, (user,)) for sql in (_TABLES, _MEMOS, _UNTOLD))
    asked = {
        kind: link.execute(sql, values)
        for statements, values in zip(_ALL, ((match,), (user,), (match, user)), strict=True)
        for kind, sql in statements.items()
    }
    place = at.fetchall()
    mine = tables.fetchall()
    found: dict[type[Any], tuple[Any, ...]] = {kind: tuple(kind(*row) for row in answer.fetchall()) for kind, answer in asked.items()}
    revisions = {match: revision for match, _, revision in mine}
    for _, revision in place:
        revisions[match] = revision
    return rows.LookRows(
        match=match,
        user=user,
        guild=place[0][0] if place else None,
        seats=tuple(seat for (seat,) in seats.fetchall()),
        revisions=revisions,
        tables=tuple((match, status) for match, status, _ in mine),
        server=next(iter(found[rows.ServerRow]), None),
        house=next(iter(found[rows.HouseRow]), None),
        latest=found[rows.EntryRow],
        players=tuple(player for (player,) in players.fetchall()),
        people=found[rows.PersonRow],
        direct=next(iter(found[rows.DirectRow]), None),
        pings=found[rows.PingRow],
        told=found[rows.ToldRow],
        drafts=found[rows.DraftRow],
        notices=found[rows.NoticeRow],
        memos=dict(memos.fetchall()),
        untold=tuple((match, kind) for match, kind in untold.fetchall()),
    )
