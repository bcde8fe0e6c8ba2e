"""A sensible player: knows what a card is worth and what money is left, starts at half of it and raises by the least."""

from __future__ import annotations

from random import Random

from engine.core import NONE, Ask, Form, Path, Token
from engine.games.pizarro.board import CROWNS, EXPLORERS, Explorer, Half, is_divided, space
from engine.games.pizarro.turn.payment import fewest_crowns, most, nearest, token
from engine.games.pizarro.view import PizarroView, PlayerView

CARD_WORTH = 2.2
"""Points that one more money card is worth on average: its crowns, and its money in later auctions."""
MONEY_WORTH = 0.16
"""Points for one ducat in hand between phases."""
GAMBLE_STOP = 14
"""Turning up cards pays below this sum only."""
LATER = (0.45, 0.3)
"""Share of the next and of the last phase's gain that a new ship is worth now."""


def greedy(view: PizarroView, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """A sensible answer to an ask. The stages differ in what they ask, the last word of the path says what exactly."""
    assert isinstance(ask, Ask)
    assert view.seat is not None
    me = view.players[view.seat]
    free = [option.token for option in ask.options if option.blocked is None]
    if ask.several is None and len(free) == 1:
        return free[0]
    if view.stage == "veto":
        return "veto" if is_veto_wise(view, me) else "allow"
    if view.stage == "gamble":
        return "draw" if view.gamble and view.gamble.total < GAMBLE_STOP else "stop"
    if view.stage == "exchange":
        return swap(ask)
    if not path:
        return "bid" if limit(view, me) >= max(1, view.bid + 1) else "pass"
    return _buying(view, me, ask, path, free)


def _buying(view: PizarroView, me: PlayerView, ask: Ask, path: Path, free: list[Token]) -> Token:
    word = path[-1]
    if word == "bid":
        return max(free[0], str(limit(view, me) // 2), key=int)
    if word == "pay":
        price = int(path[1]) if path[0] == "bid" else view.bid
        return payment(view, me.hand or (), price)
    if word == "under":
        return max(free, key=lambda card: (CROWNS[int(card)], -int(card)))
    if word == "pile":
        return max(free, key=lambda number: (me.piles[int(number) - 1].count, number))
    if word == "from":
        return "left"
    return best_half(view)


def payment(view: PizarroView, hand: tuple[int, ...], price: int) -> Token:
    """In phase III only the crowns count, before that the money too."""
    return token(_cards(view, hand, price))


def _cards(view: PizarroView, hand: tuple[int, ...], price: int) -> tuple[int, ...]:
    if view.phase == 3:
        return fewest_crowns(hand, price, view.must_leave, view.exact_payment)
    return nearest(hand, price, view.must_leave)


def swap(ask: Ask) -> Token:
    """Give away the cards that are worth least: money counts a quarter of a crown."""
    poor = [option.token for option in ask.options for _ in range(option.count) if CROWNS[option.value] + option.value / 4 < 3]
    assert ask.several is not None
    return "+".join(poor[: ask.several.hi]) or NONE


def best_half(view: PizarroView) -> Token:
    """The half of Vasco da Gama's space that is worth more."""
    left, right = _gain(view, "vasco_da_gama", view.phase, "left"), _gain(view, "vasco_da_gama", view.phase, "right")
    return "left" if left >= right else "right"


def is_veto_wise(view: PizarroView, me: PlayerView) -> bool:
    """A good card comes too early for somebody who has less than the others."""
    others = [player.hand_count for player in view.players if player.standing == "bidding" and player.seat != me.seat]
    if view.card is None or not others or view.stack_count < 3 or me.standing != "bidding":
        return False
    return worth(view, me, view.card) >= 6 and me.hand_count < min(others)


def limit(view: PizarroView, me: PlayerView) -> int:
    """The most that the card under auction is worth in money: its share of what the player can spend in this phase."""
    card = view.card
    assert card is not None
    points = worth(view, me, card)
    high = most(me.hand or (), view.must_leave)
    wanted = [(worth(view, me, other), count) for other, count in zip(EXPLORERS, view.remaining, strict=True) if _is_open(view, me, other)]
    rivals = max(2.0, sum(player.standing in ("bidding", "leads", "passed") for player in view.players) * 0.8)
    shares = points + sum(worth_of * count for worth_of, count in wanted) / rivals
    money = sum(me.hand or ()) * (0.8 if view.phase < 3 else 1.0)
    offer = min(int(money * points / shares * _taste(view, me)) + 1, high) if points > 0 else 0
    while offer > view.bid and _price_points(view, me, offer) >= points:
        offer -= 1
    return offer


def _price_points(view: PizarroView, me: PlayerView, price: int) -> float:
    """What paying a price costs in points: crowns, and before phase III the money itself."""
    crowns = sum(CROWNS[card] for card in _cards(view, me.hand or (), price))
    return crowns if view.phase == 3 else 0.4 * crowns + MONEY_WORTH * price


def _taste(view: PizarroView, me: PlayerView) -> float:
    """Players differ a little in what they like, the same way during an auction."""
    return 0.85 + 0.05 * ((me.seat * 5 + view.card_number * 3 + view.phase) % 7)


def _is_open(view: PizarroView, me: PlayerView, card: Explorer) -> bool:
    """Whether the player can still buy a card of this explorer in this phase."""
    if view.phase == 1:
        return me.ships_left > 1
    return any(ship.explorer == card and ship.phase == view.phase - 1 for ship in me.ships)


def worth(view: PizarroView, me: PlayerView, card: Explorer) -> float:
    """Points that buying a card of this explorer now brings in the end, roughly."""
    divided = is_divided(view.sides, card, view.phase)
    halves: tuple[Half, ...] = ("left", "right") if divided else (None,)
    points = max(_gain(view, card, view.phase, half) for half in halves)
    points += sum(share * _prospect(view, me, card, view.phase + step) for step, share in enumerate(LATER, 1) if view.phase + step <= 3)
    if card == "magellan":
        points += _pile_gain(view, me)
    return points


def _prospect(view: PizarroView, me: PlayerView, card: Explorer, phase: int) -> float:
    """What a later space brings: less for every further ship that waits for the same cards."""
    waiting = sum(ship.explorer == card for ship in me.ships)
    half: Half = "right" if is_divided(view.sides, card, phase) else None
    gain = 7.0 if card == "magellan" else _gain(view, card, phase, half)
    return gain / (1 + waiting)


def _gain(view: PizarroView, card: Explorer, phase: int, half: Half) -> float:
    """Crowns, bags and action of a space, less the crowns of the space that the ship leaves."""
    found = space(view.sides, card, phase, half)
    before = 0 if phase == 1 else space(view.sides, card, phase - 1, "right" if is_divided(view.sides, card, phase - 1) else None).crowns
    bags = found.bags * (CARD_WORTH if phase < 3 else 2.0)
    action = {
        "veto": 0.5,
        "gamble": 15.0,
        "exchange": 1.0,
        "draw": found.amount * (CARD_WORTH if phase < 3 else 2.0),
        "open_hand": -0.3,
        "lose_card": -CARD_WORTH,
    }.get(found.action or "", 0.0)
    return found.crowns - before + bags + action


def _pile_gain(view: PizarroView, me: PlayerView) -> float:
    """What one more three-crown card under Magellan adds to the best pile, less the card itself."""
    best = max((pile.count for pile in me.piles if not pile.is_extended), default=0) if view.phase > 1 else 0
    return 3.0 * ((best + 1) ** 2 - best**2) - 3.0
