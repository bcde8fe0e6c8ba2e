"""The ways in which a ship may sail after its spin: at no cost, by a card, for a payment.

rulebook: Sailing, Wind, Hammer, Windless area, damaged ships; Repair card, Lucky wind card.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.values.core import Seat
from games.carta_magica.rules.board import HARBOUR, LUCKY_STEPS, REPAIR_PRICE, TOW_PRICE, WHEEL, Kind, Square, Token, WheelAction
from games.carta_magica.rules.options import Options
from games.carta_magica.rules.payment import card_of, means
from games.carta_magica.rules.reach import Bits, Reach, is_open, reach, squares_in
from games.carta_magica.rules.state import Condition, Position

Way: TypeAlias = Literal["sail", "lucky-wind", "tow", "repair", "repair-card"]
CARD_OF: dict[Way, Kind] = {"lucky-wind": "lucky_wind", "repair-card": "repair"}
"""The kind of card that a way of sailing uses up."""
FREED_BY: dict[Condition, WheelAction] = {"damaged": "hammer", "becalmed": "wind"}
"""What frees a stuck ship on the wheel."""
PAID_WAY: dict[Condition, Way] = {"damaged": "repair", "becalmed": "tow"}
CARD_WAY: dict[Condition, Way] = {"damaged": "repair-card", "becalmed": "lucky-wind"}


def others(position: Position, seat: Seat) -> Bits:
    """Return the squares of the other ships."""
    ships = 0
    for player in position.players:
        ships |= 1 << player.square
    return ships & ~(1 << position.players[seat].square)


def ransom(options: Options, condition: Condition) -> tuple[Token, int]:
    """Return what a stuck ship pays to sail: the price of a tow or a repair."""
    if condition == "becalmed":
        return ("gold" if options.is_towed_for_gold else "goods"), TOW_PRICE
    return ("goods" if options.is_repaired_for_goods else "gold"), REPAIR_PRICE


def price(options: Options, way: Way) -> tuple[Token, int] | None:
    """Return what a way of sailing costs in tokens; `None`: nothing."""
    if way == "tow":
        return ransom(options, "becalmed")
    return ransom(options, "damaged") if way == "repair" else None


def is_free(condition: Condition, spin: int) -> bool:
    """Return whether a ship sails at no cost: it is not stuck, or the wheel frees it."""
    return condition == "free" or FREED_BY[condition] in WHEEL[spin].actions


def ways(position: Position, seat: Seat) -> tuple[tuple[Way, int], ...]:
    """Return the ways open to the ship after the spin, with the steps of each.

    Lucky wind hurries a ship that sails by the wheel, and frees a stuck one. A ship that a card or a payment frees sails the
    number on the wheel (a ruling).
    """
    player, options, spin = position.players[seat], position.options, position.spin
    assert spin is not None
    steps = WHEEL[spin].steps
    if is_free(player.condition, spin):
        if not player.cards or card_of(player, "lucky_wind") is None:
            return (("sail", steps),)
        return (("sail", steps), ("lucky-wind", LUCKY_STEPS if options.is_lucky_five else steps + LUCKY_STEPS))
    open_ways: list[tuple[Way, int]] = []
    by_card = CARD_WAY[player.condition]
    kind, due = ransom(options, player.condition)
    if means(player, kind) >= due:
        open_ways.append((PAID_WAY[player.condition], steps))
    if card_of(player, CARD_OF[by_card]) is not None:
        open_ways.append((by_card, steps))
    return tuple(open_ways)


def reach_of(position: Position, seat: Seat, steps: int) -> Reach:
    """Return where a seat's ship can sail."""
    return reach(position.players[seat].square, steps, others(position, seat), position.options)


def can_sail(position: Position, seat: Seat, steps: int) -> bool:
    """Return whether there is a square to sail to."""
    origin = position.players[seat].square
    if position.options.is_exact and (steps % 2 == 0 or origin in HARBOUR):
        return bool(reach_of(position, seat, steps).ends)
    # an odd number of steps can always be sailed to and fro between two squares
    return is_open(origin, others(position, seat), position.options)


def free_steps(position: Position, seat: Seat) -> int:
    """Return the steps of sailing at no cost; 0 if the ship cannot sail at no cost."""
    return next((steps for way, steps in ways(position, seat) if way == "sail"), 0)


def reachable(position: Position, seat: Seat) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """Return the squares in reach at no cost, and those that a card or a payment adds."""
    free = paid = 0
    for way, steps in ways(position, seat):
        ends = reach_of(position, seat, steps).ends
        if way == "sail":
            free |= ends
        else:
            paid |= ends
    return tuple(squares_in(free)), tuple(squares_in(paid & ~free))
