"""The SQL of every row that is written, and the columns of every row that is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any

from store import protocol as rows


def columns(kind: type[Any]) -> str:
    """The fields of a row type, which are the columns of its table."""
    return ", ".join(field.name for field in fields(kind))


def _marks(kind: type[Any]) -> str:
    return ", ".join(f":{field.name}" for field in fields(kind))


def _inserted(table: str, kind: type[Any], more: str = "") -> str:
    return f"INSERT INTO {table} ({columns(kind)}) VALUES ({_marks(kind)}) {more}"


def _set(kind: type[Any], *keys: str) -> str:
    return ", ".join(f"{field.name} = :{field.name}" for field in fields(kind) if field.name not in keys)


NEW_MATCH = f"""
INSERT INTO match ({columns(rows.MatchRow).removeprefix("id, ")}) VALUES ({_marks(rows.MatchRow).removeprefix(":id, ")}) RETURNING id
"""

WRITES: dict[type[Any], str] = {
    rows.SeatsGone: "DELETE FROM seat WHERE match = :match",
    rows.TimersGone: "DELETE FROM timer WHERE match = :match",
    rows.DraftGone: "DELETE FROM draft WHERE match = :match AND seat = :seat AND kind = :kind",
    rows.OrderGone: "DELETE FROM standing_order WHERE match = :match AND seat = :seat AND slot = :slot",
    rows.FollowerGone: "DELETE FROM follower WHERE match = :match AND user = :user",
    rows.PingGone: "DELETE FROM ping WHERE match = :match AND user = :user",
    rows.NoticeGone: "DELETE FROM notice WHERE id = :id",
    rows.EntryRow: _inserted("entry", rows.EntryRow),
    rows.MatchRow: f"UPDATE match SET {_set(rows.MatchRow, 'id')} WHERE id = :id",
    rows.CardRow: """
        UPDATE match SET card_channel = :channel, card_message = :message, card_posted = :posted_at, shown = :edition WHERE id = :match""",
    rows.ShownRow: "UPDATE match SET shown = :edition WHERE id = :match AND shown < :edition",
    rows.SeatRow: _inserted("seat", rows.SeatRow),
    rows.ActedRow: "UPDATE seat SET acted = :acted WHERE match = :match AND seat = :seat",
    rows.SnapshotRow: _inserted(
        "snapshot", rows.SnapshotRow, "ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, state = excluded.state"
    ),
    rows.DraftRow: _inserted(
        "draft", rows.DraftRow, "ON CONFLICT (match, seat, kind) DO UPDATE SET rev = excluded.rev, path = excluded.path"
    ),
    rows.OrderRow: _inserted(
        "standing_order",
        rows.OrderRow,
        "ON CONFLICT (match, seat, slot) DO UPDATE SET line = excluded.line, scope = excluded.scope, text = excluded.text",
    ),
    rows.TimerRow: _inserted("timer", rows.TimerRow, "ON CONFLICT (match, kind, seat) DO UPDATE SET due = excluded.due"),
    rows.FollowerRow: _inserted("follower", rows.FollowerRow, "ON CONFLICT DO NOTHING"),
    rows.PingRow: _inserted(
        "ping", rows.PingRow, "ON CONFLICT (match, user) DO UPDATE SET channel = excluded.channel, message = excluded.message"
    ),
    rows.NewNotice: _inserted("notice", rows.NewNotice),
    rows.PersonRow: _inserted(
        "person",
        rows.PersonRow,
        "ON CONFLICT (user) DO UPDATE SET turns = excluded.turns, pings = excluded.pings, language = excluded.language",
    ),
}
"""In this order the writes of a transaction are made: what goes away first."""


def _parameters(kind: type[Any]) -> Callable[[Any], dict[str, Any]]:
    names = [field.name for field in fields(kind)]
    if len(names) == 1:
        only = names[0]
        return lambda row: {only: getattr(row, only)}
    values = attrgetter(*names)
    return lambda row: dict(zip(names, values(row), strict=True))


PARAMETERS: dict[type[Any], Callable[[Any], dict[str, Any]]] = {kind: _parameters(kind) for kind in (*WRITES, rows.MatchRow)}
"""What each statement is given, by name."""
