"""What a click about the bench of substitutes can mean."""

from __future__ import annotations

from cogs.actions.wire import Action, Switch, action


@action("bench")
class ShowBench(Action, frozen=True):
    """Show whether one is on the bench of the server (a part of `/settings`)."""


@action("bench-sit")
class SitOnBench(Action, frozen=True):
    """Be called for all games from now on, or be called no more."""

    on: Switch


@action("bench-games")
class ChooseBenchGames(Action, frozen=True):
    """Be called for the games that were chosen."""
