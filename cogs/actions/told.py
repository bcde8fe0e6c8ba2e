"""What a click about how one is told of one's turns can mean."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Switch, Word


class SetTold(Action, name="told", cost=3):
    """Be told in this way of all tables."""

    told: Word


class SetDigest(Action, name="told-when"):
    """Have one's digest at the chosen hour."""


class SetHits(Action, name="told-hits"):
    """Be told what others did to one, or not."""

    on: Switch


class ShowToldHere(AtTable, name="told-here", access="seated"):
    """Show how one is told of this table."""


class SetToldHere(AtTable, name="told-at", access="seated", cost=3):
    """Be told in this way of this table; `all`: as of all others."""

    told: Word
