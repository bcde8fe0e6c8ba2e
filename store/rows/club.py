"""Rows of the club (play/club): seasons, evenings, posts, searches, followers, puzzles."""

from __future__ import annotations

from msgspec import Struct

from store.rows.writes import Write


class EveningRow(Write, frozen=True):
    """The evening that a server has planned, or that goes on.

    Writing it demands that the stored `number` is one less.
    """

    guild: int
    number: int
    channel: int
    game: str
    starts_at: float
    weekly: bool
    event: int
    """Discord's scheduled event; 0: there is none."""
    state: str
    """`planned`, `called` (its card is posted), `on` or `off`."""
    message: int
    """The card; 0: there is none."""
    due: float | None
    """When it is looked at next; null when it is off."""
    author: int
    """The person who planned it."""


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
    """The harbour post of a server. Writing it demands that the stored `number` is one less."""

    guild: int
    number: int
    channel: int
    due: float | None
    """When the next post is; null when it is off."""
    since: float
    """The end of the time that the last post told of."""
    message: int
    """The last post; 0 if that week had no news."""
    clicked: bool
    """Whether somebody has pressed a button of the last post."""
    quiet: int
    """How many posts in a row had no click."""
    author: int
    """The person who turned it on."""


class SeekingRow(Write, frozen=True):
    """A person who looks for a table on a server, or has done so."""

    guild: int
    user: int
    name: str
    games: str
    """JSON: the list of games; `[]` once the search is over."""
    pace: str
    most: int
    rated: bool
    bot: bool
    channel: int
    since: float
    """When the search began; this tells it from later ones."""
    until: float
    """When a running search ends. After a search: when `wasted` is forgotten."""
    wasted: int
    """How many tables were found for them to which they did not come."""


class SeekingFound(Write, frozen=True):
    """A search has found its table. Writing it demands that the one from `since` still runs."""

    guild: int
    user: int
    since: float
    until: float


class WatchRow(Write, frozen=True):
    """What the followers of a match were sent.

    Writing it demands that the stored `number` is one less.
    """

    match: int
    number: int
    at: float
    """When they were last sent anything; 0: never."""
    told: str
    """JSON: an object."""
    closed: bool
    """Whether predictions are over for good."""


class PredictionRow(Write, frozen=True):
    """A person predicts the winning seat; a later prediction replaces an earlier one."""

    match: int
    user: int
    seat: int
    at: float


class VoyageRow(Write, frozen=True):
    """The daily puzzle of a server. Writing it demands that the stored `number` is one less."""

    guild: int
    number: int
    channel: int
    thread: int
    """The thread of the channel with the posts; 0: there is none."""
    due: float | None
    """When the next puzzle is; null when it is off."""
    author: int
    """The person who turned it on."""


class PuzzlePostRow(Write, frozen=True):
    """A puzzle that a server gets. Writing it demands that its `number` is free."""

    guild: int
    number: int
    """Counts the puzzles of the server."""
    puzzle: str
    """The name of the puzzle."""
    game: str
    channel: int
    message: int
    posted_at: float
    closes_at: float
    state: str
    """`new` until Discord has its message, then `open`, then `closed`; `lost` if it could not be posted."""
    shown: int
    """The number of answers that the message shows."""
    shown_at: float
    """Since when it shows this number."""


class PuzzleAnswerRow(Write, frozen=True):
    """A person's first answer to a puzzle."""

    guild: int
    number: int
    user: int
    answer: int
    """The place of the answer among those of the puzzle."""
    stars: int
    at: float
    doubts: bool
    """Whether they do not believe the solution."""
    shared: bool
    """Whether they have shared their streak."""


class DoubtRow(Struct, frozen=True):
    """A person who answered a puzzle and does not believe its solution."""

    puzzle: str
    guild: int
    user: int
    at: float


class PuzzleShared(Write, frozen=True):
    """A person shares their streak. Writing it demands that they have not yet for this puzzle."""

    guild: int
    number: int
    user: int


class SeasonRow(Write, frozen=True):
    """A season of a game on a server.

    Writing it demands that the stored `revision` is one less. Its card is the message in `channel`, or in its `thread`; each of the three
    is 0 while there is none.
    """

    id: int
    guild: int
    game: str
    form: str
    """`league`, `open` or `cup`; `auto` before the draw if the number of people decides."""
    state: str
    """`sign-up`, `drawn`, `running`, `closing`, `over` or `off` (called off)."""
    chosen: str
    """JSON: an object."""
    seed: str
    channel: int
    thread: int
    message: int
    edition: int
    """Counts the changes of what the card can show."""
    shown: int
    """The edition that the card shows."""
    due: float | None
    """When it is looked at next; null when it is over."""
    revision: int
    created_at: float


class NewSeason(SeasonRow, frozen=True):
    """A new season. Writing it demands that its number is free."""


class SeasonPersonRow(Write, frozen=True):
    """Somebody who signed up for a season.

    `division` and `number` are their place in the plan; both are -1 before the draw.
    """

    season: int
    user: int
    name: str
    division: int
    number: int
    state: str
    """`in`, `asked` (whether they still take part), `reserve`, `left`, `barred` (an admin took them out), `away` (they missed a first
    turn), `stays` (they are in the next season as well) or `gone` (their data were deleted, and `user` is a number below zero)."""
    said_at: float
    """When they last said whether they take part."""
    for_user: int
    """The person whose tables they took over; 0: nobody."""
    waits: float | None = None
    """Since when they wait for a table of an open season; null if they do not."""


class SeasonTableRow(Write, frozen=True):
    """A table of a season."""

    season: int
    division: int
    number: int
    wave: int
    seats: str
    """JSON: the list of the numbers of its people, in the order of play."""
    starts_at: float
    closes_at: float
    match: int | None = None
    """The match; null until it begins, 0 if the table did not take place."""
    told: bool = False
    """Whether its end was posted."""


class SeasonTableMade(Write, frozen=True):
    """A table of a season has begun as this match. Writing it demands that it had not."""

    match: int
    season: int
    division: int
    number: int


class SeasonPostRow(Write, frozen=True):
    """Something to post about a season; it replaces one with the same first four columns."""

    season: int
    kind: str
    number: int
    """Tells several posts of a kind apart."""
    user: int
    """The person whom it is for; 0: everybody."""
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
    """A season with what belongs to it, all read at one moment."""

    season: SeasonRow
    people: tuple[SeasonPersonRow, ...]
    tables: tuple[SeasonTableRow, ...]
    posts: tuple[SeasonPostRow, ...]
    statuses: dict[int, tuple[str, float]]
    """The status of each match that has begun, and when it last changed, by match."""
