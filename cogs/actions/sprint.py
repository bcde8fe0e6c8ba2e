"""What a click about being here can mean. It holds for all tables of the person."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Number, Switch, action


@action("here", stage="running", access="seated", cost=3)
class Arrive(AtTable, frozen=True):
    """Be here for half an hour."""


@action("not-here", stage="running", access="seated", cost=3)
class Depart(AtTable, frozen=True):
    """Not be here any more."""


@action("live-hour", cost=3)
class PlayLive(Action, frozen=True):
    """Be here for half an hour, from anywhere; `aloud`: ask in this channel who else is."""

    aloud: Switch = False


@action("me-too", cost=3)
class MeToo(Action, frozen=True):
    """Be here too. `until`: the second at which the call is over."""

    until: Number
