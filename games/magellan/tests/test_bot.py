"""The sensible player: what it does in positions made for it. Its matches end with a winner."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engine.game.rules import resolve_settings
from engine.values.core import Ask, Line, Seat
from engine.walking.walk import drive, play
from engine.walking.worlds import imagine_world
from games.magellan.game import RULES
from games.magellan.mind.policy import plan, policy
from games.magellan.rules.board import bases
from games.magellan.rules.state import Debt, Drawing, Group, Losing, Loss, Moving, Owing, Ship, Stage, State
from games.magellan.rules.values import Go
from games.magellan.tests.card_positions import WAR_OF_THREE, position

ME = Seat(0)


def table(stage: Stage | None = None, *, open: tuple[str, ...] = ("belgium",), points: int = 5, **pieces: object) -> State:
    """Return a state in which seat 0 has points to move and some countries are open."""
    start = position(**pieces)  # type: ignore[arg-type]
    return State(replace(start, points=points, open=open), stage or Moving())


def line(state: State) -> Line:
    """Return the line that the bot plays for seat 0."""
    world = imagine_world(RULES, state, ME, Random(0))
    tokens, _ = drive(RULES.turn(state, ME), lambda ask, path: policy(world, ME, ask, path, Random(0)))
    return " ".join(tokens)


def test_it_develops_a_country_that_it_can_pay_and_a_jeep_stands_in() -> None:
    rich = table(cash=(200, 100, 100), jeeps={0: ["6n1l1"]})
    assert line(rich) == "develop-belgium end"
    assert "develop" not in line(table(cash=(100, 100, 100), jeeps={0: ["6n1l1"]}))


def test_a_jeep_waits_in_a_country_that_can_soon_be_paid() -> None:
    """It waits in Brussels although the own West Germany, in the same place, brings nothing more."""
    own = {0: ["west_germany", "sweden"]}
    state = table(open=("belgium", "greece"), cash=(55, 300, 300), jeeps={0: ["6n1l1"]}, ships={0: ["6n1s1"]}, countries=own)
    near = replace(state.position, table=replace(state.position.table, target=75))
    assert "jeep-6n1" not in line(replace(state, position=near)), "one more revenue pays for Belgium, and that wins"


def test_it_lands_and_develops_in_one_line() -> None:
    state = table(cash=(200, 100, 100), ships={0: [Ship("6n1s1", "jeep")]})
    assert line(state) == "ship-jeep-6n1 6n1 develop-belgium end"


def test_it_sails_from_the_base_as_far_as_the_points_go() -> None:
    state = table(cash=(200, 100, 100), jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]}, points=4)
    after = play(RULES, state, ME, line(state)).value.state.position
    (ship,) = after.players[0].ships
    assert ship.load == "jeep"
    assert ship.node != "6s33s1"


def test_it_prefers_what_earns_more_for_its_cost() -> None:
    state = table(open=("greece", "italy"), cash=(600, 100, 100), ships={0: [Ship("4n2s1", "jeep")]}, points=1)
    piece, goals, *_ = plan(state, ME)
    assert piece == (Group("ship-jeep", "4n2s1"),)
    assert goals == (Go("5n2l1"), Go("5n2s1")), "to Italy"


def test_it_leaves_poor_countries_alone_unless_they_win() -> None:
    poor = {"open": ("pakistan",), "cash": (1000, 100, 100), "jeeps": {0: ["4n8l1"]}}
    assert "develop" not in line(table(**poor))  # type: ignore[arg-type]
    winning = poor | {"countries": {0: ["japan", "spain"]}}
    assert line(table(**winning)) == "develop-pakistan"  # type: ignore[arg-type]


def test_it_goes_for_a_discovery_with_nothing_else_to_do() -> None:
    state = table(open=(), active=["h03_01"], ships={0: [Ship("3s26s1", "jeep")]}, points=1)
    assert line(state) == "ship-jeep-3s26 3s26 end"


def test_it_keeps_the_last_jeep_of_a_country_at_home_in_war() -> None:
    pieces = {"open": ("west_germany",), "cash": (900, 9, 9), "jeeps": {0: ["5n2l1"]}, "countries": {0: ["italy"]}}
    assert "jeep-5n2 " in line(table(**pieces))  # type: ignore[arg-type]
    assert "jeep-5n2 " not in line(table(**pieces, war=WAR_OF_THREE))  # type: ignore[arg-type]


def test_it_takes_an_undefended_country_in_war() -> None:
    state = table(open=(), war=WAR_OF_THREE, countries={1: ["belgium"]}, ships={0: [Ship("6n1s1", "jeep")]})
    after = play(RULES, state, ME, line(state)).value.state.position
    assert after.players[0].countries == ("belgium",)


def at_the_azores(state: State) -> State:
    """Return a state in which seat 0 has five jeeps and three ships at the Azores."""
    base, *_ = bases(3)
    first, *others = state.position.players
    first = replace(first, base=base.land, port=base.sea, jeeps=(base.land,) * 5, ships=(Ship(base.sea),) * 3)
    return replace(state, position=replace(state.position, players=(first, *others)))


def test_it_buys_a_plane_that_brings_jeeps_to_countries_much_sooner() -> None:
    state = at_the_azores(table(open=("kuwait",), cash=(200, 100, 100), countries={0: ["saudi_arabia"]}, points=6))
    assert line(state) == "buy-plane 1 jeep-4n34 fly-3n5 develop-kuwait end"
    assert "plane" not in line(at_the_azores(table(open=("kuwait",), cash=(60, 100, 100), countries={0: ["saudi_arabia"]}, points=6)))
    assert "plane" not in line(at_the_azores(table(open=("spain",), cash=(900, 100, 100), countries={0: ["france"]}, points=6)))


def test_a_plane_carries_a_jeep_if_that_is_quickest() -> None:
    state = table(open=("switzerland",), cash=(600, 9, 9), jeeps={0: ["6n2l2"] * 2}, planes={0: ["6n2l2"]}, countries={0: ["france"]})
    assert line(state) == "jeep-6n2l2 fly-5n1 develop-switzerland end"


def test_it_bombs_the_cell_with_most_enemies_and_without_their_planes() -> None:
    pieces = {"open": (), "war": WAR_OF_THREE, "planes": {0: ["5n1l1"]}, "countries": {0: ["france"]}}
    enemies = {1: ["5n2l1", "5n2l1"], 2: ["6n1l1"]}
    assert line(table(**pieces, jeeps=enemies)) == "plane-5n1 strike-5n2"  # type: ignore[arg-type]
    guarded = pieces | {"planes": {0: ["5n1l1"], 1: ["5n2l1"]}}
    assert line(table(**guarded, jeeps=enemies)) == "plane-5n1 strike-6n1"  # type: ignore[arg-type]
    assert line(table(**pieces | {"war": None}, jeeps=enemies)) == "end"  # type: ignore[arg-type]


def test_it_draws_countries_while_few_are_open_and_history_otherwise() -> None:
    assert line(table(Drawing(), cash=(900, 100, 100))) == "geographic"
    assert line(table(Drawing(), cash=(900, 100, 100), open=("belgium", "france", "sweden"))) == "history"


def test_it_sells_what_earns_least_for_its_cost() -> None:
    state = table(Owing(ME), countries={0: ["belgium", "egypt", "france"]})
    ask = next(RULES.turn(replace(state, position=replace(state.position, debts=(Debt(ME, 5),))), ME))
    assert isinstance(ask, Ask)
    assert policy(state, ME, ask, (), Random(0)) == "egypt"


def test_it_gives_up_an_empty_piece_before_a_laden_one() -> None:
    state = table(Losing(ME), ships={0: [Ship("6s33s1", "jeep"), Ship("5n1s1")]})
    state = replace(state, position=replace(state.position, losses=(Loss(ME, "ship"),)))
    assert line(state) == "ship-5n1"


def test_it_gives_up_a_piece_that_stands_idle() -> None:
    """It keeps a country's only jeep in war, and a jeep in a country that it can pay."""
    for node, pieces in (("5n2l1", {"countries": {0: ["italy"]}, "war": WAR_OF_THREE, "open": ()}), ("6n1l1", {"cash": (200, 9, 9)})):
        state = table(Losing(ME), jeeps={0: [node, "6s33l1", "6s33l1"]}, **pieces)  # type: ignore[arg-type]
        state = replace(state, position=replace(state.position, losses=(Loss(ME, "jeep"),)))
        assert line(state) == "jeep-6s33"


@pytest.mark.parametrize(("seats", "level"), [(2, "peace"), (3, "simplest"), (4, "planes"), (2, "experts")])
def test_its_matches_end_with_a_winner(seats: int, level: str) -> None:
    state = RULES.setup(seats, resolve_settings(RULES, {"level": level, "target": "75", "end": "winner"}), f"bots/{seats}")
    rng, lines = Random(seats), 0
    while awaited := RULES.to_act(state):
        seat, world = awaited[0], imagine_world(RULES, state, awaited[0], rng)
        _, turn = drive(RULES.turn(state, seat), lambda ask, path, world=world, seat=seat: policy(world, seat, ask, path, rng))
        state = turn.state
        lines += 1
    RULES.audit(state)
    result = RULES.result(state)
    assert result is not None and result.ranks.count(1) == 1
    assert lines < 1500
