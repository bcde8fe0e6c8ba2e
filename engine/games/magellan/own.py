"""A player's own pieces, taken from his view: what bots and standing orders reckon with."""

from __future__ import annotations

from engine.core import Seat
from engine.games.magellan.chart import BASES
from engine.games.magellan.pieces import LOAD, planes_sorted, ships_sorted
from engine.games.magellan.state import Plane, Player, Ship
from engine.games.magellan.view import MagellanView

_BASES = {base.name: base for base in BASES}


def player_of(view: MagellanView, seat: Seat) -> Player:
    """A player as the rules keep him; how far his ships have come round the world is not known."""
    seen = view.players[seat]
    base = _BASES[seen.base_name]
    jeeps = [group.node for group in seen.groups if group.what == "jeep" for _ in range(group.count)]
    ships = [Ship(group.node, LOAD[group.what]) for group in seen.groups if group.what in LOAD for _ in range(group.count)]
    planes = [
        Plane(group.node, group.what == "plane-jeep")
        for group in seen.groups
        if group.what in ("plane", "plane-jeep")
        for _ in range(group.count)
    ]
    return Player(
        seen.cash, base.land, base.sea, tuple(sorted(jeeps)), ships_sorted(ships), planes_sorted(planes), seen.countries, seen.place
    )
