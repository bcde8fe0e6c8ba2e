"""What follows an action: a new phase, the Navegador card, the next turn, the end.

rulebook: Game Phases, Navegador, End of the game.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.values.core import Note, Seat
from games.navegador.rules import says
from games.navegador.rules.board import building_counts, refill
from games.navegador.rules.score import final_notes
from games.navegador.rules.state import Moving, Over, Position, Sailing, Ships, State, right

Closing = Callable[[Position, Seat, list[Note]], State]
"""A function that ends a line: it returns the state after the line, and adds notes.

Its arguments are the position after the action, the seat, and the notes of the line.
"""


def card_passed(position: Position, seat: Seat, is_used: bool, notes: list[Note]) -> Position:
    """Pass the Navegador card to the right; the orange ship moves too. rulebook: Navegador."""
    holder = right(seat, len(position.players))
    notes.append(says.passed_on(holder, is_used))
    return replace(position, holder=holder, marked=position.players[holder].field, run=0)


def end_triggered(position: Position, what: str, notes: list[Note]) -> Position:
    """Trigger the end by Nagasaki or the last building; a second trigger changes nothing."""
    if position.is_ending:
        return position
    notes.append(says.ending(what, len(position.players)))
    return replace(position, is_ending=True)


def is_sold_out(position: Position) -> bool:
    """Return whether no building is left on the chart."""
    return position.built == building_counts(len(position.players))


def phase_opened(position: Position, notes: list[Note]) -> Position:
    """Start a phase that was reached and refill the gallery. rulebook: Game Phases."""
    if not position.opening:
        return position
    target = refill(len(position.players), position.opening)
    notes.append(says.phase(position.opening, target))
    taken = [max(0, min(target - shown, spare)) for shown, spare in zip(position.gallery, position.reserve, strict=True)]
    return replace(
        position,
        phase=position.opening,
        opening=0,
        gallery=tuple([shown + more for shown, more in zip(position.gallery, taken, strict=True)]),
        reserve=tuple([spare - more for spare, more in zip(position.reserve, taken, strict=True)]),
    )


def turn_ended(position: Position, seat: Seat, notes: list[Note]) -> State:
    """End the turn: the next seat's follows, or the match ends. rulebook: End of the game."""
    position = phase_opened(position, notes)
    seats = len(position.players)
    left = position.left
    if left is not None:
        left -= 1
    elif position.is_ending:
        left = seats
    position = replace(position, turns=position.turns + 1, left=left)
    if left == 0:
        notes.extend(final_notes(position))
        return State(position, Over())
    return State(position, Moving(Seat((seat + 1) % seats)))


def extra_ended(position: Position, seat: Seat, notes: list[Note]) -> State:
    """End the extra sailing: the card is passed on and the seat's own turn follows."""
    position = card_passed(phase_opened(position, notes), seat, is_used=True, notes=notes)
    return State(position, Moving(seat))


def paused(still: Ships, is_extra: bool) -> Closing:
    """Return the closing that interrupts a line after a discovery, so that the rest may sail."""
    return lambda position, seat, notes: State(position, Sailing(seat, still, is_extra))
