"""Rows that are read together, of one moment."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from store.rows.matches import CardRow, ClockRow, DraftRow, EntryRow, MatchRow, OrderRow, SeatRow, SnapshotRow, StintRow, TimerRow
from store.rows.people import DirectRow, HouseRow, NoticeRow, NotificationWayRow, PersonRow, PingRow, ServerRow

NEWEST = 16
"""Entries that are read with a look: most screens need no more."""

LIVE = ("open", "running", "frozen")
"""The statuses of a person's tables in a look."""


class TableRows(Struct, frozen=True):
    """A table with what belongs to it; followers are user ids, `stints` by seat and time."""

    match: MatchRow
    card: CardRow | None
    seats: tuple[SeatRow, ...]
    followers: tuple[int, ...]
    stints: tuple[StintRow, ...] = ()


class LiveRows(Struct, frozen=True):
    """All that is needed to go on with a match, of one moment.

    `tail` are the entries after the snapshot, `people` the choices of the people in its seats.
    """

    table: TableRows
    snapshot: SnapshotRow | None
    tail: tuple[EntryRow, ...]
    orders: tuple[OrderRow, ...]
    timers: tuple[TimerRow, ...]
    clocks: tuple[ClockRow, ...] = ()
    people: tuple[PersonRow, ...] = ()


class LookRows(Struct, frozen=True):
    """The rows that one click needs of a match and a person, all of one moment.

    `guild` is the server of the match (`server` and `house` are its settings), `players` the people in its seats, `seats` those of the
    person, `latest` its `NEWEST` entries, newest first. `people` are the choices of the person and the players. `tables` are the live
    tables of the person with their status; `revisions` are of those and of the match, if there is one. `drafts` and `notices` are the
    person's at the match; `ways`, `memos` and `unsent` of all matches.
    """

    match: int
    user: int
    guild: int | None
    seats: tuple[int, ...]
    revisions: Mapping[int, int]
    tables: tuple[tuple[int, str], ...]
    server: ServerRow | None
    house: HouseRow | None
    latest: tuple[EntryRow, ...]
    players: tuple[int, ...]
    people: tuple[PersonRow, ...]
    direct: DirectRow | None
    pings: tuple[PingRow, ...]
    ways: tuple[NotificationWayRow, ...]
    drafts: tuple[DraftRow, ...]
    notices: tuple[NoticeRow, ...]
    memos: Mapping[int, str]
    unsent: tuple[tuple[int, str], ...]
