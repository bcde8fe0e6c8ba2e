"""The face of `pizarro`: its facts and its functions."""

from __future__ import annotations

from engine.games.pizarro.audit import audit
from engine.games.pizarro.describe import chapter, describe, is_last, passed, status
from engine.games.pizarro.events import deed, events
from engine.games.pizarro.imagine import imagine
from engine.games.pizarro.mind.decision import decision
from engine.games.pizarro.mind.judgement import JUDGEMENT
from engine.games.pizarro.mind.policy import policy
from engine.games.pizarro.mind.ready import ready
from engine.games.pizarro.plans import answered, early, foresight, keeps, may_answer, news, obey, order, outcome
from engine.games.pizarro.score import result, standing
from engine.games.pizarro.setup import opening, setup
from engine.games.pizarro.small import small
from engine.games.pizarro.state import State, awaited
from engine.games.pizarro.turn import automatic, turn
from engine.games.pizarro.view import PizarroView, view
from engine.mind import Mind
from engine.rules import Early, Orders, Rules, Setting, Sitting

RULES = Rules(
    name="pizarro",
    version=2,
    seats=range(3, 7),
    settings=(
        Setting("half1", ("a", "b"), "a"),
        Setting("half2", ("a", "b"), "a"),
        Setting("exact", ("off", "on"), "off", expert=True),
    ),
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
    deed=deed,
    mind=Mind(policy=policy, ready=ready, decision=decision, judgement=JUDGEMENT, neutral=("pass", "allow", "stop")),
    orders=Orders(ask=order, obey=obey, keeps=keeps, outcome=outcome, news=news, foresight=foresight),
    early=Early(seats=may_answer, ask=early, answered=answered),
)
