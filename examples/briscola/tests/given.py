"""Positions for tests: a test names what matters, and the rest is filled in."""

from __future__ import annotations

from caravel import Chance, Msg, Note, Seat, Turn
from caravel.lines import play

from caravel_briscola.rules import RULES
from caravel_briscola.rules.board import TOKENS, pack
from caravel_briscola.rules.state import Player, Playing, Position, State


def given(*hands: str, turned: str, stock: int = 0, taken: dict[int, str] | None = None) -> State:
    """Return a position with these hands by seat; the first player leads.

    `turned` is the last card of a stock of `stock` cards. All other cards have been taken: those of `taken` by its seats, the rest by the
    first player.
    """
    hand_cards = [tuple(sorted(TOKENS.index(token) for token in hand.split())) for hand in hands]
    in_hands = {card for hand in hand_cards for card in hand}
    turned_card = TOKENS.index(turned)
    others = [card for card in pack(len(hands)) if card != turned_card and card not in in_hands]
    stock_cards = (*others[: stock - 1], turned_card) if stock else ()
    won: dict[int, list[int]] = {seat: [TOKENS.index(token) for token in tokens.split()] for seat, tokens in (taken or {}).items()}
    placed = {*in_hands, *stock_cards, *(card for cards in won.values() for card in cards)}
    won.setdefault(0, []).extend(card for card in (*others, turned_card) if card not in placed)
    players = tuple(Player(hand, tuple(won.get(seat, ()))) for seat, hand in enumerate(hand_cards))
    turned_at = None if stock else Seat(0)
    position = Position(players, stock_cards, turned_card, turned_at, cards=(), leader=Seat(0), last=None, chance=Chance("given"))
    state = State(position, Playing())
    RULES.audit(state)
    return state


def play_lines(state: State, *lines: tuple[int, str]) -> Turn[State]:
    """Play lines, each with its seat, and return the turn of the last one."""
    turn = Turn(state)
    for seat, line in lines:
        turn = play(RULES, turn.state, Seat(seat), line).value
        RULES.audit(turn.state)
    return turn


def messages_of(notes: tuple[Note, ...], key: str) -> list[Msg]:
    """Return the messages of the notes with a key."""
    return [note.msg for note in notes if note.msg.key == f"briscola.note.{key}"]
