"""Playouts, the evaluation of positions, and the lines that bots consider."""

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
from games.magellan.mind.judgement import JUDGEMENT, doubt, worth
from games.magellan.mind.planned_movement import whole
from games.magellan.mind.policy import policy
from games.magellan.mind.quick import has_winner, play_next_line, playout
from games.magellan.mind.values import WINNING, of_country, of_prey
from games.magellan.rules.board import NATIONS
from games.magellan.rules.state import Active, Drawing, Group, Moving, Position, Rolling, Ship, State, awaited, with_player
from games.magellan.rules.turn.laps import lap
from games.magellan.rules.values import Buy, Develop, Go
from games.magellan.tests.card_positions import WAR_OF_THREE, position
from games.magellan.tests.given import given

ME = Seat(0)


def states(seats: int, lines: int, **settings: str) -> list[State]:
    """Return the first positions of a match that the quick policy plays."""
    positions_met = [RULES.setup(seats, resolve_settings(RULES, settings), f"quick/{seats}/{sorted(settings.items())}")]
    rng = Random(seats)
    while len(positions_met) < lines and awaited(positions_met[-1]):
        positions_met.append(play_next_line(positions_met[-1], rng))
    return positions_met


def first_goal(position: Position) -> Any:
    """Return where the first piece of the planned movement goes; the step before it chooses the piece."""
    _, (goal, *_), *_ = whole(position, ME).steps
    return goal


def table(*, open: tuple[str, ...], **pieces: object) -> State:
    """Return a state in which seat 0 has five points to move, and some countries are open."""
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

        _, turn = drive(RULES.turn(state, seat), answer)
        assert play_next_line(state, Random(5)) == turn.state
        RULES.audit(turn.state)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_playout_counts_turns_and_stops_when_somebody_has_won(seats: int) -> None:
    state = states(seats, 30, target="75")[-1]
    after = playout(state, ME, plan=None, turns=3, rng=Random(1))
    assert isinstance(after.stage, Rolling) and not has_winner(after.position)
    end = playout(state, ME, plan=None, turns=10_000, rng=Random(1))
    assert has_winner(end.position)
    assert playout(end, ME, plan=None, turns=10, rng=Random(1)) == end


def test_the_worth_of_a_position_is_finite_and_a_winner_has_most() -> None:
    for state in states(4, 200, target="75")[::20]:
        assert doubt(state) > 0
        for parts in worth(state):
            assert len(parts) == len(JUDGEMENT.terms) and all(map(isfinite, parts))
    end = playout(states(4, 2, target="75")[-1], ME, plan=None, turns=10_000, rng=Random(1))
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


def test_in_war_a_guard_for_an_own_country_is_a_candidate() -> None:
    pieces = {"open": (), "countries": {0: ["italy"]}, "cash": (30, 9, 9)}
    guard = "jeep-5n3 5n2"
    state = table(jeeps={0: ["5n3l1"], 1: ["5n1l1"]}, war=WAR_OF_THREE, **pieces)
    lines = [candidate.line for candidate in JUDGEMENT.candidates(state, ME, 8, Random(1))]
    assert any(line.startswith(guard) for line in lines)


def test_both_packs_are_candidates_and_a_throw_has_no_alternative() -> None:
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


def test_an_aim_promises_less_if_a_nearer_rival_can_pay() -> None:
    def promise(rival: str, cash: int) -> float:
        """Return what Switzerland promises with a rival's jeep there and with so much cash."""
        near = given(jeeps={0: ["5n3l1"], 1: [rival]}, open=["switzerland"], cash={1: cash}).position
        best_aim, *_ = aims(near, ME)
        return promise_of(near, ME, best_aim)

    alone = promise("5n1l1", 50)
    assert promise("4n14l1", 1000) == pytest.approx(alone, rel=0.05), "a rival who is far behind takes nothing away"
    assert promise("5n1l1", 1000) < promise("5n2l1", 1000) < 0.95 * alone, "a nearer rival does"


def test_a_race_that_is_lost_is_left_for_the_next_aim() -> None:
    """Bern is two lines from the jeep, Stockholm further; a rival in Bern can pay."""

    def first(cash: int) -> Any:
        """Return the first goal if the rival has so much cash."""
        about: dict[str, Any] = {"seats": 4, "points": 3, "open": ["switzerland", "sweden"]}
        state = given(jeeps={0: ["5n3l1"], 1: ["5n1l1"]}, cash={0: 300, 1: cash, 2: 10, 3: 10}, **about)
        return first_goal(state.position)

    assert first(10) == Go("5n1l1")
    assert first(300) == Go("6n2l2")


