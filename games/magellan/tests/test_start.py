"""rulebook: Inventory and Start of the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.game.rules import resolve_settings
from engine.values.core import Broken, Seat
from games.magellan.game import RULES
from games.magellan.rules import cards
from games.magellan.rules.board import BASE_SET, SUPPLEMENT, bases, cell_of
from games.magellan.rules.state import Rolling, State, number
from games.magellan.tests.given import given


def start(seats: int = 2, seed: str = "start", **chosen: str) -> State:
    """Return the first state of a match with these settings."""
    return RULES.setup(seats, resolve_settings(RULES, chosen), seed)


@pytest.mark.parametrize(("seats", "cash"), [(2, 1200), (3, 800), (4, 600)])
def test_cash_goes_by_the_number_of_players(seats: int, cash: int) -> None:
    assert [player.cash for player in start(seats).position.players] == [cash] * seats


def test_everybody_gets_five_jeeps_and_three_ships_at_their_base() -> None:
    for player in start(4).position.players:
        assert player.jeeps == (player.base,) * 5
        assert [ship.node for ship in player.ships] == [player.port] * 3
        assert not player.planes


@pytest.mark.parametrize("example", ["1", "2", "3", "4"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_players_take_the_first_bases_of_an_example(example: str, seats: int) -> None:
    first = {base.land for base in bases(int(example))[:seats]}
    assert {player.base for player in start(seats, bases=example).position.players} == first


def test_bases_are_distributed_by_lot() -> None:
    assert len({tuple(player.base for player in start(4, str(seed)).position.players) for seed in range(20)}) > 5


def test_the_first_player_is_found_by_lot_and_is_number_one() -> None:
    firsts = {start(3, str(seed)).position.start for seed in range(20)}
    assert firsts == {0, 1, 2}
    position = start(3, "a").position
    in_order_of_play = [Seat((position.start + later) % 3) for later in range(3)]
    assert [number(position, seat) for seat in in_order_of_play] == [1, 2, 3]
    assert RULES.to_act(start(3, "a")) == (position.start,)


def test_beginners_start_with_two_places_and_five_countries() -> None:
    position = start().position
    assert len(position.open) == 5
    assert [cards.CARDS[active.card].series for active in position.active] == [3, 3]
    plain = start(start="plain").position
    assert not plain.open and not plain.active


def test_supplements_join_the_packs() -> None:
    assert len(start(start="plain").position.geographic) == len(BASE_SET) == 50
    assert len(start(start="plain", countries="100").position.geographic) == len(BASE_SET + SUPPLEMENT) == 100
    series = {cards.CARDS[card].series for card in start(start="plain", history6="on").position.history}
    assert series == set(range(1, 11))
    series = {cards.CARDS[card].series for card in start(start="plain", history11="on", level="planes").position.history}
    assert series == {1, 2, 3, 4, 5, 11, 12, 13, 14, 15}


def test_without_wars_no_war_is_in_the_pack() -> None:
    kinds = {type(cards.CARDS[card].effect).__name__ for card in start(start="plain", level="peace").position.history}
    assert "WarBreaksOut" not in kinds
    assert "WarBreaksOut" in {type(cards.CARDS[card].effect).__name__ for card in start(start="plain").position.history}


def test_the_match_begins_with_a_throw() -> None:
    assert start().stage == Rolling()


def test_the_opening_names_bases_and_cards() -> None:
    keys = [note.msg.key for note in RULES.opening(start(3))]
    assert keys == ["magellan.note.start", *["magellan.note.base"] * 3, "magellan.note.opened", "magellan.note.places"]


def test_the_sixteen_bases_lie_in_the_printed_cells() -> None:
    cells = [cell_of(base.land) for example in range(1, 5) for base in bases(example)]
    assert cells == [
        "6s33", "6s1", "5s4", "4s8", "3s23", "6n18", "2s17", "8n24", "4n34", "3n35", "4n30", "3n29", "2s18", "1s18", "2s19", "1s19",
    ]  # fmt: skip


def test_the_audit_finds_lost_money_and_pieces_too_many() -> None:
    state = given()
    first, second = state.position.players
    poorer = replace(first, cash=5)
    with pytest.raises(Broken, match="money"):
        RULES.audit(State(replace(state.position, players=(poorer, second)), state.stage))
    crowded = replace(first, jeeps=("6s33l1",) * 19)
    with pytest.raises(Broken, match="jeep"):
        RULES.audit(State(replace(state.position, players=(crowded, second)), state.stage))


def test_the_audit_finds_a_country_owned_twice_and_a_card_lost() -> None:
    state = given(countries={0: ["belgium"]})
    owner, other = state.position.players
    with pytest.raises(Broken, match="countries"):
        RULES.audit(State(replace(state.position, players=(owner, replace(other, countries=("belgium",)))), state.stage))
    with pytest.raises(Broken, match="history"):
        RULES.audit(State(replace(state.position, history=state.position.history[1:]), state.stage))
