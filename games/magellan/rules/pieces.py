"""The pieces of players, alone and in groups, and their money.

The functions return players with another set of pieces, and positions in which money has moved. With the bank's account the sum of all
money stays 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from operator import attrgetter
from typing import TypeVar

from msgspec import convert
from msgspec.structs import replace

from data.tables import table
from engine.values.core import Seat
from games.magellan.rules.board import Cell, Node, cell_of
from games.magellan.rules.state import KINDS, Country, Debt, Group, Kind, Load, Loss, Plane, Player, Position, Ship, What, with_player

T = TypeVar("T")

SHIP_WHAT: dict[Load, What] = {"": "ship", "jeep": "ship-jeep", "plane": "ship-plane", "both": "ship-both"}
"""A ship with its load as a standing piece."""
LOAD: dict[What, Load] = {what: load for load, what in SHIP_WHAT.items()}
ABOARD: dict[What, tuple[Kind, ...]] = convert(table("magellan", "pieces")["standing"], dict[What, tuple[Kind, ...]])
"""The pieces that a standing piece with its load consists of; the first carries the others."""


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the items without the first that equals `item`."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]


def joined(nodes: tuple[Node, ...], node: Node) -> tuple[Node, ...]:
    """Return the sorted nodes with one more."""
    return tuple(sorted((*nodes, node)))


def without_country(player: Player, country: Country) -> Player:
    """Return the player without a country."""
    return replace(player, countries=without(player.countries, country))


_SHIP_ORDER = attrgetter("node", "load", "lap", "boarded", "sorties")
_PLANE_ORDER = attrgetter("node", "is_laden", "boarded")


def ships_sorted(ships: Iterable[Ship]) -> tuple[Ship, ...]:
    return tuple(sorted(ships, key=_SHIP_ORDER))


def planes_sorted(planes: Iterable[Plane]) -> tuple[Plane, ...]:
    return tuple(sorted(planes, key=_PLANE_ORDER))


@cache
def group_of(what: What, node: Node) -> Group:
    """Return a group, made once."""
    return Group(what, node)


def counted(player: Player) -> tuple[tuple[Group, int], ...]:
    """Return the groups of a player's pieces and their sizes: ships, planes, jeeps on land."""
    return _counted(player.ships, player.planes, player.jeeps)


@lru_cache(maxsize=1024)
def _counted(ships: tuple[Ship, ...], planes: tuple[Plane, ...], jeeps: tuple[Node, ...]) -> tuple[tuple[Group, int], ...]:
    """Count alike pieces: ships, planes, jeeps on land."""
    numbers: dict[tuple[What, Node], int] = {}
    for ship in ships:
        group: tuple[What, Node] = (SHIP_WHAT[ship.load], ship.node)
        numbers[group] = numbers.get(group, 0) + 1
    for plane in planes:
        group = ("plane-jeep" if plane.is_laden else "plane", plane.node)
        numbers[group] = numbers.get(group, 0) + 1
    alike = [(group_of(*group), number) for group, number in numbers.items()]
    return tuple(alike + [(group_of("jeep", node), jeeps.count(node)) for node in dict.fromkeys(jeeps)])


def groups(player: Player) -> tuple[Group, ...]:
    """Return the groups of a player's pieces."""
    return tuple([group for group, _ in counted(player)])


def group_count(player: Player, group: Group) -> int:
    """Return how many alike pieces a group has."""
    return next((number for other, number in counted(player) if other == group), 0)


def count(position: Position, seat: int, kind: Kind) -> int:
    """Count a player's pieces of a kind, those aboard others and in the air included."""
    player, flight = position.players[seat], position.flight
    if kind == "ship":
        return len(player.ships)
    loads = [ship.load for ship in player.ships]
    number = loads.count(kind) + loads.count("both")
    if flight is not None and seat == position.seat and (kind == "plane" or flight.is_laden):
        number += 1
    if kind == "plane":
        return number + len(player.planes)
    return number + len(player.jeeps) + (sum([plane.is_laden for plane in player.planes]) if player.planes else 0)


def added(player: Player, kind: Kind, number: int) -> Player:
    """Return the player with `number` new pieces on the start base. rulebook: Inventory."""
    if kind == "jeep":
        return replace(player, jeeps=tuple(sorted(player.jeeps + (player.base,) * number)))
    if kind == "ship":
        return replace(player, ships=ships_sorted(player.ships + (Ship(player.port),) * number))
    return replace(player, planes=planes_sorted(player.planes + (Plane(player.base),) * number))


