"""The face of `navegador`: the facts and functions that the engine goes by."""

from __future__ import annotations

from engine.games.navegador import describe, plans, score
from engine.games.navegador.audit import audit
from engine.games.navegador.events import deed, events
from engine.games.navegador.imagine import imagine
from engine.games.navegador.mind.decision import decision
from engine.games.navegador.mind.judgement import JUDGEMENT
from engine.games.navegador.mind.policy import policy
from engine.games.navegador.mind.ready import ready
from engine.games.navegador.setup import opening, setup
from engine.games.navegador.small import small
from engine.games.navegador.state import State, awaited
from engine.games.navegador.turn import turn
from engine.games.navegador.view import NavegadorView, view
from engine.mind import Mind
from engine.rules import Planning, Rules, Setting, Sitting

RULES = Rules(
    name="navegador",
    version=2,
    seats=range(2, 6),
    settings=(Setting("king", ("sheet", "goa"), "sheet"),),
    state_type=State,
    view_type=NavegadorView,
    longest=4000,
    evening=Sitting(3, minutes=60),
    weeks=Sitting(4, days=19),
    setup=setup,
    opening=opening,
    to_act=awaited,
    turn=turn,
    view=view,
    imagine=imagine,
    result=score.result,
    audit=audit,
    status=describe.status,
    standing=lambda view: tuple([player.points for player in view.players]),
    chapter=describe.chapter,
    passed=describe.passed,
    is_last=describe.is_last,
    points=score.standing,
    describe=describe.describe,
    events=events,
    deed=deed,
    mind=Mind(policy=policy, ready=ready, decision=decision, judgement=JUDGEMENT, neutral=("done",)),
    small=small,
    planning=Planning(position=plans.next_turn, conditions=plans.conditions, adapted=plans.adapted),
)
