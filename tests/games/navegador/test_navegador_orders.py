"""Standing orders: the next turn, said in advance."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Ask, Order, Seat
from engine.games.navegador import plans
from engine.games.navegador.rules import RULES
from engine.games.navegador.state import State
from engine.walk import drive
from tests.games.navegador.given import SEAT, after, colonies, having, knowing, me, on, ships, table


def ordered(state: State, *answers: str, seat: Seat = SEAT) -> Order:
    """The order that a seat gives with these answers."""
    talk = RULES.order(state, seat)
    assert talk is not None
    left = list(answers)
    return drive(talk, lambda ask, path: left.pop(0))[1]


def obeyed(state: State, order: Order, seat: Seat = SEAT) -> str | None:
    return RULES.obey(state, seat, (order,))


def before() -> State:
    """Seat 0 is to move, then `SEAT`."""
    state = table()
    return replace(state, stage=replace(state.stage, seat=Seat(0)), position=replace(state.position, turns=4))


def test_workers_in_the_next_turn() -> None:
    order = ordered(before(), "workers")
    assert order.line == "next workers"
    assert obeyed(before(), order) is None
    mine = after(before(), "workers 0")
    assert RULES.keeps(mine, SEAT, order)
    assert obeyed(mine, order) == "workers 1"
    assert me(after(mine, "workers 1")).workers == 4


def test_it_holds_for_one_turn() -> None:
    order = ordered(before(), "workers")
    later = after(before(), "workers 0", "workers 1")
    assert not RULES.keeps(later, SEAT, order)


def test_ships_only_where_the_field_is_free() -> None:
    state = having(before(), field=on("market1"))
    order = ordered(state, "ships")
    assert obeyed(after(state, "workers 0"), order) == "ships 1"
    assert obeyed(after(having(state, field=on("sailing")), "workers 0"), order) is None


def test_a_field_that_will_not_be_free_cannot_be_ordered() -> None:
    def offered(field: int) -> list[str]:
        talk = RULES.order(having(before(), field=field), SEAT)
        assert talk is not None
        ask = next(talk)
        assert isinstance(ask, Ask)
        return [option.token for option in ask.options if option.blocked is None]

    assert offered(on("sailing")) == ["workers", "market", "ask"]
    assert offered(on("market1")) == ["ships", "ask"]
    assert offered(on("ships")) == ["market", "ask"]
    assert offered(on("buildings")) == ["workers", "market", "ask"]


def test_nothing_is_bought_beyond_the_money() -> None:
    state = having(before(), churches=5)
    assert obeyed(after(state, "workers 0"), ordered(state, "workers")) is None


def test_the_market_if_it_brings_enough() -> None:
    state = having(before(), colonies=colonies(gold=2), ships=ships(portugal=1))
    order = ordered(state, "market", "150")
    assert obeyed(after(state, "workers 0"), order) == "market1 su=p1 go=s2 sp=-"
    poorer = after(state, "workers 0")
    poorer = replace(poorer, position=replace(poorer.position, market=(3, 9, 3)))
    assert obeyed(poorer, order) is None
    assert obeyed(poorer, ordered(state, "market", "0")) == "market1 su=p1 go=s2 sp=-"


def test_the_card_does_not_expire_by_an_order() -> None:
    """Whoever holds it is asked, unless it cannot be used or does not expire with the move."""
    mine = having(after(before(), "workers 0"), field=on("buildings"))
    held = replace(mine, position=replace(mine.position, holder=SEAT, marked=on("workers"), run=6))
    order = ordered(before(), "workers")
    assert obeyed(mine, order) == "workers 1"
    assert obeyed(held, order) is None
    assert obeyed(having(held, ships=ships(portugal=1)), order) == "workers 1"
    fresh = replace(held, position=replace(held.position, marked=on("market2"), run=1))
    assert obeyed(fresh, order) == "workers 1"


def test_a_new_phase_and_the_end_drop_it() -> None:
    order = ordered(before(), "workers")
    mine = after(before(), "workers 0")
    for change in ({"phase": 2}, {"is_ending": True, "left": 3}):
        changed = replace(mine, position=replace(mine.position, **change))
        assert not RULES.keeps(changed, SEAT, order)
        assert obeyed(changed, order) is None


def test_an_order_of_the_own_turn_is_for_the_turn_after_it() -> None:
    mine = after(before(), "workers 0")
    order = ordered(mine, "workers")
    assert RULES.keeps(mine, SEAT, order)
    assert obeyed(mine, order) is None
    state = having(after(mine, "market1 su=- go=- sp=-"), field=on("sailing"))
    for _ in range(3):
        assert RULES.keeps(state, SEAT, order)
        assert obeyed(state, order) is None
        state = after(state, "workers 0" if state.stage.seat != Seat(0) else "market1 su=- go=- sp=-")
    assert obeyed(state, order) == "workers 1"
    assert not RULES.keeps(after(state, "workers 1"), SEAT, order)


def test_an_order_given_beside_a_discovery_outlives_the_line() -> None:
    """The phase that starts with the end of the line is already reckoned with."""
    fleet = having(knowing(before(), angola=(50,), guine=(60,)), ships=ships(angola=2, portugal=2), field=on("buildings"))
    looking = after(fleet, "workers 0", "sailing angola>cabo:2 look")
    order = ordered(looking, "market", "0")
    later = after(looking, "done")
    assert later.position.phase == 2
    assert RULES.keeps(looking, SEAT, order)
    assert RULES.keeps(later, SEAT, order)


def test_before_the_stone_moves_every_field_can_be_ordered() -> None:
    mine = after(before(), "workers 0")
    assert ordered(mine, "ships").line == "next ships"


def test_once_the_end_was_triggered_nothing_can_be_ordered() -> None:
    state = before()
    assert RULES.order(replace(state, position=replace(state.position, is_ending=True)), SEAT) is None


def test_an_order_is_withdrawn() -> None:
    assert ordered(before(), "ask").line == ""


def test_the_scope_names_the_coming_turn_of_each_seat() -> None:
    state = RULES.setup(3, {"king": "sheet"}, "scope")
    first = state.position.start
    second = Seat((first + 1) % 3)
    assert [plans.scope(state, seat) for seat in (first, second)] == ["1.1", "0.1"]
    state = after(state, "workers 0")
    assert [plans.scope(state, seat) for seat in (first, second)] == ["1.1", "1.1"]
