"""The conservation laws: nothing on the table appears or vanishes."""

from __future__ import annotations

from engine.values.core import Broken
from games.navegador.rules import board
from games.navegador.rules.state import Over, Player, Position, Sailing, State, owned


def audit(state: State) -> None:
    """Raise `Broken` with what is wrong."""
    position, stage = state.position, state.stage
    _tokens(position)
    _privileges(position)
    _buildings(position)
    _regions(position, is_rest=isinstance(stage, Sailing))
    _card(position)
    for seat, player in enumerate(position.players):
        _player(seat, player, position.is_goa, isinstance(stage, Over))
    if not all(0 <= row <= board.LAST_ROW for row in position.market):
        raise Broken(f"price markers in rows {position.market}")
    if isinstance(stage, Over) != (position.left == 0):
        raise Broken(f"{position.left} turns are left in stage {stage}")
    if isinstance(stage, Sailing):
        fleet = position.players[stage.seat].ships
        if any(still > ships for still, ships in zip(stage.still, fleet, strict=True)):
            raise Broken(f"{stage.still} ships have not sailed")


def _tokens(position: Position) -> None:
    for good, tokens in enumerate(board.TOKENS):
        counted = [position.removed[good]]
        for region, stack in enumerate(position.stacks):
            if board.GOOD_OF[region] == good:
                counted += stack
        for player in position.players:
            counted += player.colonies[good]
        if sorted(counted) != sorted(tokens):
            raise Broken(f"tokens of good {good}: {sorted(counted)}")


def _privileges(position: Position) -> None:
    for kind, name in enumerate(board.KINDS):
        taken = sum(player.privileges[kind] for player in position.players)
        if position.gallery[kind] + position.reserve[kind] + taken != board.PRIVILEGE_TOKENS:
            raise Broken(f"{position.gallery[kind]} + {position.reserve[kind]} + {taken} privileges for {name}")


def _buildings(position: Position) -> None:
    players = position.players
    owners = [sum(player.factories[good] for player in players) for good in range(board.FACTORIES)]
    owners.append(sum(player.shipyards for player in players) - board.START["shipyards"] * len(players))
    owners.append(sum(player.churches for player in players) - board.START["churches"] * len(players))
    is_in_row_order = (board.SHIPYARD, board.CHURCH) == (board.FACTORIES, board.FACTORIES + 1)
    if not is_in_row_order or tuple(owners) != position.built:
        raise Broken(f"{position.built} buildings were sold, {owners} are owned")
    if any(sold > count for sold, count in zip(position.built, board.building_counts(len(players)), strict=True)):
        raise Broken(f"{position.built} buildings were sold")


def _regions(position: Position, is_rest: bool) -> None:
    explored = sorted(region for player in position.players for region in player.explorers)
    if explored != [region for region in range(len(board.REGIONS)) if position.is_known(region) and region != board.PORTUGAL]:
        raise Broken(f"explorers of {explored}")
    for region in explored:
        if list(position.stacks[region]) != sorted(position.stacks[region]):
            raise Broken(f"the colonies of {board.REGIONS[region]} are not sorted")
    if max((board.OPENS[region] for region in explored), default=0) != max(position.opening, 0 if position.phase == 1 else position.phase):
        raise Broken(f"phase {position.phase} with explorers of {explored}")
    if position.opening and not is_rest:
        raise Broken(f"phase {position.opening} has not started")
    if board.NAGASAKI in explored and not position.is_ending:
        raise Broken("Nagasaki did not trigger the end")


def _card(position: Position) -> None:
    field = position.players[position.holder].field
    if (position.marked is None) != (field is None):
        raise Broken(f"the orange ship is on {position.marked}, its holder on {field}")
    if position.marked is not None and (not 0 <= position.run < board.CIRCLE or (position.marked + position.run) % board.CIRCLE != field):
        raise Broken(f"{position.run} steps from field {position.marked} to field {field}")


def _player(seat: int, player: Player, is_goa: bool, is_over: bool) -> None:
    if player.money < 0 or player.money % 10:
        raise Broken(f"seat {seat} has {player.money} cruzados")
    if not board.LEAST_WORKERS <= player.workers <= board.MOST_WORKERS:
        raise Broken(f"seat {seat} has {player.workers} workers")
    if min(player.ships) < 0 or sum(player.ships) > board.SHIPS:
        raise Broken(f"seat {seat} has ships {player.ships}")
    if max(owned(player)) > board.PRIVILEGES:
        raise Broken(f"seat {seat} has privileges {owned(player)}")
    if player.king == ("held" if is_goa else "goa"):
        raise Broken(f"the King's privilege of seat {seat} is {player.king}")
    if is_over and player.king == "held" and min(owned(player)) < board.PRIVILEGES:
        raise Broken(f"the King's privilege of seat {seat} was not placed")
