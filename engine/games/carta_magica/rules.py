"""The rules of `carta_magica`, put together: Carta Magica, by Marbushka."""

from __future__ import annotations

from random import Random

from engine.core import Ask, Form, Line, Order, Path, Rules, Seat, Talk, Token, Turn
from engine.games.carta_magica import bot, options, orders, score, text
from engine.games.carta_magica.audit import audit
from engine.games.carta_magica.redeal import redeal
from engine.games.carta_magica.setup import opening, setup
from engine.games.carta_magica.state import State, awaited
from engine.games.carta_magica.turn import DIALOGUES
from engine.games.carta_magica.view import CartaMagicaView, view


def _turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    return DIALOGUES[type(state.stage)](state, seat)


def _policy(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    return bot.greedy(view(world, seat), ask, path, rng)


def _obey(world: State, seat: Seat, given: tuple[Order, ...]) -> Line | None:
    return orders.obey(view(world, seat), given)


def _keeps(world: State, seat: Seat, order: Order) -> bool:
    return orders.keeps(view(world, seat), order)


RULES = Rules(
    name="carta_magica",
    version=2,
    seats=range(2, 5),
    settings=options.SETTINGS,
    state_type=State,
    view_type=CartaMagicaView,
    longest=100 * 4 * 25,
    short={"rounds": "20"},
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
