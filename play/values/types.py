"""The values that go in and out of the host. Discord ids are plain integers here; times are seconds since 1970."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from engine.core import Msg, Result, Seat, Who
from engine.match import Entry
from play.time.calendar import Holiday
from store.personal import GONE as GONE

Status: TypeAlias = Literal["open", "running", "finished", "closed", "frozen"]
"""`open`: seats are being filled. `closed`: ended without a result. `frozen`: the replay came out otherwise."""

LIVE: tuple[Status, ...] = ("open", "running", "frozen")
"""The tables that are not over."""


class Person(Struct, frozen=True):
    """Somebody on Discord. `name` is the display name when they last acted."""

    user_id: int
    name: str


class Occupant(Struct, frozen=True):
    """Who sits in a seat: exactly one of a person and a level of bots (`engine.bots.KINDS`); `GONE` in its place is somebody whom nobody
    knows any more (play/keeping/erasing.py).

    In the record of a match that was played elsewhere it is nobody (play/table/records.py), with the `name` that the record has, if any."""

    person: Person | None = None
    bot: str | None = None
    name: str = ""


class Place(Struct, frozen=True):
    """Where a table is: a channel (of a guild, unless it is a DM) and perhaps a thread of its own in it."""

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
    """Somebody held a seat until entry `until` and does so no longer. Of earlier days the name may be empty and `until` negative."""

    seat: Seat
    until: int
    occupant: Occupant


class Wish(Struct, frozen=True):
    """Somebody without a seat asks for that of a bot.

    `agreed` are the seats whose people agreed. `edition` is that of the table when it was asked. One that was `refused` stays, so that
    nobody is asked the same again.
    """

    person: Person
    seat: Seat
    edition: int
    agreed: tuple[Seat, ...] = ()
    refused: bool = False

    @property
    def key(self) -> str:
        """What is asked, in one word."""
        return f"seat{self.seat}-{self.person.user_id}"


class Erased(Struct, frozen=True):
    """Somebody had a seat, and their data deleted since. `alias`: the number below zero that stands for them in its results, 0 in what
    older programs wrote of a seat that was somebody else's by then; `rated`: they took part in ratings."""

    seat: Seat
    seal: int
    alias: int = 0
    rated: bool = False


class Oversight(Struct, frozen=True):
    """Who watches over a match, and what they did that goes on.

    `named`: the person who is referee of this table alone. `officials`: those who acted, as the notes of the log number them from 1.
    `since`: when the match was stopped, and `by` which of them (`None` while it runs); `stops`: the stretches in which it stood still
    before. `barred`: seats with the people whom a referee replaced there, or their seals. `offers`: seats with the people who may take
    them. `erased`: who had a seat, and their data deleted since.
    """

    named: Person | None = None
    officials: tuple[Person, ...] = ()
    since: float | None = None
    by: int = 0
    stops: tuple[tuple[float, float], ...] = ()
    barred: tuple[tuple[Seat, int], ...] = ()
    offers: tuple[tuple[Seat, Person], ...] = ()
    erased: tuple[Erased, ...] = ()

    def is_offered(self, seat: Seat, user_id: int) -> bool:
        """Whether somebody may take a seat because a referee wants it so."""
        return any(at == seat and person.user_id == user_id for at, person in self.offers)


class Deed(Struct, frozen=True):
    """What a referee does. `seat` and `person` are whom it is about, `number` the seconds of an extension or the first entry that is taken
    back, `bot` who plays on, `line` what the referee answers in the place of somebody absent (empty: their orders or a bot answer)."""

    kind: Literal["pause", "resume", "extend", "replace", "offer", "act", "rewind", "end", "stands"]
    seat: Seat = Seat(0)
    number: int = 0
    bot: str = ""
    person: Person | None = None
    line: str = ""


class Proposal(Struct, frozen=True):
    """Something that needs the consent of every person at the table.

    `undo`: take back from entry `target` on. `abandon`: end the match without a result. `deed`: what a referee who plays there wants to
    do. `missing` are the
    seats whose people have not agreed yet, `agreed` those who have. `edition` is that of the table when it was asked.
    """

    kind: Literal["undo", "abandon", "deed"]
    seat: Seat
    target: int
    missing: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()
    edition: int = 0
    deed: Deed | None = None

    @property
    def key(self) -> str:
        """The key of the question: an answer to an earlier question does not count for the present one."""
        return f"{self.kind}{self.target}" if self.deed is None else f"deed{self.edition}"


class Ballot(Struct, frozen=True):
    """The others decide what becomes of a seat whose time is up: who voted for what, until when. `edition` is that of the table when it
    was asked."""

    seat: Seat
    edition: int
    votes: tuple[tuple[Seat, str], ...] = ()
    until: float = 0.0

    @property
    def key(self) -> str:
        """What is asked, in one word."""
        return f"absent{self.seat}.{self.edition}"


class Vacancy(Struct, frozen=True):
    """The time of a seat was up, and it is kept for its owner until a moment: meanwhile their deputy plays everything. `is_open`: that is
    over, a bot plays, and anybody may take the seat; then `until` is when more substitutes are called, 0 when there are no more."""

    seat: Seat
    until: float
    is_open: bool = False


