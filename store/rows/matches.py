"""Rows of a table: its seats, its log, its drafts and timers, and its outcomes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from store.rows.writes import Write

UNRATED = 2
"""How many of a person's first results of a game on a server are not rated."""

BEGAN = "began"
"""The outcome of a person who had a seat first and was replaced: they left, and the others are rated as if they had stayed."""


class MatchRow(Write, frozen=True):
    """A table and its match, without its card.

    Writing it demands that `revision` is the stored one plus one.

    JSON: `settings` (object), `invited`, `to_act`, `late`, `asked`, `ideas_taken` (lists of numbers), `result`, `why`, `oversight`,
    `matters` (or null).
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
    result: str | None
    why: str | None
    rematch: int | None
    edition: int
    """Counts the changes of what the card can show. Secret changes are not counted, so that nobody can notice them."""
    revision: int
    """Counts all changes."""
    created_at: float
    changed_at: float
    lesson: int | None = None
    """The step that a match with a teacher has reached; null for every other match."""
    free: bool = False
    """Whether anybody may take the seat of a bot."""
    alone: bool = False
    """Whether bots play on after all people have left."""
    rated: bool = False
    """Whether the result counts for ratings."""
    imported_by: int | None = None
    asked: str = "[]"
    """The seats that may answer early."""
    asked_since: int = 0
    """The entry since which they may."""
    absence: str = "wait"
    automatic: bool = True
    """Whether an answer that leaves no choice is given without asking."""
    ideas: str = "none"
    """Whether players may ask a coach."""
    ideas_taken: str = "[]"
    oversight: str | None = None
    """The referee's watch."""
    matters: str | None = None
    """What the table asks of its people beside the game, by name."""
    language: str | None = None
    """The language in which everybody reads of the match; null for tables older than this choice."""


class StepRow(Write, frozen=True):
    """The columns of a `MatchRow` that an ordinary move changes.

    Writing it demands that `revision` is the stored one plus one.
    """

    id: int
    seq: int
    to_act: str
    late: str
    edition: int
    revision: int
    changed_at: float
    asked: str = "[]"
    asked_since: int = 0
    matters: str | None = None


class FrozenRow(Write, frozen=True):
    """Freeze a match that cannot be read; the rest of its row stays. JSON: `why`."""

    id: int
    why: str
    changed_at: float


class CardRow(Write, frozen=True):
    """The table card's message, and the edition that it shows."""

    match: int
    channel: int
    message: int
    posted_at: float
    edition: int


class Touched(Write, frozen=True):
    """Raise the revision, after a change beside the match's row (card, followers)."""

    id: int


class AtMost(Write, frozen=True):
    """Refuse the commit with `TooMany` if more than `most` such matches exist after it.

    Lessons do not count.
    """

    what: str
    """The name of the limit."""
    column: str
    """The column in which the matches have `value`: `opener`, `channel`, `guild` or `imported_by`."""
    value: int
    statuses: tuple[str, ...]
    """The statuses of the matches that count."""
    most: int
    guild: int | None = None
    """The server whose matches count; `None`: they count everywhere."""


class SeatRow(Write, frozen=True):
    """A seat and its player."""

    match: int
    seat: int
    user: int | None
    name: str | None
    bot: str | None
    acted: int
    """The entry of the person's own last move, which they have surely seen."""
    deputy: str = "small"
    """What is answered for them (`play.values.types.Deputy`)."""


class StintRow(Write, frozen=True):
    """Somebody held a seat, and somebody else holds it now."""

    match: int
    seat: int
    until: int
    """The last entry while they held it; old releases stored -1 or less, and no name."""
    user: int | None
    name: str | None
    bot: str | None


class EntryRow(Write, frozen=True):
    """One entry of the log, never changed. JSON: `notes`."""

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
    """A name that no other entry of the match may have; null: it has none."""


class SnapshotRow(Write, frozen=True):
    """The state after entry `seq` as JSON; only the newest of a match is kept."""

    match: int
    seq: int
    state: str


class DraftRow(Write, frozen=True):
    """A half-made move or order.

    Writing it demands that `rev` is the stored one plus one, or that none is stored.
    """

    match: int
    seat: int
    kind: str
    rev: int
    path: str


class DraftSpent(Write, frozen=True):
    """Empty a draft that was committed or given up; its `rev` goes up by one."""

    match: int
    seat: int
    kind: str


class OrderRow(Write, frozen=True):
    """A standing order. A seat has at most one in each slot. JSON: `text`."""

    match: int
    seat: int
    slot: str
    line: str
    scope: str
    text: str


class TimerRow(Write, frozen=True):
    """Something to do at a time; `kind` is a matter's, or a `play.values.live.OwnKind`."""

    match: int
    kind: str
    seat: int
    due: float


class ClockRow(Write, frozen=True):
    """The clock of a seat."""

    match: int
    seat: int
    bank: float
    """The reserve in seconds."""
    since: float | None
    """When the clock began to run; null while it does not."""
    missed: int
    """How many turns in a row were answered for an absent person."""


class UsualTimes(Struct, frozen=True):
    """The most seconds until something that is stored now falls due, if the clock is right."""

    timers: Mapping[str, float]
    """For timers, by kind. Timers of other kinds, and those of clocks that run, may be later."""
    message: float
    """For an effect that is not a digest."""
    digest: float
    """For the effect that posts a digest."""
    refused: float
    """For an effect that Discord refused."""
    lease: float
    """For the end of a claim."""
    program: float
    """For the time until which a process counts as living."""
    never: float
    """Timers due at this time (in seconds since 1970) or later are held back on purpose."""


class OutcomeRow(Write, frozen=True):
    """The outcome of a person in a seat of a match that is over."""

    match: int
    seat: int
    user: int
    """The person; 0 for a bot that plays for nobody, and below 0 for a person whose data were deleted."""
    how: str
    """`played`, `helped`, `left`, `began`, `bot` or `ended` (play/follows/results.py)."""
    place: int | None
    """The rank, 1 for a winner; null without a result."""
    points: int | None
    """The total of the scoring sheet; null without a result."""
    game: str
    guild: int | None
    seats: int
    """How many seats the match has."""
    people: int
    """How many of these seats have an owner."""
    rated: bool
    """Stored as true only if the person takes part in ratings when the match ends, and had `UNRATED` results before."""
    ended_at: float
    own: float = 1.0
    """The share of the turns of the seat that they played since they first sat there (play/follows/own.py). Without a result of theirs it
    is the share of the match for which they had the seat."""


class ReputationRow(Write, frozen=True):
    """What a person wants others to know."""

    user: int
    rated: bool
    """Whether they take part in ratings."""
    hidden: bool
    """Whether others may not see their statistics."""
    said: bool = False
    """Whether they have answered the question about ratings; otherwise they are asked once."""


class TitleRow(Write, frozen=True):
    """Somebody got a title in a match. A person has one at most; the first one stays."""

    match: int
    user: int
    seat: int
    name: str
    at: float


class TitledRow(Struct, frozen=True):
    """A title, with the game of its match."""

    match: int
    seat: int
    name: str
    at: float
    game: str
