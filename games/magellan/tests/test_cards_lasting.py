"""History cards that stay open: they change incomes and prices, add points, and pay the first player who reaches a place.

rulebook: historical cards.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from engine.walking.walk import play
from games.magellan.game import RULES
from games.magellan.rules import cards
from games.magellan.rules.board import cell_of
from games.magellan.rules.state import Active, Moving, Position, Ship, State, What
from games.magellan.rules.ways import ways
from games.magellan.tests.card_positions import after_card, cash, is_under_pack, open_cards, position
from games.magellan.tests.given import after, given

ME = Seat(0)


def entered(before: Position, what: What, *path: str, seat: int = 0) -> Position:
    """Return the position after a piece has gone a way."""
    return cards.entered(before, Seat(seat), what, path, [])


def own_cash(position: Position) -> int:
    """Return the cash of seat 0; everybody begins with 100 M."""
    own, *_ = cash(position)
    return own


@pytest.mark.parametrize(
    ("card", "country", "income"),
    [
        ("h04_04", "japan", 136),  # + 1 in Asia
        ("h04_04", "belgium", 8),
        ("h04_05", "brazil", 11),  # half of 22
        ("h04_05", "argentina", 6),  # half of 11, a half up
        ("h04_05", "united_states", 404),  # the card excludes the United States
        ("h05_07", "egypt", 0),
        ("h05_07", "israel", 3),
        ("h09_07", "fiji", 1),  # half of 1, up
        ("h09_10", "singapore", 4),
        ("h14_10", "west_germany", 67),
    ],
)
def test_countries_earn_more_or_less(card: str, country: str, income: int) -> None:
    start = position(countries={0: [country]}, active=[Active(card, (1,))])
    assert cards.income(start, ME) == cards.earned(start, country) == income
    assert cards.printed_income(start.players[0]) == cards.earned(position(), country)


def test_factors_come_before_additions() -> None:
    assert cards.earned(position(active=[Active("h15_05", (1,)), "h04_04", Active("h05_07", (1,))]), "kenya") == 0
    assert cards.earned(position(active=["h09_10", Active("h09_07", (1,))]), "singapore") == 3


@pytest.mark.parametrize(
    ("active", "country", "cost"),
    [
        (["h04_03"], "belgium", 75),
        (["h04_03"], "italy", 424),  # three quarters of 565
        (["h04_03"], "egypt", 490),
        (["h09_04"], "switzerland", 59),  # nine tenths of 65, a half up
        (["h14_07"], "kenya", 93),
        (["h04_03", "h09_04"], "belgium", 68),  # both: 67.5
        ([], "belgium", 100),
    ],
)
def test_developing_may_cost_less(active: list[str], country: str, cost: int) -> None:
    assert cards.cost(position(active=active), country) == cost


def test_selling_may_be_forbidden() -> None:
    assert cards.can_resell(position())
    assert not cards.can_resell(position(active=["h14_09"]))
    assert cards.cost(position(active=["h14_09"]), "belgium") == 100


def test_cards_change_the_prices_of_pieces() -> None:
    plain = position()
    assert tuple(cards.price(plain, kind) for kind in ("jeep", "ship", "plane")) == (10, 25, 50)
    changed = position(active=["h01_07", "h04_07", "h09_06"])
    assert tuple(cards.price(changed, kind) for kind in ("jeep", "ship", "plane")) == (5, 15, 30)


def test_an_economy_card_replaces_cards_that_last_until_the_next_one() -> None:
    before = position(active=["h01_07", "h04_03", "h03_01", "h09_10"])
    still_active = after_card(before, "h05_06")
    assert open_cards(still_active) == ("h01_07", "h04_03", "h03_01", "h09_10")
    after = after_card(before, "h04_07")
    assert open_cards(after) == ("h03_01", "h09_10", "h04_07")
    assert after.history[-2:] == ("h01_07", "h04_03")


def test_points_are_doubled_in_the_next_turn_of_everybody() -> None:
    after = after_card(position(), "h01_10")
    assert open_cards(after) == ("h01_10",)
    for seat in (1, 2):
        points, after = cards.turn_points(after, Seat(seat), 5)
        assert points == 10 and open_cards(after) == ("h01_10",)
        points_again, _ = cards.turn_points(after, Seat(seat), 5)
        assert points_again == 5
    points, after = cards.turn_points(after, ME, 3)
    assert points == 6
    assert open_cards(after) == () and is_under_pack(after, "h01_10")


def test_points_are_added_in_two_turns() -> None:
    after = after_card(position(gone=[1, 2]), "h11_05")
    first, after = cards.turn_points(after, ME, 4)
    second, after = cards.turn_points(after, ME, 1)
    third, after = cards.turn_points(after, ME, 1)
    assert (first, second, third) == (6, 3, 1)
    assert open_cards(after) == ()


def test_a_bonus_of_points_ends_if_only_players_who_left_could_still_get_it() -> None:
    points, after = cards.turn_points(position(active=[Active("h01_10", (0, 1, 0))], gone=[1]), ME, 4)
    assert points == 4 and open_cards(after) == () and is_under_pack(after, "h01_10")


def test_doubling_comes_before_adding() -> None:
    both = position(active=[Active("h06_05", (1, 1, 1)), Active("h01_10", (1, 1, 1))])
    points, _ = cards.turn_points(both, ME, 4)
    assert points == 2 * 4 + 3


def test_the_first_ship_that_enters_a_cell_earns_the_bonus() -> None:
    before = after_card(position(), "h01_02")
    after = entered(before, "ship-jeep", "4s1s1", "4s2s1", seat=1)
    assert cash(after) == (100, 150, 100)
    assert open_cards(after) == () and is_under_pack(after, "h01_02")
    assert entered(after, "ship", "4s1s1", "4s2s1") == after


def test_a_ship_enters_every_cell_that_it_comes_through() -> None:
    way = ways("ship", "4s36s1").route("4s4s1")
    assert way is not None
    assert "4s2" in map(cell_of, way[1:-1])
    assert own_cash(entered(after_card(position(), "h01_02"), "ship", *way)) == 150


@pytest.mark.parametrize(
    ("what", "path"),
    [
        ("ship", ("4s2s1", "4s3s1")),  # it stood there when the card was turned
        ("ship", ("4s36s1", "4s1s1")),
        ("jeep", ("4s2l1", "3s2l1")),
        ("jeep", ("3s2l1", "4s2l1")),  # not a ship
        ("plane", ("3s3l1", "4s2l1")),
    ],
)
def test_others_do_not_earn_the_bonus_for_ships(what: What, path: tuple[str, ...]) -> None:
    before = after_card(position(), "h01_02")
    assert entered(before, what, *path) == before


def test_panama_is_no_entry_into_its_cell() -> None:
    before = position(active=["h06_04"])
    assert entered(before, "ship", "1n29s1", "1n29s2") == before


def test_a_jeep_reaches_a_place_when_it_lands_there() -> None:
    before = after_card(position(), "h03_01")
    aboard = entered(before, "ship-jeep", "3s25s1", "3s26s1")
    assert aboard == before
    assert own_cash(entered(before, "ship-jeep", "3s25s1", "3s26s1", "3s26l1")) == 180
    assert own_cash(entered(before, "jeep", "3s26s1", "3s26l1")) == 180


def test_a_jeep_reaches_a_place_by_land_or_out_of_a_plane() -> None:
    before = after_card(position(), "h03_08")
    assert own_cash(entered(before, "jeep", "3n9l1", "3n10l1")) == 180
    assert own_cash(entered(before, "jeep", "3n10l1", "3n10l1")) == 180
    assert entered(before, "plane-jeep", "3n9l1", "3n10l1") == before


def test_a_longer_name_of_a_cell_is_another_cell() -> None:
    before = position(active=["h08_05"])
    assert entered(before, "jeep", "2s29l1", "2s30l1") == before
    assert entered(before, "jeep", "2s4l1", "2s3l1") != before


def test_the_first_plane_earns_its_bonus_by_landing() -> None:
    before = after_card(position(), "h06_08")
    assert own_cash(entered(before, "plane", "6n1l1", "5n1l1")) == 150
    assert entered(before, "jeep", "6n1l1", "5n1l1") == before


@pytest.mark.parametrize(
    ("what", "path", "bonus"), [("jeep", ("8s1l1", "9s1l1"), 120), ("plane", ("8s1l1", "9s9l1"), 120), ("ship", ("8s17s1", "9s17s1"), 0)]
)
def test_jeeps_and_planes_reach_the_south_pole_in_any_cell_of_its_row(what: What, path: tuple[str, ...], bonus: int) -> None:
    assert own_cash(entered(after_card(position(), "h11_08"), what, *path)) == 100 + bonus


def test_the_next_country_of_a_series_is_paid_back_in_part() -> None:
    before = after_card(position(countries={0: ["cuba"]}), "h01_04")
    assert own_cash(before) == 100
    assert cards.acquired(before, ME, "belgium", []) == before
    after = cards.acquired(before, Seat(1), "peru", [])
    assert cash(after) == (100, 140, 100) and open_cards(after) == ()


def test_two_countries_are_counted_from_the_card_on() -> None:
    before = after_card(position(countries={0: ["egypt", "kenya"]}), "h06_10")
    once = cards.acquired(before, ME, "zaire", [])
    assert open_cards(once) == ("h06_10",) and own_cash(once) == 100
    other = cards.acquired(once, Seat(1), "algeria", [])
    assert cash(other) == (100, 100, 100)
    after = cards.acquired(other, ME, "morocco", [])
    assert cash(after) == (160, 100, 100) and open_cards(after) == ()


def test_meridians_are_counted_from_the_card_on() -> None:
    before = position(ships={0: [Ship("6s33s1", lap=30)], 1: [Ship("6s1s1", lap=-40)]})
    assert not cards.counts_laps(before)
    after = after_card(before, "h01_03")
    assert cards.counts_laps(after)
    assert [ship.lap for player in after.players for ship in player.ships] == [0, 0]


@pytest.mark.parametrize(("lap", "bonus"), [(35, 0), (36, 150), (-36, 150), (-35, 0)])
def test_36_meridians_either_way_are_a_way_round_the_world(lap: int, bonus: int) -> None:
    before = position(ships={0: [Ship("6s33s1", lap=lap)]}, active=["h01_03"])
    after = entered(before, "ship", "6s32s1", "6s33s1")
    assert own_cash(after) == 100 + bonus
    assert ("h01_03" in open_cards(after)) == (bonus == 0)


def open_card(state: State, card: str) -> State:
    """Return the state with this open card, which may be of a series that the table does not play with."""
    return State(replace(state.position, active=(Active(card),)), state.stage)


def after_unaudited(state: State, line: str) -> State:
    """Return the state after a line of seat 0, without an audit: a card of another series may lie open."""
    return play(RULES, state, ME, line).value.state


def test_a_jeep_that_boards_and_lands_in_one_cell_has_not_entered_it() -> None:
    state = given(level="planes", points=6, jeeps={0: ["2n21l1"]}, ships={0: ["2n21s1"]}, active=["h03_03"])
    in_one_line = after(state, "jeep-2n21 2n21s1 ship-jeep-2n21 2n21 end")
    assert in_one_line.position.players[0].cash == 1000
    aboard = after(state, "jeep-2n21 2n21s1 end")
    later = State(replace(aboard.position, seat=Seat(0), points=6, dice=(1,)), Moving())
    assert after(later, "ship-jeep-2n21 2n21 end").position.players[0].cash == 1000


def test_a_jeep_that_has_left_the_cell_enters_it_when_it_comes_back() -> None:
    state = given(level="planes", points=6, jeeps={0: ["2n21l1"]}, ships={0: ["2n21s1"]}, active=["h03_03"])
    assert after(state, "jeep-2n21 2n20 ship-jeep-2n20 2n21 end").position.players[0].cash == 1050


def test_a_jeep_that_boarded_elsewhere_earns_the_bonus_by_landing() -> None:
    state = given(level="planes", points=1, ships={0: [Ship("2n21s1", "jeep")]}, active=["h03_03"])
    assert after(state, "ship-jeep-2n21 2n21 end").position.players[0].cash == 1050


def test_a_jeep_that_boards_and_leaves_a_plane_has_not_entered_the_cell() -> None:
    state = given(level="planes", points=6, jeeps={0: ["2n21l1"]}, planes={0: ["2n21l1"]}, active=["h03_03"])
    assert after(state, "jeep-2n21 plane plane-jeep-2n21 unload end").position.players[0].cash == 1000
    there = given(level="planes", points=6, jeeps={0: ["2n27l1", "2n21l1"]}, planes={0: ["2n27l1"]}, active=["h03_03"])
    assert after(there, "jeep-2n27 fly-2n21 end").position.players[0].cash == 1050


def test_a_piece_already_in_the_row_of_the_south_pole_does_not_enter_it() -> None:
    before = after_card(position(), "h11_08")
    assert entered(before, "jeep", "9s1l1", "9s2l1") == before
    assert entered(before, "plane", "9s1l1", "9s9l1") == before


def test_a_flight_that_bombs_where_it_lands_has_entered_the_cell() -> None:
    state = given(level="planes", points=3, war=((0,), (1,)), planes={0: ["6n1l1"]}, countries={0: ["france"]}, jeeps={1: ["5n1l2"]})
    struck = after_unaudited(open_card(state, "h06_08"), "plane-6n1 strike-5n1")
    assert after_unaudited(struck, "land-5n1").position.players[0].cash == 1050


def test_a_country_that_is_sold_and_developed_again_counts_once() -> None:
    before = after_card(position(), "h06_10")
    once = cards.acquired(before, ME, "zaire", [])
    again = cards.acquired(once, ME, "zaire", [])
    assert own_cash(again) == 100 and open_cards(again) == ("h06_10",)
    assert cash(cards.acquired(again, Seat(1), "zaire", []))[1] == 100
    assert own_cash(cards.acquired(again, ME, "kenya", [])) == 160
