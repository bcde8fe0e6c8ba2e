"""The rondel and the set-up. rulebook: Action Selection, Setting up the game."""

from __future__ import annotations

import pytest

from engine.values.core import NotYourTurn, Seat
from engine.walking.walk import play
from games.navegador.game import RULES
from games.navegador.rules.board import BUILDINGS, GOOD_OF, GOODS, REGIONS, STACKS, TOKENS, building_counts, building_prices, losses
from games.navegador.rules.state import State, awaited
from games.navegador.tests.given import SEAT, after, ask_at, free, having, me, note_keys, on, option, refusal, ships, table, turn


def ships_paid(state: State, line: str) -> int:
    """Return how many ships `SEAT` has fewer after a line."""
    return sum(me(state).ships) - sum(me(after(state, line)).ships)


@pytest.mark.parametrize("line", ["workers 0", "market1 su=- go=- sp=-", "colony"])
def test_the_next_three_fields_are_free(line: str) -> None:
    assert ships_paid(having(table(), ships=ships(portugal=7)), line) == 0


@pytest.mark.parametrize(
    ("line", "cost"), [("privilege -", 1), ("ships 0", 2), ("market2 su=- go=- sp=-", 3), ("buildings -", 4), ("sailing done", 5)]
)
def test_every_further_step_costs_a_ship(line: str, cost: int) -> None:
    assert ships_paid(having(table(), ships=ships(portugal=7)), line) == cost


def test_the_first_field_is_free() -> None:
    state = having(table(), field=None)
    assert free(ask_at(state)) == ["sailing", "workers", "market1", "colony", "privilege", "ships", "market2", "buildings"]
    assert ships_paid(state, "buildings -") == 0


def test_ships_from_any_region_pay_even_the_last_ones() -> None:
    state = having(table(), ships=ships(portugal=1, guine=1), field=on("sailing"))
    assert me(after(state, "privilege guine -")).ships == ships(portugal=1)
    assert sum(me(after(state, "ships 0")).ships) == 0


def test_a_field_that_costs_more_ships_than_there_are_is_blocked() -> None:
    state = having(table(), ships=ships(portugal=2))
    assert refusal(state, "market2 su=- go=- sp=-").key == "navegador.move.blocked"
    assert option(ask_at(state), "sailing").blocked is not None
    assert option(ask_at(state), "privilege").blocked is None


def test_which_ships_pay_is_asked_only_if_it_makes_a_difference() -> None:
    one_region = having(table(), ships=ships(portugal=3))
    assert me(after(one_region, "privilege -")).ships == ships(portugal=2)
    all_of_them = having(table(), ships=ships(portugal=1, guine=1))
    assert sum(me(after(all_of_them, "ships 0")).ships) == 0


def test_payment_comes_before_the_action() -> None:
    """A ship that paid cannot sail any more: five of the seven pay for a full circle."""
    full_circle = having(table(), ships=ships(portugal=7))
    assert refusal(full_circle, "sailing portugal>guine:3").key == "navegador.sail.ask"
    assert me(after(full_circle, "sailing portugal>guine:2")).ships == ships(guine=1)  # one of the two is lost in exploring


def test_an_action_may_be_left_out() -> None:
    for line in ("workers 0", "market1 su=- go=- sp=-", "colony"):
        state = after(table(), line)
        assert awaited(state) == (Seat(2),)
        assert me(state).money == 200
        assert note_keys(turn(table(), line).notes) == ["move", "nothing"]


def test_stones_on_the_same_field_do_not_matter() -> None:
    state = after(table(), "workers 0", "workers 0")
    assert [player.field for player in state.position.players] == [on("sailing"), on("workers"), on("workers"), on("sailing")]


def test_only_the_seat_to_move_is_asked() -> None:
    with pytest.raises(NotYourTurn):
        play(RULES, table(), Seat(2), "workers 0")


@pytest.mark.parametrize(
    ("seats", "dear_regions"),
    [(2, ["macau", "nagasaki"]), (3, ["macau", "nagasaki"]), (4, ["nagasaki"]), (5, ["nagasaki"])],
)
def test_the_set_up_has_the_numbers_of_the_quick_intro(seats: int, dear_regions: list[str]) -> None:
    """Exploring a dear region costs two ships."""
    position = RULES.setup(seats, {"king": "sheet"}, "setup").position
    assert building_counts(seats) == (6, 6, 6, 10 - seats, 10 - seats)
    assert [REGIONS[number] for number, lost in enumerate(losses(seats)) if lost == 2] == dear_regions
    assert tuple(map(len, position.stacks)) == STACKS
    for good in range(len(GOODS)):
        on_board = [token for number, stack in enumerate(position.stacks) if GOOD_OF[number] == good for token in stack]
        assert sorted([*on_board, position.removed[good]]) == list(TOKENS[good])
    assert position.holder == (position.start - 1) % seats
    assert position.gallery == (1,) * 5
    for player in position.players:
        assert (player.money, player.workers, player.ships, player.king) == (200, 3, ships(portugal=2), "held")
        assert (player.shipyards, player.churches, player.factories) == (1, 1, (0, 0, 0))


def test_the_dearest_shipyards_and_churches_are_left_out() -> None:
    prices = dict(zip(BUILDINGS, building_prices(5), strict=True))
    assert prices["shipyard"] == (50, 100, 150, 200, 250)
    assert prices["gold"] == (40, 70, 100, 130, 160, 190)


def test_the_last_move_names_field_steps_and_payment() -> None:
    state = having(table(), ships=ships(portugal=2, guine=1))
    last = after(state, "privilege guine -").position.last
    assert (last.seat, last.what, last.origin, last.steps, last.paid) == (SEAT, "privilege", "sailing", 4, ("guine",))
    assert note_keys(turn(state, "privilege guine -").notes) == ["move", "pay", "nothing"]
