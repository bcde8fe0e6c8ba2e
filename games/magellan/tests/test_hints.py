"""What the panel of a turn suggests: ready moves and whole turns."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine import bots
from engine.game.rules import resolved
from engine.values.core import Ask
from engine.walking.walk import Asking
from games.magellan.game import RULES
from games.magellan.mind.quick import played
from games.magellan.rules import says
from games.magellan.rules.board import NODES
from games.magellan.rules.state import Moving, Rolling, Ship, State, awaited
from games.magellan.tests.given import after, drafted, given
from words import speaker


def ready(state: State, line: str = "") -> list[str]:
    """The lines that the suggestions of an ask give."""
    found = drafted(state, line)
    assert isinstance(found, Asking)
    assert isinstance(found.ask, Ask)
    return [" ".join(hint.path) for hint in found.ask.suggest]


def keys(state: State) -> list[str]:
    found = drafted(state, "")
    assert isinstance(found, Asking)
    assert isinstance(found.ask, Ask)
    return [hint.label.key for hint in found.ask.suggest]


def test_a_way_that_leaves_points_also_comes_as_a_whole_turn_with_the_next_best_one() -> None:
    state = given(points=5, open=["belgium", "argentina"], jeeps={0: ["5n1l1", "4s30l1"]}, cash={0: 450})
    first, second, third, _ = ready(state)
    assert first == "jeep-5n1 6n1 develop-belgium jeep-4s30 4s31 develop-argentina end"
    assert (second, third) == ("jeep-5n1 6n1 develop-belgium", "jeep-4s30 4s31 develop-argentina")
    assert keys(state)[:2] == ["magellan.hint.whole", "magellan.hint.develops"]
    assert after(state, first).stage == Rolling()


def test_a_whole_turn_ends_when_nothing_else_is_worth_a_way() -> None:
    state = given(points=6, open=["belgium"], jeeps={0: ["5n1l1"]}, cash={0: 300})
    assert ready(state) == ["jeep-5n1 6n1 develop-belgium end", "jeep-5n1 6n1 develop-belgium", "end"]


def test_a_way_for_all_points_comes_once_and_ends_the_turn() -> None:
    assert ready(given(points=2, open=["belgium"], jeeps={0: ["5n1l1"]})) == ["jeep-5n1 6n1 develop-belgium end", "end"]


def test_the_development_that_wins_ends_the_line() -> None:
    state = given(points=6, target=75, countries={0: ["west_germany", "switzerland"]}, open=["belgium"], jeeps={0: ["5n1l1"]})
    assert ready(state)[0] == "jeep-5n1 6n1 develop-belgium"


def test_in_war_a_way_goes_on_unless_it_meets_an_enemy() -> None:
    alone = given(points=2, jeeps={0: ["5n1l1"]}, war=((0,), (1,)), open=["belgium"])
    assert ready(alone) == ["jeep-5n1 6n1 develop-belgium end", "end"]
    met = given(points=2, jeeps={0: ["5n1l1"], 1: ["6n1l1"]}, war=((0,), (1,)), open=["belgium"])
    assert ready(met) == ["jeep-5n1 6n1", "end"]


def test_one_point_takes_a_jeep_aboard() -> None:
    state = given(points=1, open=["belgium"], jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]})
    assert ready(state) == ["jeep-6s33 6s33s1 end", "end"]
    assert ready(given(points=1, open=["belgium"], jeeps={0: ["5n1l1"]}, ships={0: ["4n36s1"]})) == ["end"]
    assert after(state, "jeep-6s33 6s33s1 end").position.players[0].ships[0].load == "jeep"


def test_a_destination_that_can_be_paid_is_developed_with_one_click() -> None:
    state = given(points=3, open=["belgium", "spain"], jeeps={0: ["5n1l1"]}, cash={0: 1200})
    found = ready(state, "jeep-5n1")
    assert "6n1 develop-belgium" in found
    assert "5n36 develop-spain" in found
    poor = given(points=3, open=["belgium"], jeeps={0: ["5n1l1"]}, cash={0: 10})
    assert ready(poor, "jeep-5n1") == ["6n1"]


def test_planes_are_not_sent_to_places_for_ships() -> None:
    state = given(points=3, active=["h01_01"], planes={0: ["5n1l1"]}, jeeps={0: ["5n1l1"]}, stage=Moving())
    assert not any(line.startswith("plane") for line in ready(state))


def test_ready_answers_fit_into_what_is_left_of_a_line() -> None:
    state = given(points=5, open=["belgium", "argentina"], jeeps={0: ["5n1l1", "4s30l1"]})
    for bought in range(13):
        line = " ".join(["buy-jeep 1"] * bought)
        for tokens in ready(state, line):
            drafted(state, f"{line} {tokens}")
        for tokens in ready(state, f"{line} jeep-5n1"):
            drafted(state, f"{line} jeep-5n1 {tokens}")


def test_a_place_beyond_the_points_is_a_direction_and_no_arrival() -> None:
    found = drafted(given(points=2, open=["belgium", "turkey"], jeeps={0: ["5n1l1"]}), "jeep-5n1")
    assert isinstance(found, Asking) and isinstance(found.ask, Ask)
    named = [option for option in found.ask.options if option.label.key in ("magellan.goal.capital", "magellan.goal.towards")]
    assert [(option.label.key, option.value.points > 2) for option in named] == [
        ("magellan.goal.capital", False),
        ("magellan.goal.towards", True),
    ]


def test_no_two_places_to_choose_from_are_called_alike() -> None:
    say = speaker("en")
    said = Counter(say(says.named_place(node)) for node in NODES)
    assert [place for place, count in said.items() if count > 1] == []


def hints(state: State, line: str = "") -> list[tuple[str, str, bool]]:
    """Each ready answer in words, what decides about it, and whether one click plays it."""
    found, say = drafted(state, line), speaker("en")
    assert isinstance(found, Asking) and isinstance(found.ask, Ask)
    return [(say(hint.label), say(hint.hint) if hint.hint else "", hint.plays) for hint in found.ask.suggest]


def test_ready_answers_name_what_decides_and_the_better_country_comes_first() -> None:
    state = given(points=4, open=["algeria", "spain"], jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]}, cash={0: 2000})
    turn, first, second, end = hints(state)
    assert turn == ("Turn: jeep to the sea west of Bouvet, not open yet", "all points used", True)
    assert first == ("Jeep in South Georgia towards Spain", "385 M for +17; stops in the sea south of Tristan, 11 short", True)
    assert second[0] == "Jeep in South Georgia towards Algeria" and second[1].startswith("215 M for +5")
    assert end == ("End the turn", "4 points not used", False)


def test_a_country_that_earns_next_to_nothing_is_not_suggested_and_the_one_that_wins_comes_first() -> None:
    state = given(points=9, target=75, open=["zaire", "belgium", "france"], jeeps={0: ["1n2l1", "5n1l1"]}, cash={0: 2000})
    found = hints(state)
    assert not any("Zaire" in label for label, _, _ in found)
    assert not any("wins" in hint for _, hint, _ in found)
    ways = "develop France · jeep to Belgium, develop · jeep to Khartoum, not open yet"
    assert found[0] == (f"Turn: {ways}", "665 M for +61; leaves 1,335 M, 1 point", True)
    assert found[1] == ("Develop France", "565 M for +53; leaves 1,435 M", False)
    richer = replace(state.position, players=(replace(state.position.players[0], countries=("west_germany",)), *state.position.players[1:]))
    assert hints(State(richer, state.stage))[0][1] == "565 M for +53: wins the match"


def test_what_a_draft_asks_says_where_the_piece_stops() -> None:
    state = given(points=4, open=["spain"], jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]})
    found = drafted(state, "jeep-6s33 5s33")
    assert isinstance(found, Asking)
    assert speaker("en")(found.ask.prompt).startswith("Ship with jeep in the sea north of South Georgia, 2 points left")


def test_in_war_a_country_that_nobody_guards_is_suggested() -> None:
    state = given(points=5, target=75, war=((0,), (1,)), jeeps={0: ["5n1l1"]}, countries={0: ["france"], 1: ["italy"]})
    label, hint, _ = hints(state)[0]
    assert (label, hint) == ("Jeep in France to Italy, take it", "+44 for nothing, wins the match; 2 points")
    assert ready(state)[0] == "jeep-5n1 5n2"
    guarded = given(points=5, target=75, war=((0,), (1,)), jeeps={0: ["5n1l1"], 1: ["5n2l1"]}, countries={1: ["italy"]})
    assert not any("take it" in label for label, _, _ in hints(guarded))


def test_what_plays_at_once_is_never_shown_above_a_better_answer() -> None:
    """Panels put what plays first; a direction plays only where nothing can be developed before."""
    near = given(points=9, open=["belgium", "iran"], jeeps={0: ["5n1l1"]}, cash={0: 2000})
    assert [(label, plays) for label, _, plays in hints(near)][:3] == [
        ("Turn: jeep to Belgium, develop", True),
        ("Jeep in France to Belgium, develop", False),
        ("Jeep in France towards Iran", False),
    ]
    assert hints(given(points=0, jeeps={0: ["5n1l1"]})) == [("End the turn", "", True)]


def test_a_jeep_at_sea_goes_on_with_a_single_point() -> None:
    state = given(points=1, open=["belgium"], ships={0: [Ship("5s35s1", "jeep")]}, cash={0: 200})
    towards = "Ship with jeep in the sea south of Tristan towards Belgium"
    assert hints(state)[0] == (towards, "100 M for +8; stops in Tristan da Cunha, 12 short", True)
    assert after(state, ready(state)[0]).position.players[0].ships[0].node == "4s35s1"


@pytest.mark.parametrize(
    ("seats", "settings"), [(4, {"target": "75"}), (3, {"level": "planes", "history6": "on"}), (2, {"level": "experts", "history11": "on"})]
)
def test_what_a_sensible_player_does_is_suggested_first(seats: int, settings: dict[str, str]) -> None:
    state, rng, met = RULES.setup(seats, resolved(RULES, settings), f"first/{seats}"), Random(seats), 0
    for _ in range(400):
        if not awaited(state):
            break
        if state.stage == Moving():
            line = bots.line("mate", RULES, state, awaited(state)[0], Random(1))
            if line != "end":
                assert ready(state)[0] == line
                met += 1
        state = played(state, rng)
    assert met > 40


def test_a_whole_turn_tells_purchases_sales_flights_and_bombings() -> None:
    pieces = {"jeeps": {0: ["4n34l1"] * 5}, "ships": {0: ["4n34s1"] * 3}}
    far = {"open": ["kuwait"], "countries": {0: ["saudi_arabia"]}, "cash": {0: 200}}
    flying = given(level="planes", points=6, planes={0: ["4n34l1"]}, **far, **pieces)  # type: ignore[arg-type]
    assert hints(flying)[0][0] == "Turn: jeep by plane to Kuwait · develop Kuwait"
    won = given(points=1, target=75, open=["france"], jeeps={0: ["5n1l1"]}, countries={0: ["italy", "belgium"]}, cash={0: 520})
    assert hints(won)[0] == ("Turn: sell Belgium · develop France", "515 M for +45; leaves 5 M, 1 point", False)
    war = given(level="planes", points=2, open=[], war=((0,), (1,)), planes={0: ["5n1l1"]}, countries={0: ["france"]}, jeeps={1: ["6n1l1"]})
    assert hints(war)[0][0] == "Turn: bomb West Germany"


def test_a_draft_goes_on_with_the_rest_of_the_turn() -> None:
    state = given(points=5, open=["belgium", "argentina"], jeeps={0: ["5n1l1", "4s30l1"]}, cash={0: 450})
    assert ready(state, "jeep-5n1 6n1 develop-belgium")[0] == "jeep-4s30 4s31 develop-argentina end"
