"""The rules of `navegador`, put together."""

from __future__ import annotations

from random import Random

from engine.core import Ask, Form, Line, Msg, Note, Order, Path, Result, Rules, Seat, Setting, Settings, Talk, Token, Turn
from engine.games.navegador import bot, orders, score, text
from engine.games.navegador.audit import audit
from engine.games.navegador.redeal import redeal
from engine.games.navegador.setup import opening, setup
from engine.games.navegador.state import State, awaited
from engine.games.navegador.turn.rondel import turn
from engine.games.navegador.view import NavegadorView, view


class Navegador(Rules[State, NavegadorView]):
    """Mac Gerdts' Navegador."""

    name = "navegador"
    version = 1
    seats = range(2, 6)
    settings = (Setting("king", ("sheet", "goa"), "sheet"),)
    state_type = State
    view_type = NavegadorView
    longest = 4000

    def setup(self, seats: int, settings: Settings, seed: str) -> State:
        return setup(seats, settings, seed)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return awaited(state)

    def turn(self, state: State, seat: Seat) -> Talk[Turn[State]]:
        return turn(state, seat)

    def view(self, state: State, seat: Seat | None) -> NavegadorView:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        return score.result(state)

    def audit(self, state: State) -> None:
        audit(state)

    def redeal(self, state: State, seat: Seat | None, rng: Random) -> State:
        return redeal(state, seat, rng)

    def opening(self, state: State) -> tuple[Note, ...]:
        return opening(state)

    def status(self, view: NavegadorView) -> Msg:
        return text.status(view)

    def describe(self, view: NavegadorView) -> tuple[Msg, ...]:
        return text.describe(view)

    def greedy(self, view: NavegadorView, ask: Ask | Form, path: Path, rng: Random) -> Token:
        return bot.greedy(view, ask, path, rng)

    def order(self, state: State, seat: Seat) -> Talk[Order] | None:
        return orders.order(state, seat)

    def obey(self, view: NavegadorView, given: tuple[Order, ...]) -> Line | None:
        return orders.obey(view, given)

    def keeps(self, view: NavegadorView, order: Order) -> bool:
        return orders.keeps(view, order)


RULES = Navegador()
