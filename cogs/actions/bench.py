"""What a click about the bench of substitutes can mean."""

from __future__ import annotations

from cogs.actions.wire import Action, Switch


class ShowBench(Action, name="bench"):
    """Show whether one is on the bench of the server (a part of `/settings`)."""


class SitOnBench(Action, name="bench-sit"):
    """Be called for all games from now on, or be called no more."""

    on: Switch


class ChooseBenchGames(Action, name="bench-games"):
    """Be called for the games that were chosen."""
