"""Privileges and the points that they bring. rulebook: Privilege; King's privilege in Goa."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from games.navegador.rules.board import KIND_NUMBER, KINDS, Kind
from games.navegador.rules.score import each, king_best, points
from games.navegador.rules.state import State
from games.navegador.tests.given import (
    after,
    ask_at,
    colonies,
    free,
    having,
    me,
    note_keys,
    on,
    option,
    privileges,
    refusal,
    ships,
    table,
    turn,
)


def example(**things: object) -> State:
    """Return the rulebook's example: two churches, five explorers and a shipyard, with one privilege for churches and one for explorers."""
    owned: dict[str, object] = {
        "money": 0, "workers": 4, "field": on("colony"), "churches": 2, "explorers": (1, 2, 3, 4, 5),
        "privileges": privileges(church=1, explorer=1), "colonies": colonies(sugar=1),
    }  # fmt: skip
    return having(table(), **(owned | things))


@pytest.mark.parametrize(("kind", "bonus"), [("church", 80), ("explorer", 100), ("shipyard", 50), ("colony", 30)])
def test_a_privilege_costs_a_worker_and_pays_a_bonus_for_each_item(kind: Kind, bonus: int) -> None:
    state = after(example(), f"privilege {kind}")
    assert (me(state).money, me(state).workers) == (bonus, 3)
    number = KIND_NUMBER[kind]
    assert me(state).privileges[number] == me(example()).privileges[number] + 1
    assert state.position.gallery[number] == 0


def test_the_orange_factory_counts_for_the_bonus() -> None:
    """The second privilege of the kind pays 20."""
    assert me(after(example(privileges=privileges(factory=1)), "privilege factory")).money == 20


def test_two_workers_must_be_kept() -> None:
    assert me(after(example(workers=3), "privilege church")).workers == 2
    assert me(after(example(workers=2), "privilege")).workers == 2


def test_a_privilege_without_items_pays_nothing() -> None:
    state = after(example(colonies=((), (), ())), "privilege colony")
    assert (me(state).money, me(state).privileges) == (0, privileges(church=1, explorer=1, colony=1))


def test_a_player_has_at_most_three_privileges_of_a_kind() -> None:
    state = example(privileges=privileges(church=3))
    assert refusal(state, "privilege church").key == "navegador.privilege.full"


def test_only_privileges_in_the_gallery_are_offered() -> None:
    state = example()
    state = replace(state, position=replace(state.position, gallery=(0, 1, 0, 1, 0)))
    assert free(ask_at(state, "privilege")) == ["-", "factory", "shipyard"]
    assert refusal(state, "privilege church").key == "navegador.privilege.gone"


def test_bonus_and_money_are_shown() -> None:
    church = option(ask_at(example(money=70), "privilege"), "church")
    assert church.hint is not None
    assert dict(church.label.args)["bonus"] == 80
    assert dict(church.hint.args) == {"king": 0, "count": 2, "each": 40, "points": 7}


@pytest.mark.parametrize(
    ("owned", "worth"),
    [
        (privileges(), (1, 2, 4, 3, 3)),
        (privileges(explorer=1, shipyard=2), (1, 2, 5, 7, 3)),
        (privileges(colony=3, explorer=1, shipyard=2, church=1), (4, 2, 5, 7, 5)),
    ],
)
def test_points_for_each_item(owned: tuple[int, ...], worth: tuple[int, ...]) -> None:
    assert each(me(having(table(), privileges=owned))) == worth


def test_workers_ships_and_whole_two_hundreds_are_a_point_each() -> None:
    start = me(table())
    workers, ships_out, money, orange_factory, shipyard, church = 3, 2, 1, 2, 3, 3
    assert points(start) == workers + ships_out + money + orange_factory + shipyard + church
    assert points(replace(start, money=399)) == points(start)
    assert points(replace(start, money=400)) == points(start) + 1


def goa(**things: object) -> State:
    """Return a state of the variant in which the King's privilege is in Goa."""
    return having(table(king="goa"), money=0, field=on("colony"), **things)


def test_a_ship_in_goa_gets_the_king_s_privilege_without_a_worker() -> None:
    state = after(goa(ships=ships(goa=1), workers=2, churches=2), "privilege king:church")
    assert (me(state).money, me(state).workers, me(state).king) == (100, 2, "church")
    *_, points_for_a_church = each(me(state))
    assert points_for_a_church == 5
    assert state.position.gallery == (1,) * 5
    assert note_keys(turn(goa(ships=ships(goa=1)), "privilege king:church").notes) == ["move", "privilege.goa"]


def test_without_a_ship_in_goa_it_is_not_offered() -> None:
    assert free(ask_at(goa(workers=3), "privilege")) == ["-", *KINDS]
    assert free(ask_at(goa(workers=3, ships=ships(goa=1)), "privilege")) == ["-", *KINDS, *(f"king:{kind}" for kind in KINDS)]


def test_the_king_s_privilege_is_taken_once_and_fills_a_place() -> None:
    state = goa(ships=ships(goa=1), workers=4, king="church", privileges=privileges(church=2))
    assert "king:colony" not in free(ask_at(state, "privilege"))
    assert refusal(state, "privilege church").key == "navegador.privilege.full"
    assert king_best(me(state)) is None, "it is on the sheet"
    assert king_best(replace(me(state), king="held")) is not None
    second = goa(ships=ships(goa=1), workers=4, churches=2, privileges=privileges(church=1))
    assert me(after(second, "privilege king:church")).money == 80


def test_the_king_s_privilege_has_its_own_hint() -> None:
    state = having(goa(ships=ships(goa=1), workers=3, churches=2), money=200)
    hints = {option.token: dict(option.hint.args) for option in ask_at(state, "privilege").options if option.hint is not None}
    assert (hints["king:church"]["king"], hints["church"]["king"]) == (1, 0)


def test_in_the_base_game_goa_has_no_king_s_privilege() -> None:
    state = having(table(), field=on("colony"), ships=ships(goa=1))
    assert free(ask_at(state, "privilege")) == ["-", *KINDS]


def test_the_king_s_privilege_is_lost_if_it_is_not_fetched() -> None:
    state = table(king="goa", left=1, is_ending=True)
    ended = after(state, "workers 0")
    assert me(ended).king == "goa"
    assert points(ended.position.players[Seat(1)]) == 14
