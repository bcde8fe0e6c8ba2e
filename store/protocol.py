"""What a database of matches has to do, and the rows it keeps.

Rows hold numbers and text only; columns called JSON hold JSON text that the host writes and reads. Times are
seconds since 1970. A commit is a sequence of writes, all or nothing; it fails with `Conflict` when somebody else
was faster, which shows in two ways: the entry's number is taken, or the match row's revision is not the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A table and its match, without its card. Writing it demands that `revision` is the stored one plus one.

    `edition` counts what a card can show, `revision` every change, so that nobody can tell a secret one.

    JSON: `settings` (object), `invited`, `to_act`, `late` (lists of numbers), `proposal`, `result`, `why` (or null).
    """

    id: int
    game: str
    version: int
    settings: str
    pace: str
    status: str
    lo: int
    hi: int
    opener: int
    invited: str
    guild: int | None
    channel: int
    thread: int | None
    own_thread: bool
    seed: str | None
    seq: int
    to_act: str
    late: str
    proposal: str | None
    result: str | None
    why: str | None
    rematch: int | None
    edition: int
    revision: int
    created_at: float
    changed_at: float


@dataclass(frozen=True, slots=True)
class CardRow:
    """The table card's message, and the edition that it shows."""

    match: int
    channel: int
    message: int
    posted_at: float
    edition: int


@dataclass(frozen=True, slots=True)
class ShownRow:
    """The card shows this edition now; an older one changes nothing."""

    match: int
    edition: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where. `acted` is the last entry that the person has surely seen: the one of their own last move."""

    match: int
    seat: int
    user: int | None
    name: str | None
    bot: str | None
    acted: int


@dataclass(frozen=True, slots=True)
class SeatsGone:
    """All seats of a match are written anew."""

    match: int


@dataclass(frozen=True, slots=True)
class FormerRow:
    """A person sat in a seat of a running match and does so no longer; written once."""

    match: int
    user: int
    seat: int


@dataclass(frozen=True, slots=True)
class ActedRow:
    """The person in a seat made entry `acted`."""

    match: int
    seat: int
    acted: int


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry of the log, never changed. JSON: `notes`. `once` is an id that may occur once in a match."""

    match: int
    seq: int
    seat: int | None
    line: str
    shown: str
    notes: str
    digest: str
    sealed: bool
    at: float
    once: str | None = None


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """The state after entry `seq` as JSON; only the newest of a match is kept."""

    match: int
    seq: int
    state: str


@dataclass(frozen=True, slots=True)
class DraftRow:
    """A half-made move or order. Writing it demands that `rev` is the stored one plus one, or that none is stored."""

    match: int
    seat: int
    kind: str
    rev: int
    path: str


@dataclass(frozen=True, slots=True)
class DraftSpent:
    """A draft was committed or is not wanted any more: it is empty from now on, and its revision goes up by one."""

    match: int
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class DraftsGone:
    """The match is over: its drafts go."""

    match: int


@dataclass(frozen=True, slots=True)
class OrderRow:
    """A standing order; one a slot. JSON: `text`."""

    match: int
    seat: int
    slot: str
    line: str
    scope: str
    text: str


@dataclass(frozen=True, slots=True)
class OrderGone:
    """A standing order was withdrawn, used up or lapsed."""

    match: int
    seat: int
    slot: str


@dataclass(frozen=True, slots=True)
class TimerRow:
    """Something to do at a time: `kind` is `bot`, `order`, `remind` or `late`."""

    match: int
    kind: str
    seat: int
    due: float


@dataclass(frozen=True, slots=True)
class TimersGone:
    """All timers of a match are written anew."""

    match: int


@dataclass(frozen=True, slots=True)
class FollowerRow:
    """A person follows a match."""

    match: int
    user: int


@dataclass(frozen=True, slots=True)
class FollowerGone:
    """A person no longer follows a match."""

    match: int
    user: int


@dataclass(frozen=True, slots=True)
class PingRow:
    """A message that pings a person; one a match and person."""

    match: int
    user: int
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class PingGone:
    """The pinging message was removed."""

    match: int
    user: int


