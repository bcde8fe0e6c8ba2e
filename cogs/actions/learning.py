"""What a click of somebody who begins can mean: the welcome, all games, lessons."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Game, Number, Word
from engine.bots import USUAL

# The word of welcome, and the panel of all games.


class ShowWelcome(Action, cost=2):
    """Post the word of welcome (`/play post:`)."""


class PostWelcome(Action, name="welcome-post", access="admin", cost=2):
    """Post the word of welcome where one is (a button of `/setup`)."""


class ShowPlay(Action, name="choose-game", cost=2):
    """Show the ways to begin each game (`/play`), or those of the game chosen in a menu."""


class ShowGame(Action, cost=2):
    """Show the ways to begin one game (`/play game:`)."""

    game: str


class ChooseGameAgainstBots(Action, name="against-bots", cost=2):
    """Show the games to play, from an older word of welcome."""


class ChooseLevel(Action, name="bots-level", cost=2):
    """Choose how well the bots play."""


class PlayAgainstBots(Action, name="play-bots", version=2, cost=4):
    """Open a table with bots of a level in all other seats, and start."""

    game: Game
    bot: Word = USUAL


class SetUpTable(Action, name="set-up", cost=2):
    """Choose how long a match with friends may take; each choice opens its table."""

    game: Game


# Lessons. Every control knows the step that it was shown with.


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
