"""Other worlds that look the same to one seat: everything it may not know is dealt anew."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TypeVar

from engine.chance import Chance
from engine.core import Seat
from engine.games.pizarro.board import side
from engine.games.pizarro.state import Bidding, Paying, Pile, Player, Position, State
from engine.games.pizarro.turn.flow import must_leave
from engine.games.pizarro.turn.payment import most
from engine.games.pizarro.view import counted

T = TypeVar("T")

TRIES = 20
"""How often a random hand is dealt to the leader of an auction before he simply gets the highest cards."""


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    """Deal closed hands, face-down Magellan cards, the deck, the hidden explorer cards and all chance to come anew.

    Kept are the numbers of cards, open hands, what the seat itself holds, cards put at the bottom by a veto,
    and that the leader of an auction can pay his bid.
    """
    position = state.position
    known = {*counted(state), seat}
    others = [Seat(other) for other in range(len(position.players)) if other not in known]
    pool = [*position.deck, *(card for other in others for card in _hidden(position, other))]
    rng.shuffle(pool)
    players = list(position.players)
    leader, least, leave = _leader(state)
    if leader in others and not players[leader].is_open:
        others.remove(leader)
        others.insert(0, leader)
        pool = _favoured(pool, len(players[leader].hand), least, leave, rng)
    for other in others:
        players[other] = _dealt(position, other, pool)
    known_from = len(position.stack) - position.bottom
    dealt = replace(
        position,
        players=tuple(players),
        deck=tuple(pool),
        stack=_mixed(position.stack[:known_from], rng) + position.stack[known_from:],
        later=tuple(_mixed(stack, rng) for stack in position.later),
        chance=Chance(f"{rng.getrandbits(64):016x}", position.chance.count),
    )
    return replace(state, position=dealt)


def _hidden(position: Position, seat: Seat) -> tuple[int, ...]:
    """The cards of a player that others cannot see."""
    player = position.players[seat]
    piled = tuple(card for pile in player.piles for card in pile.values) if side(position.sides, "magellan") == "a" else ()
    return piled if player.is_open else player.hand + piled


def _dealt(position: Position, seat: Seat, pool: list[int]) -> Player:
    """The player with new hidden cards, taken from the front of the pool."""

    def taken(count: int) -> tuple[int, ...]:
        cards = tuple(pool[:count])
        del pool[:count]
        return cards

    player = position.players[seat]
    hand = player.hand if player.is_open else tuple(sorted(taken(len(player.hand))))
    if side(position.sides, "magellan") == "b":
        return replace(player, hand=hand)
    return replace(player, hand=hand, piles=tuple(Pile(taken(len(pile.values)), pile.phase) for pile in player.piles))


def _leader(state: State) -> tuple[Seat | None, int, int]:
    """Who has to be able to pay, how much, and how many cards he must keep."""
    stage = state.stage
    if isinstance(stage, Paying):
        return stage.seat, stage.price, must_leave(state.position.sides, stage.card)
    if isinstance(stage, Bidding) and stage.bid:
        return stage.queue[-1], stage.bid, must_leave(state.position.sides, stage.card)
    return None, 0, 0


def _favoured(pool: list[int], count: int, least: int, leave: int, rng: Random) -> list[int]:
    """The pool in an order in which its first `count` cards can pay `least`."""
    for _ in range(TRIES):
        if most(tuple(sorted(pool[:count])), leave) >= least:
            return pool
        pool = rng.sample(pool, len(pool))
    highest = sorted(pool, reverse=True)
    rest = highest[count:]
    rng.shuffle(rest)
    return highest[:count] + rest


def _mixed(cards: tuple[T, ...], rng: Random) -> tuple[T, ...]:
    return tuple(rng.sample(cards, len(cards)))
