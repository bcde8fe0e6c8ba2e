"""Who fights whom and where: pieces of enemies in one cell. rulebook: Wars."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Seat
from engine.games.magellan.chart.grid import Cell
from engine.games.magellan.chart.nodes import Node, cell_of
from engine.games.magellan.pieces import ABOARD, groups
from engine.games.magellan.state import Kind, Player, Position, War

ORDER: tuple[Kind, ...] = ("plane", "ship", "jeep")
"""In which order the kinds of one cell fight (ruling 12)."""


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight that the player in turn has to settle: the kind of pieces and the enemy, in a cell."""

    cell: Cell
    kind: Kind
    enemy: Seat


def enemies(war: War | None, seat: Seat) -> tuple[Seat, ...]:
    """The seats on other sides of the war; none for a seat that takes no part."""
    if war is None or not any(seat in side for side in war.sides):
        return ()
    return tuple([other for side in war.sides if seat not in side for other in side])


def allies(war: War | None, seat: Seat) -> tuple[Seat, ...]:
    """The other members of a seat's side."""
    return tuple([other for side in (war.sides if war else ()) if seat in side for other in side if other != seat])


def standing(player: Player, kind: Kind) -> tuple[Node, ...]:
    """Where pieces of a kind stand on their own: those aboard others do not fight (ruling 12)."""
    if kind == "jeep":
        return player.jeeps
    return tuple([piece.node for piece in (player.ships if kind == "ship" else player.planes)])


def fights(position: Position) -> tuple[Fight, ...]:
    """The fights of the player in turn, by cell; in a cell the first kind that meets an enemy comes first."""
    war, seat = position.war, position.seat
    foes = enemies(war, seat)
    if not foes or war is None:
        return ()
    own = position.players[seat]
    found: dict[Cell, tuple[Fight, ...]] = {}
    for kind in ORDER:
        if kind not in war.pieces:
            continue
        mine = {cell_of(node) for node in standing(own, kind)}
        if kind == "plane" and position.flight:
            mine.add(position.flight.cell)
        for foe in foes:
            theirs = {cell_of(node) for node in standing(position.players[foe], kind)}
            for cell in sorted(mine & theirs):
                if cell not in found or found[cell][0].kind == kind:
                    found[cell] = (*found.get(cell, ()), Fight(cell, kind, foe))
    return tuple([fight for cell in found for fight in found[cell]])


def meets(position: Position, kinds: tuple[Kind, ...], cell: Cell) -> bool:
    """Whether a piece of the player in turn of one of these kinds would have to fight in a cell."""
    war = position.war
    if war is None:
        return False
    foes = enemies(war, position.seat)
    return any(
        cell_of(node) == cell for foe in foes for kind in kinds if kind in war.pieces for node in standing(position.players[foe], kind)
    )


def targets(position: Position, cell: Cell) -> tuple[Seat, ...]:
    """The enemies that have something to bomb in a cell: a jeep on land or a ship, and no plane (rulebook: first variant)."""
    war = position.war
    if war is None or "plane" not in war.pieces:
        return ()
    foes = [
        (foe, {ABOARD[group.what][0] for group in groups(position.players[foe]) if cell_of(group.node) == cell})
        for foe in enemies(war, position.seat)
    ]
    if any("plane" in kinds for _, kinds in foes):
        return ()
    return tuple([foe for foe, kinds in foes if kinds])
