"""Orders that play whole turns: voyages that develop a country on arrival, and `onward`, which goes on until something happens.

A voyage says until when it goes on: `arrive`, `develop`, `better` (until something promises more), `arrival` or `news`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.values.core import Line, Order, Seat
from engine.walking.walk import play
from games.magellan.game import RULES
from games.magellan.rules.state import Drawing, Moving, Rolling, Ship, State
from games.magellan.tests.test_orders import ME, WAR, give_order, keeps, moving, obey, offered, with_stage

RICH = (700, 700, 700)
"""The cash of the three players. Belgium costs 100 M for 8, Italy and France 565 M for 44 and 53."""
BELGIUM = {"cash": RICH, "points": 30}
"""Cash to develop Belgium, and points to get there."""


def why(state: State, order: Order) -> str | None:
    """Return why an order has ended."""
    ended = RULES.orders.outcome(state, ME, order)
    return None if ended is None else ended.key.rpartition(".")[2]


@pytest.mark.parametrize("until", ["develop", "better"])
def test_a_voyage_arrives_and_develops(until: str) -> None:
    state = moving(**BELGIUM)  # type: ignore[arg-type]
    order = give_order(state, f"voyage jeep-6s33 6n1 {until}")
    line = obey(state, order)
    assert line == "jeep-6s33 6n1 develop-belgium end"
    after = play(RULES, state, ME, line).value.state
    assert after.position.players[0].countries == ("belgium",) and after.position.players[0].cash == 600
    assert why(after, order) == "arrived"


def test_a_voyage_to_a_place_without_a_country_just_arrives() -> None:
    state = moving(**BELGIUM)  # type: ignore[arg-type]
    assert offered(state, "voyage ship-6s33 to 5n36") == ["better", "arrive", "arrival", "news"]
    assert obey(state, give_order(state, "voyage ship-6s33 to 5n36 arrive")) == "ship-6s33 5n36 end"


@pytest.mark.parametrize("until", ["develop", "better"])
@pytest.mark.parametrize(("change", "reason"), [({"cash": 100}, "poor"), ({"open": ()}, "goal"), ({"war": WAR}, "war"), ({}, None)])
def test_a_voyage_that_develops_stops_when_it_cannot(until: str, change: dict[str, Any], reason: str | None) -> None:
    state = moving(cash=RICH)
    order = give_order(state, f"voyage jeep-6s33 6n1 {until}")
    me, *others = state.position.players
    me = replace(me, cash=change.get("cash", me.cash))
    position_changes = {key: value for key, value in change.items() if key != "cash"}
    after = with_stage(state, Rolling(), players=(me, *others), **position_changes)
    assert why(after, order) == reason
    assert keeps(after, order) == (reason is None)


def test_a_voyage_never_develops_for_more_than_was_said() -> None:
    state = moving(cash=RICH)
    order = give_order(state, "voyage jeep-6s33 6n1 develop")
    mark, way, others, most, seen = order.scope.split("|")
    assert most == "100"
    cheaper = replace(order, scope="|".join((mark, way, others, "90", seen)))
    assert why(with_stage(state, Rolling()), cheaper) == "dearer"


@pytest.mark.parametrize(("country", "reason"), [("france", "better"), ("italy", "better"), ("chile", None)])
def test_a_voyage_until_something_better_stops_for_what_promises_more(country: str, reason: str | None) -> None:
    state = moving(cash=RICH)
    order = give_order(state, "voyage jeep-6s33 6n1 better")
    assert why(with_stage(state, Rolling(), open=("belgium", country)), order) == reason
    assert why(with_stage(state, Rolling(), open=("belgium", country)), give_order(state, "voyage jeep-6s33 6n1 develop")) is None


def test_a_voyage_until_something_happens_stops_at_a_loss() -> None:
    state = moving(cash=RICH, countries={0: ["japan"]})
    order = give_order(state, "voyage jeep-6s33 6n1 better")
    me, *others = state.position.players
    for lost in (replace(me, countries=()), replace(me, ships=me.ships[:1])):
        assert why(with_stage(state, Rolling(), players=(lost, *others)), order) == "lost"


def test_a_voyage_given_in_a_war_goes_on_in_it_but_into_no_fight() -> None:
    state = moving(cash=RICH, war=WAR)
    order = give_order(state, "voyage jeep-6s33 6n1 better")
    assert obey(state, order) == "jeep-6s33 5s35 end"
    assert keeps(with_stage(state, Rolling(), war=None), order)
    me, foe, *others = state.position.players
    with_enemy_ship = with_stage(state, Moving(), players=(me, replace(foe, ships=(Ship("5s35s1"),)), *others))
    assert obey(with_enemy_ship, order) is None


def test_going_on_sails_develops_and_ends() -> None:
    state, lines = moving(cash=RICH, points=9), list[Line]()
    order = give_order(state, "onward develop")
    assert order.text.key == "magellan.order.onward.text.develop"
    while (line := obey(state, order)) is not None:
        lines.append(line)
        state = with_stage(play(RULES, state, ME, line).value.state, Moving(), seat=ME, points=9)
    assert lines == ["jeep-6s33 6n1 end", "ship-jeep-1n35 6n1 develop-belgium end"]
    assert why(state, order) == "done"


def test_going_on_asks_on_arrival_if_its_owner_likes() -> None:
    near, far = moving(**BELGIUM), moving(cash=RICH)  # type: ignore[arg-type]
    assert obey(near, give_order(near, "onward sail")) is None
    assert obey(far, give_order(far, "onward sail")) == obey(far, give_order(far, "onward develop"))


def test_going_on_buys_only_if_it_may() -> None:
    state = moving(cash=RICH, jeeps={0: []}, ships={0: []})
    buying, going = give_order(state, "onward buy"), give_order(state, "onward develop")
    line = obey(state, buying)
    assert line is not None and line.startswith("buy-jeep 1 buy-ship 1 jeep-")
    assert obey(state, going) == "end"


def test_going_on_asks_when_pieces_become_worth_their_price() -> None:
    poor = moving(cash=(120, 120, 120), jeeps={0: []}, ships={0: []})
    order = give_order(poor, "onward develop")
    me, *others = poor.position.players
    assert why(poor, order) is None
    assert why(with_stage(poor, Rolling(), players=(replace(me, cash=300), *others)), order) == "buys"


def test_going_on_with_nothing_to_go_for_ends_the_turns() -> None:
    state = moving(cash=(50, 50, 50))
    order = give_order(state, "onward buy")
    assert order.text.key == "magellan.order.onward.text.wait"
    assert obey(state, order) == "end"
    me, *others = state.position.players
    assert why(with_stage(state, Rolling(), players=(replace(me, cash=300), *others)), order) == "better", "now the money is enough"


@pytest.mark.parametrize(("change", "reason"), [({"war": WAR}, "war"), ({"open": ("belgium", "france")}, "better")])
def test_going_on_stops_when_something_happens(change: dict[str, Any], reason: str) -> None:
    state = moving(cash=RICH)
    order = give_order(state, "onward buy")
    assert why(with_stage(state, Rolling(), **change), order) == reason


def test_going_on_asks_about_anything_that_the_points_left_can_reach() -> None:
    state = moving(jeeps={0: ["6s33l1", "6s33l1"]}, **BELGIUM)  # type: ignore[arg-type]
    order = give_order(state, "onward buy")
    less = with_stage(state, Rolling(), open=("belgium", "uruguay"))
    assert keeps(less, order), "Uruguay promises less than Belgium"
    assert why(with_stage(less, Moving()), order) == "better", "but points are left for it"
    assert keeps(with_stage(less, Moving(), points=9), order)


def test_a_voyage_comes_before_going_on() -> None:
    state = moving(**BELGIUM)  # type: ignore[arg-type]
    asks = give_order(state, "voyage jeep-6s33 6n1 arrival")
    assert obey(state, give_order(state, "onward buy"), asks) is None


def test_the_pack_that_helps_most_is_drawn() -> None:
    few = with_stage(moving(cash=RICH), Drawing())
    many = with_stage(moving(cash=RICH), Drawing(), open=("belgium", "france", "italy"), geographic=("japan",))
    order = give_order(few, "draw wanted")
    assert (obey(few, order), obey(many, order)) == ("geographic", "history")
    assert obey(few, give_order(few, "onward sail")) == "geographic", "an order to go on draws, too"
    assert obey(few, give_order(few, "onward sail"), give_order(few, "draw history")) == "history"
    assert obey(few, give_order(few, "voyage jeep-6s33 6n1 better")) is None


def test_the_orders_of_a_sensible_player_who_leaves_can_be_given() -> None:
    state = moving(cash=RICH)
    lines = RULES.orders.foresight(state, ME, Random(0))
    assert lines == ("onward buy", "roll always", "draw wanted")
    assert [give_order(state, line).line for line in lines] == list(lines)
    assert RULES.orders.foresight(moving(gone=[0]), Seat(0), Random(0)) == ()
