"""rulebook: Second variant, planes on ships and alliances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from games.magellan.game import RULES
from games.magellan.rules import cards
from games.magellan.rules.state import Active, Defending, Fighting, Losing, Moving, Plane, Ship, State
from games.magellan.tests.given import after, given, keys, offered, play_line, settle_due, with_throws
from words import speaker

TWO = ((0,), (1,))
SAY = speaker("en", ())
ALLIES = ((0, 2), (1, 3))


def ships(state: State, seat: int = 0) -> tuple[Ship, ...]:
    return state.position.players[seat].ships


def test_a_plane_lands_on_an_own_empty_ship_and_sails_with_it() -> None:
    state = given(points=3, planes={0: ["5n1l1"]}, ships={0: ["6n1s1"]})
    state = after(state, "plane-5n1 6n1s1 ship-plane-6n1 7n1 end")
    assert [ship.load for ship in ships(state)] == ["plane"]
    assert not state.position.players[0].planes


def test_only_experts_land_on_ships() -> None:
    state = given(level="planes", points=3, planes={0: ["5n1l1"]}, ships={0: ["6n1s1"]})
    assert "plane-5n1" not in offered(state)


def test_a_ship_with_a_jeep_takes_no_plane_and_one_with_a_plane_no_jeep() -> None:
    state = given(points=3, planes={0: ["5n1l1"]}, ships={0: [Ship("6n1s1", "jeep")]})
    assert "plane-5n1" not in offered(state)
    state = given(points=1, jeeps={0: ["6n1l1"]}, ships={0: [Ship("6n1s1", "plane")]})
    assert "jeep-6n1" not in offered(state)


def test_a_plane_takes_off_from_its_ship() -> None:
    state = given(points=1, ships={0: [Ship("6n1s1", "plane")]}, countries={0: ["france"]})
    state = after(state, "ship-plane-6n1 fly-5n1 end")
    assert ships(state) == (Ship("6n1s1"),)
    assert state.position.players[0].planes == (Plane("5n1l1"),)


def test_a_plane_that_came_with_a_jeep_leaves_with_it() -> None:
    state = given(points=4, planes={0: [Plane("5n1l1", is_laden=True)]}, ships={0: ["6n1s1"]}, countries={0: ["france"]})
    aboard = after(state, "plane-jeep-5n1 6n1s1 end")
    assert ships(aboard) == (Ship("6n1s1", "both"),)
    state = given(points=4, ships={0: [Ship("6n1s1", "both")]}, countries={0: ["france"]})
    assert "6n1l1" not in offered(state, "ship-both-6n1") and "unload" not in offered(state, "ship-both-6n1")
    state = after(state, "ship-both-6n1 fly-5n1 end")
    assert state.position.players[0].planes == (Plane("5n1l1", is_laden=True),)


def test_a_plane_bombs_twice_from_its_ship_before_a_naval_battle() -> None:
    state = given(war=TWO, ships={0: [Ship("5s33s1", "plane")], 1: ["5s33s1"]})
    state = settle_due(state)
    assert state.stage == Fighting()
    assert list(offered(state)) == ["fight-5s33-2", "bomb-5s33-2"]
    state = after(with_throws(state, [6]), "bomb-5s33-2")
    assert ships(state) == (Ship("5s33s1", "plane", sorties=1),)
    state = after(with_throws(state, [6]), "bomb-5s33-2")
    assert list(offered(state)) == ["fight-5s33-2"]
    lost = after(with_throws(state, [1, 6]), "fight-5s33-2")
    assert ships(lost) == ()
    assert lost.position.flight is None


def test_a_sortie_is_followed_by_its_own_battle() -> None:
    state = given(war=TWO, ships={0: [Ship("5s33s1", "plane")], 1: ["5s33s1"]}, jeeps={0: ["6n1l1"], 1: ["6n1l1"]})
    state = settle_due(state)
    assert list(offered(state)) == ["fight-5s33-2", "bomb-5s33-2", "fight-6n1-2"]
    state = after(with_throws(state, [6]), "bomb-5s33-2")
    assert list(offered(state)) == ["fight-5s33-2", "bomb-5s33-2"]
    state = after(with_throws(state, [4]), "bomb-5s33-2")
    assert list(offered(state)) == ["fight-6n1-2"]


def test_a_bomb_that_hits_makes_the_battle_needless() -> None:
    state = settle_due(given(war=TWO, ships={0: [Ship("5s33s1", "plane")], 1: ["5s33s1"]}))
    state = after(with_throws(state, [4]), "bomb-5s33-2")
    assert ships(state, 1) == ()
    assert state.stage == Moving()
    assert ships(state) == (Ship("5s33s1", "plane", sorties=1),)


def test_a_plane_shot_down_over_its_ship_leaves_the_ship() -> None:
    state = settle_due(given(war=TWO, ships={0: [Ship("5s33s1", "both")], 1: ["5s33s1"]}))
    state = after(with_throws(state, [1]), "bomb-5s33-2")
    assert ships(state) == (Ship("5s33s1"),)


def test_a_ship_goes_down_with_its_plane_and_jeep() -> None:
    state = settle_due(given(war=TWO, ships={0: [Ship("5s33s1", "both")], 1: ["5s33s1"]}))
    state = after(with_throws(state, [1, 6]), "fight-5s33-2")
    assert ships(state) == ()


def test_allies_do_not_fight_and_take_no_country_from_each_other() -> None:
    state = given(seats=4, war=ALLIES, jeeps={0: ["6n1l1"], 2: ["6n1l1"]}, countries={2: ["france"]})
    assert settle_due(state).stage == Moving()
    state = given(seats=4, war=ALLIES, jeeps={0: ["5n1l1"]}, countries={2: ["france"]})
    assert settle_due(state).position.players[2].countries == ("france",)


def test_a_player_who_takes_a_country_pays_each_ally_a_share() -> None:
    state = given(seats=4, war=ALLIES, points=2, jeeps={0: ["6n2l1"]}, countries={1: ["belgium"]}, cash={0: 80, 2: 0})
    turn = play_line(state, "jeep-6n2 6n1")
    assert turn.state.position.players[0].countries == ("belgium",)
    taker, loser, ally, _ = turn.state.position.players
    assert (taker.cash, loser.cash, ally.cash) == (30, 1000, 50)
    assert "magellan.note.share" in keys(turn)


def test_the_share_goes_as_far_as_the_takers_cash() -> None:
    state = given(seats=4, war=((0, 2, 3), (1,)), points=2, jeeps={0: ["6n2l1"]}, countries={1: ["belgium"]}, cash={0: 40, 2: 0, 3: 0})
    position = after(state, "jeep-6n2 6n1").position
    assert [player.cash for player in position.players] == [0, 1000, 33, 7]


def test_each_ally_of_the_loser_loses_such_a_piece_and_nobody_else_does() -> None:
    state = given(seats=4, war=ALLIES, jeeps={0: ["6n1l1"], 1: ["6n1l1"], 2: ["1n1l1"], 3: ["5n1l1", "4n1l1"]})
    state = after(with_throws(settle_due(state), [6, 1]), "fight-6n1-2")
    assert state.stage == Losing(Seat(3))
    assert set(offered(state)) == {"jeep-5n1", "jeep-4n1"}
    turn = play_line(state, "jeep-4n1")
    assert keys(turn) == ["magellan.note.lost-ally"]
    state = turn.state
    assert state.position.players[3].jeeps == ("5n1l1",)
    assert state.position.players[2].jeeps == ("1n1l1",)
    assert state.stage == Moving()


def test_an_ally_without_such_a_piece_loses_nothing() -> None:
    state = given(seats=4, war=ALLIES, jeeps={0: ["6n1l1"], 1: ["6n1l1"]}, ships={3: ["6n1s1"]})
    state = after(with_throws(settle_due(state), [6, 1]), "fight-6n1-2")
    assert ships(state, 3) == (Ship("6n1s1"),)
    assert state.stage == Moving()


def test_bombed_pieces_cost_the_allies_of_their_owner_one_each() -> None:
    state = given(seats=4, war=ALLIES, points=2, planes={0: ["5n1l1"]}, countries={0: ["france"]}, jeeps={1: ["6n1l1"], 3: ["1n1l1"]})
    state = after(with_throws(after(state, "plane-5n1 strike-6n1"), [2]), "bomb-2")
    assert not state.position.players[1].jeeps and not state.position.players[3].jeeps


def test_no_plane_bombs_from_its_ship_in_a_cell_with_an_enemys_plane() -> None:
    state = given(war=TWO, ships={0: [Ship("6n1s1", "plane")], 1: ["6n1s1"]}, planes={1: ["6n1l1"]})
    assert list(offered(settle_due(state))) == ["fight-6n1-2"]


def test_allies_share_the_loss_of_what_a_ship_carried() -> None:
    state = given(
        seats=4, war=ALLIES, jeeps={3: ["1n1l1"]}, ships={0: ["5s33s1"], 1: [Ship("5s33s1", "both")], 3: ["5s32s1"]}, planes={3: ["5n1l1"]}
    )
    state = after(with_throws(after(settle_due(state), "fight-5s33-2"), [6, 1]), "stay")
    ally = state.position.players[3]
    assert (ally.jeeps, ally.ships, ally.planes) == ((), (), ())
    assert state.position.war is not None and state.position.war.losses == (0, 3, 0, 0)


def test_an_ally_who_has_left_the_match_has_no_share() -> None:
    state = given(seats=4, war=((0, 2, 3), (1,)), points=2, jeeps={0: ["6n2l1"]}, countries={1: ["belgium"]}, cash={0: 80, 2: 0, 3: 0})
    *others, last = state.position.players
    players = (*others, replace(last, place=1))
    position = after(State(replace(state.position, players=players), state.stage), "jeep-6n2 6n1").position
    assert [player.cash for player in position.players] == [30, 1000, 50, 0]


def test_each_of_two_carriers_in_a_cell_bombs_twice() -> None:
    carriers = [Ship("5s33s1", "plane"), Ship("5s33s1", "plane")]
    state = settle_due(given(war=TWO, ships={0: carriers, 1: ["5s33s1"]}))
    for _ in range(4):
        assert "bomb-5s33-2" in offered(state)
        state = after(with_throws(state, [6]), "bomb-5s33-2")
    assert list(offered(state)) == ["fight-5s33-2"]


def test_the_bombings_of_a_plane_that_was_shot_down_are_lost_with_it() -> None:
    carriers = [Ship("5s33s1", "plane"), Ship("5s33s1", "plane")]
    state = settle_due(given(war=TWO, ships={0: carriers, 1: ["5s33s1"]}))
    for face in (1, 6, 6):
        state = after(with_throws(state, [face]), "bomb-5s33-2")
    assert list(offered(state)) == ["fight-5s33-2"]


def test_a_plane_bombs_twice_in_a_cell_with_any_number_of_battles() -> None:
    state = given(seats=3, war=((0,), (1,), (2,)), ships={0: [Ship("5s33s1", "plane")], 1: ["5s33s1"], 2: ["5s33s1"]})
    state = settle_due(state)
    for _ in range(2):
        state = after(with_throws(state, [6]), "bomb-5s33-2")
    state = after(with_throws(state, [6, 1]), "fight-5s33-2")
    assert list(offered(state)) == ["fight-5s33-3"]


def test_a_plane_may_bomb_again_in_its_next_turn() -> None:
    state = settle_due(given(war=TWO, ships={0: [Ship("5s33s1", "plane")], 1: ["5s33s1"]}))
    state = after(with_throws(after(with_throws(state, [6]), "bomb-5s33-2"), [4]), "bomb-5s33-2")
    state = after(state, "end")
    assert ships(state) == (Ship("5s33s1", "plane"),)


def test_a_ship_with_only_a_plane_is_lost_before_one_with_plane_and_jeep() -> None:
    carriers = [Ship("5s33s1", "both"), Ship("5s33s1", "plane")]
    state = settle_due(given(war=TWO, ships={0: ["5s33s1"], 1: carriers}))
    state = after(with_throws(after(state, "fight-5s33-2"), [5, 2, 1, 6]), "stay")
    assert ships(state, 1) == (Ship("5s33s1", "both"),)


def test_a_plane_does_not_fly_from_one_ship_to_another_on_the_same_sea() -> None:
    state = given(points=3, ships={0: [Ship("8s2s1", "plane"), Ship("8s2s1")]})
    assert "fly-8s2s1" not in offered(state, "ship-plane-8s2")


def test_a_plane_on_a_ship_neither_fights_in_the_air_nor_stops_a_bombing() -> None:
    state = given(war=TWO, points=4, ships={1: [Ship("6n1s1", "plane")]}, planes={0: ["5n1l1"]}, countries={0: ["france"]})
    state = after(state, "plane-5n1 strike-6n1")
    assert "bomb-2" in offered(state)


def test_jeeps_aboard_are_not_hit_by_themselves() -> None:
    state = given(war=TWO, points=4, ships={1: [Ship("6n1s1", "jeep")]}, planes={0: ["5n1l1"]}, countries={0: ["france"]})
    state = after(with_throws(after(state, "plane-5n1 strike-6n1"), [2]), "bomb-2")
    assert ships(state, 1) == (Ship("6n1s1", "jeep"),)


def attacked(**more: Sequence[str | Ship]) -> State:
    """Return a state in which seat 0 attacks seat 1, who has a plane aboard."""
    ships_there = {0: more.get("mine", ["5s33s1"]), 1: more.get("theirs", [Ship("5s33s1", "plane")])}
    return after(settle_due(given(war=TWO, ships=ships_there)), "fight-5s33-2")


def test_the_attacked_player_may_bomb_from_a_ship_before_the_battle() -> None:
    state = attacked()
    assert state.stage == Defending(Seat(1)) and RULES.to_act(state) == (Seat(1),)
    assert list(offered(state)) == ["bomb-1", "stay"]
    sunk = after(with_throws(state, [4]), "bomb-1")
    assert ships(sunk) == () and ships(sunk, 1) == (Ship("5s33s1", "plane", sorties=1),)
    assert sunk.stage == Moving() and sunk.position.battle is None and sunk.position.seat == 0


def test_the_attacked_player_bombs_twice_and_then_the_battle_takes_place() -> None:
    state = attacked()
    for _ in range(2):
        assert state.stage == Defending(Seat(1))
        state = after(with_throws(state, [6]), "bomb-1")
    assert state.stage == Fighting() and list(offered(state)) == ["fight-5s33-2"]
    turn = play_line(with_throws(state, [6, 1]), "fight-5s33-2")
    assert ships(turn.state, 1) == () and turn.sealed


def test_a_battle_begins_when_no_plane_takes_off() -> None:
    state = attacked()
    lost = after(with_throws(state, [2, 5]), "stay")
    assert ships(lost) == () and ships(lost, 1) == (Ship("5s33s1", "plane"),)
    assert lost.position.battle is None and lost.position.seat == 0


def test_a_plane_that_the_attacked_player_loses_leaves_its_ship() -> None:
    state = after(with_throws(attacked(), [1]), "bomb-1")
    assert ships(state, 1) == (Ship("5s33s1"),)
    assert state.stage == Fighting() and state.position.war is not None and state.position.war.losses == (0, 1)


def test_no_attacked_ship_bombs_in_a_cell_with_an_enemys_plane() -> None:
    state = given(war=TWO, ships={0: ["6n1s1"], 1: [Ship("6n1s1", "plane")]}, planes={0: ["6n1l1"]})
    turn = play_line(with_throws(settle_due(state), [6, 1]), "fight-6n1-2")
    assert turn.sealed and ships(turn.state, 1) == ()


def test_the_attacked_players_planes_may_bomb_again_in_the_next_turn() -> None:
    state = after(after(with_throws(attacked(), [4]), "bomb-1"), "end")
    assert ships(state, 1) == (Ship("5s33s1", "plane"),)


@pytest.mark.parametrize(
    ("card", "pieces", "line", "bonus"),
    [
        ("h11_08", {"planes": {0: ["8s17l1"]}, "jeeps": {0: ["8s17l1"]}, "ships": {0: ["9s17s1"]}}, "plane-8s17 9s17s1 end", 120),
        ("h06_08", {"planes": {0: ["6n1l1"]}, "jeeps": {0: ["6n1l1"]}, "ships": {0: ["5n1s2"]}}, "plane-6n1 5n1s2 end", 50),
        ("h06_08", {"jeeps": {0: ["5n1l1"]}, "ships": {0: [Ship("5n1s2", "plane")]}}, "ship-plane-5n1s2 fly-5n1 end", 0),
    ],
)
def test_a_plane_reaches_a_place_by_flying_there_on_land_or_on_a_ship(card: str, pieces: dict[str, Any], line: str, bonus: int) -> None:
    """By the words of the cards, a plane that a ship brought to the place has not flown there."""
    state = given(points=6, **pieces)
    table = replace(state.position.table, series=tuple(range(1, 16)))
    history = tuple(other for other in cards.playable(table) if other != card)
    state = replace(state, position=replace(state.position, table=table, history=history, active=(Active(card, (0, 0)),)))
    assert after(state, line).position.players[0].cash == 1000 + bonus
    first_sentence, *_ = cards.text(card, is_expert=True)
    text = SAY(first_sentence)
    assert " to fly " in text and " on land or on a ship" in text
