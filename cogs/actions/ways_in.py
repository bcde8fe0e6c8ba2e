"""What a click on the word of welcome or on the panel of all games can mean."""

from __future__ import annotations

from cogs.actions.wire import Action, Game, Word
from engine.bots import USUAL


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
    """The same as `ShowPlay`, from a word of welcome of an earlier time."""


class ChooseLevel(Action, name="bots-level", cost=2):
    """Choose how well the bots play."""


class PlayAgainstBots(Action, name="play-bots", version=2, cost=4):
    """Open a table with bots of a level in all other seats, and start."""

    game: Game
    bot: Word = USUAL


class SetUpTable(Action, name="set-up", cost=2):
    """Choose how long a match with friends may take; each choice opens its table."""

    game: Game
