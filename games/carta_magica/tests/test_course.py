"""A course: the own turns by order, until something happens."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engine import bots
from engine.asks.decision import Answer
from engine.game.rules import resolve_settings
from engine.values.core import Order, Seat
from engine.walking.walk import Asking, decision, follow, play, trace
from games.carta_magica.game import RULES
from games.carta_magica.mind.evaluation import steps_left
from games.carta_magica.orders.course import ALL_BUT
from games.carta_magica.rules.board import BLACK, HARBOUR, Square, square
from games.carta_magica.rules.state import Choosing, State
from games.carta_magica.tests.given import given
from games.carta_magica.tests.test_battles import beside
from games.carta_magica.tests.test_orders import give_order, obey

ME = Seat(0)


def end_of(state: State, order: Order, **changes: object) -> str | None:
    """Return why a course has ended once the player has changed so."""
    message = RULES.orders.outcome(State(state.position.changed(ME, **changes), state.stage), ME, order)
    return None if message is None else message.key.rpartition(".")[2]


def test_a_course_sails_nearer_with_every_spin_and_asks_when_the_ship_can_come_in() -> None:
    state = given({"at": "e2"}, spun=4)
    line = obey(state, 0, "course a7 sail")
    assert line is not None and line.startswith("sail ")
    after = play(RULES, state, ME, line).value.state.position
    goal, start, end = square("a7"), square("e2"), after.players[0].square
    assert end not in HARBOUR
    assert steps_left(after, ME, start, goal) - steps_left(after, ME, end, goal) == 4
    near = given({"at": "b6"}, spun=4)
    assert obey(near, 0, "course a7 sail") is None


def test_goods_are_taken_on_the_way_while_they_fit() -> None:
    assert obey(given({"at": "e2", "goods": 2}, spun=4), 0, "course a7 goods") == "goods"
    full = obey(given({"at": "e2", "goods": 6}, spun=4), 0, "course a7 goods")
    assert full is not None and full.startswith("sail ")
    assert (obey(given({"at": "e2", "goods": 2}, spun=4), 0, "course a7 sail") or "").startswith("sail ")
    assert (obey(given({"at": "e2", "goods": 2}, spun=5), 0, "course a7 goods") or "").startswith("sail "), "no goods on the wheel"


def test_on_as_is_best_takes_goods_or_sails() -> None:
    assert obey(given({"at": "e2"}, spun=4), 0, "course on") == "goods"
    line = obey(given({"at": "e2", "has_left": True}, spun=5), 0, "course on")
    assert line is not None and line.startswith("sail ")


def test_where_a_harbour_is_worth_it_the_player_is_asked() -> None:
    state = given({"at": "b6", "goods": 8}, spun=5)
    assert obey(state, 0, "course on") is None


@pytest.mark.parametrize(("where", "at"), [("damaged", "e2"), ("becalmed", "p6")])
def test_what_costs_anything_is_asked(where: str, at: str) -> None:
    stuck = given({"at": at, "condition": where, "gold": 5, "goods": 8, "cards": ["repair", "lucky-wind"]}, spun=4)
    assert obey(stuck, 0, "course a7 sail") is None


def test_a_course_spins_the_wheel() -> None:
    assert obey(given({"at": "e2"}), 0, "course on") == "spin"
    assert obey(given({"at": "e2"}), 1, "course on") is None


def test_a_battle_is_asked() -> None:
    state = beside()
    assert RULES.to_act(state) == (ME,)
    assert obey(state, 0, "course on") is None


def test_a_course_ends_when_something_happens() -> None:
    state = given({"at": "e2", "talismans": ["jade_turtle"]}, spun=4)
    for line in ("course on", "course a7 sail"):
        order = give_order(state, 0, line)
        assert end_of(state, order) is None
        assert end_of(state, order, condition="damaged") == "stuck"
        assert end_of(state, order, swept=True) == "swept"
        assert end_of(state, order, talismans=()) == "lost"
        assert end_of(state, order, misses=1) == "lost"
        last = State(replace(state.position, final=(ME,)), state.stage)
        assert end_of(last, order) == "final" and not RULES.orders.keeps(last, ME, order)
    assert end_of(state, order, square=square("a7")) == "arrived"


def test_a_course_that_trades_stays_through_damage_and_storms_and_repairs() -> None:
    state = given({"at": "e2", "talismans": ["jade_turtle"]}, spun=7)
    order = give_order(state, 0, "course trade")
    assert end_of(state, order, condition="damaged") is None and end_of(state, order, swept=True) is None
    assert end_of(state, order, talismans=()) == "lost"
    assert obey(given({"at": "e2", "condition": "damaged"}, spun=7), 0, "course trade") is not None


def test_a_course_set_while_stuck_holds_until_the_ship_is_free() -> None:
    state = given({"at": "e2", "condition": "damaged"}, spun=7)
    order = give_order(state, 0, "course a7 sail")
    assert end_of(state, order) is None
    assert (RULES.orders.obey(state, ME, (order,)) or "").startswith("sail "), "the hammer frees it"


def courses(state: State, seat: Seat) -> list[Answer]:
    """The courses that stand in the menu of orders."""
    talk = RULES.orders.ask(state, seat)
    assert talk is not None
    end = follow(talk, ())
    assert isinstance(end, Asking)
    return [answer for answer in decision(RULES, state, seat, end).answers if answer.group is not None]


def test_courses_stand_in_the_menu_where_something_can_be_traded() -> None:
    state = given({"at": "e2", "goods": 4}, spun=4)
    trades, *others = courses(state, ME)
    assert trades.path == ("course", "trade") and not trades.goes_on
    assert [answer.path[2] for answer in others] == ["sail", "sail"]
    ports = {square(answer.path[1]) for answer in others}
    assert ports < set(BLACK) and max(_far(state, port) for port in ports) <= min(_far(state, port) for port in BLACK if port not in ports)
    assert [answer.path for answer in courses(given({"at": "e2", "goods": 1}, spun=4), ME)] == [("course", "trade")]


def test_the_own_harbour_is_called_home_in_the_menu_of_courses() -> None:
    state = given({"home": "a7", "at": "e2", "goods": 4, "lap": 1}, spun=4)
    hints = {answer.path[1]: answer.hint.key.rpartition(".")[2] for answer in courses(state, ME) if len(answer.path) > 2 and answer.hint}
    assert hints == {"k1": "black", "a7": "home"}


def test_while_others_move_every_course_goes_on_with_the_last_move() -> None:
    suggestions = courses(given({"at": "e2"}, {"at": "b6", "gold": 5}, spun=4), Seat(1))
    assert [answer.path for answer in suggestions[:2]] == [("course", "trade"), ("course", "on")]
    assert len(suggestions) == 4 and all(answer.goes_on for answer in suggestions)


def _far(state: State, port: Square) -> int:
    return steps_left(state.position, ME, state.position.players[ME].square, port)


def test_what_a_sensible_player_leaves_behind_can_be_ordered() -> None:
    state = given({"at": "e2"}, spun=4)
    lines = RULES.orders.foresight(state, ME, Random(0))
    assert lines[0] == "course trade" and len(lines) == len({line.split()[0] for line in lines}) == 9
    assert [give_order(state, 0, line).line for line in lines] == list(lines)


def test_a_course_that_trades_calls_at_harbours_and_asks_before_its_home() -> None:
    state = given({"at": "b6", "goods": 8}, spun=5)
    line = obey(state, 0, "course trade")
    assert line is not None and line.startswith("sail ") and obey(state, 0, "course on") is None
    sold = given({"at": "e2"}, spun=4)
    assert obey(sold, 0, "course trade") == obey(sold, 0, "course on") == "goods"
    done = play(RULES, state, ME, line).value.state
    assert done.position.players[ME].square in HARBOUR, "it has come in"


def test_a_course_that_trades_leaves_monsters_battles_and_the_way_home_to_its_player() -> None:
    rng, ask_names = Random("trades"), set()
    state = RULES.setup(3, resolve_settings(RULES, {}), "trades")
    while RULES.to_act(state):
        seat = RULES.to_act(state)[0]
        line = obey(state, seat, "course trade") if isinstance(state.stage, Choosing) else None
        if line is not None:
            home, was = state.position.players[seat].home, state.position.players[seat].square
            names = [ask.name for ask, _ in trace(RULES.turn(state, seat), tuple(line.split())).answered]
            after = play(RULES, state, seat, line).value.state
            assert not [name for name in names if name.startswith(("battle.", "monster.", "storm."))]
            assert line.split()[0] not in ALL_BUT and (was == home or after.position.players[seat].square != home)
            ask_names |= set(names)
        else:
            line = bots.line("mate", RULES, state, seat, rng)
        state = play(RULES, state, seat, line).value.state
    assert {"choose.action", "sail.square", "trade.sell", "trade.buy"} <= ask_names
