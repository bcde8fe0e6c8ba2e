"""Rows that are read together, of one moment."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from store.rows.matches import CardRow, ClockRow, DraftRow, EntryRow, MatchRow, OrderRow, SeatRow, SnapshotRow, StintRow, TimerRow
from store.rows.people import DirectRow, HouseRow, NoticeRow, NotificationWayRow, PersonRow, PingRow, ServerRow

NEWEST = 16
"""The number of latest entries that are read for a click: most screens need no more."""

LIVE = ("open", "running", "frozen")
"""The statuses of the person's tables that are read for a click: those of `play.values.types.LIVE`."""


class TableRows(Struct, frozen=True):
    """A table with what belongs to it."""

    match: MatchRow
    card: CardRow | None
    seats: tuple[SeatRow, ...]
    followers: tuple[int, ...]
    """The ids of the people who follow it."""
    stints: tuple[StintRow, ...] = ()
    """Who had a seat before, by seat and then by time."""


class LiveRows(Struct, frozen=True):
    """All that is needed to go on with a match, read at one moment."""

    table: TableRows
    snapshot: SnapshotRow | None
    tail: tuple[EntryRow, ...]
    """The entries after the snapshot."""
    orders: tuple[OrderRow, ...]
    timers: tuple[TimerRow, ...]
    clocks: tuple[ClockRow, ...] = ()
    people: tuple[PersonRow, ...] = ()
    """The settings of the people in its seats."""


class LookRows(Struct, frozen=True):
    """The rows that a click of a person at a match needs, all read at one moment."""

    match: int
    user: int
    guild: int | None
    """The server of the match; `None`: it has none, or there is no such match."""
    seats: tuple[int, ...]
    """The seats of the person at the match."""
    revisions: Mapping[int, int]
    """The revisions of the match and of `tables`, by match."""
    tables: tuple[tuple[int, str], ...]
    """All tables of the person that are not over, with their status."""
    server: ServerRow | None
    house: HouseRow | None
    latest: tuple[EntryRow, ...]
    """The last `NEWEST` entries of the match, newest first."""
    players: tuple[int, ...]
    """The people in the seats of the match."""
    people: tuple[PersonRow, ...]
    """The settings of the person and of the players."""
    direct: DirectRow | None
    pings: tuple[PingRow, ...]
    ways: tuple[NotificationWayRow, ...]
    """How the person is notified, of each table for which they chose it."""
    drafts: tuple[DraftRow, ...]
    """The drafts of the person at the match."""
    notices: tuple[NoticeRow, ...]
    """The notices to the person about the match."""
    memos: Mapping[int, str]
    """All memos of the person, by match."""
    unsent: tuple[tuple[int, str], ...]
    """All effects that are still to be sent to the person: match and kind."""
