"""The rules of `magellan`, put together: A. Lefort's and J.C. Sohier's game of 1986."""

from __future__ import annotations

from dataclasses import replace

from engine.games.magellan.audit import audit
from engine.games.magellan.describe import chapter, describe, is_last, passed, status
from engine.games.magellan.events import deed, events
from engine.games.magellan.imagine import imagine
from engine.games.magellan.mind.decision import decision
from engine.games.magellan.mind.judgement import JUDGEMENT
from engine.games.magellan.mind.policy import policy
from engine.games.magellan.mind.ready import ready
from engine.games.magellan.plans import foresight, keeps, obey, order, outcome
from engine.games.magellan.says import CAME_THROUGH, PAID
from engine.games.magellan.score import incomes, result
from engine.games.magellan.setup import former_setup, opening, setup
from engine.games.magellan.small import small
from engine.games.magellan.state import FormerState, State, awaited
from engine.games.magellan.turn import automatic, turn
from engine.games.magellan.view import MagellanView, view
from engine.mind import Mind
from engine.rules import Orders, Rules, Setting, Sitting

RULES = Rules(
    name="magellan",
    version=4,
    seats=range(2, 5),
    settings=(
        Setting("level", ("peace", "simplest", "planes", "experts"), "simplest"),
        Setting("bases", ("1", "2", "3", "4"), "1"),
        Setting("target", ("150", "100", "75"), "150"),
        Setting("start", ("beginners", "plain"), "beginners"),
        Setting("end", ("places", "winner"), "places"),
        Setting("rounds", ("none", "60", "40", "20", "10"), "none"),
        Setting("history6", ("off", "on"), "off", expert=True),
        Setting("history11", ("off", "on"), "off", expert=True),
        Setting("countries", ("50", "100"), "50", expert=True),
    ),
    short={"rounds": "10"},
    longest=20_000,  # without a limit of rounds random players may go on for ever: they seldom come to a capital and sell what they have
    state_type=State,
    view_type=MagellanView,
    evening=Sitting(3, {"target": "75", "end": "winner"}, minutes=60),
    weeks=Sitting(3, days=21),
    setup=setup,
    opening=opening,
    to_act=awaited,
    turn=turn,
    view=view,
    imagine=imagine,
    result=result,
    audit=audit,
    status=status,
    standing=lambda view: tuple([player.income for player in view.players]),
    chapter=chapter,
    passed=passed,
    is_last=is_last,
    points=incomes,
    describe=describe,
    events=events,
    deed=deed,
    automatic=automatic,
    small=small,
    added=frozenset({CAME_THROUGH, PAID}),
    mind=Mind(policy=policy, ready=ready, decision=decision, judgement=JUDGEMENT, neutral=("end", "stay")),
    orders=Orders(ask=order, obey=obey, keeps=keeps, outcome=outcome, foresight=foresight),
)

FORMER = tuple([replace(RULES, version=version, state_type=FormerState, setup=former_setup) for version in (2, 3)])
"""Version 3 plays as version 2 and tells more. Up to it of several ways that cost alike the first one was taken, into a fight too."""