@dataclass(frozen=True, slots=True)
class NewNotice:
    """Something to tell a person in private, unless the same waits to be told already. JSON: `msg`."""

    match: int
    user: int
    msg: str
    at: float


@dataclass(frozen=True, slots=True)
class NoticeGone:
    """A notice was delivered."""

    id: int


@dataclass(frozen=True, slots=True)
class PersonRow:
    """What a person chose once."""

    user: int
    turns: str
    pings: bool
    language: str | None


Write: TypeAlias = (
    MatchRow
    | CardRow
    | ShownRow
    | SeatRow
    | SeatsGone
    | FormerRow
    | ActedRow
    | EntryRow
    | SnapshotRow
    | DraftRow
    | DraftSpent
    | DraftsGone
    | OrderRow
    | OrderGone
    | TimerRow
    | TimersGone
    | FollowerRow
    | FollowerGone
    | PingRow
    | PingGone
    | NewNotice
    | NoticeGone
    | PersonRow
)


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """A stored notice."""

    id: int
    match: int
    user: int
    msg: str
    at: float


@dataclass(frozen=True, slots=True)
class TableRows:
    """A table with what belongs to it; followers are user ids."""

    match: MatchRow
    card: CardRow | None
    seats: tuple[SeatRow, ...]
    followers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LiveRows:
    """All that is needed to go on with a match, read at one moment. `tail` are the entries after the snapshot."""

    table: TableRows
    snapshot: SnapshotRow | None
    tail: tuple[EntryRow, ...]
    orders: tuple[OrderRow, ...]
    timers: tuple[TimerRow, ...]


class Store(Protocol):
    """A database of matches. Every method may raise `StoreError`."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date after a backup copy."""

    async def close(self) -> None:
        """Finish what was asked for and disconnect."""

    async def new_match(self, row: MatchRow, seats: Sequence[SeatRow]) -> int:
        """Store a new table (the id in the rows is ignored) and return its id."""

    async def commit(self, match: int, writes: Sequence[Write]) -> None:
        """Write everything or nothing; raises `Conflict`. Returns once it is stored."""

    async def table(self, match: int) -> TableRows | None:
        """One table."""

    async def live(self, match: int) -> LiveRows | None:
        """One match with its newest snapshot and the entries since."""

    async def revision(self, match: int) -> int | None:
        """How often a match has been changed, by whichever process."""

    async def former(self, match: int, user: int) -> tuple[int, ...]:
        """The seats of a match in which a person sat before."""

    async def entries(self, match: int, after: int = -1) -> tuple[EntryRow, ...]:
        """The log from entry `after + 1` on."""

    async def draft(self, match: int, seat: int, kind: str) -> DraftRow | None:
        """A half-made move or order."""

    async def matches(self, statuses: Sequence[str]) -> tuple[int, ...]:
        """The ids of all tables in these states, oldest first."""

    async def matches_of(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """The tables at which a person sits or which they opened."""

    async def matches_followed(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """The tables that a person follows."""

    async def matches_in(self, channel: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """The tables of a channel or thread."""

    async def matches_at(self, guild: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """The tables of a guild."""

    async def behind(self) -> tuple[int, ...]:
        """The tables whose card shows an older edition, or that have no card yet."""

    async def due(self, now: float, limit: int) -> tuple[TimerRow, ...]:
        """Timers whose time has come, earliest first."""

    async def next_due(self) -> float | None:
        """The time of the earliest timer."""

    async def person(self, user: int) -> PersonRow | None:
        """What a person chose."""

    async def pings(self, match: int) -> tuple[PingRow, ...]:
        """The pings that stand at a table."""

    async def notices(self, match: int, user: int | None = None) -> tuple[NoticeRow, ...]:
        """Undelivered notices of a match, to one person or to everybody, oldest first."""

    async def check(self) -> None:
        """Look for damage; raises `Damaged`. Takes seconds for a large database."""
