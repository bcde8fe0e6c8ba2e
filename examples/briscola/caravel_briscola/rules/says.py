"""What the game says: labels and notes. Texts are in `lang/en`."""

from __future__ import annotations

from functools import cache

from caravel import Msg, Note, Seat, Who

from caravel_briscola.rules.board import POINTS, RANKS, SUITS, Card, suit

# Labels


@cache
def card(value: Card) -> Msg:
    """Name a card."""
    return Msg(f"briscola.{SUITS[suit(value)]}", rank=Msg(f"briscola.rank.{RANKS[value % len(RANKS)]}"))


@cache
def worth(value: Card) -> Msg:
    """Say the points of a card."""
    return Msg("briscola.points", count=POINTS[value])


@cache
def suggested(value: Card) -> Msg:
    """Say an answer: a card."""
    return Msg("briscola.card.suggest", card=card(value))


def named(cards: tuple[Card, ...]) -> tuple[Msg, ...]:
    """Name several cards."""
    return tuple(map(card, cards))


# The question in brief


def asked() -> Msg:
    """Ask which card to play."""
    return Msg("briscola.card.asked")


def stake(points: int, cards: int, stock: int) -> Msg:
    """Say what is at stake: the points in the trick, and how many cards are still to be drawn."""
    if not cards:
        return Msg("briscola.stake.lead", stock=stock)
    return Msg("briscola.stake.follow", points=points, stock=stock)


def trump(value: int) -> Msg:
    """Say which suit beats all others."""
    return Msg("briscola.trump", suit=Msg(f"briscola.suit.{SUITS[value]}"))


# Notes


def dealt(seat: Seat, hand: tuple[Card, ...]) -> Note:
    """Tell a hand, to its owner."""
    return Note(Msg("briscola.note.hand", who=Who(seat), cards=named(hand)), frozenset({seat}))


def turned_up(value: Card) -> Note:
    """Tell the card whose suit is trump."""
    return Note(Msg("briscola.note.turned", card=card(value)))


def started(seat: Seat) -> Note:
    """Tell who leads first."""
    return Note(Msg("briscola.note.start", who=Who(seat)))


def laid(seat: Seat, value: Card) -> Note:
    """Tell that a card is played."""
    return Note(Msg("briscola.note.play", who=Who(seat), card=card(value)))


def took(seat: Seat, points: int) -> Note:
    """Tell who takes the trick."""
    return Note(Msg("briscola.note.took", who=Who(seat), points=points))


def drew(seat: Seat, value: Card) -> Note:
    """Tell a drawn card, to the player who drew it."""
    return Note(Msg("briscola.note.drew", who=Who(seat), card=card(value)), frozenset({seat}))


def took_turned(seat: Seat, value: Card) -> Note:
    """Tell everybody who draws the card that was turned up."""
    return Note(Msg("briscola.note.took-turned", who=Who(seat), card=card(value)))
