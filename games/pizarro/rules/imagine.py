"""A position that fits a view: what its seat may not know is dealt at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from engine.values.chance import Chance
from engine.values.core import Seat
from games.pizarro.rules import state as stages
from games.pizarro.rules.board import CARDS, EXPLORERS, MONEY_SETS, PHASES, SET, Explorer
from games.pizarro.rules.payment import most_payable
from games.pizarro.rules.state import LastMove, Pile, Player, Position, Stage, State
from games.pizarro.rules.view import PizarroView, PlayerView

T = TypeVar("T")

TRIES = 20
"""How many random hands are tried for the leader of an auction before they simply get the highest cards."""


def imagine(view: PizarroView, rng: Random) -> State:
    """Return a position whose view is this view; what the viewer cannot know is made up.

    The leader of an auction can pay their bid.
    """
    pool = _mixed(_unseen(view), rng)
    hands: dict[Seat, tuple[int, ...]] = {player.seat: player.hand for player in view.players if player.hand is not None}
    if view.leader is not None and view.leader not in hands:
        count = view.players[view.leader].hand_count
        pool = _favoured(pool, count, view.bid, view.must_leave, rng)
        hands[view.leader] = _deal(pool, count)
    for player in view.players:
        if player.seat not in hands:
            hands[player.seat] = _deal(pool, player.hand_count)
    players = tuple(_player(player, hands[player.seat], pool) for player in view.players)
    position = Position(
        sides=view.sides,
        is_exact=view.exact_payment,
        phase=view.phase,
        stack=(*_mixed(_hidden_stack(view), rng), *view.bottom),
        bottom=len(view.bottom),
        later=tuple(tuple(_mixed(EXPLORERS * CARDS[phase - 1], rng)) for phase in PHASES[view.phase :]),
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
    """Return the money cards that the viewer cannot see."""
    unseen = list(SET * MONEY_SETS)
    for card in view.discard:
        unseen.remove(card)
    for player in view.players:
        for cards in (player.hand, *[pile.values for pile in player.piles]):
            for card in cards or ():
                unseen.remove(card)
    return unseen


def _favoured(pool: list[int], count: int, least: int, leave: int, rng: Random) -> list[int]:
    """Return the pool in an order in which its first `count` cards can pay `least`.

    `leave`: how many of them have to stay.
    """
    for _ in range(TRIES):
        if most_payable(tuple(sorted(pool[:count])), leave) >= least:
            return pool
        pool = _mixed(pool, rng)
    highest = sorted(pool, reverse=True)
    return highest[:count] + _mixed(highest[count:], rng)


def _deal(pool: list[int], count: int) -> tuple[int, ...]:
    """Take cards from the front of the pool, as a hand holds them."""
    cards = tuple(sorted(pool[:count]))
    del pool[:count]
    return cards


def _player(player: PlayerView, hand: tuple[int, ...], pool: list[int]) -> Player:
    piles = tuple(Pile(_deal(pool, pile.count) if pile.values is None else pile.values, pile.phase) for pile in player.piles)
    return Player(hand, ships=player.ships, piles=piles, vetoes=player.vetoes, vetoes_used=player.vetoes_used, is_open=player.is_open)


def _hidden_stack(view: PizarroView) -> list[Explorer]:
    """Return the explorer cards of this phase whose order nobody knows."""
    hidden = [explorer for explorer, count in zip(EXPLORERS, view.remaining, strict=True) for _ in range(count)]
    for explorer in view.bottom:
        hidden.remove(explorer)
    return hidden


def _mixed(cards: Sequence[T], rng: Random) -> list[T]:
    """Return the cards in random order (quicker than `Random.shuffle`)."""
    return sorted(cards, key=lambda card: rng.random())


def _stage(view: PizarroView) -> Stage:
    """Return what is awaited, and from whom."""
    card = view.card
    if view.stage == "over":
        return stages.Over(view.gamble.draws if view.gamble else ())
    if view.stage == "gamble":
        assert view.gamble is not None
        return stages.Gambling(view.gamble.seat, view.gamble.draws)
    if view.stage == "exchange":
        return stages.Exchanging(view.queue)
    if card is None:
        return stages.Pending()
    if view.stage == "veto":
        return stages.Vetoing(card, view.queue)
    if view.leader is not None and view.stage == "paying":
        return stages.Paying(card, view.leader, view.bid, view.trail)
    return stages.Bidding(card, view.bid, view.queue, view.trail)
