"""Positions for the cases of the rules: `given` says what matters, everything else is filled in lawfully."""

from __future__ import annotations

from collections.abc import Sequence

from engine.values.chance import Chance
from engine.values.core import Msg, Note, Seat, Turn
from games.newgame.rules import RULES
from games.newgame.rules.board import CARDS, PRIZES
from games.newgame.rules.state import Player, Playing, Position, State
from engine.walking.walk import play


def given(*hands: Sequence[int], coins: int = 3, prize: int = 5, later: Sequence[int] | None = None) -> State:
    """The first round of a match for `prize` with these hands; `later` are the prizes to come, all that are left without it."""
    left = tuple(value for value in PRIZES if value != prize) if later is None else tuple(later)
    held = [card for hand in hands for card in hand]
    won = tuple(value for value in PRIZES if value != prize and value not in left)
    players = tuple(Player(tuple(sorted(hand)), coins, won if seat == 0 else ()) for seat, hand in enumerate(hands))
    position = Position(
        players=players,
        prize=prize,
        later=left,
        deck=tuple(card for card in CARDS if card not in held),
        used=(),
        last=None,
        #: turns
        first=Seat(0),
        #: end
        chance=Chance("given"),
    )
    state = State(position, Playing())
    RULES.audit(state)
    return state


def played(state: State, *lines: tuple[int, str]) -> Turn[State]:
    """The last of some moves: each a seat and its line."""
    turn = Turn(state)
    for seat, line in lines:
        turn = play(RULES, turn.state, Seat(seat), line).value
        RULES.audit(turn.state)
    return turn


def said(notes: tuple[Note, ...], key: str) -> list[Msg]:
    """The notes with a key."""
    return [note.msg for note in notes if note.msg.key == f"newgame.note.{key}"]
