"""rulebook: Moving around the board; Windless area; damaged ships; the lap round the middle island."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import atan2, pi, tau
from random import Random

import pytest

from engine.game.rules import resolve_settings
from engine.values.core import Seat
from games.carta_magica.game import RULES
from games.carta_magica.rules.board import CENTRE, CHART, COLUMNS, HARBOUR, SQUARES, crossing, name, progress, square
from games.carta_magica.rules.options import Options, options
from games.carta_magica.rules.reach import CALM, SAFE, bits, neighbours, reach, squares_in
from games.carta_magica.rules.sailing import can_sail, reach_of
from games.carta_magica.rules.state import State
from games.carta_magica.rules.turn.offers import MENU, square_options
from games.carta_magica.tests.given import after, given, hand, notes, offered, stage, when


def options_of(**chosen: str) -> Options:
    """Return the options of a table with these settings."""
    return options(resolve_settings(RULES, chosen))


def targets(state: State) -> set[str]:
    """Return the names of the squares to which the awaited ship can sail."""
    return offered(state, "sail")


def test_a_ship_sails_up_to_the_number_through_the_sides() -> None:
    squares = targets(given({"at": "p5"}, spun=4))
    assert {"o5", "q5", "p4", "p1"} <= squares
    assert not {"p6", "r3"} & squares, "windless squares"
    assert "p9" not in squares, "p6 is in the way: the way round it is longer"
    assert "t5" not in squares, "a small island"


def test_a_ship_does_not_stay_where_it_is() -> None:
    assert "p5" not in targets(given({"at": "p5"}, spun=4))


def test_a_ship_does_not_return_to_the_harbour_it_left() -> None:
    within_reach = reach(square("k1"), steps=9, ships=0, options=options_of())
    for target in squares_in(within_reach.ends):
        for delta in within_reach.laps(target):
            assert square("k1") not in within_reach.route(target, delta)[1:]


def test_land_rocks_the_border_and_other_ships_block() -> None:
    state = given({"at": "k2"}, {"at": "k3", "home": "j14"}, spun=4)
    assert "k3" not in targets(state)
    assert "k1" in targets(state)
    for target in map(square, targets(state)):
        assert CHART[target] in ".BR"


def test_a_harbour_ends_the_move_and_the_rest_is_lost() -> None:
    within_reach = reach(square("t9"), steps=4, ships=0, options=options_of())
    assert within_reach.ends >> square("t8") & 1
    for target in squares_in(within_reach.ends):
        assert square("t8") not in within_reach.route(target, within_reach.laps(target)[0])[1:-1]


def test_nobody_sails_through_windless_squares() -> None:
    within_reach = reach(square("p5"), steps=9, ships=0, options=options_of())
    assert not within_reach.ends & CALM


@pytest.mark.parametrize("chosen", [{}, {"steps": "exact"}, {"neighbours": "eight"}, {"harbours": "pass", "calm": "stop"}])
def test_every_route_is_a_lawful_way_with_its_laps(chosen: dict[str, str]) -> None:
    table_options = options_of(**chosen)
    ships = bits(map(square, ("k3", "r10")))
    for origin in list(squares_in(SAFE))[::7]:
        for steps in (4, 9, 14):
            within_reach = reach(origin, steps, ships & ~(1 << origin), table_options)
            for target in squares_in(within_reach.ends):
                for delta in within_reach.laps(target):
                    route = within_reach.route(target, delta)
                    assert (route[0], route[-1]) == (origin, target)
                    assert len(route) - 1 <= steps
                    assert sum(map(crossing, route, route[1:])) == delta
                    assert all(after_ in neighbours(before, table_options.is_diagonal) for before, after_ in pairwise(route))
                    assert all(number not in HARBOUR or table_options.is_passing for number in route[1:-1])
                    assert all(CHART[number] in ".BR" and not ships >> number & 1 for number in route[1:-1])


def test_two_ways_round_the_island_are_two_answers() -> None:
    """Ruling: with 14 steps both ways round the island lead to the square opposite, and the lap counts differ."""
    state = given({"at": "o7", "home": "t8", "cards": ["lucky-wind"]}, {"home": "k1"}, spun=9)
    within_reach = reach(square("o7"), steps=14, ships=0, options=options_of())
    both = [number for number in squares_in(within_reach.ends) if len(within_reach.laps(number)) > 1]
    assert both
    name = next(token for token in offered(state, "lucky-wind") if square(token) in both)
    assert offered(state, "lucky-wind", name) == {"clockwise", "anticlockwise"}
    east = after(state, f"lucky-wind {name} clockwise").players[0]
    west = after(state, f"lucky-wind {name} anticlockwise").players[0]
    assert east.square == west.square
    assert east.lap == west.lap + 1


def test_the_lap_counter_is_the_winding_number_about_the_middle_island() -> None:
    """In random walks, counter and bearing together equal the angle that the ship has turned, summed step by step."""
    water = {number for number in range(SQUARES) if CHART[number] in ".oBR"}
    home_visits = laps = 0
    for seed in range(40):
        rng = Random(seed)
        home = at = rng.choice(sorted(HARBOUR))
        lap, angle = 0, 0.0
        heading = rng.choice([-1, 1])
        for step in range(600):
            beside = [neighbour for neighbour in neighbours(at, bool(seed % 2)) if neighbour in water]
            pull = [number for number in beside if angle_turned(at, number) * heading > 0]
            target = rng.choice(pull if pull and rng.random() < 0.6 else beside)
            lap, angle, at = lap + crossing(at, target), angle + angle_turned(at, target), target
            assert abs(progress(lap, home, at) - angle / tau) < 1e-9
            if at == home:
                home_visits += 1
                laps += lap != 0
                assert lap == round(angle / tau)
            if step % 150 == 0:
                heading = rng.choice([-1, 1])
    assert home_visits > laps > 0


def angle_turned(before: int, after_: int) -> float:
    """The signed angle of one step as seen from the middle of the island."""
    middle_row, middle_column = CENTRE
    bearing_before, bearing_after = (atan2(number // COLUMNS - middle_row, number % COLUMNS - middle_column) for number in (before, after_))
    return (bearing_after - bearing_before + pi) % tau - pi


def test_squares_are_offered_in_groups_that_fit_a_menu() -> None:
    for chosen, every in (({}, 2), ({"neighbours": "eight"}, 3)):
        for origin in list(squares_in(SAFE))[::every]:
            for steps in (4, 6, 9, 14):
                within_reach = reach(origin, steps, ships=0, options=options_of(**chosen))
                offers = square_options(origin, within_reach, square("k1"), ends_at_home=True)
                assert sorted(option.value for option in offers) == list(squares_in(within_reach.ends))
                groups = Counter(option.group for option in offers)
                assert max(groups.values()) <= MENU
                assert len(groups) <= MENU


# Ships that are stuck


def test_damaged_with_a_nine_the_ship_stays_unless_it_is_repaired() -> None:
    assert offered(given({"at": "p5", "condition": "damaged"}, spun=9)) == {"card"}
    assert offered(given({"at": "p5", "condition": "damaged", "gold": 2}, spun=9)) == {"card", "repair"}
    assert offered(given({"at": "p5", "condition": "damaged", "cards": ["repair"]}, spun=9)) == {"card", "repair-card"}


@pytest.mark.parametrize("number", [7, 5])
def test_damaged_with_a_hammer_the_ship_sails_the_number(number: int) -> None:
    state = given({"at": "p5", "condition": "damaged"}, spun=number)
    assert "sail" in offered(state)
    player = after(state, "sail p2").players[0]
    assert (player.square, player.condition) == (square("p2"), "free")


@pytest.mark.parametrize("number", [9, 5])
def test_becalmed_with_wind_the_ship_sails_the_number(number: int) -> None:
    state = given({"at": "p6", "condition": "becalmed"}, spun=number)
    assert after(state, "sail p4").players[0].condition == "free"


def test_becalmed_with_a_seven_only_a_tow_or_lucky_wind_helps() -> None:
    assert offered(given({"at": "p6", "condition": "becalmed"}, spun=7)) == {"card"}
    state = given({"at": "p6", "condition": "becalmed", "goods": 2, "cards": ["lucky-wind"]}, spun=7)
    assert offered(state) == {"card", "tow", "lucky-wind"}
    assert offered(state, "lucky-wind") == offered(state, "tow"), "freed by lucky wind the ship sails the number, not more"
    assert after(state, "tow p4").players[0].goods == 0
    assert hand(after(state, "lucky-wind p4")) == []


def test_stuck_ships_take_tokens() -> None:
    assert after(given({"at": "p6", "condition": "becalmed"}, spun=6), "goods").players[0].goods == 6
    assert offered(given({"at": "p5", "condition": "damaged"}, spun=4)) == {"goods", "magic"}


def test_a_repair_is_paid_with_a_whole_card_or_tokens() -> None:
    state = given({"at": "p5", "condition": "damaged", "gold": 2, "cards": ["gold-2"]}, spun=9)
    assert offered(state, "repair", "p4") == {"2", "gold-2"}
    turn = when(state, "repair p4 gold-2")
    assert turn.state.position.players[0].gold == 2
    assert notes(turn, "paid-repair")


def test_lucky_wind_adds_five_steps_to_a_free_ship() -> None:
    state = given({"at": "o3", "cards": ["lucky-wind"]}, spun=4)
    assert square("h5") in map(square, offered(state, "lucky-wind")), "seven columns and two rows"
    assert "h5" not in offered(state, "sail")


def test_a_ship_that_can_do_nothing_rests() -> None:
    """Ruling: nothing is chosen only if none of the actions is possible."""
    around = ({"at": "k2", "home": "j14"}, {"at": "l1", "home": "a7"})
    state = given({"at": "k1"}, *around, spun=5)
    assert offered(state) == {"rest"}
    assert stage(when(state, "rest").state) == "spinning"


def test_sailing_is_offered_only_where_a_square_can_be_reached() -> None:
    for chosen in ({}, {"steps": "exact"}, {"steps": "exact", "harbours": "pass", "calm": "stop"}):
        for origin in squares_in(SAFE):
            elsewhere = next(place for place in ("r11", "r10") if square(place) != origin)
            ships = ({"at": name(origin), "home": "k1"}, {"at": elsewhere, "home": "j14"})
            for steps in (4, 5):
                state = given(*ships, spun=steps, **chosen)
                assert can_sail(state.position, Seat(0), steps) == bool(reach_of(state.position, Seat(0), steps).ends)