def ship_of(player: Player, group: Group) -> Ship:
    """Return the ship of a group that moves.

    It is the one that has come farthest round the world; of equal ones, one whose jeep came aboard elsewhere.
    """
    return max(_ships(player, group), key=lambda ship: (abs(ship.lap), not ship.boarded))


def plane_of(player: Player, group: Group) -> Plane:
    """Return the plane of a group to fly or lose: first one whose jeep came from elsewhere."""
    is_laden = group.what == "plane-jeep"
    return min([plane for plane in player.planes if plane.node == group.node and plane.is_laden == is_laden], key=_PLANE_ORDER)


def _ships(player: Player, group: Group) -> list[Ship]:
    load = LOAD[group.what]
    return [ship for ship in player.ships if ship.node == group.node and ship.load == load]


def removed(player: Player, kind: Kind, group: Group) -> Player:
    """Return the player after losing a piece of `kind` of a group.

    What it carries is lost with it; the piece that carries it stays.
    """
    what, node = group.what, group.node
    if what == "jeep":
        return replace(player, jeeps=without(player.jeeps, node))
    if what in LOAD:
        ship = min(_ships(player, group), key=lambda ship: (abs(ship.lap), not ship.boarded, -ship.sorties))
        rest = without(player.ships, ship)
        if kind != "ship":
            left: Load = "plane" if what == "ship-both" and kind == "jeep" else ""
            rest = ships_sorted((*rest, Ship(node, left, ship.lap, sorties=ship.sorties if left else 0)))
        return replace(player, ships=rest)
    rest_planes = without(player.planes, plane_of(player, group))
    if kind == "jeep":
        rest_planes = planes_sorted((*rest_planes, Plane(node)))
    return replace(player, planes=rest_planes)


def lost_with(kind: Kind, group: Group) -> tuple[Kind, ...]:
    """Return what is lost with a piece of `kind` of a group: itself, then all it carries."""
    aboard = ABOARD[group.what]
    return aboard[aboard.index(kind) :]


def pieces_at(player: Player, cells: tuple[Cell, ...]) -> tuple[Group, ...]:
    """Return the groups standing in some cells."""
    return tuple([group for group in groups(player) if cell_of(group.node) in cells])


def candidates(position: Position, loss: Loss) -> tuple[tuple[Kind, Group], ...]:
    """Return what may be given up for a loss: a kind of piece and the group it is in.

    If the loss names cells, only the pieces that carry the others count: a jeep has to stand on land. Else jeeps aboard count too.
    """
    player, is_local = position.players[loss.seat], bool(loss.cells)
    kinds = KINDS if loss.kind == "any" else (loss.kind,)
    exposed = pieces_at(player, loss.cells) if is_local else groups(player)
    choices = []
    for kind in kinds:
        for group in exposed:
            pieces = ABOARD[group.what]
            if kind == pieces[0] or (kind in pieces and not is_local):
                choices.append((kind, group))
    return tuple(choices)


def received(position: Position, seat: Seat, amount: int) -> Position:
    """Pay a player from the bank; `amount` >= 0."""
    return with_player(position, seat, richer(position.players[seat], amount), bank=position.bank - amount)


def spent(position: Position, seat: Seat, amount: int) -> Position:
    """Let a player pay the bank an amount that they have."""
    return with_player(position, seat, richer(position.players[seat], -amount), bank=position.bank + amount)


def paid(position: Position, seat: Seat, amount: int, to: Seat | None = None) -> Position:
    """Let a player pay the bank or another player.

    What their cash does not cover becomes a debt. A payment of all their cash makes a debt of 0: so it is checked whether they are out
    (ruling 17).
    """
    covered = min(amount, position.players[seat].cash)
    after = handed(position, seat, to, covered) if covered else position
    is_broke = not after.players[seat].cash
    return replace(after, debts=(*after.debts, Debt(seat, amount - covered, to))) if is_broke else after


def handed(position: Position, seat: Seat, to: Seat | None, amount: int) -> Position:
    """Let a player pay the bank or another player an amount that they have."""
    if to is None:
        return spent(position, seat, amount)
    after = with_player(position, seat, richer(position.players[seat], -amount))
    return with_player(after, to, richer(after.players[to], amount))


def richer(player: Player, amount: int) -> Player:
    """Return a player with more cash, or less for a negative amount."""
    return replace(player, cash=player.cash + amount)
