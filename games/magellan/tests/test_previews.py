"""Previews of half-made moves, and the typed values of the options offered next."""

from __future__ import annotations

from engine.values.core import Ask, Seat
from engine.walking.walk import Asking, preview, walk
from games.magellan.game import RULES
from games.magellan.rules.state import Drawing, Fighting, Group, Ship, State
from games.magellan.rules.values import Bomb, Buy, Develop, Elsewhere, End, Fight, Fly, GiveUp, Go, Land, Pack, Sell, Sortie, Strike
from games.magellan.rules.view import MagellanView
from games.magellan.tests.given import after, given, settle_due, with_throws

ME = Seat(0)
TWO = ((0,), (1,))


def preview_of(state: State, path: str) -> MagellanView:
    """Return what the seat in turn sees of a half-made move."""
    return preview(RULES, state, RULES.to_act(state)[0], tuple(path.split()))


def values(state: State, path: str = "") -> list[object]:
    """Return the values that are offered next."""
    end = walk(RULES, state, RULES.to_act(state)[0], tuple(path.split()))
    assert isinstance(end, Asking) and isinstance(end.ask, Ask)
    return [option.value for option in end.ask.options]


def test_a_half_made_move_shows_where_a_piece_stops_and_what_is_left() -> None:
    state = given(points=4, open=["belgium"], jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]})
    half = preview_of(state, "jeep-6s33 6n1")
    assert half.points == 0
    *_, way = half.trail
    start, *_ = way.path
    assert (start, way.points) == ("6s33l1", 4)
    assert [group.what for group in half.players[0].groups] == ["ship-jeep"]
    assert half.turn == ME and half.stage == "moving"


def test_the_chosen_piece_is_shown_until_it_goes() -> None:
    state = given(points=4, jeeps={0: ["6s33l1"]}, ships={0: ["6s33s1"]})
    piece = Group("jeep", "6s33l1")
    assert preview_of(state, "").chosen is None
    assert preview_of(state, "jeep-6s33").chosen == piece and preview_of(state, "jeep-6s33 to").chosen == piece
    assert preview_of(state, "jeep-6s33").points == 4
    assert preview_of(state, "jeep-6s33 to 5s33").chosen is None


def test_developments_purchases_and_sales_are_shown_at_once() -> None:
    state = given(points=2, open=["belgium"], jeeps={0: ["6n1l1"]}, countries={0: ["kuwait"]}, cash={0: 200})
    assert preview_of(state, "develop-belgium").players[0].cash == 100
    assert preview_of(state, "develop-belgium").players[0].countries == ("kuwait", "belgium")
    assert preview_of(state, "develop-belgium buy-jeep").players[0].cash == 100
    assert preview_of(state, "develop-belgium buy-jeep 2").players[0].cash == 80
    assert preview_of(state, "sell kuwait").players[0].cash == 210


def test_a_purchase_before_a_draw_is_shown_and_the_card_is_not() -> None:
    state = given(stage=Drawing(), cash={0: 200})
    bought = preview_of(state, "buy-jeep 2")
    assert (bought.players[0].cash, bought.stage) == (180, "drawing")
    assert preview_of(state, "buy-jeep 2 geographic") == bought
    assert bought.geographic_count == len(state.position.geographic)


def test_a_landing_is_shown_before_it_is_confirmed_and_a_throw_is_not() -> None:
    state = given(level="planes", points=2, war=TWO, planes={0: ["5n1l1"]}, countries={0: ["france"]}, jeeps={1: ["6n1l1"]})
    up = after(state, "plane-5n1 strike-6n1")
    assert preview_of(up, "land-5n1").flight is None and preview_of(up, "land-5n1").points == 1
    assert preview_of(up, "bomb-2") == RULES.view(up, ME)
    assert values(up) == [Bomb(Seat(1)), Land("5n1l1", 1)]


def test_steps_and_goals_have_typed_values() -> None:
    state = given(points=2, open=["belgium"], jeeps={0: ["6n1l1"]}, countries={0: ["france"]}, planes={0: ["6n1l1"]})
    piece = Group("jeep", "6n1l1")
    assert [value for value in values(state) if not isinstance(value, Group)] == [
        Develop("belgium"), Buy("jeep"), Buy("ship"), Buy("plane"), Sell(), End(),
    ]  # fmt: skip
    assert piece in values(state)
    offered = values(state, "jeep-6n1")
    assert Go("5n1l1", 2) in offered and Elsewhere() in offered
    assert Fly("5n1l1", 1) in values(state, "plane-6n1")
    assert values(given(stage=Drawing(), cash={0: 0}))[:2] == [Pack("geographic"), Pack("history")]


def test_a_carriage_costs_boarding_flight_and_getting_out() -> None:
    state = given(level="planes", points=3, planes={0: ["5n1l1"]}, jeeps={0: ["5n1l1"]}, countries={0: ["sweden"]})
    assert Fly("6n2l2", 3, carries=True) in values(state, "jeep-5n1")
    assert preview_of(state, "jeep-5n1 fly-6n2l2").points == 0


def test_fights_strikes_and_losses_have_typed_values() -> None:
    carrier = settle_due(given(war=TWO, ships={0: [Ship("5s33s1", "plane")], 1: ["5s33s1"]}))
    battle = Fight("5s33", "ship", Seat(1))
    assert isinstance(carrier.stage, Fighting) and values(carrier) == [battle, Sortie(battle)]
    state = given(
        level="planes", points=2, war=TWO, planes={0: ["5n1l1"]}, countries={0: ["france"]}, ships={1: ["6n1s1", Ship("6n1s1", "jeep")]}
    )
    assert Strike("6n1", 1) in values(state, "plane-5n1")
    hit = after(with_throws(after(state, "plane-5n1 strike-6n1"), [4]), "bomb-2")
    assert values(hit) == [GiveUp("ship", Group("ship", "6n1s1")), GiveUp("ship", Group("ship-jeep", "6n1s1"))]


def test_a_line_ends_automatically_after_thirteen_steps() -> None:
    state = given(points=2, cash={0: 1000}, jeeps={0: ["6n1l1"]})
    line = " ".join(["buy-jeep 1"] * 13)
    ended = after(state, line)
    assert ended.stage == state.stage and ended.position.seat == ME and len(ended.position.players[0].jeeps) == 14
