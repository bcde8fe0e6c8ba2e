"""Parts of screens about seats: the levels of bots, menus of seats, the way back. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.actions.tables import ShowMore
from cogs.panel.spec import CHOICE_LABEL, Button, Choice, cut
from engine.bots import KINDS
from engine.values.core import Msg, Say, Seat, Who
from play.values.names import bot_manner, bot_strength
from play.values.types import Table


def levels(say: Say) -> str:
    """Return the strength and manner of each level of bots, a line each."""
    return "\n".join(f"**{say(bot_strength(kind))}** – {say(bot_manner(kind))}" for kind in KINDS)


def to_more(match: int, say: Say) -> Button:
    """Return the button from a question back to *More*, without doing anything."""
    return Button(ShowMore(match), say(Msg("discord.panel.back")))


def holder_id(table: Table, seat: int) -> int:
    """Return the user id of the person in a seat, 0 for a bot or no seat."""
    person = table.occupants[seat].person if seat < len(table.occupants) else None
    return 0 if person is None else person.user_id


def seat_choice(table: Table, seat: int, say: Say) -> Choice:
    """Return the line of a menu for a seat; its value names the seat and its holder."""
    return Choice(_held_seat(table, seat), cut(say(Who(Seat(seat))), CHOICE_LABEL))


def chosen_seat(table: Table, values: Sequence[str]) -> Seat | None:
    """Return the seat chosen in such a menu, or `None` if another holder is there by now."""
    held = {_held_seat(table, seat): Seat(seat) for seat in range(len(table.occupants))}
    return held.get(values[0]) if values else None


def _held_seat(table: Table, seat: int) -> str:
    """Return a seat with its holder, a bot or the id of a person: `2.mate`."""
    return f"{seat}.{table.occupants[seat].bot or holder_id(table, seat)}"
