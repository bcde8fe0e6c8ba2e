"""Odds of monsters, battles and the top card of the deck, counted from what lies open."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache

from engine.values.core import Msg, Seat
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, WHEEL
from games.carta_magica.rules.state import Fight, Player, Position

SPINS = len(WHEEL)


def again_cards(player: Player) -> int:
    """Return how many cards to spin again a player has."""
    return sum(ADVENTURES[card].kind == "spin_again" for card in player.cards)


def taming(segments: int, again: int) -> Msg:
    """Say how likely `segments` of the six tame a monster, with `again` further spins."""
    if not again or segments in (0, SPINS):
        return Msg("carta_magica.odds.spins", segments=segments)
    missed = Fraction(SPINS - segments, SPINS) ** (again + 1)
    return Msg("carta_magica.odds.spins.again", segments=segments, percent=percent(1 - missed))


def percent(share: Fraction) -> int:
    """Return a share in whole hundredths."""
    return round(100 * share)


@cache
def winning(attacker: int, defender: int) -> Fraction:
    """Return how likely the attacker wins; the arguments are both sides' cards to spin again."""
    every = range(SPINS)
    ties = Fraction(SPINS, SPINS * SPINS)  # after a tie both spin again, so that only other spins decide
    ahead = sum((_winning_from(mine, other, attacker, defender) for mine in every for other in every if mine != other), Fraction())
    return ahead / (SPINS * SPINS) / (1 - ties)


@cache
def _winning_from(mine: int, other: int, attacker: int, defender: int) -> Fraction:
    """Return how likely the attacker wins once both have spun different segments."""
    is_ahead = WHEEL[mine].steps > WHEEL[other].steps
    cards_of_loser = defender if is_ahead else attacker
    if not cards_of_loser:
        return Fraction(is_ahead)
    respins = (attacker, defender - 1) if is_ahead else (attacker - 1, defender)
    after = Fraction()
    for spin in range(SPINS):
        both = (mine, spin) if is_ahead else (spin, other)
        after += winning(*respins) if both[0] == both[1] else _winning_from(*both, *respins)
    return after / SPINS


def top_card(position: Position, seat: Seat) -> Msg:
    """Say what the deck holds, or its next card to a seat that knows it.

    Once the deck is empty, the used cards become the deck.
    """
    if position.deck and (position.deck[0] in position.known[seat] or position.deck[0] in position.known[-1]):
        return Msg("carta_magica.odds.next", card=says.adventure(position.deck[0]))
    return _of_deck(position.deck or position.discard)


def monsters_among(position: Position) -> tuple[int, int]:
    """Return how many monsters may be drawn next, and of how many cards."""
    deck = position.deck or position.discard
    return sum([ADVENTURES[card].kind == "monster" for card in deck]), len(deck)


def better_spins(fight: Fight, seat: Seat) -> int:
    """Return how many of the six segments beat what the other side of a battle has spun."""
    other = fight.defence if seat == fight.attacker else fight.attack
    return sum([segment.steps > WHEEL[other].steps for segment in WHEEL])


@lru_cache(1024)
def _of_deck(deck: tuple[int, ...]) -> Msg:
    """Say what a deck holds; it stays the same for many questions."""
    cards = [ADVENTURES[card] for card in deck]
    monsters = sum(card.kind == "monster" for card in cards)
    payments = sum(card.amount < 0 for card in cards)
    return Msg("carta_magica.odds.deck", cards=len(cards), monsters=monsters, payments=payments)
