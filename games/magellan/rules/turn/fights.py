"""Who fights whom and where: pieces of enemies in one cell. rulebook: Wars."""

from __future__ import annotations

from functools import lru_cache

from engine.values.core import Seat
from games.magellan.rules.board import NATIONS, Cell, Node, cell_of
from games.magellan.rules.pieces import ABOARD, groups
from games.magellan.rules.state import Country, Kind, Plane, Player, Position, Ship, War
from games.magellan.rules.values import Fight

ORDER: tuple[Kind, ...] = ("plane", "ship", "jeep")
"""The order in which the kinds in one cell fight (ruling 12)."""
SORTIES = 2
"""How often a plane on a ship may bomb before a naval battle. rulebook: Second variant, 1d."""


def enemies(war: War | None, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats on other sides of the war; none for a seat that takes no part."""
    sides = war.sides if war is not None else ()
    own = [side for side in sides if seat in side]
    return tuple([other for side in sides if side not in own for other in side]) if own else ()


def allies(war: War | None, seat: Seat) -> tuple[Seat, ...]:
    """Return the other members of a seat's side."""
    return tuple([other for side in (war.sides if war else ()) if seat in side for other in side if other != seat])


def unguarded(position: Position, seat: Seat) -> dict[Country, Seat]:
    """Return enemies' countries without a jeep of the owner, and owners (rulebook: Wars, d)."""
    war = position.war
    if war is None or "jeep" not in war.pieces:
        return {}
    owners = [(foe, position.players[foe]) for foe in enemies(war, seat)]
    return {country: foe for foe, owner in owners for country in owner.countries if NATIONS[country].cell not in cells(owner, "jeep")}


def cells(player: Player, kind: Kind) -> frozenset[Cell]:
    """Return where a player's pieces of a kind fight; pieces aboard do not (ruling 12)."""
    if kind == "jeep":
        return _cells(player.jeeps)
    return _carrier_cells(player.ships if kind == "ship" else player.planes)


@lru_cache(maxsize=4096)
def _cells(nodes: tuple[Node, ...]) -> frozenset[Cell]:
    return frozenset(map(cell_of, nodes))


@lru_cache(maxsize=1024)
def _carrier_cells(pieces: tuple[Ship, ...] | tuple[Plane, ...]) -> frozenset[Cell]:
    return frozenset([cell_of(piece.node) for piece in pieces])


def fights(position: Position) -> tuple[Fight, ...]:
    """Return the fights of the player in turn; in each cell only the first kind of `ORDER`."""
    war, seat = position.war, position.seat
    foes = enemies(war, seat)
    if not foes or war is None:
        return ()
    own = position.players[seat]
    due: dict[Cell, tuple[Fight, ...]] = {}
    for kind in ORDER:
        if kind not in war.pieces:
            continue
        mine = cells(own, kind)
        if kind == "plane" and position.flight:
            mine |= {position.flight.cell}
        for foe in foes if mine else ():
            for cell in sorted(mine & cells(position.players[foe], kind)):
                if cell not in due or due[cell][0].kind == kind:
                    due[cell] = (*due.get(cell, ()), Fight(cell, kind, foe))
    return tuple([fight for cell in due for fight in due[cell]])


def cells_of_enemies(position: Position, kind: Kind) -> frozenset[Cell]:
    """Return the cells in which the player in turn would have to fight with a kind."""
    war = position.war
    if war is None or kind not in war.pieces:
        return frozenset()
    return frozenset[Cell]().union(*[cells(position.players[foe], kind) for foe in enemies(war, position.seat)])


def kinds_in(player: Player, cell: Cell) -> set[Kind]:
    """Return the kinds of a player's pieces that stand in a cell on their own."""
    return {ABOARD[group.what][0] for group in groups(player) if cell_of(group.node) == cell}


def targets(position: Position, cell: Cell, seat: Seat | None = None) -> tuple[Seat, ...]:
    """Return the enemies of a seat (`None`: the one in turn) with something to bomb in a cell.

    They have a jeep on land or a ship there. There are none if one of the enemies has a plane there (rulebook: first variant).
    """
    war = position.war
    if war is None or "plane" not in war.pieces:
        return ()
    foes = [(foe, kinds_in(position.players[foe], cell)) for foe in enemies(war, position.seat if seat is None else seat)]
    if any("plane" in kinds for _, kinds in foes):
        return ()
    return tuple([foe for foe, kinds in foes if kinds])


def carrier(player: Player, cell: Cell) -> Ship | None:
    """Return a ship in a cell whose plane may bomb; `None` if there is none.

    A ship whose plane has bombed already comes first, then one without a jeep.
    """
    ships = [ship for ship in player.ships if ship.load in ("plane", "both") and cell_of(ship.node) == cell and ship.sorties < SORTIES]
    return min(ships, key=lambda ship: (-ship.sorties, ship.load == "both", ship.node), default=None)


def can_raid(position: Position, seat: Seat, enemy: Seat, cell: Cell) -> bool:
    """Return whether a plane may bomb an enemy from its ship.

    It may not if an enemy's plane is there (rulebook: First variant, remark 1).
    """
    return carrier(position.players[seat], cell) is not None and enemy in targets(position, cell, seat)
