"""Playouts, the worth of positions and the lines that are thought about."""

from __future__ import annotations

from math import isfinite
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.game.rules import resolve_settings
from engine.values.core import Ask, Form, Path, Seat, Token
from engine.walking.walk import drive, play
from engine.walking.worlds import imagine_world
from games.magellan.game import RULES
from games.magellan.mind.aims import aims, laps, promise_of, rate, sales
from games.magellan.mind.candidates import whole
from games.magellan.mind.judgement import JUDGEMENT, doubt, worth
from games.magellan.mind.policy import policy
from games.magellan.mind.quick import has_winner, play_next_line, playout
from games.magellan.mind.values import WINNING, of_country, of_prey
from games.magellan.rules.board import NATIONS
from games.magellan.rules.state import Active, Drawing, Group, Moving, Rolling, Ship, State, War, awaited, with_player
from games.magellan.rules.turn.laps import lap
from games.magellan.rules.values import Buy, Develop, Go
from games.magellan.tests.card_positions import position
from games.magellan.tests.given import given

ME = Seat(0)


def states(seats: int, lines: int, **settings: str) -> list[State]:
    """Return the first positions of a match that the quick policy plays."""
    positions_met = [RULES.setup(seats, resolve_settings(RULES, settings), f"quick/{seats}/{sorted(settings.items())}")]
    rng = Random(seats)
    while len(positions_met) < lines and awaited(positions_met[-1]):
        positions_met.append(play_next_line(positions_met[-1], rng))
    return positions_met


def table(*, open: tuple[str, ...], **pieces: object) -> State:
    return State(replace(position(**pieces), points=5, open=open), Moving())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (4, {"target": "75"}),
        (2, {"level": "peace", "bases": "3"}),
        (3, {"level": "planes", "countries": "100", "history6": "on"}),
        (4, {"level": "experts", "bases": "2", "history11": "on"}),
    ],
)
def test_a_quick_line_leads_where_the_real_dialogue_leads(seats: int, settings: dict[str, str]) -> None:
    for state in states(seats, 260, **settings)[::3]:
        if not awaited(state):
            break
        seat = awaited(state)[0]

        def answer(ask: Ask | Form, path: Path, state: State = state, seat: Seat = seat) -> Token:
            return policy(state, seat, ask, path, Random(5))

        after = drive(RULES.turn(state, seat), answer)[1].state
        assert play_next_line(state, Random(5)) == after
        RULES.audit(after)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_playout_counts_turns_and_stops_when_somebody_has_won(seats: int) -> None:
    state = states(seats, 30, target="75")[-1]
    after = playout(state, ME, None, 3, Random(1))
    assert isinstance(after.stage, Rolling) and not has_winner(after.position)
    end = playout(state, ME, None, 10_000, Random(1))
    assert has_winner(end.position)
    assert playout(end, ME, None, 10, Random(1)) == end


def test_the_worth_of_a_position_is_finite_and_a_winner_has_most() -> None:
    for state in states(4, 200, target="75")[::20]:
        assert doubt(state) > 0
        for parts in worth(state):
            assert len(parts) == len(JUDGEMENT.terms) and all(map(isfinite, parts))
    end = playout(states(4, 2, target="75")[-1], ME, None, 10_000, Random(1))
    winner = max(range(4), key=lambda seat: sum(worth(end)[seat]))
    assert end.position.players[winner].place == 1


def test_candidates_are_legal_different_and_the_sensible_line_is_first() -> None:
    for state in states(4, 160, level="planes", target="75")[::8]:
        seat = awaited(state)[0]
        candidates = JUDGEMENT.candidates(imagine_world(RULES, state, seat, Random(1)), seat, 8, Random(2))
        again = JUDGEMENT.candidates(imagine_world(RULES, state, seat, Random(3)), seat, 8, Random(2))
        assert candidates == again and 1 <= len(candidates) <= 8
        assert len({candidate.line for candidate in candidates}) == len(candidates)
        for candidate in candidates:
            play(RULES, state, seat, candidate.line)


