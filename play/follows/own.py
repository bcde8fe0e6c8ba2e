"""Whose play it was: the share of the turns of a seat that its owner played. Pure.

Their own moves, orders and prepared turns are theirs. Not theirs is what a bot played in their seat, what was answered because their time
was up or a referee wanted it, and what a deputy answered for them. Not counted are small questions that a deputy answered (nobody has to
be there for those), other people in the seat, and a bot before its owner first sat down.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.match.match import Entry, effective, told_by_host
from engine.values.core import Seat
from engine.values.remarks import FOR_SOMEBODY, Remark
from play.values.types import Table

SMALL_ANSWERED = "play.note.small"
"""The note of the host before a small question that a deputy answers."""

OWN = 2 / 3
"""The least share of turns for which a result is its owner's own: below it a caretaker has played for more than a third."""


def own_shares(table: Table, log: Iterable[Entry]) -> tuple[float, ...]:
    """Return the owner's share by seat, from 0 to 1; 1 if nothing is counted."""
    return tuple(_share(table, Seat(seat), effective(log)) for seat in range(len(table.occupants)))


def _share(table: Table, seat: Seat, log: tuple[Entry, ...]) -> float:
    owner = table.owner_of(seat)
    if owner is None:
        return 1.0
    small, for_them = _host_entries(log, seat)
    own = others = 0
    is_theirs = False
    for entry in log:
        if entry.seat != seat:
            continue
        holder = holder_at(table, seat, entry.seq)
        is_theirs = is_theirs or holder == owner.user_id
        if not is_theirs or holder not in (0, owner.user_id) or (entry.seq in small and holder):
            continue
        if holder and entry.seq not in for_them:
            own += 1
        else:
            others += 1
    return own / (own + others) if own + others else 1.0


def _host_entries(log: Iterable[Entry], seat: Seat) -> tuple[set[int], set[int]]:
    """Return a seat's entries that the host made for its person: small questions, and others."""
    small: set[int] = set()
    others: set[int] = set()
    for entry in log:
        remark = told_by_host(entry)
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
