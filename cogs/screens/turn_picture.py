"""The picture on a private screen: its part, its marks and its alt text. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.edge.services import reader
from cogs.panel import screens
from cogs.panel.fitting import whole_sentences
from cogs.panel.spec import ALT_TEXT, Picture
from cogs.screens.seen import PanelSight
from engine.asks.answers import open_values
from engine.asks.decision import Decision
from engine.values.core import Msg, Who
from play.values.panels import MAKING_ORDERS, AskingPanel, Panel, Ready, Spectating, Waiting
from play.values.personal import PersonSettings
from render import OVERVIEW, OVERVIEW_WIDE, TURN, TURN_WIDE, Draft


def picture_of_turn(sight: PanelSight, picture: Picture | None) -> Picture | None:
    """Return the picture; its alt text says first what one can do, by the numbers on it."""
    panel = sight.panel
    if picture is None or not isinstance(panel, AskingPanel | Ready | Waiting):
        return picture
    plain, decision = reader(sight.table, sight.locale, seat=sight.table.seat_of(sight.user_id)).say_to_reader, sight.decision
    marks = "" if decision is None else screens.number_words(decision, plain)
    alt = " ".join(filter(None, (marks, screens.can_do(panel, plain, decision), picture.alt)))
    return replace(picture, alt=whole_sentences(alt, ALT_TEXT))


def picture_draft(sight: PanelSight) -> Draft | None:
    """Return what the picture of a panel shows: the move as far as it is made.

    For an order it is the present position (a preview of `None`) with its choices. While others are awaited it is that position, and the
    band says whose move it is. `None`: there is nothing to choose.
    """
    panel = sight.panel
    if isinstance(panel, Waiting):
        who = tuple(Who(seat) for seat in panel.awaited)
        return Draft(None, decision=Decision(Msg("discord.panel.to-move", who=who), ())) if who else None
    if isinstance(panel, Ready) and panel.only is None:
        is_order = panel.ref.kind in MAKING_ORDERS
        return Draft(panel.preview, decision=Decision(Msg("discord.panel.order-whole"), ()) if is_order else None)
    if isinstance(panel, Ready):
        first = panel.first
        return None if first is None else Draft(panel.before, first.ask.name, open_values(first.ask), panel.decision)
    if not isinstance(panel, AskingPanel):
        return None
    ask, decision = panel.walk.ask, sight.decision
    if panel.ref.kind in MAKING_ORDERS:
        is_told = decision is not None and decision.stake is not None
        named = decision if is_told else Decision(Msg("discord.panel.order-whole"), ())
        return Draft(preview=None, asked=ask.name, values=open_values(ask, panel.walk.filled), decision=named)
    return Draft(panel.preview, ask.name, open_values(ask, panel.walk.filled), decision)


def drawn_as(sight: PanelSight) -> str | None:
    """Return the part of the picture that a panel shows, or `None` if none is drawn."""
    if isinstance(sight.panel, Spectating):
        return drawn_whole(sight.settings)
    return None if picture_draft(sight) is None else drawn_for(sight.settings)


def drawn_for(settings: PersonSettings) -> str:
    """Return the picture of a turn, tall or wide as the person likes it."""
    return TURN_WIDE if settings.wide else TURN


def drawn_whole(settings: PersonSettings) -> str:
    """Return the picture of the whole table, tall or wide as the person likes it."""
    return OVERVIEW_WIDE if settings.wide else OVERVIEW


def base_view(panel: Panel) -> Any:
    """Return the view of the position in which a turn is prepared."""
    return panel.base if isinstance(panel, AskingPanel | Ready) else None
