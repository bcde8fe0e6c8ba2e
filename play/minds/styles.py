"""The style of each bot. It follows from match and seat, so nobody chooses or stores it."""

from __future__ import annotations

from random import Random
from typing import Any

from engine import bots
from engine.game.mind import Style
from engine.game.rules import Rules
from engine.values.core import Msg, Seat, Who
from play.values.types import Table


def style_of(table: Table, seat: Seat, rules: Rules[Any, Any]) -> Style | None:
    """Return the style of the bot in a seat, or `None`.

    A bot has a style from the beginning of the match, because the seats are drawn then. There is none for a person, for a bot that keeps a
    person's seat, for a level that does not look ahead, and in a lesson, an imported match or one of other rules. Bots of one match have
    different styles as far as there are enough.
    """
    styles, level = bots.styles(rules), table.occupants[seat].bot
    is_match = table.status != "open" and table.version == rules.version and table.lesson is None and table.imported_by is None
    if not styles or not is_match or level not in bots.AHEAD or table.owner_of(seat) is not None:
        return None
    return Random(f"styles/{table.match}").sample(styles, len(styles))[seat % len(styles)]


def styled_bots(table: Table, rules: Rules[Any, Any]) -> tuple[tuple[Seat, Style], ...]:
    """Return the bots of a match that have a style, with it."""
    styles = [(seat, style_of(table, seat, rules)) for seat in table.bots]
    return tuple([(seat, style) for seat, style in styles if style is not None])


def style_words(seat: Seat, style: Style) -> Msg:
    """Return a sentence about the style of the bot in a seat."""
    return Msg("play.styled-told", bot=Who(seat), style=Msg(style.key), told=Msg(f"{style.key}.told"))


def style_name(seat: Seat, style: Style) -> Msg:
    """Return the name of the style of the bot in a seat."""
    return Msg("play.styled", bot=Who(seat), style=Msg(style.key))
