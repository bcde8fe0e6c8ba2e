"""What a click on the word of welcome or on the panel of all games can mean."""

from __future__ import annotations

from cogs.actions.wire import Action, Game, Word, action
from engine.bots import USUAL


@action(cost=2)
class ShowWelcome(Action, frozen=True):
    """Post the word of welcome (`/play post:`)."""


@action("welcome-post", access="admin", cost=2)
class PostWelcome(Action, frozen=True):
    """Post the word of welcome where one is (a button of `/setup`)."""


@action("choose-game", cost=2)
class ShowPlay(Action, frozen=True):
    """Show the ways to begin each game (`/play`), or those of the game chosen in a menu."""


@action(cost=2)
class ShowGame(Action, frozen=True):
    """Show the ways to begin one game (`/play game:`)."""

    game: str


@action("against-bots", cost=2)
class ChooseGameAgainstBots(Action, frozen=True):
    """The same as `ShowPlay`, from a word of welcome of an earlier time."""


@action("bots-level", cost=2)
class ChooseLevel(Action, frozen=True):
    """Choose how well the bots play."""


@action("play-bots", version=2, cost=4)
class PlayAgainstBots(Action, frozen=True):
    """Open a table with bots of a level in all other seats, and start."""

    game: Game
    bot: Word = USUAL


@action("set-up", cost=2)
class SetUpTable(Action, frozen=True):
    """Choose how long a match with friends may take; each choice opens its table."""

    game: Game
