"""The stake at the start of a turn: the message of the first rule that has one. Each rule has a position made for it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.values.core import Seat, Who
from games.navegador.mind.stakes import STAKES, Facts, of_turn
from games.navegador.rules.board import CIRCLE, building_counts
from games.navegador.rules.state import State
from games.navegador.tests.given import SEAT, colonies, having, knowing, on, ships, table

LATE = CIRCLE - 2
"""The steps of the holder's stone after which the card soon goes on."""
IDLE = ships(guine=1)
"""One ship, which explores nothing alone."""


def start(state: State | None = None, **changes: Any) -> State:
    """Return the start of a turn in which nothing is at stake except by these changes."""
    return having(state or knowing(table()), **{"money": 300, "field": on("workers"), "colonies": colonies(), "ships": ships(), **changes})


def sold_but(left: int) -> tuple[int, ...]:
    """Return the buildings sold of each row if so many are left, all in the first row."""
    first, *others = building_counts(4)
    return (first - left, *others)


CASES: list[tuple[str, State]] = [
    ("fields", start()),
    ("last", start(table(left=3))),
    ("first", start(field=None)),
    ("card_goes", start(table(holder=SEAT, marked=0, run=LATE), ships=IDLE)),
    ("card", start(table(holder=SEAT, marked=0), ships=IDLE)),
    ("buildings", start(table(built=sold_but(2)))),
    ("colony", having(start(knowing(table(), guine=(150,)), ships=ships(guine=1)), Seat(0), ships=ships(guine=1))),
    ("money", start(money=50)),
    ("rich", start(money=900)),
    ("price", start(table(market=(0, 3, 3)), colonies=colonies(sugar=2))),
]


@pytest.mark.parametrize(("key", "state"), CASES, ids=[key for key, _ in CASES])
def test_each_stake_is_told_in_a_position_made_for_it(key: str, state: State) -> None:
    assert of_turn(state.position, SEAT).key == f"navegador.stake.{key}"


def test_the_first_rule_that_has_something_to_say_speaks() -> None:
    state = start(table(built=sold_but(2)), money=50)
    facts = Facts(state.position, SEAT)
    keys = [msg.key for rule in STAKES if (msg := rule(facts)) is not None]
    assert keys == ["navegador.stake.buildings", "navegador.stake.money"]
    assert of_turn(state.position, SEAT).key == "navegador.stake.buildings"
    assert not [rule for rule in STAKES if rule(Facts(start().position, SEAT)) is not None]


def test_an_unknown_sea_is_at_stake_between_players_with_two_ships() -> None:
    state = start(ships=ships(portugal=2))
    stake = of_turn(state.position, SEAT)
    assert stake.key == "navegador.stake.unknown" and dict(stake.args)["who"] == Who(Seat(0))
    assert of_turn(replace(state.position, known=-1), SEAT).key == "navegador.stake.fields", "all regions are known"
    for seat in (Seat(0), Seat(2), Seat(3)):
        state = having(state, seat, ships=ships())
    assert of_turn(state.position, SEAT).key == "navegador.stake.fields", "nobody else has ships"
