"""Positions for tests: a test names what matters, and the rest is filled in."""

from __future__ import annotations

from caravel import Chance, Msg, Note, Seat, Turn
from caravel.lines import play

from caravel_pearl_reef.rules import RULES
from caravel_pearl_reef.rules.board import NAMES, PEARLS
from caravel_pearl_reef.rules.state import Choosing, Player, Position, State


def given(*boats: str, lying: dict[str, int] | None = None, lanterns: bool = True, round: int = 1, rounds: int = 8) -> State:
    """Return a position with boats by seat and the pearls that lie in some hexes.

    The first player has brought up all other pearls. `lanterns`: all players still have theirs.
    """
    pearls = [0] * len(NAMES)
    for name, count in (lying or {}).items():
        pearls[NAMES.index(name)] = count
    brought_by_tides = 3 * (round - 1)
    others = sum(PEARLS) + brought_by_tides - sum(pearls)
    players = tuple(Player(NAMES.index(boat), pearls=others if seat == 0 else 0, has_lantern=lanterns) for seat, boat in enumerate(boats))
    state = State(Position(players, tuple(pearls), round, rounds, last=None, chance=Chance("given")), Choosing())
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
    return [note.msg for note in notes if note.msg.key == f"pearl_reef.note.{key}"]


def taken(before: State, after: State) -> list[int]:
    """Return the pearls that each player has brought up between two positions."""
    pairs = zip(before.position.players, after.position.players, strict=True)
    return [new.pearls - old.pearls for old, new in pairs]
