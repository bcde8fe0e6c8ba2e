"""The rows that a database of matches keeps, and the writes that change them.

Rows hold numbers and text only; columns called JSON hold JSON text that the host writes and reads. Times are
seconds since 1970.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from store.rows.evenings import (
    EveningPeopleGone,
    EveningPersonRow,
    EveningRow,
    EveningSeated,
)
from store.rows.harbours import HarbourClicked, HarbourRow
from store.rows.looks import LookRows
from store.rows.matches import (
    ActedRow,
    AtMost,
    CardRow,
    ClockRow,
    DeputyRow,
    DraftRow,
    DraftsGone,
    DraftSpent,
    EntryRow,
    FrozenRow,
    ImportGone,
    MatchRow,
    OrderGone,
    OrderRow,
    SeatRow,
    SeatsGone,
    SnapshotRow,
    StepRow,
    StintRow,
    TimerGone,
    TimerRow,
    TimersGone,
    Touched,
)
from store.rows.outbox import BacklogRow, EffectDone, EffectFree, EffectLater, EffectRow, NewEffect, ShardsRow, TroubleOver
from store.rows.outcomes import BEGAN, UNRATED, OutcomeRow, ReputationRow
from store.rows.people import (
    BenchGone,
    BenchRow,
    DirectRow,
    FollowerGone,
    FollowerRow,
    MemoGone,
    MemoRow,
    NewNotice,
    NoticeGone,
    NoticeRow,
    NoticesGone,
    OldNoticesGone,
    PersonRow,
    PingRow,
    PingSeen,
    ServerRow,
    ToldGone,
    ToldRow,
)
from store.rows.privacy import (
    ErasureGone,
    ErasureLater,
    ErasureRow,
    LogGone,
    MatchErased,
    MatchGone,
    OutboxGone,
    OutcomeErased,
    PersonErased,
    PersonErasedAt,
    ReputationGone,
    SeatErased,
    ServerErased,
    SnapshotGone,
)
from store.rows.seasons import (
    ApartGone,
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
from store.rows.seeking import SeekingFound, SeekingGone, SeekingRow
from store.rows.servers import HouseRow, HousesGone, RefusalRow, RefusalsGone
from store.rows.times import UsualTimes
from store.rows.titles import TitledRow, TitleRow
from store.rows.voyages import (
    DoubtRow,
    PuzzleAnswerRow,
    PuzzleDoubted,
    PuzzlePosted,
    PuzzlePostRow,
    PuzzleShared,
    PuzzleShown,
    PuzzleState,
    VoyageRow,
    VoyageThread,
)
from store.rows.watching import PredictionRow, WatchRow

Erasure: TypeAlias = (
    ErasureGone | ErasureLater | ErasureRow | LogGone | MatchErased | MatchGone | OutboxGone | OutcomeErased | PersonErased
    | PersonErasedAt | ReputationGone | SeasonPersonErased | SeatErased | ServerErased | SnapshotGone | EveningPeopleGone
)  # fmt: skip
"""A write that deletes (store/personal.py)."""

Write: TypeAlias = (
    MatchRow | StepRow | FrozenRow | ImportGone | CardRow | Touched | SeatRow | SeatsGone | StintRow | ActedRow | DeputyRow | EntryRow
    | SnapshotRow | DraftRow | DraftSpent | DraftsGone | OrderRow | OrderGone | TimerRow | TimerGone | TimersGone | FollowerRow
    | OldNoticesGone
    | FollowerGone | DirectRow | PingRow | PingSeen | ToldRow | ToldGone | NewNotice | NoticeGone | NoticesGone | NewEffect | EffectDone
    | EffectFree | EffectLater | TroubleOver | PersonRow | MemoRow | MemoGone | AtMost | ClockRow | BenchRow | BenchGone | OutcomeRow
    | SeekingRow | SeekingFound | SeekingGone
    | ReputationRow | ServerRow | Erasure | HouseRow | HousesGone | RefusalRow | RefusalsGone
    | NewSeason | SeasonRow | SeasonPersonRow | SeasonTableRow | SeasonTableMade | SeasonTableTold | SeasonPostRow | SeasonPostDone
    | SeasonCard | ApartRow | ApartGone
    | EveningRow | EveningPersonRow | EveningSeated
    | TitleRow | PredictionRow | WatchRow | HarbourRow | HarbourClicked
    | VoyageRow | VoyageThread | PuzzlePostRow | PuzzlePosted | PuzzleShown | PuzzleState
    | PuzzleAnswerRow | PuzzleDoubted | PuzzleShared
)  # fmt: skip


class TableRows(Struct, frozen=True):
    """A table with what belongs to it; followers are user ids, `stints` by seat and time."""

    match: MatchRow
    card: CardRow | None
    seats: tuple[SeatRow, ...]
    followers: tuple[int, ...]
    stints: tuple[StintRow, ...] = ()


class LiveRows(Struct, frozen=True):
    """All that is needed to go on with a match, of one moment. `tail` are the entries after the snapshot, `people` what those in
    its seats chose."""

    table: TableRows
    snapshot: SnapshotRow | None
    tail: tuple[EntryRow, ...]
    orders: tuple[OrderRow, ...]
    timers: tuple[TimerRow, ...]
    clocks: tuple[ClockRow, ...] = ()
    people: tuple[PersonRow, ...] = ()


__all__ = [
    "BEGAN",
    "UNRATED",
    "ActedRow",
    "ApartGone",
    "ApartRow",
    "AtMost",
    "BacklogRow",
    "BenchGone",
    "BenchRow",
    "CardRow",
    "ClockRow",
    "DeputyRow",
    "DirectRow",
    "DoubtRow",
    "DraftRow",
    "DraftSpent",
    "DraftsGone",
    "EffectDone",
    "EffectFree",
    "EffectLater",
    "EffectRow",
    "EntryRow",
    "Erasure",
    "ErasureGone",
    "ErasureLater",
    "ErasureRow",
    "EveningPeopleGone",
    "EveningPersonRow",
    "EveningRow",
    "EveningSeated",
    "FollowerGone",
    "FollowerRow",
    "FrozenRow",
    "HarbourClicked",
    "HarbourRow",
    "HouseRow",
    "HousesGone",
    "ImportGone",
    "LiveRows",
    "LogGone",
    "LookRows",
    "MatchErased",
    "MatchGone",
    "MatchRow",
    "MemoGone",
    "MemoRow",
    "NewEffect",
    "NewNotice",
    "NewSeason",
    "NoticeGone",
    "NoticeRow",
    "NoticesGone",
    "OldNoticesGone",
    "OrderGone",
    "OrderRow",
    "OutboxGone",
    "OutcomeErased",
    "OutcomeRow",
    "PersonErased",
    "PersonErasedAt",
    "PersonRow",
    "PingRow",
    "PingSeen",
    "PredictionRow",
    "PuzzleAnswerRow",
    "PuzzleDoubted",
    "PuzzlePostRow",
    "PuzzlePosted",
    "PuzzleShared",
    "PuzzleShown",
    "PuzzleState",
    "RefusalRow",
    "RefusalsGone",
    "ReputationGone",
    "ReputationRow",
    "SeasonCard",
    "SeasonPersonErased",
    "SeasonPersonRow",
    "SeasonPostDone",
    "SeasonPostRow",
    "SeasonRow",
    "SeasonRows",
    "SeasonTableMade",
    "SeasonTableRow",
    "SeasonTableTold",
    "SeatErased",
    "SeatRow",
    "SeatsGone",
    "SeekingFound",
    "SeekingGone",
    "SeekingRow",
    "ServerErased",
    "ServerRow",
    "ShardsRow",
    "SnapshotGone",
    "SnapshotRow",
    "StepRow",
    "StintRow",
    "TableRows",
    "TimerGone",
    "TimerRow",
    "TimersGone",
    "TitleRow",
    "TitledRow",
    "ToldGone",
    "ToldRow",
    "Touched",
    "TroubleOver",
    "UsualTimes",
    "VoyageRow",
    "VoyageThread",
    "WatchRow",
    "Write",
]  # fmt: skip
