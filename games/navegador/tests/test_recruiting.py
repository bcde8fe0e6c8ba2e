"""Workers and ships. rulebook: Workers, Ships; Things which are sometimes overlooked."""

from __future__ import annotations

from msgspec.structs import replace

from games.navegador.rules.state import State
from games.navegador.tests.given import after, ask_at, free, having, me, note_keys, on, option, refusal, ships, table, turn


def phase(number: int, **things: object) -> State:
    """Return a state of a phase in which the player to move owns these things."""
    state = table()
    return having(replace(state, position=replace(state.position, phase=number)), **things)


def test_a_worker_for_each_church_costs_fifty() -> None:
    state = after(phase(1, churches=2, workers=4, money=200), "workers 2")
    assert (me(state).money, me(state).workers) == (100, 6)


def test_further_workers_cost_a_hundred_times_the_phase() -> None:
    state = after(phase(2, churches=2, workers=4, money=400), "workers 3")
    assert (me(state).money, me(state).workers) == (100, 7)
    assert me(after(phase(3, churches=0, workers=4, money=400), "workers 1")).money == 100


def test_workers_above_nine_are_sold_on() -> None:
    state = after(phase(1, churches=3, workers=8, money=150), "workers 3")
    assert (me(state).money, me(state).workers) == (200, 9)
    assert (state.position.last.recruited, state.position.last.sold) == (3, 2)
    assert note_keys(turn(phase(1, churches=3, workers=8, money=150), "workers 3").notes) == ["move", "workers", "workers.sold"]


def test_the_surplus_must_be_paid_for_first() -> None:
    state = phase(1, churches=3, workers=9, money=140)
    assert free(ask_at(state, "workers")) == ["0", "1", "2"]
    assert refusal(state, "workers 3").key == "navegador.blocked.money"


def test_dear_workers_above_nine_are_not_for_sale() -> None:
    assert free(ask_at(phase(1, churches=2, workers=8, money=9000), "workers")) == ["0", "1", "2"]
    assert free(ask_at(phase(1, churches=1, workers=6, money=9000), "workers")) == ["0", "1", "2", "3"]


def test_a_ship_for_each_shipyard_costs_fifty_and_a_further_one_a_hundred() -> None:
    """From the field of colonies the step to the ships costs nothing."""
    start = phase(1, shipyards=3, money=250, ships=ships(guine=2), field=on("colony"))
    state = after(start, "ships 4")
    assert me(state).money == 0
    assert me(state).ships == ships(portugal=4, guine=2)


def test_ships_above_seven_are_sold_on() -> None:
    start = phase(1, shipyards=1, money=50, ships=ships(portugal=3, guine=4), field=on("colony"))
    state = after(start, "ships 1")
    assert me(state).money == 100
    assert me(state).ships == ships(portugal=3, guine=4)
    assert note_keys(turn(start, "ships 1").notes) == ["move", "ships", "ships.sold"]


def test_price_and_money_left_are_shown() -> None:
    ask = ask_at(phase(1, churches=3, workers=8, money=150), "workers")
    three, one = option(ask, "3"), option(ask, "1")
    assert dict(three.label.args) == {"count": 3, "price": 150, "left": 200} and three.hint is not None
    assert dict(three.hint.args) == {"sold": 2, "income": 200}
    assert dict(one.label.args) == {"count": 1, "price": 50, "left": 100} and one.hint is None
