"""Plain human strategies of `pizarro`: each has one idea of what to bid for, and how high.

The sensible player says what a card is worth, and decides what a strategy has no opinion on (payments, halves, piles, exchanges,
vetoes).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from engine.values.core import Ask, Form, Path, Seat, Token
from games.pizarro.mind.policy import limit, policy
from games.pizarro.rules.board import EXPLORERS, PHASES, Explorer, must_leave, spaces
from games.pizarro.rules.payment import most_payable
from games.pizarro.rules.state import Bidding, Position, State
from games.pizarro.rules.turn.auction import amounts

Limit = Callable[[State, Seat], int]
"""The most that a seat bids for the card under auction, in ducats."""

DEAREST = 3
"""How many explorers the strategy `dearest` goes for."""
CHEAP = 4
"""Ducats that it gives for any other explorer at most."""
TIMID = 0.7
"""The share of the sensible player's limit that the strategy `passing` bids at most."""
FARES = (8, 10)
"""Ducats that the strategy `hoarding` gives for a ship at most, in phases I and II."""
FLEET = (4, 3)
"""Ships that it wants in phases I and II."""
BOLD = 1.6
"""How many times the sensible player's limit the strategy `overbidding` bids at most."""
LAST = PHASES[-1]


class Strategy(Struct, frozen=True):
    """One idea of how high to bid."""

    limit: Limit
    opening: float = 0.0
    """The share of the limit that each bid is at least; 0: it bids the least that is allowed."""

    def __call__(self, world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
        """Answer an ask, as `Mind.policy`."""
        assert isinstance(ask, Ask)
        if ask.name in ("bid", "bid.amount"):
            able = amounts(world, seat)
            most_bid = min(self.limit(world, seat), able[-1]) if able else 0
            if ask.name == "bid":
                is_bid = bool(able) and most_bid >= able[0]
                return next(option.token for option in ask.options if option.value == is_bid)
            bid = max(able[0], int(most_bid * self.opening))
            return next(option.token for option in ask.options if option.value == bid)
        return policy(world, seat, ask, path, rng)


def _card(world: State) -> Explorer:
    stage = world.at(Bidding)
    return stage.card


def printed_value(position: Position, explorer: Explorer) -> float:
    """Return what the spaces of an explorer show; the last phase counts twice.

    A crown counts one, a bag two, an action one.
    """
    total = 0
    for space in spaces(position.sides):
        if space.explorer == explorer:
            shown = space.crowns + 2 * space.bags + (1 if space.action is not None else 0)
            total += 2 * shown if space.phase == LAST else shown
    return total


def best(position: Position) -> set[Explorer]:
    """Return the explorers whose spaces show most."""
    return set(sorted(EXPLORERS, key=lambda explorer: -printed_value(position, explorer))[:DEAREST])


def _dearest(world: State, seat: Seat) -> int:
    """Bid half as much again for the best explorers, and little for the others."""
    position, usual = world.position, limit(world, seat)
    return usual * 3 // 2 if _card(world) in best(position) else min(usual, CHEAP)


def _passing(world: State, seat: Seat) -> int:
    """Bid less than a card is worth; in the last phase as much as it is worth."""
    phase, usual = world.position.phase, limit(world, seat)
    return usual if phase == LAST else int(usual * TIMID)


def _hoarding(world: State, seat: Seat) -> int:
    """Buy a few cheap ships that can go on, and keep the money for the last phase."""
    position, usual = world.position, limit(world, seat)
    if position.phase == LAST:
        money = most_payable(position.players[seat].hand, must_leave(position.sides, _card(world)))
        return usual * 2 if usual < money else usual
    moved = sum([ship.phase == position.phase for ship in position.players[seat].ships])
    at = position.phase - 1
    return min(usual, FARES[at]) if moved < FLEET[at] else 0


def _overbidding(world: State, seat: Seat) -> int:
    """Bid more than anybody else would give while the money lasts."""
    return int(limit(world, seat) * BOLD)


STRATEGIES = {
    "dearest": Strategy(_dearest),
    "passing": Strategy(_passing),
    "hoarding": Strategy(_hoarding),
    "overbidding": Strategy(_overbidding, opening=0.8),
}
"""`dearest`: the explorers whose spaces show most, and little else. `passing`: passes early, and takes what is cheap. `hoarding`: saves for
the last phase. `overbidding`: opens high and goes higher than others."""
