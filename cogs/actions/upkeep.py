"""What a click on the list of a server's tables can mean."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Number


class ShowUpkeep(Action, name="upkeep", access="admin", cost=3):
    """Show a page of all tables of the server that are not over."""

    page: Number = 0


class Remind(AtTable, name="upkeep-remind", stage="running", access="referee", cost=2):
    """Remind the people that a table waits for."""
