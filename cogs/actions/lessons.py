"""What a click in a lesson can mean. Every control knows the step that it was shown with."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Game, Number


class OpenLessons(Action, name="learn", cost=2):
    """Show the lessons of all games, and how far one is."""


class BeginLesson(Action, name="lesson", cost=3):
    """Begin the lesson of a game; one begun before ends."""

    game: Game


class LessonAction(AtTable, access="seated", cost=2):
    """A control of the teacher at a step."""

    step: Number


class NextStep(LessonAction, name="lesson-next"):
    """Go on from a step in which nothing is played."""


class TryAgain(LessonAction, name="lesson-back"):
    """Take back a move that is not the hoped one."""


class ShowMe(LessonAction, name="lesson-show"):
    """Let the teacher make the hoped move."""
