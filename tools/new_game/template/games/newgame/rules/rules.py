"""The face of the game: one value that the host, the bots and the tests go by."""

from __future__ import annotations

from engine.game.rules import Orders, Rules, Setting
from games.newgame.rules.audit import audit
from games.newgame.rules.board import PRIZES
from games.newgame.rules.describe import chapter, describe, status
from games.newgame.rules.imagine import imagine
from games.newgame.rules.mind import MIND
from games.newgame.rules.plans import keeps, obey, order
from games.newgame.rules.says import deed
from games.newgame.rules.score import result, standing
from games.newgame.rules.setup import opening, setup
#: simultaneous
from games.newgame.rules.state import State, may_act, to_act
#: turns
from games.newgame.rules.state import State, to_act
#: end
from games.newgame.rules.turn import turn
from games.newgame.rules.view import NewGameView, view

SEATS = range(__LOW__, __END__)

RULES = Rules(
    name="newgame",
    version=1,
    seats=SEATS,
    settings=(Setting("coins", ("3", "0", "6"), "3"),),
    state_type=State,
    view_type=NewGameView,
    longest=len(PRIZES) * SEATS[-1],
    setup=setup,
    opening=opening,
    to_act=to_act,
    #: simultaneous
    may_act=may_act,
    #: end
    turn=turn,
    view=view,
    imagine=imagine,
    result=result,
    points=standing,
    audit=audit,
    status=status,
    describe=describe,
    chapter=chapter,
    deed=deed,
    mind=MIND,
    orders=Orders(ask=order, obey=obey, keeps=keeps),
)
