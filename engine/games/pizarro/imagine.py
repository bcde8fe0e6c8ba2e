"""A position that fits a view: what its seat may not know is dealt at random."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TypeVar

from engine.chance import Chance
from engine.core import Seat
from engine.games.pizarro.board import CARDS, EXPLORERS, MONEY_SETS, PHASES, SET, Explorer
from engine.games.pizarro.payment import most
from engine.games.pizarro.state import (
    Bidding,
    Exchanging,
    Gambling,
    LastMove,
    Over,
    Paying,
    Pending,
    Pile,
    Player,
    Position,
    Stage,
    State,
    Vetoing,
)
from engine.games.pizarro.view import PizarroView, PlayerView

T = TypeVar("T")

TRIES = 20
"""How often a random hand is dealt to the leader of an auction before they simply get the highest cards."""


def imagine(view: PizarroView, rng: Random) -> State:
    """A position whose view is this view. Closed hands, face-down Magellan cards, the deck, the explorer cards to come and all
    chance are made up; the leader of an auction can pay their bid."""
    pool = _unseen(view)
    rng.shuffle(pool)
    hands: dict[Seat, tuple[int, ...]] = {player.seat: player.hand for player in view.players if player.hand is not None}
    if view.leader is not None and view.leader not in hands:
        count = view.players[view.leader].hand_count
        pool = _favoured(pool, count, view.bid, view.must_leave, rng)
        hands[view.leader] = _dealt(pool, count)
    for player in view.players:
        if player.seat not in hands:
            hands[player.seat] = _dealt(pool, player.hand_count)
    players = tuple(_player(player, hands[player.seat], pool) for player in view.players)
    position = Position(
        sides=view.sides,
        is_exact=view.exact_payment,
        phase=view.phase,
        stack=(*_mixed(_hidden_stack(view), rng), *view.bottom),
        bottom=len(view.bottom),
        later=tuple(_mixed([each for each in EXPLORERS for _ in range(CARDS[phase - 1])], rng) for phase in PHASES[view.phase :]),
        unsold=view.unsold,
        deck=tuple(pool),
        discard=view.discard,
        players=players,
        buyer=view.last_buyer,
        is_bought=view.is_bought,
        last=LastMove(None, "start") if view.trail else view.last,
        moved=view.moved,
        chance=Chance(f"{rng.getrandbits(64):016x}"),
    )
    return State(position, _stage(view))


def _unseen(view: PizarroView) -> list[int]:
    """The money cards that the viewer cannot see, in ascending order."""
    unseen = Counter(SET * MONEY_SETS)
    unseen.subtract(view.discard)
    for player in view.players:
        unseen.subtract(player.hand or ())
        for pile in player.piles:
            unseen.subtract(pile.values or ())
    return sorted(unseen.elements())


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


def _dealt(pool: list[int], count: int) -> tuple[int, ...]:
    """Cards taken from the front of the pool, as a hand holds them."""
    cards = tuple(sorted(pool[:count]))
    del pool[:count]
    return cards


def _player(player: PlayerView, hand: tuple[int, ...], pool: list[int]) -> Player:
    piles = tuple(Pile(_dealt(pool, pile.count) if pile.values is None else pile.values, pile.phase) for pile in player.piles)
    return Player(hand, player.ships, piles, player.vetoes, player.vetoes_used, player.is_open)


def _hidden_stack(view: PizarroView) -> list[Explorer]:
    """The explorer cards of this phase whose order nobody knows."""
    hidden = Counter(dict(zip(EXPLORERS, view.remaining, strict=True)))
    hidden.subtract(view.bottom)
    return list(hidden.elements())


def _mixed(cards: list[T], rng: Random) -> tuple[T, ...]:
    return tuple(rng.sample(cards, len(cards)))


def _stage(view: PizarroView) -> Stage:
    card = view.card
    if view.stage == "over":
        return Over(view.gamble.draws if view.gamble else ())
    if view.stage == "gamble":
        assert view.gamble is not None
        return Gambling(view.gamble.seat, view.gamble.draws)
    if view.stage == "exchange":
        return Exchanging(view.queue)
    if card is None:
        return Pending()
    if view.stage == "veto":
        return Vetoing(card, view.queue)
    if view.leader is not None and view.stage == "paying":
        return Paying(card, view.leader, view.bid, view.trail)
    return Bidding(card, view.bid, view.queue, view.trail)
