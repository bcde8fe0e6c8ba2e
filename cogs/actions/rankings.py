"""What a click about statistics and ratings can mean."""

from __future__ import annotations

from typing import ClassVar

from cogs.actions.panel import AtTable, Stage
from cogs.actions.wire import Access, Action, Number, Switch, Word, action


@action("stats")
class ShowStats(Action, frozen=True):
    """Show how somebody did (0: the reader) in a game (empty: in all)."""

    person: Number = 0
    game: Word = ""
    cost: ClassVar[int] = 3


@action("leaderboard")
class ShowLeaderboard(Action, frozen=True):
    """Show the leaderboard of this server for a game (the chosen one of a menu where it is empty)."""

    game: Word = ""
    cost: ClassVar[int] = 3


@action("rate-me")
class SetRated(Action, frozen=True):
    """Take part in ratings, or no longer."""

    on: Switch


@action("hide-me")
class SetHidden(Action, frozen=True):
    """Keep one's statistics to oneself, or no longer."""

    on: Switch


@action("rated-table")
class SetRatedTable(AtTable, frozen=True):
    """Let the result of a table that has not begun count for ratings, or not."""

    stage: ClassVar[Stage] = "open"
    on: Switch
    page: Number = 0
    access: ClassVar[Access] = "opener"
