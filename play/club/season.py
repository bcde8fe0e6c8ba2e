"""A season as a value, read from its rows. Pure."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.values import codec
from engine.values.chance import commitment
from play.club import cup
from play.club.calendar import Days, days, last_boarding
from play.club.plan import SEATS
from play.values.alike import make_distinct, name_shown
from play.values.live import OVER
from store import rows
from store.rows import Write

LEAGUE = 12
"""With at least this many people a season is a league, with fewer an open season, if nobody chose its form."""

CUP = "cup"
"""The form of a weekend cup. The waves of its tables are its slots; the last wave is the final."""

SLACK = 9 * 86_400.0
"""Seconds after its last day at which an unfinished table (stopped or frozen) counts as one without a result."""

INSIDE = ("in", "asked")
"""The states of people who take part."""

BARRED = "barred"
"""The state of a person whom an admin removed, until an admin readmits them."""

SEATED = (*INSIDE, "stays")
"""The states of people who take part, or who have said after the end that they stay for the next season."""


RUNNING = ("sign-up", "drawn", "running", "closing")
"""The states of a season that is not over."""


class Chosen(Struct, frozen=True):
    """What an admin chose for a season, and how far it is."""

    seats: int
    """The seats of a table."""
    settings: Mapping[str, str]
    pace: str
    draw: float
    """When it is drawn; for a cup, when its first slot begins."""
    people: int = 0
    """How many people were in at the draw; 0 before it."""
    shut: bool = False
    """Whether no more tables begin, because an admin ended it early."""
    slots: tuple[float, ...] = ()
    """For a cup, when its slots begin, the final last."""
    done: int = 0
    """For a cup, how many slots have begun or are past."""


class Season(Struct, frozen=True):
    """A season with its people and tables."""

    row: rows.SeasonRow
    chosen: Chosen
    people: tuple[rows.SeasonPersonRow, ...]
    tables: tuple[rows.SeasonTableRow, ...]
    posts: tuple[rows.SeasonPostRow, ...]
    """What still has to be posted on Discord."""
    statuses: Mapping[int, tuple[str, float]]
    """The status of each match, and when it last changed."""

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def state(self) -> str:
        return self.row.state

    @property
    def is_open_form(self) -> bool:
        """Whether everybody plays as often as they like."""
        return self.row.form == "open"

    @property
    def is_cup(self) -> bool:
        """Whether it is a weekend cup."""
        return self.row.form == CUP

    @property
    def is_untold(self) -> bool:
        """Whether it is over, and its end could not be posted yet."""
        return self.state == "over" and any(post.kind == "end" for post in self.posts)

    @property
    def names(self) -> dict[int, str]:
        """The names of its people for pictures and menus, by user; no two of them look alike."""
        names = {person.user: name_shown(person.name) for person in self.people if person.name}
        return dict(zip(names, make_distinct([*names.values()]), strict=True))

    @property
    def days(self) -> Days:
        """The moments of the season."""
        if self.is_cup:
            return Days(self.chosen.draw, tuple((at, at + cup.LONG) for at in self.chosen.slots))
        return days(self.chosen.draw, self.chosen.pace, self.chosen.seats, self.is_open_form)

    @property
    def promise(self) -> str:
        """The hash of its seed, which everybody may know from the beginning."""
        return commitment(self.row.seed)

    @property
    def inside(self) -> tuple[rows.SeasonPersonRow, ...]:
        """The people who take part."""
        return tuple(person for person in self.people if person.state in INSIDE)

    @property
    def barred(self) -> tuple[rows.SeasonPersonRow, ...]:
        """The people whom an admin removed."""
        return tuple(person for person in self.people if person.state == BARRED)

    @property
    def reserve(self) -> tuple[rows.SeasonPersonRow, ...]:
        """The people who would take a free place, the longest waiting first."""
        return tuple(person for person in self.people if person.state == "reserve")

    @property
    def next_number(self) -> int:
        """The number for a new person."""
        return 1 + max((person.number for person in self.people), default=-1)

    def person(self, user_id: int) -> rows.SeasonPersonRow | None:
        """Return the row of a person who ever signed up, or `None`."""
        return next((person for person in self.people if person.user == user_id), None)

    def holder(self, division: int, number: int) -> rows.SeasonPersonRow | None:
        """Return who has a place of the plan now; `None` if nobody has it.

        It is the person who drew it, or their substitute.
        """
        if number < 0:
            return None
        return next(
            (person for person in self.people if person.state in SEATED and (person.division, person.number) == (division, number)), None
        )

    def drawer(self, division: int, number: int) -> rows.SeasonPersonRow | None:
        """Return who drew a place of the plan, even if they have left."""
        return next(
            (person for person in self.people if (person.division, person.number) == (division, number) and not person.for_user), None
        )

    @property
    def divisions(self) -> int:
        """The number of divisions; 0 before the draw."""
        return 1 + max((person.division for person in self.people), default=-1)

    def status(self, table: rows.SeasonTableRow) -> str:
        """Return a table's state: `to-come`, `running`, `over`, or `void` (it gets no result)."""
        if table.match is None:
            return "void" if self.chosen.shut or self.state in ("over", "off") else "to-come"
        if self.is_played_on(table):
            return "void" if self.state == "over" else "running"
        return "over" if self.statuses.get(table.match, ("closed", 0.0))[0] == "finished" else "void"

    @property
    def boarding(self) -> float:
        """Until when tables of an open season can begin."""
        return last_boarding(self.days, self.chosen.pace, self.chosen.seats)

    def takes_people(self, now: float) -> bool:
        """Return whether a person who comes now can still get a table."""
        if self.state not in RUNNING or self.chosen.shut:
            return False
        if self.state == "sign-up":
            return True
        if self.is_open_form:
            return now <= self.boarding
        return any(self.status(table) == "to-come" for table in self.tables)

    def has_ended_since(self, since: float) -> bool:
        """Return whether a table ended after a time."""
        return any(status in OVER and at > since for status, at in self.statuses.values())

    def is_played_on(self, table: rows.SeasonTableRow) -> bool:
        """Return whether the match of a table is not over, whatever the state of the season is."""
        status, _ = self.statuses.get(table.match or 0, ("closed", 0.0))
        return status not in OVER

    def is_stuck(self, table: rows.SeasonTableRow, now: float) -> bool:
        """Return whether a table has been running for longer than it can."""
        return self.status(table) == "running" and now >= table.closes_at + SLACK


