"""What a click about how one is told of one's turns can mean."""

from __future__ import annotations

from typing import ClassVar

from cogs.actions.panel import AtTable
from cogs.actions.wire import Access, Action, Switch, Word, action


@action("told")
class SetTold(Action, frozen=True):
    """Be told in this way of all tables."""

    told: Word
    cost: ClassVar[int] = 3


@action("told-when")
class SetDigest(Action, frozen=True):
    """Have one's digest at the chosen hour."""


@action("told-hits")
class SetHits(Action, frozen=True):
    """Be told what others did to one, or not."""

    on: Switch


@action("told-here")
class ShowToldHere(AtTable, frozen=True):
    """Show how one is told of this table."""

    access: ClassVar[Access] = "seated"


@action("told-at")
class SetToldHere(AtTable, frozen=True):
    """Be told in this way of this table; `all`: as of all others."""

    told: Word
    access: ClassVar[Access] = "seated"
    cost: ClassVar[int] = 3
