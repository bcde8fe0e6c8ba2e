"""The ways in which a ship may sail after its spin: at no cost, with a card, or for a payment.

rulebook: Sailing, Wind, Hammer, Windless area, damaged ships; Repair card, Lucky wind card.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, Protocol, TypeAlias

from engine.core import Seat
from engine.games.carta_magica.board import ADVENTURES, HARBOUR, LUCKY_STEPS, REPAIR_PRICE, TOW_PRICE, WHEEL, Kind, Square, Token
from engine.games.carta_magica.reach import Bits, Reach, is_open, reach, squares_in
from engine.games.carta_magica.state import Condition, Player, Position

Way: TypeAlias = Literal["sail", "lucky-wind", "tow", "repair", "repair-card"]


CARD_OF: dict[Way, Kind] = {"lucky-wind": "lucky_wind", "repair-card": "repair"}
"""The card that a way uses up."""


def others(position: Position, seat: Seat) -> Bits:
    """The squares of the other ships."""
    found = 0
    for player in position.players:
        found |= 1 << player.square
    return found & ~(1 << position.players[seat].square)


def card_of(player: Player, kind: Kind) -> int | None:
    """The first card of a kind in a hand."""
    for card in player.cards:
        if _KINDS[card] == kind:
            return card
    return None


_KINDS = tuple(card.kind for card in ADVENTURES)


@cache
def _amounts(cards: tuple[int, ...], kind: Token) -> int:
    return sum(ADVENTURES[card].amount for card in cards if ADVENTURES[card].kind == kind and ADVENTURES[card].amount > 0)


def means(player: Player, kind: Token) -> int:
    """How much of a kind a player can spend, cards included."""
    tokens: int = getattr(player, kind)
    return tokens + _amounts(player.cards, kind) if player.cards else tokens


def price(position: Position, way: Way) -> tuple[Token, int] | None:
    """What a way costs."""
    if way == "tow":
        return ("gold" if position.options.is_towed_for_gold else "goods"), TOW_PRICE
    if way == "repair":
        return ("goods" if position.options.is_repaired_for_goods else "gold"), REPAIR_PRICE
    return None


class Ship(Protocol):
    """A ship of a player or of a view."""

    @property
    def condition(self) -> Condition: ...


def is_free(player: Ship, spin: int) -> bool:
    """Whether a ship sails at no cost after a spin: it is not stuck, or the wheel frees it."""
    return player.condition == "free" or ("wind" if player.condition == "becalmed" else "hammer") in WHEEL[spin].actions


def ways(position: Position, seat: Seat) -> tuple[tuple[Way, int], ...]:
    """The ways open to the ship after the spin, with the steps of each.

    Lucky wind hurries every ship that sails by the wheel, also one that the wheel has just freed; a stuck one it frees. Who is
    freed by a card or a payment sails the number on the wheel (a ruling).
    """
    player = position.players[seat]
    assert position.spin is not None
    segment = WHEEL[position.spin]
    if is_free(player, position.spin):
        if card_of(player, "lucky_wind") is None:
            return (("sail", segment.steps),)
        hurried = LUCKY_STEPS if position.options.is_lucky_five else segment.steps + LUCKY_STEPS
        return (("sail", segment.steps), ("lucky-wind", hurried))
    found: list[tuple[Way, int]] = []
    paid: Way = "tow" if player.condition == "becalmed" else "repair"
    due = price(position, paid)
    assert due is not None
    if means(player, due[0]) >= due[1]:
        found.append((paid, segment.steps))
    by_card: Way = "lucky-wind" if player.condition == "becalmed" else "repair-card"
    if card_of(player, "lucky_wind" if player.condition == "becalmed" else "repair") is not None:
        found.append((by_card, segment.steps))
    return tuple(found)


def reach_of(position: Position, seat: Seat, steps: int) -> Reach:
    """Where a seat's ship can sail."""
    return reach(position.players[seat].square, steps, others(position, seat), position.options)


def can_sail(position: Position, seat: Seat, steps: int) -> bool:
    """Whether there is a square to sail to."""
    origin = position.players[seat].square
    if position.options.is_exact and (steps % 2 == 0 or origin in HARBOUR):
        return bool(reach_of(position, seat, steps).ends)
    # an odd number of steps can always be sailed to and fro between two squares
    return is_open(origin, others(position, seat), position.options)


def free_steps(position: Position, seat: Seat) -> int:
    """The steps of sailing at no cost; 0 when there is none."""
    return next((steps for way, steps in ways(position, seat) if way == "sail"), 0)


def reachable(position: Position, seat: Seat) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """Squares in reach at no cost, and those that a card or a payment adds."""
    free = paid = 0
    for way, steps in ways(position, seat):
        ends = reach_of(position, seat, steps).ends
        if way == "sail":
            free |= ends
        else:
            paid |= ends
    return tuple(squares_in(free)), tuple(squares_in(paid & ~free))