def season_of(stored: rows.SeasonRows) -> Season:
    """Return the season of its rows. Raises `ValueError` for rows that cannot be read."""
    chosen = codec.loads(Chosen, stored.season.chosen)
    if chosen.seats not in SEATS:
        raise ValueError("no season has so many seats")
    return Season(stored.season, chosen, stored.people, stored.tables, stored.posts, stored.statuses)


def seats_of(table: rows.SeasonTableRow) -> tuple[int, ...]:
    """Return the numbers of a table's people, in the order of play."""
    return tuple(int(seat) for seat in json.loads(table.seats))


def table_row(season: int, division: int, number: int, wave: int, seats: Sequence[int], span: tuple[float, float]) -> rows.SeasonTableRow:
    """Return the row of a planned table. `seats`: its people's numbers. `span`: its time."""
    return rows.SeasonTableRow(season, division, number, wave, codec.dumps(list(seats)), starts_at=span[0], closes_at=span[1])


def changed_row(season: Season, **changes: Any) -> rows.SeasonRow:
    """Return the row of a season after a change, with the next revision and edition."""
    if isinstance(changes.get("chosen"), Chosen):
        changes["chosen"] = codec.dumps(changes["chosen"])
    base: Mapping[str, Any] = {"revision": season.row.revision + 1, "edition": season.row.edition + 1, **changes}
    return replace(season.row, **base)


LATE = 3_600.0
"""Seconds between two looks at matches that go on after the end of their season."""


def over_row(season: Season, now: float, is_new: bool = True) -> rows.SeasonRow:
    """Return the row of a season that is over. `is_new`: its card has something new to show."""
    due = now + LATE if any(season.is_played_on(table) for table in season.tables) else None
    edition = season.row.edition + 1 if is_new else season.row.edition
    return changed_row(season, state="over", due=due, edition=edition)


REST = 900.0
"""Seconds between two edits of a season's card."""


def card_posts(season: Season, now: float) -> list[Write]:
    """Return the row that has the card redrawn, at once or when it may be edited again."""
    rests = next((post.due for post in season.posts if post.kind == "rest"), now)
    return [rows.SeasonPostRow(season.id, "card", number=0, user=0, due=max(now, rests))]


def without_post(post: rows.SeasonPostRow) -> Write:
    """Return the write that removes a post. One that has replaced it meanwhile stays."""
    return rows.deletion("season_post", season=post.season, kind=post.kind, number=post.number, user=post.user, due=post.due)
