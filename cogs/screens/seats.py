"""The parts of every screen about seats: how the bots play, and the way back. Pure."""

from __future__ import annotations

from cogs.actions.tables import ShowMore
from cogs.panel.spec import Button
from engine.bots import KINDS
from engine.values.core import Msg, Say
from play.values.names import bot_manner, bot_strength


def levels(say: Say) -> str:
    """The strength and manner of each level of bots, a line each."""
    return "\n".join(say(Msg("discord.lobby.level", bot=bot_strength(kind), manner=bot_manner(kind))) for kind in KINDS)


def to_more(match: int, say: Say) -> Button:
    """From a question back to what it came from, without doing anything."""
    return Button(ShowMore(match), say(Msg("discord.panel.back")))
