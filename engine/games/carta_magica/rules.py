"""The rules of `carta_magica`, put together."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from engine.core import Ask, Form, Line, Msg, Note, Order, Path, Result, Rules, Seat, Settings, Talk, Token, Turn
from engine.games.carta_magica import bot, options, orders, score, text
from engine.games.carta_magica.audit import audit
from engine.games.carta_magica.redeal import redeal
from engine.games.carta_magica.setup import opening, setup
from engine.games.carta_magica.state import State, awaited
from engine.games.carta_magica.turn import DIALOGUES
from engine.games.carta_magica.view import CartaMagicaView, view


class CartaMagica(Rules[State, CartaMagicaView]):
    """Carta Magica, by Marbushka."""

    name = "carta_magica"
    version = 2
    seats = range(2, 5)
    settings = options.SETTINGS
    state_type = State
    view_type = CartaMagicaView
    longest = 100 * seats[-1] * 25
    """The longest limit of rounds, the most seats. A turn has at most 25 entries on average: a storm with its cards is the worst, and
    every card that adds an entry has to be drawn first."""
    short: ClassVar[Settings] = {"rounds": "20"}

    def setup(self, seats: int, settings: Settings, seed: str) -> State:
        return setup(seats, settings, seed)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return awaited(state)

    def turn(self, state: State, seat: Seat) -> Talk[Turn[State]]:
        return DIALOGUES[type(state.stage)](state, seat)

    def view(self, state: State, seat: Seat | None) -> CartaMagicaView:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        return score.result(state)

    def audit(self, state: State) -> None:
        audit(state)

    def redeal(self, state: State, seat: Seat | None, rng: Random) -> State:
        return redeal(state, seat, rng)

    def opening(self, state: State) -> tuple[Note, ...]:
        return opening(state)

    def status(self, view: CartaMagicaView) -> Msg:
        return text.status(view)

    def describe(self, view: CartaMagicaView) -> tuple[Msg, ...]:
        return text.describe(view)

    def greedy(self, view: CartaMagicaView, ask: Ask | Form, path: Path, rng: Random) -> Token:
        return bot.greedy(view, ask, path, rng)

    def order(self, state: State, seat: Seat) -> Talk[Order] | None:
        return orders.order(state, seat)

    def obey(self, view: CartaMagicaView, given: tuple[Order, ...]) -> Line | None:
        return orders.obey(view, given)

    def keeps(self, view: CartaMagicaView, order: Order) -> bool:
        return orders.keeps(view, order)


RULES = CartaMagica()
