"""What a click in a lesson can mean. Every control knows the step that it was shown with."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Game, Number, action


@action("learn", cost=2)
class OpenLessons(Action, frozen=True):
    """Show the lessons of all games, and how far one is."""


@action("lesson", cost=3)
class BeginLesson(Action, frozen=True):
    """Begin the lesson of a game; one begun before ends."""

    game: Game


@action(access="seated", cost=2)
class LessonAction(AtTable, frozen=True):
    """A control of the teacher at a step."""

    step: Number


@action("lesson-next")
class NextStep(LessonAction, frozen=True):
    """Go on from a step in which nothing is played."""


@action("lesson-back")
class TryAgain(LessonAction, frozen=True):
    """Take back a move that is not the hoped one."""


@action("lesson-show")
class ShowMe(LessonAction, frozen=True):
    """Let the teacher make the hoped move."""
