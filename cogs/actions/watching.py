"""What a click of those who watch can mean."""

from __future__ import annotations

from cogs.actions.panel import Watch
from cogs.actions.wire import action


@action("predict", stage="running", cost=2)
class Predict(Watch, frozen=True):
    """Say who wins: the chosen seat of the menu."""
