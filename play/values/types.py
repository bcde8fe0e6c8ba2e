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
"""`open`: seats are being filled. `closed`: no result. `frozen`: the replay gave another result."""

LIVE: tuple[Status, ...] = ("open", "running", "frozen")
"""The tables that are not over."""


class Occupant(Struct, frozen=True):
    """The holder of a seat: either a person or a level of bots (`engine.bots.KINDS`).

    `bot` is `GONE` for a person whose data were deleted (play/keeping/erasing.py). In the record of a match that was played elsewhere
    (play/table/records.py) both are `None`, and `name` is that of the record, if any.
    """

    person: Person | None = None
    bot: str | None = None
    name: str = ""

    @property
    def user_id(self) -> int | None:
        """The user id of the person in it; `None` without one."""
        return None if self.person is None else self.person.user_id


class Place(Struct, frozen=True):
    """A channel (of a server, or a direct message), and perhaps a thread of its own in it."""

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
    """Somebody held a seat until entry `until`, and no longer.

    In old rows the name may be empty and `until` negative.
    """

    seat: Seat
    until: int
    occupant: Occupant


class Erased(Struct, frozen=True):
    """A person had a seat and had their data deleted since.

    `alias`: the number below zero that replaces their id in results; 0 in rows of older programs if somebody else had the seat by then.
    `rated`: they took part in ratings.
    """

    seat: Seat
    seal: int
    alias: int = 0
    rated: bool = False


class Oversight(Struct, frozen=True):
    """Who watches over a match, and which of their acts still apply.

    `named`: the referee of this table alone. `officials`: those who acted, numbered from 1 in the notes of the log. `since`: when the
    match was stopped, and `by` which of them (`None` while it runs). `stops`: earlier times in which it was stopped. `barred`: seats with
    the user ids (or seals) of people whom a referee replaced there. `erased`: people who had a seat and had their data deleted since.
    """

    named: Person | None = None
    officials: tuple[Person, ...] = ()
    since: float | None = None
    by: int = 0
    stops: tuple[tuple[float, float], ...] = ()
    barred: tuple[tuple[Seat, int], ...] = ()
    erased: tuple[Erased, ...] = ()


class Terms(Struct, frozen=True):
    """What the people of a table agree on before the match.

    `settings` holds every setting of the game, `chosen` the explicit ones. `seats`: the fewest and the most. `absence`: what happens when
    somebody's time is up (play/table/absence.py). `free`: anybody may take the seat of a bot. `rated`: the result counts for ratings.
    `automatic`: the host makes moves without a choice (throws, draws). `ideas`: whether players may ask a coach (play/turn/coach.py).
    """

    settings: Mapping[str, str]
    chosen: Mapping[str, str]
    seats: tuple[int, int]
    pace: str = "none"
    absence: str = "wait"
    free: bool = False
    rated: bool = False
    automatic: bool = True
    ideas: str = "none"


T = TypeVar("T")


class Stands(Generic[T]):
    """An attribute that reads the matter of the same name; `nothing` if the table has none."""

    def __init__(self, nothing: T) -> None:
        self._nothing = nothing

    def __set_name__(self, owner: type[Table], name: str) -> None:
        self._name = name

    def __get__(self, table: Table, owner: type[Table]) -> T:
        value: T = table.matters.get(self._name, self._nothing)
        return value


