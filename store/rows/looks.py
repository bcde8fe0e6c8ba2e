"""What one click needs of a match and a person, of one moment."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from store.rows.matches import DraftRow, EntryRow
from store.rows.people import DirectRow, NoticeRow, PersonRow, PingRow, ServerRow, ToldRow
from store.rows.servers import HouseRow

NEWEST = 16
"""Entries that are read with a look: most screens need no more."""

LIVE = ("open", "running", "frozen")
"""The statuses of a person's tables in a look."""


class LookRows(Struct, frozen=True):
    """The rows that one click needs of a match and a person, all of one moment.

    `guild` is the server of the match (`server` and `house` are its settings), `players` the people in its seats, `seats` those of the
    person, `latest` its `NEWEST` entries, newest first. `people` are the choices of the person and the players. `tables` are the live
    tables of the person with their status; `revisions` are of those and of the match, if there is one. `drafts` and `notices` are the
    person's at the match; `told`, `memos` and `untold` of all matches.
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
    told: tuple[ToldRow, ...]
    drafts: tuple[DraftRow, ...]
    notices: tuple[NoticeRow, ...]
    memos: Mapping[int, str]
    untold: tuple[tuple[int, str], ...]