class Here(Struct, frozen=True):
    """Somebody is here until a time. `move_by`: when their short clock runs out, while they are awaited at a live table."""

    user_id: int
    until: float
    move_by: float | None = None


class Sprint(Struct, frozen=True):
    """Who of a table is here; `since` is the edition at which the first one came, `been` all who have been here since."""

    since: int
    here: tuple[Here, ...]
    been: tuple[int, ...]


class Upgrade(Struct, frozen=True):
    """A match comes out otherwise by newer rules, and its people decide by which it goes on.

    `version` is that of the newer rules; `holds` the last entry that they accept and tell as it was told, -1 for none; `old`: the rules
    by which it began are still shipped. `votes`: who voted for what. `edition` is that of the table when it was asked. `kept`: decided,
    it goes on by the older ones.
    """

    version: int
    holds: int
    old: bool
    votes: tuple[tuple[Seat, str], ...] = ()
    edition: int = 0
    kept: bool = False

    @property
    def key(self) -> str:
        """What is asked, in one word."""
        return f"rules{self.version}.{self.edition}"

    @property
    def choices(self) -> tuple[str, ...]:
        """What can be voted for, the gentlest first: `old` rules, `new` ones, to `end` the match."""
        return (*(("old",) if self.old else ()), *(("new",) if self.holds >= 0 else ()), "end")


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


class Table(Struct, frozen=True):
    """A table and the match played at it, as everybody may see it.

    `occupants` are in order of joining while the table is open, then by seat. `invited` empty: everybody may join. `late` are awaited
    seats whose time is up.
    `seed` is set once the match is over, `commitment` (its hash) as soon as it is dealt. `why` says what froze or
    closed it. `changed_at` is the time of the last change that a card can show. `past` is who held a seat before, by seat and time.
    `alone`: bots play on where no people are left. `wishes`: who asks for a seat. `imported_by`: who brought the record of a match here
    that was played elsewhere; such a table can only be looked at. `ideas_taken`: for how many decisions each seat asked a coach.
    `asked` are the seats that may answer already although others are awaited, `asked_since` the entry that brought the matter up: both
    follow from what everybody knows.
    `sprint`: who is here for a while, `None` when nobody said so.
    `lesson` is the step reached of a match with a teacher (play/table/lessons.py), `None` for every other. `ballots`: what is
    voted on because somebody's time is up (play/table/absence.py), `vacancies` the seats of those whose time was up.
    `oversight`: who watches over the match. `upgrade`: what its people decide about newer rules.
    `matters`: what else stands at the table, by the name of the matter (play/follows/matter.py); what only a newer program knows is kept as
    it is stored.
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
    proposal: Proposal | None
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
    wishes: tuple[Wish, ...] = ()
    imported_by: int | None = None
    asked: tuple[Seat, ...] = ()
    asked_since: int = 0
    sprint: Sprint | None = None
    ballots: tuple[Ballot, ...] = ()
    vacancies: tuple[Vacancy, ...] = ()
    ideas_taken: tuple[int, ...] = ()
    oversight: Oversight = Oversight()
    upgrade: Upgrade | None = None
    matters: Mapping[str, Any] = {}

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
        """The seats of people in whose place their deputy plays everything, because their time was up (play/follows/deputy.py)."""
        return tuple(one.seat for one in self.vacancies if self.occupants[one.seat].person is not None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats of people who play themselves."""
        stood_for = self.stood_for
        return tuple(seat for seat in self.people if seat not in stood_for)

    @property
    def is_solo(self) -> bool:
        """Whether at most one person plays, so that nothing has to wait for the others or to hide from them."""
        return len(self.people) < 2

    def is_offered(self, seat: Seat) -> bool:
        """Whether anybody may take the seat of a caretaker."""
        return any(vacancy.seat == seat and vacancy.is_open for vacancy in self.vacancies)

    @property
    def paused(self) -> bool:
        """Whether nobody is there but bots and deputies, and nobody said that they shall play on: the match waits for somebody."""
        return self.status == "running" and not self.present and not self.alone

    @property
    def stopped(self) -> bool:
        """Whether a referee lets the match stand still."""
        return self.status == "running" and self.oversight.since is not None

    def owner_of(self, seat: Seat) -> Person | None:
        """Whose seat it is: the person in it, else the last one who sat there, for whom the bot keeps it. That of somebody whom nobody
        knows any more is nobody's."""
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
        return tuple({one.person.user_id: one.person for one in reversed(held) if one.person is not None}.values())


Deputy: TypeAlias = Literal["small", "likely", "ask"]
"""What is answered for a person who is not there, beside their own orders: `small` questions, everything after a while as is most `likely`
(`play.follows.deputy`), or nothing: they want to be asked (`ask`)."""


class Absence(Struct, frozen=True):
    """The person in a seat is on holiday."""

    seat: Seat
    holiday: Holiday


class Logged(Struct, frozen=True):
    """An entry as one viewer may read it, when it was made, whether it was taken back later, and who made it.

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
