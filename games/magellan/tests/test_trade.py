"""rulebook: developing countries, buying pieces, selling countries, running out of money."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Msg, Seat
from games.magellan.game import RULES
from games.magellan.rules.state import Active, Debt, Losing, Loss, Moving, Over, Owing, Ship, State
from games.magellan.rules.turn.flow import settled
from games.magellan.tests.given import after, given, keys, offered, play_line

BRUSSELS = given(points=2, open=["belgium"], jeeps={0: ["6n1l1"]}, cash={0: 150})


def test_a_jeep_on_the_land_of_the_capital_develops_the_country() -> None:
    turn = play_line(BRUSSELS, "develop-belgium end")
    player = turn.state.position.players[0]
    assert player.countries == ("belgium",)
    assert player.cash == 50
    assert not turn.state.position.open
    assert "magellan.note.developed" in keys(turn)


def test_the_jeep_may_move_on_after_developing() -> None:
    assert after(BRUSSELS, "develop-belgium jeep-6n1 6n2 end").position.players[0].jeeps == ("6n2l1",)


def test_the_full_cost_has_to_be_there() -> None:
    poor = given(points=2, open=["belgium"], jeeps={0: ["6n1l1"]}, cash={0: 60})
    assert offered(poor)["develop-belgium"] == Msg("magellan.develop.poor", cost=100, missing=40)


def test_a_jeep_aboard_a_ship_develops_nothing_until_it_has_landed() -> None:
    state = given(points=1, open=["belgium"], ships={0: [Ship("6n1s1", "jeep")]})
    assert "develop-belgium" not in offered(state)
    assert after(state, "ship-jeep-6n1 6n1 develop-belgium end").position.players[0].countries == ("belgium",)


def test_a_jeep_on_an_island_of_the_cell_develops_nothing() -> None:
    state = given(points=2, open=["belgium"], jeeps={0: ["6n1l3"]})
    assert "develop-belgium" not in offered(state)


def test_one_jeep_develops_several_countries_of_its_cell() -> None:
    state = given(points=0, open=["france", "switzerland"], jeeps={0: ["5n1l1"]}, cash={0: 700})
    player = after(state, "develop-france develop-switzerland end").position.players[0]
    assert player.countries == ("france", "switzerland")
    france, switzerland = 565, 65
    assert player.cash == 700 - france - switzerland


def test_a_closed_card_cannot_be_developed() -> None:
    assert "develop-belgium" not in offered(given(jeeps={0: ["6n1l1"]}))


def test_new_pieces_cost_10_25_and_50_and_stand_on_the_base() -> None:
    state = after(given(level="planes", cash={0: 500}), "buy-jeep 3 buy-ship 2 buy-plane 1 end")
    player = state.position.players[0]
    assert player.cash == 500 - 3 * 10 - 2 * 25 - 50
    assert player.jeeps == ("6s33l1",) * 3
    assert [ship.node for ship in player.ships] == ["6s33s1"] * 2
    assert [plane.node for plane in player.planes] == ["6s33l1"]


def test_a_colour_has_eighteen_jeeps_and_six_ships_and_planes() -> None:
    full = given(
        level="planes", jeeps={0: ["6s33l1"] * 17}, ships={0: [*["6s33s1"] * 5, Ship("6s33s1", "jeep")]}, planes={0: ["6s33l1"] * 5}
    )
    menu = offered(full)
    assert "buy-jeep" not in menu and "buy-ship" not in menu
    assert list(offered(full, "buy-plane")) == ["1"]


def test_there_are_no_planes_in_the_simplest_rules() -> None:
    assert "buy-plane" not in offered(given(level="simplest"))
    assert "buy-plane" in offered(given(level="planes"))


def test_nobody_buys_beyond_their_cash() -> None:
    assert list(offered(given(cash={0: 35}), "buy-jeep")) == ["1", "2", "3"]


def test_the_bank_takes_a_country_back_for_half_its_cost() -> None:
    state = after(given(countries={0: ["belgium", "poland"]}, cash={0: 0}), "sell belgium end")
    player = state.position.players[0]
    assert player.cash == 50
    assert player.countries == ("poland",)
    assert state.position.open == ("belgium",)


def test_nothing_is_sold_while_a_card_forbids_it() -> None:
    assert "sell" in offered(given(countries={0: ["belgium"]}))
    position = given(countries={0: ["belgium"]}).position
    forbidden = State(replace(position, active=(Active("h14_09"),)), Moving())
    assert "sell" not in offered(forbidden)


def owing(amount: int, **more: object) -> State:
    """Return a state in which seat 1 owes money."""
    position = given(**more).position  # type: ignore[arg-type]
    return settled(replace(position, debts=(Debt(Seat(1), amount),)), []).state


def test_a_player_who_cannot_pay_sells_countries_of_their_choice() -> None:
    state = owing(60, countries={1: ["belgium", "switzerland"]}, cash={1: 5})
    assert state.stage == Owing(Seat(1))
    assert RULES.to_act(state) == (Seat(1),)
    assert list(offered(state)) == ["belgium", "switzerland"]
    state = after(state, "belgium")
    assert state.stage == Owing(Seat(1))
    state = after(state, "switzerland")
    assert state.stage == Moving()
    belgium, switzerland = 50, 32
    assert state.position.players[1].cash == 5 + belgium + switzerland - 60


def test_a_debtor_without_money_and_countries_is_out() -> None:
    state = owing(60, cash={1: 5}, seats=3, jeeps={1: ["6n1l1"]})
    gone = state.position.players[1]
    assert gone.place == 3
    assert not gone.jeeps and not gone.cash
    assert state.stage == Moving()


def test_a_turn_that_ends_without_money_and_countries_is_the_last() -> None:
    state = after(given(seats=3, cash={0: 0}), "end")
    assert state.position.players[0].place == 3
    assert RULES.to_act(state) == (Seat(1),)
    with_country = after(given(seats=3, cash={0: 0}, countries={0: ["belgium"]}), "end")
    assert not with_country.position.players[0].place


def test_the_last_player_left_wins() -> None:
    state = after(given(cash={0: 0}), "end")
    assert state.stage == Over("last")
    result = RULES.result(state)
    assert result is not None and result.ranks == (2, 1)


def test_a_loss_without_a_choice_happens_at_once() -> None:
    position = given(jeeps={1: ["6n1l1", "5n1l1"]}).position
    state = settled(replace(position, losses=(Loss(Seat(1), "jeep"),)), []).state
    assert state.stage == Losing(Seat(1))
    assert set(offered(state)) == {"jeep-6n1", "jeep-5n1"}
    state = after(state, "jeep-5n1")
    assert state.position.players[1].jeeps == ("6n1l1",)
    only = given(jeeps={1: ["6n1l1", "6n1l1"]}).position
    state = settled(replace(only, losses=(Loss(Seat(1), "jeep"),)), []).state
    assert state.stage == Moving()
    assert state.position.players[1].jeeps == ("6n1l1",)


def test_a_jeep_aboard_may_be_given_up_unless_a_place_is_named() -> None:
    position = given(jeeps={1: ["6n1l1"]}, ships={1: [Ship("6n1s1", "jeep")]}).position
    state = settled(replace(position, losses=(Loss(Seat(1), "jeep"),)), []).state
    assert set(offered(state)) == {"jeep-6n1", "jeep-ship-jeep-6n1"}
    assert after(state, "jeep-ship-jeep-6n1").position.players[1].ships == (Ship("6n1s1"),)
    state = settled(replace(position, losses=(Loss(Seat(1), "jeep", ("6n1",)),)), []).state
    assert state.position.players[1].jeeps == ()


def test_if_two_cannot_pay_the_same_card_the_second_is_the_last_one_left() -> None:
    position = given(cash={0: 0, 1: 0}).position
    state = settled(replace(position, debts=(Debt(Seat(1), 10), Debt(Seat(0), 10))), []).state
    assert state.stage == Over("last")
    result = RULES.result(state)
    assert result is not None and result.ranks == (1, 2)
