"""The values that go in and out of the host.

Discord ids are plain integers here; times are seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.match.match import Entry
from engine.values.core import Msg, Result, Seat, Who
from play.time.calendar import Holiday
from play.values.stands import Ballot, Proposal, SeatOffer, Sprint, Upgrade, Vacancy, Wish
from play.values.stands import Person as Person
from store.personal import GONE as GONE

Status: TypeAlias = Literal["open", "running", "finished", "closed", "frozen"]
"""`open`: seats are being filled. `closed`: ended without a result. `frozen`: the match cannot go on at present (`Table.why`)."""

LIVE: tuple[Status, ...] = ("open", "running", "frozen")
"""The tables that are not over."""


class Occupant(Struct, frozen=True):
    """The holder of a seat: either a person or a level of bots (`engine.bots.KINDS`).

    `bot` is `GONE` for a person whose data were deleted (play/keeping/erasing.py). In the record of a match that was played elsewhere,
    `name` is the name in the record; it is empty otherwise (play/table/records.py).
    """

    person: Person | None = None
    bot: str | None = None
    name: str = ""

    @property
    def user_id(self) -> int | None:
        """The user id of the person; `None` for a bot."""
        return None if self.person is None else self.person.user_id


def next_opener(opener_id: int, occupants: Iterable[Occupant]) -> int:
    """Return the opener after a change of seats: the same, or the first person if they left.

    Without people it stays the same.
    """
    people = [occupant.user_id for occupant in occupants if occupant.user_id is not None]
    return opener_id if opener_id in people or not people else people[0]


class Place(Struct, frozen=True):
    """A channel, and perhaps a thread in it. `guild_id` is `None` for direct messages."""

    guild_id: int | None
    channel_id: int
    thread_id: int | None = None


class CardRef(Struct, frozen=True):
    """The message that is the table card. `edition`: the edition of the table that it shows."""

    channel_id: int
    message_id: int
    posted_at: float
    edition: int


class Stint(Struct, frozen=True):
    """Somebody held a seat up to entry `until`.

    In old rows the name may be empty and `until` negative.
    """

    seat: Seat
    until: int
    occupant: Occupant


class Erased(Struct, frozen=True):
    """A person who had a seat and whose data were deleted (play/values/erased.py).

    `alias`: the number below zero that replaces their id in results; 0 in rows of older programs if somebody else had the seat by then.
    `rated`: they took part in ratings.
    """

    seat: Seat
    seal: int
    alias: int = 0
    rated: bool = False


class Oversight(Struct, frozen=True):
    """Who watches over a match, and which of their acts still apply."""

    named: Person | None = None
    """The referee of this table alone."""
    officials: tuple[Person, ...] = ()
    """The referees and moderators who acted; notes of the log number them from 1."""
    since: float | None = None
    """When the match was stopped; `None` while it runs."""
    by: int = 0
    """The number of the official who stopped it; 0 while it runs."""
    stops: tuple[tuple[float, float], ...] = ()
    """Earlier spans for which it was stopped."""
    barred: tuple[tuple[Seat, int], ...] = ()
    """Seats with the user ids (or seals) of people whom a referee replaced there."""
    erased: tuple[Erased, ...] = ()


class Terms(Struct, frozen=True):
    """What the people of a table agree on before the match."""

    settings: Mapping[str, str]
    """Every setting of the game."""
    chosen: Mapping[str, str]
    """The settings that somebody chose."""
    seats: tuple[int, int]
    """The fewest and the most seats."""
    pace: str = "none"
    absence: str = "wait"
    """What happens when somebody's time is up (play/table/absence.py)."""
    free: bool = False
    """Whether anybody may take the seat of a bot."""
    rated: bool = False
    """Whether the result counts for ratings."""
    automatic: bool = True
    """Whether the host makes moves without a choice, such as throws of dice."""
    ideas: str = "none"
    """How often players may ask the coach (`CHOICES` in play/turn/coach.py)."""


T = TypeVar("T")


class Stands(Generic[T]):
    """An attribute that reads the matter of the same name; `nothing`: its value without one."""

    def __init__(self, nothing: T) -> None:
        self._nothing = nothing

    def __set_name__(self, owner: type[Table], name: str) -> None:
        self._name = name

    def __get__(self, table: Table, owner: type[Table]) -> T:
        value: T = table.matters.get(self._name, self._nothing)
        return value


