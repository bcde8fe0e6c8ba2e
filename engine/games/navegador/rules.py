"""The rules of `navegador`, put together: Mac Gerdts' Navegador."""

from __future__ import annotations

from random import Random

from engine.core import Ask, Form, Line, Order, Path, Rules, Seat, Setting, Token
from engine.games.navegador import bot, orders, score, text
from engine.games.navegador.audit import audit
from engine.games.navegador.redeal import redeal
from engine.games.navegador.setup import opening, setup
from engine.games.navegador.state import State, awaited
from engine.games.navegador.turn.rondel import turn
from engine.games.navegador.view import NavegadorView, view


def _policy(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    return bot.greedy(view(world, seat), ask, path, rng)


def _obey(world: State, seat: Seat, given: tuple[Order, ...]) -> Line | None:
    return orders.obey(view(world, seat), given)


def _keeps(world: State, seat: Seat, order: Order) -> bool:
    return orders.keeps(view(world, seat), order)


RULES = Rules(
    name="navegador",
    version=1,
    seats=range(2, 6),
    settings=(Setting("king", ("sheet", "goa"), "sheet"),),
    state_type=State,
    view_type=NavegadorView,
    longest=4000,
    setup=setup,
    opening=opening,
    to_act=awaited,
    turn=turn,
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
