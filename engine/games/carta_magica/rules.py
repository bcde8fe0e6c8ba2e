"""The rules of `carta_magica`, put together: Carta Magica, by Marbushka."""

from __future__ import annotations

<<<<<<< HEAD
from random import Random

from engine.core import Ask, Form, Line, Order, Path, Rules, Seat, Talk, Token, Turn
from engine.games.carta_magica import bot, options, orders, score, text
=======
from engine.core import Rules
from engine.games.carta_magica import plans, says
>>>>>>> d909c13 (Carta Magica on the new core: structs, named asks, positions so far, an imagined world for plans and the sensible player)
from engine.games.carta_magica.audit import audit
from engine.games.carta_magica.imagine import imagine
from engine.games.carta_magica.options import SETTINGS
from engine.games.carta_magica.policy import policy
from engine.games.carta_magica.score import result
from engine.games.carta_magica.setup import opening, setup
from engine.games.carta_magica.state import State, awaited
from engine.games.carta_magica.turn import turn
from engine.games.carta_magica.view import CartaMagicaView, view

SEATS = range(2, 5)

<<<<<<< HEAD
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
=======
RULES = Rules(
    name="carta_magica",
    version=2,
    seats=SEATS,
    settings=SETTINGS,
    state_type=State,
    view_type=CartaMagicaView,
    # The longest limit of rounds, the most seats. A turn has at most 25 entries on average: a storm with its cards is the worst,
    # and every card that adds an entry has to be drawn first.
    longest=100 * SEATS[-1] * 25,
>>>>>>> d909c13 (Carta Magica on the new core: structs, named asks, positions so far, an imagined world for plans and the sensible player)
    short={"rounds": "20"},
    setup=setup,
    opening=opening,
    to_act=awaited,
<<<<<<< HEAD
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
=======
    turn=turn,
    view=view,
    imagine=imagine,
    result=result,
    audit=audit,
    status=says.status,
    describe=says.describe,
    policy=policy,
    order=plans.order,
    obey=plans.obey,
    keeps=plans.keeps,
>>>>>>> d909c13 (Carta Magica on the new core: structs, named asks, positions so far, an imagined world for plans and the sensible player)
)
