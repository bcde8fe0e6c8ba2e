"""Rows of seasons (play/club)."""

from __future__ import annotations

from msgspec import Struct

from store.rows.writes import Write


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
