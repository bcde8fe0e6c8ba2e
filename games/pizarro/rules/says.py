"""Names and notes; those with few different arguments are cached."""

from __future__ import annotations

from functools import cache

from engine.values.core import Msg, Note, Seat, Who
from games.pizarro.rules.board import CROWNS, Explorer, Half

# Names


@cache
def name(explorer: Explorer) -> Msg:
    """Return an explorer's name."""
    return Msg(f"pizarro.explorer.{explorer}")


@cache
def place(explorer: Explorer, phase: int, half: Half) -> Msg:
    """Return a space in words, such as "Vasco da Gama II, left half"."""
    return Msg("pizarro.place", explorer=name(explorer), phase=phase, half=half or "whole")


@cache
def card(value: int) -> Msg:
    """Return a money card with its crowns in words."""
    return Msg("pizarro.card", value=value, crowns=CROWNS[value])


@cache
def to_pay(explorer: Explorer, price: int) -> Msg:
    """Return the prompt for a payment."""
    return Msg("pizarro.pay.ask", explorer=name(explorer), price=price)


def given_up(hand: tuple[int, ...], cards: tuple[int, ...], price: int) -> Msg:
    """Return what a payment costs: what is overpaid, the crowns given up, the money left."""
    return Msg("pizarro.pay.costs", over=sum(cards) - price, crowns=sum([CROWNS[value] for value in cards]), left=sum(hand) - sum(cards))


# Notes


@cache
def revealed(explorer: Explorer, phase: int, number: int, of: int) -> Note:
    """Return the note that an explorer card was turned up."""
    return Note(Msg("pizarro.note.reveal", explorer=name(explorer), phase=phase, number=number, of=of))


@cache
def vetoed(seat: Seat, explorer: Explorer) -> Note:
    """Return the note that a Columbus card was used."""
    return Note(Msg("pizarro.note.veto", who=Who(seat), explorer=name(explorer)))


@cache
def allowed(seat: Seat, explorer: Explorer) -> Note:
    """Return the note that the owner of a veto lets the auction go on."""
    return Note(Msg("pizarro.note.allow", who=Who(seat), explorer=name(explorer)))


@cache
def bid(seat: Seat, amount: int) -> Note:
    """Return the note of a bid."""
    return Note(Msg("pizarro.note.bid", who=Who(seat), amount=amount))


@cache
def passed(seat: Seat) -> Note:
    """Return the note of a pass."""
    return Note(Msg("pizarro.note.pass", who=Who(seat)))


@cache
def won(seat: Seat, explorer: Explorer, price: int) -> Note:
    """Return the note that the auction is over and the payment is awaited."""
    return Note(Msg("pizarro.note.won", who=Who(seat), explorer=name(explorer), price=price))


def bought(seat: Seat, explorer: Explorer, price: int, cards: tuple[int, ...]) -> Note:
    """Return the note that an explorer card was paid."""
    return Note(Msg("pizarro.note.buy", who=Who(seat), explorer=name(explorer), price=price, cards=cards))


@cache
def placed(seat: Seat, explorer: Explorer, half: Half) -> Note:
    """Return the note that a ship came from the supply to a space of phase I."""
    return Note(Msg("pizarro.note.place", who=Who(seat), to=place(explorer, 1, half)))


@cache
def advanced(seat: Seat, explorer: Explorer, origin: Half, phase: int, half: Half) -> Note:
    """Return the note that a ship went on by one space."""
    return Note(Msg("pizarro.note.advance", who=Who(seat), origin=place(explorer, phase - 1, origin), to=place(explorer, phase, half)))


@cache
def unsold(explorer: Explorer) -> Note:
    """Return the note that nobody bought the card."""
    return Note(Msg("pizarro.note.unsold", explorer=name(explorer)))


@cache
def hidden_pile(seat: Seat, pile: int) -> Note:
    """Return the note that a money card went face down under Magellan."""
    return Note(Msg("pizarro.note.pile.hidden", who=Who(seat), pile=pile))


@cache
def own_pile(seat: Seat, pile: int, value: int) -> Note:
    """Return the note of a card face down under Magellan for its owner."""
    return Note(Msg("pizarro.note.pile.own", who=Who(seat), pile=pile, value=value), frozenset({seat}))


@cache
def open_pile(seat: Seat, pile: int, value: int) -> Note:
    """Return the note that a paid money card went face up under Magellan."""
    return Note(Msg("pizarro.note.pile.open", who=Who(seat), pile=pile, value=value))


@cache
def drew(seat: Seat, count: int) -> Note:
    """Return the note of how many money cards a player drew."""
    return Note(Msg("pizarro.note.draw", who=Who(seat), count=count))


def drew_cards(seat: Seat, cards: tuple[int, ...], is_open: bool) -> Note:
    """Return the note of the drawn cards, for their owner or, with an open hand, for all."""
    if is_open:
        return Note(Msg("pizarro.note.draw.open", who=Who(seat), cards=cards))
    return Note(Msg("pizarro.note.draw.own", who=Who(seat), cards=cards), frozenset({seat}))


def opened(seat: Seat, cards: tuple[int, ...]) -> Note:
    """Return the note that a hand is laid open (Cook, side A)."""
    return Note(Msg("pizarro.note.open-hand", who=Who(seat), cards=cards))


@cache
def took_up(seat: Seat) -> Note:
    """Return the note that an open hand is taken up again."""
    return Note(Msg("pizarro.note.take-up", who=Who(seat)))


@cache
def lost(seat: Seat, neighbour: Seat, value: int) -> Note:
    """Return the note that a card was drawn from a hand and discarded (Cook, side B)."""
    return Note(Msg("pizarro.note.lose", who=Who(seat), neighbour=Who(neighbour), value=value))


@cache
def shuffled(count: int) -> Note:
    """Return the note that discard pile and deck were shuffled together."""
    return Note(Msg("pizarro.note.shuffle", count=count))


@cache
def phase_ended(phase: int) -> Note:
    """Return the note that the last card of a phase is done."""
    return Note(Msg("pizarro.note.phase", phase=phase))


def swapped(seat: Seat, cards: tuple[int, ...]) -> Note:
    """Return the note that money cards were discarded for new ones (Marco Polo, side A)."""
    if not cards:
        return Note(Msg("pizarro.note.swap.none", who=Who(seat)))
    return Note(Msg("pizarro.note.swap", who=Who(seat), cards=cards))


@cache
def turned_up(seat: Seat, value: int, total: int) -> Note:
    """Return the note of a card of the gamble."""
    return Note(Msg("pizarro.note.gamble", who=Who(seat), value=value, total=total))


@cache
def bust(seat: Seat) -> Note:
    """Return the note that the gamble is lost."""
    return Note(Msg("pizarro.note.gamble.bust", who=Who(seat)))


@cache
def stopped(seat: Seat, total: int) -> Note:
    """Return the note that the gamble is won."""
    return Note(Msg("pizarro.note.gamble.stop", who=Who(seat), total=total))


@cache
def score(seat: Seat, total: int, place: int) -> Note:
    """Return the note of a final score."""
    return Note(Msg("pizarro.note.score", who=Who(seat), total=total, rank=place))
