"""The sensible player of `pizarro` as it was before any bot looked ahead."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from engine.core import NONE, Ask, Form, Path, Seat, Token
from engine.games.pizarro.board import CROWNS, EXPLORERS, PHASES, SET, SHIPS, STACK, Explorer, Half, Sides, is_divided, must_leave, space
from engine.games.pizarro.payment import Cards, crowns, fewest_crowns, most, nearest
from engine.games.pizarro.score import pile_points
from engine.games.pizarro.state import Bidding, Gambling, Paying, Pile, Player, Position, State, Vetoing
from engine.games.pizarro.turn.auction import amounts
from engine.games.pizarro.turn.flow import bidders
from engine.games.pizarro.turn.purchase import open_piles, token

LAST = PHASES[-1]

CARD_WORTH = 2.2
"""Points that one more money card is worth on average: its crowns, and its money in later auctions."""
LATE_CARD_WORTH = 2.0
"""The same in the last phase, when only its crowns count."""
MONEY_WORTH = 0.16
"""Points for one ducat in hand between phases."""
GAMBLE_STOP = 14
"""Turning up cards pays below this sum only."""
LATER = (0.45, 0.3)
"""Share of the next and of the last phase's gain that a new ship is worth now."""
POOR_CARD = 3.0
"""A money card worth less than this, in crowns and a quarter of its money, is exchanged."""


