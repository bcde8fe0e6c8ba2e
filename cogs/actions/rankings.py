"""What a click about statistics and ratings can mean."""

from __future__ import annotations

from cogs.actions.wire import Action, Game, Number, Switch, Word


class ShowStats(Action, name="stats", cost=3):
    """Show how somebody did (0: the reader) in a game (empty: in all)."""

    person: Number = 0
    game: Word = ""


class ShowLeaderboard(Action, name="leaderboard", cost=3):
    """Show this server's leaderboard of a game; an empty `game` is the chosen one of a menu."""

    game: Word = ""


class JoinBoard(Action, name="board-join", cost=3):
    """Let oneself be seen, or take part in ratings, as a leaderboard needs; show it again."""

    game: Game


class SetRated(Action, name="rate-me"):
    """Take part in ratings, or no longer."""

    on: Switch


class SetHidden(Action, name="hide-me"):
    """Keep one's statistics to oneself, or no longer."""

    on: Switch
