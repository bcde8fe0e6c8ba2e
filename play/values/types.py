"""The values that go in and out of the host.

Discord ids are plain integers here; times are seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.match.match import Entry
from engine.values.core import Msg, Result, Seat, Who
from play.time.calendar import Holiday
from play.values.person import Person as Person
from play.values.stands import Ballot, Proposal, SeatOffer, Sprint, Upgrade, Vacancy, Wish
from store.personal import GONE as GONE

Status: TypeAlias = Literal["open", "running", "finished", "closed", "frozen"]
"""`open`: seats are being filled. `closed`: ended without a result. `frozen`: the replay came out otherwise."""

LIVE: tuple[Status, ...] = ("open", "running", "frozen")
"""The tables that are not over."""


class Occupant(Struct, frozen=True):
    """Who sits in a seat: exactly one of a person and a level of bots (`engine.bots.KINDS`).

    `GONE` in its place is somebody whom nobody knows any more (play/keeping/erasing.py).

    In the record of a match that was played elsewhere it is nobody (play/table/records.py), with the `name` that the record has, if any.
    """

    person: Person | None = None
    bot: str | None = None
    name: str = ""


class Place(Struct, frozen=True):
    """Where a table is.

    A channel (of a server, unless it is a direct message) and perhaps a thread of its own in it.
    """

    guild_id: int | None
    channel_id: int
    thread_id: int | None = None


class CardRef(Struct, frozen=True):
    """The message that is the table card. `edition` is the edition of the table that it shows."""

    channel_id: int
    message_id: int
    posted_at: float
    edition: int


class Stint(Struct, frozen=True):
    """Somebody held a seat until entry `until` and does so no longer.

    Of earlier days the name may be empty and `until` negative.
    """

    seat: Seat
    until: int
    occupant: Occupant


class Erased(Struct, frozen=True):
    """Somebody had a seat, and their data deleted since.

    `alias`: the number below zero that stands for them in its results, 0 in what older programs wrote of a seat that was somebody
    else's by then; `rated`: they took part in ratings.
    """

    seat: Seat
    seal: int
    alias: int = 0
    rated: bool = False


class Oversight(Struct, frozen=True):
    """Who watches over a match, and what they did that goes on.

    `named`: the person who is referee of this table alone. `officials`: those who acted, as the notes of the log number them from 1.
    `since`: when the match was stopped, and `by` which of them (`None` while it runs); `stops`: the stretches in which it stood still
    before. `barred`: seats with the people whom a referee replaced there, or their seals. `erased`: who had a seat, and their data deleted
    since.
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

    `settings` holds every setting of the game, `chosen` the explicit ones; `seats` are the least and the most. `absence` is what happens
    when somebody's time is up (play/table/absence.py). `free`: anybody may take the seat of a bot. `rated`: the result counts for the
    ratings of those who take part in them. `automatic`: throws, draws and the like before which nothing can be chosen come by themselves.
    `ideas`: whether players may ask a coach (play/turn/coach.py).
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
    """What a matter keeps at a table under the name of this attribute.

    `nothing` if the table has none of it.
    """

    def __init__(self, nothing: T) -> None:
        self._nothing = nothing

    def __set_name__(self, owner: type[Table], name: str) -> None:
        self._name = name

    def __get__(self, table: Table, owner: type[Table]) -> T:
        found: T = table.matters.get(self._name, self._nothing)
        return found