class Table(Struct, frozen=True):
    """A table and its match, as everybody may see it.

    `occupants`: in order of joining while the table is open, then by seat. `invited`: empty if everybody may join. `late`: awaited seats
    whose time is up. `commitment`: the hash of the seed, from the deal on. `seed`: set when the match is over. `why`: what froze or closed
    it. `changed_at`: the time of the last change that a card can show. `past`: who held a seat before, by seat and time. `alone`: bots play
    on without people. `imported_by`: who brought the record of a match that was played elsewhere; such a table can only be looked at.
    `ideas_taken`: by seat, for how many decisions it asked a coach. `asked`: the seats that may answer before they are awaited, and
    `asked_since` the entry since which they may; both follow from public facts. `lesson`: the step of a match with a teacher
    (play/table/lessons.py), else `None`. `language`: that of the public messages; empty at old tables. `matters`: the values of the matters
    by name (play/follows/matter.py), with an attribute for those that other rooms read; values of an unknown matter stay as stored.
    """

    game: str
    version: int
    terms: Terms
    status: Status
    occupants: tuple[Occupant, ...]
    opener_id: int
    place: Place
    created_at: float
    changed_at: float
    match: int = 0
    invited: tuple[int, ...] = ()
    own_thread: bool = False
    card: CardRef | None = None
    edition: int = 1
    seq: int = -1
    to_act: tuple[Seat, ...] = ()
    late: tuple[Seat, ...] = ()
    followers: tuple[int, ...] = ()
    commitment: str | None = None
    seed: str | None = None
    result: Result | None = None
    why: Msg | None = None
    rematch: int | None = None
    lesson: int | None = None
    past: tuple[Stint, ...] = ()
    alone: bool = False
    imported_by: int | None = None
    asked: tuple[Seat, ...] = ()
    asked_since: int = 0
    ideas_taken: tuple[int, ...] = ()
    oversight: Oversight = Oversight()
    matters: Mapping[str, Any] = {}
    language: str = ""

    proposal = Stands[Proposal | None](None)
    offers = Stands[tuple[SeatOffer, ...]](())
    wishes = Stands[tuple[Wish, ...]](())
    ballots = Stands[tuple[Ballot, ...]](())
    vacancies = Stands[tuple[Vacancy, ...]](())
    sprint = Stands[Sprint | None](None)
    upgrade = Stands[Upgrade | None](None)

    def with_matters(self, **values: Any) -> Table:
        """Return the table with other values of these matters; `None` and `()` delete a value."""
        every = {**self.matters, **values}
        return replace(self, matters={name: value for name, value in every.items() if value is not None and value != ()})

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat of a person, or `None`."""
        return next((Seat(seat) for seat, occupant in enumerate(self.occupants) if occupant.user_id == user_id), None)

    def users(self, seats: Iterable[Seat]) -> list[int]:
        """Return the user ids of the people in these seats."""
        return [user for seat in seats if (user := self.occupants[seat].user_id) is not None]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people, bots left out."""
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
        """Whether at most one person plays: nothing has to wait for others or hide from them."""
        return len(self.people) < 2

    def is_offered(self, seat: Seat) -> bool:
        """Return whether anybody may take the seat of a caretaker."""
        return any(vacancy.seat == seat and vacancy.is_open for vacancy in self.vacancies)

    @property
    def paused(self) -> bool:
        """Whether the match waits because no person plays, unless they let the bots play `alone`."""
        return self.status == "running" and not self.present and not self.alone

    @property
    def stopped(self) -> bool:
        """Whether a referee has stopped the match."""
        return self.status == "running" and self.oversight.since is not None

    def owner_of(self, seat: Seat) -> Person | None:
        """Return the person in a seat, else the last who sat there; `None` for a bot's own seat."""
        person = self.occupants[seat].person
        for stint in self.past if person is None else ():
            if stint.seat == seat and (stint.occupant.person is not None or stint.occupant.bot == GONE):
                person = stint.occupant.person
        return person

    def kept_for(self, user_id: int) -> Seat | None:
        """Return the seat that a bot keeps for a person who left, or `None`."""
        owners = ((seat, self.owner_of(seat)) for seat in self.bots)
        barred = [seat for seat, user in self.oversight.barred if user == user_id]
        return next((seat for seat, owner in owners if owner is not None and owner.user_id == user_id and seat not in barred), None)

    @property
    def holders(self) -> tuple[Occupant, ...]:
        """All occupants: of the seats, then of those who held one before."""
        return (*self.occupants, *(stint.occupant for stint in self.past))

    @property
    def players(self) -> tuple[Person, ...]:
        """All people who play or played, each once."""
        people = [occupant.person for occupant in reversed(self.holders) if occupant.person is not None]
        return tuple({person.user_id: person for person in people}.values())


Deputy: TypeAlias = Literal["small", "likely", "ask"]
"""What is answered for an absent person, beside their own orders (`play.follows.deputy`).

`small`: small questions. `likely`: everything after a while, with the most likely answer. `ask`: nothing.
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
    """A view and the seats that were awaited then, for stepping through a match."""

    seq: int
    last: int
    seat: Seat | None
    view: Any
    status: Msg
    to_act: tuple[Seat, ...]
