"""What a click about being here can mean. It holds for all tables of the person."""

from __future__ import annotations

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Number, Switch


class Arrive(AtTable, name="here", stage="running", access="seated", cost=3):
    """Be here for half an hour."""


class Depart(AtTable, name="not-here", stage="running", access="seated", cost=3):
    """Not be here any more."""


class PlayLive(Action, name="live-hour", cost=3):
    """Be here for half an hour, from anywhere; `aloud`: ask in this channel who else is."""

    aloud: Switch = False


class MeToo(Action, name="me-too", cost=3):
    """Be here too. `until`: the second at which the call is over."""

    until: Number
