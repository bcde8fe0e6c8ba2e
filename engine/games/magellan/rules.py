"""The rules of `magellan`, put together: A. Lefort's and J.C. Sohier's Magellan of 1986."""

from __future__ import annotations

from random import Random

from engine.core import Ask, Form, Line, Order, Path, Rules, Seat, Setting, Talk, Token, Turn
from engine.games.magellan import bot, orders, score, text
from engine.games.magellan.audit import audit
from engine.games.magellan.redeal import redeal
from engine.games.magellan.setup import opening, setup
from engine.games.magellan.state import State, awaited
from engine.games.magellan.turn.stages import DIALOGUES
from engine.games.magellan.view import MagellanView, view


def _turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    return DIALOGUES[type(state.stage)](state, seat)


def _policy(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    return bot.greedy(view(world, seat), ask, path, rng)


def _obey(world: State, seat: Seat, given: tuple[Order, ...]) -> Line | None:
    return orders.obey(view(world, seat), given)


def _keeps(world: State, seat: Seat, order: Order) -> bool:
    return orders.keeps(view(world, seat), order)


RULES = Rules(
    name="magellan",
    version=2,
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
    state_type=State,
    view_type=MagellanView,
    longest=20_000,
    setup=setup,
    opening=opening,
    to_act=awaited,
    turn=_turn,
    view=view,
    redeal=redeal,
    result=score.result,
    audit=audit,
    status=text.status,
    describe=text.describe,
    policy=_policy,
    order=orders.order,
    obey=_obey,
    keeps=_keeps,
)
