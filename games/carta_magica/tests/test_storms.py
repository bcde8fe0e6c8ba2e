"""rulebook: Storm, winds, and hammer; Good weather card; Spin again."""

from __future__ import annotations

from games.carta_magica.game import RULES
from games.carta_magica.rules.board import name
from games.carta_magica.rules.state import Position, State
from games.carta_magica.tests.given import awaited, given, hand, notes, offered, stage, when


def blow(*ships: dict[str, object], wind: str, **about: object) -> State:
    """Spin a storm in the turn of the first seat, and return the state after it."""
    return when(given(*ships, comes=(-2, wind), **about), "spin").state


def places(position: Position) -> list[str]:
    """Return the square and the condition of each ship."""
    return [f"{name(player.square)} {player.condition}" for player in position.players]


def test_a_storm_drives_every_ship_two_squares_and_ends_the_turn() -> None:
    state = blow({"at": "p4"}, {"at": "e2"}, wind="e")
    assert places(state.position) == ["r4 free", "g2 free"]
    assert state.position.active == 1
    assert stage(state) == "spinning"


def test_the_ship_furthest_downwind_moves_first() -> None:
    """Two ships in a row both drift; from the other end the hind one would run into the fore one."""
    assert places(blow({"at": "m2"}, {"at": "n2"}, {"at": "o2"}, wind="e").position) == ["o2 free", "p2 free", "q2 free"]
    assert places(blow({"at": "o2"}, {"at": "n2"}, {"at": "m2"}, wind="w").position) == ["m2 free", "l2 free", "k2 free"]


def test_a_ship_is_damaged_where_another_blocks_it() -> None:
    state = blow({"at": "m2"}, {"at": "o2", "condition": "damaged"}, wind="e")
    assert places(state.position) == ["n2 damaged", "o2 damaged"]


def test_a_chain_of_ships_piles_up_behind_a_rock() -> None:
    state = blow({"at": "h4"}, {"at": "i4"}, {"at": "g4"}, wind="e")
    assert places(state.position) == ["i4 damaged", "j4 damaged", "h4 damaged"]


def test_land_and_the_border_damage_a_ship_at_once() -> None:
    assert places(blow({"at": "q14"}, {"at": "m5"}, wind="s").position) == ["q14 damaged", "m5 damaged"]


def test_a_windless_square_stops_the_ship_even_on_the_first_step() -> None:
    assert places(blow({"at": "q2"}, {"at": "p2"}, wind="e").position) == ["r2 becalmed", "q2 damaged"]


def test_a_harbour_stops_the_ship_and_a_black_one_costs_a_card() -> None:
    state = blow({"at": "k2"}, {"at": "b7", "home": "j14"}, wind="n", deck=["repair"])
    assert places(state.position) == ["k1 free", "b5 free"]
    assert hand(state.position) == ["repair"]
    assert state.position.players[0].swept
    state = blow({"at": "b3"}, wind="w", deck=["repair"])
    assert places(state.position)[0] == "a3 free"
    assert hand(state.position) == []


def test_a_ship_in_a_harbour_can_be_damaged_there() -> None:
    assert places(blow({"at": "k1"}, wind="n").position)[0] == "k1 damaged"


def test_stuck_ships_are_not_moved() -> None:
    state = blow({"at": "p4", "condition": "damaged"}, {"at": "p6", "condition": "becalmed"}, wind="n")
    assert places(state.position) == ["p4 damaged", "p6 becalmed"]


def test_good_weather_is_asked_of_those_who_hold_it_only() -> None:
    state = blow({"at": "p4"}, {"at": "e2", "cards": ["good-weather"]}, {"at": "l3"}, wind="e")
    assert awaited(state) == (1,)
    turn = when(state, "good-weather")
    assert places(turn.state.position) == ["r4 free", "e2 free", "n3 free"]
    assert hand(turn.state.position, 1) == []
    turn = when(state, "storm")
    assert places(turn.state.position)[1] == "g2 free"
    assert hand(turn.state.position, 1) == ["good-weather"]


def test_several_holders_are_asked_at_the_same_time() -> None:
    state = blow({"at": "p4", "cards": ["good-weather"]}, {"at": "e2", "cards": ["good-weather"]}, wind="e")
    assert awaited(state) == (0, 1)
    state = when(state, "good-weather", seat=1).state
    assert awaited(state) == (0,)
    assert places(when(state, "storm").state.position) == ["r4 free", "e2 free"]


def test_a_stuck_ship_is_not_asked_about_the_weather() -> None:
    assert stage(blow({"at": "p4"}, {"at": "e2", "cards": ["good-weather"], "condition": "damaged"}, wind="e")) == "spinning"


def test_spinning_again_can_avert_a_storm() -> None:
    state = when(given({"at": "p4", "cards": ["spin-again"]}, comes=(-2, 7)), "spin").state
    assert stage(state) == "storming"
    turn = when(state, "spin-again")
    assert stage(turn.state) == "choosing"
    assert RULES.view(turn.state, None).spin == 1
    assert hand(turn.state.position) == []


def test_spinning_again_can_turn_a_storm() -> None:
    state = when(given({"at": "p4", "cards": ["spin-again"]}, comes=(-2, "n", "e")), "spin", "storm").state
    assert stage(state) == "storming"
    turn = when(state, "spin-again")
    assert places(turn.state.position)[0] == "r4 free"
    turn = when(state, "storm")
    assert places(turn.state.position)[0] == "p2 free"
    assert hand(turn.state.position) == ["spin-again"]


def test_two_spin_again_cards_may_follow_one_another() -> None:
    state = given({"at": "p4", "cards": ["spin-again", "spin-again"]}, comes=(4, 5, 9))
    turn = when(state, "spin", "spin-again", "spin-again")
    assert turn.state.position.spin == 0
    assert "spin-again" not in offered(turn.state)


def test_a_ship_swept_into_a_black_harbour_draws_its_card() -> None:
    state = blow({"at": "k2"}, {"at": "j13", "home": "a7"}, wind="n", deck=["repair", "curse"])
    assert hand(state.position, 0) == ["repair"]
    assert hand(state.position, 1) == []


def test_a_monster_met_in_anothers_storm_is_tamed_at_once() -> None:
    state = blow({"at": "p4"}, {"at": "k2", "home": "j14", "magic": 2}, wind="n", deck=["monster-7"])
    assert stage(state) == "taming"
    assert awaited(state) == (1,)
    turn = when(state, "2")
    assert stage(turn.state) == "spinning"
    assert turn.state.position.active == 1


def test_everything_that_a_storm_does_is_noted() -> None:
    turn = when(given({"at": "q2"}, {"at": "p2"}, {"at": "e2"}, comes=(-2, "e")), "spin")
    assert len(notes(turn, "drift.becalmed")) == len(notes(turn, "drift.damaged")) == len(notes(turn, "drift.free")) == 1
    assert turn.sealed
    assert [drift.condition for drift in turn.state.position.last.drifts] == ["becalmed", "damaged", "free"]
