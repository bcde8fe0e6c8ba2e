"""A line while it is played: the table, the acting player and what was done, each a frozen value that is exchanged for its successor."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from engine.core import Note, Seat
from engine.games.navegador.board import RondelField
from engine.games.navegador.state import Acting, LastMove, Position, State


class Work:
    """What a line of `seat` has done so far.

    `player` are the seat's own things and `last` is the report of the line; both take the place of those in `position` when the
    line is looked at or ends. `reveal_at` is where the note of a discovery belongs among the `notes`; `None` without one.
    """

    __slots__ = ("last", "notes", "player", "position", "reveal_at", "seat")

    def __init__(self, position: Position, seat: Seat, what: RondelField | Literal["navegador"]) -> None:
        self.position = position
        self.seat = seat
        self.player = position.players[seat]
        self.last = LastMove(seat, what)
        self.notes: list[Note] = []
        self.reveal_at: int | None = None

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.position.players)

    def fork(self) -> Work:
        """The same line, to be carried on another way."""
        other = Work(self.position, self.seat, "navegador")
        other.player, other.last, other.notes, other.reveal_at = self.player, self.last, self.notes.copy(), self.reveal_at
        return other

    def table(self) -> Position:
        """The position with everything done so far."""
        position, seat, player = self.position, self.seat, self.player
        players = position.players
        return replace(
            position,
            players=(*players[:seat], player, *players[seat + 1 :]),
            last=replace(self.last, money=player.money - players[seat].money),
        )

    def so_far(self) -> State:
        """What a look at the half-made line shows."""
        return State(self.table(), Acting(self.seat))
