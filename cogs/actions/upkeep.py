"""What a click on the list of a server's tables can mean."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Number, action


@action("upkeep", access="admin", cost=3)
class ShowUpkeep(Action, frozen=True):
    """Show a page of all tables of the server that are not over."""

    page: Number = 0


@action("upkeep-remind", stage="running", access="referee", cost=2)
class Remind(AtTable, frozen=True):
    """Remind the people that a table waits for."""
