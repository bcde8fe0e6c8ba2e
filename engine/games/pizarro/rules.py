"""The rules of `pizarro`, put together."""

from __future__ import annotations

from random import Random

from engine.core import Ask, Form, Line, Msg, Note, Order, Path, Result, Rules, Seat, Setting, Settings, Talk, Token, Turn
from engine.games.pizarro import bot, orders, score, text
from engine.games.pizarro.audit import audit
from engine.games.pizarro.redeal import redeal
from engine.games.pizarro.setup import opening, setup
from engine.games.pizarro.state import State, awaited
from engine.games.pizarro.turn import DIALOGUES
from engine.games.pizarro.view import PizarroView, view


class Pizarro(Rules[State, PizarroView]):
    """Tom Lehmann's Magellan, also published as Pizarro & Co."""

    name = "pizarro"
    version = 2
    seats = range(3, 7)
    settings = (
        Setting("half1", ("a", "b"), "a"),
        Setting("half2", ("a", "b"), "a"),
        Setting("exact", ("off", "on"), "off", expert=True),
    )
    state_type = State
    view_type = PizarroView
    longest = 4000

    def setup(self, seats: int, settings: Settings, seed: str) -> State:
        return setup(seats, settings, seed)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return awaited(state)

    def turn(self, state: State, seat: Seat) -> Talk[Turn[State]]:
        return DIALOGUES[type(state.stage)](state, seat)

    def view(self, state: State, seat: Seat | None) -> PizarroView:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        return score.result(state)

    def audit(self, state: State) -> None:
        audit(state)

    def redeal(self, state: State, seat: Seat | None, rng: Random) -> State:
        return redeal(state, seat, rng)

    def opening(self, state: State) -> tuple[Note, ...]:
        return opening(state)

    def status(self, view: PizarroView) -> Msg:
        return text.status(view)

    def describe(self, view: PizarroView) -> tuple[Msg, ...]:
        return text.describe(view)

    def greedy(self, view: PizarroView, ask: Ask | Form, path: Path, rng: Random) -> Token:
        return bot.greedy(view, ask, path, rng)

    def order(self, state: State, seat: Seat) -> Talk[Order] | None:
        return orders.order(state, seat)

    def obey(self, view: PizarroView, given: tuple[Order, ...]) -> Line | None:
        return orders.obey(view, given)

    def keeps(self, view: PizarroView, order: Order) -> bool:
        return orders.keeps(view, order)


RULES = Pizarro()
