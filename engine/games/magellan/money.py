"""Money between players and the bank. With the bank's account the sum of all money stays 0."""

from __future__ import annotations

from engine.core import Seat
from engine.games.magellan.state import Debt, Player, Position, changed


def received(position: Position, seat: Seat, amount: int) -> Position:
    """The bank pays a player; `amount` >= 0."""
    return changed(position, players=richer(position.players, seat, amount), bank=position.bank - amount)


def spent(position: Position, seat: Seat, amount: int) -> Position:
    """A player pays the bank what he can afford."""
    return changed(position, players=richer(position.players, seat, -amount), bank=position.bank + amount)


def paid(position: Position, seat: Seat, amount: int, to: Seat | None = None) -> Position:
    """A player has to pay the bank or another player. What their cash does not cover becomes a debt; a debt of 0 asks whether
    a player without money is out (ruling 17)."""
    covered = min(amount, position.players[seat].cash)
    after = handed(position, seat, to, covered) if covered else position
    is_broke = not after.players[seat].cash
    return changed(after, debts=(*after.debts, Debt(seat, amount - covered, to))) if is_broke else after


def handed(position: Position, seat: Seat, to: Seat | None, amount: int) -> Position:
    """A player pays the bank or another player an amount that he has."""
    if to is None:
        return spent(position, seat, amount)
    return changed(position, players=richer(richer(position.players, seat, -amount), to, amount))


def richer(players: tuple[Player, ...], seat: Seat, amount: int) -> tuple[Player, ...]:
    """The players, one of them with more cash."""
    return (*players[:seat], players[seat].with_cash(players[seat].cash + amount), *players[seat + 1 :])
