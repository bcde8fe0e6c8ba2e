"""A half-made move, for its picture: what its preview changes, and what is offered next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeAlias

from engine.values.core import Seat
from games.magellan.rules.board import Cell, Node, cell_of
from games.magellan.rules.values import Fly, GiveUp, Go, Land, Strike
from games.magellan.rules.view import Country, Group, MagellanView, Moved, What
from render import Draft

Pieces: TypeAlias = Counter[tuple[Seat, What, Node]]
"""How many alike pieces of a player stand where."""


@dataclass(frozen=True, slots=True)
class Changes:
    """A view, its preview (`after`), the differences, and what is offered next."""

    view: MagellanView
    after: MagellanView
    ways: tuple[Moved, ...]
    """The ways of the half-made move, without boarding and getting out."""
    arrived: Pieces
    """Pieces that stand where none stood before: moved, loaded, unloaded or bought."""
    gone: Pieces
    """Pieces that no longer stand where they stood."""
    gained: tuple[Country, ...]
    """Countries that the player gets."""
    offers: tuple[Cell, ...]
    """Cells offered as goals."""
    pieces: frozenset[Group]
    """Own pieces that are offered."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells to show for the half-made move, first those where it goes on."""
        flight, cells = self.after.flight, list[Cell]()
        flown = list[Cell]()
        if flight is not None:
            flown.append(flight.cell)
            if flight.origin:
                flown.append(cell_of(flight.origin))
        if self.after.chosen is not None:
            cells.append(cell_of(self.after.chosen.node))
        if self.view.flight is None:  # the plane took off in this move
            cells += flown
        for way in reversed(self.ways):
            cells += [cell_of(way.path[-1]), cell_of(way.path[0])]
        if not cells:
            cells += [cell_of(node) for _, _, node in (*self.arrived, *self.gone)]
        return tuple(dict.fromkeys(cells or flown))


def compare_draft(view: MagellanView, draft: Draft) -> Changes:
    """Return what a half-made move of the view's own seat changes."""
    after: MagellanView = draft.preview
    before_pieces, after_pieces = _pieces(view), _pieces(after)
    new = len(view.trail) if after.trail[: len(view.trail)] == view.trail else 0
    owned = () if view.seat is None else view.players[view.seat].held
    return Changes(
        view=view,
        after=after,
        ways=tuple(way for way in after.trail[new:] if way.path[0] != way.path[-1]),
        arrived=after_pieces - before_pieces,
        gone=before_pieces - after_pieces,
        gained=() if view.seat is None else tuple(country for country in after.players[view.seat].held if country not in owned),
        offers=_offered_cells(draft.values, after.points),
        pieces=frozenset(
            value.group if isinstance(value, GiveUp) else value for value in draft.values if isinstance(value, Group | GiveUp)
        ),
    )


def _pieces(view: MagellanView) -> Pieces:
    pieces: Pieces = Counter()
    for player in view.players:
        for group in player.groups:
            pieces[player.seat, group.what, group.node] += group.count
    return pieces


def _offered_cells(values: Collection[object], points: int) -> tuple[Cell, ...]:
    """Return the cells of goals within the points, and of enemies, among offered values."""
    cells = [cell_of(value.node) for value in values if isinstance(value, Go | Fly | Land) and value.points <= points]
    return tuple(dict.fromkeys((*cells, *(value.cell for value in values if isinstance(value, Strike)))))
