"""The rules of `magellan`, put together."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from engine.core import Ask, Form, Line, Msg, Note, Order, Path, Result, Rules, Seat, Setting, Settings, Talk, Token, Turn
from engine.games.magellan import bot, orders, score, text
from engine.games.magellan.audit import audit
from engine.games.magellan.redeal import redeal
from engine.games.magellan.setup import opening, setup
from engine.games.magellan.state import State, awaited
from engine.games.magellan.turn.stages import DIALOGUES
from engine.games.magellan.view import MagellanView, view


class Magellan(Rules[State, MagellanView]):
    """A. Lefort's and J.C. Sohier's Magellan of 1986."""

    name = "magellan"
    version = 2
    seats = range(2, 5)
    settings = (
        Setting("level", ("peace", "simplest", "planes", "experts"), "simplest"),
        Setting("bases", ("1", "2", "3", "4"), "1"),
        Setting("target", ("150", "100", "75"), "150"),
        Setting("start", ("beginners", "plain"), "beginners"),
        Setting("end", ("places", "winner"), "places"),
        Setting("rounds", ("none", "60", "40", "20", "10"), "none"),
        Setting("history6", ("off", "on"), "off", expert=True),
        Setting("history11", ("off", "on"), "off", expert=True),
        Setting("countries", ("50", "100"), "50", expert=True),
    )
    short: ClassVar[Settings] = {"rounds": "10"}
    state_type = State
    view_type = MagellanView
    longest = 20_000
    """Without a limit of rounds random players may go on for ever: they seldom come to a capital and sell what they have."""

    def setup(self, seats: int, settings: Settings, seed: str) -> State:
        return setup(seats, settings, seed)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return awaited(state)

    def turn(self, state: State, seat: Seat) -> Talk[Turn[State]]:
        return DIALOGUES[type(state.stage)](state, seat)

    def view(self, state: State, seat: Seat | None) -> MagellanView:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        return score.result(state)

    def audit(self, state: State) -> None:
        audit(state)

    def redeal(self, state: State, seat: Seat | None, rng: Random) -> State:
        return redeal(state, seat, rng)

    def opening(self, state: State) -> tuple[Note, ...]:
        return opening(state)

    def status(self, view: MagellanView) -> Msg:
        return text.status(view)

    def describe(self, view: MagellanView) -> tuple[Msg, ...]:
        return text.describe(view)

    def greedy(self, view: MagellanView, ask: Ask | Form, path: Path, rng: Random) -> Token:
        return bot.greedy(view, ask, path, rng)

    def order(self, state: State, seat: Seat) -> Talk[Order] | None:
        return orders.order(state, seat)

    def obey(self, view: MagellanView, given: tuple[Order, ...]) -> Line | None:
        return orders.obey(view, given)

    def keeps(self, view: MagellanView, order: Order) -> bool:
        return orders.keeps(view, order)


RULES = Magellan()
