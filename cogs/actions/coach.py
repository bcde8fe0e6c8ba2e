"""What a click can mean where a coach gives ideas. An idea has a name of its own, so that no other is ever taken in its place."""

from __future__ import annotations

from typing import ClassVar

from cogs.actions.panel import AtTable, Stage
from cogs.actions.wire import Access, Word, action


@action("ideas")
class AskForIdeas(AtTable, frozen=True):
    """Ask for ideas about one's turn, or show them again."""

    stage: ClassVar[Stage] = "running"
    access: ClassVar[Access] = "seated"
    cost: ClassVar[int] = 3


@action("idea")
class ShowIdea(AtTable, frozen=True):
    """Show the picture of an idea."""

    key: Word
    access: ClassVar[Access] = "seated"
    cost: ClassVar[int] = 2


@action("take-idea")
class TakeIdea(AtTable, frozen=True):
    """Make an idea the half-made move of one's turn."""

    key: Word
    access: ClassVar[Access] = "seated"
