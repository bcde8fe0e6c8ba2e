"""What the buttons of the word of welcome mean: the ways into a game for somebody who has never played here."""

from __future__ import annotations

from cogs.actions.wire import Action, Game, Word, action
from engine.bots import USUAL


@action(cost=2)
class ShowWelcome(Action, frozen=True):
    """Post the word of welcome (`/start`)."""


@action("against-bots")
class ChooseGameAgainstBots(Action, frozen=True):
    """Choose a game to play against bots."""


@action("bots-level")
class ChooseLevel(Action, frozen=True):
    """Choose how well the bots play."""


@action("choose-game")
class ChooseGame(Action, frozen=True):
    """Choose a game to open a table for."""


@action("play-bots", version=2, cost=4)
class PlayAgainstBots(Action, frozen=True):
    """Open a table with bots of a level in all other seats, and start."""

    game: Game
    bot: Word = USUAL


@action("set-up", cost=2)
class SetUpTable(Action, frozen=True):
    """Begin to set up a table of a game."""

    game: Game
