"""Makes positions for tests: a test says what matters, and the rest is filled in."""

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
    below = TOKENS.index(turned)
    rest = [card for card in pack(len(hands)) if card != below and all(card not in hand for hand in hand_cards)]
    lying = (*rest[: stock - 1], below) if stock else ()
    won: dict[int, list[int]] = {seat: [TOKENS.index(token) for token in tokens.split()] for seat, tokens in (taken or {}).items()}
    named = {card for cards in won.values() for card in cards}
    left = [card for card in (*rest, below) if card not in lying and card not in named and all(card not in hand for hand in hand_cards)]
    won.setdefault(0, []).extend(left)
    players = tuple(Player(hand, tuple(won.get(seat, ()))) for seat, hand in enumerate(hand_cards))
    turned_at = None if stock else Seat(0)
    position = Position(players, lying, below, turned_at, cards=(), leader=Seat(0), last=None, chance=Chance("given"))
    state = State(position, Playing())
    RULES.audit(state)
    return state


def played(state: State, *lines: tuple[int, str]) -> Turn[State]:
    """Play lines of seats; return the last turn."""
    turn = Turn(state)
    for seat, line in lines:
        turn = play(RULES, turn.state, Seat(seat), line).value
        RULES.audit(turn.state)
    return turn


def messages_of(notes: tuple[Note, ...], key: str) -> list[Msg]:
    """Return the messages of the notes with a key."""
    return [note.msg for note in notes if note.msg.key == f"briscola.note.{key}"]
