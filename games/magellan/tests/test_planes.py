"""rulebook: First variant, with planes and the special die."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from engine.walking.walk import play
from games.magellan.game import RULES
from games.magellan.rules.state import Active, Fighting, Flight, Flying, Losing, Moving, Plane, Ship, State
from games.magellan.rules.turn.flow import settled
from games.magellan.rules.turn.travel import points_for
from games.magellan.tests.given import after, given, keys, offered, play_line, with_throws

TWO = ((0,), (1,))


def planes(state: State, seat: int = 0) -> tuple[Plane, ...]:
    return state.position.players[seat].planes


@pytest.mark.parametrize(("lines", "points"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_two_lines_cost_a_point_rounded_up(lines: int, points: int) -> None:
    assert points_for(lines) == points


def test_planes_land_in_own_countries_and_where_an_own_jeep_stands() -> None:
    state = given(level="planes", points=6, planes={0: ["5n1l1"]}, countries={0: ["sweden"], 1: ["italy"]}, jeeps={0: ["6n1l1"]})
    assert set(offered(state, "plane-5n1")) == {"6n1", "6n2l2"}
    state = after(state, "plane-5n1 6n2l2 end")
    assert planes(state) == (Plane("6n2l2"),)


def test_a_diagonal_flight_costs_one_point() -> None:
    state = given(level="planes", points=1, planes={0: ["5n1l1"]}, countries={0: ["sweden"]})
    state = after(state, "plane-5n1 6n2l2 end")
    assert [way.points for way in state.position.trail] == [1]


def test_a_plane_crosses_the_date_line() -> None:
    state = given(level="planes", points=1, planes={0: ["6n18l1"]}, jeeps={0: ["6n19l1"]})
    assert "6n19" in offered(state, "plane-6n18")


def test_a_plane_out_of_reach_of_a_landing_place_stays() -> None:
    state = given(level="planes", points=1, planes={0: ["5n1l1"]}, countries={0: ["japan"]})
    assert "plane-5n1" not in offered(state)


def test_a_jeep_boards_a_plane_flies_and_gets_out() -> None:
    state = given(level="planes", points=3, planes={0: ["5n1l1"]}, jeeps={0: ["5n1l1"]}, countries={0: ["sweden"]})
    state = after(state, "jeep-5n1 plane plane-jeep-5n1 6n2l2 plane-jeep-6n2l2 unload end")
    assert planes(state) == (Plane("6n2l2"),)
    assert state.position.players[0].jeeps == ("6n2l2",)
    assert [way.points for way in state.position.trail] == [1, 1, 1]


def test_boarding_flight_and_getting_out_are_one_choice() -> None:
    state = given(level="planes", points=3, planes={0: ["5n1l1"]}, jeeps={0: ["5n1l1"]}, countries={0: ["sweden"]})
    assert "fly-6n2l2" in offered(state, "jeep-5n1")
    turn = play_line(state, "jeep-5n1 fly-6n2l2 end")
    assert planes(turn.state) == (Plane("6n2l2"),) and turn.state.position.players[0].jeeps == ("6n2l2",)
    assert keys(turn) == ["magellan.note.boarded", "magellan.note.moved", "magellan.note.unloaded"]
    assert "fly-6n2l2" not in offered(given(level="planes", points=2, planes={0: ["5n1l1"]}, jeeps={0: ["5n1l1"]}), "jeep-5n1")
    laden = given(level="planes", points=2, planes={0: [Plane("5n1l1", is_laden=True)]}, countries={0: ["sweden"]})
    assert after(laden, "plane-jeep-5n1 fly-6n2l2 end").position.players[0].jeeps == ("6n2l2",)


def test_a_jeep_stays_aboard_if_its_plane_meets_an_enemys_plane() -> None:
    state = given(level="planes", war=TWO, points=4, planes={0: [Plane("5n1l1", is_laden=True)], 1: ["6n2l2"]}, countries={0: ["sweden"]})
    turn = play_line(state, "plane-jeep-5n1 fly-6n2l2")
    assert turn.state.stage == Fighting()
    assert planes(turn.state) == (Plane("6n2l2", is_laden=True),)


def test_the_notes_tell_a_flight_step_by_step() -> None:
    state = given(level="planes", points=4, planes={0: ["5n1l1"]}, jeeps={0: ["5n1l1"]}, countries={0: ["sweden"]})
    turn = play_line(state, "jeep-5n1 plane plane-jeep-5n1 6n2l2 plane-jeep-6n2l2 unload end")
    assert keys(turn) == ["magellan.note.boarded", "magellan.note.moved", "magellan.note.unloaded"]
    turn = play_line(raid(jeeps={1: ["6n1l1"]}), "plane-5n1 strike-6n1")
    assert keys(turn) == ["magellan.note.struck"]
    assert keys(play_line(after(with_throws(turn.state, [6]), "bomb-2"), "land-5n1")) == ["magellan.note.landed"]


def test_a_plane_carries_one_jeep() -> None:
    state = given(level="planes", points=3, planes={0: [Plane("5n1l1", is_laden=True)]}, jeeps={0: ["5n1l1"]}, countries={0: ["sweden"]})
    assert "plane" not in offered(state, "jeep-5n1")


def test_a_plane_that_lands_claims_a_place() -> None:
    state = given(level="planes", points=2, planes={0: ["6n1l1"]}, jeeps={0: ["5n1l1"]})
    open_card = State(replace(state.position, active=(Active("h06_08"),)), Moving())
    assert play(RULES, open_card, Seat(0), "plane-6n1 5n1 end").value.state.position.players[0].cash == 1050


def test_a_plane_enters_a_cell_only_from_another() -> None:
    state = raid(jeeps={1: ["6n1l1", "5n1l2"]})
    state = State(replace(state.position, active=(Active("h06_08"),)), Moving())
    for cell, cash in (("6n1", 1050), ("5n1", 1000)):
        struck = play(RULES, state, Seat(0), f"plane-5n1 strike-{cell}").value.state
        assert play(RULES, struck, Seat(0), "land-5n1").value.state.position.players[0].cash == cash


def raid(**more: Any) -> State:
    """Return a state with a plane and its landing place at 5n1, and enemies in 6n1."""
    plain: dict[str, Any] = {"level": "planes", "points": 2, "war": TWO, "planes": {0: ["5n1l1"]}, "countries": {0: ["france"]}}
    return given(**(plain | more))


def test_a_plane_bombs_a_cell_with_enemies_and_comes_back() -> None:
    state = after(raid(jeeps={1: ["6n1l1", "6n1l1"]}), "plane-5n1 strike-6n1")
    assert state.stage == Flying()
    assert state.position.flight == Flight("6n1", is_laden=False, lines=1, bombs=1, origin="5n1l1")
    turn = play_line(with_throws(state, [2]), "bomb-2")
    assert turn.sealed
    assert turn.state.position.players[1].jeeps == ("6n1l1",)
    assert list(offered(turn.state)) == ["land-5n1"]
    home = after(turn.state, "land-5n1")
    assert home.position.points == 1
    assert planes(home) == (Plane("5n1l1"),)


@pytest.mark.parametrize(
    ("face", "jeeps", "ships", "is_flying"),
    [(1, 3, 2, False), (2, 2, 2, True), (3, 1, 2, True), (4, 3, 1, True), (5, 2, 1, True), (6, 3, 2, True)],
)
def test_each_face_of_the_special_die_hits_what_it_shows(face: int, jeeps: int, ships: int, is_flying: bool) -> None:
    """The numbers are the enemy's pieces after the bomb; a plane that is shot down flies no more."""
    state = raid(jeeps={1: ["6n1l1"] * 3}, ships={1: ["6n1s1"] * 2})
    state = after(with_throws(after(state, "plane-5n1 strike-6n1"), [face]), "bomb-2")
    enemy = state.position.players[1]
    assert (len(enemy.jeeps), len(enemy.ships)) == (jeeps, ships)
    assert (state.position.flight is not None) == is_flying


