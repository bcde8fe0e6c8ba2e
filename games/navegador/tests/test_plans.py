"""Prepared turns: they are played if the position has not changed for them, otherwise they come to nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.values.core import Order, Seat
from engine.walking.prepared import due_line, failing_turns, next_position, prepare_order
from games.navegador import prepared_turns as plans
from games.navegador.game import RULES
from games.navegador.rules.state import Moving, Over, Sailing, State
from games.navegador.tests.given import SEAT, after, colonies, having, hiding, knowing, on, ships, table


def before() -> State:
    """Return a state in which seat 0 is to move, and `SEAT` after it."""
    state = having(table(), colonies=colonies(sugar=3), money=200)
    return replace(state, stage=Moving(Seat(0)), position=replace(state.position, turns=4))


def prepare(state: State, *lines: str, may_differ: bool = False) -> tuple[Order, ...]:
    """Return the orders for these lines as the next turns of `SEAT`. `may_differ`: prices may be others by then."""
    orders: tuple[Order, ...] = ()
    for line in lines:
        orders = (*orders, prepare_order(RULES, state, SEAT, orders, line, may_differ, base=0))
    return orders


def reasons(state: State, orders: tuple[Order, ...]) -> list[str]:
    """Return why prepared turns come to nothing in a state."""
    return [why.key for _, why in failing_turns(RULES, state, SEAT, orders)]


def test_a_sale_is_played_at_the_price_that_was_shown() -> None:
    orders = prepare(before(), "market1 su=s3 go=- sp=-")
    assert due_line(RULES, before(), SEAT, orders) is None
    assert due_line(RULES, after(before(), "workers 0"), SEAT, orders) == "market1 su=s3 go=- sp=-"


def test_another_price_stops_it_unless_that_was_allowed() -> None:
    state = having(before(), seat=Seat(0), colonies=colonies(sugar=1))
    strict, loose = (prepare(state, "market1 su=s3 go=- sp=-", may_differ=allowed) for allowed in (False, True))
    state = after(state, "market1 su=s1 go=- sp=-")
    assert reasons(state, strict) == ["core.prepared.otherwise"] and due_line(RULES, state, SEAT, strict) is None
    assert reasons(state, loose) == [] and due_line(RULES, state, SEAT, loose) == "market1 su=s3 go=- sp=-"


def test_a_building_is_bought_at_another_price_if_that_was_allowed() -> None:
    near = on("buildings") - 1
    state = having(having(before(), field=near), seat=Seat(0), field=near, money=200)
    strict, loose = (prepare(state, "buildings sugar:40", may_differ=allowed) for allowed in (False, True))
    state = after(state, "buildings sugar:40")
    assert reasons(state, strict) == ["core.prepared.otherwise"], "the reason is the other price, not a missing answer"
    assert reasons(state, loose) == [] and due_line(RULES, state, SEAT, loose) == "buildings sugar:70"


def test_a_region_that_somebody_else_explores_stops_the_way_there() -> None:
    state, near = before(), on("sailing") - 1
    for seat in (Seat(0), SEAT):
        state = having(state, seat=seat, ships=ships(guine=2), field=near)
    state = hiding(knowing(state, guine=(40,)), angola=(50, 60, 70))
    orders = prepare(state, "sailing guine>angola:2", may_differ=True)
    assert reasons(state, orders) == []
    assert reasons(after(state, "sailing guine>angola:2"), orders) == ["core.prepared.over"]
    assert next_position(RULES, state, SEAT, orders) is None, "nobody knows what a discovery brings, so no turn can be built on it"


def test_prepared_turns_build_on_one_another() -> None:
    orders = prepare(before(), "workers 0", "market1 su=s3 go=- sp=-", "colony")
    assert next_position(RULES, before(), SEAT, orders) is None
    world = next_position(RULES, before(), SEAT, orders[:2])
    assert world is not None and world.position.players[SEAT].money > 200
    assert reasons(after(before(), "workers 0"), orders) == []


def test_the_phase_and_the_end_are_conditions() -> None:
    orders = prepare(before(), "workers 0")
    for position in (replace(before().position, phase=2), replace(before().position, is_ending=True)):
        assert reasons(State(position, Moving(Seat(0))), orders) == ["core.prepared.changed"]


@pytest.mark.parametrize(("is_ending", "left", "stage", "left_then"), [
    (False, None, Moving(Seat(0)), None),
    (True, None, Moving(Seat(0)), 4),
    (True, None, Moving(Seat(3)), 3),
    (True, 2, Moving(Seat(0)), 1),
])  # fmt: skip
def test_the_last_turn_is_prepared_as_the_last(is_ending: bool, left: int | None, stage: Moving, left_then: int | None) -> None:
    """`left` counts the turns that are left in the match; `None` before the last round begins."""
    next_turn = plans.next_turn(State(replace(before().position, is_ending=is_ending, left=left), stage), SEAT)
    assert next_turn is not None and next_turn.stage == Moving(SEAT) and next_turn.position.left == left_then


def test_nothing_is_prepared_after_the_last_turn_or_in_the_own_one() -> None:
    last = replace(before().position, is_ending=True, left=1)
    assert plans.next_turn(State(last, Moving(Seat(0))), SEAT) is None
    assert plans.next_turn(State(last, Over()), SEAT) is None and plans.next_turn(table(), SEAT) is None


def test_a_turn_is_prepared_for_all_that_the_present_one_is_sure_to_bring() -> None:
    position = replace(before().position, opening=2, holder=Seat(2))
    next_turn = plans.next_turn(State(position, Sailing(Seat(2), ships(), is_extra=True)), SEAT)
    assert next_turn is not None
    assert (next_turn.position.phase, next_turn.position.opening, next_turn.position.holder) == (2, 0, SEAT)
