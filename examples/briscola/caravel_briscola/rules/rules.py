"""The interface of the game: `RULES`, which the host, the bots and the tests use."""

from __future__ import annotations

from caravel import Rules

from caravel_briscola.rules.audit import audit
from caravel_briscola.rules.board import CARDS
from caravel_briscola.rules.describe import describe, status
from caravel_briscola.rules.imagine import imagine
from caravel_briscola.rules.mind import MIND
from caravel_briscola.rules.score import result, sides, standing
from caravel_briscola.rules.setup import opening, setup
from caravel_briscola.rules.state import State, to_act
from caravel_briscola.rules.turn import turn
from caravel_briscola.rules.view import BriscolaView, small, view

SEATS = range(2, 5)

RULES = Rules(
    name="briscola",
    version=1,
    seats=SEATS,
    settings=(),
    state_type=State,
    view_type=BriscolaView,
    longest=len(CARDS),
    setup=setup,
    opening=opening,
    to_act=to_act,
    turn=turn,
    view=view,
    imagine=imagine,
    result=result,
    points=standing,
    audit=audit,
    status=status,
    describe=describe,
    sides=sides,
    small=small,
    mind=MIND,
)
