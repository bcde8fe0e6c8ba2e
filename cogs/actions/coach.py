"""What a click on a coach's ideas can mean.

An idea has a key of its own, so that no other is ever taken in its place.
"""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Word


class AskForIdeas(AtTable, name="ideas", stage="running", access="seated", cost=3):
    """Ask for ideas about one's turn, or show them again."""


class ShowIdea(AtTable, name="idea", access="seated", cost=2):
    """Show the picture of an idea."""

    key: Word


class ShowFigures(AtTable, name="figures", access="seated", cost=2):
    """Show what the ideas aim at, cost and risk in figures, with the picture of one."""

    key: Word


class TakeIdea(AtTable, name="take-idea", access="seated"):
    """Make an idea the half-made move of one's turn."""

    key: Word
