"""The rules of `carta_magica`, put together: Carta Magica, by Marbushka."""

from __future__ import annotations

from dataclasses import replace

from engine.game.mind import Mind
from engine.game.rules import Orders, Rules, Sitting
from games.carta_magica import orders as plans
from games.carta_magica.mind.decision import decision
from games.carta_magica.mind.judgement import JUDGEMENT
from games.carta_magica.mind.policy import policy
from games.carta_magica.mind.wording import task
from games.carta_magica.rules import describe
from games.carta_magica.rules.account import account
from games.carta_magica.rules.audit import audit
from games.carta_magica.rules.events import deed, events
from games.carta_magica.rules.imagine import imagine
from games.carta_magica.rules.options import FORMER_EDITIONS, SETTINGS, settings_of
from games.carta_magica.rules.score import result, standing
from games.carta_magica.rules.setup import opening, setup
from games.carta_magica.rules.small import small
from games.carta_magica.rules.state import State, awaited
from games.carta_magica.rules.turn import automatic, turn
from games.carta_magica.rules.view import CartaMagicaView, view

SEATS = range(2, 5)

RULES = Rules(
    name="carta_magica",
    version=3,
    seats=SEATS,
    settings=SETTINGS,
    state_type=State,
    view_type=CartaMagicaView,
    # The longest limit of rounds, the most seats. A turn has at most 25 entries on average: a storm with its cards is the worst,
    # and every card that adds an entry has to be drawn first.
    longest=100 * SEATS[-1] * 25,
    short={"rounds": "20"},
    evening=Sitting(3, minutes=35),
    weeks=Sitting(3, days=6),
    setup=setup,
    opening=opening,
    to_act=awaited,
    turn=turn,
    view=view,
    imagine=imagine,
    result=result,
    audit=audit,
    status=describe.status,
    standing=lambda view: tuple([player.points for player in view.players]),
    chapter=describe.chapter,
    passed=describe.passed,
    is_last=describe.is_last,
    points=standing,
    describe=describe.describe,
    automatic=automatic,
    small=small,
    events=events,
    account=account,
    deed=deed,
    mind=Mind(policy=policy, decision=decision, judgement=JUDGEMENT, task=task, neutral=("stay", "nothing", "peace")),
    orders=Orders(ask=plans.order, obey=plans.obey, keeps=plans.keeps, outcome=plans.outcome, foresight=plans.foresight),
)

FORMER = tuple([replace(RULES, version=version, settings=settings_of(editions)) for version, editions in FORMER_EDITIONS.items()])
"""Older versions differ only in what an edition stands for."""
