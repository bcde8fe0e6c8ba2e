"""rulebook: Values of the movements, and the remarks on them."""

from __future__ import annotations

from itertools import cycle

import pytest

from engine.values.core import Msg
from engine.walking.walk import LINE_LIMIT, Asking
from games.magellan.rules.board import NATIONS, NODES
from games.magellan.rules.pieces import group_of
from games.magellan.rules.says import place
from games.magellan.rules.state import Moved, Moving, Ship, State
from games.magellan.rules.ways import cheapest_way, distance, embarkations, reachable, step_cost, way_cost
from games.magellan.tests.given import after, follow_line, given, keys, offered, play_line

START = given(points=3, jeeps={0: ["6s33l1"] * 5}, ships={0: ["6s33s1"] * 3})


def jeeps(state: State, seat: int = 0) -> tuple[str, ...]:
    return state.position.players[seat].jeeps


def ships(state: State, seat: int = 0) -> tuple[Ship, ...]:
    return state.position.players[seat].ships


def test_three_points_board_a_jeep_and_sail_two_cells_north() -> None:
    state = after(START, "jeep-6s33 4s33 end")
    assert ships(state) == (Ship("4s33s1", "jeep"), Ship("6s33s1"), Ship("6s33s1"))
    assert jeeps(state) == ("6s33l1",) * 4


def test_the_points_left_are_counted_step_by_step() -> None:
    end = follow_line(START, "jeep-6s33 6s33s1")
    assert dict(end.ask.prompt.args)["points"] == 2  # type: ignore[union-attr]
    state = after(START, "jeep-6s33 6s33s1 ship-jeep-6s33 5s33 end")
    assert Ship("5s33s1", "jeep") in ships(state)


def test_boarding_and_landing_cost_a_point_each() -> None:
    assert step_cost("6s33l1", "6s33s1") == 1
    assert step_cost("6s33s1", "6s33l1") == 1


@pytest.mark.parametrize(("what", "start", "end", "cost"), [
    ("jeep", "4n1l1", "4n2l1", 2),
    ("jeep", "3n1l1", "4n2l1", 4),
    ("ship", "5s33s1", "4s33s1", 1),
    ("ship", "5s33s1", "4s34s1", 2),
    ("ship", "4n18s1", "4n19s1", 1),
    ("ship", "4n4s1", "3n4s1", 1),
    ("ship", "1n29s1", "1n29s2", 0),
])  # fmt: skip
def test_lines_and_diagonals_cost_what_the_rules_say(what: str, start: str, end: str, cost: int) -> None:
    assert distance(what, start, end) == cost  # type: ignore[arg-type]


def test_south_georgia_to_brussels_takes_seventeen_points() -> None:
    player = START.position.players[0]
    group = group_of("jeep", "6s33l1")
    course = cheapest_way(player, group, "6n1l1")
    assert course is not None and way_cost(course) == 17
    assert distance("jeep", "6s33l1", "6n1l1", embarkations(player, "6s33l1")) == 17


def test_the_channel_and_the_mediterranean_are_two_seas_of_one_cell() -> None:
    assert distance("ship", "5n1s2", "5n1s1") != 0
    state = given(points=1, ships={0: ["5n1s2"]})
    assert "5n1" not in offered(state, "ship-5n1s2")


def test_a_jeep_needs_a_ship_to_cross_the_sea() -> None:
    state = given(points=6, jeeps={0: ["6n36l1"]})
    assert "6n1" not in offered(state, "jeep-6n36")


def test_a_jeep_alone_on_an_island_cannot_move() -> None:
    assert list(offered(given(points=6, jeeps={0: ["6s33l1"]}, cash={0: 0}))) == ["end"]


def test_a_way_beyond_the_points_goes_as_far_as_they_allow() -> None:
    state = given(points=4, open=["belgium"], jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]})
    turn = play_line(state, "jeep-6s33 6n1 end")
    (ship,) = ships(turn.state)
    assert ship.load == "jeep"
    assert distance("ship-jeep", ship.node, "6n1l1") == 17 - 4


def test_any_place_can_be_named_by_its_coordinates() -> None:
    state = given(points=4, ships={0: ["6s33s1"]})
    places = offered(state, "ship-6s33 to")
    assert len(places) == 685, "all seas"
    (ship,) = ships(after(state, "ship-6s33 to 5n36 end"))
    assert distance("ship", ship.node, "5n36s1") == distance("ship", "6s33s1", "5n36s1") - 4  # type: ignore[operator]


def test_a_jeep_drives_to_a_ship_boards_sails_and_lands_in_one_choice() -> None:
    state = given(points=9, jeeps={0: ["5n1l1"]}, ships={0: ["6n1s1"]})
    state = after(state, "jeep-5n1 6n36 end")
    assert jeeps(state) == ("6n36l1",)
    (ship,) = ships(state)
    assert ship.load == "" and ship.node.startswith("6n36")


def test_a_loaded_ship_pays_only_for_the_ship_and_takes_no_second_jeep() -> None:
    assert distance("ship-jeep", "6s33s1", "4s33s1") == 2
    state = given(points=3, jeeps={0: ["6s33l1"]}, ships={0: [Ship("6s33s1", "jeep")]})
    assert "jeep-6s33" not in offered(state)


def test_a_jeep_lands_only_on_a_coast_of_its_sea() -> None:
    state = given(points=1, ships={0: [Ship("5n1s1", "jeep")]})
    assert "5n1" in offered(state, "ship-jeep-5n1")
    channel = given(points=1, ships={0: [Ship("6n1s1", "jeep")]})
    assert "5n1" not in offered(channel, "ship-jeep-6n1")


