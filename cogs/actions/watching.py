"""What a click of those who watch can mean."""

from __future__ import annotations

from cogs.actions.panel import Watch


class Predict(Watch, name="predict", stage="running", cost=2):
    """Say who wins: the chosen seat of the menu."""
