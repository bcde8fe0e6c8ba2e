"""The names of the players of a table, of now and of then.

A message names a seat (`Who`). In an entry of the log it means whoever held the seat when the entry was made: `Holders` puts a number
beyond the seats in the place of one that has changed hands since, and `names` has a name for each of these numbers too.
"""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as restructured

from engine.bots import level
from engine.match.match import Entry
from engine.values.core import Arg, Msg, Say, Seat, Who
from play.values.alike import name_shown, told_apart
from play.values.errors import NotAllowed
from play.values.types import GONE, Occupant, Oversight, Person, Table


def names(table: Table, say: Say) -> tuple[str, ...]:
    """Return the names at a table for one reader, as they are shown.

    First that of each seat, then those of people who held one before (in the order of `Table.past`), of the officials, and of people
    who want a seat, are offered one, or are named as referee.

    No two of them read alike (play/values/alike.py). In a lesson the others have names of their own.
    """
    held = [*enumerate(table.occupants), *((stint.seat, stint.occupant) for stint in table.past)]
    held += [(-1, Occupant(person)) for person in (*table.oversight.officials, *_beside(table))]
    called = {occupant.person.user_id: occupant.person.name for _, occupant in reversed(held) if occupant.person is not None}
    plain: dict[tuple[str, int], str] = {}
    for seat, occupant in held:
        person = occupant.person
        if person is None:
            name = occupant.name or say(_nameless(table, seat, occupant))
        else:
            name = called[person.user_id] or say(Msg("play.somebody"))
        plain.setdefault(_identity(seat, occupant), name_shown(name))
    distinct = dict(zip(plain, told_apart([*plain.values()], [say(Msg("play.you"))]), strict=True))
    return tuple(distinct[_identity(seat, occupant)] for seat, occupant in held)


def _beside(table: Table) -> tuple[Person, ...]:
    """Who is named at a table without having had a seat there."""
    deed = None if table.proposal is None else table.proposal.deed
    named = (table.oversight.named, None if deed is None else deed.person)
    asking = (*(wish.person for wish in table.wishes), *(offer.person for offer in table.offers))
    return (*asking, *(person for person in named if person is not None))


def named_at(table: Table, person: Person) -> Who:
    """Return somebody who is named at a table, for a message about it.

    They sit or sat there, are an official, or are named there.
    """
    held = (*table.occupants, *(stint.occupant for stint in table.past))
    every = [*(occupant.person for occupant in held), *table.oversight.officials, *_beside(table)]
    return Who(Seat(next(at for at, other in enumerate(every) if other is not None and other.user_id == person.user_id)))


def _nameless(table: Table, seat: int, occupant: Occupant) -> Msg:
    """The name of a seat without a person."""
    if occupant.bot == GONE:
        return Msg("privacy.somebody")
    if table.imported_by is not None:
        return Msg("record.seat", number=seat + 1)
    return Msg("play.lesson.name", number=seat + 1) if table.lesson is not None else bot_name(occupant.bot or "")


def _identity(seat: int, occupant: Occupant) -> tuple[str, int]:
    """The same person wherever they sit; a bot of a kind in a seat."""
    return (occupant.bot or "", seat) if occupant.person is None else ("", occupant.person.user_id)


def bot_name(kind: str) -> Msg:
    """The name of a level of bots."""
    return Msg(f"play.bot.{level(kind)}")


def bot_strength(kind: str) -> Msg:
    """The strength of a level of bots in a word, with its name."""
    return Msg(f"play.strength.{level(kind)}")


def bot_manner(kind: str) -> Msg:
    """How a level of bots plays."""
    return Msg(f"play.manner.{level(kind)}")


def known_level(name: str) -> str:
    """The level that a name of today or of old stands for; raises `NotAllowed` for any other."""
    try:
        return level(name)
    except KeyError:
        raise NotAllowed(Msg("play.no-such-bot", kind=name)) from None


def official(number: int) -> Msg:
    """A referee or moderator in a note of the log, by their number at the table.

    `Holders` puts their name in its place.
    """
    return Msg("play.official", number=number)


def official_number(oversight: Oversight, person: Person) -> tuple[Oversight, int]:
    """Somebody among the officials of a match, and the number by which notes name them."""
    known = [official.user_id for official in oversight.officials]
    if person.user_id in known:
        return oversight, known.index(person.user_id) + 1
    return restructured(oversight, officials=(*oversight.officials, person)), len(known) + 1


def player(table: Table, user_id: int) -> Who | None:
    """A person who plays or played at a table, to be named in a message."""
    held = (*table.occupants, *(stint.occupant for stint in table.past))
    return next(
        (Who(Seat(at)) for at, occupant in enumerate(held) if occupant.person is not None and occupant.person.user_id == user_id), None
    )


def told_as_own(msg: Msg, table: Table, seat: Seat) -> Msg:
    """Return a message in which the person in a seat replaces the one before.

    It is for them alone, about what was played there.
    """
    before = {len(table.occupants) + at for at, stint in enumerate(table.past) if stint.seat == seat}

    def own(value: Arg) -> Arg:
        if isinstance(value, tuple):
            return tuple(map(own, value))  # type: ignore[arg-type]
        if isinstance(value, Who):
            return Who(seat) if value.seat in before else value
        return told_as_own(value, table, seat) if isinstance(value, Msg) else value

    return Msg(msg.key, **{name: own(value) for name, value in msg.args})


class Holders:
    """Who held which seat when."""

    def __init__(self, table: Table) -> None:
        self._past = table.past
        self._seats = len(table.occupants)
        self._until = max((stint.until for stint in table.past), default=-1)
        self._officials = len(table.oversight.officials)

    def then(self, seat: Seat, seq: int) -> Seat:
        """The number that names whoever held a seat when entry `seq` was made."""
        held = (at for at, stint in enumerate(self._past) if stint.seat == seat and stint.until >= seq)
        return next((Seat(self._seats + at) for at in held), seat)

    def all_then(self, seq: int) -> tuple[Seat, ...]:
        """The numbers that name the holders of all seats at that time."""
        return tuple(self.then(Seat(seat), seq) for seat in range(self._seats))

    def told(self, entry: Entry) -> Entry:
        """The entry with notes that name those who held the seats then, and the officials."""
        if entry.seq > self._until and (entry.seat is not None or not self._officials):
            return entry
        return replace(entry, notes=tuple(restructured(note, msg=self.msg(note.msg, entry.seq)) for note in entry.notes))

    def msg(self, msg: Msg, seq: int) -> Msg:
        """The message with the holders of that time."""
        if seq > self._until and not self._officials:
            return msg
        return Msg(msg.key, **{name: self._arg(value, seq) for name, value in msg.args})

    def _arg(self, value: Arg, seq: int) -> Arg:
        if isinstance(value, tuple):
            return tuple(self._one(item, seq) for item in value)
        return self._one(value, seq)

    def _one(self, value: int | str | Msg | Who, seq: int) -> int | str | Msg | Who:
        if isinstance(value, Who):
            return Who(self.then(value.seat, seq))
        if isinstance(value, Msg) and value.key == official(0).key:
            number = dict(value.args).get("number")
            is_known = isinstance(number, int) and 1 <= number <= self._officials
            return Who(Seat(self._seats + len(self._past) + number - 1)) if isinstance(number, int) and is_known else value
        return self.msg(value, seq) if isinstance(value, Msg) else value