def test_in_war_a_guard_for_an_own_country_without_a_jeep_is_thought_about() -> None:
    pieces = {"open": (), "countries": {0: ["italy"]}, "cash": (30, 9, 9)}
    war = War("h05_01", ((Seat(0),), (Seat(1),), (Seat(2),)), ("jeep", "ship", "plane"), Seat(1), 3, (0, 0, 0))
    guard = "jeep-5n3 5n2"
    state = table(jeeps={0: ["5n3l1"], 1: ["5n1l1"]}, war=war, **pieces)
    lines = [candidate.line for candidate in JUDGEMENT.candidates(state, ME, 8, Random(1))]
    assert any(line.startswith(guard) for line in lines)


def test_both_packs_are_thought_about_and_a_throw_is_not() -> None:
    state_by_stage = {type(state.stage): state for state in states(4, 80, target="75")}
    packs = JUDGEMENT.candidates(state_by_stage[Drawing], awaited(state_by_stage[Drawing])[0], 8, Random(1))
    assert {candidate.line for candidate in packs} == {"geographic", "history"}
    throw = JUDGEMENT.candidates(state_by_stage[Rolling], awaited(state_by_stage[Rolling])[0], 8, Random(1))
    assert [candidate.line for candidate in throw] == ["roll"]


def test_money_is_worth_less_once_little_income_is_missing() -> None:
    start = states(4, 1, target="75")[0].position
    near = with_player(start, ME, replace(start.players[ME], countries=("west_germany",)))
    assert rate(near, ME) < rate(start, ME)


def test_it_sells_for_a_country_that_wins() -> None:
    state = table(open=("japan",), cash=(1000, 100, 100), countries={0: ["mexico", "spain"]}, jeeps={0: ["4n14l1"]})
    assert sales(state.position, ME, "japan") == ("mexico",)
    after = play_next_line(state, Random(1))
    assert after.position.players[0].place == 1 and "japan" in after.position.players[0].held
    poor = table(open=("japan",), cash=(600, 100, 100), countries={0: ["mexico", "spain"]})
    assert not sales(poor.position, ME, "japan")


def test_a_bonus_in_reach_is_an_aim() -> None:
    state = table(open=(), ships={0: [Ship("3s26s1", "jeep")]})
    active = replace(state.position, active=(Active("h03_01"),))
    assert [aim.node for aim in aims(active, ME)] == ["3s26l1"]


def test_an_aim_promises_less_where_a_rival_is_nearer_and_can_pay() -> None:
    def promise(rival: str, cash: int) -> float:
        near = given(jeeps={0: ["5n3l1"], 1: [rival]}, open=["switzerland"], cash={1: cash}).position
        return promise_of(near, ME, aims(near, ME)[0])

    alone = promise("5n1l1", 50)
    assert promise("4n14l1", 1000) == pytest.approx(alone, rel=0.05), "who is far behind takes nothing away"
    assert promise("5n1l1", 1000) < promise("5n2l1", 1000) < 0.95 * alone, "who is nearer does"


def test_a_race_that_is_lost_is_left_for_the_next_aim() -> None:
    """Bern is two lines from the jeep, Stockholm further; a rival in Bern can pay."""

    def first(cash: int) -> Any:
        about: dict[str, Any] = {"seats": 4, "points": 3, "open": ["switzerland", "sweden"]}
        state = given(jeeps={0: ["5n3l1"], 1: ["5n1l1"]}, cash={0: 300, 1: cash, 2: 10, 3: 10}, **about)
        return whole(state.position, ME).steps[1][0]

    assert first(10) == Go("5n1l1")
    assert first(300) == Go("6n2l2")


