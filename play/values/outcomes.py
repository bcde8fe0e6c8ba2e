"""Results of undo, and of answers to the questions at a table."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.match.match import Entry
from engine.values.core import Msg, Seat
from play.values.stands import RefereeDeed
from play.values.types import Table


class Undone(Struct, frozen=True):
    """Entries were taken back; `entry` is the undo."""

    table: Table
    entry: Entry


class Voted(Struct, frozen=True):
    """Somebody voted on a seat whose time is up. `decided`: the decision; `None`: still open."""

    table: Table
    seat: Seat
    decided: str | None


class Undoing(Struct, frozen=True):
    """What an undo would do: take back all entries from `target` on.

    The people in the seats of `missing` have to agree.
    """

    table: Table
    target: int
    missing: tuple[Seat, ...]


class Ended(Struct, frozen=True):
    """The table was closed without a result."""

    table: Table


class AskedConsent(Struct, frozen=True):
    """The people in the seats of `missing` were asked the question `key` and have to agree."""

    table: Table
    missing: tuple[Seat, ...]
    key: str


class SeatGiven(Struct, frozen=True):
    """Somebody got the seat that they asked for."""

    table: Table
    seat: Seat


class Declined(Struct, frozen=True):
    """Somebody refused; the proposal is deleted."""

    table: Table


class RefereeActed(Struct, frozen=True):
    """A referee did something."""

    table: Table
    deed: RefereeDeed


class Upgraded(Struct, frozen=True):
    """Somebody voted on the rules of a match. `decided`: the decision; `None`: still open."""

    table: Table
    decided: str | None


class Heard(Struct, frozen=True):
    """Somebody answered a question of a matter and is shown `msg`."""

    table: Table
    msg: Msg


Agreed: TypeAlias = Undone | Ended | AskedConsent | SeatGiven | Declined | RefereeActed
"""The result of a question that needs consent."""

Answered: TypeAlias = Agreed | Voted | Upgraded | Heard
"""The result of an answer to any question at a table."""