def test_a_face_without_such_a_target_does_what_it_can() -> None:
    state = raid(jeeps={1: ["6n1l1"]})
    state = after(with_throws(after(state, "plane-5n1 strike-6n1"), [5]), "bomb-2")
    assert state.position.players[1].jeeps == ()
    assert state.stage == Flying()


def test_the_owner_chooses_which_ship_is_hit_and_its_load_goes_down() -> None:
    state = raid(ships={1: [Ship("6n1s1"), Ship("6n1s1", "jeep")]})
    state = after(with_throws(after(state, "plane-5n1 strike-6n1"), [4]), "bomb-2")
    assert state.stage == Losing(Seat(1))
    assert set(offered(state)) == {"ship-6n1", "ship-ship-jeep-6n1"}
    state = after(state, "ship-ship-jeep-6n1")
    assert state.position.players[1].ships == (Ship("6n1s1"),)
    assert state.stage == Flying()


def test_a_plane_bombs_only_once_a_flight() -> None:
    state = after(with_throws(after(raid(jeeps={1: ["6n1l1"] * 3}), "plane-5n1 strike-6n1"), [6]), "bomb-2")
    assert list(offered(state)) == ["land-5n1"]


def test_a_shot_down_plane_takes_its_jeep_along() -> None:
    state = raid(planes={0: [Plane("5n1l1", is_laden=True)]}, jeeps={1: ["6n1l1"]})
    state = after(with_throws(after(state, "plane-jeep-5n1 strike-6n1"), [1]), "bomb-2")
    assert not planes(state) and not state.position.players[0].jeeps
    assert state.position.war is not None and state.position.war.losses == (2, 0)


