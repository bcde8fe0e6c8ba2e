"""The rules of `carta_magica`, put together: Carta Magica, by Marbushka."""

from __future__ import annotations

from dataclasses import replace

from engine.games.carta_magica import describe, plans
from engine.games.carta_magica.audit import audit
from engine.games.carta_magica.events import deed, events
from engine.games.carta_magica.imagine import imagine
from engine.games.carta_magica.mind.decision import decision
from engine.games.carta_magica.mind.judgement import JUDGEMENT
from engine.games.carta_magica.mind.policy import policy
from engine.games.carta_magica.mind.ready import ready
from engine.games.carta_magica.options import FORMER_EDITIONS, SETTINGS, settings_of
from engine.games.carta_magica.score import result, standing
from engine.games.carta_magica.setup import opening, setup
from engine.games.carta_magica.small import small
from engine.games.carta_magica.state import State, awaited
from engine.games.carta_magica.turn import automatic, turn
from engine.games.carta_magica.view import CartaMagicaView, view
from engine.mind import Mind
from engine.rules import Orders, Rules, Sitting

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
    deed=deed,
    mind=Mind(policy=policy, ready=ready, decision=decision, judgement=JUDGEMENT, neutral=("stay", "nothing", "peace")),
    orders=Orders(ask=plans.order, obey=plans.obey, keeps=plans.keeps, outcome=plans.outcome, foresight=plans.foresight),
)

FORMER = tuple([replace(RULES, version=version, settings=settings_of(editions)) for version, editions in FORMER_EDITIONS.items()])
"""Older versions differ only in what an edition stands for."""
