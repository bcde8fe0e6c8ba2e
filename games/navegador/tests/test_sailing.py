"""Sailing and exploring. rulebook: Sailing."""

from __future__ import annotations

from msgspec.structs import replace

from engine.walking.walk import Asking, decision, walk
from games.navegador.game import RULES
from games.navegador.rules.state import Sailing, State, awaited
from games.navegador.tests.given import (
    SEAT,
    after,
    ask_at,
    at,
    free,
    having,
    hiding,
    knowing,
    me,
    note_keys,
    on,
    option,
    refusal,
    ships,
    table,
    turn,
)


def afloat(state: State | None = None, **counts: int) -> State:
    """Return a state in which `SEAT` has these ships and stands one step before Sailing."""
    return having(state or table(), ships=ships(**counts), field=on("buildings"))


def phase(state: State, number: int) -> State:
    """Return the state in another phase."""
    return replace(state, position=replace(state.position, phase=number))


def test_two_ships_from_different_regions_explore_together() -> None:
    state = hiding(afloat(knowing(table(), guine=(), rio=()), guine=1, rio=1), angola=(90, 70))
    explored = turn(state, "sailing guine>angola:1 rio>angola:1")
    assert me(explored.state).ships == ships(angola=1)
    assert me(explored.state).explorers == (at("angola"),)
    assert me(explored.state).money == 270
    assert explored.state.position.stacks[at("angola")] == (70, 90)
    assert explored.sealed


def test_three_ships_enter_a_region_of_extra_loss_and_two_are_lost() -> None:
    state = afloat(phase(knowing(table(), macau=()), 3), macau=2)
    assert all("nagasaki" not in token for token in free(ask_at(state, "sailing")))
    assert refusal(state, "sailing macau>nagasaki:2").key == "navegador.sail.ask"
    three = after(afloat(phase(knowing(table(), macau=()), 3), macau=3), "sailing macau>nagasaki:3")
    assert me(three).ships == ships(nagasaki=1)


def test_with_two_or_three_players_macau_costs_two_ships_as_well() -> None:
    for seats, lost in ((2, 2), (3, 2), (4, 1), (5, 1)):
        state = afloat(phase(knowing(table(seats), malaca=()), 3), malaca=3)
        assert me(after(state, "sailing malaca>macau:3")).ships == ships(macau=3 - lost)


def test_a_single_ship_cannot_explore() -> None:
    state = afloat(portugal=1)
    assert awaited(after(state, "sailing")) != (SEAT,)
    assert refusal(state, "sailing portugal>guine:1").key == "core.line.extra"


def test_more_ships_than_needed_may_enter_together() -> None:
    assert me(after(afloat(portugal=4), "sailing portugal>guine:4")).ships == ships(guine=3)


def test_the_number_of_the_phase_is_the_number_of_borders() -> None:
    state = knowing(table(), guine=(), angola=(), bahia=(), rio=())
    assert "portugal>angola:1" not in free(ask_at(afloat(state, portugal=1), "sailing"))
    assert "portugal>angola:1" in free(ask_at(afloat(phase(state, 2), portugal=1), "sailing"))
    assert "portugal>rio:1" in free(ask_at(afloat(phase(state, 2), portugal=1), "sailing"))


def test_unknown_regions_cannot_be_crossed() -> None:
    state = phase(knowing(table(), guine=()), 3)
    assert free(ask_at(afloat(state, portugal=2), "sailing")) == [
        "done", "portugal>guine:1", "portugal>guine:2", "portugal>bahia:2", "portugal>angola:2",
    ]  # fmt: skip


def test_a_red_border_is_crossed_like_a_blue_one() -> None:
    state = afloat(knowing(table(), guine=(), angola=(), cabo=(100,)), angola=1)
    assert "angola>cabo:1" in free(ask_at(state, "sailing"))


def test_ships_sail_back_to_portugal() -> None:
    assert me(after(afloat(knowing(table(), guine=()), guine=2), "sailing guine>portugal:2")).ships == ships(portugal=2)


def test_explorers_do_not_sail_on_in_the_same_action() -> None:
    state = afloat(phase(table(), 2), portugal=3)
    assert awaited(after(state, "sailing portugal>guine:3")) != (SEAT,)


def test_other_ships_may_enter_and_cross_a_fresh_region() -> None:
    """An action has one exploration, even if other ships arrive later."""
    state = afloat(phase(knowing(table(), bahia=()), 2), portugal=2, bahia=2)
    ask = ask_at(state, "sailing", "portugal>guine:2")
    assert free(ask) == ["done", "look", "bahia>portugal:1", "bahia>portugal:2", "bahia>guine:1", "bahia>guine:2"]
    across = afloat(phase(knowing(table(), bahia=()), 2), portugal=3)
    assert "portugal>bahia:1" in free(ask_at(across, "sailing", "portugal>guine:2"))


def test_a_ship_sails_once_in_an_action() -> None:
    state = afloat(knowing(table(), guine=(), bahia=()), portugal=1, guine=1)
    ask = ask_at(state, "sailing", "portugal>guine:1")
    assert free(ask) == ["done", "guine>portugal:1", "guine>bahia:1"]


def test_a_single_ship_on_the_way_to_an_unknown_region_has_to_be_joined() -> None:
    state = afloat(knowing(table(), guine=(), bahia=()), guine=1, bahia=1, portugal=1)
    assert free(ask_at(state, "sailing", "guine>angola:1")) == ["bahia>angola:1"]
    assert "portugal>guine:1" in free(ask_at(state, "sailing"))
    three = afloat(phase(knowing(table(), malaca=(), macau=(), timor=()), 2), malaca=1, macau=1, timor=1)
    assert free(ask_at(three, "sailing", "macau>nagasaki:1")) == ["malaca>nagasaki:1", "timor>nagasaki:1"]
    assert free(ask_at(three, "sailing", "macau>nagasaki:1", "timor>nagasaki:1")) == ["malaca>nagasaki:1"]