def test_several_pieces_move_in_any_order() -> None:
    state = after(START, "ship-6s33 5s33 ship-6s33 6s34 ship-6s33 7s33 end")
    assert [ship.node for ship in ships(state)] == ["5s33s1", "6s34s1", "7s33s1"]


def test_the_trail_keeps_the_ways_of_a_turn() -> None:
    state = after(START, "ship-6s33 4s33 end")
    assert state.position.trail == (Moved(state.position.start, "ship", ("6s33s1", "5s33s1", "4s33s1"), 2),)


def test_a_discovery_is_claimed_where_a_ship_sails_by() -> None:
    state = given(points=2, active=["h01_02"], ships={0: ["4s1s1"]})
    turn = play_line(state, "ship-4s1 4s3 end")
    assert turn.state.position.players[0].cash == 1050
    assert "magellan.card.claimed" in keys(turn)


def test_notes_name_the_cells_passed_while_a_card_pays_for_them() -> None:
    def places_told(active: list[str], line: str = "ship-4s1 4s3 end") -> list[tuple[Msg, ...]]:
        """Return the places that each note about a way names."""
        state = given(points=9, active=active, ships={0: ["4s1s1"]}, jeeps={0: ["5n36l1"]})
        notes = [note.msg for note in play_line(state, line).notes if note.msg.key == "magellan.note.came-through"]
        return [dict(msg.args)["places"] for msg in notes]  # type: ignore[misc]

    for sailing in ("h01_02", "h01_03"):  # the Cape of Good Hope; round the world
        assert places_told([sailing]) == [(place("4s2s1"),)]
        assert places_told([sailing], "ship-4s1 4s2 end") == []
        assert places_told([sailing], "jeep-5n36 5n2 end") == []
    assert places_told(["h03_01"], "jeep-5n36 5n2 end") == [(place("5n1l1"),)]
    assert places_told(["h03_01"]) == places_told([]) == places_told([], "jeep-5n36 5n2 end") == []


def test_meridians_are_counted_while_a_card_pays_for_them() -> None:
    state = given(points=3, active=["h01_03"], ships={0: ["4n18s1"]})
    assert [ship.lap for ship in ships(after(state, "ship-4n18 4n20 end"))] == [2]
    west = given(points=3, active=["h01_03"], ships={0: ["4n19s1"]})
    assert [ship.lap for ship in ships(after(west, "ship-4n19 4n18 end"))] == [-1]
    plain = given(points=3, ships={0: ["4n18s1"]})
    assert [ship.lap for ship in ships(after(plain, "ship-4n18 4n20 end"))] == [0]


def test_the_last_meridian_of_a_voyage_round_the_world_earns_the_bonus() -> None:
    state = given(points=1, active=["h01_03"], ships={0: [Ship("4n18s1", lap=35)]})
    assert after(state, "ship-4n18 4n19 end").position.players[0].cash == 1150


def test_a_line_that_grows_too_long_ends_and_the_turn_goes_on() -> None:
    state = given(points=40, ships={0: ["5s33s1"]})
    tokens: list[str] = []
    steps = cycle(("ship-5s33 5s34", "ship-5s34 5s33"))
    while isinstance(follow_line(state, " ".join(tokens)), Asking):
        tokens.append(next(steps))
    assert len(tokens) >= 12
    assert len(" ".join(tokens)) < LINE_LIMIT
    turn = play_line(state, " ".join(tokens))
    assert turn.state.stage == Moving()
    assert not turn.sealed
    assert turn.state.position.points == 40 - len(tokens)


def test_without_points_only_a_free_canal_can_be_passed() -> None:
    state = given(points=0, ships={0: ["1n29s1", "6s33s1"]})
    assert "ship-1n29" in offered(state)
    assert "ship-6s33" not in offered(state)
    assert "1n29s2" in [ship.node for ship in ships(after(state, "ship-1n29 1n29s2 end"))]


def test_a_player_without_pieces_can_still_buy() -> None:
    assert set(offered(given(points=3))) == {"buy-jeep", "buy-ship", "buy-plane", "end"}


def test_costs_of_far_places_agree_with_the_ways_that_lead_there() -> None:
    player = given(ships={0: ["5n36s1"]}, jeeps={0: ["5n36l1"]}).position.players[0]
    for nation in list(NATIONS.values())[::3]:
        for group in (group_of("ship-jeep", "6s33s1"), group_of("jeep", "5n36l1")):
            course = cheapest_way(player, group, nation.node)
            ships_near = embarkations(player, group.node) if group.what == "jeep" else ()
            assert course is not None
            assert way_cost(course) == distance(group.what, group.node, nation.node, ships_near)


def test_a_place_in_reach_costs_what_its_way_costs() -> None:
    player = given(ships={0: ["5n36s1"]}, jeeps={0: ["5n36l1"]}).position.players[0]
    for group in (group_of("ship-jeep", "5n1s2"), group_of("jeep", "5n36l1"), group_of("ship", "1n29s1")):
        ships_near = embarkations(player, group.node) if group.what == "jeep" else ()
        near = reachable(group.what, group.node, 5, ships_near)
        assert len(near) > 10
        for number, cost in near:
            course = cheapest_way(player, group, NODES[number])
            assert course is not None
            assert way_cost(course) == cost <= 5
