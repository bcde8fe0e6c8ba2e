"""What a click about how one is told of one's turns can mean."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Switch, Word, action


@action("told", cost=3)
class SetTold(Action, frozen=True):
    """Be told in this way of all tables."""

    told: Word


@action("told-when")
class SetDigest(Action, frozen=True):
    """Have one's digest at the chosen hour."""


@action("told-hits")
class SetHits(Action, frozen=True):
    """Be told what others did to one, or not."""

    on: Switch


@action("told-here", access="seated")
class ShowToldHere(AtTable, frozen=True):
    """Show how one is told of this table."""


@action("told-at", access="seated", cost=3)
class SetToldHere(AtTable, frozen=True):
    """Be told in this way of this table; `all`: as of all others."""

    told: Word
