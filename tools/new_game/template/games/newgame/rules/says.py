"""What the game says: labels and notes. Texts are in `lang/en`."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.values.core import Msg, Note, Row, Seat, Who
from games.newgame.rules.state import Play

# Labels


@cache
def card(value: int) -> Msg:
    """A card."""
    return Msg("newgame.card", value=value)


@cache
def coins(count: int) -> Msg:
    """A number of coins."""
    return Msg("newgame.coins", count=count)


@cache
def suggested(value: int) -> Msg:
    """A ready answer: a card without coins."""
    return Msg("newgame.card.suggest", value=value)


def card_asked(prize: int) -> Msg:
    """The prompt for a card."""
    return Msg("newgame.card.ask", prize=prize)


def deed(seat: Seat, row: Row) -> Msg:
    """What a seat did by a row of its scoring sheet, with a verb of the game: "won 17 points in prizes"."""
    return Msg("newgame.deed", who=Who(seat), row=row.label, points=row.points)


def points(prize: int) -> Msg:
    """What a prize is worth, in the band of a picture."""
    return Msg("newgame.points", count=prize)


def another() -> Msg:
    """What the other answers to the question for a card are."""
    return Msg("newgame.card.rest")


class Asked(NamedTuple):
    """A question in a few words, and what is at stake."""

    question: Msg
    stake: Msg


def asked(name: str, prize: int, later: int) -> Asked | None:
    """What an ask of this name is about, of a turn or of an order; `later` prizes are still to come."""
    return {
        "card": Asked(Msg("newgame.card.asked"), Msg("newgame.stake.card", prize=prize, later=later)),
        "coins": Asked(Msg("newgame.coins.asked"), Msg("newgame.stake.coins", prize=prize)),
        "order.cheap": Asked(Msg("newgame.order.asked"), Msg("newgame.stake.order")),
        "order.limit": Asked(Msg("newgame.order.limit"), Msg("newgame.stake.limit")),
    }.get(name)


# Notes


#: turns
def started(seat: Seat) -> Note:
    """Who plays first."""
    return Note(Msg("newgame.note.start", who=Who(seat)))


#: end
def dealt(seat: Seat, hand: tuple[int, ...]) -> Note:
    """A hand, for its owner."""
    return Note(Msg("newgame.note.hand", who=Who(seat), cards=hand), frozenset({seat}))


def turned_up(prize: int) -> Note:
    """The prize of the next round."""
    return Note(Msg("newgame.note.prize", prize=prize))


#: simultaneous
def chosen(seat: Seat, play: Play) -> Note:
    """A choice, for its owner; when it comes out, nobody needs it any more."""
    return Note(Msg("newgame.note.chosen", who=Who(seat), card=play.card, coins=play.coins), frozenset({seat}), lapses=True)


def has_chosen(seat: Seat) -> Note:
    """That there is a choice, for everybody."""
    return Note(Msg("newgame.note.has-chosen", who=Who(seat)), lapses=True)


def revealed(seat: Seat, play: Play) -> Note:
    """A choice comes out."""
    return Note(Msg("newgame.note.reveal", who=Who(seat), card=play.card, coins=play.coins), begins=True)


#: turns
def laid(seat: Seat, play: Play) -> Note:
    """A card is played."""
    return Note(Msg("newgame.note.play", who=Who(seat), card=play.card, coins=play.coins))


#: end
def won(seat: Seat, prize: int) -> Note:
    """Who gets the prize."""
    #: simultaneous
    return Note(Msg("newgame.note.won", who=Who(seat), prize=prize), begins=True)
    #: turns
    return Note(Msg("newgame.note.won", who=Who(seat), prize=prize))
    #: end