def policy(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """A sensible answer to an ask."""
    assert isinstance(ask, Ask)
    free = [option for option in ask.options if option.blocked is None]
    if ask.several is not None:
        return _several(world, seat, ask)
    value = free[0].value if len(free) == 1 else _single(world, seat, ask, [option.value for option in free])
    return next(option.token for option in free if option.value == value)


def _several(world: State, seat: Seat, ask: Ask) -> Token:
    """Money cards to pay with or to exchange, as a token."""
    assert ask.several is not None
    if ask.name == "swap":
        poor = [option for option in ask.options for _ in range(option.count) if is_poor(option.value)]
        return token(tuple(option.value for option in poor[: ask.several.hi])) or NONE
    assert ask.so_far is not None
    won: State = ask.so_far()
    assert isinstance(won.stage, Paying)
    return token(_payment(won.position, won.position.players[seat], won.stage.card, won.stage.price))


def is_poor(value: int) -> bool:
    """Whether a money card is exchanged for an unknown one."""
    return CROWNS[value] + value / 4 < POOR_CARD


def _single(world: State, seat: Seat, ask: Ask, values: list[Any]) -> Any:
    """The value of the option to take."""
    position = world.position
    player = position.players[seat]
    if ask.name == "veto":
        return is_veto_wise(world, seat)
    if ask.name == "bid":
        return limit(world, seat) >= amounts(world, seat)[0]
    if ask.name == "bid.amount":
        return max(values[0], limit(world, seat) // 2)
    if ask.name == "under":
        return max(values, key=lambda card: (CROWNS[card], -card))
    if ask.name == "pile":
        return max(values, key=lambda pile: (len(player.piles[pile].values), pile))
    if ask.name == "half":
        return max(values, key=lambda half: _gain(position.sides, "vasco_da_gama", position.phase, half))
    if ask.name == "gamble":
        assert isinstance(world.stage, Gambling)
        return sum(world.stage.draws) < GAMBLE_STOP
    return values[0]


def _payment(position: Position, player: Player, card: Explorer, price: int) -> Cards:
    """In the last phase only the crowns count, before that the money too."""
    leave = must_leave(position.sides, card)
    if position.phase == LAST:
        return fewest_crowns(player.hand, price, leave, position.is_exact)
    return nearest(player.hand, price, leave)


def is_veto_wise(world: State, seat: Seat) -> bool:
    """A good card comes too early for somebody who has less than the others."""
    position, stage = world.position, world.stage
    assert isinstance(stage, Vetoing)
    able = bidders(position, stage.card)
    others = [len(position.players[other].hand) for other in able if other != seat]
    if seat not in able or not others or len(position.stack) < 3:
        return False
    player = position.players[seat]
    return worth(position, player, stage.card) >= 6 and len(player.hand) < min(others)


def limit(world: State, seat: Seat) -> int:
    """The most that the card under auction is worth in money: its share of what the player can spend in this phase."""
    position, stage = world.position, world.stage
    assert isinstance(stage, Bidding)
    return _offer(position, seat, stage.card, stage.bid, _taste(position, seat))


def price(position: Position, seat: Seat, card: Explorer) -> int:
    """The same for an explorer whose card may be revealed next."""
    at = position.stack.index(card) if card in position.stack else len(position.stack)
    return _offer(replace(position, stack=position.stack[:at] + position.stack[at + 1 :]), seat, card, 0, 1.0)


def _offer(position: Position, seat: Seat, card: Explorer, standing: int, taste: float) -> int:
    player = position.players[seat]
    points = worth(position, player, card)
    if points <= 0:
        return 0
    wanted = sum([worth(position, player, other) * position.stack.count(other) for other in EXPLORERS if _is_open(position, player, other)])
    rivals = max(2.0, len(bidders(position, card)) * 0.8)
    money = sum(player.hand) * (1.0 if position.phase == LAST else 0.8)
    offer = min(int(money * points / (points + wanted / rivals) * taste) + 1, most(player.hand, must_leave(position.sides, card)))
    while offer > standing and _price_points(position, player, card, offer) >= points:
        offer -= 1
    return offer


def _price_points(position: Position, player: Player, card: Explorer, price: int) -> float:
    """What paying a price costs in points: crowns, and before the last phase the money itself."""
    given_up = crowns(_payment(position, player, card, price))
    return given_up if position.phase == LAST else 0.4 * given_up + MONEY_WORTH * price


def _taste(position: Position, seat: Seat) -> float:
    """Players differ a little in what they like, the same way during an auction."""
    number = STACK[position.phase - 1] - len(position.stack)
    return 0.85 + 0.05 * ((seat * 5 + number * 3 + position.phase) % 7)


def _is_open(position: Position, player: Player, card: Explorer) -> bool:
    """Whether the player can still buy a card of this explorer in this phase, after the one under auction."""
    if position.phase == PHASES[0]:
        return len(player.ships) + 1 < SHIPS
    return any(ship.explorer == card and ship.phase == position.phase - 1 for ship in player.ships)


def worth(position: Position, player: Player, card: Explorer) -> float:
    """Points that buying a card of this explorer now brings in the end, roughly."""
    sides, phase = position.sides, position.phase
    halves: tuple[Half, ...] = ("left", "right") if is_divided(sides, card, phase) else (None,)
    points = max([_gain(sides, card, phase, half) for half in halves])
    points += sum([share * _prospect(sides, player, card, later) for later, share in zip(PHASES[phase:], LATER, strict=False)])
    if card == "magellan":
        points += _pile_gain(player, phase)
    return points


def _prospect(sides: Sides, player: Player, card: Explorer, phase: int) -> float:
    """What a later space brings: less for every further ship that waits for the same cards."""
    waiting = [ship.explorer for ship in player.ships].count(card)
    gain = 7.0 if card == "magellan" else _gain(sides, card, phase, _crowned(sides, card, phase))
    return gain / (1 + waiting)


@cache
def _gain(sides: Sides, card: Explorer, phase: int, half: Half) -> float:
    """Crowns, bags and action of a space, less the crowns of the space that the ship leaves."""
    reached = space(sides, card, phase, half)
    left = 0 if phase == PHASES[0] else space(sides, card, phase - 1, _crowned(sides, card, phase - 1)).crowns
    card_worth = LATE_CARD_WORTH if phase == LAST else CARD_WORTH
    action = {
        "veto": 0.5,
        "gamble": 15.0,
        "exchange": 1.0,
        "draw": reached.amount * card_worth,
        "open_hand": -0.3,
        "lose_card": -CARD_WORTH,
    }.get(reached.action or "", 0.0)
    return reached.crowns - left + reached.bags * card_worth + action


def _crowned(sides: Sides, card: Explorer, phase: int) -> Half:
    """The half of a space that shows crowns."""
    return "right" if is_divided(sides, card, phase) else None


def _pile_gain(player: Player, phase: int) -> float:
    """What one more card with the most crowns adds to the best pile under Magellan, less the card itself."""
    best = max([len(player.piles[pile].values) for pile in open_piles(player, phase)], default=0)
    richest = max(SET, key=lambda card: CROWNS[card])
    now, then = (pile_points(Pile((richest,) * count, phase)) for count in (best, best + 1))
    return float(then - now - CROWNS[richest])
