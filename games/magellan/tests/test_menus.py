"""The answers of a movement in the menu, beside the suggestions on buttons: whole turns, further ways and developments."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import bots
from engine.asks.decision import Answer
from engine.game.rules import resolve_settings
from engine.values.core import Ask
from engine.walking.walk import Asking, decision
from games.magellan.game import RULES
from games.magellan.mind.quick import play_next_line
from games.magellan.rules import says
from games.magellan.rules.board import NODES
from games.magellan.rules.state import Moving, Rolling, Ship, State, awaited
from games.magellan.tests.given import after, follow_line, given
from words import speaker


def answers(state: State, line: str = "") -> tuple[Answer, ...]:
    """Return the answers to the ask after a half-made line."""
    end = follow_line(state, line)
    assert isinstance(end, Asking)
    return decision(RULES, state, RULES.to_act(state)[0], end).answers


def lines(state: State, line: str = "") -> list[str]:
    """Return the lines of answers."""
    return [" ".join(answer.path) for answer in answers(state, line)]


def test_a_place_beyond_the_points_is_a_direction_and_no_arrival() -> None:
    end = follow_line(given(points=2, open=["belgium", "turkey"], jeeps={0: ["5n1l1"]}), "jeep-5n1")
    assert isinstance(end, Asking) and isinstance(end.ask, Ask)
    named = [option for option in end.ask.options if option.label.key in ("magellan.goal.capital", "magellan.goal.towards")]
    is_beyond_points = {option.label.key: option.value.points > 2 for option in named}
    assert is_beyond_points == {"magellan.goal.capital": False, "magellan.goal.towards": True}


def test_no_two_places_to_choose_from_are_called_alike() -> None:
    say = speaker("en")
    name_counts = Counter(say(says.named_place(node)) for node in NODES)
    assert [place for place, count in name_counts.items() if count > 1] == []


def entries(state: State, line: str = "") -> list[tuple[str, str, bool]]:
    """Return each answer in words, its hint, and whether it is in the menu."""
    say = speaker("en")
    return [(say(answer.label), say(answer.hint) if answer.hint else "", answer.group is not None) for answer in answers(state, line)]


def test_the_next_ask_says_where_the_piece_has_stopped() -> None:
    state = given(points=4, open=["spain"], jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]})
    end = follow_line(state, "jeep-6s33 5s33")
    assert isinstance(end, Asking)
    assert speaker("en")(end.ask.prompt).startswith("Ship with jeep in the sea north of South Georgia, 2 steps left")


def test_the_whole_turn_is_the_last_answer_of_the_menu() -> None:
    state = given(points=5, open=["belgium", "argentina"], jeeps={0: ["5n1l1", "4s30l1"]}, cash={0: 450})
    *_, turn = lines(state)
    assert turn == "jeep-5n1 6n1 develop-belgium jeep-4s30 4s31 develop-argentina end"
    assert entries(state)[-1] == (
        "Turn: jeep to Belgium, develop · jeep to Argentina, develop",
        "400 M for +19; leaves 50 M, 1 step",
        True,
    )
    assert after(state, turn).stage == Rolling()
    assert lines(state, "jeep-5n1 6n1 develop-belgium")[-1] == "jeep-4s30 4s31 develop-argentina end"


def test_a_way_for_all_points_comes_once_and_ends_the_turn() -> None:
    assert lines(given(points=2, open=["belgium"], jeeps={0: ["5n1l1"]})) == ["end", "jeep-5n1 6n1 develop-belgium end"]


def test_the_development_that_wins_ends_the_line() -> None:
    state = given(points=6, target=75, countries={0: ["west_germany", "switzerland"]}, open=["belgium"], jeeps={0: ["5n1l1"]})
    assert lines(state) == ["jeep-5n1 6n1 develop-belgium", "end"]


def test_in_war_a_way_goes_on_unless_it_meets_an_enemy() -> None:
    alone = given(points=2, jeeps={0: ["5n1l1"]}, war=((0,), (1,)), open=["belgium"])
    assert lines(alone) == ["end", "jeep-5n1 6n1 develop-belgium end"]
    blocked = given(points=2, jeeps={0: ["5n1l1"], 1: ["6n1l1"]}, war=((0,), (1,)), open=["belgium"])
    assert lines(blocked) == ["end", "jeep-5n1 6n1"]


def test_with_a_single_point_a_jeep_goes_aboard_and_a_ship_goes_on() -> None:
    state = given(points=1, open=["belgium"], jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]})
    first_line, *_ = lines(state)
    assert first_line == "jeep-6s33 6s33s1 end"
    (ship,) = after(state, first_line).position.players[0].ships
    assert ship.load == "jeep"
    at_sea = given(points=1, open=["belgium"], ships={0: [Ship("5s35s1", "jeep")]}, cash={0: 200})
    first_line, *_ = lines(at_sea)
    (ship,) = after(at_sea, first_line).position.players[0].ships
    assert ship.node == "4s35s1"


def test_a_payable_country_is_reached_and_developed_with_one_answer() -> None:
    state = given(points=3, open=["belgium", "spain"], jeeps={0: ["5n1l1"]}, cash={0: 1200})
    assert lines(state, "jeep-5n1")[:2] == ["5n36 develop-spain", "6n1 develop-belgium"]
    poor = given(points=3, open=["belgium"], jeeps={0: ["5n1l1"]}, cash={0: 10})
    assert not any("develop" in line for line in lines(poor, "jeep-5n1"))


def test_answers_fit_into_what_is_left_of_a_line() -> None:
    state = given(points=5, open=["belgium", "argentina"], jeeps={0: ["5n1l1", "4s30l1"]})
    for bought in range(13):
        begun = " ".join(["buy-jeep 1"] * bought)
        for line in lines(state, begun):
            follow_line(state, f"{begun} {line}")
        for line in lines(state, f"{begun} jeep-5n1"):
            follow_line(state, f"{begun} jeep-5n1 {line}")


def test_the_menu_has_the_other_countries_worth_their_cost_and_the_end() -> None:
    """Switzerland, Italy with Belgium, and Spain are on buttons; Zaire earns next to nothing and is left out."""
    countries = ["zaire", "spain", "belgium", "iran", "italy", "switzerland"]
    state = given(points=6, open=countries, jeeps={0: ["1n2l1", "5n1l1"]}, cash={0: 900})
    turn, *menu = [label for label, _, is_in_menu in entries(state) if is_in_menu]
    assert turn.startswith("Turn: develop Switzerland")
    assert menu == ["Towards Iran: pay 480 M, +16", "End the turn: 6 steps lost"]


@pytest.mark.parametrize(
    ("seats", "settings"), [(4, {"target": "75"}), (3, {"level": "planes", "history6": "on"}), (2, {"level": "experts", "history11": "on"})]
)
def test_the_whole_turn_of_a_sensible_player_is_one_answer(seats: int, settings: dict[str, str]) -> None:
    state, rng, turns = RULES.setup(seats, resolve_settings(RULES, settings), f"first/{seats}"), Random(seats), 0
    for _ in range(400):
        if not awaited(state):
            break
        if state.stage == Moving():
            assert bots.line("mate", RULES, state, awaited(state)[0], Random(1)) in lines(state)
            turns += 1
        state = play_next_line(state, rng)
    assert turns > 40


def test_a_whole_turn_is_told_with_its_sales_and_flights() -> None:
    pieces = {"jeeps": {0: ["4n34l1"] * 5}, "ships": {0: ["4n34s1"] * 3}}
    far = {"open": ["kuwait"], "countries": {0: ["saudi_arabia"]}, "cash": {0: 200}}
    flying = given(level="planes", points=6, planes={0: ["4n34l1"]}, **far, **pieces)  # type: ignore[arg-type]
    *_, (whole_turn, _, _) = entries(flying)
    assert whole_turn == "Turn: jeep by plane to Kuwait · develop Kuwait"
    won = given(points=1, target=75, open=["france"], jeeps={0: ["5n1l1"]}, countries={0: ["italy", "belgium"]}, cash={0: 520})
    assert entries(won)[-1] == ("Turn: sell Belgium · develop France", "515 M for +45; leaves 5 M, 1 step", True)
