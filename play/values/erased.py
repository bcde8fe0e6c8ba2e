"""What an unfinished match remembers of people who had their data deleted.

Otherwise people could delete their data to get back a seat from which a referee removed them, to see a second hand, to get a new time bank,
or to avoid a rating.

Nothing of it names anybody. A *seal* is a number below zero, computed from a person's id and the match. The id cannot be read from it, and
a person who comes back has the same seal. Seals are removed when the match ends (`unseal`).
"""

from __future__ import annotations

from hashlib import blake2b

from msgspec.structs import replace

from engine.values.core import Seat
from play.values.types import Erased, Oversight, Table


def seal(match: int, user_id: int) -> int:
    """Return the seal by which a match knows a person who had their data deleted."""
    return -1 - int.from_bytes(blake2b(f"{match} {user_id}".encode(), digest_size=7, person=b"caravel seal").digest(), "big")


def seats_held(table: Table, user_id: int) -> tuple[Seat, ...]:
    """Return all seats that a person has or had, so that nobody ever knows two hands."""
    sealed = seal(table.match, user_id)
    holders = [*enumerate(table.occupants), *((stint.seat, stint.occupant) for stint in table.past)]
    seats = [seat for seat, occupant in holders if occupant.user_id == user_id]
    seats += [erased.seat for erased in table.oversight.erased if erased.seal == sealed]
    return tuple(Seat(seat) for seat in dict.fromkeys(seats))


def was_theirs(table: Table, seat: Seat, user_id: int) -> bool:
    """Return whether a seat without owner was this person's until their data were deleted."""
    last = last_erased_owner(table, seat)
    return table.owner_of(seat) is None and last is not None and last.seal == seal(table.match, user_id)


def last_erased_owner(table: Table, seat: Seat) -> Erased | None:
    """Return the last owner of a seat among the deleted people, or `None`."""
    return next((erased for erased in reversed(table.oversight.erased) if erased.seat == seat and erased.alias), None)


def is_barred(table: Table, seat: Seat, user_id: int) -> bool:
    """Return whether a referee replaced this person in a seat."""
    return not {user_id, seal(table.match, user_id)}.isdisjoint(user for at, user in table.oversight.barred if at == seat)


def unseal(watched: Oversight) -> Oversight:
    """Return the oversight of a match that is over, without what only running ones need."""
    return replace(watched, erased=(), barred=tuple(row for row in watched.barred if row[1] > 0))