@pytest.mark.parametrize(("crossed", "way"), [(30, "4n24s1"), (-30, "4n12s1")])
def test_a_ship_that_is_nearly_round_the_world_goes_on_the_same_way(crossed: int, way: str) -> None:
    state = given(active=["h01_03"], ships={0: [Ship("4n18s1", lap=crossed)]}, points=6)
    (aim,) = laps(state.position, ME)
    assert aim.node == way and aim.promise(6) > 0
    movement = whole(state.position, ME)
    (piece, *_), *_ = movement.steps
    assert piece == Group("ship", "4n18s1")
    assert movement.position.players[0].cash > state.position.players[0].cash, "the last meridian is crossed"


def test_a_whole_lap_is_as_long_as_the_world_is_wide() -> None:
    for node in ("4n18s1", "6s33s1", "5n1s1"):
        rest = lap(node, 0)
        assert rest is not None and 36 <= rest.points + rest.beyond < 60
    assert laps(given(ships={0: ["4n18s1"]}).position, ME) == (), "no card pays for it"


def test_an_idle_jeep_goes_to_an_own_country_without_a_jeep() -> None:
    about: dict[str, Any] = {"jeeps": {0: ["5n3l1"]}, "points": 2, "countries": {0: ["italy"]}, "cash": {0: 5}}
    assert first_goal(given(level="simplest", **about).position) == Go("5n2l1")
    peaceful = whole(given(level="peace", **about).position, ME).steps
    assert (Go("5n2l1"),) not in peaceful, "nobody takes a country where there are no wars"


def test_a_jeep_goes_ahead_to_a_country_that_the_next_revenue_pays() -> None:
    about: dict[str, Any] = {"open": ["switzerland"], "countries": {0: ["italy"]}, "level": "peace", "points": 2}
    near, poor = {**about, "cash": {0: 40}}, {**about, "cash": {0: 10}}
    assert first_goal(given(jeeps={0: ["5n2l1"]}, **near).position) == Go("5n1l1")
    assert len(whole(given(jeeps={0: ["5n1l1"]}, **near).position, ME).steps) == 1
    assert aims(given(jeeps={0: ["5n2l1"]}, **poor).position, ME) == ()


def test_no_jeep_is_bought_while_one_stands_idle_with_a_ship() -> None:
    def bought(idle: tuple[str, ...]) -> bool:
        about: dict[str, Any] = {"level": "peace", "points": 6, "cash": {0: 700}, "open": ["argentina", "canada"]}
        """Return whether a jeep is bought; `idle`: a jeep and a ship that stand together, if any."""
        jeeps, ships = ["4n14l1", *idle[:1]], ["6s33s1", *idle[1:]]
        state = given(jeeps={0: jeeps}, ships={0: ships}, **about)
        return any(first == Buy("jeep") for first, *_ in whole(state.position, ME).steps)

    assert bought(idle=()) and not bought(idle=("5s30l1", "5s30s1"))


def test_a_country_that_a_rival_would_win_with_comes_before_a_better_one() -> None:
    about: dict[str, Any] = {
        "jeeps": {0: ["5n1l1"], 1: ["5n1l1"]},
        "open": ["switzerland", "france"],
        "points": 0,
        "cash": {0: 600, 1: 100},
    }
    first, *_ = whole(given(**about).position, ME).steps
    assert first == (Develop("france"),)
    near_target = {1: ["west_germany", "italy", "canada"]}
    first, *_ = whole(given(countries=near_target, **about).position, ME).steps
    assert first == (Develop("switzerland"),)


@pytest.mark.parametrize(("beyond_income", "is_won"), [(-1, True), (0, True), (1, False)])
def test_a_country_that_brings_the_income_that_is_lacking_wins(beyond_income: int, is_won: bool) -> None:
    need, never = NATIONS["italy"].income + beyond_income, 999
    prey = of_prey("italy", need, price=0.1) - of_prey("italy", never, price=0.1)
    country = of_country("italy", 5, need, price=0.1) - of_country("italy", 5, never, price=0.1)
    assert prey == pytest.approx(WINNING * is_won)
    assert country == pytest.approx(WINNING * is_won)
