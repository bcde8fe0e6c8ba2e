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
    """Show this server's leaderboard of a game; an empty `game` is the chosen one of a menu."""

    game: Word = ""


@action("board-join", cost=3)
class JoinBoard(Action, frozen=True):
    """Let oneself be seen, or take part in ratings, as a leaderboard needs; show it again."""

    game: Game


@action("rate-me")
class SetRated(Action, frozen=True):
    """Take part in ratings, or no longer."""

    on: Switch


@action("hide-me")
class SetHidden(Action, frozen=True):
    """Keep one's statistics to oneself, or no longer."""

    on: Switch
