"""What is special now and what follows from it, in one or two short sentences: the first that holds of a fixed list."""

from __future__ import annotations

from engine.values.core import Msg, Seat, Who
from games.navegador.mind.answers import sea
from games.navegador.mind.quick import trades
from games.navegador.rules.board import (  # fmt: skip
    CIRCLE,
    GOODS,
    KIND_NUMBER,
    NAGASAKI,
    NEIGHBOURS,
    REGION_NUMBER,
    SELL,
    columns,
    losses,
    reach,
)
from games.navegador.rules.score import each
from games.navegador.rules.state import Position, Sailing, Ships, State
from games.navegador.rules.turn.rondel import can_use_card

FEW = 3
"""So few buildings on the chart that the end is near."""
POOR = 60
"""Cruzados with which little can be bought."""
RICH = 900
"""Cruzados that should work."""
SOON = 3
"""Steps after which the Navegador card goes on: a free move reaches the orange ship."""


def of_turn(state: State, seat: Seat) -> Msg:
    """What is special at the start of a turn."""
    position, player = state.position, state.position.players[seat]
    if position.left is not None:
        return Msg("navegador.stake.last")
    if player.field is None:
        return Msg("navegador.stake.first")
    has_card = can_use_card(position, seat)
    if has_card and CIRCLE - position.run <= SOON:
        return Msg("navegador.stake.card_goes")
    special = near_end(position) or contested(position, seat)
    if special is not None:
        return special
    _, income = trades(position.market, [len(prices) for prices in player.colonies], player.factories)
    if player.money < POOR:
        return Msg("navegador.stake.money", money=player.money, income=income)
    unknown = raced(position, seat)
    if unknown is not None:
        return unknown
    if has_card:
        return Msg("navegador.stake.card")
    if player.money >= RICH:
        return Msg("navegador.stake.rich", money=player.money)
    return top_price(position, seat) or Msg("navegador.stake.fields")


def top_price(position: Position, seat: Seat) -> Msg | None:
    """A good of which the seat can sell several at the highest price."""
    for good, row in enumerate(position.market):
        count = len(position.players[seat].colonies[good])
        if count > 1 and SELL[good][row] == SELL[good][0]:
            return Msg("navegador.stake.price", good=GOODS[good], price=SELL[good][row], count=count)
    return None


def near_end(position: Position) -> Msg | None:
    """That few buildings are left; `None` with more of them, or once the end was triggered."""
    left = sum(columns(len(position.players))) - sum(position.built)
    return Msg("navegador.stake.buildings", count=left) if 0 < left <= FEW and not position.is_ending else None


def contested(position: Position, seat: Seat) -> Msg | None:
    """A region with one colony left, where ships of the seat and of another player lie."""
    for region, stack in enumerate(position.stacks):
        if len(stack) == 1 and position.known >> region & 1 and position.players[seat].ships[region]:
            others = [other for other, player in enumerate(position.players) if other != seat and player.ships[region]]
            if others:
                return Msg("navegador.stake.colony", region=sea(region), who=Who(Seat(others[0])))
    return None


def raced(position: Position, seat: Seat) -> Msg | None:
    """An unknown region that the seat and another player can explore with their next sailing."""
    lost = losses(len(position.players))
    for region in range(1, len(lost)):
        if position.known >> region & 1 or region == NAGASAKI:
            continue
        able = [other for other in range(len(position.players)) if _can_explore(position, other, region, lost[region] + 1)]
        if seat in able and len(able) > 1:
            rival = next(other for other in able if other != seat)
            points = each(position.players[seat])[KIND_NUMBER["explorer"]]
            return Msg("navegador.stake.unknown", region=sea(region), points=points, who=Who(Seat(rival)))
    return None


def _can_explore(position: Position, seat: int, region: int, needed: int) -> bool:
    ships = position.players[seat].ships
    if not any(ships[other] or position.known >> other & 1 for other in NEIGHBOURS[region]):
        return False
    near = [count for at, count in enumerate(ships) if count and region in reach(at, position.phase, position.known)[1]]
    return sum(near) >= needed


def of_sailing(state: State, now: Position, seat: Seat, still: Ships) -> Msg:
    """Before the first group what exploring takes; then what has sailed, or what a look has shown."""
    sails = now.last.sails
    if sails:
        count, staying = sum([sail.count for sail in sails]), sum(still)
        if len(sails) == 1:
            origin, to = sea(REGION_NUMBER[sails[0].origin]), sea(REGION_NUMBER[sails[0].to])
            return Msg("navegador.stake.sailed", origin=origin, to=to, count=count, still=staying)
        return Msg("navegador.stake.sailed_many", count=count, still=staying)
    explored = state.position.last.explored
    if isinstance(state.stage, Sailing) and explored is not None:
        region = REGION_NUMBER[explored]
        return Msg("navegador.stake.look", region=sea(region), price=now.stacks[region][0])
    lost = losses(len(now.players))
    for region in range(1, len(lost)):
        if not now.known >> region & 1 and _can_explore(now, seat, region, lost[region] + 1):
            points = each(now.players[seat])[KIND_NUMBER["explorer"]]
            return Msg("navegador.stake.enter", region=sea(region), needed=lost[region] + 1, lost=lost[region], points=points)
    return Msg("navegador.stake.sail")