def test_a_plane_that_falls_has_paid_for_the_lines_it_flew() -> None:
    state = after(with_throws(after(raid(points=3, jeeps={1: ["6n1l1"]}), "plane-5n1 strike-6n1"), [1]), "bomb-2")
    assert state.position.points == 2
    state = after(raid(points=3, planes={0: ["5n1l1"], 1: ["6n1l1"]}), "plane-5n1 strike-6n1")
    assert after(with_throws(state, [1, 6]), "fight-6n1-2").position.points == 2


def test_an_enemy_plane_has_to_be_fought_before_bombing() -> None:
    state = after(raid(planes={0: ["5n1l1"], 1: ["6n1l1"]}, jeeps={1: ["6n1l1"]}), "plane-5n1 strike-6n1")
    assert state.stage == Fighting()
    won = after(with_throws(state, [6, 1]), "fight-6n1-2")
    assert won.stage == Flying()
    assert "bomb-2" in offered(won)
    lost = after(with_throws(state, [1, 6]), "fight-6n1-2")
    assert lost.stage == Moving()
    assert lost.position.flight is None and not planes(lost)


def test_a_plane_bombs_no_cell_that_it_cannot_return_from() -> None:
    state = raid(points=1, planes={0: ["5n1l1"]}, jeeps={0: ["4n1l1"], 1: ["8n2l1", "7n3l1"]})
    assert not [token for token in offered(state, "plane-5n1") if token.startswith("strike")]


def test_there_is_no_bombing_without_a_war() -> None:
    state = given(level="planes", points=4, planes={0: ["5n1l1"]}, countries={0: ["france", "sweden"]}, jeeps={1: ["6n1l1"]})
    assert not [token for token in offered(state, "plane-5n1") if token.startswith("strike")]


def test_planes_that_land_beside_enemy_planes_fight_at_once() -> None:
    state = given(level="planes", war=TWO, points=2, planes={0: ["5n1l1"], 1: ["6n1l1"]}, countries={0: ["belgium"]})
    turn = play_line(state, "plane-5n1 6n1")
    assert turn.state.stage == Fighting()
    assert "magellan.note.moved" in keys(turn)


def test_a_plane_that_cannot_land_any_more_is_lost() -> None:
    position = raid(planes={}, countries={}, jeeps={}, flight=Flight("6n1", is_laden=False, lines=1, bombs=0, origin="5n1l1")).position
    notes: list[Any] = []
    state = settled(position, notes).state
    assert state.position.flight is None
    assert [note.msg.key for note in notes] == ["magellan.note.ditched"]