class Table(Struct, frozen=True):
    """A table and the match played at it, as everybody may see it.

    `occupants` are in order of joining while the table is open, then by seat. `invited` empty: everybody may join. `late` are awaited
    seats whose time is up.
    `seed` is set once the match is over, `commitment` (its hash) as soon as it is dealt. `why` says what froze or
    closed it. `changed_at` is the time of the last change that a card can show. `past` is who held a seat before, by seat and time.
    `alone`: bots play on where no people are left. `imported_by`: who brought the record of a match here that was played elsewhere; such a
    table can only be looked at. `ideas_taken`: for how many decisions each seat asked a coach.
    `asked` are the seats that may answer already although others are awaited, `asked_since` the entry that brought the matter up: both
    follow from what everybody knows.
    `lesson` is the step reached of a match with a teacher (play/table/lessons.py), `None` for every other.
    `oversight`: who watches over the match.
    `language`: in which everybody reads of it; empty for a table of before there was a choice.
    `matters`: the values of the matters, by name (play/follows/matter.py); what only a newer program knows is kept as it is stored. Those
    that other rooms read too have an attribute.
    """

    match: int
    game: str
    version: int
    terms: Terms
    status: Status
    occupants: tuple[Occupant, ...]
    opener_id: int
    invited: tuple[int, ...]
    place: Place
    own_thread: bool
    card: CardRef | None
    edition: int
    seq: int
    to_act: tuple[Seat, ...]
    late: tuple[Seat, ...]
    followers: tuple[int, ...]
    commitment: str | None
    seed: str | None
    result: Result | None
    why: Msg | None
    rematch: int | None
    created_at: float
    changed_at: float
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
        """The seat of a person; `None` for everybody else."""
        for seat, occupant in enumerate(self.occupants):
            if occupant.person is not None and occupant.person.user_id == user_id:
                return Seat(seat)
        return None

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
        """Return the seats of people whose stand-in plays everything.

        Their time was up (play/follows/deputy.py).
        """
        return tuple(vacancy.seat for vacancy in self.vacancies if self.occupants[vacancy.seat].person is not None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats of people who play themselves."""
        stood_for = self.stood_for
        return tuple(seat for seat in self.people if seat not in stood_for)

    @property
    def is_solo(self) -> bool:
        """Return whether at most one person plays.

        Then nothing has to wait for the others or to hide from them.
        """
        return len(self.people) < 2

    def is_offered(self, seat: Seat) -> bool:
        """Whether anybody may take the seat of a caretaker."""
        return any(vacancy.seat == seat and vacancy.is_open for vacancy in self.vacancies)

    @property
    def paused(self) -> bool:
        """Return whether nobody is there but bots and stand-ins, so the match waits.

        It does not if somebody said that they shall play on.
        """
        return self.status == "running" and not self.present and not self.alone

    @property
    def stopped(self) -> bool:
        """Whether a referee lets the match stand still."""
        return self.status == "running" and self.oversight.since is not None

    def owner_of(self, seat: Seat) -> Person | None:
        """Return whose seat it is.

        The person in it, else the last one who sat there, for whom the bot keeps it. That of somebody whom nobody knows any more is
        nobody's.
        """
        person = self.occupants[seat].person
        for stint in self.past if person is None else ():
            if stint.seat == seat and (stint.occupant.person is not None or stint.occupant.bot == GONE):
                person = stint.occupant.person
        return person

    def kept_for(self, user_id: int) -> Seat | None:
        """The seat that a bot keeps for a person who left."""
        owners = ((seat, self.owner_of(seat)) for seat in self.bots)
        barred = [seat for seat, user in self.oversight.barred if user == user_id]
        return next((seat for seat, owner in owners if owner is not None and owner.user_id == user_id and seat not in barred), None)

    @property
    def players(self) -> tuple[Person, ...]:
        """Everybody who plays or played, each once."""
        held = [*self.occupants, *(stint.occupant for stint in self.past)]
        return tuple({occupant.person.user_id: occupant.person for occupant in reversed(held) if occupant.person is not None}.values())


Deputy: TypeAlias = Literal["small", "likely", "ask"]
"""What is answered for a person who is not there, beside their own orders: `small` questions, everything after a while as is most `likely`
(`play.follows.deputy`), or nothing: they want to be asked (`ask`)."""


class Absence(Struct, frozen=True):
    """The person in a seat is on holiday."""

    seat: Seat
    holiday: Holiday


class Logged(Struct, frozen=True):
    """An entry as one viewer may read it.

    When it was made, whether it was taken back later, and who made it.

    `who` and the notes name those who held the seats when it was made, also where others hold them now.
    """

    entry: Entry
    at: float
    undone: bool
    who: Who | None = None


class Position(Struct, frozen=True):
    """A view with what was awaited then, for stepping through a match."""

    seq: int
    last: int
    seat: Seat | None
    view: Any
    status: Msg
    to_act: tuple[Seat, ...]
