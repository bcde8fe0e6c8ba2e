"""A course: an order that plays the player's own turns until something happens.

`course on` plays as a sensible player, `course trade` calls at harbours, too; `course a7 sail` and `course a7 goods` sail to A7, the
latter takes goods on the way.
"""

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
from games.carta_magica.orders.course import LEFT_TO_PLAYER
from games.carta_magica.rules.board import BLACK, HARBOUR, Square, square
from games.carta_magica.rules.state import Choosing, State
from games.carta_magica.tests.given import given
from games.carta_magica.tests.test_battles import beside
from games.carta_magica.tests.test_orders import give_order, obey

ME = Seat(0)


def end_of(state: State, order: Order, **changes: object) -> str | None:
    """Return why a course has ended once these fields of the player have changed."""
    changed = State(state.position.changed(ME, **changes), state.stage)
    message = RULES.orders.outcome(changed, ME, order)
    return None if message is None else message.key.rpartition(".")[2]


def sails(line: str | None) -> bool:
    """Whether a course answers with a line that sails. A course that asks its player has no line."""
    return line is not None and line.startswith("sail ")


def test_a_course_sails_nearer_and_asks_when_the_ship_can_come_in() -> None:
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
    assert sails(obey(given({"at": "e2", "goods": 6}, spun=4), 0, "course a7 goods")), "only two more fit"
    assert sails(obey(given({"at": "e2", "goods": 2}, spun=4), 0, "course a7 sail"))
    assert sails(obey(given({"at": "e2", "goods": 2}, spun=5), 0, "course a7 goods")), "no goods on the wheel"


def test_a_course_without_a_goal_takes_goods_or_sails() -> None:
    assert obey(given({"at": "e2"}, spun=4), 0, "course on") == "goods"
    assert sails(obey(given({"at": "e2", "has_left": True}, spun=5), 0, "course on"))


def test_a_course_without_a_goal_asks_before_a_harbour() -> None:
    state = given({"at": "b6", "goods": 8}, spun=5)
    assert obey(state, 0, "course on") is None


@pytest.mark.parametrize(("condition", "at"), [("damaged", "e2"), ("becalmed", "p6")])
def test_a_course_asks_before_it_pays_anything(condition: str, at: str) -> None:
    stuck = given({"at": at, "condition": condition, "gold": 5, "goods": 8, "cards": ["repair", "lucky-wind"]}, spun=4)
    assert obey(stuck, 0, "course a7 sail") is None


def test_a_course_spins_the_wheel() -> None:
    assert obey(given({"at": "e2"}), 0, "course on") == "spin"
    assert obey(given({"at": "e2"}), 1, "course on") is None


def test_a_course_asks_about_a_battle() -> None:
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


def test_a_course_that_trades_stays_through_damage_and_storms() -> None:
    state = given({"at": "e2", "talismans": ["jade_turtle"]}, spun=7)
    order = give_order(state, 0, "course trade")
    assert end_of(state, order, condition="damaged") is None and end_of(state, order, swept=True) is None
    assert end_of(state, order, talismans=()) == "lost"
    assert obey(given({"at": "e2", "condition": "damaged"}, spun=7), 0, "course trade") is not None


def test_a_course_set_while_stuck_holds_until_the_ship_is_free() -> None:
    state = given({"at": "e2", "condition": "damaged"}, spun=7)
    order = give_order(state, 0, "course a7 sail")
    assert end_of(state, order) is None
    assert sails(RULES.orders.obey(state, ME, (order,))), "the hammer frees it"


def courses(state: State, seat: Seat) -> list[Answer]:
    """Return the courses that the menu of orders offers."""
    talk = RULES.orders.ask(state, seat)
    assert talk is not None
    end = follow(talk, ())
    assert isinstance(end, Asking)
    return [answer for answer in decision(RULES, state, seat, end).answers if answer.group is not None]


def test_courses_to_the_nearest_harbours_are_offered_with_goods_to_sell() -> None:
    state = given({"at": "e2", "goods": 4}, spun=4)
    trades, *others = courses(state, ME)
    assert trades.path == ("course", "trade") and not trades.goes_on
    assert [answer.path[2] for answer in others] == ["sail", "sail"]
    ports = {square(answer.path[1]) for answer in others}
    assert ports < set(BLACK)
    assert max(_far(state, port) for port in ports) <= min(_far(state, port) for port in BLACK if port not in ports), "the nearest ones"
    assert [answer.path for answer in courses(given({"at": "e2", "goods": 1}, spun=4), ME)] == [("course", "trade")]


def test_the_menu_of_courses_calls_the_own_harbour_home() -> None:
    state = given({"home": "a7", "at": "e2", "goods": 4, "lap": 1}, spun=4)
    to_harbours = [answer for answer in courses(state, ME) if len(answer.path) == 3]
    hints = {port: dict(answer.hint.args) for answer in to_harbours for _, port, _ in [answer.path] if answer.hint}
    assert {port: args["kind"] for port, args in hints.items()} == {"k1": "black", "a7": "home"}


def test_while_others_move_courses_go_on_with_the_last_move() -> None:
    suggestions = courses(given({"at": "e2"}, {"at": "b6", "gold": 5}, spun=4), Seat(1))
    assert [answer.path for answer in suggestions[:2]] == [("course", "trade"), ("course", "on")]
    assert len(suggestions) == 4 and all(answer.goes_on for answer in suggestions)


def _far(state: State, port: Square) -> int:
    """Return the steps from the own ship to a harbour."""
    return steps_left(state.position, ME, state.position.players[ME].square, port)


def test_the_orders_of_a_sensible_player_who_leaves_can_be_given() -> None:
    state = given({"at": "e2"}, spun=4)
    lines = RULES.orders.foresight(state, ME, Random(0))
    assert lines[0] == "course trade" and len(lines) == len({line.split()[0] for line in lines}) == 9
    assert [give_order(state, 0, line).line for line in lines] == list(lines)


def test_a_course_that_trades_calls_at_harbours() -> None:
    state = given({"at": "b6", "goods": 8}, spun=5)
    line = obey(state, 0, "course trade")
    assert line is not None and sails(line) and obey(state, 0, "course on") is None
    arrived = play(RULES, state, ME, line).value.state
    assert arrived.position.players[ME].square in HARBOUR
    sold = given({"at": "e2"}, spun=4)
    assert obey(sold, 0, "course trade") == obey(sold, 0, "course on") == "goods"


def test_a_course_that_trades_leaves_dangers_and_the_way_home_to_its_player() -> None:
    """In a whole match it answers no monster, battle or storm, plays no curse, changes no card and does not come home."""
    rng, ask_names = Random("trades"), set()
    state = RULES.setup(3, resolve_settings(RULES, {}), "trades")
    while RULES.to_act(state):
        seat = RULES.to_act(state)[0]
        line = obey(state, seat, "course trade") if isinstance(state.stage, Choosing) else None
        if line is None:
            state = play(RULES, state, seat, bots.line("mate", RULES, state, seat, rng)).value.state
            continue
        before, tokens = state.position.players[seat], tuple(line.split())
        names = {ask.name for ask, _ in trace(RULES.turn(state, seat), tokens).answered}
        state = play(RULES, state, seat, line).value.state
        after = state.position.players[seat]
        assert not [name for name in names if name.startswith(("battle.", "monster.", "storm."))]
        assert tokens[0] not in LEFT_TO_PLAYER
        assert before.square == before.home or after.square != after.home
        ask_names |= names
    assert {"choose.action", "sail.square", "trade.sell", "trade.buy"} <= ask_names
