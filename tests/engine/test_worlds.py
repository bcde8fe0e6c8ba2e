"""Functions of a game that decide in a player's place get an imagined world, so they cannot use hidden facts."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.game.rules import Early, Rules
from engine.values.core import Condition, Line, Msg, Order, Seat
from engine.walking import worlds
from tests.play import toy

OWN, OTHER = Seat(1), Seat(0)
ORDER = Order("limit", "limit 4", "1", Msg("core.ask.text", text="limit"))


class Peeking(toy.Toy):
    """Rules that cheat: what they decide for a seat depends on the hand of another."""

    @classmethod
    def rules(cls) -> Rules[toy.State, toy.View]:
        rules = super().rules()
        orders = dataclasses.replace(rules.orders, outcome=lambda world, seat, order: peek(world))
        early: Early[toy.State] = Early(answered=lambda world, seat, orders: replace(orders[0], text=peek(world)))
        return dataclasses.replace(rules, orders=orders, early=early)

    def obey(self, world: toy.State, seat: Seat, orders: tuple[Order, ...]) -> str | None:
        return f"bid {world.hands[OTHER][0]}"

    def keeps(self, world: toy.State, seat: Seat, order: Order) -> bool:
        return world.hands[OTHER][0] % 2 == 0

    def next_turn(self, world: toy.State, seat: Seat) -> toy.State | None:
        return replace(world, turn=seat)

    def conditions(self, world: toy.State, seat: Seat, line: Line) -> tuple[Condition, ...]:
        return (Condition("hand", str(world.hands[OTHER][0]), peek(world)),)


def peek(world: toy.State) -> Msg:
    """A message with the hidden hand."""
    return Msg("core.ask.text", text=str(world.hands[OTHER]))


RULES = Peeking.rules()

ASKED: dict[str, Callable[[toy.State], Any]] = {
    "obeyed": lambda state: worlds.ordered_line(RULES, state, OWN, (ORDER,)),
    "lapsed": lambda state: worlds.lapsed_orders(RULES, state, OWN, (ORDER,)),
    "upcoming": lambda state: worlds.next_world(RULES, state, OWN, ()),
    "planned": lambda state: worlds.plan_turn(RULES, state, OWN, (), "bid 3", may_differ=False, base=0),
    "answered": lambda state: worlds.early_answer(RULES, state, OWN, (ORDER,)),
}


@pytest.mark.parametrize("name", ASKED)
def test_a_game_cannot_peek_when_it_decides_for_a_seat(name: str) -> None:
    """The results are equal in all positions that the seat cannot tell apart, although the game looks at what is hidden."""
    real = RULES.setup(2, {"cards": "few", "length": "short"}, "peek")
    same = [real, *(worlds.imagine_world(RULES, real, OWN, Random(number)) for number in range(20))]
    assert len({RULES.view(state, OWN) for state in same}) == 1 < len({state.hands[OTHER] for state in same})
    assert len({RULES.orders.obey(state, OWN, (ORDER,)) for state in same}) > 1
    assert len({repr(ASKED[name](state)) for state in same}) == 1
