"""Rows of a table: its seats, its log, its drafts and timers, and its outcomes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from store.rows.writes import Write

UNRATED = 2
"""A person's first results of a game on a server, which are not rated."""

BEGAN = "began"
"""The outcome of a person who had a seat first and was replaced: they left, and the others are rated as if they had stayed."""


class MatchRow(Write, frozen=True):
    """A table and its match, without its card.

    Writing it demands that `revision` is the stored one plus one. `edition` counts what a card can show, `revision` every change, so that
    nobody can notice a secret one.

    `lesson` is the step reached of a match with a teacher, null for every other. `free`: anybody may take the seat of a bot. `alone`: bots
    play on after all people have left. `rated`: its result counts for ratings. `asked_since`: the entry since which the seats in `asked`
    may answer early. `automatic`: an answer without a choice is given by itself. `ideas`: whether players may ask a coach. `oversight`: the
    referee's watch. `matters`: what the table asks of its people beside the game, by name. `language`: in which everybody reads of the
    match; null for tables older than the choice.

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
    revision: int
    created_at: float
    changed_at: float
    lesson: int | None = None
    free: bool = False
    alone: bool = False
    rated: bool = False
    imported_by: int | None = None
    asked: str = "[]"
    asked_since: int = 0
    absence: str = "wait"
    automatic: bool = True
    ideas: str = "none"
    ideas_taken: str = "[]"
    oversight: str | None = None
    matters: str | None = None
    language: str | None = None


class StepRow(Write, frozen=True):
    """The columns of a `MatchRow` that an ordinary move changes; same demand on `revision`."""

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
    """Freezes an unreadable match; the rest of its row stays. JSON: `why`."""

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
    """Something beside the match's row has changed (card, followers): others read it again."""

    id: int


class AtMost(Write, frozen=True):
    """Refuses the whole commit with `TooMany` if more than `most` matches exist after it.

    Those with these `statuses` and `value` in `column` (`opener`, `channel`, `guild` or `imported_by`) count, of server `guild` if it is
    given; lessons do not. `what` names the limit.
    """

    what: str
    column: str
    value: int
    statuses: tuple[str, ...]
    most: int
    guild: int | None = None


class SeatRow(Write, frozen=True):
    """A seat and its player.

    `acted` is the entry of the person's own last move, which they have surely seen; `deputy` says what is answered for them
    (`play.values.types.Deputy`).
    """

    match: int
    seat: int
    user: int | None
    name: str | None
    bot: str | None
    acted: int
    deputy: str = "small"


class StintRow(Write, frozen=True):
    """Somebody held a seat until entry `until`; old releases stored -1 or less, and no name."""

    match: int
    seat: int
    until: int
    user: int | None
    name: str | None
    bot: str | None


class EntryRow(Write, frozen=True):
    """One entry of the log, never changed; `once` occurs once a match. JSON: `notes`."""

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
    """Empties a draft that was committed or given up; its revision goes up by one."""

    match: int
    seat: int
    kind: str


class OrderRow(Write, frozen=True):
    """A standing order; one a slot. JSON: `text`."""

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
    """The clock of a seat.

    `bank`: its reserve in seconds; `since`: when it began to run, null while it does not; `missed`: turns in a row that were answered for
    an absent person.
    """

    match: int
    seat: int
    bank: float
    since: float | None
    missed: int


class UsualTimes(Struct, frozen=True):
    """In how many seconds at most something stored now falls due, by a right clock.

    `timers`: by kind; timers of other kinds and of running clocks may be later. `message`, `digest`: effects; `refused`: an effect that
    Discord refused. `lease`: a claim. `program`: how long a process counts as living. Timers due at `never` or later are held back on
    purpose.
    """

    timers: Mapping[str, float]
    message: float
    digest: float
    refused: float
    lease: float
    program: float
    never: float


class OutcomeRow(Write, frozen=True):
    """The outcome of a person in a seat of a match that is over.

    `user` is 0 for a bot that plays for nobody, and below 0 for a person whose data were deleted. `how` is `played`, `helped`, `left`,
    `began`, `bot` or `ended` (play/follows/results.py); `place` and `points` are null without a result. `seats` and `people` count the
    seats of the match and those with an owner. `rated` is stored as true only for a person who takes part in ratings then, and has
    `UNRATED` results before. `own` is the share of the turns of the seat that they played since they first sat there (play/follows/own.py);
    without a result of theirs it is the share of the match for which they had the seat.
    """

    match: int
    seat: int
    user: int
    how: str
    place: int | None
    points: int | None
    game: str
    guild: int | None
    seats: int
    people: int
    rated: bool
    ended_at: float
    own: float = 1.0


class ReputationRow(Write, frozen=True):
    """What a person wants others to know: whether they are rated, and statistics hidden.

    `said`: they answered the question about ratings; otherwise they are asked once.
    """

    user: int
    rated: bool
    hidden: bool
    said: bool = False


class TitleRow(Write, frozen=True):
    """Somebody got a title in a match, one a match and person; the first one stays."""

    match: int
    user: int
    seat: int
    name: str
    at: float


class TitledRow(Struct, frozen=True):
    """A title with the game that it is of."""

    match: int
    seat: int
    name: str
    at: float
    game: str
