"""A sensible player: starts low, raises by the least, knows what a card is worth.

What things are worth is asked of the functions that quick play uses too (`manner`, `quick`).
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from engine.values.core import NONE, Ask, Form, Path, Seat, Token
from games.pizarro.mind import quick
from games.pizarro.mind.manner import HABITS, thumb
from games.pizarro.mind.quick import quiet_workbench
from games.pizarro.rules.board import NUMBER, STACK, Explorer
from games.pizarro.rules.prices import coming
from games.pizarro.rules.state import Bidding, Gambling, Paying, Position, State, Vetoing
from games.pizarro.rules.turn.auction import amounts
from games.pizarro.rules.turn.purchase import token

LEANINGS = 7
"""How many factors `Habits.leaning` has."""


def policy(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """Return a sensible answer to an ask."""
    assert isinstance(ask, Ask)
    free = [option for option in ask.options if option.blocked is None]
    if ask.several is not None:
        return _several(world, seat, ask)
    value = free[0].value if len(free) == 1 else _single(world, seat, ask, [option.value for option in free])
    return next(option.token for option in free if option.value == value)


def _several(world: State, seat: Seat, ask: Ask) -> Token:
    """Return money cards to pay with or to exchange, as a token."""
    assert ask.several is not None
    if ask.name == "swap":
        return token(quick.poor(world.position.players[seat].hand, ask.several.hi)) or NONE
    assert ask.so_far is not None
    won: State = ask.so_far()
    stage = won.at(Paying)
    return token(quick.payment(quiet_workbench(won.position), seat, NUMBER[stage.card], stage.price))


def _single(world: State, seat: Seat, ask: Ask, values: list[Any]) -> Any:
    """Return the value of the option to take."""
    position, player = world.position, world.position.players[seat]
    if ask.name == "veto":
        return quick.is_veto_wise(quiet_workbench(position), seat, NUMBER[world.at(Vetoing).card])
    if ask.name == "bid":
        return limit(world, seat) >= amounts(world, seat)[0]
    if ask.name == "bid.amount":
        stage = world.at(Bidding)
        if stage.bid or len(stage.queue) == 1:
            return values[0]
        return max(values[0], quick.opening(thumb(len(position.players)), limit(world, seat)))
    if ask.name == "under":
        return max(values, key=quick.money_rank)
    if ask.name == "pile":
        return max(values, key=lambda pile: (quick.pile_gain(player.piles[pile].values), pile))
    if ask.name == "half":
        return quiet_workbench(position).charts[seat].halves[position.phase]
    if ask.name == "gamble":
        return sum(world.at(Gambling).draws) < HABITS.gamble_stop
    return values[0]


def limit(world: State, seat: Seat) -> int:
    """Return the most that the card under auction is worth in money.

    It is its share of what the player spends in this phase.
    """
    position, stage = world.position, world.stage
    assert isinstance(stage, Bidding | Vetoing)
    work = quiet_workbench(position)
    return quick.limit(work, seat, NUMBER[stage.card], len(work.bidders(stage.card)), _taste(position, seat))


def price(position: Position, seat: Seat, card: Explorer) -> int:
    """Return the `limit`, apart from taste, for an explorer whose card is revealed next."""
    at = position.stack.index(card) if card in position.stack else len(position.stack)
    work = quiet_workbench(replace(position, stack=position.stack[:at] + position.stack[at + 1 :]))
    return quick.limit(work, seat, NUMBER[card], len(work.bidders(card)))


def sensible(state: State, seat: Seat) -> dict[Explorer, int]:
    """Return the prices that the sensible player has in mind now."""
    return {card: max(0, price(state.position, seat, card)) for card in coming(state, seat)}


def _taste(position: Position, seat: Seat) -> float:
    """Return how much a seat likes the card of an auction, as a factor near 1."""
    number = STACK[position.phase - 1] - len(position.stack)
    least, step = HABITS.leaning
    return least + step * ((seat * 5 + number * 3 + position.phase) % LEANINGS)  # as good as drawn by lot, and the same each time
