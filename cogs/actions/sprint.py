"""What a click about being here can mean. It is made at one table and holds for all tables of the person."""

from __future__ import annotations

from typing import ClassVar

from cogs.actions.panel import AtTable, Stage
from cogs.actions.wire import Access, action


@action("here")
class Arrive(AtTable, frozen=True):
    """Be here for half an hour."""

    stage: ClassVar[Stage] = "running"
    access: ClassVar[Access] = "seated"
    cost: ClassVar[int] = 3


@action("not-here")
class Depart(AtTable, frozen=True):
    """Not be here any more."""

    stage: ClassVar[Stage] = "running"
    access: ClassVar[Access] = "seated"
    cost: ClassVar[int] = 3
