"""For decisions: what a half-made move changes, and what can be chosen next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.navegador.rules.board import REGION_NUMBER, RONDEL, Kind, Region, RondelField
from games.navegador.rules.view import LastMove, NavegadorView, PlayerView, Privilege, Sail, Ware
from render import Draft


@dataclass(frozen=True, slots=True)
class Changes:
    """A view and its preview: what a half-made move has done, and what it may do next.

    Without a half-made move `seat` is `None` and the two views are the same.
    """

    view: NavegadorView
    preview: NavegadorView
    seat: int | None = None
    done: LastMove | None = None
    """The report of the half-made move; `None` while nothing was chosen."""
    wares: tuple[Ware, ...] = ()
    """Colonies and buildings that may be bought."""
    privileges: frozenset[Kind] = frozenset()
    """Kinds whose privilege may be taken from the gallery."""
    kings: frozenset[Kind] = frozenset()
    """Kinds on which the King's privilege may be placed."""

    @property
    def field(self) -> RondelField | None:
        """The field of the rondel that was chosen."""
        return next((field for field in RONDEL if self.done is not None and field == self.done.what), None)

    @property
    def moves_stone(self) -> bool:
        """Whether the stone moves to the chosen field; it stays when the rest of a fleet sails."""
        return self.field is not None and self.done is not None and not self.done.is_rest

    @property
    def is_extra(self) -> bool:
        """Whether it is the extra sailing of the Navegador card."""
        return self.done is not None and self.done.what == "navegador"

    @property
    def sails(self) -> tuple[Sail, ...]:
        """The groups that sail in the half-made move."""
        return self.done.sails if self.done is not None else ()

    def bought(self, name: str) -> tuple[int, ...]:
        """Return the prices that the half-made move pays for a region's colonies or a building."""
        if self.done is None:
            return ()
        purchases = (*self.done.colonies, *self.done.buildings)
        return tuple(price for where, price in purchases if where == name)

    def offers(self, name: str, price: int) -> bool:
        """Return whether a colony or a building may be bought next at this price."""
        return any((ware.name, ware.price) == (name, price) for ware in self.wares)

    def ships(self, region: Region, seat: int) -> int:
        """Count a seat's ships in a region after the half-made move."""
        return self.preview.regions[REGION_NUMBER[region]].ships[seat]

    def own(self) -> tuple[PlayerView, PlayerView]:
        """Return the view's own player now, and after the half-made move."""
        assert self.view.seat is not None
        return self.view.players[self.view.seat], self.preview.players[self.view.seat]


def compare_draft(view: NavegadorView, draft: Draft) -> Changes:
    """Return what a draft of the view's seat changes and offers."""
    preview, asked, values = draft.preview, draft.asked, draft.values
    is_begun = preview.last != view.last
    if view.seat is None or view.stage == "over" or not (asked or is_begun):
        return Changes(view, view)
    kings: tuple[Any, ...] = values if asked == "king.place" else ()
    taken = [value for value in values if isinstance(value, Privilege)]
    return Changes(
        view,
        preview,
        view.seat,
        preview.last if is_begun else None,
        wares=tuple(value for value in values if isinstance(value, Ware)),
        privileges=frozenset(value.kind for value in taken if not value.is_king),
        kings=frozenset([*kings, *(value.kind for value in taken if value.is_king)]),
    )
