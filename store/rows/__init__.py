"""The rows that a database of matches keeps, and the writes that change them.

Rows hold numbers and text only; columns called JSON hold JSON text that the host writes and reads. Times are seconds since 1970.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from store.rows.club import (
    DoubtRow,
    EveningPersonRow,
    EveningRow,
    EveningSeated,
    HarbourClicked,
    HarbourRow,
    PredictionRow,
    PuzzleAnswerRow,
    PuzzleDoubted,
    PuzzlePosted,
    PuzzlePostRow,
    PuzzleShared,
    PuzzleShown,
    PuzzleState,
    SeekingFound,
    SeekingRow,
    VoyageRow,
    VoyageThread,
    WatchRow,
)
from store.rows.looks import LookRows
from store.rows.matches import (
    ActedRow,
    AtMost,
    CardRow,
    ClockRow,
    DeputyRow,
    DraftRow,
    DraftSpent,
    EntryRow,
    FrozenRow,
    ImportGone,
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
    PingSeen,
    ServerRow,
    ToldRow,
)
from store.rows.privacy import (
    Deletion,
    ErasureLater,
    ErasureRow,
    MatchErased,
    OutcomeErased,
    PersonErased,
    PersonErasedAt,
    SeatErased,
    ServerErased,
    deletion,
)
from store.rows.seasons import (
    ApartRow,
    NewSeason,
    SeasonCard,
    SeasonPersonErased,
    SeasonPersonRow,
    SeasonPostDone,
    SeasonPostRow,
    SeasonRow,
    SeasonRows,
    SeasonTableMade,
    SeasonTableRow,
    SeasonTableTold,
)
from store.rows.servers import HouseRow, HousesGone, RefusalRow
from store.rows.times import UsualTimes

Erasure: TypeAlias = (
    ErasureLater | ErasureRow | MatchErased | OutcomeErased | PersonErased
    | PersonErasedAt | SeasonPersonErased | SeatErased | ServerErased
)  # fmt: skip
"""A write that deletes (store/personal.py)."""

Write: TypeAlias = (
    Deletion | MatchRow | StepRow | FrozenRow | ImportGone | CardRow | Touched | SeatRow | StintRow | ActedRow | DeputyRow | EntryRow
    | SnapshotRow | DraftRow | DraftSpent | OrderRow | TimerRow | FollowerRow | OldNoticesGone | DirectRow | PingRow | PingSeen | ToldRow
    | NewNotice | NoticesGone | NewEffect | EffectDone | EffectLater | TroubleOver | PersonRow | MemoRow | AtMost | ClockRow | BenchRow
    | OutcomeRow | SeekingRow | SeekingFound | ReputationRow | ServerRow | Erasure | HouseRow | HousesGone | RefusalRow
    | NewSeason | SeasonRow | SeasonPersonRow | SeasonTableRow | SeasonTableMade | SeasonTableTold | SeasonPostRow | SeasonPostDone
    | SeasonCard | ApartRow | EveningRow | EveningPersonRow | EveningSeated | TitleRow | PredictionRow | WatchRow | HarbourRow
    | HarbourClicked | VoyageRow | VoyageThread | PuzzlePostRow | PuzzlePosted | PuzzleShown | PuzzleState | PuzzleAnswerRow
    | PuzzleDoubted | PuzzleShared
)  # fmt: skip


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
    "BEGAN", "UNRATED", "ActedRow", "ApartRow", "AtMost", "BacklogRow", "BenchRow", "CardRow", "ClockRow", "Deletion", "DeputyRow",
    "DirectRow", "DoubtRow", "DraftRow", "DraftSpent", "EffectDone", "EffectLater", "EffectRow", "EntryRow", "Erasure", "ErasureLater",
    "ErasureRow", "EveningPersonRow", "EveningRow", "EveningSeated", "FollowerRow", "FrozenRow", "HarbourClicked", "HarbourRow", "HouseRow",
    "HousesGone", "ImportGone", "LiveRows", "LookRows", "MatchErased", "MatchRow", "MemoRow", "NewEffect", "NewNotice", "NewSeason",
    "NoticeRow", "NoticesGone", "OldNoticesGone", "OrderRow", "OutcomeErased", "OutcomeRow", "PersonErased", "PersonErasedAt", "PersonRow",
    "PingRow", "PingSeen", "PredictionRow", "PuzzleAnswerRow", "PuzzleDoubted", "PuzzlePostRow", "PuzzlePosted", "PuzzleShared",
    "PuzzleShown", "PuzzleState", "RefusalRow", "ReputationRow", "SeasonCard", "SeasonPersonErased", "SeasonPersonRow", "SeasonPostDone",
    "SeasonPostRow", "SeasonRow", "SeasonRows", "SeasonTableMade", "SeasonTableRow", "SeasonTableTold", "SeatErased", "SeatRow",
    "SeekingFound", "SeekingRow", "ServerErased", "ServerRow", "ShardsRow", "SnapshotRow", "StepRow", "StintRow", "TableRows", "TimerRow",
    "TitleRow", "TitledRow", "ToldRow", "Touched", "TroubleOver", "UsualTimes", "VoyageRow", "VoyageThread", "WatchRow", "Write",
    "deletion",
]  # fmt: skip
