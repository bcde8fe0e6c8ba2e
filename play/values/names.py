"""The names of the players of a table, now and earlier.

A message names a seat (`Who`). In an entry of the log that means the person who held the seat when the entry was made. If the seat has
changed hands since then, `Holders` replaces it by a number beyond the seats; `names` has a name for each of these numbers too.
"""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as restructured

from engine.bots import level
from engine.match.match import Entry
from engine.values.core import Arg, Msg, Say, Seat, Who
from play.values.alike import make_distinct, name_shown
from play.values.errors import NotAllowed
from play.values.types import GONE, Occupant, Oversight, Person, Table


def names(table: Table, say: Say) -> tuple[str, ...]:
    """Return the names at a table for one reader, as they are shown.

    In this order: the names by seat, those of people who held a seat before (in the order of `Table.past`), those of officials, and those
    of people who want a seat, are offered one, or are named as referee. In a lesson the bots have names of their own. No two names look
    alike.
    """
    holders = [*enumerate(table.occupants), *((stint.seat, stint.occupant) for stint in table.past)]
    holders += [(-1, Occupant(person)) for person in (*table.oversight.officials, *_beside(table))]
    known_names = {occupant.person.user_id: occupant.person.name for _, occupant in reversed(holders) if occupant.person is not None}
    plain: dict[tuple[str, int], str] = {}
    for seat, occupant in holders:
        person = occupant.person
        if person is None:
            name = occupant.name or say(_nameless(table, seat, occupant))
        else:
            name = known_names[person.user_id] or say(Msg("play.somebody"))
        plain.setdefault(_identity(seat, occupant), name_shown(name))
    distinct = dict(zip(plain, make_distinct([*plain.values()], [say(Msg("play.you"))]), strict=True))
    return tuple(distinct[_identity(seat, occupant)] for seat, occupant in holders)


def _beside(table: Table) -> tuple[Person, ...]:
    """Return the people who are named at a table without having had a seat there."""
    deed = None if table.proposal is None else table.proposal.deed
    people = (*(wish.person for wish in table.wishes), *(offer.person for offer in table.offers))
    perhaps = (table.oversight.named, None if deed is None else deed.person)
    return (*people, *(person for person in perhaps if person is not None))


def named_at(table: Table, person: Person) -> Who:
    """Return the `Who` of a person who has or had a seat, is an official, or is named there."""
    people = [*(occupant.person for occupant in table.holders), *table.oversight.officials, *_beside(table)]
    return Who(Seat(next(at for at, other in enumerate(people) if other is not None and other.user_id == person.user_id)))


def _nameless(table: Table, seat: int, occupant: Occupant) -> Msg:
    """Return the name of a seat without a person."""
    if occupant.bot == GONE:
        return Msg("privacy.somebody")
    if table.imported_by is not None:
        return Msg("record.seat", number=seat + 1)
    return Msg("play.lesson.name", number=seat + 1) if table.lesson is not None else bot_name(occupant.bot or "")


def _identity(seat: int, occupant: Occupant) -> tuple[str, int]:
    """Return a key for a person, the same in every seat, or for a bot in this seat."""
    return (occupant.bot or "", seat) if occupant.person is None else ("", occupant.person.user_id)


def bot_name(kind: str) -> Msg:
    """Return the name of a level of bots."""
    return Msg(f"play.bot.{level(kind)}")


def bot_strength(kind: str) -> Msg:
    """Return the strength of a level of bots in a word, with its name."""
    return Msg(f"play.strength.{level(kind)}")


def bot_manner(kind: str) -> Msg:
    """Return how a level of bots plays."""
    return Msg(f"play.manner.{level(kind)}")


def known_level(name: str) -> str:
    """Return the level for a present or former name; raises `NotAllowed` for any other."""
    try:
        return level(name)
    except KeyError:
        raise NotAllowed(Msg("play.no-such-bot", kind=name)) from None


def official(number: int) -> Msg:
    """Return a placeholder for an official by number; `Holders` replaces it by a `Who`."""
    return Msg("play.official", number=number)


def with_official(oversight: Oversight, person: Person) -> tuple[Oversight, int]:
    """Return the oversight with a person among its officials, and their number in notes."""
    known = [official.user_id for official in oversight.officials]
    if person.user_id in known:
        return oversight, known.index(person.user_id) + 1
    return restructured(oversight, officials=(*oversight.officials, person)), len(known) + 1


def player(table: Table, user_id: int) -> Who | None:
    """Return the `Who` of a person who plays or played at a table; `None` for others."""
    return next((Who(Seat(at)) for at, occupant in enumerate(table.holders) if occupant.user_id == user_id), None)


def as_own_message(msg: Msg, table: Table, seat: Seat) -> Msg:
    """Return a message that names the present person in a seat instead of the former ones."""
    before = {len(table.occupants) + at for at, stint in enumerate(table.past) if stint.seat == seat}

    def own(value: Arg) -> Arg:
        if isinstance(value, tuple):
            return tuple(map(own, value))  # type: ignore[arg-type]
        if isinstance(value, Who):
            return Who(seat) if value.seat in before else value
        return as_own_message(value, table, seat) if isinstance(value, Msg) else value

    return Msg(msg.key, **{name: own(value) for name, value in msg.args})


class Holders:
    """Who held which seat when."""

    def __init__(self, table: Table) -> None:
        self._past = table.past
        self._seats = len(table.occupants)
        self._until = max((stint.until for stint in table.past), default=-1)
        self._officials = len(table.oversight.officials)

    def holder(self, seat: Seat, seq: int) -> Seat:
        """Return the number that names the person who held a seat when entry `seq` was made."""
        stints = (at for at, stint in enumerate(self._past) if stint.seat == seat and stint.until >= seq)
        return next((Seat(self._seats + at) for at in stints), seat)

    def holders(self, seq: int) -> tuple[Seat, ...]:
        """Return the numbers that name the holders of all seats at that time."""
        return tuple(self.holder(Seat(seat), seq) for seat in range(self._seats))

    def name_holders(self, entry: Entry) -> Entry:
        """Return the entry with notes that name the officials and those who held the seats then."""
        if entry.seq > self._until and (entry.seat is not None or not self._officials):
            return entry
        return replace(entry, notes=tuple(restructured(note, msg=self.msg(note.msg, entry.seq)) for note in entry.notes))

    def msg(self, msg: Msg, seq: int) -> Msg:
        """Return the message with the holders of that time."""
        if seq > self._until and not self._officials:
            return msg
        return Msg(msg.key, **{name: self._arg(value, seq) for name, value in msg.args})

    def _arg(self, value: Arg, seq: int) -> Arg:
        if isinstance(value, tuple):
            return tuple(self._item(item, seq) for item in value)
        return self._item(value, seq)

    def _item(self, value: int | str | Msg | Who, seq: int) -> int | str | Msg | Who:
        """Return an argument, or an item of one, with the holders of that time."""
        if isinstance(value, Who):
            return Who(self.holder(value.seat, seq))
        if not isinstance(value, Msg):
            return value
        if value.key != official(0).key:
            return self.msg(value, seq)
        number = dict(value.args).get("number")
        if isinstance(number, int) and 1 <= number <= self._officials:
            return Who(Seat(self._seats + len(self._past) + number - 1))
        return value
