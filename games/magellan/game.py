"""The rules of `magellan`, put together: A. Lefort's and J.C. Sohier's game of 1986."""

from __future__ import annotations

from dataclasses import replace

from engine.game.mind import Mind
from engine.game.rules import Orders, Rules, Setting, Sitting
from games.magellan.mind.decision import decision
from games.magellan.mind.judgement import JUDGEMENT
from games.magellan.mind.policy import policy
from games.magellan.mind.stakes import task
from games.magellan.orders import foresight, keeps, obey, order, outcome
from games.magellan.rules.account import account
from games.magellan.rules.audit import audit
from games.magellan.rules.describe import chapter, describe, is_last, passed, status
from games.magellan.rules.events import deed, events
from games.magellan.rules.imagine import imagine
from games.magellan.rules.says import CAME_THROUGH, PAID
from games.magellan.rules.score import incomes, result
from games.magellan.rules.setup import former_setup, opening, setup
from games.magellan.rules.small import small
from games.magellan.rules.state import FormerState, State, awaited
from games.magellan.rules.turn import automatic, turn
from games.magellan.rules.view import MagellanView, view

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
    # Moves. Without a limit of rounds random players may never end: they seldom reach a capital, and they sell their countries.
    longest=20_000,
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
    account=account,
    deed=deed,
    automatic=automatic,
    small=small,
    added=frozenset({CAME_THROUGH, PAID}),
    mind=Mind(policy=policy, decision=decision, judgement=JUDGEMENT, task=task, neutral=("end", "stay")),
    orders=Orders(ask=order, obey=obey, keeps=keeps, outcome=outcome, foresight=foresight),
)

FORMER = tuple([replace(RULES, version=version, state_type=FormerState, setup=former_setup) for version in (2, 3)])
"""The rules of matches that began with an earlier version. In these, a piece takes the first of several ways of equal cost, even into a
fight. Version 3 plays as version 2 and has more notes."""
