"""The interface of the game: `RULES`, which the host, the bots and the tests use."""

from __future__ import annotations

from caravel import Rules, Setting

from caravel_pearl_reef.rules.audit import audit
from caravel_pearl_reef.rules.describe import chapter, describe, status
from caravel_pearl_reef.rules.imagine import imagine
from caravel_pearl_reef.rules.mind import MIND
from caravel_pearl_reef.rules.score import result, standing
from caravel_pearl_reef.rules.setup import opening, setup
from caravel_pearl_reef.rules.state import State, may_act, to_act
from caravel_pearl_reef.rules.turn import turn
from caravel_pearl_reef.rules.view import PearlReefView, view

SEATS = range(2, 6)

RULES = Rules(
    name="pearl_reef",
    version=1,
    seats=SEATS,
    settings=(Setting("rounds", ("8", "12"), "8"),),
    state_type=State,
    view_type=PearlReefView,
    longest=12 * SEATS[-1],
    setup=setup,
    opening=opening,
    to_act=to_act,
    may_act=may_act,
    turn=turn,
    view=view,
    imagine=imagine,
    result=result,
    points=standing,
    audit=audit,
    status=status,
    describe=describe,
    chapter=chapter,
    mind=MIND,
)
