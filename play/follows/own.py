"""The share of the turns of a seat that its owner played. Pure.

The owner's turns are those that they played by a move, an order or a prepared turn. Turns of others are those that a bot played in the
owner's seat, and answers that were given for the owner by a deputy, by a referee, or because their time was up. Three kinds of turns do not
count at all: small questions that a deputy answered, turns of other people in the seat, and turns of a bot before the owner first sat down.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.match.match import Entry, effective, read_host_entry
from engine.values.core import Seat
from engine.values.remarks import FOR_SOMEBODY, Remark
from play.values.types import Table

SMALL_ANSWERED = "play.note.small"
"""The note of the host before a small question that a deputy answers."""

OWN = 2 / 3
"""The least share of turns for which a result is its owner's own."""


def own_shares(table: Table, log: Iterable[Entry]) -> tuple[float, ...]:
    """Return the owner's share by seat, from 0 to 1; 1 if nothing is counted."""
    return tuple(_share(table, Seat(seat), effective(log)) for seat in range(len(table.occupants)))


def _share(table: Table, seat: Seat, log: tuple[Entry, ...]) -> float:
    """Return the share of the turns of one seat that its owner played."""
    owner = table.owner_of(seat)
    if owner is None:
        return 1.0
    small, for_owner = _host_entries(log, seat)
    own = others = 0
    has_sat = False
    for entry in log:
        if entry.seat != seat:
            continue
        holder = holder_at(table, seat, entry.seq)
        is_own = holder == owner.user_id
        has_sat = has_sat or is_own
        is_other_person = holder != 0 and not is_own
        if not has_sat or is_other_person or (is_own and entry.seq in small):
            continue
        if is_own and entry.seq not in for_owner:
            own += 1
        else:
            others += 1
    return own / (own + others) if own + others else 1.0


def _host_entries(log: Iterable[Entry], seat: Seat) -> tuple[set[int], set[int]]:
    """Return a seat's entries that the host made for its person: small questions, then others."""
    small: set[int] = set()
    others: set[int] = set()
    for entry in log:
        remark = read_host_entry(entry)
        if isinstance(remark, Remark) and remark.about in FOR_SOMEBODY and remark.numbers[0] == seat:
            is_small = any(note.msg.key == SMALL_ANSWERED for note in entry.notes)
            (small if is_small else others).add(entry.seq + 1)
    return small, others


def movers(table: Table, log: Iterable[Entry]) -> frozenset[int]:
    """Return the user ids of people who made a move themselves or by an order."""
    counting, users = effective(log), set()
    for seat in map(Seat, range(len(table.occupants))):
        answered = set[int]().union(*_host_entries(counting, seat))
        users |= {holder_at(table, seat, entry.seq) for entry in counting if entry.seat == seat and entry.seq not in answered}
    return frozenset(users - {0})


def holder_at(table: Table, seat: Seat, seq: int) -> int:
    """Return the user id of the holder of a seat at an entry; 0 for a bot or an erased person."""
    stints = sorted((stint for stint in table.past if stint.seat == seat), key=lambda stint: stint.until)
    occupant = next((stint.occupant for stint in stints if seq <= stint.until), table.occupants[seat])
    return 0 if occupant.person is None else occupant.person.user_id