def test_the_prices_of_a_fresh_region_are_not_shown_before_the_line_ends() -> None:
    state = afloat(knowing(table(), guine=(80,)), portugal=1, guine=3)
    into = [option for option in ask_at(state, "sailing", "guine>bahia:2").options if option.token.endswith(">bahia:1")]
    assert {option.hint.key for option in into if option.hint} == {"navegador.sail.hint.covered"}


def test_a_discovery_can_be_looked_at_before_the_rest_sails() -> None:
    state = hiding(afloat(knowing(table(), guine=()), guine=2, portugal=1), bahia=(120, 60, 50, 40))
    looked = turn(state, "sailing guine>bahia:2 look")
    assert looked.sealed
    assert looked.state.stage == Sailing(SEAT, ships(portugal=1), is_extra=False)
    assert looked.state.position.stacks[at("bahia")] == (40, 50, 60, 120)
    assert free(ask_at(looked.state)) == ["done", "portugal>guine:1", "portugal>bahia:1"]
    rest = turn(looked.state, "portugal>bahia:1")
    assert me(rest.state).ships == ships(bahia=2)
    assert awaited(rest.state) != (SEAT,)
    assert not rest.sealed
    assert rest.state.position.last.is_rest


def test_ships_that_stay_after_a_look_are_noted() -> None:
    looked = after(afloat(knowing(table(), guine=()), guine=2, portugal=1), "sailing guine>bahia:2 look")
    assert note_keys(turn(looked, "done").notes) == ["stay"]
    assert note_keys(turn(looked, "portugal>guine:1").notes) == ["sail"]


def test_a_look_does_not_start_the_phase_before_the_action_ends() -> None:
    state = afloat(knowing(table(), guine=(), angola=()), angola=2, portugal=1)
    looked = after(state, "sailing angola>cabo:2 look")
    assert (looked.position.phase, looked.position.opening) == (1, 2)
    assert "portugal>angola:1" not in free(ask_at(looked))
    ended = after(looked, "done")
    assert (ended.position.phase, ended.position.opening) == (2, 0)


def test_ships_of_the_same_region_may_follow_after_a_look() -> None:
    ask = ask_at(afloat(portugal=3), "sailing", "portugal>guine:2")
    assert free(ask) == ["done", "look"]
    looked = after(afloat(portugal=3), "sailing portugal>guine:2 look")
    assert free(ask_at(looked)) == ["done", "portugal>guine:1"]
    assert me(after(looked, "portugal>guine:1")).ships == ships(guine=2)
    assert me(after(afloat(portugal=3), "sailing portugal>guine:2 done")).ships == ships(portugal=1, guine=1)


def test_a_look_is_offered_only_where_ships_are_left_to_sail() -> None:
    assert "look" not in free(ask_at(afloat(knowing(table(), guine=()), guine=2, portugal=1), "sailing"))
    assert awaited(after(afloat(portugal=2), "sailing portugal>guine:2")) != (SEAT,)


def test_an_exploration_is_noted_with_all_prices() -> None:
    state = hiding(afloat(portugal=2), guine=(130, 60, 90))
    notes = turn(state, "sailing portugal>guine:2").notes
    assert note_keys(notes) == ["move", "sail", "explore"]
    *_, explore = notes
    assert dict(explore.msg.args)["prices"] == (60, 90, 130)
    last = after(state, "sailing portugal>guine:2").position.last
    assert (last.explored, last.lost, last.premium, last.money) == ("guine", 1, 60, 60)


def test_sailing_without_exploring_can_be_taken_back() -> None:
    assert not turn(afloat(knowing(table(), guine=()), portugal=1), "sailing portugal>guine:1").sealed


def test_closing_a_fleet_says_whether_any_ship_sails() -> None:
    state = afloat(portugal=2, guine=1)
    labels = [option(ask_at(state, *path), "done").label.key for path in (("sailing",), ("sailing", "guine>portugal:1"))]
    assert labels == ["navegador.sail.nobody", "navegador.sail.done"]


def test_answers_after_a_look_are_legal_and_let_the_ships_stay() -> None:
    """No answer explores a second time, although another unknown region is in reach of the ships that are left."""
    looked = after(hiding(afloat(portugal=5), guine=(60,), bahia=(40, 50)), "sailing portugal>guine:2 look")
    end = walk(RULES, looked, SEAT, ())
    assert isinstance(end, Asking)
    answers = decision(RULES, looked, SEAT, end).answers
    for answer in answers:
        turn(looked, " ".join(answer.path))
    assert ("done",) in [answer.path for answer in answers]
    assert {answer.path[0].partition(":")[0] for answer in answers} <= {"portugal>guine", "done"}


def test_after_a_look_the_rest_is_small_if_nothing_can_be_gained() -> None:
    def is_small(state: State) -> bool:
        return RULES.small(RULES.view(state, None), SEAT)

    nothing_new = afloat(knowing(table(), guine=()), guine=2, portugal=1)
    assert is_small(after(nothing_new, "sailing guine>bahia:2 look")), "bahia is found, and nothing else can be bought"
    assert not is_small(after(afloat(knowing(table(), guine=(80,)), guine=2, portugal=1), "sailing guine>bahia:2 look"))
    assert not is_small(nothing_new), "a turn is never small"
