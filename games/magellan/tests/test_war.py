"""rulebook: Wars of the simplest rules."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Ask, Msg, Seat
from engine.walking.walk import Asking
from games.magellan.game import RULES
from games.magellan.rules.state import Fighting, Moving, Rolling, Ship, State
from games.magellan.rules.turn.fights import fights, unguarded
from games.magellan.rules.values import Fight
from games.magellan.tests.given import after, follow_line, given, keys, offered, play_line, settle_due, with_throws

TWO = ((0,), (1,))


def jeeps(state: State, seat: int) -> tuple[str, ...]:
    return state.position.players[seat].jeeps


def test_enemy_jeeps_in_one_cell_have_to_fight_first() -> None:
    state = settle_due(given(level="simplest", war=TWO, jeeps={0: ["6n1l1"], 1: ["6n1l3"]}))
    assert state.stage == Fighting()
    assert list(offered(state)) == ["fight-6n1-2"]


def test_the_higher_die_destroys_a_jeep() -> None:
    state = settle_due(given(level="simplest", war=TWO, jeeps={0: ["6n1l1"], 1: ["6n1l1"]}))
    turn = play_line(with_throws(state, [5, 2]), "fight-6n1-2")
    assert turn.sealed
    assert (jeeps(turn.state, 0), jeeps(turn.state, 1)) == (("6n1l1",), ())
    assert turn.state.position.war.losses == (0, 1)  # type: ignore[union-attr]
    lost = after(with_throws(state, [2, 5]), "fight-6n1-2")
    assert (jeeps(lost, 0), jeeps(lost, 1)) == ((), ("6n1l1",))


def test_a_tie_goes_to_the_player_in_turn() -> None:
    state = settle_due(given(level="simplest", war=TWO, jeeps={0: ["6n1l1"], 1: ["6n1l1"]}))
    state = after(with_throws(state, [4, 4]), "fight-6n1-2")
    assert (jeeps(state, 0), jeeps(state, 1)) == (("6n1l1",), ())


def test_the_fight_goes_on_while_the_loser_has_another_jeep_there() -> None:
    state = settle_due(given(level="simplest", war=TWO, jeeps={0: ["6n1l1"], 1: ["6n1l1", "6n1l1", "5n1l1"]}))
    turn = play_line(with_throws(state, [5, 2, 3, 1]), "fight-6n1-2")
    assert keys(turn) == ["magellan.note.fought"] * 2
    assert jeeps(turn.state, 1) == ("5n1l1",)


def test_a_six_is_not_thrown_again_in_a_fight() -> None:
    state = settle_due(given(level="simplest", war=TWO, jeeps={0: ["6n1l1"], 1: ["6n1l1"]}))
    state = after(with_throws(state, [5, 6]), "fight-6n1-2")
    assert state.position.chance.count == 2
    assert jeeps(state, 0) == ()


def test_ships_fight_like_jeeps_and_sink_with_their_load() -> None:
    state = settle_due(given(level="simplest", war=TWO, ships={0: ["5s33s1"], 1: [Ship("5s33s1", "jeep")]}))
    state = after(with_throws(state, [5, 2]), "fight-5s33-2")
    assert state.position.players[1].ships == ()


def test_the_least_loaded_ship_is_lost_first() -> None:
    state = settle_due(given(level="simplest", war=TWO, ships={0: ["5s33s1"], 1: [Ship("5s33s1", "jeep"), Ship("5s33s1")]}))
    state = after(with_throws(state, [5, 2, 1, 6]), "fight-5s33-2")
    assert state.position.players[1].ships == (Ship("5s33s1", "jeep"),)


def test_an_unguarded_country_can_be_taken_only_in_a_war_of_jeeps() -> None:
    position = given(level="simplest", war=TWO, countries={1: ("france", "italy")}, jeeps={1: ["5n1l1"]}).position
    assert position.war is not None
    assert unguarded(position, Seat(0)) == {"italy": 1} and unguarded(position, Seat(1)) == {}
    at_sea = replace(position, war=replace(position.war, pieces=("ship",)))
    assert unguarded(at_sea, Seat(0)) == {}


def test_a_ship_and_an_enemy_jeep_leave_each_other_alone() -> None:
    state = settle_due(given(level="simplest", war=TWO, ships={0: ["6n1s1"]}, jeeps={1: ["6n1l1"]}))
    assert state.stage == Moving()


def test_a_jeep_aboard_a_ship_does_not_fight() -> None:
    state = settle_due(given(level="simplest", war=TWO, ships={0: [Ship("6n1s1", "jeep")]}, jeeps={1: ["6n1l1"]}))
    assert state.stage == Moving()


def test_outside_a_war_pieces_ignore_each_other() -> None:
    assert settle_due(given(jeeps={0: ["6n1l1"], 1: ["6n1l1"]})).stage == Moving()


def test_a_player_outside_a_war_fights_nobody() -> None:
    state = given(seats=3, war=((1,), (2,)), jeeps={0: ["6n1l1"], 1: ["6n1l1"]})
    assert fights(state.position) == ()


def test_ships_fight_before_jeeps_in_a_cell() -> None:
    state = given(level="simplest", war=TWO, jeeps={0: ["6n1l1"], 1: ["6n1l1"]}, ships={0: ["6n1s1"], 1: ["6n1s1"]})
    assert fights(state.position) == (Fight("6n1", "ship", Seat(1)),)
    state = after(with_throws(settle_due(state), [6, 1]), "fight-6n1-2")
    assert fights(state.position) == (Fight("6n1", "jeep", Seat(1)),)


def test_a_war_of_ships_leaves_jeeps_and_countries_in_peace() -> None:
    state = given(war=TWO, pieces=["ship"], jeeps={0: ["6n1l1"], 1: ["6n1l1"]}, countries={1: ["belgium"]})
    assert settle_due(state).stage == Moving()
    assert state.position.players[1].countries == ("belgium",)


def test_a_moving_piece_stops_where_it_meets_an_enemy() -> None:
    state = given(level="simplest", war=TWO, points=4, ships={0: ["6s33s1"], 1: ["5s33s1"]})
    turn = play_line(settle_due(state), "ship-6s33 3s33")
    assert turn.state.stage == Fighting()
    assert turn.state.position.points == 3
    assert turn.state.position.players[0].ships == (Ship("5s33s1"),)
    won = after(with_throws(turn.state, [6, 1]), "fight-5s33-2")
    assert won.stage == Moving()
    assert won.position.points == 3


def test_a_jeep_on_the_land_of_an_undefended_enemy_country_takes_it() -> None:
    state = given(level="simplest", war=TWO, points=2, jeeps={0: ["6n2l1"]}, countries={1: ["belgium", "west_germany", "france"]})
    turn = play_line(state, "jeep-6n2 6n1")
    assert turn.state.position.players[0].countries == ("belgium", "west_germany")
    assert turn.state.position.players[1].countries == ("france",)
    assert turn.state.position.players[0].cash == 1000
    assert keys(turn).count("magellan.note.conquered") == 2


def test_a_country_with_a_jeep_of_its_owner_in_the_cell_is_not_taken() -> None:
    state = given(level="simplest", war=TWO, jeeps={0: ["6n1l1"], 1: ["6n1l3"]}, countries={1: ["belgium"]})
    state = after(with_throws(settle_due(state), [1, 6]), "fight-6n1-2")
    assert state.position.players[1].countries == ("belgium",)
    state = given(level="simplest", war=TWO, jeeps={0: ["6n1l1"], 1: ["6n1l3"]}, countries={1: ["belgium"]})
    state = after(with_throws(settle_due(state), [6, 1]), "fight-6n1-2")
    assert state.position.players[0].countries == ("belgium",)


def test_a_jeep_aboard_a_ship_takes_no_country() -> None:
    state = settle_due(given(level="simplest", war=TWO, ships={0: [Ship("6n1s1", "jeep")]}, countries={1: ["belgium"]}))
    assert state.position.players[1].countries == ("belgium",)


def test_a_war_ends_when_its_rounds_are_over() -> None:
    state = given(war=TWO, rounds=2)
    for seat, rounds in ((1, 2), (0, 1), (1, 1)):  # who is in turn, and how many rounds the war still lasts
        state = after(state, "end")
        assert state.position.war is not None
        assert (state.position.seat, state.position.war.rounds) == (seat, rounds)
        state = State(replace(state.position, dice=(1,)), Moving())
    state = after(state, "end")
    assert state.stage == Rolling()
    assert state.position.war is None
    assert state.position.history[-1] == "h05_01"


def test_a_conquest_may_win_the_match() -> None:
    state = given(
        level="simplest", war=TWO, points=2, target=75, jeeps={0: ["6n2l1"]}, countries={1: ["belgium", "west_germany"], 0: ["switzerland"]}
    )
    state = after(state, "jeep-6n2 6n1")
    result = RULES.result(state)
    assert result is not None and result.ranks == (1, 2)


def test_the_odds_of_a_fight_are_the_hint_of_its_answer() -> None:
    state = settle_due(given(level="simplest", war=TWO, jeeps={0: ["6n1l1"], 1: ["6n1l1", "6n1l1"]}))
    end = follow_line(state, "")
    assert isinstance(end, Asking) and isinstance(end.ask, Ask)
    first, *_ = end.ask.options
    wins_a_throw = 21 / 36  # a tie is the attacker's
    assert first.hint == Msg("magellan.fight.odds", mine=1, theirs=2, percent=round(100 * wins_a_throw**2))
