"""A line while it is played: the table, the acting player and what was done, each a frozen value that is exchanged for its successor."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from engine.core import Note, Seat
from engine.games.navegador.state import Acting, LastMove, Player, Position, State


class Work:
    """What a line of `seat` has done so far.

    `player` are the seat's own things and `last` is the report of the line; both take the place of those in `position` when the
    line is looked at or ends. `reveal_at` is where the note of a discovery belongs among the `notes`; `None` without one.
    """

    __slots__ = ("last", "notes", "player", "position", "reveal_at", "seat")

    def __init__(self, position: Position, last: LastMove, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.player = position.players[seat]
        self.last = last
        self.notes: list[Note] = []
        self.reveal_at: int | None = None

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.position.players)

    def change(self, **fields: Any) -> None:
        """Give fields of the position other values."""
        self.position = replace(self.position, **fields)

    def change_player(self, **fields: Any) -> None:
        """Give fields of the acting player other values."""
        self.player = replace(self.player, **fields)

    def report(self, **fields: Any) -> None:
        """Add to the report of the line."""
        self.last = replace(self.last, **fields)

    def fork(self) -> Work:
        """The same line, to be carried on another way."""
        other = Work(self.position, self.last, self.seat)
        other.player, other.notes, other.reveal_at = self.player, self.notes.copy(), self.reveal_at
        return other

    def table(self) -> Position:
        """The position with everything done so far."""
        return _joined(self.position, self.player, self.last, self.seat)

    def look(self) -> Callable[[], State]:
        """Shows the half-made line as it is now, whatever is done later; nothing is made before somebody looks."""
        return partial(_shown, self.position, self.player, self.last, self.seat)


def _joined(position: Position, player: Player, last: LastMove, seat: Seat) -> Position:
    players = position.players
    money = player.money - players[seat].money
    return replace(position, players=(*players[:seat], player, *players[seat + 1 :]), last=replace(last, money=money) if money else last)


def _shown(position: Position, player: Player, last: LastMove, seat: Seat) -> State:
    return State(_joined(position, player, last, seat), Acting(seat))
