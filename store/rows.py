"""The rows that a database of matches keeps, and the writes that change them.

Rows hold numbers and text only; columns called JSON hold JSON text that the host writes and reads. Times are
seconds since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


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
class FrozenRow:
    """A match whose rows cannot be read is frozen; whatever else is in its row stays as it is. JSON: `why`."""

    id: int
    why: str
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
class TimerGone:
    """There is nothing to do at that time any more."""

    match: int
    kind: str
    seat: int


@dataclass(frozen=True, slots=True)
class TimersGone:
    """All timers of a match go."""

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
class NewEffect:
    """Something that Discord has to be told, in place of what was to be told before about the same.

    `kind` is `card`, `result`, `mention`, `ping`, `notice` or `trouble`; `recipient` is a user id where the kind is for
    one person, else a number that tells several apart. JSON: `payload`, or empty. A `trouble` that was told stays as it is.
    """

    match: int
    kind: str
    recipient: int
    edition: int
    payload: str
    due: float


@dataclass(frozen=True, slots=True)
class EffectDone:
    """Discord accepted it, or it is not wanted any more. A newer edition that was stored meanwhile stays."""

    id: int
    edition: int


@dataclass(frozen=True, slots=True)
class EffectLater:
    """It is to be tried again at `due` (null: it only marks what was told). A newer edition stays as it is."""

    id: int
    edition: int
    due: float | None
    tries: int


@dataclass(frozen=True, slots=True)
class TroubleOver:
    """Discord accepts messages of this match again: the next trouble is told anew."""

    match: int


@dataclass(frozen=True, slots=True)
class AtMost:
    """Refuses the whole commit with `TooMany` when more matches than `most` have these statuses after it.

    `column` is `opener`, `channel` or `guild` and has `value`; `what` names the limit.
    """

    what: str
    column: str
    value: int
    statuses: tuple[str, ...]
    most: int


@dataclass(frozen=True, slots=True)
class PersonRow:
    """What a person chose once."""

    user: int
    turns: str
    pings: bool
    language: str | None


Write: TypeAlias = (
    MatchRow
    | FrozenRow
    | CardRow
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
    | TimerGone
    | TimersGone
    | FollowerRow
    | FollowerGone
    | PingRow
    | PingGone
    | NewNotice
    | NoticeGone
    | NewEffect
    | EffectDone
    | EffectLater
    | TroubleOver
    | PersonRow
    | AtMost
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
class EffectRow:
    """A claimed row of the outbox."""

    id: int
    match: int
    kind: str
    recipient: int
    edition: int
    payload: str
    tries: int


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
