"""What a click about statistics and ratings can mean."""

from __future__ import annotations

from cogs.actions.wire import Action, Game, Number, Switch, Word, action


@action("stats", cost=3)
class ShowStats(Action, frozen=True):
    """Show how somebody did (0: the reader) in a game (empty: in all)."""

    person: Number = 0
    game: Word = ""


@action("leaderboard", cost=3)
class ShowLeaderboard(Action, frozen=True):
    """Show the leaderboard of this server for a game.

    If the game is empty, it is the chosen one of a menu.
    """

    game: Word = ""


@action("board-join", cost=3)
class JoinBoard(Action, frozen=True):
    """Do what it takes to be on leaderboards: let oneself be seen, or take part in ratings.

    Shows that of a game again.
    """

    game: Game


@action("rate-me")
class SetRated(Action, frozen=True):
    """Take part in ratings, or no longer."""

    on: Switch


@action("hide-me")
class SetHidden(Action, frozen=True):
    """Keep one's statistics to oneself, or no longer."""

    on: Switch
