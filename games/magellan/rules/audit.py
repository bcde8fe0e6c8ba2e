"""The conservation laws: money, countries, history cards and pieces are all accounted for."""

from __future__ import annotations

from collections import Counter

from engine.values.core import Broken, Seat
from games.magellan.rules import cards
from games.magellan.rules.board import countries_in_play, is_node, is_sea
from games.magellan.rules.pieces import count, planes_sorted, ships_sorted
from games.magellan.rules.state import KINDS, LIMIT, Player, Position, State


def audit(state: State) -> None:
    """Raise `Broken` with what is wrong."""
    position = state.position
    money = position.bank + sum(player.cash for player in position.players)
    if money:
        raise Broken(f"money: {money} M too much")
    owned = [country for player in position.players for country in player.countries]
    _compare("countries", [*position.geographic, *position.open, *owned], countries_in_play(position.table.has_supplement))
    lying = [active.card for active in position.active] + ([] if position.war is None else [position.war.card])
    _compare("history cards", [*position.history, *lying], cards.playable(position.table))
    for seat, player in enumerate(position.players):
        _player(position, Seat(seat), player)
    if position.points < 0:
        raise Broken(f"{position.points} points left")


def _compare(what: str, there: list[str], due: tuple[str, ...]) -> None:
    """Check that cards are all there, and once each: `due` names none twice."""
    if len(there) != len(due) or set(there) != set(due):
        many, few = Counter(there) - Counter(due), Counter(due) - Counter(there)
        raise Broken(f"{what}: {sorted(many.elements())} too many, {sorted(few.elements())} too few")


def _player(position: Position, seat: Seat, player: Player) -> None:
    for kind in KINDS:
        if count(position, seat, kind) > LIMIT[kind]:
            raise Broken(f"seat {seat} has {count(position, seat, kind)} pieces of {kind}")
    if player.cash < 0:
        raise Broken(f"seat {seat} has {player.cash} M")
    if (
        player.jeeps != tuple(sorted(player.jeeps))
        or player.ships != ships_sorted(player.ships)
        or player.planes != planes_sorted(player.planes)
    ):
        raise Broken(f"the pieces of seat {seat} are not sorted")
    for node in (*player.jeeps, *(plane.node for plane in player.planes)):
        if not is_node(node) or is_sea(node):
            raise Broken(f"seat {seat} has a piece on {node}")
    for ship in player.ships:
        if not is_node(ship.node) or not is_sea(ship.node):
            raise Broken(f"seat {seat} has a ship on {ship.node}")
        if ship.load in ("plane", "both") and not position.table.is_expert:
            raise Broken(f"seat {seat} has a plane on a ship")
    if player.is_out and not player.countries and (player.jeeps or player.ships or player.planes):
        raise Broken(f"seat {seat} has left and has pieces")
