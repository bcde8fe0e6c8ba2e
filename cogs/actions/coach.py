"""What a click on a coach's ideas can mean.

An idea has a key of its own, so that no other is ever taken in its place.
"""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Word, action


@action("ideas", stage="running", access="seated", cost=3)
class AskForIdeas(AtTable, frozen=True):
    """Ask for ideas about one's turn, or show them again."""


@action("idea", access="seated", cost=2)
class ShowIdea(AtTable, frozen=True):
    """Show the picture of an idea."""

    key: Word


@action("figures", access="seated", cost=2)
class ShowFigures(AtTable, frozen=True):
    """Show what the ideas aim at, cost and risk in figures, with the picture of one."""

    key: Word


@action("take-idea", access="seated")
class TakeIdea(AtTable, frozen=True):
    """Make an idea the half-made move of one's turn."""

    key: Word
