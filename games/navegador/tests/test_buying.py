"""Colonies and buildings. rulebook: Found colonies, Buildings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.navegador.rules import says
from games.navegador.rules.state import State
from games.navegador.tests.given import after, ask_at, at, free, having, knowing, me, on, option, refusal, ships, table


def colonizing(workers: int = 6, money: int = 1000, **counts: int) -> State:
    """The rulebook's example: one colony of 100 is left in Bahia, those in Guiné begin at 80."""
    state = knowing(table(), bahia=(100,), guine=(80, 110), rio=(50, 70))
    return having(state, workers=workers, money=money, ships=ships(**counts))


def test_a_ship_in_the_region_and_two_workers_for_each_colony() -> None:
    state = colonizing(bahia=2, guine=1)
    assert free(ask_at(state, "colony")) == ["guine:80", "bahia:100"]
    bought = after(state, "colony bahia:100+guine:80")
    assert me(bought).money == 820
    assert me(bought).colonies == ((100,), (80,), ())
    assert bought.position.stacks[at("guine")] == (110,)
    assert bought.position.stacks[at("bahia")] == ()
    assert refusal(state, "colony rio:50").key == "navegador.colony.ask"


def test_two_ships_found_two_colonies_in_a_region() -> None:
    assert me(after(colonizing(bahia=2, guine=2), "colony guine:80+guine:110+bahia:100")).money == 710


def test_three_workers_found_one_colony() -> None:
    state = colonizing(workers=3, bahia=2, guine=2)
    assert refusal(state, "colony guine:80+bahia:100").key == "core.ask.how-many"
    assert me(after(state, "colony bahia:100")).money == 900


def test_the_cheapest_colony_of_a_region_comes_first() -> None:
    state = colonizing(guine=2)
    assert refusal(state, "colony guine:110").key == "navegador.blocked.order"


def test_colonies_have_to_be_paid() -> None:
    state = colonizing(money=170, guine=1, bahia=1)
    assert refusal(state, "colony guine:80+bahia:100").key == "navegador.blocked.money"
    poor = colonizing(money=90, guine=1, bahia=1)
    assert refusal(poor, "colony bahia:100").key == "navegador.blocked.money"
    assert free(ask_at(poor, "colony")) == ["guine:80"]


def test_ships_and_workers_are_not_used_up() -> None:
    state = after(colonizing(bahia=1), "colony bahia:100")
    assert (me(state).workers, me(state).ships) == (6, ships(bahia=1))


def test_nothing_is_asked_if_no_colony_can_be_founded() -> None:
    assert me(after(table(), "colony")).colonies == ((), (), ())


def test_a_founded_colony_is_named_with_its_price() -> None:
    last = after(colonizing(bahia=1, guine=1), "colony bahia:100+guine:80").position.last
    assert last.colonies == (("guine", 80), ("bahia", 100))
    assert last.money == -180
    offer = option(ask_at(colonizing(bahia=1, guine=1), "colony"), "guine:80")
    assert (offer.value.name, offer.value.price, offer.hint) == ("guine", 80, says.good(1))


def building(workers: int = 7, money: int = 1000, built: tuple[int, ...] = (0, 1, 2, 2, 0)) -> State:
    """The rulebook's example: gold factories at 70 and 100, a spice factory at 100, a shipyard at 150."""
    state = having(table(), workers=workers, money=money, field=on("market2"))
    return replace(state, position=replace(state.position, built=built))


@pytest.mark.parametrize(
    ("line", "price"),
    [
        ("buildings gold:70+shipyard:150", 220),
        ("buildings gold:70+gold:100", 170),
        ("buildings gold:70+spice:100", 170),
        ("buildings church:50", 50),
        ("buildings -", 0),
    ],
)
def test_workers_must_suffice_for_all_buildings_together(line: str, price: int) -> None:
    assert 1000 - me(after(building(), line)).money == price


@pytest.mark.parametrize("line", ["buildings shipyard:150+shipyard:200", "buildings church:50+sugar:40"])
def test_too_few_workers_for_two_buildings_are_refused(line: str) -> None:
    assert refusal(building(), line).key in ("navegador.blocked.workers", "navegador.building.ask")


def test_buildings_go_to_their_owner_and_leave_the_chart() -> None:
    state = after(building(9), "buildings gold:70+gold:100+spice:100")
    assert (me(state).factories, me(state).workers) == ((0, 2, 1), 9)
    assert state.position.built == (0, 3, 3, 2, 0)
    state = after(building(9), "buildings shipyard:150+church:50")
    assert (me(state).shipyards, me(state).churches) == (2, 2)
    assert state.position.built == (0, 1, 2, 3, 1)


def test_the_leftmost_building_of_a_row_comes_first() -> None:
    assert refusal(building(9), "buildings gold:100").key == "navegador.blocked.order"


def test_what_cannot_be_built_is_shown_with_the_reason() -> None:
    ask = ask_at(building(workers=3, money=60), "buildings")
    reasons = {option.token: option.blocked.key.rpartition(".")[2] for option in ask.options if option.blocked}
    assert reasons == {"gold:70": "money", "spice:100": "money", "shipyard:150": "money", "church:50": "workers"}
    assert free(ask) == ["sugar:40"]


def test_a_row_that_is_sold_out_is_not_offered() -> None:
    ask = ask_at(building(built=(6, 0, 0, 6, 6)), "buildings")
    assert {option.token.split(":")[0] for option in ask.options} == {"gold", "spice"}
