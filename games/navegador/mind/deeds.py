"""Lines without their dialogue and without notes, so that many can be played quickly."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Note, Seat
from games.navegador.rules.board import KIND_NUMBER, RONDEL, RondelField, building_prices
from games.navegador.rules.score import king_best
from games.navegador.rules.state import LastMove, Over, Position, Sailing, State
from games.navegador.rules.turn.closing import extra_ended, turn_ended
from games.navegador.rules.turn.market import trade
from games.navegador.rules.turn.work import Work

Groups: TypeAlias = tuple[tuple[int, int, int], ...]
"""Groups of ships as (origin, destination, number), in the order of sailing; groups that explore come first."""


class Deed(Struct, frozen=True, gc=False):
    """What a seat does with one line."""

    field: int | None
    """The rondel field; None without a step on the rondel."""
    worth: float
    """What the seat gains by it, in points."""
    paid: tuple[int, ...] = ()
    """The regions of the ships given for the step."""
    groups: Groups = ()
    explored: int | None = None
    """The region explored."""
    count: int = 0
    """Workers or ships bought."""
    units: tuple[int, ...] = ()
    """Units sold (positive) or processed (negative) by good."""
    colonies: tuple[tuple[int, int], ...] = ()
    """Regions, and how many colonies are founded there."""
    buildings: tuple[int, ...] = ()
    """Buildings bought by row of the chart."""
    kind: int | None = None
    """The privilege taken."""
    is_king: bool = False


class _Silence(list[Note]):
    """A list of notes that drops them."""

    def append(self, note: Note) -> None:
        """Drop the note."""

    def extend(self, notes: Iterable[Note]) -> None:
        """Drop the notes."""

    def insert(self, at: Any, note: Note) -> None:
        """Drop the note."""


_SILENCE = _Silence()
_NO_REPORT = LastMove(None, "start")


class Quiet(Work):
    """A `Work` without notes and without a report of the line."""

    __slots__ = ()

    def __init__(self, position: Position, seat: Seat) -> None:
        super().__init__(position, _NO_REPORT, seat)
        self.notes = _SILENCE

    def report(self, **fields: Any) -> None:
        """Drop the report."""

    def say(self, note: Any, *about: Any, **more: Any) -> None:
        """Drop the note without making it."""

    def table(self) -> Position:
        """Return the position with everything done so far; its last move is empty."""
        players = self.position.players
        players = (*players[: self.seat], self.player, *players[self.seat + 1 :])
        return replace(self.position, players=players, last=_NO_REPORT)


def do_deed(state: State, deed: Deed) -> State:
    """Return the state after a deed of the awaited seat."""
    stage, position = state.stage, state.position
    assert not isinstance(stage, Over)
    work = Quiet(position, stage.seat)
    if deed.field is not None and not isinstance(stage, Sailing):
        work.step(deed.field, deed.paid)
        _act(work, RONDEL[deed.field], deed)
        return _end_turn(work)
    _sail(work, deed)
    if isinstance(stage, Sailing) and not stage.is_extra:
        return _end_turn(work)
    return work.closed(extra_ended).state


def _end_turn(work: Work) -> State:
    """End a turn; in the last one the King's privilege is placed where it brings most."""
    best = king_best(work.player) if work.position.left is not None else None
    if best is not None:
        work.crown(KIND_NUMBER[best])
    return work.closed(turn_ended).state


def _act(work: Work, field: RondelField, deed: Deed) -> None:
    """Do a deed on a field of the rondel; without anything to do, nothing happens."""
    if field == "sailing":
        _sail(work, deed)
    elif field == "workers" or field == "ships":
        if deed.count:
            work.recruit(field, deed.count)
    elif deed.colonies:
        stacks = work.position.stacks
        work.found([(region, price) for region, count in deed.colonies for price in stacks[region][:count]])
    elif deed.kind is not None:
        work.take(deed.kind, deed.is_king)
    elif deed.buildings:
        on_sale = zip(building_prices(work.seats), work.position.built, deed.buildings, strict=True)
        work.build([(row, price) for row, (prices, sold, count) in enumerate(on_sale) for price in prices[sold : sold + count]])
    elif deed.units:
        market = work.position.market
        work.trade([trade(good, market[good], units) for good, units in enumerate(deed.units) if units])


def _sail(work: Work, deed: Deed) -> None:
    for origin, to, count in deed.groups:
        work.sail(origin, to, count)
    if deed.explored is not None:
        work.explore(deed.explored)
    work.arrive()