class Table(Struct, frozen=True):
    """A table and its match, as everybody may see it."""

    game: str
    version: int
    terms: Terms
    status: Status
    occupants: tuple[Occupant, ...]
    """In the order of joining while the table is open, by seat after the deal."""
    opener_id: int
    place: Place
    created_at: float
    changed_at: float
    """The time of the last change that a card can show."""
    match: int = 0
    invited: tuple[int, ...] = ()
    """The user ids of those who may join; empty if everybody may."""
    own_thread: bool = False
    card: CardRef | None = None
    edition: int = 1
    """Counts the changes that a card can show."""
    seq: int = -1
    """The number of the last entry; -1 before the deal."""
    to_act: tuple[Seat, ...] = ()
    """The awaited seats."""
    late: tuple[Seat, ...] = ()
    """The awaited seats whose time is up."""
    followers: tuple[int, ...] = ()
    commitment: str | None = None
    """The hash of the seed; `None` before the deal."""
    seed: str | None = None
    """Published when the match is over; `None` before."""
    result: Result | None = None
    why: Msg | None = None
    """Why the table is frozen or closed; else `None`."""
    rematch: int | None = None
    """The number of the next table with the same people."""
    lesson: int | None = None
    """The step of a match with a teacher (play/table/lessons.py); else `None`."""
    past: tuple[Stint, ...] = ()
    """Who held seats before, by seat and time."""
    alone: bool = False
    """Whether bots play on without people."""
    imported_by: int | None = None
    """Who brought the record of a match that was played elsewhere, which can only be looked at; else `None`."""
    asked: tuple[Seat, ...] = ()
    """The seats that may answer before they are awaited; this is public."""
    asked_since: int = 0
    """The entry since which they may."""
    ideas_taken: tuple[int, ...] = ()
    """By seat, for how many decisions it asked the coach; empty for none."""
    oversight: Oversight = Oversight()
    matters: Mapping[str, Any] = {}
    """The values of matters by name (play/follows/matter.py); values of an unknown matter are as stored."""
    language: str = ""
    """The language of the public messages; empty at old tables."""

    proposal = Stands[Proposal | None](None)
    offers = Stands[tuple[SeatOffer, ...]](())
    wishes = Stands[tuple[Wish, ...]](())
    ballots = Stands[tuple[Ballot, ...]](())
    vacancies = Stands[tuple[Vacancy, ...]](())
    sprint = Stands[Sprint | None](None)
    upgrade = Stands[Upgrade | None](None)

    def with_matters(self, **values: Any) -> Table:
        """Return the table with other values of these matters; `None` and `()` delete a value."""
        merged = {**self.matters, **values}
        return replace(self, matters={name: value for name, value in merged.items() if value is not None and value != ()})

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat of a person, or `None`."""
        return next((Seat(seat) for seat, occupant in enumerate(self.occupants) if occupant.user_id == user_id), None)

    def users(self, seats: Iterable[Seat]) -> list[int]:
        """Return the user ids of the people in these seats."""
        return [user for seat in seats if (user := self.occupants[seat].user_id) is not None]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(Seat(seat) for seat, occupant in enumerate(self.occupants) if occupant.person is not None)

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The seats of bots."""
        return tuple(Seat(seat) for seat, occupant in enumerate(self.occupants) if occupant.person is None)

    @property
    def stood_for(self) -> tuple[Seat, ...]:
        """The seats of people whose time was up: a stand-in plays them (play/follows/deputy.py)."""
        return tuple(vacancy.seat for vacancy in self.vacancies if self.occupants[vacancy.seat].person is not None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats of people who play themselves."""
        stood_for = self.stood_for
        return tuple(seat for seat in self.people if seat not in stood_for)

    @property
    def is_solo(self) -> bool:
        """Whether at most one person plays, so that nothing has to be hidden from others."""
        return len(self.people) < 2

    def is_offered(self, seat: Seat) -> bool:
        """Return whether anybody may take this seat, because its owner left it or was late."""
        return any(vacancy.seat == seat and vacancy.is_open for vacancy in self.vacancies)

    @property
    def paused(self) -> bool:
        """Whether the match waits because no person plays, and the bots may not play `alone`."""
        return self.status == "running" and not self.present and not self.alone

    @property
    def stopped(self) -> bool:
        """Whether a referee has stopped the match."""
        return self.status == "running" and self.oversight.since is not None

    def owner_of(self, seat: Seat) -> Person | None:
        """Return the person in a seat, or the last who sat there.

        `None`: no person ever sat there, or the data of the last one were deleted.
        """
        if self.occupants[seat].person is not None:
            return self.occupants[seat].person
        owner = None
        for stint in self.past:
            if stint.seat == seat and (stint.occupant.person is not None or stint.occupant.bot == GONE):
                owner = stint.occupant.person
        return owner

    def kept_for(self, user_id: int) -> Seat | None:
        """Return the seat that a bot keeps for a person who left, or `None`."""
        owners = ((seat, self.owner_of(seat)) for seat in self.bots)
        barred = [seat for seat, user in self.oversight.barred if user == user_id]
        return next((seat for seat, owner in owners if owner is not None and owner.user_id == user_id and seat not in barred), None)

    @property
    def holders(self) -> tuple[Occupant, ...]:
        """The occupants of the seats, then those who held a seat before."""
        return (*self.occupants, *(stint.occupant for stint in self.past))

    @property
    def players(self) -> tuple[Person, ...]:
        """All people who play or played, each once."""
        people = [occupant.person for occupant in reversed(self.holders) if occupant.person is not None]
        return tuple({person.user_id: person for person in people}.values())


Deputy: TypeAlias = Literal["small", "likely", "ask"]
"""What is answered for an absent person besides their own orders (`play.follows.deputy`).

`small`: small questions. `likely`: everything after a while. `ask`: nothing.
"""


class Absence(Struct, frozen=True):
    """The person in a seat is on holiday."""

    seat: Seat
    holiday: Holiday


class Logged(Struct, frozen=True):
    """An entry as one viewer may read it, with the time when it was made.

    `undone`: it was taken back later. `who` and the notes name those who held the seats when it was made.
    """

    entry: Entry
    at: float
    undone: bool
    who: Who | None = None


class PastPosition(Struct, frozen=True):
    """A position of a match as a viewer may see it, for stepping through the match.

    `seq`: its entry. `last`: the newest entry of the match. `seat`: the viewer; `None` for a spectator. `to_act`: the seats awaited then.
    """

    seq: int
    last: int
    seat: Seat | None
    view: Any
    status: Msg
    to_act: tuple[Seat, ...]