@pytest.mark.parametrize(("crossed", "way"), [(30, "4n24s1"), (-30, "4n12s1")])
def test_a_ship_that_is_nearly_round_the_world_goes_on_the_same_way(crossed: int, way: str) -> None:
    state = given(active=["h01_03"], ships={0: [Ship("4n18s1", "", crossed)]}, points=6)
    lap_aims = laps(state.position, ME)
    assert [aim.node for aim in lap_aims] == [way] and lap_aims[0].promise(6) > 0
    assert whole(state.position, ME).steps[0][0] == Group("ship", "4n18s1")
    after = whole(state.position, ME).position
    assert after.players[0].cash > state.position.players[0].cash, "the last meridian is crossed"


def test_a_whole_lap_is_as_long_as_the_world_is_wide() -> None:
    for node in ("4n18s1", "6s33s1", "5n1s1"):
        rest = lap(node, 0)
        assert rest is not None and 36 <= rest.points + rest.beyond < 60
    assert laps(given(ships={0: ["4n18s1"]}).position, ME) == (), "no card pays for it"


def test_a_jeep_with_nothing_better_to_do_goes_where_an_own_country_has_none() -> None:
    about: dict[str, Any] = {"jeeps": {0: ["5n3l1"]}, "points": 2, "countries": {0: ["italy"]}, "cash": {0: 5}}
    assert whole(given(level="simplest", **about).position, ME).steps[1][0] == Go("5n2l1")
    peaceful = whole(given(level="peace", **about).position, ME).steps
    assert (Go("5n2l1"),) not in peaceful, "nobody takes a country where there are no wars"


def test_a_country_that_the_next_revenue_pays_is_gone_to_and_not_yet_developed() -> None:
    about: dict[str, Any] = {"open": ["switzerland"], "countries": {0: ["italy"]}, "level": "peace", "points": 2}
    near, poor = {**about, "cash": {0: 40}}, {**about, "cash": {0: 10}}
    assert whole(given(jeeps={0: ["5n2l1"]}, **near).position, ME).steps[1][0] == Go("5n1l1")
    assert len(whole(given(jeeps={0: ["5n1l1"]}, **near).position, ME).steps) == 1
    assert aims(given(jeeps={0: ["5n2l1"]}, **poor).position, ME) == ()


def test_no_jeep_is_bought_while_one_stands_idle_with_a_ship() -> None:
    def bought(idle: tuple[str, ...]) -> bool:
        about: dict[str, Any] = {"level": "peace", "points": 6, "cash": {0: 700}, "open": ["argentina", "canada"]}
        ships = ["6s33s1", *(["5s30s1"] if idle else [])]
        state = given(jeeps={0: ["4n14l1", *idle]}, ships={0: ships}, **about)
        return any(step[0] == Buy("jeep") for step in whole(state.position, ME).steps)

    assert bought(()) and not bought(("5s30l1",))


def test_the_country_with_which_a_rival_wins_is_taken_before_a_better_one() -> None:
    about: dict[str, Any] = {
        "jeeps": {0: ["5n1l1"], 1: ["5n1l1"]},
        "open": ["switzerland", "france"],
        "points": 0,
        "cash": {0: 600, 1: 100},
    }
    about["cash"], rival = {0: 600, 1: 100}, {1: ["west_germany", "italy", "canada"]}
    assert whole(given(**about).position, ME).steps[0] == (Develop("france"),)
    assert whole(given(countries=rival, **about).position, ME).steps[0] == (Develop("switzerland"),)


def test_a_country_that_brings_just_the_income_that_is_lacking_wins() -> None:
    income = NATIONS["italy"].income
    for need, is_won in ((income - 1, True), (income, True), (income + 1, False)):
        assert of_prey("italy", need, 0.1) - of_prey("italy", 999, 0.1) == pytest.approx(WINNING * is_won)
        assert of_country("italy", 5, need, 0.1) - of_country("italy", 5, 999, 0.1) == pytest.approx(WINNING * is_won)
