"""The face of the game: one value that the host, the bots and the tests go by."""

from __future__ import annotations

from engine.rules import Orders, Rules, Setting
from engine.games.newgame.audit import audit
from engine.games.newgame.board import PRIZES
from engine.games.newgame.describe import chapter, describe, status
from engine.games.newgame.imagine import imagine
from engine.games.newgame.mind import MIND
from engine.games.newgame.plans import keeps, obey, order
from engine.games.newgame.says import deed
from engine.games.newgame.score import result, standing
from engine.games.newgame.setup import opening, setup
#: simultaneous
from engine.games.newgame.state import State, may_act, to_act
#: turns
from engine.games.newgame.state import State, to_act
#: end
from engine.games.newgame.turn import turn
from engine.games.newgame.view import NewGameView, view

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
