"""The rows that a database of matches keeps, and the writes that change them.

Rows hold numbers and text only; columns called JSON hold JSON text that the host writes and reads. Times are
seconds since 1970.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from store.rows.evenings import (
    EveningAuthorsErased,
    EveningPeopleGone,
    EveningPersonRow,
    EveningRow,
    EveningSeated,
    EveningsErased,
    ServerEveningGone,
)
from store.rows.harbours import HarbourClicked, HarbourRow, HarboursErased, ServerHarbourGone
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
    AllEffectsGone,
    AllNoticesGone,
    BenchesGone,
    DirectGone,
    EffectsErased,
    ErasureGone,
    ErasureLater,
    ErasureRow,
    IdeasErased,
    LogGone,
    MatchErased,
    MatchGone,
    MentionsErased,
    NoticesErased,
    OutboxGone,
    OutcomeErased,
    PersonGone,
    PingsGone,
    ReputationGone,
    SeatErased,
    ServerBenchGone,
    ServerGone,
    ServerPingsGone,
    SnapshotGone,
    StintErased,
)
from store.rows.seasons import (
    ApartGone,
    ApartRow,
    ApartsErased,
    NewSeason,
    SeasonCard,
    SeasonPersonErased,
    SeasonPersonRow,
    SeasonPostDone,
    SeasonPostRow,
    SeasonPostsErased,
    SeasonRow,
    SeasonRows,
    SeasonSubstitutesErased,
    SeasonTableMade,
    SeasonTableRow,
    SeasonTableTold,
    ServerApartsGone,
    ServerSeasonsGone,
)
from store.rows.seeking import SeekingErased, SeekingFound, SeekingGone, SeekingRow, ServerSeekingGone
from store.rows.servers import HouseErased, HouseRow, HousesGone, RefusalRow, RefusalsGone, ServerHouseGone, ServerRefusalsGone
from store.rows.times import UsualTimes
from store.rows.titles import TitledRow, TitleRow, TitlesErased
from store.rows.voyages import (
    PuzzleAnswerRow,
    PuzzleAnswersErased,
    PuzzleDoubted,
    PuzzlePosted,
    PuzzlePostRow,
    PuzzleRefusalGone,
    PuzzleShared,
    PuzzleShown,
    PuzzleState,
    ServerVoyageGone,
    VoyageRow,
    VoyagesErased,
    VoyageThread,
)
from store.rows.watching import PredictionRow, PredictionsErased, WatchRow

Erasure: TypeAlias = (
    AllEffectsGone | AllNoticesGone | BenchesGone | SeekingErased | ServerSeekingGone
    | DirectGone | EffectsErased | ErasureGone | ErasureLater | ErasureRow | IdeasErased | LogGone | MatchErased | MatchGone
    | MentionsErased | NoticesErased | OutboxGone | OutcomeErased | PersonGone | PingsGone | ReputationGone | SeatErased
    | ServerBenchGone | ServerGone | ServerPingsGone | SnapshotGone | StintErased
    | HouseErased | ServerHouseGone | ServerRefusalsGone
    | EveningPeopleGone | EveningsErased | EveningAuthorsErased | ServerEveningGone
    | TitlesErased | PredictionsErased | HarboursErased | ServerHarbourGone
    | PuzzleAnswersErased | PuzzleRefusalGone | VoyagesErased | ServerVoyageGone
    | ApartsErased | SeasonPersonErased | SeasonPostsErased | SeasonSubstitutesErased | ServerApartsGone | ServerSeasonsGone
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
    "AllEffectsGone",
    "AllNoticesGone",
    "ApartGone",
    "ApartRow",
    "ApartsErased",
    "AtMost",
    "BacklogRow",
    "BenchGone",
    "BenchRow",
    "BenchesGone",
    "CardRow",
    "ClockRow",
    "DeputyRow",
    "DirectGone",
    "DirectRow",
    "DraftRow",
    "DraftSpent",
    "DraftsGone",
    "EffectDone",
    "EffectFree",
    "EffectLater",
    "EffectRow",
    "EffectsErased",
    "EntryRow",
    "Erasure",
    "ErasureGone",
    "ErasureLater",
    "ErasureRow",
    "EveningAuthorsErased",
    "EveningPeopleGone",
    "EveningPersonRow",
    "EveningRow",
    "EveningSeated",
    "EveningsErased",
    "FollowerGone",
    "FollowerRow",
    "FrozenRow",
    "HarbourClicked",
    "HarbourRow",
    "HarboursErased",
    "HouseErased",
    "HouseRow",
    "HousesGone",
    "IdeasErased",
    "ImportGone",
    "LiveRows",
    "LogGone",
    "LookRows",
    "MatchErased",
    "MatchGone",
    "MatchRow",
    "MemoGone",
    "MemoRow",
    "MentionsErased",
    "NewEffect",
    "NewNotice",
    "NewSeason",
    "NoticeGone",
    "NoticeRow",
    "NoticesErased",
    "NoticesGone",
    "OldNoticesGone",
    "OrderGone",
    "OrderRow",
    "OutboxGone",
    "OutcomeErased",
    "OutcomeRow",
    "PersonGone",
    "PersonRow",
    "PingRow",
    "PingSeen",
    "PingsGone",
    "PredictionRow",
    "PredictionsErased",
    "PuzzleAnswerRow",
    "PuzzleAnswersErased",
    "PuzzleDoubted",
    "PuzzlePostRow",
    "PuzzlePosted",
    "PuzzleRefusalGone",
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
    "SeasonPostsErased",
    "SeasonRow",
    "SeasonRows",
    "SeasonSubstitutesErased",
    "SeasonTableMade",
    "SeasonTableRow",
    "SeasonTableTold",
    "SeatErased",
    "SeatRow",
    "SeatsGone",
    "SeekingErased",
    "SeekingFound",
    "SeekingGone",
    "SeekingRow",
    "ServerApartsGone",
    "ServerBenchGone",
    "ServerEveningGone",
    "ServerGone",
    "ServerHarbourGone",
    "ServerHouseGone",
    "ServerPingsGone",
    "ServerRefusalsGone",
    "ServerRow",
    "ServerSeasonsGone",
    "ServerSeekingGone",
    "ServerVoyageGone",
    "ShardsRow",
    "SnapshotGone",
    "SnapshotRow",
    "StepRow",
    "StintErased",
    "StintRow",
    "TableRows",
    "TimerGone",
    "TimerRow",
    "TimersGone",
    "TitleRow",
    "TitledRow",
    "TitlesErased",
    "ToldGone",
    "ToldRow",
    "Touched",
    "TroubleOver",
    "UsualTimes",
    "VoyageRow",
    "VoyageThread",
    "VoyagesErased",
    "WatchRow",
    "Write",
]  # fmt: skip
