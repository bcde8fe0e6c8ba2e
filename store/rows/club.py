"""Rows of the club (play/club): seasons, evenings, posts, searches, followers, puzzles."""

from __future__ import annotations

from msgspec import Struct

from store.rows.writes import Write


class EveningRow(Write, frozen=True):
    """The live evening of a server.

    Writing it demands that the stored `number` is one less. `state`: `planned`, `called` (its card is posted), `on` or `off`. `event`:
    Discord's scheduled event; `message`: the card; 0 for none. `due`: when it is looked at next, null when it is off. `author` planned it.
    """

    guild: int
    number: int
    channel: int
    game: str
    starts_at: float
    weekly: bool
    event: int
    state: str
    message: int
    due: float | None
    author: int


class EveningPersonRow(Write, frozen=True):
    """Somebody who came to the evening. `match`: where they were seated, null while they wait."""

    guild: int
    user: int
    name: str
    at: float
    match: int | None = None


class EveningSeated(Write, frozen=True):
    """Somebody is seated at a table of the evening. Writing it demands that they waited."""

    match: int
    guild: int
    user: int


class HarbourRow(Write, frozen=True):
    """The harbour post of a server. Writing it demands that the stored `number` is one less.

    `due`: when the next post is; null when it is off. `since`: the end of the time that the last one told of. `message`: the last one, 0 if
    that week had no news. `clicked`: somebody has pressed a button of it; `quiet`: posts in a row without a click. `author` turned it on.
    """

    guild: int
    number: int
    channel: int
    due: float | None
    since: float
    message: int
    clicked: bool
    quiet: int
    author: int


class SeekingRow(Write, frozen=True):
    """A person who looks for a table on a server, or has done so.

    JSON: `games` (list), empty after the search. `wasted` counts the tables found for them to which they did not come; it is forgotten at
    `until`, which is the end of a running search. `since` names the search: a later one is another.
    """

    guild: int
    user: int
    name: str
    games: str
    pace: str
    most: int
    rated: bool
    bot: bool
    channel: int
    since: float
    until: float
    wasted: int


class SeekingFound(Write, frozen=True):
    """A search has found its table. Writing it demands that the one from `since` still runs."""

    guild: int
    user: int
    since: float
    until: float


class WatchRow(Write, frozen=True):
    """What the followers of a match were sent.

    Writing it demands that the stored `number` is one less. `at`: when they were last sent anything, 0 for never. JSON: `told` (object).
    `closed`: predictions are over for good.
    """

    match: int
    number: int
    at: float
    told: str
    closed: bool


class PredictionRow(Write, frozen=True):
    """A person predicts the winning seat; a later prediction replaces an earlier one."""

    match: int
    user: int
    seat: int
    at: float


class VoyageRow(Write, frozen=True):
    """The daily voyage of a server. Writing it demands that the stored `number` is one less.

    `due`: when the next puzzle is; null when it is off. `channel` was chosen, its `thread` has the posts (0: there is none). `author`
    turned it on.
    """

    guild: int
    number: int
    channel: int
    thread: int
    due: float | None
    author: int


class PuzzlePostRow(Write, frozen=True):
    """A puzzle of a server; `number` counts them. Writing it demands that it is free.

    `puzzle` names it. `state`: `new` until Discord has its message, then `open`, then `closed`; `lost` if it could not be posted. `shown`:
    how many answers the message says, since `shown_at`.
    """

    guild: int
    number: int
    puzzle: str
    game: str
    channel: int
    message: int
    posted_at: float
    closes_at: float
    state: str
    shown: int
    shown_at: float


class PuzzleAnswerRow(Write, frozen=True):
    """A person's first answer to a puzzle, by its place, and its stars.

    `doubts`: they do not believe the solution; `shared`: they have shared their row.
    """

    guild: int
    number: int
    user: int
    answer: int
    stars: int
    at: float
    doubts: bool
    shared: bool


class DoubtRow(Struct, frozen=True):
    """A person who answered a puzzle and does not believe its solution."""

    puzzle: str
    guild: int
    user: int
    at: float


class PuzzleShared(Write, frozen=True):
    """A person shares their row. Writing it demands that they have not yet for this puzzle."""

    guild: int
    number: int
    user: int


class SeasonRow(Write, frozen=True):
    """A season of a game on a server.

    Writing it demands that the stored `revision` is one less. `form` is `league`, `open` or `cup`; `auto` before the draw if the number of
    people decides. `state`: `sign-up`, `drawn`, `running`, `closing`, `over` or `off` (called off). JSON: `chosen` (object). `channel`,
    `thread`, `message`: where its card is, 0 for nowhere yet. `edition` counts what the card can show, `shown` is what it shows. `due`:
    when it is looked at next; null when it is over.
    """

    id: int
    guild: int
    game: str
    form: str
    state: str
    chosen: str
    seed: str
    channel: int
    thread: int
    message: int
    edition: int
    shown: int
    due: float | None
    revision: int
    created_at: float


class NewSeason(SeasonRow, frozen=True):
    """A new season. Writing it demands that its number is free."""


class SeasonPersonRow(Write, frozen=True):
    """Somebody who signed up for a season.

    `division` and `number` are their place in the plan, -1 before the draw. `state`: `in`, `asked` (whether they still take part),
    `reserve`, `left`, `barred` (an admin took them out), `away` (they missed a first turn), `stays` (they are in the next season as well)
    or `gone` (their data were deleted, and `user` is a number below zero). `said_at`: when they last said so. `for_user`: whose tables they
    took over, 0 for nobody's. `waits`: since when they wait for a table of an open season, null if they do not.
    """

    season: int
    user: int
    name: str
    division: int
    number: int
    state: str
    said_at: float
    for_user: int
    waits: float | None = None


class SeasonTableRow(Write, frozen=True):
    """A table of a season.

    JSON: `seats`, the numbers of its people in the order of play. `match` is null until it begins. `told`: its end was posted.
    """

    season: int
    division: int
    number: int
    wave: int
    seats: str
    starts_at: float
    closes_at: float
    match: int | None = None
    told: bool = False


class SeasonTableMade(Write, frozen=True):
    """A table of a season has begun as this match. Writing it demands that it had not."""

    match: int
    season: int
    division: int
    number: int


class SeasonPostRow(Write, frozen=True):
    """Something to post about a season; it replaces an older unsent one about the same.

    `number` tells several of a `kind` apart; `user` is 0 unless it is for one person.
    """

    season: int
    kind: str
    number: int
    user: int
    due: float
    tries: int = 0


class SeasonCard(Write, frozen=True):
    """Where the card of a season is now, and the edition that it shows."""

    season: int
    channel: int
    thread: int
    message: int
    shown: int


class ApartRow(Write, frozen=True):
    """A person (`user`) does not want to sit with another in the seasons of a server."""

    guild: int
    user: int
    other: int


class SeasonRows(Struct, frozen=True):
    """A season with what belongs to it, of one moment.

    `ends`: the status of each table that has begun and when it last changed, by match.
    """

    season: SeasonRow
    people: tuple[SeasonPersonRow, ...]
    tables: tuple[SeasonTableRow, ...]
    posts: tuple[SeasonPostRow, ...]
    ends: dict[int, tuple[str, float]]
