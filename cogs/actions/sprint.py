"""What a click about being here can mean. It is made at one table and holds for all tables of the person."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import action


@action("here", stage="running", access="seated", cost=3)
class Arrive(AtTable, frozen=True):
    """Be here for half an hour."""


@action("not-here", stage="running", access="seated", cost=3)
class Depart(AtTable, frozen=True):
    """Not be here any more."""
