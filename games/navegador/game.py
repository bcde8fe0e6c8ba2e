"""The rules of `navegador`, put together: the facts and functions that the engine needs."""

from __future__ import annotations

from engine.game.mind import Mind
from engine.game.rules import Planning, Rules, Setting, Sitting
from games.navegador import prepared_turns as plans
from games.navegador.mind.decision import decision
from games.navegador.mind.judgement import JUDGEMENT
from games.navegador.mind.policy import policy
from games.navegador.mind.wording import task
from games.navegador.rules import describe, score
from games.navegador.rules.account import account
from games.navegador.rules.audit import audit
from games.navegador.rules.events import deed, events
from games.navegador.rules.imagine import imagine
from games.navegador.rules.setup import opening, setup
from games.navegador.rules.small import small
from games.navegador.rules.state import State, awaited
from games.navegador.rules.turn import turn
from games.navegador.rules.view import NavegadorView, view

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
    account=account,
    deed=deed,
    mind=Mind(policy=policy, decision=decision, judgement=JUDGEMENT, task=task, neutral=("done",)),
    small=small,
    planning=Planning(position=plans.next_turn, conditions=plans.conditions, adapted=plans.adapt_line),
)
