"""The rules of `pizarro`, put together: Tom Lehmann's Magellan, also published as Pizarro & Co."""

from __future__ import annotations

from random import Random

from engine.core import Ask, Form, Line, Order, Path, Rules, Seat, Setting, Talk, Token, Turn
from engine.games.pizarro import bot, orders, score, text
from engine.games.pizarro.audit import audit
from engine.games.pizarro.redeal import redeal
from engine.games.pizarro.setup import opening, setup
from engine.games.pizarro.state import State, awaited
from engine.games.pizarro.turn import DIALOGUES
from engine.games.pizarro.view import PizarroView, view


def _turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    return DIALOGUES[type(state.stage)](state, seat)


def _policy(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    return bot.greedy(view(world, seat), ask, path, rng)


def _obey(world: State, seat: Seat, given: tuple[Order, ...]) -> Line | None:
    return orders.obey(view(world, seat), given)


def _keeps(world: State, seat: Seat, order: Order) -> bool:
    return orders.keeps(view(world, seat), order)


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
