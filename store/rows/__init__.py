"""The rows that a database of matches keeps, and the writes that change them.

Rows hold numbers and text only; columns called JSON hold JSON text that the host writes and reads. Times are seconds since 1970.
"""

from __future__ import annotations

from msgspec import Struct

from store.rows.club import (
    DoubtRow,
    EveningPersonRow,
    EveningRow,
    EveningSeated,
    HarbourRow,
    PredictionRow,
    PuzzleAnswerRow,
    PuzzlePostRow,
    PuzzleShared,
    SeekingFound,
    SeekingRow,
    VoyageRow,
    WatchRow,
)
from store.rows.looks import LookRows
from store.rows.matches import (
    AtMost,
    CardRow,
    ClockRow,
    DraftRow,
    DraftSpent,
    EntryRow,
    FrozenRow,
    MatchRow,
    OrderRow,
    SeatRow,
    SnapshotRow,
    StepRow,
    StintRow,
    TimerRow,
    Touched,
)
from store.rows.outbox import BacklogRow, EffectDone, EffectLater, EffectRow, NewEffect, ShardsRow, TroubleOver
from store.rows.outcomes import BEGAN, UNRATED, OutcomeRow, ReputationRow, TitledRow, TitleRow
from store.rows.people import (
    BenchRow,
    DirectRow,
    FollowerRow,
    MemoRow,
    NewNotice,
    NoticeRow,
    NoticesGone,
    OldNoticesGone,
    PersonRow,
    PingRow,
    ServerRow,
    ToldRow,
)
from store.rows.privacy import (
    ErasureRow,
    MatchErased,
    PersonErased,
    PersonErasedAt,
    ServerErased,
)
from store.rows.seasons import (
    ApartRow,
    NewSeason,
    SeasonCard,
    SeasonPersonRow,
    SeasonPostRow,
    SeasonRow,
    SeasonRows,
    SeasonTableMade,
    SeasonTableRow,
)
from store.rows.servers import HouseRow, HousesGone, RefusalRow
from store.rows.times import UsualTimes
from store.rows.writes import Deletion, Update, Write, deletion, update


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


__all__ = [
    "BEGAN", "UNRATED", "ApartRow", "AtMost", "BacklogRow", "BenchRow", "CardRow", "ClockRow", "Deletion", "DirectRow", "DoubtRow",
    "DraftRow", "DraftSpent", "EffectDone", "EffectLater", "EffectRow", "EntryRow", "ErasureRow", "EveningPersonRow", "EveningRow",
    "EveningSeated", "FollowerRow", "FrozenRow", "HarbourRow", "HouseRow", "HousesGone", "LiveRows", "LookRows", "MatchErased", "MatchRow",
    "MemoRow", "NewEffect", "NewNotice", "NewSeason", "NoticeRow", "NoticesGone", "OldNoticesGone", "OrderRow", "OutcomeRow",
    "PersonErased", "PersonErasedAt", "PersonRow", "PingRow", "PredictionRow", "PuzzleAnswerRow", "PuzzlePostRow", "PuzzleShared",
    "RefusalRow", "ReputationRow", "SeasonCard", "SeasonPersonRow", "SeasonPostRow", "SeasonRow", "SeasonRows", "SeasonTableMade",
    "SeasonTableRow", "SeatRow", "SeekingFound", "SeekingRow", "ServerErased", "ServerRow", "ShardsRow", "SnapshotRow", "StepRow",
    "StintRow", "TableRows", "TimerRow", "TitleRow", "TitledRow", "ToldRow", "Touched", "TroubleOver", "Update", "UsualTimes", "VoyageRow",
    "WatchRow", "Write", "deletion", "update",
]  # fmt: skip
