"""What a click of a beginner can mean: the welcome message, all games, lessons."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Game, Number, Word
from engine.bots import USUAL

# The welcome message, and the panel of all games.


class ShowWelcome(Action, cost=2):
    """Post the welcome message (`/play post:`)."""


class PostWelcome(Action, name="welcome-post", access="admin", cost=2):
    """Post the welcome message in the channel of the click (a button of `/setup`)."""


class ShowPlay(Action, name="choose-game", cost=2):
    """Show the ways to begin each game (`/play`), or those of the game chosen in a menu."""


class ShowGame(Action, cost=2):
    """Show the ways to begin one game (`/play game:`)."""

    game: str


class ChooseGameAgainstBots(Action, name="against-bots", cost=2):
    """Show the games to play, from a welcome message of an earlier version."""


class ChooseLevel(Action, name="bots-level", cost=2):
    """Show the panel of games with bots of the chosen strength."""


class PlayAgainstBots(Action, name="play-bots", version=2, cost=4):
    """Open a table with bots in all other seats, and start."""

    game: Game
    bot: Word = USUAL
    """The kind of the bots, which is their strength."""


class SetUpTable(Action, name="set-up", cost=2):
    """Show how long a match with friends may take; each choice opens a table."""

    game: Game


# Lessons.


class OpenLessons(Action, name="learn", cost=2):
    """Show the lessons of all games, and the person's progress in each."""


class BeginLesson(Action, name="lesson", cost=3):
    """Begin the lesson of a game; an unfinished lesson of the person is ended."""

    game: Game


class LessonAction(AtTable, access="seated", cost=2):
    """A control of a lesson."""

    step: Number
    """The step with which it was shown; at another step it is outdated."""


class NextStep(LessonAction, name="lesson-next"):
    """Go on from a step in which nothing is played."""


class TryAgain(LessonAction, name="lesson-back"):
    """Take back a move that is not the one that the lesson asks for."""


class ShowMe(LessonAction, name="lesson-show"):
    """Let the teacher make the move that the lesson asks for."""
