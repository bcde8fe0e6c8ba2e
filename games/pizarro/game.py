"""The face of `pizarro`: its facts and its functions."""

from __future__ import annotations

from engine.game.mind import Mind
from engine.game.rules import Early, Orders, Rules, Setting, Sitting
from games.pizarro.mind.decision import decision
from games.pizarro.mind.judgement import JUDGEMENT
from games.pizarro.mind.policy import policy
from games.pizarro.mind.wording import task
from games.pizarro.orders import bid_order, early, foresight, keeps, may_answer, news, obey, order, outcome
from games.pizarro.rules.account import account
from games.pizarro.rules.audit import audit
from games.pizarro.rules.describe import chapter, describe, is_last, passed, status
from games.pizarro.rules.events import deed, events
from games.pizarro.rules.imagine import imagine
from games.pizarro.rules.score import result, standing
from games.pizarro.rules.setup import opening, setup
from games.pizarro.rules.small import small
from games.pizarro.rules.state import State, awaited
from games.pizarro.rules.turn import automatic, turn
from games.pizarro.rules.view import PizarroView, view

RULES = Rules(
    name="pizarro",
    version=2,
    seats=range(3, 7),
    settings=(Setting("half1", ("a", "b"), "a"), Setting("half2", ("a", "b"), "a"), Setting("exact", ("off", "on"), "off", expert=True)),
    state_type=State,
    view_type=PizarroView,
    longest=4000,
    evening=Sitting(3, minutes=70),
    weeks=Sitting(4, days=7),
    setup=setup,
    opening=opening,
    to_act=awaited,
    turn=turn,
    view=view,
    imagine=imagine,
    result=result,
    audit=audit,
    status=status,
    standing=lambda view: tuple([player.crowns for player in view.players]),
    chapter=chapter,
    passed=passed,
    is_last=is_last,
    points=standing,
    describe=describe,
    automatic=automatic,
    small=small,
    events=events,
    account=account,
    deed=deed,
    mind=Mind(policy=policy, decision=decision, judgement=JUDGEMENT, task=task, neutral=("pass", "allow", "stop")),
    orders=Orders(ask=order, obey=obey, keeps=keeps, outcome=outcome, news=news, foresight=foresight),
    early=Early(seats=may_answer, ask=early, answered=bid_order),
)
