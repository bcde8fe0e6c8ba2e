"""What is said of work under way: until when it holds. Whoever reads it later, when the process is gone that worked, knows that too."""

from __future__ import annotations

from math import ceil
from typing import Final

from engine.core import Msg, Say
from play.time.clock import Clock

SENDING: Final = 60.0
"""Seconds beyond a limit in which what came of it is drawn and sent."""


def until(clock: Clock, longest: float) -> float:
    """When work that begins now, or is given up after `longest` seconds, is answered at the latest."""
    return clock.now() + longest + SENDING


def holds(when: float, say: Say) -> str:
    """The line below words about such work."""
    return f"-# {say(Msg('discord.holds', when=str(ceil(when))))}"
