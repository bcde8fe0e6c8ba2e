"""A half-made move: what its preview changes, and what is offered next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from engine.values.core import Seat
from games.magellan.rules.board import Cell, Node, cell_of
from games.magellan.rules.values import Develop, Fly, GiveUp, Go, Land, Strike
from games.magellan.rules.view import KINDS, Country, Group, Kind, MagellanView, Moved, What
from render import Draft

Pieces: TypeAlias = Counter[tuple[Seat, What, Node]]
"""How many alike pieces of a player stand where."""


@dataclass(frozen=True, slots=True)
class OfferedCell:
    """A cell that is offered as a goal, and what going there costs.

    `points` is `None` for a flight that goes on from there.
    """

    cell: Cell
    points: int | None


@dataclass(frozen=True, slots=True)
class Changes:
    """A view, its preview (`after`), the difference, and what is offered next."""

    view: MagellanView
    after: MagellanView
    ways: tuple[Moved, ...]
    """The ways that the pieces of the half-made move go, boarding and getting out left out."""
    arrived: Pieces
    """Pieces that stand where none stood before: moved, loaded, unloaded or bought."""
    gone: Pieces
    """Pieces that no longer stand where they stood."""
    gained: tuple[Country, ...]
    sold: tuple[Country, ...]
    bought: tuple[tuple[Kind, int], ...]
    offers: tuple[OfferedCell, ...]
    """Cells offered as goals, the near ones first."""
    pieces: frozenset[Group]
    """Own pieces that are offered."""
    countries: frozenset[Country]
    """Countries that are offered: to develop or to sell."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is chosen yet."""
        return self.after == self.view

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells to show for the half-made move, those where it goes on first."""
        flight, cells = self.after.flight, list[Cell]()
        flown = [] if flight is None else [flight.cell, *([cell_of(flight.origin)] if flight.origin else [])]
        if self.after.chosen is not None:
            cells.append(cell_of(self.after.chosen.node))
        if self.view.flight is None:
            cells += flown
        for way in reversed(self.ways):
            cells += [cell_of(way.path[-1]), cell_of(way.path[0])]
        if not cells:
            cells += [cell_of(node) for _, _, node in (*self.arrived, *self.gone)]
        return tuple(dict.fromkeys(cells or flown))


def changes(view: MagellanView, draft: Draft) -> Changes:
    """Return what a half-made move of the view's own seat changes."""
    after: MagellanView = draft.preview
    before_pieces, after_pieces = _pieces(view), _pieces(after)
    seat = view.seat
    counts = () if seat is None else zip(KINDS, view.players[seat].counts, after.players[seat].counts, strict=True)
    return Changes(
        view=view,
        after=after,
        ways=tuple(way for way in _new_ways(view, after) if way.path[0] != way.path[-1]),
        arrived=after_pieces - before_pieces,
        gone=before_pieces - after_pieces,
        gained=_new_countries(view, after, seat),
        sold=_new_countries(after, view, seat),
        bought=tuple([(kind, now - then) for kind, then, now in counts if now > then]),
        offers=_offers(draft.values, after.points),
        pieces=frozenset(
            value.group if isinstance(value, GiveUp) else value for value in draft.values if isinstance(value, Group | GiveUp)
        ),
        countries=_offered_countries(draft),
    )


def _new_ways(view: MagellanView, after: MagellanView) -> tuple[Moved, ...]:
    """Return the ways that a preview adds to those of the turn."""
    count = len(view.trail)
    return after.trail[count:] if after.trail[:count] == view.trail else after.trail


def _pieces(view: MagellanView) -> Pieces:
    pieces: Pieces = Counter()
    for player in view.players:
        for group in player.groups:
            pieces[player.seat, group.what, group.node] += group.count
    return pieces


def _new_countries(before: MagellanView, after: MagellanView, seat: Seat | None) -> tuple[Country, ...]:
    """Return the countries of a seat in one view that it has not in another."""
    if seat is None:
        return ()
    return tuple(country for country in after.players[seat].held if country not in before.players[seat].held)


def _offers(values: Iterable[object], points: int) -> tuple[OfferedCell, ...]:
    """Return the goals within the points among offered values."""
    least: dict[Cell, int | None] = {}
    for value in values:
        if isinstance(value, Go | Fly | Land):
            cell = cell_of(value.node)
            fewest = least.get(cell)
            if value.points <= points and (fewest is None or value.points < fewest):
                least[cell] = value.points
        elif isinstance(value, Strike):
            least.setdefault(value.cell, None)
    order = sorted(least.items(), key=lambda entry: (entry[1] is None, entry[1], entry[0]))
    return tuple(OfferedCell(cell, cost) for cell, cost in order)


def _offered_countries(draft: Draft) -> frozenset[Country]:
    """Return countries to develop, and to sell if that is asked."""
    if draft.asked in ("sell.country", "owe.country"):
        return frozenset(draft.values)
    return frozenset(value.country for value in draft.values if isinstance(value, Develop))
